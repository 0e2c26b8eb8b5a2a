# Las lecciones: un título, una frase por paso, explicaciones de otras respuestas habituales, y el final.

lesson-orbits = Moverse por las órbitas
lesson-orbits-1 = Eres Rojo. Tus cubos empiezan en tu planeta inicial, donde nadie puede atacarlos. Pero los puntos están fuera, en las lunas.
lesson-orbits-2 = Un cubo se mueve por una órbita hasta el planeta siguiente. Elige uno de tus cubos y después el planeta de armamento que brilla.
lesson-orbits-2-life = El planeta de vida extra también está conectado con tu planeta inicial. En esta lección, ve al que brilla.
lesson-orbits-3 = Tienes dos acciones por turno, y el mismo cubo puede usar las dos. Muévelo al planeta de cubos que brilla.
lesson-orbits-3-second = Tu otro cubo también podría moverse. Pero sigue con el primero: ya casi llega a una luna.
lesson-orbits-3-end = Puedes parar antes, pero entonces pierdes tu segunda acción. Aprovéchala.
lesson-orbits-4 = Los demás ya han jugado. Desde el planeta de cubos un rayo lleva hacia dentro: mueve tu cubo a la media luna.
lesson-orbits-5 = No hace falta usar las dos acciones. Quédate en la media luna y termina tu turno.
lesson-orbits-5-on = La luna llena vale aún más, pero antes descubre qué da la media luna: termina tu turno.
lesson-orbits-end = La ronda ha terminado y la media luna te ha dado 2 puntos. Lo hará después de cada ronda mientras un cubo tuyo siga allí.

lesson-planets = Activar planetas
lesson-planets-1 = En vez de moverse, un cubo puede activar su planeta. Elige tu cubo del planeta de cubos que brilla y después «Activar el planeta».
lesson-planets-1-other = Ese planeta viene después. Empieza por el planeta de cubos.
lesson-planets-2 = Ha llegado un cubo nuevo a tu planeta inicial. Ahora activa el planeta de vida extra: el cubo que está allí recibe una vida extra.
lesson-planets-2-arms = También sería buena idea. Pero antes, el planeta de vida extra.
lesson-planets-3 = Los cubos apilados son un solo cubo con dos vidas. Ahora, el planeta de armamento: actívalo y el cubo recibirá un arma.
lesson-planets-4 = El triángulo significa corto alcance. Un cubo solo activa una vez por turno, así que haz otra cosa: mueve el cubo de dos vidas al planeta de armamento.
lesson-planets-5 = Un turno nuevo. Activa otra vez el planeta de armamento con el cubo que muestra el triángulo.
lesson-planets-5-fresh = El cubo sin arma irá después. Primero, el del triángulo.
lesson-planets-6 = El cuadrado significa largo alcance; no hay arma mejor. Los planetas no se gastan: actívalo también con tu otro cubo.
lesson-planets-end = Tres clases de planetas te hacen más fuerte: más cubos, más vidas, mejores armas. Pero ningún planeta se puede activar mientras haya allí un cubo rival.

lesson-attack = Corto y largo alcance
lesson-attack-1 = El cubo azul está en el mismo planeta que tu cubo con el triángulo, es decir, de corto alcance. Ataca: elige tu cubo y después el azul.
lesson-attack-1-moon = Tu cubo con el cuadrado también puede. Pero empieza con el del triángulo.
lesson-attack-1-activate = Útil, pero aquí se trata de atacar: usa el cubo con el triángulo.
lesson-attack-2 = Tenía una vida y queda retirado del juego. Tu otro cubo tiene el cuadrado, largo alcance: llega también a los planetas conectados. Ataca al cubo azul de la media luna.
lesson-attack-2-activate = Ya no hay cubos azules allí, así que podrías activar. Pero antes prueba el largo alcance.
lesson-attack-3 = Queda un cubo azul fuera, en el planeta de vida extra que brilla, a dos órbitas: fuera de alcance. Mueve tu cubo con el cuadrado al planeta de cubos que brilla, justo al lado.
lesson-attack-4 = Ahora está conectado con tu planeta: atácalo.
lesson-attack-end = Los ataques siempre salen bien, nadie contraataca y tu cubo conserva su arma. Solo en los planetas iniciales están seguros los cubos. Un cubo ataca como mucho una vez por turno.

lesson-lives = Vidas extra y planetas bloqueados
lesson-lives-1 = El cubo azul de aquí tiene dos vidas y bloquea el planeta de vida extra: mientras esté ahí, no puedes activarlo.
lesson-lives-2 = Atácalo con cualquiera de tus dos cubos.
lesson-lives-3 = Ha perdido una vida y se queda. Un cubo ataca solo una vez por turno, pero dos cubos pueden atacar al mismo objetivo: ataca con tu otro cubo.
lesson-lives-4 = Adiós para siempre: los cubos retirados no vuelven. Ahora el planeta es tuyo: actívalo.
lesson-lives-5 = Un cubo puede tener dos vidas como máximo. Mueve aquí también tu otro cubo, para que reciba una el próximo turno.
lesson-lives-6 = Tus cubos comparten un planeta sin problema. Actívalo con el cubo que aún tiene una vida.
lesson-lives-end = Un cubo con dos vidas necesita dos ataques, y armado es una fortaleza. Las vidas extra salen de tu reserva: son cubos que no tendrás en otro sitio.

lesson-moons = Lunas, puntos y la victoria
lesson-moons-1 = Se acerca el final: tienes 58 puntos, Azul tiene 55, y gana quien vaya en cabeza en solitario con 64 o más tras una ronda. Las medias lunas dan 2 puntos; la luna llena, 4.
lesson-moons-2 = Azul solo en la luna llena recibe los 4 puntos. Si la compartís, cada uno recibe solo 2. Mueve tu cubo sin arma a la luna llena.
lesson-moons-2-attack = Buena idea, y llegará. Antes muévete allí.
lesson-moons-2-armed = Deja donde está el cubo de largo alcance: lo vas a necesitar enseguida.
lesson-moons-3 = Compartir está bien; tenerla en solitario, mejor: ataca al cubo azul de la luna llena desde la media luna, con largo alcance.
lesson-moons-end = 4 puntos por la luna llena y 2 por la media luna: 64, en cabeza en solitario, ¡y ganas! Varios cubos de un jugador en una luna no valen más que uno.
