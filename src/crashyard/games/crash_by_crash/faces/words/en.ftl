# Crash by Crash. The vocabulary is that of sections 1 and 2 of the rules. Partners are called by shades of one colour.

game-name = Crash by Crash
game-about = Bumper cars push each other onto bells and off the board: every bell that rings is scored and takes a piece of the board with it.
game-length = 30 to 40 minutes
how-to-play = On your turn you have two actions. Place a car next to another one and push in one direction: the last car of the row moves one cell, plus one for each battery. Or place the magnetic car, which pulls cars two cells away towards itself. Or play a card, make a deal with the operator, who then takes two steps (four for 2 points), exchange two cards, or pass. A second car in the same turn costs 4 points. Displacing an opponent’s car off the board or into a hole earns 2 points. From turn 6 on, a car that is moved onto a bell rings it, at most one bell a turn: both sides score the values under all their cars, and the tile leaves the board. The game ends after seven scorings, or when a side has no car left on the board; whoever has the most points wins.
length-played = { $count ->
    [one] One turn was played.
   *[other] { $count } turns were played.
}
length-unit = turns

seat-number = { $number ->
    [0] Red
    [1] Blue
    [2] Crimson
    [3] Teal
   *[other] seat { $number }
}
seat-letter = { $seat ->
    [0] R
    [1] B
    [2] C
    [3] T
   *[other] { $seat }
}
side-letter = { $side ->
    [0] R
   *[1] B
}

# Options.

option-last-rider = Last rider
option-last-rider-about = The seat of the player who rode bumper cars most recently: they place the first starting car and go first on a tie; with four players always seat 0.
option-younger = Younger player
option-younger-about = The seat of the player who places the operator.

# Cards: the name, and what the card does.

card-name = { NAMES($card, of: "card") }
card-BELL_SHIFT = Bell Fluctuation
card-LAMBADA = Lambada
card-FREE_TICKET = Free Ticket
card-SABOTEUR = Saboteur
card-FLYING_DUTCHMAN = Flying Dutchman
card-FLAT_BATTERY = Discharged Battery
card-HEARTLESS_BELL = Heartless Bell
card-COLOUR_ANOMALY = Colour Anomaly
card-DOUBLE_HIT = Double Hit
card-ROCKET = Rocket Drive
card-TANDEM = Tandem
card-EXPANSION = Permitted Expansion
card-ACTION_REACTION = Action and Reaction
card-text-BELL_SHIFT = Move a bell to another free cell of a flower tile that has no other bell.
card-text-LAMBADA = Swap two cars on adjacent cells, whoever owns them.
card-text-FREE_TICKET = Move any car to an adjacent cell that has neither a car nor the operator on it; a bell there rings.
card-text-SABOTEUR = Take one of the other side’s cars off the board, back to its stock; you get no points for it.
card-text-FLYING_DUTCHMAN = Move the operator to any free cell.
card-text-FLAT_BATTERY = The other side loses a battery and may not use any on its next turn.
card-text-HEARTLESS_BELL = The next action must ring a bell; its tile and the cars on it stay.
card-text-COLOUR_ANOMALY = The next action must ring a bell; the values 0, 1, 2, 3 then count as 3, 2, 1, 0.
card-text-DOUBLE_HIT = Your next car pushes in two directions, one after the other, with force 1.
card-text-ROCKET = Your next car sends the last car of the row as far as it can go; it stops on a bell, and hits another car with force 1.
card-text-TANDEM = Your next car moves the last two cars of the line by one cell.
card-text-EXPANSION = Your next car may be placed on any free cell and need not push or pull.
card-text-ACTION_REACTION = Your next car pushes with force 1 and recoils just as far.
card-short = { NAMES($card, of: "card-short") }
card-short-BELL_SHIFT = Move a bell to a free cell.
card-short-LAMBADA = Swap two cars side by side.
card-short-FREE_TICKET = Move a car to a cell beside it.
card-short-SABOTEUR = Take away an opponent’s car.
card-short-FLYING_DUTCHMAN = Move the operator to a free cell.
card-short-FLAT_BATTERY = The others lose a battery.
card-short-HEARTLESS_BELL = Ring a bell; its tile stays.
card-short-COLOUR_ANOMALY = Ring: 0, 1, 2, 3 are 3, 2, 1, 0.
card-short-DOUBLE_HIT = Your car pushes in 2 directions.
card-short-ROCKET = Push a car as far as it goes.
card-short-TANDEM = Push the last two of a row.
card-short-EXPANSION = Your car goes on any free cell.
card-short-ACTION_REACTION = Push; your car recoils.

