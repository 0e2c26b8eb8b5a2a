# Cube Attack. El vocabulario es el de la sección 1 de las reglas.

game-name = Cube Attack
game-about = Los cubos luchan por las lunas de una galaxia: dos acciones por turno y puntos por cada luna ocupada al final de la ronda.
game-length = De 20 a 30 minutos
how-to-play = En tu turno tienes hasta dos acciones: mover un cubo por una órbita hasta el planeta siguiente, activar un planeta donde no haya ningún cubo rival o atacar un cubo rival con uno armado. Los planetas de cubos traen un cubo nuevo a tu planeta inicial, los de vida extra dan una vida extra y los de armamento, un arma: primero de corto alcance (su propio planeta) y después de largo alcance (también los planetas conectados). Un mismo cubo activa como mucho una vez y ataca como mucho una vez por turno. En los planetas iniciales los cubos están a salvo, pero ninguno puede volver allí. Después de cada ronda, una media luna da 2 puntos y una luna llena 4; si la comparten varios, la mitad. Gana quien entonces va en cabeza en solitario con al menos los puntos que figuran tras su puntuación (por ejemplo «0/64»). Quien se queda sin cubos en juego queda fuera, y quien sea el último en tener cubos gana enseguida.

# Opciones.

option-board = Tablero
option-board-about = En qué galaxia se juega. El reglamento tiene una, con seis planetas iniciales.
option-board-galaxy-6 = La galaxia de seis planetas iniciales
option-board-auto = Una galaxia más pequeña para menos jugadores
option-colours = Colores
option-colours-about = Quién juega con qué color. El color elegido decide el planeta inicial; el orden de juego sigue siendo el de los asientos.
option-colours-by-seat = Según los asientos, con los planetas iniciales bien repartidos
option-colours-chosen = Elegidos para cada asiento
option-colours-red = Rojo
option-colours-blue = Azul
option-colours-green = Verde
option-colours-white = Blanco
option-colours-orange = Naranja
option-colours-purple = Morado
option-initial-cubes = Cubos al empezar
option-initial-cubes-about = Cuántos cubos tiene cada jugador en su planeta inicial al empezar; la reserva es 20 menos ese número.
option-target = Puntos para ganar
option-target-about = Gana quien después de una ronda va en cabeza en solitario con al menos esta cantidad de puntos.
option-marker = Ficha de jugador inicial
option-marker-about = Quién empieza una ronda.
option-marker-stays = La ficha se queda con el primer jugador inicial
option-marker-passes = La ficha pasa al jugador siguiente después de cada ronda
option-round-limit = Límite de rondas
option-round-limit-about = Después de esta cantidad de rondas gana la puntuación más alta, sea cual sea.

# La mesa.

