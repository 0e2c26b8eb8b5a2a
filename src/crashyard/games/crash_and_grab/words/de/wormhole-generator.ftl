upgrade-wormhole-generator = Wurmloch-Generator
upgrade-text-wormhole-generator = Ende des Zugs: Du darfst mit einem beliebigen anderen Ufo auf dem Plan den Platz tauschen. Das ist kein Stoß. Einmal pro Zug.
event-saucers-swapped = Das { NAMES($saucer, of: "colour") } Ufo auf { $from } und das { NAMES($other, of: "colour") } Ufo auf { $to } tauschen die Plätze.
