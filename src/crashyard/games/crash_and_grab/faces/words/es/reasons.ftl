# Por qué se aconseja una respuesta. `mine`: si el platillo es de quien lo lee.

whose-saucer = { $mine ->
    [true] tu
   *[false] el
} platillo { NAMES($saucer, of: "hue") }
from-saucer = { $mine ->
    [true] a tu
   *[false] al
} platillo { NAMES($saucer, of: "hue") }
reason-crew = { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") }
effect-crew-picked-up = { $mine ->
    [true] recoge al { reason-crew }
   *[false] { SEAT($seat) } recoge al { reason-crew }
}
effect-crew-stolen = le roba el { reason-crew } a { SEAT($victim) }
threat-crew-robbed = robarle un tripulante { from-saucer }
spared-crew-robbed = robarle ningún tripulante { from-saucer }
effect-crew-lost = { $mine ->
    [true] pierde al { reason-crew }
   *[false] { SEAT($seat) } pierde al { reason-crew }
}
threat-crew-lost = hacer que { $mine ->
    [true] pierdas
   *[false] { SEAT($seat) } pierda
} al { reason-crew }
spared-crew-lost = hacer que { $mine ->
    [true] pierdas
   *[false] { SEAT($seat) } pierda
} al { reason-crew }
effect-crashed = hace que { whose-saucer } se estrelle
threat-crashed = hacer que { whose-saucer } se estrelle
spared-crashed = hacer que { whose-saucer } se estrelle
effect-crashed-itself = { whose-saucer } se estrella
effect-upgraded = mejora el platillo
effect-boosted = gasta un potenciador
effect-stations-up = llena { $count ->
    [one] { $count } posición más
   *[other] { $count } posiciones más
}
effect-stations-down = vacía { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
}
effect-energy-up = da { $count } de energía
effect-energy-down = cuesta { $count } de energía
effect-points-up = { effect-score-up }
effect-points-down = { effect-score-down }
