# Crash & Grab. El vocabulario es el de la sección 1 de las reglas. Cada mejora tiene su propio archivo en la carpeta «es».

game-name = Crash & Grab
game-about = Los platillos persiguen a tripulantes perdidos, se empujan fuera del tablero y roban lo que otros han encontrado.
game-length = De 25 a 45 minutos
how-to-play = En cada ronda todos eligen en secreto una carta de movimiento (2, 3 o 0–5) y un marcador de dirección; después los platillos se mueven uno tras otro. Un platillo que pasa por una casilla con un tripulante lo recoge. Un platillo que choca con otro se detiene allí y lo empuja tan lejos como debía llegar su propio movimiento. Un acelerador te permite mover otra vez la misma distancia en cualquier dirección. El 2 da un potenciador, que repite tu movimiento en cualquier dirección; el 3 da una energía, y puedes gastar dos para mejorar tu platillo. Quien sale por el borde se estrella: en tu propio turno te cuesta un tripulante discordante; si en tu turno se estrella un oponente, puedes robarle uno o tomar una energía. Gana al instante quien primero tenga a bordo piloto, ingeniero, doctor y científico (con dos jugadores, en ambos platillos). En Twisted Titanium, en cambio, ganan tres puntos: en una colisión, la tripulación más numerosa estrella al otro platillo, lo que da un punto y cuesta un tripulante propio; quien sale del tablero en su propio turno pierde un punto.

seat-number = { $number ->
    [0] Rojo
    [1] Verde
    [2] Azul
    [3] Amarillo
    [4] Morado
    [5] Rosa
   *[other] asiento { $number }
}

# Opciones.

option-mode = Modo
option-mode-about = El juego del reglamento, o Twisted Titanium, donde las colisiones las gana el platillo con más tripulación.
option-mode-base = Juego básico: ocupar todas las posiciones
option-mode-twisted-titanium = Twisted Titanium: ganan tres puntos
option-colours = Colores
option-colours-about = Qué color tiene el platillo de cada asiento; con dos jugadores cada asiento tiene dos.
option-colours-by-seat = Según los asientos: rojo, verde, azul, etc.
option-colours-chosen = Elegidos
option-colours-red = Rojo
option-colours-green = Verde
option-colours-blue = Azul
option-colours-yellow = Amarillo
option-colours-purple = Morado
option-colours-pink = Rosa

# Nombres: de los colores (solos, como adjetivo y en otros casos gramaticales), tipos, marcadores, lados, losetas, cartas.

letter = { NAMES($colour, of: "letter") }
letter-red = R
letter-green = V
letter-blue = Z
letter-yellow = A
letter-purple = M
letter-pink = S
colour = { NAMES($colour, of: "team") }
team-red = rojo
team-green = verde
team-blue = azul
team-yellow = amarillo
team-purple = morado
team-pink = rosa
colour-red = rojo
colour-green = verde
colour-blue = azul
colour-yellow = amarillo
colour-purple = morado
colour-pink = rosa
hue-red = rojo
hue-green = verde
hue-blue = azul
hue-yellow = amarillo
hue-purple = morado
hue-pink = rosa
type = { NAMES($type, of: "type") }
type-pilot = piloto
type-engineer = ingeniero
type-doctor = doctor
type-scientist = científico
crewmember-pilot = piloto
crewmember-engineer = ingeniero
crewmember-doctor = doctor
crewmember-scientist = científico
sign = { NAMES($type, of: "sign") }
sign-pilot = p
sign-engineer = i
sign-doctor = d
sign-scientist = c
marker-name = { NAMES($marker, of: "marker") }
marker-sun = Sol
marker-meteor = Meteoro
marker-stars = Estrellas
marker-asteroids = Asteroides
side = { NAMES($side, of: "side") }
side-up = arriba
side-right = derecha
side-down = abajo
side-left = izquierda
slot-NW = arriba a la izquierda
slot-NE = arriba a la derecha
slot-SW = abajo a la izquierda
slot-SE = abajo a la derecha
slot-W = a la izquierda
slot-N = arriba
slot-E = a la derecha
slot-S = abajo
slot-C = en el centro
rotation-clockwise = en sentido horario
rotation-counter-clockwise = en sentido antihorario
upgrade = { NAMES($upgrade, of: "upgrade") }
clause-upgrade = mejora { $number }

# La mesa.