# The table.

part-board = The board
part-mat = { YOURS($side) ->
    [true] Your mat
   *[false] Mat of { SIDE($side) }
}
part-track = Bells rung, and the turn
part-cards = Draw pile, discard pile and display
cell = Cell { $at }, value { $value }
seen-cell = { $value ->
    [0] A cell that scores nothing
    [one] A cell that scores { $value } point for the car on it, whenever a bell rings
   *[other] A cell that scores { $value } points for the car on it, whenever a bell rings
}
tile = { $flower ->
    [true] A flower tile: it leaves the board when the bell on it rings
   *[false] An X tile: it never has a bell and stays on the board
}
hole = A hole: a car that is pushed in here returns to stock, as over the edge of the board
car = { $side ->
    [0] red
   *[1] blue
}{ $magnetic ->
    [true] {" magnetic car"}
   *[false] {" car"}
}
piece-car = A { car }{ $magnetic ->
    [true] : it pulls cars that are two cells away towards itself, and is pushed and scored like any other
   *[false] : when a bell rings, it scores the value of the cell under it
}
piece-bell = { $rung ->
    [true] A bell that has just rung
   *[false] A bell: a car that is moved onto it rings it; then both sides score, and the tile leaves the board
}
piece-operator = The operator: every push stops at them, and wherever they walk they shove the cars in their way
piece-action = { $number ->
    [1] First action
   *[2] Second action
}
piece-score = { YOURS($side) ->
    [true] Your points
   *[false] Points of { SIDE($side) }
}: { $points }
piece-card = { NAMES($card, of: "card") }: { NAMES($card, of: "card-text") }
piece-hidden-card = { YOU($seat) ->
    [true] A card that only you know
   *[false] A card that only { SEAT($seat) } knows
}
piece-known-card = { YOU($seat) ->
    [true] You took
   *[false] { SEAT($seat) } took
} this card openly: { NAMES($card, of: "card") }, { NAMES($card, of: "card-text") }
piece-drawn-slot = Here lie the two cards of which one is kept
piece-stock = { YOURS($side) ->
    [true] Cars in your stock
   *[false] Cars in { SIDE($side) }’s stock
}: { $cars }
piece-stock-magnet = { YOURS($side) ->
    [true] Magnetic car in your stock
   *[false] Magnetic car in { SIDE($side) }’s stock
}: { $cars }. It pulls cars two cells away towards itself.
piece-batteries = { YOURS($side) ->
    [true] Your batteries
   *[false] Batteries of { SIDE($side) }
}: { $batteries } left. Each one makes a push one cell longer.
piece-in-force = In force: { NAMES($card, of: "card") }: { NAMES($card, of: "card-text") }
piece-deck = Draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
piece-discard = Discard pile: { COUNT($cards) ->
    [0] no cards
   *[other] { NAMES($cards, of: "card") }
}
piece-track = Track of scorings: { $scorings } of { $last } bells have rung; the last one ends the game
piece-ban = { YOURS($side) ->
    [true] No batteries for you
   *[false] No batteries for { SIDE($side) }
} in turn { $turn }
counter-cars = cars
counter-magnet = magnet
counter-batteries = batteries
counter-cards = cards
note-winner = winner
note-turn = to play
note-ban = no batteries in turn { $turn }
note-track = Bells rung: { $scorings } of { $last }. Draw pile: { $deck }. Discard pile: { $discard }.
note-display = Display: { NAMES($cards, of: "card") }.
note-drawn = Drawn: { NAMES($cards, of: "card") }.
note-known = { SEAT($seat) } is known to hold: { NAMES($cards, of: "card") }.
note-hand = Hand of { SEAT($seat) }: { COUNT($cards) ->
    [0] no cards
   *[other] { NAMES($cards, of: "card") }
}.
header-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
}
header-bells = { $may ->
    [true] Bells may ring, one a turn
   *[false] Bells are silent: they ring from turn { $turn } on, and once a turn
}
header-deck = Draw pile
header-discard = Discard
header-hand = { YOU($seat) ->
    [true] Your hand
   *[false] Hand of { SEAT($seat) }
}
caption-setup = Setup: { $phase ->
    [set_operator] { YOU($seat) ->
        [true] you place
       *[false] { SEAT($seat) } places
    } the operator.
    [set_cars] { YOU($seat) ->
        [true] you place
       *[false] { SEAT($seat) } places
    } a starting car.
    [deal] the cards are dealt.
   *[other] the tiles are laid out.
}
caption-turn = Turn { $turn }, action { $action }: { $phase ->
    [action] { YOU($seat) ->
        [true] it is your turn
       *[false] it is { SEAT($seat) }’s turn
    }
    [steps] { YOU($seat) ->
        [true] you move
       *[false] { SEAT($seat) } moves
    } the operator on
    [ringing] { YOU($seat) ->
        [true] you choose
       *[false] { SEAT($seat) } chooses
    } which car rings
    [draw] { YOU($seat) ->
        [true] you take
       *[false] { SEAT($seat) } takes
    } a card
    [keep] { YOU($seat) ->
        [true] you choose
       *[false] { SEAT($seat) } chooses
    } which of two cards to keep
   *[other] a card is drawn
}; { $may ->
    [true] bells may ring.
   *[false] no bell may ring.
}
caption-over = The game ended in turn { $turn }, { SCORES($scores) }: { COUNT($winners) ->
    [1] a win for { SIDES($winners) }.
   *[other] { SIDES($winners) } share the win.
}
button-magnet = Magnetic car
button-operator = { $steps ->
    [2] Operator, 2 steps
   *[4] Operator, 4 steps (−2)
}
button-exchange = Exchange two cards
button-pass = Pass
button-direction = { $direction ->
    [E] →
    [NE] ↗
    [NW] ↖
    [W] ←
    [SW] ↙
    [SE] ↘
   *[none] ○
} { NAMES($direction, of: "direction") }
button-batteries = { $number ->
    [0] No battery
    [one] { $number } battery
   *[other] { $number } batteries
}
legend-value = value of the cell
legend-magnet = magnetic car
legend-bell = bell
legend-operator = operator

