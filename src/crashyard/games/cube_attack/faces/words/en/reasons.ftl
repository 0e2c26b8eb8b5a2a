# Why an answer is advised. `mine`: whether it concerns whoever reads it.

reason-cubes = { $mine ->
    [true] one of your cubes
   *[false] one of { SEAT($seat) }’s cubes
}
reason-cubes-of = { $mine ->
    [true] one of your cubes
   *[false] one of { SEAT($seat) }’s cubes
}
no-reason-cubes = { $mine ->
    [true] any of your cubes
   *[false] any of { SEAT($seat) }’s cubes
}
no-reason-cubes-of = { $mine ->
    [true] any of your cubes
   *[false] any of { SEAT($seat) }’s cubes
}
effect-cube-removed = removes { reason-cubes }
threat-cube-removed = remove { reason-cubes }
spared-cube-removed = remove { no-reason-cubes }
effect-life-lost = takes a life from { reason-cubes-of }
threat-life-lost = take a life from { reason-cubes-of }
spared-life-lost = take a life from { no-reason-cubes-of }
effect-cube-arrived = brings a new cube
effect-life-gained = gives a cube an extra life
effect-weapon-gained = gives a cube { $weapon ->
    [short] short range
   *[long] long range
}
effect-points-up = { effect-score-up }
effect-points-down = { effect-score-down }
effect-income-up = { $mine ->
    [true] makes the moons worth { $count } more a round
   *[false] the moons pay { SEAT($seat) } { $count } more a round
}
effect-income-down = { $mine ->
    [true] makes the moons worth { $count } less a round
   *[false] the moons pay { SEAT($seat) } { $count } less a round
}
