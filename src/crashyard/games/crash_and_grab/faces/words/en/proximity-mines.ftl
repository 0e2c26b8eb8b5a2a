upgrade-proximity-mines = Proximity Mines
upgrade-text-proximity-mines = During your own movement: whenever you hit a saucer, you may crash it instead of pushing it. In Twisted Titanium you win tied collisions instead.
