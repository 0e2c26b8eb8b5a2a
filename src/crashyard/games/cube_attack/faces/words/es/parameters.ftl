# Lo que el laboratorio puede cambiar.

parameter-actions = Acciones por turno
parameter-actions-about = Cuántas acciones tiene cada jugador en un turno.
parameter-wood = Cubos en total
parameter-wood-about = Cuántos cubos de madera tiene cada jugador en total.
parameter-full-moon = Puntos de una luna llena
parameter-full-moon-about = Cuántos puntos da una luna llena al final de una ronda.
parameter-half-moon = Puntos de una media luna
parameter-half-moon-about = Cuántos puntos da una media luna al final de una ronda.
parameter-shared-moon = Parte de una luna compartida
parameter-shared-moon-about = Qué parte de los puntos de una luna recibe cada uno de quienes la comparten, en tanto por ciento, redondeada hacia abajo.
