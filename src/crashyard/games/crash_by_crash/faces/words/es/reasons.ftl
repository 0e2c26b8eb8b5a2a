# Por qué se aconseja una respuesta. `mine`: si se trata del bando de quien lo lee.

effect-car-displaced = expulsa un coche de { SIDE($seat) } del tablero
threat-car-displaced = expulsar { $mine ->
    [true] uno de tus coches
   *[false] un coche de { SIDE($seat) }
} del tablero
spared-car-displaced = expulsar { $mine ->
    [true] ninguno de tus coches
   *[false] ningún coche de { SIDE($seat) }
} del tablero
effect-own-car-displaced = expulsa un coche propio del tablero
effect-car-sabotaged = retira un coche de { SIDE($seat) } del tablero
threat-car-sabotaged = retirar { $mine ->
    [true] uno de tus coches
   *[false] un coche de { SIDE($seat) }
} del tablero
spared-car-sabotaged = retirar { $mine ->
    [true] ninguno de tus coches
   *[false] ningún coche de { SIDE($seat) }
} del tablero
effect-battery-lost = { SIDE($seat) } pierde una pila
threat-battery-lost = { $mine ->
    [true] quitarte
   *[false] quitarle a { SIDE($seat) }
} una pila
spared-battery-lost = { $mine ->
    [true] quitarte
   *[false] quitarle a { SIDE($seat) }
} ninguna pila
effect-bell-rung = hace sonar una campana
effect-points-up = { effect-score-up }
effect-points-down = { effect-score-down }
