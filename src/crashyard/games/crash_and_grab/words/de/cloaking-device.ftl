upgrade-cloaking-device = Tarnkappe
upgrade-text-cloaking-device = Ende des Zugs: Du darfst den Plan verlassen; dein Ufo wird am Ende der Runde wieder eingesetzt. Das ist kein Absturz. Einmal pro Zug.
event-saucer-cloaked = Das { NAMES($saucer, of: "colour") } Ufo tarnt sich auf { $from } und verlässt den Plan.
