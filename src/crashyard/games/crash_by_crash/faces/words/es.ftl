# Crash by Crash. El vocabulario es el de las secciones 1 y 2 de las reglas. Los compañeros se llaman como tonos de un color.

game-name = Crash by Crash
game-about = Los coches de choque se empujan hasta las campanas y fuera del tablero: cada campana que suena da puntos y se lleva un trozo del tablero.
game-length = De 30 a 40 minutos
how-to-play = En tu turno tienes dos acciones. Pon un coche junto a otro y empuja en una dirección: el último coche de la fila avanza una casilla, y una más por cada pila. O pon el coche magnético, que atrae los coches que están a dos casillas. O juega una carta, haz un trato con el operario, que entonces da dos pasos (cuatro por 2 puntos), cambia dos cartas o pasa. Un segundo coche en el mismo turno cuesta 4 puntos. Expulsar un coche rival del tablero o a un hueco da 2 puntos. Desde el turno 6, un coche que llega a una campana la hace sonar, como mucho una por turno: los dos bandos suman los valores que hay bajo todos sus coches, y la loseta sale del tablero. La partida termina después de siete puntuaciones o cuando un bando se queda sin coches en el tablero; gana quien tiene más puntos.
length-played = { $count ->
    [one] Se ha jugado un turno.
   *[other] Se han jugado { $count } turnos.
}
length-unit = turnos

seat-number = { $number ->
    [0] Rojo
    [1] Azul
    [2] Granate
    [3] Cian
   *[other] asiento { $number }
}
seat-letter = { $seat ->
    [0] R
    [1] A
    [2] G
    [3] C
   *[other] { $seat }
}
side-letter = { $side ->
    [0] R
   *[1] A
}

# Opciones.

option-last-rider = Quien montó por última vez
option-last-rider-about = El asiento de quien montó en coches de choque más recientemente: pone el primer coche inicial y empieza en caso de empate; con cuatro jugadores, siempre el asiento 0.
option-younger = Quien es más joven
option-younger-about = El asiento de quien coloca al operario.

# Cartas: el nombre y lo que hace la carta.

card-name = { NAMES($card, of: "card") }
card-BELL_SHIFT = Campana fluctuante
card-LAMBADA = Lambada
card-FREE_TICKET = Billete gratis
card-SABOTEUR = Saboteador
card-FLYING_DUTCHMAN = Holandés errante
card-FLAT_BATTERY = Pila descargada
card-HEARTLESS_BELL = Campana sin corazón
card-COLOUR_ANOMALY = Anomalía de color
card-DOUBLE_HIT = Doble impacto
card-ROCKET = Propulsión a cohete
card-TANDEM = Tándem
card-EXPANSION = Expansión permitida
card-ACTION_REACTION = Acción y reacción
card-text-BELL_SHIFT = Lleva una campana a otra casilla libre de una flor en la que no haya otra campana.
card-text-LAMBADA = Intercambia dos coches en casillas vecinas, sean de quien sean.
card-text-FREE_TICKET = Mueve cualquier coche a una casilla vecina en la que no haya ni un coche ni el operario; si hay una campana, suena.
card-text-SABOTEUR = Quita del tablero un coche rival, que vuelve a su reserva; no recibes puntos por ello.
card-text-FLYING_DUTCHMAN = Lleva al operario a cualquier casilla libre.
card-text-FLAT_BATTERY = El otro bando pierde una pila y no puede usar ninguna en su próximo turno.
card-text-HEARTLESS_BELL = La próxima acción tiene que hacer sonar una campana; su loseta y los coches que hay en ella se quedan.
card-text-COLOUR_ANOMALY = La próxima acción tiene que hacer sonar una campana; los valores 0, 1, 2, 3 cuentan entonces como 3, 2, 1, 0.
card-text-DOUBLE_HIT = Tu próximo coche empuja en dos direcciones, primero en una y luego en la otra, con fuerza 1.
card-text-ROCKET = Tu próximo coche lanza el último coche de la fila tan lejos como pueda llegar; se detiene en una campana y golpea a otro coche con fuerza 1.
card-text-TANDEM = Tu próximo coche mueve una casilla los dos últimos coches de la línea.
card-text-EXPANSION = Tu próximo coche puede ir a cualquier casilla libre y no tiene que empujar ni atraer.
card-text-ACTION_REACTION = Tu próximo coche empuja con fuerza 1 y retrocede lo mismo.
card-short = { NAMES($card, of: "card-short") }
card-short-BELL_SHIFT = Mueve una campana a otra flor.
card-short-LAMBADA = Intercambia dos coches vecinos.
card-short-FREE_TICKET = Mueve un coche una casilla.
card-short-SABOTEUR = Quita un coche rival.
card-short-FLYING_DUTCHMAN = Mueve al operario donde quieras.
card-short-FLAT_BATTERY = El rival pierde una pila.
card-short-HEARTLESS_BELL = Toca; la loseta se queda.
card-short-COLOUR_ANOMALY = Toca: 0, 1, 2, 3 son 3, 2, 1, 0.
card-short-DOUBLE_HIT = Tu coche empuja a dos lados.
card-short-ROCKET = Empuja hasta donde llegue.
card-short-TANDEM = Empuja los dos últimos.
card-short-EXPANSION = Tu coche va a donde quieras.
card-short-ACTION_REACTION = Empuja; tu coche retrocede.

