# Warum eine Antwort geraten wird. `mine`: ob es die Seite derer betrifft, die es lesen.

effect-car-displaced = stößt ein Auto von { SIDE($seat) } vom Spielplan
threat-car-displaced = { $mine ->
    [true] eines deiner Autos
   *[false] ein Auto von { SIDE($seat) }
} vom Spielplan stoßen
spared-car-displaced = { $mine ->
    [true] keines deiner Autos
   *[false] kein Auto von { SIDE($seat) }
} vom Spielplan stoßen
effect-own-car-displaced = stößt ein eigenes Auto vom Spielplan
effect-car-sabotaged = nimmt ein Auto von { SIDE($seat) } vom Spielplan
threat-car-sabotaged = { $mine ->
    [true] eines deiner Autos
   *[false] ein Auto von { SIDE($seat) }
} vom Spielplan nehmen
spared-car-sabotaged = { $mine ->
    [true] keines deiner Autos
   *[false] kein Auto von { SIDE($seat) }
} vom Spielplan nehmen
effect-battery-lost = { SIDE($seat) } verliert eine Batterie
threat-battery-lost = { $mine ->
    [true] dir
   *[false] { SIDE($seat) }
} eine Batterie nehmen
spared-battery-lost = { $mine ->
    [true] dir
   *[false] { SIDE($seat) }
} keine Batterie nehmen
effect-bell-rung = läutet eine Glocke
effect-points-up = { effect-score-up }
effect-points-down = { effect-score-down }