# What is wanted of you.

goal-bells = Most points after { $last } bells wins
prompt-set-operator = Place the operator in the centre of a flower without a bell.
prompt-set-cars = Place starting car { $number } of { $all } on a tile that has no car yet.
prompt-action = { $action ->
    [1] First action
   *[2] Second action
}: { $places ->
    [0] choose a cell beside a car, or play a card.
   *[other] another car costs { $fee } points; or play a card.
}
prompt-card = { NAMES($card, of: "card") }: { $card ->
    [HEARTLESS_BELL] now ring a bell.
    [COLOUR_ANOMALY] now ring a bell.
    [DOUBLE_HIT] place a car beside two others.
    [ROCKET] place a car beside the one to send off.
    [TANDEM] place a car at the end of a row.
    [EXPANSION] place a car on any free cell.
   *[ACTION_REACTION] place a car; it recoils.
}
prompt-steps = Lead the operator on: choose their next step ({ $steps } left).
prompt-ringing = Choose the car that rings its bell.
prompt-draw = Take { $takes ->
    [one] a card
   *[other] { $takes } cards
} from the display or the draw pile.
prompt-keep = Keep one of the two cards; the other is discarded.
prompt-direction = Choose the direction of the push.
prompt-batteries = Choose the batteries: each pushes a cell further.
prompt-magnet = Choose where it goes: it pulls cars two cells away.
prompt-operator = Choose the operator’s first step; they shove cars.
prompt-exchange = Choose the two cards that you discard.
prompt-aim = { $card ->
    [BELL_SHIFT] Choose the bell, then its new cell.
    [LAMBADA] Choose the two cars that swap places.
    [FREE_TICKET] Choose the car, then a direction.
    [SABOTEUR] Choose the car to take off the board.
   *[FLYING_DUTCHMAN] Choose where the operator goes.
}