# La mesa.

part-board = El tablero
part-mat = { YOURS($side) ->
    [true] Tu reserva
   *[false] Reserva de { SIDE($side) }
}
part-track = Campanas tocadas y el turno
part-cards = Mazo, descartes y muestra
cell = Casilla { $at }, valor { $value }
seen-cell = { $value ->
    [0] Una casilla que no da nada
    [one] Una casilla que da { $value } punto al coche que está en ella, cada vez que suena una campana
   *[other] Una casilla que da { $value } puntos al coche que está en ella, cada vez que suena una campana
}
tile = { $flower ->
    [true] Una loseta en forma de flor: sale del tablero cuando suena su campana
   *[false] Una loseta en forma de X: nunca tiene campana y se queda en el tablero
}
hole = Un hueco: un coche que cae aquí vuelve a su reserva, como en el borde del tablero
car = { $magnetic ->
    [true] coche magnético
   *[false] coche
}{ $side ->
    [0] {" rojo"}
   *[1] {" azul"}
}
piece-car = Un { car }{ $magnetic ->
    [true] : atrae los coches que están a dos casillas, y se empuja y puntúa como cualquier otro
   *[false] : cuando suena una campana, puntúa el valor de su casilla
}
piece-bell = { $rung ->
    [true] Una campana que acaba de sonar
   *[false] Una campana: un coche que llega a ella la hace sonar; entonces puntúan los dos bandos y la loseta sale del tablero
}
piece-operator = El operario: todo empujón se detiene en él, y por donde va empuja los coches que encuentra
piece-action = { $number ->
    [1] Primera acción
   *[2] Segunda acción
}
piece-score = { YOURS($side) ->
    [true] Tus puntos
   *[false] Puntos de { SIDE($side) }
}: { $points }
piece-card = { NAMES($card, of: "card") }: { NAMES($card, of: "card-text") }
piece-hidden-card = { YOU($seat) ->
    [true] Una carta que solo conoces tú
   *[false] Una carta que solo conoce { SEAT($seat) }
}
piece-known-card = { YOU($seat) ->
    [true] Tomaste
   *[false] { SEAT($seat) } tomó
} esta carta a la vista: { NAMES($card, of: "card") }, { NAMES($card, of: "card-text") }
piece-drawn-slot = Aquí están las dos cartas de las que se queda una
piece-stock = { YOURS($side) ->
    [true] Coches en tu reserva
   *[false] Coches en la reserva de { SIDE($side) }
}: { $cars }
piece-stock-magnet = { YOURS($side) ->
    [true] Coche magnético en tu reserva
   *[false] Coche magnético en la reserva de { SIDE($side) }
}: { $cars }. Atrae los coches que están a dos casillas.
piece-batteries = { YOURS($side) ->
    [true] Tus pilas
   *[false] Pilas de { SIDE($side) }
}: quedan { $batteries }. Cada una alarga un empujón en una casilla.
piece-in-force = En vigor: { NAMES($card, of: "card") }: { NAMES($card, of: "card-text") }
piece-deck = Mazo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
piece-discard = Descartes: { COUNT($cards) ->
    [0] ninguna carta
   *[other] { NAMES($cards, of: "card") }
}
piece-track = Pista de puntuaciones: han sonado { $scorings } de { $last } campanas; la última termina la partida
piece-ban = { YOURS($side) ->
    [true] Sin pilas para ti
   *[false] Sin pilas para { SIDE($side) }
} en el turno { $turn }
counter-cars = coches
counter-magnet = imán
counter-batteries = pilas
counter-cards = cartas
note-winner = gana
note-turn = le toca
note-ban = sin pilas en el turno { $turn }
note-track = Campanas que han sonado: { $scorings } de { $last }. Mazo: { $deck }. Descartes: { $discard }.
note-display = Muestra: { NAMES($cards, of: "card") }.
note-drawn = Robadas: { NAMES($cards, of: "card") }.
note-known = Se sabe que { SEAT($seat) } tiene: { NAMES($cards, of: "card") }.
note-hand = Mano de { SEAT($seat) }: { COUNT($cards) ->
    [0] ninguna carta
   *[other] { NAMES($cards, of: "card") }
}.
header-turn = { $turn ->
    [0] Inicio
   *[other] Turno { $turn }
}
header-bells = { $may ->
    [true] Las campanas pueden sonar, una por turno
   *[false] Las campanas no suenan: lo hacen desde el turno { $turn }, y una vez por turno
}
header-deck = Mazo
header-discard = Descartes
header-hand = { YOU($seat) ->
    [true] Tu mano
   *[false] Mano de { SEAT($seat) }
}
caption-setup = Preparación: { $phase ->
    [set_operator] { YOU($seat) ->
        [true] colocas
       *[false] { SEAT($seat) } coloca
    } al operario.
    [set_cars] { YOU($seat) ->
        [true] pones
       *[false] { SEAT($seat) } pone
    } un coche inicial.
    [deal] se reparten las cartas.
   *[other] se ponen las losetas.
}
caption-turn = Turno { $turn }, acción { $action }: { $phase ->
    [action] { YOU($seat) ->
        [true] te toca a ti
       *[false] le toca a { SEAT($seat) }
    }
    [steps] { YOU($seat) ->
        [true] sigues
       *[false] { SEAT($seat) } sigue
    } moviendo al operario
    [ringing] { YOU($seat) ->
        [true] eliges
       *[false] { SEAT($seat) } elige
    } qué coche hace sonar la campana
    [draw] { YOU($seat) ->
        [true] tomas
       *[false] { SEAT($seat) } toma
    } una carta
    [keep] { YOU($seat) ->
        [true] te quedas
       *[false] { SEAT($seat) } se queda
    } con una de dos cartas
   *[other] se roba una carta
}; { $may ->
    [true] las campanas pueden sonar.
   *[false] ninguna campana puede sonar.
}
caption-over = La partida terminó en el turno { $turn }, { SCORES($scores) }: { COUNT($winners) ->
    [1] la victoria es para { SIDES($winners) }.
   *[other] { SIDES($winners) } comparten la victoria.
}
button-magnet = Coche magnético
button-operator = { $steps ->
    [2] Operario, 2 pasos
   *[4] Operario, 4 pasos (−2)
}
button-exchange = Cambiar dos cartas
button-pass = Pasar
button-direction = { $direction ->
    [E] →
    [NE] ↗
    [NW] ↖
    [W] ←
    [SW] ↙
    [SE] ↘
   *[none] ○
} { NAMES($direction, of: "direction") }
button-batteries = { $number ->
    [0] Sin pilas
    [one] { $number } pila
   *[other] { $number } pilas
}
legend-value = valor de la casilla
legend-magnet = coche magnético
legend-bell = campana
legend-operator = operario

