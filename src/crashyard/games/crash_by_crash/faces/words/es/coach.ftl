# El entrenador: cada clase de decisión, explicada una vez; las claves son las de las peticiones.

coach-goal-bells = El objetivo: cada vez que suena una campana, cada bando recibe el valor de las casillas bajo sus coches. Tras { $last } puntuaciones gana el bando con más puntos. Empuja pues tus coches a casillas de azul oscuro y los del rival fuera del tablero: eso da 2 puntos de inmediato.
coach-set-operator = Antes de jugar alguien pone al operario en el centro de una flor. Absorbe los empujones, así que importa un poco dónde empieza.
coach-set-cars = El tablero está hecho de losetas: flores de siete casillas con borde de latón y, entre ellas, losetas en X. En cada una cabe un coche inicial, las ocupadas quedan en sombra, y todavía no se empuja nada. Las casillas de azul oscuro valen más cuando suena una campana, pero empieza el bando con la menor suma.
coach-action = Tienes dos acciones: poner un coche junto a otro y empujarlo, jugar una carta, hacer un trato con el operario o cambiar cartas. Un coche echado del tablero da 2 puntos; una campana puntúa todos los coches.
coach-card = La carta que has jugado dice cuál tiene que ser tu segunda acción y cómo funciona.
coach-steps = El operario avanza casilla a casilla, nunca dos veces a la misma, y empuja filas enteras de coches. Un hueco es para él una sola casilla.
coach-ringing = Varios coches podrían ser atraídos a campanas, pero en un turno solo suena una: tú eliges cuál.
coach-draw = Por cada carta jugada tomas otra: una descubierta de la muestra o la que está boca abajo encima del mazo.
coach-keep = Con cuatro jugadores robas dos cartas y te quedas una; la otra se descarta a la vista de todos.
