upgrade-wormhole-generator = Wormhole Generator
upgrade-text-wormhole-generator = End of turn: you may swap places with any other saucer on the board. This is not a push. Once per turn.
event-saucers-swapped = The { NAMES($saucer, of: "colour") } saucer on { $from } and the { NAMES($other, of: "colour") } saucer on { $to } swap places.
seen-event-saucers-swapped = The { NAMES($saucer, of: "colour") } and the { NAMES($other, of: "colour") } saucer swap places.