# Qué se espera de ti.

goal-bells = Gana quien tenga más puntos tras { $last } puntuaciones
prompt-set-operator = Coloca al operario en el centro de una flor sin campana.
prompt-set-cars = Pon el coche inicial { $number } de { $all } en una loseta en la que aún no haya ninguno.
prompt-action = { $action ->
    [1] Primera acción
   *[2] Segunda acción
}: { $places ->
    [0] elige casilla junto a un coche, o una carta.
   *[other] otro coche cuesta { $fee } puntos; o juega una carta.
}
prompt-card = «{ NAMES($card, of: "card") }»: { $card ->
    [HEARTLESS_BELL] toca ahora una campana.
    [COLOUR_ANOMALY] toca ahora una campana.
    [DOUBLE_HIT] pon un coche junto a otros dos.
    [ROCKET] pon un coche junto al que quieres lanzar.
    [TANDEM] pon un coche al final de una fila.
    [EXPANSION] pon un coche en una casilla libre.
   *[ACTION_REACTION] pon un coche; retrocederá.
}
prompt-steps = Lleva al operario: elige su próximo paso (quedan { $steps }).
prompt-ringing = Elige el coche que hace sonar su campana.
prompt-draw = Toma { $takes ->
    [one] una carta
   *[other] { $takes } cartas
} de la muestra o del mazo.
prompt-keep = Quédate con una de las dos cartas; la otra se descarta.
prompt-direction = Elige la dirección del empujón.
prompt-batteries = Elige las pilas: cada una empuja una casilla más.
prompt-magnet = Elige dónde va: atrae coches que están a dos casillas.
prompt-operator = Elige su primer paso; empuja los coches que encuentra.
prompt-exchange = Elige las dos cartas que descartas.
prompt-aim = { $card ->
    [BELL_SHIFT] Elige la campana y luego su nueva casilla.
    [LAMBADA] Elige los dos coches que cambian de sitio.
    [FREE_TICKET] Elige el coche y luego la dirección.
    [SABOTEUR] Elige el coche que quitas del tablero.
   *[FLYING_DUTCHMAN] Elige adónde va el operario.
}