# Actions.

direction-E = east
direction-NE = northeast
direction-NW = northwest
direction-W = west
direction-SW = southwest
direction-SE = southeast
direction-none = no push
action-place = { $at }: { $car ->
    [magnet] place the magnetic car
   *[normal] place a car{ COUNT($dir) ->
        [0] {""}
       *[other] , push { NAMES($dir, of: "direction") }
    }{ $batteries ->
        [0] {""}
        [one] {" with "}{ $batteries } battery
       *[other] {" with "}{ $batteries } batteries
    }
}
action-operator = Operator: { $steps } steps, first { NAMES($dir, of: "direction") } to { $to }
action-step = Operator: { NAMES($dir, of: "direction") } to { $to }
action-card = { NAMES($card, of: "card") }{ $card ->
    [BELL_SHIFT] : move the bell from { $from } to { $to }
    [LAMBADA] : swap { $a } and { $b }
    [FREE_TICKET] : move the car on { $from } { NAMES($dir, of: "direction") }
    [SABOTEUR] : remove the car on { $target }
    [FLYING_DUTCHMAN] : operator to { $to }
   *[other] {""}
}
action-exchange = Exchange { NAMES($discard-0, of: "card") } and { NAMES($discard-1, of: "card") }
action-pass = Pass
action-ring = { $from }: this car rings
action-take = Take { $from ->
    [deck] a card from the draw pile
   *[other] { NAMES($from, of: "card") }
}
action-keep = Keep { NAMES($card, of: "card") }
action-set-operator = { $at }: place the operator
action-set-car = { $at }: place a starting car

# Events.

