# Warum eine Antwort geraten wird. `mine`: ob es die betrifft, die es lesen.

reason-cubes = { $mine ->
    [true] einen deiner Würfel
   *[false] einen Würfel von { SEAT($seat) }
}
reason-cubes-of = { $mine ->
    [true] einem deiner Würfel
   *[false] einem Würfel von { SEAT($seat) }
}
no-reason-cubes = { $mine ->
    [true] keinen deiner Würfel
   *[false] keinen Würfel von { SEAT($seat) }
}
no-reason-cubes-of = { $mine ->
    [true] keinem deiner Würfel
   *[false] keinem Würfel von { SEAT($seat) }
}
effect-cube-removed = entfernt { reason-cubes } aus dem Spiel
threat-cube-removed = { reason-cubes } aus dem Spiel entfernen
spared-cube-removed = { no-reason-cubes } aus dem Spiel entfernen
effect-life-lost = nimmt { reason-cubes-of } ein Leben
threat-life-lost = { reason-cubes-of } ein Leben nehmen
spared-life-lost = { no-reason-cubes-of } ein Leben nehmen
effect-cube-arrived = bringt einen neuen Würfel
effect-life-gained = gibt einem Würfel ein Extraleben
effect-weapon-gained = gibt einem Würfel { $weapon ->
    [short] kurze Reichweite
   *[long] lange Reichweite
}
effect-points-up = { effect-score-up }
effect-points-down = { effect-score-down }
effect-income-up = die Monde bringen { $mine ->
    [true] dir
   *[false] { SEAT($seat) }
} { $count } mehr je Runde
effect-income-down = die Monde bringen { $mine ->
    [true] dir
   *[false] { SEAT($seat) }
} { $count } weniger je Runde