# Acciones.

direction-E = este
direction-NE = noreste
direction-NW = noroeste
direction-W = oeste
direction-SW = suroeste
direction-SE = sureste
direction-none = sin empujar
action-place = { $at }: { $car ->
    [magnet] poner el coche magnético
   *[normal] poner un coche{ COUNT($dir) ->
        [0] {""}
       *[other] , empujar al { NAMES($dir, of: "direction") }
    }{ $batteries ->
        [0] {""}
        [one] {" con "}{ $batteries } pila
       *[other] {" con "}{ $batteries } pilas
    }
}
action-operator = Operario: { $steps } pasos, primero al { NAMES($dir, of: "direction") } a { $to }
action-step = Operario: al { NAMES($dir, of: "direction") } a { $to }
action-card = { NAMES($card, of: "card") }{ $card ->
    [BELL_SHIFT] : campana de { $from } a { $to }
    [LAMBADA] : intercambiar { $a } y { $b }
    [FREE_TICKET] : coche de { $from } al { NAMES($dir, of: "direction") }
    [SABOTEUR] : quitar el coche de { $target }
    [FLYING_DUTCHMAN] : operario a { $to }
   *[other] {""}
}
action-exchange = Cambiar { NAMES($discard-0, of: "card") } y { NAMES($discard-1, of: "card") }
action-pass = Pasar
action-ring = { $from }: este coche hace sonar la campana
action-take = Tomar { $from ->
    [deck] una carta del mazo
   *[other] { NAMES($from, of: "card") }
}
action-keep = Quedarse con { NAMES($card, of: "card") }
action-set-operator = { $at }: colocar al operario
action-set-car = { $at }: poner un coche inicial

# Sucesos.