event-tile-laid = Tile { $tile } is laid in slot { $slot }.
event-operator-put = { YOU($seat) ->
    [true] You place
   *[false] { SEAT($seat) } places
} the operator on { WHAT($at) }.
event-starting-car-put = A { car } starts on { $at }.
event-phase-began = { $phase ->
    [set_operator] Next, { YOU($seat) ->
        [true] you place
       *[false] { SEAT($seat) } places
    } the operator.
    [deal] The cards are dealt.
    [set_cars] Next, { YOU($seat) ->
        [true] you place
       *[false] { SEAT($seat) } places
    } a starting car.
    [action] Next, { YOU($seat) ->
        [true] you take
       *[false] { SEAT($seat) } takes
    } action { $action }.
    [steps] Next, { YOU($seat) ->
        [true] you move
       *[false] { SEAT($seat) } moves
    } the operator on.
    [ringing] Next, { YOU($seat) ->
        [true] you choose
       *[false] { SEAT($seat) } chooses
    } which car rings.
    [draw] Next, { YOU($seat) ->
        [true] you take
       *[false] { SEAT($seat) } takes
    } a card.
    [keep] Next, { YOU($seat) ->
        [true] you keep
       *[false] { SEAT($seat) } keeps
    } one of two cards.
    [tiles] The tiles are laid out.
   *[other] A card is drawn from the draw pile.
}
event-turn-began = Turn { $turn }: { YOU($seat) ->
    [true] it is your turn
   *[false] it is { SEAT($seat) }’s turn
}.
event-turn-ended = { YOU($seat) ->
    [true] You end the turn.
   *[false] { SEAT($seat) } ends the turn.
}
event-passed = { YOU($seat) ->
    [true] You pass.
   *[false] { SEAT($seat) } passes.
}
event-car-placed = A { car } is placed on { $at }.
event-batteries-used = { YOURS($side) ->
    [true] Your batteries
   *[false] Batteries of { SIDE($side) }
}: { $batteries } used, { $left } left.
event-fee-paid = { YOURS($side) ->
    [true] Your points
   *[false] Points of { SIDE($side) }
}: { $points } paid, { $score } left.
event-car-moved = { $by ->
    [recoil] The recoil drives a { car } from { $from } to { $to }.
    [operator] The operator shoves a { car } from { $from } to { $to }.
    [magnet] A magnet pulls a { car } from { $from } to { $to }.
    [card] A { car } moves from { $from } to { $to }.
   *[push] A { car } is pushed from { $from } to { $to }.
}
event-car-displaced = { $by ->
    [recoil] The recoil drives a { car } { NAMES($direction, of: "direction") } from { $from }
    [operator] The operator shoves a { car } { NAMES($direction, of: "direction") } from { $from }
   *[push] A { car } is pushed { NAMES($direction, of: "direction") } from { $from }
}{ COUNT($hole) ->
    [0] {" "}off the board
   *[other] {" "}into hole { $hole }
}{ $points ->
    [0] .
   *[other] , for { $points } points: { SCORES($scores) }.
}
event-bell-rung = A { car } rings the bell on { $at }.
event-bell-scored = Scoring { $scorings }: { SCORES($points) }; the score is now { SCORES($scores) }.
event-tile-removed = The tile of slot { $slot } leaves the board{ COUNT($cars) ->
    [0] {""}
    [one] , and 1 car returns to stock
   *[other] , and { COUNT($cars) } cars return to stock
}.
event-operator-moved = The operator goes from { WHAT($from) } to { WHAT($to) }.
event-card-played = { YOU($seat) ->
    [true] You play
   *[false] { SEAT($seat) } plays
} { NAMES($card, of: "card") }.
event-bell-shifted = The bell on { $from } is moved to { $to }.
event-cars-swapped = The cars on { $from } and { $to } swap places.
event-car-sabotaged = A { car } is taken off { $from } and returns to stock.
event-battery-discharged = { YOURS($side) ->
    [true] Your batteries
   *[false] Batteries of { SIDE($side) }
}: 1 lost, { $left } left; none may be used on the next turn.
event-cards-exchanged = { YOU($seat) ->
    [true] You discard
   *[false] { SEAT($seat) } discards
} { NAMES($cards-0, of: "card") } and { NAMES($cards-1, of: "card") } to take two other cards.
event-card-taken = { YOU($seat) ->
    [true] You take
   *[false] { SEAT($seat) } takes
} { NAMES($card, of: "card") } from the display.
event-card-drawn = { YOU($seat) ->
    [true] You draw
   *[false] { SEAT($seat) } draws
} { COUNT($card) ->
    [0] a card
   *[other] { NAMES($card, of: "card") }
} from the draw pile.
event-card-looked-at = { YOU($seat) ->
    [true] You look
   *[false] { SEAT($seat) } looks
} at { COUNT($card) ->
    [0] a card
   *[other] { NAMES($card, of: "card") }
} from the draw pile.
event-card-kept = { YOU($seat) ->
    [true] You keep
   *[false] { SEAT($seat) } keeps
} { COUNT($card) ->
    [0] a card
   *[other] { NAMES($card, of: "card") }
}{ COUNT($discarded) ->
    [0] {""}
   *[other] {" "}{ YOU($seat) ->
        [true] and discard
       *[false] and discards
    } { NAMES($discarded, of: "card") }
}.
event-card-displayed = { NAMES($card, of: "card") } is added to the display.
event-deck-renewed = The discard pile is shuffled and becomes the draw pile.
event-game-over = { $reason ->
    [no_cars] A side has no car left on the board
   *[seven_scorings] The last bell has rung
}, and the game is over, { SCORES($scores) }: { COUNT($winners) ->
    [1] a win for { SIDES($winners) }.
   *[other] { SIDES($winners) } share the win.
}

# Actions and events for those who see the board: without coordinates.

