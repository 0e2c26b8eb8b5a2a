# El entrenador: cada clase de decisión, explicada una vez; las claves son las de las peticiones.

coach-goal-stations = El objetivo: ocupa el primero { $saucers ->
    [2] las cuatro posiciones de tus dos platillos
   *[1] tus cuatro posiciones
}. Cada una admite un tripulante de su tipo, de cualquier color: piloto, ingeniero, doctor, científico. Los recoges al moverte sobre ellos. La energía es para mejoras, 2 por cada una; con un potenciador te mueves una vez más.
coach-goal-points = El objetivo: { $points } puntos. Recibes uno cuando un platillo con más tripulantes a bordo, el tuyo, choca con uno que lleva menos. Recoge tripulantes moviéndote sobre ellos. La energía es para mejoras, 2 por cada una; con un potenciador te mueves una vez más.
coach-plan = Todos planifican en secreto y a la vez: una carta dice cuánto te mueves y un marcador, en qué dirección. La carta 2 da además un potenciador y la 3 una energía; con la 0-5 eliges la distancia más tarde.
coach-saucer = Tienes dos platillos y aquí dices cuál va primero; el otro va más tarde. Quien se mueve antes encuentra más tripulantes en el tablero; quien lo hace después sabe qué han hecho los demás.
coach-booster = Uno de tus platillos empieza con un potenciador, con el que se mueve una vez más. A cambio, para el otro se coloca en el tablero el piloto de su color.
coach-pilot = Antes de la primera ronda se coloca en el tablero un piloto del color de uno de tus platillos; el dado dice dónde. Los tripulantes del color de un platillo están seguros en él.
coach-distance = Tu carta es 0-5: ahora que conoces la mesa, elige la distancia. Recoges a todos los tripulantes de tu camino; a quien golpees lo empujas; más allá del borde te estrellas.
coach-direction = Esta vez no te ata la dirección planificada: fíjate en dónde hay tripulantes y dónde está el borde, y elige libremente.
coach-accelerate = Un acelerador te envía otra vez la distancia completa, en la dirección que quieras, también hacia atrás.
coach-boost = Un potenciador te permite moverte otra vez la misma distancia, en cualquier dirección. Después queda gastado; también puedes guardarlo.
coach-offer = Ahora podrías usar una de tus mejoras. Siempre es opcional.
coach-pass = Tus dos platillos están juntos: cada uno puede tomar del otro tripulantes de su propio color. Esos no se pueden robar ni perder.
coach-penalty = Te has estrellado en tu propio turno: un tripulante discordante pasa al oponente con menos posicionados. Uno adicional es el que menos duele.
coach-reward = Un oponente se ha estrellado en tu turno: toma 1 de energía o róbale un tripulante discordante, si tiene al menos tantos posicionados como tú.
coach-colour = Se han recogido tripulantes, así que otros perdidos ocupan su lugar. Tú eliges el color; el primero de su cola se coloca con el dado. Los de tu propio color están seguros en tu platillo.
coach-buy = Por 2 de energía robas dos cartas de mejora y te quedas una para siempre.
coach-keep = Lee las dos cartas: una pasa a ser parte permanente de tu platillo, la otra se descarta.
coach-lose = Tu platillo ha ganado una comparación: te ha dado un punto, y ahora un tripulante de a bordo vuelve con los perdidos. Tú eliges cuál, de cualquier color.
