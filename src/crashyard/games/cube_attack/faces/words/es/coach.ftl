# El entrenador: cada clase de decisión, explicada una vez; las claves son las de las peticiones.

coach-goal-points = El objetivo: después de cada ronda las lunas dan puntos, una media luna 2 y una luna llena 4, la mitad donde varios la comparten. Gana quien vaya entonces solo en cabeza con { $points } puntos o más. Lleva cubos a las lunas y aleja de ellas a los demás.
coach-unarmed = Dos acciones por turno: mueve un cubo por una órbita al planeta siguiente o activa el planeta en el que está. Las lunas dan puntos después de cada ronda; los demás planetas te hacen más fuerte.
coach-armed = Uno de tus cubos está armado: puede atacar una vez por turno. El triángulo alcanza su propio planeta; el cuadrado, también los conectados. Elige el cubo y después su objetivo.
coach-no-cube = Sin cubos no se puede mover, activar ni atacar nada: solo queda terminar el turno.