event-tile-laid = La loseta { $tile } se pone en el lugar { $slot }.
event-operator-put = { YOU($seat) ->
    [true] Colocas
   *[false] { SEAT($seat) } coloca
} al operario en { WHAT($at) }.
event-starting-car-put = Un { car } empieza en { $at }.
event-phase-began = { $phase ->
    [set_operator] Ahora { YOU($seat) ->
        [true] colocas
       *[false] { SEAT($seat) } coloca
    } al operario.
    [deal] Ahora se reparten las cartas.
    [set_cars] Ahora { YOU($seat) ->
        [true] pones
       *[false] { SEAT($seat) } pone
    } un coche inicial.
    [action] { YOU($seat) ->
        [true] Ahora viene tu acción { $action }.
       *[false] Ahora viene la acción { $action } de { SEAT($seat) }.
    }
    [steps] Ahora { YOU($seat) ->
        [true] sigues
       *[false] { SEAT($seat) } sigue
    } moviendo al operario.
    [ringing] Ahora { YOU($seat) ->
        [true] eliges
       *[false] { SEAT($seat) } elige
    } qué coche hace sonar la campana.
    [draw] Ahora { YOU($seat) ->
        [true] tomas
       *[false] { SEAT($seat) } toma
    } una carta.
    [keep] Ahora { YOU($seat) ->
        [true] te quedas
       *[false] { SEAT($seat) } se queda
    } con una de dos cartas.
    [tiles] Ahora se ponen las losetas.
   *[other] Ahora se roba una carta del mazo.
}
event-turn-began = Turno { $turn }: { YOU($seat) ->
    [true] te toca a ti.
   *[false] le toca a { SEAT($seat) }.
}
event-turn-ended = { YOU($seat) ->
    [true] Terminas el turno.
   *[false] { SEAT($seat) } termina el turno.
}
event-passed = { YOU($seat) ->
    [true] Pasas.
   *[false] { SEAT($seat) } pasa.
}
event-car-placed = Se pone un { car } en { $at }.
event-batteries-used = { YOURS($side) ->
    [true] Tus pilas
   *[false] Pilas de { SIDE($side) }
}: { $batteries ->
    [one] { $batteries } gastada
   *[other] { $batteries } gastadas
}, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}.
event-fee-paid = { YOURS($side) ->
    [true] Tus puntos
   *[false] Puntos de { SIDE($side) }
}: { $points } pagados, { $score ->
    [one] queda { $score }
   *[other] quedan { $score }
}.
event-car-moved = { $by ->
    [recoil] El retroceso empuja un { car } de { $from } a { $to }.
    [operator] El operario empuja un { car } de { $from } a { $to }.
    [magnet] Un imán atrae un { car } de { $from } a { $to }.
    [card] Un { car } va de { $from } a { $to }.
   *[push] Un { car } es empujado de { $from } a { $to }.
}
event-car-displaced = { $by ->
    [recoil] El retroceso expulsa un { car } de { $from } hacia el { NAMES($direction, of: "direction") }
    [operator] El operario expulsa un { car } de { $from } hacia el { NAMES($direction, of: "direction") }
   *[push] Un { car } es expulsado de { $from } hacia el { NAMES($direction, of: "direction") }
}{ COUNT($hole) ->
    [0] , fuera del tablero
   *[other] , al hueco { $hole }
}{ $points ->
    [0] .
   *[other] , lo que da { $points } puntos: { SCORES($scores) }.
}
event-bell-rung = Un { car } hace sonar la campana de { $at }.
event-bell-scored = Puntuación { $scorings }: { SCORES($points) }; el marcador queda en { SCORES($scores) }.
event-tile-removed = La loseta del lugar { $slot } sale del tablero{ COUNT($cars) ->
    [0] {""}
    [one] , y 1 coche vuelve a su reserva
   *[other] , y { COUNT($cars) } coches vuelven a sus reservas
}.
event-operator-moved = El operario va de { WHAT($from) } a { WHAT($to) }.
event-card-played = { YOU($seat) ->
    [true] Juegas
   *[false] { SEAT($seat) } juega
} «{ NAMES($card, of: "card") }».
event-bell-shifted = La campana de { $from } pasa a { $to }.
event-cars-swapped = Los coches de { $from } y { $to } intercambian sus casillas.
event-car-sabotaged = Un { car } se retira de { $from } y vuelve a su reserva.
event-battery-discharged = { YOURS($side) ->
    [true] Tus pilas
   *[false] Pilas de { SIDE($side) }
}: 1 perdida, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}, y en el próximo turno no se puede usar ninguna.
event-cards-exchanged = { YOU($seat) ->
    [true] Descartas
   *[false] { SEAT($seat) } descarta
} «{ NAMES($cards-0, of: "card") }» y «{ NAMES($cards-1, of: "card") }» para tomar otras dos cartas.
event-card-taken = { YOU($seat) ->
    [true] Tomas
   *[false] { SEAT($seat) } toma
} «{ NAMES($card, of: "card") }» de la muestra.
event-card-drawn = { YOU($seat) ->
    [true] Robas
   *[false] { SEAT($seat) } roba
} { COUNT($card) ->
    [0] una carta
   *[other] «{ NAMES($card, of: "card") }»
} del mazo.
event-card-looked-at = { YOU($seat) ->
    [true] Miras
   *[false] { SEAT($seat) } mira
} { COUNT($card) ->
    [0] una carta
   *[other] «{ NAMES($card, of: "card") }»
} del mazo.
event-card-kept = { YOU($seat) ->
    [true] Te quedas
   *[false] { SEAT($seat) } se queda
} con { COUNT($card) ->
    [0] una carta
   *[other] «{ NAMES($card, of: "card") }»
}{ COUNT($discarded) ->
    [0] {""}
   *[other] {" "}y { YOU($seat) ->
        [true] descartas
       *[false] descarta
    } «{ NAMES($discarded, of: "card") }»
}.
event-card-displayed = «{ NAMES($card, of: "card") }» se añade a la muestra.
event-deck-renewed = Los descartes se barajan y forman el nuevo mazo.
event-game-over = { $reason ->
    [no_cars] Un bando se ha quedado sin coches en el tablero
   *[seven_scorings] Ha sonado la última campana
}, y la partida ha terminado, { SCORES($scores) }: { COUNT($winners) ->
    [1] la victoria es para { SIDES($winners) }.
   *[other] { SIDES($winners) } comparten la victoria.
}

# Acciones y sucesos para quien ve el tablero: sin coordenadas.