space = Casilla { $at }
space-accelerator = Acelerador (casilla { $at }): aquí un platillo se detiene y vuelve a moverse toda su distancia, en su propio turno en cualquier dirección
space-site = Lugar de colisión { $site } (casilla { $at }): aquí llega quien se coloca con un { $site } en el dado
seen-space = Una casilla corriente: los platillos pasan por encima
seen-space-accelerator = Acelerador: aquí un platillo se detiene y vuelve a moverse toda su distancia, en su propio turno en cualquier dirección
seen-space-site = Lugar de colisión { $site }: aquí llega quien se coloca con un { $site } en el dado
tile = Loseta { $tile }, cara { $side }
tile-missing = Aquí aún no hay loseta
piece-marker = { NAMES($marker, of: "marker") }, la dirección hacia { NAMES($side, of: "side") }
piece-saucer = { YOU($seat) ->
    [true] Tu platillo { NAMES($colour, of: "colour") }
   *[false] El platillo { NAMES($colour, of: "colour") } de { SEAT($seat) }
}
piece-saucer-off = { YOU($seat) ->
    [true] Tu platillo { NAMES($colour, of: "colour") }
   *[false] El platillo { NAMES($colour, of: "colour") } de { SEAT($seat) }
}, fuera del tablero
piece-crew-at = El { NAMES($type, of: "type") } { NAMES($colour, of: "colour") }: lo recoge el platillo que pasa por esta casilla
piece-crew-aboard = El { NAMES($type, of: "type") } { NAMES($colour, of: "colour") }, a bordo del platillo { NAMES($saucer, of: "hue") }: { $safe ->
    [true] de su mismo color y a salvo
   *[false] discordante, así que se puede perder en un choque
}
piece-crew-lost = El { NAMES($type, of: "type") } { NAMES($colour, of: "colour") }, perdido
piece-queue = Tripulantes perdidos, { NAMES($colour, of: "colour") }: { COUNT($types) ->
    [0] ninguno
   *[other] { NAMES($types, of: "type") }
}
piece-mat = { YOU($seat) ->
    [true] Tu platillo { NAMES($colour, of: "colour") }
   *[false] El platillo { NAMES($colour, of: "colour") } de { SEAT($seat) }
}: { $stations } de 4 posiciones ocupadas
piece-berth = Lugar del platillo cuando no está en el tablero
piece-station = Posición del { NAMES($type, of: "crewmember") }
piece-probe = La sonda: { YOU($seat) ->
    [true] juegas
   *[false] { SEAT($seat) } juega
} el primer turno de la ronda
piece-override = Ficha de cancelación: el platillo { NAMES($colour, of: "colour") } aún puede elegir su dirección
piece-points = { YOU($seat) ->
    [true] Tus puntos
   *[false] Puntos de { SEAT($seat) }
}: { $points }
piece-no-plan = El platillo { NAMES($colour, of: "colour") } aún no tiene plan
piece-hidden-plan = El plan del platillo { NAMES($colour, of: "hue") } está confirmado y aún es secreto
piece-plan = Plan del platillo { NAMES($colour, of: "hue") }: { $card }, { NAMES($marker, of: "marker") }{ $revealed ->
    [true] {""}
   *[false] {" "}(secreto)
}
piece-movement-card = Carta de movimiento { $card }: { NAMES($card, of: "movement") }
movement-2 = tomar un potenciador y mover 2 casillas
movement-3 = tomar una energía y mover 3 casillas
movement-0-5 = mover de 0 a 5 casillas, según se elija al revelarla
piece-upgrade = { NAMES($upgrade, of: "upgrade") }: { NAMES($upgrade, of: "upgrade-text") }
piece-hidden-upgrade = Una carta de mejora que solo conoce quien la robó
piece-deck = Cartas en el mazo de mejoras: { $cards }
piece-discard = Descartes: { COUNT($cards) ->
    [0] ninguna carta
   *[other] { NAMES($cards, of: "upgrade") }
}
piece-turn = Turno { $number } de la ronda: { YOU($seat) ->
    [true] tú
   *[false] { SEAT($seat) }
}
piece-rotation = En esta ronda se juega { NAMES($rotation, of: "rotation") }.
piece-energy = Energía: { $count }. Dos se pueden gastar en una mejora al final de un turno
piece-boosters = Potenciadores: { $count }. Cada uno repite el movimiento de un turno en cualquier dirección
counter-energy = energía
counter-boosters = potenciadores
counter-stations = posiciones
note-winner = gana
note-turn = decide
note-left = ha abandonado
note-probe = sonda
note-override = cancelación
note-plan = { $card } { NAMES($marker, of: "marker") }
note-planned = ha planificado
note-off = fuera del tablero
note-crew = { NAMES($type, of: "type") } { NAMES($colours, of: "letter") }
note-lost = Tripulantes perdidos:{ COUNT($red) ->
    [0] {""}
   *[other] {" "}{ letter-red } ({ NAMES($red, of: "sign") })
}{ COUNT($green) ->
    [0] {""}
   *[other] {" "}{ letter-green } ({ NAMES($green, of: "sign") })
}{ COUNT($blue) ->
    [0] {""}
   *[other] {" "}{ letter-blue } ({ NAMES($blue, of: "sign") })
}{ COUNT($yellow) ->
    [0] {""}
   *[other] {" "}{ letter-yellow } ({ NAMES($yellow, of: "sign") })
}{ COUNT($purple) ->
    [0] {""}
   *[other] {" "}{ letter-purple } ({ NAMES($purple, of: "sign") })
}{ COUNT($pink) ->
    [0] {""}
   *[other] {" "}{ letter-pink } ({ NAMES($pink, of: "sign") })
}
note-deck = Mazo de mejoras: { $deck }. Descartes: { COUNT($discard) ->
    [0] ninguna carta
   *[other] { NAMES($discard, of: "upgrade") }
}.
note-drawn = Robadas: { NAMES($upgrades, of: "upgrade") }.
header-round = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}
header-board = Tablero
header-lost = Tripulantes perdidos
header-cards = Cartas de movimiento
header-deck = Mazo
header-discard = Descartes
caption = { header-round }{ COUNT($rotation) ->
    [0] {""}
   *[other] , { NAMES($rotation, of: "rotation") }
}. { ask }
ask = { $phase ->
    [tile] Se colocan las losetas.
    [markers] Se colocan los marcadores de dirección.
    [extra_colour] Otro color se une a los tripulantes perdidos.
    [first_probe] El azar decide quién recibe la sonda.
    [rotation] Se tira el dado de rotación.
    [draw] Se roba una carta de mejora.
    [drift] El azar planifica por quienes han abandonado.
    [roll] { COUNT($placing) ->
        [0] Se tira el dado de colocación para el { NAMES($type, of: "crewmember") } { NAMES($colour, of: "hue") }.
       *[other] Se tira el dado de colocación para el platillo { NAMES($placing, of: "hue") }.
    }
    [plan] { COUNT($awaited) ->
        [1] { SEATS($awaited) } aún está planificando.
       *[other] { SEATS($awaited) } aún están planificando.
    }
    [saucer] { $stage ->
        [next_saucer] { SEATS($awaited) }: ¿qué platillo juega este turno?
       *[other] { SEATS($awaited) }: ¿qué platillo se coloca primero?
    }
    [booster] { SEATS($awaited) }: ¿qué platillo recibe el potenciador?
    [pilot] { SEATS($awaited) }: ¿el piloto de qué platillo se coloca?
    [distance] { SEATS($awaited) }: ¿cuántas casillas se mueve el platillo { NAMES($saucer, of: "colour") }?
    [direction] { SEATS($awaited) }: ¿hacia dónde se mueve el platillo { NAMES($saucer, of: "colour") }?
    [accelerate] { SEATS($awaited) }: ¿hacia dónde se mueve desde aquí el platillo { NAMES($saucer, of: "colour") }?
    [boost] { SEATS($awaited) }: ¿potenciar?
    [offer] { $window ->
        [placing] { SEATS($awaited) }: ¿usar una mejora en vez de tirar el dado?
        [start] { SEATS($awaited) }: ¿usar una mejora antes de revelar el plan?
        [entering] { SEATS($awaited) }: ¿usar una mejora en este lugar de colisión?
        [collision] { SEATS($awaited) }: ¿usar una mejora contra el platillo con el que has chocado?
        [pick_up] { SEATS($awaited) }: ¿usar una mejora con el nuevo tripulante?
        [first_turn] { SEATS($awaited) }: ¿usar una mejora para elegir el sentido de los turnos?
       *[end] { SEATS($awaited) }: ¿usar una mejora al final del turno?
    }
    [pass] { SEATS($awaited) }: ¿pasar tripulantes?
    [penalty] { SEATS($awaited) } debe perder un tripulante.
    [reward] { SEATS($awaited) }: se ha estrellado el platillo { NAMES($victim, of: "hue") }, ¿qué recompensa quieres?
    [colour] { SEATS($awaited) }: ¿un tripulante de qué color se coloca?
    [buy] { SEATS($awaited) }: ¿mejorar el platillo?
    [keep] { SEATS($awaited) }: ¿con qué mejora se queda?
    [lose] { SEATS($awaited) }: ¿qué tripulante se pierde?
   *[over] { YOU($winner) ->
        [true] Ganas.
       *[false] { SEAT($winner) } gana.
    }
}

