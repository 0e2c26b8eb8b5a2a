game-name = Headlong
game-about = Elige una marcha en secreto; quien la comparte, choca.
game-length = 5 minutos
how-to-play = Todos eligen una marcha a la vez. Quien está solo en la suya avanza esa distancia.
option-finish = Meta
option-finish-about = Cuántas casillas tiene la pista.
option-rounds = Rondas
option-rounds-about = Tras tantas rondas gana el coche que va primero.

event-chose = { $gear ->
    [0] { SEAT($seat) } ha elegido una marcha.
   *[other] { SEAT($seat) } ha elegido la marcha { $gear }.
}
event-revealed = Se muestran las marchas: { LIST($gears) }.
event-drove = { SEAT($seat) } avanza de { $from } a { $to }.
event-crashed = { SEAT($seat) } choca en la marcha { $gear } y no se mueve.
event-round-began = Empieza la ronda { $round }.
event-game-over = { $reason ->
    [finish] Se ha llegado a la meta. Victoria: { SEATS($winners) }.
   *[rounds] Ha terminado la última ronda. Victoria: { SEATS($winners) }.
}

action-choose = marcha { $gear }

refusal-game-over = La partida ha terminado; no queda nada que decidir.
refusal-not-awaited = Solo los jugadores eligen una marcha; ahora falta: { SEATS($awaited) }.
refusal-unknown-action = No hay ninguna acción { $action }; las acciones son números del 0 al 2.

scene-title = Headlong, ronda { $round }
scene-caption = { $over ->
    [true] Victoria: { SEATS($seats) }
   *[false] Eligen una marcha: { SEATS($seats) }
}
scene-space = { $beyond ->
    [true] Más allá de la meta de { SEAT($seat) }
   *[false] Casilla { $space } de { SEAT($seat) }
}
scene-car = El coche de { SEAT($seat) } en { $space }