seen-action-place = Poner { $car ->
    [magnet] el coche magnético
   *[normal] un coche{ COUNT($dir) ->
        [0] {""}
       *[other] , empujar al { NAMES($dir, of: "direction") }
    }{ $batteries ->
        [0] {""}
        [one] {" con "}{ $batteries } pila
       *[other] {" con "}{ $batteries } pilas
    }
}
seen-action-operator = Operario: { $steps } pasos, primero al { NAMES($dir, of: "direction") }
seen-action-step = Operario: un paso al { NAMES($dir, of: "direction") }
seen-action-card = { NAMES($card, of: "card") }{ $card ->
    [BELL_SHIFT] : mover esta campana
    [LAMBADA] : intercambiar estos dos coches
    [FREE_TICKET] : mover este coche al { NAMES($dir, of: "direction") }
    [SABOTEUR] : quitar este coche del tablero
    [FLYING_DUTCHMAN] : mover al operario
   *[other] {""}
}
seen-action-ring = Este coche hace sonar la campana
seen-action-set-operator = Colocar aquí al operario
seen-action-set-car = Poner aquí un coche inicial
seen-event-tile-laid = Se pone una loseta.
seen-event-operator-put = { YOU($seat) ->
    [true] Colocas
   *[false] { SEAT($seat) } coloca
} al operario.
seen-event-starting-car-put = Se pone un { car } para empezar.
seen-event-car-placed = Se pone un { car }.
seen-event-car-moved = { $by ->
    [recoil] Un { car } retrocede.
    [operator] El operario empuja un { car }.
    [magnet] Un imán atrae un { car }.
    [card] Un { car } se mueve.
   *[push] Un { car } es empujado.
}
seen-event-car-displaced = { $by ->
    [recoil] El retroceso expulsa un { car }
    [operator] El operario expulsa un { car }
   *[push] Un { car } es expulsado
}{ COUNT($hole) ->
    [0] {" "}del tablero
   *[other] {" "}a un hueco
}{ $points ->
    [0] .
   *[other] , lo que da { $points } puntos: { SCORES($scores) }.
}
seen-event-bell-rung = Un { car } hace sonar una campana.
seen-event-tile-removed = La loseta de la campana sale del tablero{ COUNT($cars) ->
    [0] {""}
    [one] , y 1 coche vuelve a su reserva
   *[other] , y { COUNT($cars) } coches vuelven a sus reservas
}.
seen-event-operator-moved = El operario se mueve.
seen-event-bell-shifted = Se mueve una campana.
seen-event-cars-swapped = Dos coches intercambian sus casillas.
seen-event-car-sabotaged = Un { car } se retira del tablero y vuelve a su reserva.

# Rechazos: qué está mal y qué sería correcto.