# Qué se espera, dicho a quien debe elegir.

goal-stations = { $stations ->
    [4] { $saucers ->
        [2] Ocupa las ocho posiciones de tus platillos para ganar
       *[1] Ocupa tus cuatro posiciones para ganar
    }
   *[other] { $saucers ->
        [2] Ocupa { $stations } posiciones de cada uno de tus platillos para ganar
       *[1] Ocupa { $stations } de tus posiciones para ganar
    }
}
goal-points = Gana quien llegue primero a { $points } puntos
prompt-plan = { $saucers ->
    [1] Elige una carta para tu platillo { NAMES($first, of: "hue") }.
   *[other] Elige una carta para tu platillo { NAMES($first, of: "hue") } y después otra para el { NAMES($second, of: "hue") }.
}
prompt-card = Elige una carta para tu platillo { NAMES($saucer, of: "hue") }.
prompt-course = Elige su dirección: uno de los marcadores alrededor del tablero.
prompt-receiver = Elige el platillo que recibe al tripulante.
prompt-space = Elige la casilla adonde va.
prompt-site = Elige un lugar de colisión.
prompt-target = Elige un platillo.
prompt-crew = Elige un tripulante.
prompt-tile = Elige la loseta que se gira.
prompt-turns = Elige cuánto se gira la loseta.
prompt-rotation = Elige el sentido de los turnos.
prompt-saucer = { $stage ->
    [next_saucer] Elige cuál de tus platillos juega este turno.
   *[other] Elige cuál de tus platillos se coloca primero.
}
prompt-booster = Elige cuál de tus platillos recibe el potenciador.
prompt-pilot = Elige el piloto de qué platillo se coloca en el tablero: { NAMES($first, of: "team") } o { NAMES($second, of: "team") }.
prompt-distance = Elige cuántas casillas se mueve tu platillo { NAMES($saucer, of: "hue") }.
prompt-direction = Tu platillo { NAMES($saucer, of: "hue") } puede moverse en cualquier dirección: elige una.
prompt-accelerate = Tu platillo { NAMES($saucer, of: "hue") } está en un acelerador: elige una dirección.
prompt-boost = ¿Potenciar tu platillo { NAMES($saucer, of: "hue") }? Elige una dirección o renuncia.
prompt-offer-placing = Hay que colocar tu platillo { NAMES($saucer, of: "hue") }: usa una mejora o tira el dado.
prompt-offer-start = Empieza el turno de tu platillo { NAMES($saucer, of: "hue") }: usa una mejora o renuncia.
prompt-offer-entering = Tu platillo { NAMES($saucer, of: "hue") } está en un lugar de colisión: usa una mejora o sigue adelante.
prompt-offer-collision = Tu platillo { NAMES($saucer, of: "hue") } ha chocado con otro: usa una mejora o empújalo.
prompt-offer-pick-up = Has recogido al { NAMES($type, of: "crewmember") } { NAMES($colour, of: "hue") }: usa una mejora o renuncia.
prompt-offer-end = Acaba el turno de tu platillo { NAMES($saucer, of: "hue") }: usa una mejora o renuncia.
prompt-offer-first-turn = Usa una mejora para elegir el sentido de los turnos o tira el dado.
prompt-pass = Tus platillos están uno al lado del otro: elige a quién pasar o renuncia.
prompt-penalty = Tu platillo { NAMES($saucer, of: "hue") } se ha estrellado: elige qué tripulante entregas.
prompt-reward = Has estrellado el platillo { NAMES($victim, of: "hue") }: roba uno de sus tripulantes o toma una energía.
prompt-colour = Elige el color del tripulante perdido que se coloca en el tablero.
prompt-buy = ¿Gastar { $cost } de energía para mejorar tu platillo { NAMES($saucer, of: "hue") }?
prompt-keep = Elige la mejora que recibe tu platillo { NAMES($saucer, of: "hue") }.
prompt-lose = Tu platillo { NAMES($saucer, of: "hue") } ha ganado la comparación: elige qué tripulante pierde.

