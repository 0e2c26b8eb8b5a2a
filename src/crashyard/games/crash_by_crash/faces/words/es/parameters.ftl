# Lo que el laboratorio puede cambiar.

parameter-batteries = Pilas
parameter-batteries-about = Con cuántas pilas empieza cada bando.
parameter-hand = Cartas en la mano
parameter-hand-about = Cuántas cartas recibe cada jugador al empezar.
parameter-scorings = Campanas hasta el final
parameter-scorings-about = Después de tantas puntuaciones termina la partida.
parameter-first-ringing-turn = Primer turno de las campanas
parameter-first-ringing-turn-about = Desde este turno pueden sonar las campanas.
parameter-second-car-fee = Precio de un segundo coche
parameter-second-car-fee-about = Cuántos puntos cuesta un segundo coche en el mismo turno.
parameter-four-steps-cost = Precio de cuatro pasos
parameter-four-steps-cost-about = Cuántos puntos cuestan cuatro pasos del operario.
parameter-displacing = Puntos por expulsar
parameter-displacing-about = Cuántos puntos da expulsar un coche rival.
parameter-start-points = Puntos al empezar
parameter-start-points-about = Con cuántos puntos empieza cada bando.
parameter-without = Cartas que se quitan
parameter-without-about = Qué cartas no están en el mazo.