seen-action-place = Place { $car ->
    [magnet] the magnetic car
   *[normal] a car{ COUNT($dir) ->
        [0] {""}
       *[other] , push { NAMES($dir, of: "direction") }
    }{ $batteries ->
        [0] {""}
        [one] {" with "}{ $batteries } battery
       *[other] {" with "}{ $batteries } batteries
    }
}
seen-action-operator = Operator: { $steps } steps, first { NAMES($dir, of: "direction") }
seen-action-step = Operator: a step { NAMES($dir, of: "direction") }
seen-action-card = { NAMES($card, of: "card") }{ $card ->
    [BELL_SHIFT] : move this bell
    [LAMBADA] : swap these two cars
    [FREE_TICKET] : move this car { NAMES($dir, of: "direction") }
    [SABOTEUR] : take this car off the board
    [FLYING_DUTCHMAN] : move the operator
   *[other] {""}
}
seen-action-ring = This car rings the bell
seen-action-set-operator = Place the operator here
seen-action-set-car = Place a starting car here
seen-event-tile-laid = A tile is laid.
seen-event-operator-put = { YOU($seat) ->
    [true] You place
   *[false] { SEAT($seat) } places
} the operator.
seen-event-starting-car-put = A { car } is placed to start.
seen-event-car-placed = A { car } is placed.
seen-event-car-moved = { $by ->
    [recoil] A { car } recoils.
    [operator] The operator shoves a { car }.
    [magnet] A magnet pulls a { car }.
    [card] A { car } moves.
   *[push] A { car } is pushed.
}
seen-event-car-displaced = { $by ->
    [recoil] A { car } recoils
    [operator] The operator shoves a { car }
   *[push] A { car } is pushed
}{ COUNT($hole) ->
    [0] {" "}off the board
   *[other] {" "}into a hole
}{ $points ->
    [0] .
   *[other] , for { $points } points: { SCORES($scores) }.
}
seen-event-bell-rung = A { car } rings a bell.
seen-event-tile-removed = The tile of the bell leaves the board{ COUNT($cars) ->
    [0] {""}
    [one] , and 1 car returns to stock
   *[other] , and { COUNT($cars) } cars return to stock
}.
seen-event-operator-moved = The operator moves.
seen-event-bell-shifted = A bell is moved.
seen-event-cars-swapped = Two cars swap places.
seen-event-car-sabotaged = A { car } is taken off the board and returns to stock.

# Refusals: what is wrong, and what would be right.

