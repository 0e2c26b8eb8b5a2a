upgrade-proximity-mines = Proximity Mines
upgrade-text-proximity-mines = While moving on your own: whenever you hit a saucer, you may crash it instead of pushing it. In Twisted Titanium you win ties of a collision instead.