planet-start = { YOU($seat) ->
    [true] Tu planeta inicial { $planet }
   *[false] Planeta inicial { $planet } de { SEAT($seat) }
}: aquí llegan los cubos nuevos y aquí nadie puede atacarlos
planet-closed = Planeta inicial { $planet }, cerrado porque no es de nadie
planet-cube = Planeta de cubos { $planet }: al activarlo llega un cubo nuevo a tu planeta inicial
planet-life = Planeta de vida extra { $planet }: al activarlo da una vida extra al cubo que está aquí
planet-arms = Planeta de armamento { $planet }: al activarlo arma al cubo que está aquí, primero con corto alcance y después con largo alcance
planet-half = Media luna { $planet }: { $points } puntos al final de la ronda, { $shared } si se comparte
planet-full = Luna llena { $planet }: { $points } puntos al final de la ronda, { $shared } si se comparte
piece-cube = { YOU($seat) ->
    [true] Tu cubo
   *[false] Cubo de { SEAT($seat) }
} en { $at }{ cube-details }
piece-meeple = { YOU($seat) ->
    [true] Tienes
   *[false] { SEAT($seat) } tiene
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $goal } para ganar)
piece-start-player = { YOU($seat) ->
    [true] Tu ficha de jugador inicial
   *[false] Ficha de jugador inicial de { SEAT($seat) }
}
piece-actions = { $left ->
    [one] queda { $left } acción
   *[other] quedan { $left } acciones
}
counter-reserve = reserva
counter-removed = retirados
note-start-player = jugador inicial
note-winner = gana
note-out = fuera
note-turn = le toca
header-round = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}
header-goal = Se gana con { $goal } puntos
part-galaxy = Galaxia
part-mat = { YOU($seat) ->
    [true] Tu tablero
   *[false] Tablero de { SEAT($seat) }
}
part-legend = Leyenda
mat-score = { $points }/{ $goal }
mat-reserve = { $count } reserva
mat-removed = { $count ->
    [one] { $count } retirado
   *[other] { $count } retirados
}
help-start = Planeta inicial: aquí llegan los cubos nuevos. Aquí nadie puede atacarlos, y el cubo que sale no puede volver.
help-cube = Planeta de cubos: al activarlo llega un cubo nuevo de tu reserva a tu planeta inicial.
help-life = Planeta de vida extra: al activarlo, el cubo que está allí recibe una vida extra de tu reserva; dos vidas es lo máximo.
help-arms = Planeta de armamento: al activarlo, el cubo que está allí recibe corto alcance, y el que ya lo tiene, largo alcance.
help-half = Media luna: { $points } puntos al final de cada ronda para quien tenga allí un cubo; { $shared } para cada uno si se comparte.
help-full = Luna llena: { $points } puntos al final de cada ronda para quien tenga allí un cubo; { $shared } para cada uno si se comparte.
help-short = Corto alcance: puede atacar a un cubo rival en el mismo planeta.
help-long = Largo alcance: puede atacar a un cubo rival en el mismo planeta o en uno conectado.
help-two-lives = Dos vidas: el primer ataque quita una de ellas, el segundo retira el cubo.
help-activated = Este cubo ha activado un planeta en este turno; podrá hacerlo otra vez en el próximo turno de su dueño.
help-attacked = Este cubo ha atacado en este turno; podrá hacerlo otra vez en el próximo turno de su dueño.
help-reserve = Reserva: de aquí salen los cubos nuevos y las vidas extra
help-removed = Retirados de la partida: estos cubos no vuelven
goal-points = Gana quien llegue primero a { $points } puntos
prompt-armed = { $left ->
    [2] Dos acciones
   *[other] Una acción más
}: elige un cubo, también para atacar.
prompt-unarmed = { $left ->
    [2] Dos acciones
   *[other] Una acción más
}: elige uno de tus cubos.
prompt-cube = Elige adónde se mueve{ $attack ->
    [yes] { $bonus ->
        [yes] , qué ataca
       *[no] {" "}o qué ataca
    }
   *[no] {""}
}{ $bonus ->
    [yes] , o activa su planeta
   *[no] {""}
}.
prompt-no-cube = No tienes ningún cubo en juego: termina tu turno.
caption-setup = El azar elige al jugador inicial.
caption-turn = Ronda { $round }: { YOU($seat) ->
    [true] te toca a ti
   *[false] le toca a { SEAT($seat) }
}, { piece-actions }.
caption-over = La partida terminó después de { $round ->
    [one] { $round } ronda
   *[other] { $round } rondas
}: { COUNT($winners) ->
    [1] gana { SEATS($winners) }.
   *[other] { SEATS($winners) } comparten la victoria.
}
button-activate = Activar el planeta
button-end-turn = Terminar el turno
legend-start = planeta inicial: seguro, sin regreso
legend-cube = planeta de cubos: un cubo nuevo
legend-life = planeta de vida extra: dos vidas
legend-arms = planeta de armamento: un arma
legend-half = media luna: { $points } puntos por ronda
legend-full = luna llena: { $points } puntos por ronda
legend-short = corto alcance: su planeta
legend-long = largo alcance: también al lado
legend-two-lives = dos vidas
legend-activated = ha activado en este turno
legend-attacked = ha atacado en este turno

# Acciones. Lo que distingue un cubo de otros sigue a su planeta.

cube-details = { $weapon ->
    [none] , sin arma
    [short] , corto alcance
    [long] , largo alcance
   *[other] {""}
}{ $lives ->
    [1] , una vida
    [2] , dos vidas
   *[other] {""}
}{ COUNT($spent) ->
    [2] , ha activado y atacado
   *[other] { $spent ->
        [activate] , ha activado
        [attack] , ha atacado
       *[other] {""}
    }
}
target-details = { $target-weapon ->
    [none] , sin arma
    [short] , corto alcance
    [long] , largo alcance
   *[other] {""}
}{ $target-lives ->
    [1] , una vida
    [2] , dos vidas
   *[other] {""}
}
action-move = { $at }{ cube-details }: mover a { $to }
action-activate = { $at }{ cube-details }: activar
action-attack = { $at }{ cube-details }: atacar a { SEAT($target-seat) } en { $target-at }{ target-details }
action-end-turn = Terminar el turno

