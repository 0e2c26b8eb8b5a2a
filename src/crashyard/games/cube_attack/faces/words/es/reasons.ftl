# Por qué se aconseja una respuesta. `mine`: si se trata de quien lo lee.

reason-cubes = { $mine ->
    [true] uno de tus cubos
   *[false] un cubo de { SEAT($seat) }
}
reason-cubes-of = { $mine ->
    [true] uno de tus cubos
   *[false] un cubo de { SEAT($seat) }
}
no-reason-cubes = { $mine ->
    [true] ninguno de tus cubos
   *[false] ningún cubo de { SEAT($seat) }
}
no-reason-cubes-of = { $mine ->
    [true] ninguno de tus cubos
   *[false] ningún cubo de { SEAT($seat) }
}
effect-cube-removed = retira { reason-cubes } del juego
threat-cube-removed = retirar { reason-cubes } del juego
spared-cube-removed = retirar { no-reason-cubes } del juego
effect-life-lost = le quita una vida a { reason-cubes-of }
threat-life-lost = quitarle una vida a { reason-cubes-of }
spared-life-lost = quitarle una vida a { no-reason-cubes-of }
effect-cube-arrived = trae un cubo nuevo
effect-life-gained = le da una vida extra a un cubo
effect-weapon-gained = le da a un cubo { $weapon ->
    [short] corto alcance
   *[long] largo alcance
}
effect-points-up = { effect-score-up }
effect-points-down = { effect-score-down }
effect-income-up = { $mine ->
    [true] las lunas te dan { $count } más por ronda
   *[false] las lunas le dan { $count } más por ronda a { SEAT($seat) }
}
effect-income-down = { $mine ->
    [true] las lunas te dan { $count } menos por ronda
   *[false] las lunas le dan { $count } menos por ronda a { SEAT($seat) }
}