refusal-game-over = The game is over; all you can do is start a new one.
refusal-not-awaited = It is { SEAT($active) }’s decision, not { SEAT($seat) }’s.
refusal-unknown-action = There is no action { $action } here; choose one of the legal ones.
refusal-card-not-in-deck = There is no { NAMES($card, of: "card") } card left in the draw pile; chance draws one of those that are there.
refusal-tile-does-not-fit = Tile { $tile } cannot go in slot { $slot }: each tile is laid once, and X tiles and flowers alternate.
refusal-not-an-action-now = That is not an action; place a car, play a card, move the operator, exchange cards or pass.
refusal-put-the-operator = First the operator has to be placed on the centre of a flower without a bell.
refusal-not-a-flower-centre = { $at } is not the centre of a flower; that is where the operator starts.
refusal-flower-has-bell = There is a bell on the flower of { $at }; the operator starts on a flower without one.
refusal-put-a-car = Now a starting car has to be placed on a free cell of a tile without a car.
refusal-tile-has-car = There is already a car on the tile of { $at }; no tile may hold two starting cars.
refusal-bell-on-cell = There is a bell on { $at }; choose a cell without one.
refusal-cell-taken = There is no open cell there; choose a cell of the board with neither a car nor the operator on it.
refusal-no-car-in-stock = { SEAT($seat) } has no normal car in stock; one has to come back first.
refusal-no-magnet-in-stock = { SEAT($seat) }’s magnetic car is on the board; it can be placed only when it is in stock.
refusal-no-car-there = There is no car to the { NAMES($dir, of: "direction") } of { $at }; choose a cell and a direction in which there is a car.
refusal-fee-missing = A second car in a turn costs { $points } points, which { SEAT($seat) } does not have; choose another action.
refusal-batteries-missing = { SEAT($seat) } does not have that many batteries; use at most those in stock.
refusal-no-batteries-now = { SEAT($seat) } may not use any batteries this turn, because Discharged Battery was played; place the car without any.
refusal-no-batteries-with-card = { NAMES($in_force, of: "card") } is in force, and batteries cannot be used with a blue card; place the car without any.
refusal-may-not-ring = That would ring a bell, which is allowed only from turn { $turn } on and once a turn; choose another way.
refusal-two-bells = This action would then ring two bells; an action may ring only one.
refusal-pulls-nothing = On { $at } the magnetic car would not pull any car; place it two cells from one, with an open cell between them.
refusal-pull-held = On { $at } the magnetic car would not pull any car: the one on { $car } is next to another magnetic car, which holds it.
refusal-pull-cancelled = On { $at } the magnetic car would not pull any car: both magnets would pull the one on { $car }, and their pulls cancel out.
refusal-pull-mutual = On { $at } the magnetic car would not pull any car: the one on { $car } is magnetic too, and two magnets do not move each other.
refusal-pull-contested = On { $at } the magnetic car would not pull any car: the one on { $car } and another one would be pulled onto the same cell, so neither moves.
refusal-pull-onto-bell = On { $at } the magnetic car would not pull any car: the one on { $car } would come onto a bell, and no bell may ring now.
refusal-four-steps-cost = Four steps of the operator cost { $points } points, which { SEAT($seat) } does not have; two steps are free.
refusal-operator-not-beside = The operator cannot reach { $at } in that direction; each step leads to a cell or a hole next to them.
refusal-not-out-of-the-hole = The operator cannot get out of their hole to { $at } in that direction; choose a cell beside the hole, and a direction that leads to it from inside.
refusal-operator-on-the-way = The operator has not finished moving; take their next step.
refusal-field-entered-twice = The operator has already been there on this walk; no cell and no hole may be entered twice.
refusal-no-way-on = From { $at } the operator could not take all their remaining steps; choose another step.
refusal-cannot-ring = No magnet pulls that car onto a bell; choose one that is pulled.
refusal-no-car-to-ring = There is no car on { $at }, so none can ring from there; choose a car that a magnet pulls onto a bell.
refusal-own-magnet-rings = The magnetic car that has just been placed must pull a car itself; choose one that it pulls onto a bell.
refusal-choose-who-rings = Several cars are pulled onto bells; choose the one that rings.
refusal-card-not-in-hand = { SEAT($seat) } does not hold what is to be played or exchanged; choose from the cards in hand.
refusal-only-as-first-action = Blue and yellow cards are played as the first action of a turn; only grey ones can be the second.
refusal-no-such-bell = There is no such bell on the board; choose a cell with a bell on it.
refusal-bell-under-operator = The operator is standing on that bell; choose another one.
refusal-bell-needs-free-flower-cell = { $at } is not a free cell of a flower; a bell can only go on one.
refusal-bell-on-that-tile = There is another bell on the tile of { $at }; choose a flower without one.
refusal-no-car-for-card = There is no car on { $at }; choose a cell with a car on it.
refusal-no-two-cars = { card-LAMBADA } swaps two cars on adjacent cells; choose two cars that stand side by side.
refusal-not-adjacent = The two cells are not adjacent; only cars on adjacent cells can swap places.
refusal-own-car = That car belongs to { SEAT($seat) }’s side; choose one of the other side’s.
refusal-no-landing = The operator cannot be placed on { $at }; choose a free cell, without a car or a bell, that is not their own.
refusal-opponent-has-no-battery = The other side has no battery; Discharged Battery needs one to take.
refusal-no-scoring-possible = No action could ring a bell after that card; a yellow card needs one that can.
refusal-yellow-card-demands-scoring = { NAMES($in_force, of: "card") } is in force, so this action has to ring a bell; only if none can may you pass.
refusal-needs-blue-card = Without a blue card a car pushes in exactly one direction; name a direction in which there is a car.
refusal-no-place-for-card = No car could be placed under that card; it needs a cell where its effect is possible.
refusal-blue-card-demands-place = { NAMES($in_force, of: "card") } is in force, so this action has to place a car; only if none can be placed may you pass.
refusal-wrong-place-for-card = A car cannot be placed like that under { NAMES($in_force, of: "card") }; choose one of the ways it allows.
refusal-needs-normal-car = This card needs a normal car; the magnetic one can only be placed with Permitted Expansion.
refusal-same-direction-twice = Double Hit needs two different directions; choose two in which there are cars.
refusal-choose-a-source = A card has to be taken now; name one from the display, or the draw pile.
refusal-not-in-display = That card is not in the display; choose one that is, or the draw pile.
refusal-deck-empty = Neither the draw pile nor the discard pile has a card left; take one from the display.
refusal-keep-one-of-two = One of the two cards drawn has to be kept; name one of them.
refusal-no-turn-to-end = There is no turn to end: { SEAT($active) } still has action { $number } of turn { $turn } to take. A turn ends by itself once both actions are taken and all cards drawn; to skip an action, pass.
refusal-turn-owes-cards = At the end of this turn { $owed ->
    [one] { $owed } card has
   *[other] { $owed } cards have
} to be taken, not { $named }; name a source for each.
refusal-exchange-owes-cards = An exchange takes two cards, not { $named }; name a source for each.
refusal-two-things-on-cell = { $at } is already taken, so { WHAT($what) } cannot be there; a cell holds one car or the operator, and no car stands on a bell.
refusal-side-without-car = { SIDE($side) } has no car on the board, so the game is over, and the phase has to be “over”.
refusal-cards-do-not-add-up = There must be { $right } cards { NAMES($card, of: "card") } in all, but here there are { $cards }.