# Sucesos.

event-start-player = { YOU($seat) ->
    [true] Empiezas tú: recibes la ficha de jugador inicial.
   *[false] { SEAT($seat) } es el jugador inicial.
}
event-round-began = Empieza la ronda { $round }.
event-turn-began = { YOU($seat) ->
    [true] Te toca a ti.
   *[false] Le toca a { SEAT($seat) }.
}
event-moved = { YOU($seat) ->
    [true] Mueves
   *[false] { SEAT($seat) } mueve
} un cubo de { $from } a { $to }.
event-cube-arrived = { YOU($seat) ->
    [true] Activas { $at } y recibes
   *[false] { SEAT($seat) } activa { $at } y recibe
} un cubo nuevo en { $home }; en la reserva { $reserve ->
    [0] no queda ninguno
    [one] queda { $reserve }
   *[other] quedan { $reserve }
}.
event-life-gained = { YOU($seat) ->
    [true] Activas
   *[false] { SEAT($seat) } activa
} { $at }: el cubo que está allí tiene ahora una vida extra.
event-weapon-gained = { YOU($seat) ->
    [true] Activas
   *[false] { SEAT($seat) } activa
} { $at }: el cubo que está allí tiene ahora { $weapon ->
    [short] corto alcance
   *[long] largo alcance
}.
event-life-lost = { YOU($seat) ->
    [true] Atacas
   *[false] { SEAT($seat) } ataca
} desde { $from }: { YOU($victim) ->
    [true] uno de tus cubos
   *[false] un cubo de { SEAT($victim) }
} en { $at } pierde una vida.
event-cube-destroyed = { YOU($seat) ->
    [true] Atacas
   *[false] { SEAT($seat) } ataca
} desde { $from }: { YOU($victim) ->
    [true] uno de tus cubos
   *[false] un cubo de { SEAT($victim) }
} en { $at } se retira del juego.
event-player-out = { YOU($seat) ->
    [true] Te quedas sin cubos y sales de la partida.
   *[false] { SEAT($seat) } se queda sin cubos y sale de la partida.
}
event-resigned = { YOU($seat) ->
    [true] Abandonas, y todos tus cubos salen
   *[false] { SEAT($seat) } abandona, y todos los cubos de { SEAT($seat) } salen
} del tablero.
event-turn-ended = { $unused ->
    [0] { YOU($seat) ->
        [true] Has usado tus dos acciones.
       *[false] { SEAT($seat) } ha usado sus dos acciones.
    }
    [one] { YOU($seat) ->
        [true] Terminas el turno y renuncias
       *[false] { SEAT($seat) } termina el turno y renuncia
    } a { $unused } acción.
   *[other] { YOU($seat) ->
        [true] Terminas el turno y renuncias
       *[false] { SEAT($seat) } termina el turno y renuncia
    } a { $unused } acciones.
}
event-moon-scored = { COUNT($seats) ->
    [1] { YOU($seats) ->
        [true] Ocupas { $moon } en solitario y recibes
       *[false] { SEATS($seats) } ocupa { $moon } en solitario y recibe
    } { $points } puntos.
   *[other] { SEATS($seats) } comparten { $moon } y reciben { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } cada uno.
}
event-round-ended = Termina la ronda { $round }: { SCORES($scores) }.
event-marker-passed = La ficha de jugador inicial { YOU($seat) ->
    [true] pasa a ti
   *[false] pasa a { SEAT($seat) }
}.
event-play-off = { SEATS($seats) } van en cabeza con { $points } puntos cada uno, así que se juega otra ronda.
event-game-over = { $reason ->
    [last_survivor] La partida ha terminado: { YOU($winners) ->
        [true] solo a ti te quedan cubos, y ganas.
       *[false] solo a { SEATS($winners) } le quedan cubos, y gana.
    }
    [round_limit] La partida termina en el límite de rondas: { COUNT($winners) ->
        [1] { YOU($winners) ->
            [true] Tienes la mayor puntuación y ganas.
           *[false] { SEATS($winners) } tiene la mayor puntuación y gana.
        }
       *[other] { SEATS($winners) } tienen la mayor puntuación y comparten la victoria.
    }
    [nobody_left] La partida ha terminado porque a nadie le quedan cubos: { COUNT($winners) ->
        [1] { YOU($winners) ->
            [true] Tienes la mayor puntuación y ganas.
           *[false] { SEATS($winners) } tiene la mayor puntuación y gana.
        }
       *[other] { SEATS($winners) } tienen la mayor puntuación y comparten la victoria.
    }
   *[points] La partida ha terminado: { COUNT($winners) ->
        [1] { YOU($winners) ->
            [true] Vas en cabeza en solitario con puntos suficientes y ganas.
           *[false] { SEATS($winners) } va en cabeza en solitario con puntos suficientes y gana.
        }
       *[other] { SEATS($winners) } comparten la victoria.
    }
}

