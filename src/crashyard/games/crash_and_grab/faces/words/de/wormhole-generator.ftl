upgrade-wormhole-generator = Wurmloch-Generator
upgrade-text-wormhole-generator = Ende des Zuges: Du darfst mit einer beliebigen anderen Untertasse auf dem Spielplan den Platz tauschen. Das gilt nicht als Schieben. Einmal pro Zug.
event-saucers-swapped = Die { NAMES($saucer, of: "colour") } Untertasse auf { $from } und die { NAMES($other, of: "colour") } Untertasse auf { $to } tauschen die Plätze.
seen-event-saucers-swapped = Die { NAMES($saucer, of: "colour") } und die { NAMES($other, of: "colour") } Untertasse tauschen die Plätze.
