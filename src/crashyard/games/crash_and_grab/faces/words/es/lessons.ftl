# Las lecciones: un título, una frase por paso, explicaciones de otras respuestas habituales, y el final.

lesson-first-move = Tu primer movimiento
lesson-first-move-1 = Eres Rojo. Gana quien tenga a bordo un piloto, un ingeniero, un doctor y un científico, del color que sean.
lesson-first-move-2 = En cada ronda todos planifican en secreto. A tu derecha hay un doctor: elige la carta 3 y después el Meteoro, que marca el lado derecho.
lesson-first-move-2-two = Esa carta también llega hasta el doctor. Pero esta vez toma la 3: da 1 de energía.
lesson-first-move-2-away = En esa dirección no hay nadie a quien recoger. El Meteoro lleva a la derecha.
lesson-first-move-3 = Te has movido 3 casillas y por el camino has recogido al doctor. A cambio, un tripulante perdido entra en el tablero: elige un color y se coloca el piloto que va primero en su cola.
lesson-first-move-4 = Los demás se han quedado donde estaban y empieza otra ronda. El piloto ha caído en tu fila: planifica la carta 0-5 hacia la derecha.
lesson-first-move-5 = Con la carta 0-5 no eliges la distancia hasta ahora. Muévete lo bastante para recoger al piloto, pero sin pasarte del borde.
lesson-first-move-5-short = Así no llegas hasta el piloto.
lesson-first-move-5-edge = Cinco casillas llevan más allá del borde, y tu platillo se estrellaría.
lesson-first-move-end = Un doctor y un piloto a bordo: ¡media tripulación! La carta 2 da un potenciador, la 3 una energía, y con la 0-5 decides más tarde.

lesson-accelerators = Aceleradores
lesson-accelerators-1 = Has planificado hacia arriba, y la casilla que brilla ante ti es un acelerador. Muévete 3 casillas y descubre qué pasa.
lesson-accelerators-1-zero = Con 0 no te moverías.
lesson-accelerators-2 = Te detiene, y desde aquí te mueves otra vez las 3 casillas completas, en la dirección que elijas. Justo 3 a la derecha hay otro: elige el Meteoro.
lesson-accelerators-2-up = Hacia arriba se acaba el tablero: te estrellarías. Elige el Meteoro.
lesson-accelerators-3 = Y vuelves a elegir. Abajo hay un doctor: elige las Estrellas, que marcan el lado de abajo.
lesson-accelerators-3-back = También puedes volver atrás, pero el doctor está abajo.
lesson-accelerators-3-off = Por ahí te acercarías demasiado al borde. El doctor está abajo.
lesson-accelerators-4 = ¡Siete casillas con una carta que llega a cinco! Elige el color del tripulante que entra en el tablero en lugar del doctor.
lesson-accelerators-end = En tu propio turno siempre eliges por dónde sales de un acelerador. Un platillo empujado a uno en el turno de otro sigue recto.

lesson-collisions = Colisiones y robos
lesson-collisions-1 = Verde está justo delante de ti y Azul un poco más allá. Muévete 3 casillas y choca con ellos.
lesson-collisions-1-soft = Eso también empujaría a Verde, pero no mucho. Elige 3.
lesson-collisions-1-zero = Con 0 no se mueve nada.
lesson-collisions-2 = Quien choca se queda allí, y el platillo golpeado se mueve la distancia completa. ¡Otra vez! Planifica la carta 0-5 hacia la derecha.
lesson-collisions-3 = Los demás se han quedado donde estaban. Elige una distancia que empuje a Azul, al final de la cadena, más allá del borde.
lesson-collisions-3-short = Es demasiado corto: la cadena no llega hasta Azul.
lesson-collisions-4 = Azul se ha estrellado en tu turno: eso da una recompensa. Azul tiene tantos tripulantes posicionados como tú, así que puedes robarle uno discordante: toma al doctor.
lesson-collisions-4-energy = 1 de energía también es una recompensa, pero un doctor te vale más.
lesson-collisions-end = Los tripulantes del propio color de un platillo no se pueden robar nunca. Azul conserva todo lo demás y se vuelve a colocar al final de la ronda.

lesson-boosts = Potenciar y penalizaciones
lesson-boosts-1 = Tienes un potenciador. Primero muévete 2 casillas a la derecha, hasta la casilla que brilla.
lesson-boosts-2 = Después de moverte puedes gastar un potenciador: elige cualquier dirección y muévete otra vez lo mismo. Potencia hacia arriba, donde hay un tripulante.
lesson-boosts-3 = Ahora hay dos doctores a bordo; el adicional no ocupa ninguna posición. Veamos qué cuesta estrellarse. Planifica la carta 0-5 hacia la izquierda, hacia los Asteroides.
lesson-boosts-4 = Muévete 5 casillas: una más de las que caben. ¡No lo harás a propósito muy a menudo!
lesson-boosts-4-safe = Muy sensato, pero hoy queremos ver cómo te estrellas: elige 5.
lesson-boosts-5 = La penalización: da un tripulante discordante al oponente con menos posicionados, aquí Verde. Da uno de los dos doctores y ninguna posición tuya quedará vacía.
lesson-boosts-5-scientist = Es tu único científico: una posición quedaría vacía. Da un doctor.
lesson-boosts-end = Tu piloto rojo estuvo a salvo todo el tiempo: los tripulantes de tu propio color no se pierden nunca. Al final de la ronda tu platillo se vuelve a colocar en el tablero.

lesson-winning = Mejoras y la victoria
lesson-winning-1 = Tienes 2 de energía y solo te falta un científico. Sin prisa: primero muévete 1 casilla.
lesson-winning-2 = Al final de tu turno puedes gastar 2 de energía para mejorar tu platillo. Hazlo.
lesson-winning-2-no = Puedes guardar tu energía. Pero ahora te ayudará una mejora.
lesson-winning-3 = Robas dos cartas de mejora, juegas una y descartas la otra. «Rayo tractor» recoge a un tripulante que esté a una o dos casillas: quédate con esa.
lesson-winning-3-other = Tampoco está mal, pero en esta lección quédate con «Rayo tractor».
lesson-winning-4 = Una mejora es tuya para siempre. Una ronda nueva: el científico está 3 casillas a tu derecha. Planifica la carta 0-5 hacia la derecha.
lesson-winning-4-three = ¡Eso también bastaría! Pero prueba tu mejora: planifica la 0-5.
lesson-winning-5 = Con 3 llegarías hasta el científico. Pero muévete solo 1: quedarán 2 casillas, y tu mejora hará el resto.
lesson-winning-5-far = Así ganarías enseguida, ¡bien visto! Pero, por probar la mejora, muévete 1.
lesson-winning-6 = Usar una mejora siempre es opcional. Usa «Rayo tractor» con el científico.
lesson-winning-6-no = ¡Estás a un tripulante de ganar!
lesson-winning-end = Las cuatro posiciones están ocupadas: ¡ganas en ese mismo instante! También valdría en el turno de otro.
