# Lo que el laboratorio puede cambiar.

parameter-upgrade-cost = Energía por una mejora
parameter-upgrade-cost-about = Cuánta energía cuesta una mejora.
parameter-start-energy = Energía al empezar
parameter-start-energy-about = Con cuánta energía empieza cada platillo.
parameter-card-boosters = Potenciadores del 2
parameter-card-boosters-about = Cuántos potenciadores da la carta de movimiento 2.
parameter-card-energy = Energía del 3
parameter-card-energy-about = Cuánta energía da la carta de movimiento 3.
parameter-crash-energy = Energía por un choque
parameter-crash-energy-about = Cuánta energía se puede tomar por un platillo oponente que se ha estrellado.
parameter-extra-crew = Más tripulantes en el tablero
parameter-extra-crew-about = Cuántos tripulantes más debe haber en el tablero al final de un turno.
parameter-stations-to-win = Posiciones para ganar
parameter-stations-to-win-about = Cuántos tipos distintos de tripulantes debe haber a bordo; con dos jugadores, en cada platillo.
parameter-points-to-win = Puntos para ganar en Twisted Titanium
parameter-points-to-win-about = Con cuántos puntos se gana allí.
parameter-without = Mejoras que se quitan
parameter-without-about = Qué mejoras no están en el mazo.