refusal-game-over = La partida ha terminado; solo puedes empezar otra.
refusal-not-awaited = Ahora decide { SEAT($active) }, no { SEAT($seat) }.
refusal-unknown-action = Aquí no existe la acción { $action }; elige una de las permitidas.
refusal-card-not-in-deck = En el mazo no queda ninguna carta «{ NAMES($card, of: "card") }»; se roba una de las que quedan.
refusal-tile-does-not-fit = La loseta { $tile } no puede ir en el lugar { $slot }: cada loseta se pone una vez, y las losetas en X y las flores se alternan.
refusal-not-an-action-now = Eso no se puede hacer como acción; pon un coche, juega una carta, mueve al operario, cambia cartas o pasa.
refusal-put-the-operator = Primero hay que colocar al operario en el centro de una flor sin campana.
refusal-not-a-flower-centre = { $at } no es el centro de una flor; el operario empieza en uno de ellos.
refusal-flower-has-bell = En la flor de { $at } hay una campana; el operario empieza en una flor sin ella.
refusal-put-a-car = Ahora hay que poner un coche inicial en una casilla libre de una loseta sin coches.
refusal-tile-has-car = Ya hay un coche en la loseta de { $at }; ninguna loseta puede tener dos coches iniciales.
refusal-bell-on-cell = Hay una campana en { $at }; elige una casilla sin ella.
refusal-cell-taken = Allí no hay ninguna casilla abierta; elige una casilla del tablero sin coche ni operario.
refusal-no-car-in-stock = { SEAT($seat) } no tiene coches normales en la reserva; antes tiene que volver uno.
refusal-no-magnet-in-stock = El coche magnético de { SEAT($seat) } está en el tablero; solo se pone cuando está en la reserva.
refusal-no-car-there = Junto a { $at } no hay ningún coche hacia el { NAMES($dir, of: "direction") }; elige una casilla y una dirección en la que haya un coche.
refusal-fee-missing = Un segundo coche en el turno cuesta { $points } puntos, que { SEAT($seat) } no tiene; elige otra acción.
refusal-batteries-missing = { SEAT($seat) } no tiene tantas pilas; usa como mucho las que le quedan.
refusal-no-batteries-now = { SEAT($seat) } no puede usar pilas en este turno, porque se jugó «Pila descargada»; pon el coche sin ellas.
refusal-no-batteries-with-card = «{ NAMES($in_force, of: "card") }» está en vigor, y con una carta azul no se usan pilas; pon el coche sin ellas.
refusal-may-not-ring = Eso haría sonar una campana, lo que solo está permitido desde el turno { $turn } y una vez por turno; elige otra manera.
refusal-two-bells = Con eso, esta acción haría sonar dos campanas; una acción solo puede hacer sonar una.
refusal-pulls-nothing = En { $at } el coche magnético no atraería ningún coche; ponlo a dos casillas de uno, con una casilla abierta entre ambos.
refusal-pull-held = En { $at } el coche magnético no atraería ningún coche: el de { $car } está junto a otro coche magnético, que lo retiene.
refusal-pull-cancelled = En { $at } el coche magnético no atraería ningún coche: los dos imanes atraerían el de { $car }, y así la atracción se anula.
refusal-pull-mutual = En { $at } el coche magnético no atraería ningún coche: el de { $car } también es magnético, y dos imanes no se mueven uno a otro.
refusal-pull-contested = En { $at } el coche magnético no atraería ningún coche: el de { $car } y otro irían a la misma casilla, así que ninguno se mueve.
refusal-pull-onto-bell = En { $at } el coche magnético no atraería ningún coche: el de { $car } llegaría a una campana, y ahora no puede sonar ninguna.
refusal-four-steps-cost = Cuatro pasos del operario cuestan { $points } puntos, que { SEAT($seat) } no tiene; dos pasos son gratis.
refusal-operator-not-beside = El operario no llega a { $at } en esa dirección; cada paso lleva a una casilla o a un hueco junto a él.
refusal-not-out-of-the-hole = Desde su hueco el operario no llega a { $at } en esa dirección; elige una casilla junto al hueco y una dirección que lleve a ella desde dentro.
refusal-operator-on-the-way = El operario no ha terminado de moverse; da su próximo paso.
refusal-field-entered-twice = El operario ya ha estado allí en este recorrido; no se entra dos veces en la misma casilla ni en el mismo hueco.
refusal-no-way-on = Desde { $at } el operario no podría dar todos los pasos que le quedan; elige otro paso.
refusal-cannot-ring = Ningún imán atrae ese coche a una campana; elige uno que esté siendo atraído.
refusal-no-car-to-ring = En { $at } no hay ningún coche, así que desde allí no puede sonar nada; elige un coche que un imán atraiga a una campana.
refusal-own-magnet-rings = El coche magnético recién puesto tiene que atraer él mismo un coche; elige uno que atraiga a una campana.
refusal-choose-who-rings = Varios coches son atraídos a campanas; elige cuál hace sonar la suya.
refusal-card-not-in-hand = { SEAT($seat) } no tiene en la mano lo que se quiere jugar o cambiar; elige entre las cartas de la mano.
refusal-only-as-first-action = Las cartas azules y amarillas se juegan como primera acción del turno; como segunda, solo las grises.
refusal-no-such-bell = Esa campana no está en el tablero; elige una casilla en la que haya una.
refusal-bell-under-operator = El operario está sobre esa campana; elige una que no esté debajo de él.
refusal-bell-needs-free-flower-cell = { $at } no es una casilla libre de una flor; una campana solo puede ir a una de ellas.
refusal-bell-on-that-tile = Hay otra campana en la loseta de { $at }; elige una flor sin ella.
refusal-no-car-for-card = En { $at } no hay ningún coche; elige una casilla en la que haya uno.
refusal-no-two-cars = { card-LAMBADA } intercambia dos coches en casillas vecinas; elige dos coches que estén uno junto al otro.
refusal-not-adjacent = Las dos casillas no son vecinas; solo los coches en casillas vecinas se pueden intercambiar.
refusal-own-car = Ese coche es del bando de { SEAT($seat) }; elige uno del otro bando.
refusal-no-landing = El operario no puede ir a { $at }; elige una casilla libre, sin coche ni campana, que no sea la suya.
refusal-opponent-has-no-battery = El otro bando no tiene pilas que esta carta pueda quitarle.
refusal-no-scoring-possible = Después de esa carta ninguna acción podría hacer sonar una campana; una carta amarilla necesita una acción que pueda.
refusal-yellow-card-demands-scoring = «{ NAMES($in_force, of: "card") }» está en vigor, así que esta acción tiene que hacer sonar una campana; solo si ninguna puede, se puede pasar.
refusal-needs-blue-card = Sin una carta azul, un coche empuja exactamente en una dirección; di una en la que haya un coche.
refusal-no-place-for-card = Con esa carta no se podría poner ningún coche; necesita un sitio donde tenga efecto.
refusal-blue-card-demands-place = «{ NAMES($in_force, of: "card") }» está en vigor, así que esta acción tiene que poner un coche; solo si no se puede poner ninguno, se puede pasar.
refusal-wrong-place-for-card = Con «{ NAMES($in_force, of: "card") }» no se puede poner así un coche; elige una de las formas que permite.
refusal-needs-normal-car = Esta carta necesita un coche normal; el magnético solo se puede poner con «Expansión permitida».
refusal-same-direction-twice = «Doble impacto» necesita dos direcciones distintas; elige dos en las que haya coches.
refusal-choose-a-source = Ahora hay que tomar una carta; di una de la muestra, o el mazo.
refusal-not-in-display = Esa carta no está en la muestra; elige una que lo esté, o el mazo.
refusal-deck-empty = Ni en el mazo ni en los descartes quedan cartas; toma una de la muestra.
refusal-keep-one-of-two = Hay que quedarse con una de las dos cartas robadas; di cuál.
refusal-no-turn-to-end = No hay turno que terminar: a { SEAT($active) } le queda la acción { $number } del turno { $turn }. Un turno termina solo cuando se han hecho las dos acciones y robado todas las cartas; quien renuncia a una acción, pasa.
refusal-turn-owes-cards = Al final de este turno { $owed ->
    [one] hay que tomar { $owed } carta
   *[other] hay que tomar { $owed } cartas
}, no { $named }; di de dónde viene cada una.
refusal-exchange-owes-cards = En un cambio de cartas se toman dos cartas, no { $named }; di de dónde viene cada una.
refusal-two-things-on-cell = { $at } ya está ocupada, así que allí no cabe { WHAT($what) }; en una casilla solo puede haber un coche o el operario, y ningún coche puede estar sobre una campana.
refusal-side-without-car = { SIDE($side) } no tiene ningún coche en el tablero, así que la partida ha terminado; entonces la fase tiene que ser «over».
refusal-cards-do-not-add-up = Tiene que haber { $right } cartas «{ NAMES($card, of: "card") }» en total, pero aquí hay { $cards }.

