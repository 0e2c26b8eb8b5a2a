upgrade-acceleration-regulator = Acceleration Regulator
upgrade-text-acceleration-regulator = During your own movement: whenever you leave an accelerator, you may move 1 to 4 spaces instead of the usual distance.
