upgrade-wormhole-generator = Generador de agujeros de gusano
upgrade-text-wormhole-generator = Final del turno: puedes intercambiar tu casilla con la de cualquier otro platillo del tablero. No cuenta como empujón. Una vez por turno.
event-saucers-swapped = El platillo { NAMES($saucer, of: "colour") } en { $from } y el platillo { NAMES($other, of: "colour") } en { $to } intercambian sus casillas.
seen-event-saucers-swapped = El platillo { NAMES($saucer, of: "colour") } y el platillo { NAMES($other, of: "colour") } intercambian sus casillas.