# Lo mismo para quienes ven el tablero, donde las coordenadas nombran un lugar.
seen-refusal-not-a-flower-centre = Ese no es el centro de una flor; el operario empieza en uno de ellos.
seen-refusal-flower-has-bell = En esa flor hay una campana; el operario empieza en una flor sin ella.
seen-refusal-tile-has-car = Ya hay un coche en esa loseta; ninguna loseta puede tener dos coches iniciales.
seen-refusal-bell-on-cell = Hay una campana ahí; elige una casilla sin ella.
seen-refusal-no-car-there = Junto a esa casilla no hay ningún coche hacia el { NAMES($dir, of: "direction") }; elige una casilla y una dirección en la que haya un coche.
seen-refusal-pulls-nothing = Ahí el coche magnético no atraería ningún coche; ponlo a dos casillas de uno, con una casilla abierta entre ambos.
seen-refusal-pull-held = Ahí el coche magnético no atraería ningún coche: el que podría atraer está junto a otro coche magnético, que lo retiene.
seen-refusal-pull-cancelled = Ahí el coche magnético no atraería ningún coche: los dos imanes atraerían el mismo, y así la atracción se anula.
seen-refusal-pull-mutual = Ahí el coche magnético no atraería ningún coche: el que podría atraer también es magnético, y dos imanes no se mueven uno a otro.
seen-refusal-pull-contested = Ahí el coche magnético no atraería ningún coche: el que podría atraer y otro irían a la misma casilla, así que ninguno se mueve.
seen-refusal-pull-onto-bell = Ahí el coche magnético no atraería ningún coche: el que podría atraer llegaría a una campana, y ahora no puede sonar ninguna.
seen-refusal-operator-not-beside = El operario no llega ahí en esa dirección; cada paso lleva a una casilla o a un hueco junto a él.
seen-refusal-not-out-of-the-hole = Desde su hueco el operario no llega ahí en esa dirección; elige una casilla junto al hueco y una dirección que lleve a ella desde dentro.
seen-refusal-no-way-on = Desde ahí el operario no podría dar todos los pasos que le quedan; elige otro paso.
seen-refusal-no-car-to-ring = Ahí no hay ningún coche, así que no puede sonar nada; elige un coche que un imán atraiga a una campana.
seen-refusal-bell-needs-free-flower-cell = Esa no es una casilla libre de una flor; una campana solo puede ir a una de ellas.
seen-refusal-bell-on-that-tile = Hay otra campana en esa loseta; elige una flor sin ella.
seen-refusal-no-car-for-card = Ahí no hay ningún coche; elige una casilla en la que haya uno.
seen-refusal-no-landing = El operario no puede ir ahí; elige una casilla libre, sin coche ni campana, que no sea la suya.

what-tile = loseta { $number }
what-car = coche { $number }
what-bell = campana { $number }
what-step = paso { $number }
what-hole = hueco { $number }

# Lo que se cuenta cuando termina una partida.

tally-car-placed = Coches puestos en el tablero
tally-car-moved = Movimientos de coches
tally-car-displaced = Coches expulsados
tally-bell-rung = Campanas que han sonado
tally-operator-moved = Pasos del operario
tally-card-played = Cartas jugadas
tally-batteries-used = Empujones con pilas
