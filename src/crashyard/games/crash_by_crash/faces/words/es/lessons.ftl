# Las lecciones: un título, una frase por paso, explicaciones de otras respuestas habituales, y el final.

lesson-push = Poner un coche y empujar
lesson-push-1 = Eres Rojo. Con una acción pones un coche de tu reserva, que empuja a un coche vecino, sea de quien sea.
lesson-push-2 = Pon un coche en la casilla que brilla, junto al coche azul: elige la casilla.
lesson-push-2-behind = Desde ahí empujarías el coche azul hacia ti. Elige la casilla que brilla.
lesson-push-2-pass = Puedes pasar, pero es mejor un coche en el tablero. Elige la casilla que brilla.
lesson-push-3 = El coche azul se ha movido una casilla: fuerza 1. Tu turno siguiente: pon un coche entre los dos y elige la dirección hacia la derecha.
lesson-push-3-left = Así empujarías tu propio coche. Si hay coches a ambos lados, eliges la dirección: toma la derecha.
lesson-push-4 = Tus dos coches forman ahora una fila, sin huecos. Pon un coche detrás, en la casilla que brilla, empuja a la derecha y fíjate en cuál se mueve.
lesson-push-4-left = Así el empujón va hacia la izquierda. Elige la dirección hacia la derecha.
lesson-push-5 = De una fila solo se mueve el último coche. Y ahora, los puntos: otro coche azul está en el borde. ¡Échalo fuera!
lesson-push-end = ¡Expulsado! Eso te da 2 puntos de inmediato, y el coche vuelve a la reserva de su bando. Un segundo coche en el mismo turno te costaría 4 puntos.

lesson-bells = Campanas y puntuación
lesson-bells-1 = Una campana suena cuando un coche llega a ella. Entonces los dos bandos reciben los valores de las casillas bajo todos sus coches: tantos puntos como marcas tenga la casilla, de 0 a 3.
lesson-bells-2 = Tu coche de la izquierda vale 3, y también valdría 3 un coche en la otra casilla que brilla. Los coches azules están en 0 y 1. ¡Buen momento para hacerla sonar!
lesson-bells-3 = Pon un coche en la casilla que brilla y empuja el coche azul a la derecha, hacia la campana.
lesson-bells-3-beside = Desde ahí el coche azul pasaría de largo. Pon el tuyo a su izquierda, en línea con la campana.
lesson-bells-4 = Seis puntos para ti y uno para Azul, la hiciera sonar quien la hiciera sonar. Después la flor de la campana salió del tablero: queda un hueco. Los coches que había en ella volvieron a sus dueños sin puntos.
lesson-bells-5 = Para los coches, un hueco es como el borde. Empuja al hueco el coche azul que está al lado.
lesson-bells-5-away = Eso lo empuja por el borde. Pon tu coche al otro lado, lejos del hueco.
lesson-bells-end = Otros 2 puntos. Tras siete puntuaciones la partida termina y gana el bando con más puntos. Ninguna campana suena antes del sexto turno, y solo una en cada turno.

lesson-magnets = Imanes y pilas
lesson-magnets-1 = Tu coche magnético puede ir a cualquier casilla libre, pero tiene que atraer a un coche enseguida. Elígelo y después la casilla que brilla.
lesson-magnets-1-normal = Ese sería un coche normal, que empuja. Elige antes el magnético.
lesson-magnets-2 = Ha atraído a los dos coches que estaban exactamente a dos casillas en línea recta. A la izquierda otro coche cortaba el paso, y allí no se movió nada.
lesson-magnets-3 = Después de cada acción vuelve a atraer. Pon un coche en la casilla que brilla, sin pilas, y empuja el coche azul hasta quedar a dos casillas del imán.
lesson-magnets-3-strong = Ahorra tus pilas: esta vez basta con fuerza 1.
lesson-magnets-4 = El imán ha hecho el resto. Ahora, más fuerza: pon un coche en la casilla que brilla y gasta dos pilas: fuerza 3.
lesson-magnets-4-weak = Con menos fuerza no llega tan lejos. Gasta dos pilas esta vez.
lesson-magnets-end = El primer coche se movió dos casillas y dio con otro, que siguió con la fuerza que quedaba. Las pilas gastadas no vuelven; te quedan dos.

lesson-operator = El operario y los huecos
lesson-operator-1 = El operario no es de nadie. Haz un trato con él por una acción: elige 2 pasos y que el primero vaya a la casilla que brilla.
lesson-operator-2 = Empuja ante sí filas enteras de coches. Haz que pise la casilla del coche azul: detrás hay un hueco.
lesson-operator-3 = Expulsado: 2 puntos para ti. Por 2 puntos da 4 pasos en vez de 2. Haz ese trato y que entre en el hueco: para él es una sola casilla.
lesson-operator-4 = Sale de un hueco a cualquier casilla de su borde. Que pise la del otro coche azul y lo empuje a la derecha.
lesson-operator-5 = Sigue a la derecha: quedan dos pasos y el borde está cerca.
lesson-operator-6 = ¡Y fuera con él!
lesson-operator-end = Has recuperado los 2 puntos del paseo largo. Los empujones no mueven al operario: los absorbe. Y mientras está sobre una campana, no puede sonar.

lesson-cards = Cartas y cambio de cartas
lesson-cards-1 = Tienes tres cartas en la mano. Las grises actúan enseguida. Azul está en una casilla de valor 3 y tú al lado, en 1: juega «Lambada», elige los dos coches y cambiarán de sitio.
lesson-cards-1-rocket = Esa carta viene después. Primero, «Lambada».
lesson-cards-1-battery = Eso le quitaría una pila a Azul. En esta lección, juega «Lambada».
lesson-cards-2 = Ahora estás en la mejor casilla. Hemos pasado tu segunda acción. Al final del turno repones una carta por cada una jugada: toma de la muestra la que brilla.
lesson-cards-3 = Las cartas azules cambian cómo empuja un coche: son tu primera acción, y la segunda tiene que ser poner un coche. Juega «Propulsión a cohete».
lesson-cards-3-hit = También es azul, pero esta vez usa «Propulsión a cohete».
lesson-cards-4 = Pon un coche en la casilla que brilla a la izquierda: el coche azul que tiene delante seguirá en línea recta hasta que algo lo pare, y en su camino hay una campana.
lesson-cards-5 = ¡Menudo viaje! Has vuelto a reponer. Si tus cartas no encajan, cambia dos de ellas con una acción: elige el cambio de cartas y después dos cualesquiera.
lesson-cards-6 = Toma de la muestra la amarilla, «Campana sin corazón»; la segunda la tomamos por ti.
lesson-cards-end = Las cartas amarillas se juegan antes de una acción que haga sonar una campana y cambian su puntuación. Siempre terminas el turno con tres cartas.
