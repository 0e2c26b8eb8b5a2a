# Why an answer is advised. `mine`: whether the saucer is that of whoever reads it.

whose-saucer = { $mine ->
    [true] your
   *[false] the
} { NAMES($saucer, of: "hue") } saucer
from-saucer = { $mine ->
    [true] from your
   *[false] from the
} { NAMES($saucer, of: "hue") } saucer
reason-crew = the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }
effect-crew-picked-up = { $mine ->
    [true] picks up { reason-crew }
   *[false] { SEAT($seat) } picks up { reason-crew }
}
effect-crew-stolen = steals { reason-crew } from { SEAT($victim) }
threat-crew-robbed = steal a crewmember { from-saucer }
spared-crew-robbed = steal any crewmember { from-saucer }
effect-crew-lost = { $mine ->
    [true] loses { reason-crew }
   *[false] makes { SEAT($seat) } lose { reason-crew }
}
threat-crew-lost = make { $mine ->
    [true] you
   *[false] { SEAT($seat) }
} lose { reason-crew }
spared-crew-lost = make { $mine ->
    [true] you
   *[false] { SEAT($seat) }
} lose { reason-crew }
effect-crashed = makes { whose-saucer } crash
threat-crashed = make { whose-saucer } crash
spared-crashed = make { whose-saucer } crash
effect-crashed-itself = { whose-saucer } crashes
effect-upgraded = upgrades the saucer
effect-boosted = uses a booster
effect-stations-up = fills { $count ->
    [one] { $count } more station
   *[other] { $count } more stations
}
effect-stations-down = empties { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
effect-energy-up = brings { $count } energy
effect-energy-down = costs { $count } energy
effect-points-up = { effect-score-up }
effect-points-down = { effect-score-down }
