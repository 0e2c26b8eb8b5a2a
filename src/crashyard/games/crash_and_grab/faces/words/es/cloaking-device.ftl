upgrade-cloaking-device = Dispositivo de camuflaje
upgrade-text-cloaking-device = Final del turno: puedes abandonar el tablero; tu platillo vuelve a colocarse al final de la ronda. No cuenta como estrellarse. Una vez por turno.
event-saucer-cloaked = El platillo { NAMES($saucer, of: "colour") } se camufla en { $from } y abandona el tablero.
seen-event-saucer-cloaked = El platillo { NAMES($saucer, of: "colour") } se camufla y abandona el tablero.
