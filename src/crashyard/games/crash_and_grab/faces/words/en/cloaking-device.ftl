upgrade-cloaking-device = Cloaking Device
upgrade-text-cloaking-device = End of turn: you may leave the board; your saucer is placed again at the end of the round. This is not a crash. Once per turn.
event-saucer-cloaked = The { NAMES($saucer, of: "colour") } saucer cloaks itself on { $from } and leaves the board.
seen-event-saucer-cloaked = The { NAMES($saucer, of: "colour") } saucer cloaks itself and leaves the board.
