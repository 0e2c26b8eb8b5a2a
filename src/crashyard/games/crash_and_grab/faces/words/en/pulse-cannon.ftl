upgrade-pulse-cannon = Pulse Cannon
upgrade-text-pulse-cannon = End of turn: you may push a saucer in your row or column one space directly away from you, however far it is. Once per turn.
