upgrade-acceleration-regulator = Acceleration Regulator
upgrade-text-acceleration-regulator = While moving on your own: whenever you leave an accelerator, you may fly 1 to 4 spaces instead of the usual distance.