# Rechazos: qué está mal y qué sería correcto.

refusal-game-over = La partida ha terminado; solo puedes empezar otra.
refusal-not-awaited = Ahora decide { SEAT($active) }, no { SEAT($seat) }.
refusal-not-begun = La partida no ha empezado; antes el azar tiene que elegir al jugador inicial.
refusal-unknown-action = Aquí no existe la acción { $action }; elige una de las permitidas.
refusal-no-such-cube = { SEAT($seat) } no tiene ningún cubo así en juego; di el planeta de un cubo y su arma, sus vidas y sus marcas tal como son.
refusal-which-cube = Hay varios cubos distintos que encajan; añade weapon, lives o spent para distinguirlos.
refusal-not-first-of-its-like = Los cubos iguales en { $at } son intercambiables; hay que decir el primero de ellos.
refusal-out-already = { SEAT($seat) } no tiene cubos en juego; solo puede abandonar quien todavía tiene alguno.
refusal-nobody-sits-there = En el asiento { $seat } no hay nadie; solo puede abandonar quien juega esta partida.
refusal-no-such-planet = Ese planeta no existe en este tablero; elige uno que esté conectado con { $at }.
refusal-start-planet-closed = Ningún cubo se mueve al planeta inicial { $to }; elige un planeta que esté conectado con { $at }.
refusal-start-planet-unused = El planeta inicial { $to } está cerrado porque no es de nadie; elige un planeta que esté conectado con { $at }.
refusal-staying-is-no-move = El cubo ya está en { $at }; hay que moverlo a un planeta conectado.
refusal-not-connected = { $at } y { $to } no están conectados; un cubo se mueve por una órbita hasta el planeta siguiente.
refusal-no-bonus-here = { $at } no se puede activar; solo los planetas de cubos, de vida extra y de armamento.
refusal-has-activated = El cubo de { $at } ya ha activado en este turno; puede hacerlo otro cubo, o este en el próximo turno.
refusal-opponent-on-planet = Hay un cubo rival en { $at }; un planeta solo se puede activar cuando no hay allí cubos rivales.
refusal-armed-already = El cubo de { $at } ya tiene largo alcance; solo se puede armar más un cubo sin arma o de corto alcance.
refusal-two-lives-already = El cubo de { $at } ya tiene dos vidas; solo un cubo con una vida puede recibir una vida extra.
refusal-reserve-empty = La reserva de { SEAT($seat) } está vacía; de allí tiene que salir un cubo nuevo o una vida extra.
refusal-unarmed = El cubo de { $at } no tiene arma; solo puede atacar un cubo armado.
refusal-has-attacked = El cubo de { $at } ya ha atacado en este turno; puede hacerlo otro cubo, o este en el próximo turno.
refusal-no-such-target = No hay ningún cubo así que atacar; elige un cubo rival que esté en juego.
refusal-own-cube = El cubo de { $to } también es de { SEAT($seat) }; solo se pueden atacar cubos rivales.
refusal-start-planet-safe = En el planeta inicial { $to } los cubos están a salvo; solo se pueden atacar los que lo han dejado.
refusal-out-of-reach = { $to } está fuera del alcance desde { $at }; el corto alcance solo llega al mismo planeta, el largo también a los conectados.
refusal-foreign-start-planet = El planeta inicial { $at } es ajeno para { WHAT($what) }; de todos los planetas iniciales solo se admite { $home }.
refusal-armed-at-home = En el planeta inicial { $at } solo se admite { WHAT($what) } sin arma y con una vida.
refusal-wood-does-not-add-up = { SEAT($seat) } debe tener { $wood } cubos de madera en total, pero { $lives } vidas en juego, { $reserve } en reserva y { $removed } retirados no suman { $wood }.

what-cube = cubo { $number }

# Lo que se cuenta cuando termina una partida.

tally-moved = Cubos movidos
tally-cube-arrived = Cubos nuevos
tally-weapon-gained = Armas obtenidas
tally-life-gained = Vidas extra obtenidas
tally-life-lost = Vidas quitadas
tally-cube-destroyed = Cubos retirados
