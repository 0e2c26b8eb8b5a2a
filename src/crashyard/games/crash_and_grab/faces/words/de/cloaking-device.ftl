upgrade-cloaking-device = Tarnkappe
upgrade-text-cloaking-device = Ende des Zuges: Du darfst den Spielplan verlassen; deine Untertasse wird am Ende der Runde wieder platziert. Das ist kein Absturz. Einmal pro Zug.
event-saucer-cloaked = Die { NAMES($saucer, of: "colour") } Untertasse tarnt sich auf { $from } und verlässt den Spielplan.
seen-event-saucer-cloaked = Die { NAMES($saucer, of: "colour") } Untertasse tarnt sich und verlässt den Spielplan.