# A qué se señala junto a la mesa.

button-distance = { spaces }
button-turns = { $turns ->
    [1] ↻ un cuarto de vuelta
    [2] media vuelta
   *[3] ↺ un cuarto de vuelta
}
button-rotation = { $rotation ->
    [clockwise] ↻
   *[other] ↺
} { NAMES($rotation, of: "rotation") }
button-energize = Energizarse: tomar 1 energía
button-buy = { action-buy }
button-decline = { $phase ->
    [boost] No potenciar
    [pass] No pasar a nadie
    [reward] No tomar nada
    [buy] No mejorar
    [offer] { $window ->
        [placing] Tirar el dado
        [entering] Seguir
        [collision] Empujar
        [pick_up] Conservarlo
        [first_turn] Tirar el dado
       *[other] Ninguna mejora
    }
   *[other] No
}
legend-accelerator = acelerador
legend-site = lugar de colisión

# Acciones.

action-plan = { COUNT($plans) ->
    [0] { $card }, { NAMES($direction, of: "marker") }
   *[other] { NAMES($plans-0-saucer, of: "colour") }: { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") }; { NAMES($plans-1-saucer, of: "colour") }: { $plans-1-card }, { NAMES($plans-1-direction, of: "marker") }
}
action-saucer = El platillo { NAMES($saucer, of: "colour") }
spaces = { $distance ->
    [one] { $distance } casilla
   *[other] { $distance } casillas
}
action-distance = Mover { spaces }
action-direction = Hacia { NAMES($direction, of: "marker") }
action-accelerate = { spaces } hacia { NAMES($direction, of: "marker") }
action-boost = Potenciar: { spaces } hacia { NAMES($direction, of: "marker") }
action-pass = Pasar al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") }
action-lose = Perder al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") }
action-give = Entregar al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") } al platillo { NAMES($to, of: "hue") }
action-energize = Energizarse: tomar 1 energía
action-steal = Robar al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") }
action-colour = Colocar al siguiente tripulante perdido { NAMES($colour, of: "colour") }
action-buy = Gastar energía en una mejora
action-keep = Quedarse con { NAMES($upgrade, of: "upgrade") }
action-decline = Renunciar
action-use = { NAMES($upgrade, of: "upgrade") }{ COUNT($space) ->
    [0] {""}
   *[other] : saltar a { $space }
}{ use-details }
seen-action-use = { NAMES($upgrade, of: "upgrade") }{ COUNT($space) ->
    [0] {""}
   *[other] : saltar a esta casilla
}{ use-details }
use-details = { COUNT($site) ->
    [0] {""}
   *[other] : lugar de colisión { $site }
}{ COUNT($direction) ->
    [0] {""}
   *[other] : hacia { NAMES($direction, of: "marker") }
}{ COUNT($saucer) ->
    [0] {""}
   *[other] : el platillo { NAMES($saucer, of: "colour") }
}{ COUNT($crew) ->
    [0] {""}
   *[other] : tomar al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") }
}{ COUNT($take) ->
    [0] {""}
   *[other] : tomar al { NAMES($take-type, of: "crewmember") } { NAMES($take-colour, of: "hue") } a cambio del { NAMES($give-type, of: "crewmember") } { NAMES($give-colour, of: "hue") }
}{ COUNT($slot) ->
    [0] {""}
   *[other] : girar la loseta de { NAMES($slot, of: "slot") }, cuartos de vuelta: { $turns }
}{ COUNT($rotation) ->
    [0] {""}
   *[other] : { NAMES($rotation, of: "rotation") }
}

# Sucesos.

event-tile-laid = La loseta { $tile } se coloca { NAMES($slot, of: "slot") } por la cara { $side }, cuartos de vuelta: { $turns }.
event-markers-laid = Alrededor del tablero quedan arriba { NAMES($up, of: "marker") }, a la derecha { NAMES($right, of: "marker") }, abajo { NAMES($down, of: "marker") } y a la izquierda { NAMES($left, of: "marker") }.
event-extra-colour-added = Los tripulantes de color { NAMES($colour, of: "hue") }, que no tienen platillo, se unen a los perdidos.
event-probe-taken = { YOU($seat) ->
    [true] Recibes
   *[false] { SEAT($seat) } recibe
} la sonda.
event-saucer-placed = El platillo { NAMES($saucer, of: "colour") } se coloca en el lugar de colisión { $site }{ COUNT($rolled) ->
    [0] , como se eligió
   *[other] {" "}(dado: { $rolled })
}.
event-crew-called = { YOU($seat) ->
    [true] Vas
   *[false] { SEAT($seat) } va
} a colocar al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") }.
event-crew-placed = El { NAMES($crew-type, of: "type") } { NAMES($crew-colour, of: "colour") } se coloca en el lugar de colisión { $site } (dado: { $rolled }).
event-round-began = Empieza la ronda { $round }.
event-planned = { COUNT($plans) ->
    [0] { YOU($seat) ->
        [true] Has planificado.
       *[false] { SEAT($seat) } ha planificado.
    }
    [1] { YOU($seat) ->
        [true] Planificas
       *[false] { SEAT($seat) } planifica
    } { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") }.
   *[other] { YOU($seat) ->
        [true] Planificas
       *[false] { SEAT($seat) } planifica
    } { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") } y { $plans-1-card }, { NAMES($plans-1-direction, of: "marker") }.
}
event-rotation-fixed = En esta ronda se juega { NAMES($direction, of: "rotation") }{ COUNT($overrides) ->
    [0] .
   *[other] ; fichas de cancelación para: { NAMES($overrides, of: "team") }.
}
event-turn-began = { YOU($seat) ->
    [true] Es tu turno con tu platillo
   *[false] Es el turno de { SEAT($seat) } con el platillo
} { NAMES($saucer, of: "hue") }.
event-plan-revealed = El platillo { NAMES($saucer, of: "colour") } revela { $card }, { NAMES($direction, of: "marker") }.
event-distance-chosen = El platillo { NAMES($saucer, of: "colour") } se moverá { spaces }.
event-direction-chosen = El platillo { NAMES($saucer, of: "colour") } se moverá hacia { NAMES($direction, of: "marker") }.
event-turn-ended = Termina el turno del platillo { NAMES($saucer, of: "hue") }.
event-player-left = { YOU($seat) ->
    [true] Abandonas la partida.
   *[false] { SEAT($seat) } abandona la partida.
}
event-saucer-moved = El platillo { NAMES($saucer, of: "colour") } se mueve de { $from } a { $to }.
event-saucer-jumped = El platillo { NAMES($saucer, of: "colour") } salta de { $from } a { $to }.
event-saucers-collided = El platillo { NAMES($saucer, of: "colour") } choca con el platillo { NAMES($hit, of: "colour") } en { $at }.
event-saucer-pushed = El platillo { NAMES($saucer, of: "colour") } empuja al platillo { NAMES($hit, of: "colour") } { spaces } hacia { NAMES($direction, of: "marker") }.
event-saucer-crashed = El platillo { NAMES($saucer, of: "colour") } sale del tablero desde { $from } y se estrella.
event-accelerated = El acelerador de { $at } lanza al platillo { NAMES($saucer, of: "colour") } { spaces } hacia { NAMES($direction, of: "marker") }.
event-boosted = El platillo { NAMES($saucer, of: "colour") } potencia y se mueve { spaces } hacia { NAMES($direction, of: "marker") }; potenciadores restantes: { $left }.
event-boosters-gained = Potenciadores para el platillo { NAMES($saucer, of: "colour") }: { $count }; ahora tiene { $boosters }.
event-energy-gained = Energía para el platillo { NAMES($saucer, of: "colour") }: { $count }; ahora tiene { $energy }.
event-crew-picked-up = El platillo { NAMES($saucer, of: "colour") } recoge al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") } en { $at }.
event-crew-flagged = { COUNT($crew) ->
    [one] { COUNT($crew) } tripulante puede
   *[other] { COUNT($crew) } tripulantes pueden
} pasar ahora al otro platillo.
event-crew-passed = El platillo { NAMES($from, of: "colour") } pasa al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") } al platillo { NAMES($to, of: "hue") }.
event-crew-given = El platillo { NAMES($from, of: "colour") } pierde al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") }, que pasa al platillo { NAMES($to, of: "colour") }.
event-crew-stolen = El platillo { NAMES($to, of: "colour") } le roba el { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") } al platillo { NAMES($from, of: "hue") }.
event-reward-declined = El platillo { NAMES($saucer, of: "colour") } no toma nada por haberse estrellado el platillo { NAMES($victim, of: "hue") }.
event-upgrade-used = El platillo { NAMES($saucer, of: "colour") } usa «{ NAMES($upgrade, of: "upgrade") }».
event-upgrade-bought = El platillo { NAMES($saucer, of: "colour") } gasta energía en una mejora; energía restante: { $energy }.
event-upgrade-drawn = { YOU($seat) ->
    [true] Robas
   *[false] { SEAT($seat) } roba
} { COUNT($upgrade) ->
    [0] una carta de mejora
   *[other] «{ NAMES($upgrade, of: "upgrade") }»
}.
event-upgrade-played = El platillo { NAMES($saucer, of: "colour") } obtiene «{ NAMES($upgrade, of: "upgrade") }»{ COUNT($discarded) ->
    [0] .
   *[other] ; se descarta «{ NAMES($discarded, of: "upgrade") }».
}
event-deck-renewed = Los descartes se barajan y forman el nuevo mazo de mejoras.
event-comparison-won = El platillo { NAMES($winner, of: "colour") } gana la comparación y estrella al platillo { NAMES($loser, of: "colour") } en { $at }; { YOU($seat) ->
    [true] tus puntos
   *[false] puntos de { SEAT($seat) }
}: { $points }.
event-point-lost = { YOU($seat) ->
    [true] Pierdes un punto y te
   *[false] { SEAT($seat) } pierde un punto y le
} { $points ->
    [one] queda { $points }
   *[other] quedan { $points }
}.
event-crew-lost = El platillo { NAMES($saucer, of: "colour") } pierde al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") }, que vuelve con los perdidos.
event-asked = { $moment-phase ->
    [tile] Ahora se coloca la siguiente loseta.
    [markers] Ahora se colocan los marcadores de dirección.
    [extra_colour] Ahora otro color se une a los tripulantes perdidos.
    [first_probe] Ahora el azar decide quién recibe la sonda.
    [roll] Ahora se tira el dado de colocación.
    [rotation] Ahora se tira el dado de rotación.
    [draw] Ahora se roba una carta de mejora.
    [drift] Ahora el azar planifica por quienes han abandonado.
    [plan] Ahora toca planificar: { SEATS($awaited, you: 1) }.
    [saucer] Ahora { YOU($awaited) ->
        [true] eliges
       *[false] { SEATS($awaited) } elige
    } un platillo.
    [booster] Ahora { YOU($awaited) ->
        [true] eliges
       *[false] { SEATS($awaited) } elige
    } qué platillo recibe el potenciador.
    [pilot] Ahora { YOU($awaited) ->
        [true] eliges
       *[false] { SEATS($awaited) } elige
    } qué piloto se coloca.
    [distance] Ahora { YOU($awaited) ->
        [true] eliges
       *[false] { SEATS($awaited) } elige
    } la distancia.
    [direction] Ahora { YOU($awaited) ->
        [true] eliges
       *[false] { SEATS($awaited) } elige
    } la dirección.
    [accelerate] Ahora { YOU($awaited) ->
        [true] eliges
       *[false] { SEATS($awaited) } elige
    } cómo salir del acelerador.
    [boost] Ahora { YOU($awaited) ->
        [true] puedes
       *[false] { SEATS($awaited) } puede
    } potenciar.
    [offer] Ahora { YOU($awaited) ->
        [true] puedes
       *[false] { SEATS($awaited) } puede
    } usar una mejora.
    [pass] Ahora { YOU($awaited) ->
        [true] puedes
       *[false] { SEATS($awaited) } puede
    } pasar tripulantes.
    [penalty] Ahora { YOU($awaited) ->
        [true] debes
       *[false] { SEATS($awaited) } debe
    } perder un tripulante.
    [reward] Ahora { YOU($awaited) ->
        [true] puedes
       *[false] { SEATS($awaited) } puede
    } tomar una recompensa.
    [colour] Ahora { YOU($awaited) ->
        [true] eliges
       *[false] { SEATS($awaited) } elige
    } qué color se coloca.
    [buy] Ahora { YOU($awaited) ->
        [true] puedes mejorar tu platillo.
       *[false] { SEATS($awaited) } puede mejorar el platillo.
    }
    [keep] Ahora { YOU($awaited) ->
        [true] eliges
       *[false] { SEATS($awaited) } elige
    } qué mejora conservar.
   *[lose] Ahora { YOU($awaited) ->
        [true] eliges
       *[false] { SEATS($awaited) } elige
    } qué tripulante se pierde.
}
event-game-over = { $reason ->
    [points] { YOU($winner) ->
        [true] Tienes puntos suficientes y ganas.
       *[false] { SEAT($winner) } tiene puntos suficientes y gana.
    }
   *[stations] { YOU($winner) ->
        [true] Has ocupado todas las posiciones y ganas.
       *[false] { SEAT($winner) } ha ocupado todas las posiciones y gana.
    }
}

# Lo que pasa, para quienes ven el tablero: sin coordenadas.

seen-event-saucer-moved = El platillo { NAMES($saucer, of: "colour") } se mueve una casilla.
seen-event-saucer-jumped = El platillo { NAMES($saucer, of: "colour") } salta a otra casilla.
seen-event-saucers-collided = El platillo { NAMES($saucer, of: "colour") } choca con el platillo { NAMES($hit, of: "colour") }.
seen-event-saucer-crashed = El platillo { NAMES($saucer, of: "colour") } pasa el borde del tablero y se estrella.
seen-event-accelerated = El acelerador lanza al platillo { NAMES($saucer, of: "colour") } { spaces } hacia { NAMES($direction, of: "marker") }.
seen-event-crew-picked-up = El platillo { NAMES($saucer, of: "colour") } recoge al { NAMES($crew-type, of: "crewmember") } { NAMES($crew-colour, of: "hue") }.
seen-event-comparison-won = El platillo { NAMES($winner, of: "colour") } gana la comparación y estrella al platillo { NAMES($loser, of: "colour") }; { YOU($seat) ->
    [true] tus puntos
   *[false] puntos de { SEAT($seat) }
}: { $points }.

# Rechazos: qué está mal y qué estaría bien.

refusal-game-over = La partida ha terminado; solo puedes empezar otra.
refusal-not-awaited = { $active ->
    [-3] Ahora planifican quienes siguen en la partida, y { SEAT($seat) } no está entre ellos.
   *[other] Ahora decide { SEAT($active) }, no { SEAT($seat) }.
}
refusal-last-player = { SEAT($seat) } es la última persona que queda en la partida y no puede abandonarla; quien queda sigue jugando.
refusal-has-left = { SEAT($seat) } ya ha abandonado la partida; nadie la abandona dos veces.
refusal-unknown-action = Aquí no hay ninguna acción { $action }; elige una de las permitidas.
refusal-tile-is-laid = Esa loseta ya está en el tablero; coloca una que no lo esté.
refusal-make-a-plan = Ahora todos planifican; elige una carta de movimiento y un marcador de dirección para cada uno de tus platillos.
refusal-choose-saucer = Ahora hay que elegir uno de tus platillos; di cuál.
refusal-not-your-saucer = El platillo { NAMES($saucer, of: "colour") } no es de { SEAT($seat) }; elige uno que sí lo sea.
refusal-no-such-saucer = En esta partida no hay ningún platillo { NAMES($saucer, of: "colour") }; elige uno que juegue.
refusal-choose-distance = Ahora hay que elegir la distancia; di cuántas casillas se mueve el platillo { NAMES($asked, of: "colour") }.
refusal-card-distance = El platillo { NAMES($asked, of: "colour") } no puede moverse esa distancia ahora; son posibles: { LIST($distances) }.
refusal-choose-direction = Ahora hay que elegir la dirección; di un marcador de dirección.
refusal-must-accelerate = El platillo { NAMES($asked, of: "colour") } debe seguir moviéndose desde aquí; elige una dirección.
refusal-accelerator-distance = El platillo { NAMES($asked, of: "colour") } no puede seguir desde aquí con esa distancia; son posibles: { LIST($distances) }.
refusal-boost-or-stop = Ahora se trata de potenciar; elige una dirección o renuncia.
refusal-boost-distance = El platillo { NAMES($asked, of: "colour") } no puede potenciar con esa distancia; son posibles: { LIST($distances) }.
refusal-use-or-decline = Ahora se trata de las mejoras; usa una de las ofrecidas o renuncia.
refusal-not-your-upgrade = El platillo { NAMES($asked, of: "colour") } no tiene «{ NAMES($upgrade, of: "upgrade") }»; usa una de sus propias mejoras.
refusal-upgrade-not-active = «{ NAMES($upgrade, of: "upgrade") }» se ha adquirido en este turno; se puede usar cuando el turno termine.
refusal-upgrade-used = «{ NAMES($upgrade, of: "upgrade") }» ya se usó en este turno; funciona una vez por turno.
refusal-wrong-window = «{ NAMES($upgrade, of: "upgrade") }» no se puede usar en este momento; su texto dice cuándo.
refusal-works-by-itself = «{ NAMES($upgrade, of: "upgrade") }» funciona por sí sola cuando lo dice su texto; nadie tiene que usarla.
refusal-upgrade-not-now = Ahora no hay nada en lo que se pueda usar «{ NAMES($upgrade, of: "upgrade") }»; su texto dice qué necesita.
refusal-upgrade-not-so = «{ NAMES($upgrade, of: "upgrade") }» no se puede usar así; elige algo que su texto permita.
refusal-pass-or-stop = Ahora se trata de pasar tripulantes; di uno que se pueda pasar o renuncia.
refusal-cannot-be-passed = El { NAMES($type, of: "type") } { NAMES($colour, of: "colour") } no se puede pasar; solo los tripulantes del color del otro platillo.
refusal-pay-penalty = Hay que perder un tripulante por estrellarse; di cuál y qué platillo lo recibe.
refusal-not-aboard = El { NAMES($type, of: "type") } { NAMES($colour, of: "colour") } no está a bordo del platillo { NAMES($asked, of: "hue") }; elige uno que lo esté.
refusal-matching-stays = El { NAMES($type, of: "type") } { NAMES($colour, of: "colour") } está en el platillo de su color y se queda allí; elige un tripulante discordante.
refusal-not-the-lowest = El platillo { NAMES($saucer, of: "colour") } no está entre los de los oponentes con menos tripulantes posicionados; uno de ellos recibe al tripulante.
refusal-not-an-opponent = El platillo { NAMES($saucer, of: "colour") } es de { SEAT($seat) }; al tripulante lo recibe un platillo de un oponente.
refusal-take-reward = Ahora se trata de la recompensa por haberse estrellado el platillo { NAMES($victim, of: "hue") }; roba un tripulante, toma una energía o renuncia.
refusal-not-aboard-victim = El { NAMES($type, of: "type") } { NAMES($colour, of: "colour") } no está a bordo del platillo { NAMES($victim, of: "hue") }; elige uno que lo esté.
refusal-victim-has-fewer = El platillo { NAMES($victim, of: "colour") } tiene menos tripulantes posicionados ({ $fewer }) que el { NAMES($asked, of: "hue") } ({ $more }), así que no se puede robar; toma una energía o renuncia.
refusal-both-have-fewer = Los dos platillos de { SEAT($robbed) } tienen menos tripulantes posicionados ({ $fewer }) que los de { SEAT($seat) } ({ $more }), así que no se puede robar; toma una energía o renuncia.
refusal-choose-colour = Hay que colocar un tripulante; di un color cuya cola no esté vacía.
refusal-queue-is-empty = No queda ningún tripulante { NAMES($colour, of: "hue") } perdido; elige un color cuya cola no esté vacía.
refusal-buy-or-stop = Ahora se trata de mejorar el platillo; gasta energía o renuncia.
refusal-keep-one-of-two = Hay que jugar una de las dos cartas robadas; di una de ellas.
refusal-lose-a-crewmember = El platillo { NAMES($asked, of: "colour") } debe perder un tripulante; di uno que esté a bordo.
refusal-crew-does-not-add-up = El { NAMES($type, of: "type") } { NAMES($colour, of: "colour") } está en dos lugares o es de un color que no juega; cada tripulante en juego está en un solo lugar.
refusal-two-things-on-space = { $at } ya está ocupada, así que allí no cabe { WHAT($what) }; en una casilla solo puede haber un platillo o un tripulante.
refusal-cards-do-not-add-up = «{ NAMES($upgrade, of: "upgrade") }» está en dos lugares, en ninguno, o no está en el mazo con este número de jugadores; cada carta existe una sola vez.

what-tile = loseta { $number }
what-saucer = platillo { $number }
what-crewmember = tripulante { $number }

# Lo que se cuenta cuando termina una partida.

tally-saucer-moved = Casillas recorridas
tally-saucer-pushed = Platillos empujados
tally-saucer-crashed = Platillos estrellados
tally-accelerated = Aceleradores usados
tally-boosted = Potenciadores gastados
tally-crew-picked-up = Tripulantes recogidos
tally-crew-stolen = Tripulantes robados
tally-crew-given = Tripulantes perdidos
tally-upgrade-played = Mejoras jugadas
tally-upgrade-used = Mejoras usadas
