upgrade-saucer-teleporter = Saucer Teleporter
upgrade-text-saucer-teleporter = End of turn: you may jump to any empty crash site. This does not count as being placed. Once per turn.
