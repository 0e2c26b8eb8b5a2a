# Warum eine Antwort geraten wird. `mine`: ob es die Untertasse derer ist, die es lesen.

whose-saucer = { $mine ->
    [true] deine
   *[false] die
} { NAMES($saucer, of: "colour") } Untertasse
from-saucer = { $mine ->
    [true] von deiner
   *[false] von der
} { NAMES($saucer, of: "hue") } Untertasse
reason-crew = den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }
effect-crew-picked-up = { $mine ->
    [true] nimmt { reason-crew } auf
   *[false] { SEAT($seat) } nimmt { reason-crew } auf
}
effect-crew-stolen = stiehlt { reason-crew } von { SEAT($victim) }
threat-crew-robbed = ein Besatzungsmitglied { from-saucer } stehlen
spared-crew-robbed = kein Besatzungsmitglied { from-saucer } stehlen
effect-crew-lost = { $mine ->
    [true] verliert { reason-crew }
   *[false] { SEAT($seat) } verliert { reason-crew }
}
threat-crew-lost = { $mine ->
    [true] dich
   *[false] { SEAT($seat) }
} { reason-crew } verlieren lassen
spared-crew-lost = { $mine ->
    [true] dich
   *[false] { SEAT($seat) }
} { reason-crew } nicht verlieren lassen
effect-crashed = lässt { whose-saucer } abstürzen
threat-crashed = { whose-saucer } abstürzen lassen
spared-crashed = { whose-saucer } nicht abstürzen lassen
effect-crashed-itself = { whose-saucer } stürzt ab
effect-upgraded = wertet die Untertasse auf
effect-boosted = verbraucht einen Booster
effect-stations-up = füllt { $count ->
    [one] { $count } Station mehr
   *[other] { $count } Stationen mehr
}
effect-stations-down = leert { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
}
effect-energy-up = bringt { $count } Energie
effect-energy-down = kostet { $count } Energie
effect-points-up = { effect-score-up }
effect-points-down = { effect-score-down }
