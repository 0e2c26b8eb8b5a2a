# Why an answer is advised. `mine`: whether it concerns the side of whoever reads it.

effect-car-displaced = knocks a car of { SIDE($seat) } off the board
threat-car-displaced = knock { $mine ->
    [true] a car of yours
   *[false] a car of { SIDE($seat) }
} off the board
spared-car-displaced = knock { $mine ->
    [true] any car of yours
   *[false] any car of { SIDE($seat) }
} off the board
effect-own-car-displaced = knocks a car of its own side off the board
effect-car-sabotaged = takes a car of { SIDE($seat) } off the board
threat-car-sabotaged = take { $mine ->
    [true] a car of yours
   *[false] a car of { SIDE($seat) }
} off the board
spared-car-sabotaged = take { $mine ->
    [true] any car of yours
   *[false] any car of { SIDE($seat) }
} off the board
effect-battery-lost = { SIDE($seat) } loses a battery
threat-battery-lost = take a battery from { $mine ->
    [true] you
   *[false] { SIDE($seat) }
}
spared-battery-lost = take a battery from { $mine ->
    [true] you
   *[false] { SIDE($seat) }
}
effect-bell-rung = rings a bell
effect-points-up = { effect-score-up }
effect-points-down = { effect-score-down }