# The same to those who see the board, where coordinates name a place.
seen-refusal-not-a-flower-centre = That is not the centre of a flower; that is where the operator starts.
seen-refusal-flower-has-bell = There is a bell on that flower; the operator starts on a flower without one.
seen-refusal-tile-has-car = There is already a car on that tile; no tile may hold two starting cars.
seen-refusal-bell-on-cell = There is a bell there; choose a cell without one.
seen-refusal-no-car-there = There is no car to the { NAMES($dir, of: "direction") } of that cell; choose a cell and a direction in which there is a car.
seen-refusal-pulls-nothing = There the magnetic car would not pull any car; place it two cells from one, with an open cell between them.
seen-refusal-pull-held = There the magnetic car would not pull any car: the one it could pull is next to another magnetic car, which holds it.
seen-refusal-pull-cancelled = There the magnetic car would not pull any car: both magnets would pull the same one, and their pulls cancel out.
seen-refusal-pull-mutual = There the magnetic car would not pull any car: the one it could pull is magnetic too, and two magnets do not move each other.
seen-refusal-pull-contested = There the magnetic car would not pull any car: the one it could pull and another one would be pulled onto the same cell, so neither moves.
seen-refusal-pull-onto-bell = There the magnetic car would not pull any car: the one it could pull would come onto a bell, and no bell may ring now.
seen-refusal-operator-not-beside = The operator cannot get there in that direction; each step leads to a cell or a hole next to them.
seen-refusal-not-out-of-the-hole = The operator cannot get out of their hole there in that direction; choose a cell beside the hole, and a direction that leads to it from inside.
seen-refusal-no-way-on = From there the operator could not take all their remaining steps; choose another step.
seen-refusal-no-car-to-ring = There is no car there, so none can ring; choose a car that a magnet pulls onto a bell.
seen-refusal-bell-needs-free-flower-cell = That is not a free cell of a flower; a bell can only go on one.
seen-refusal-bell-on-that-tile = There is another bell on that tile; choose a flower without one.
seen-refusal-no-car-for-card = There is no car there; choose a cell with a car on it.
seen-refusal-no-landing = The operator cannot be placed there; choose a free cell, without a car or a bell, that is not their own.

what-tile = tile { $number }
what-car = car { $number }
what-bell = bell { $number }
what-step = step { $number }
what-hole = hole { $number }

# What is counted when a game is over.

tally-car-placed = Cars placed
tally-car-moved = Cars moved
tally-car-displaced = Cars displaced
tally-bell-rung = Bells rung
tally-operator-moved = Operator’s steps
tally-card-played = Cards played
tally-batteries-used = Pushes with batteries
