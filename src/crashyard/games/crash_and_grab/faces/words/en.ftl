# Crash & Grab. The vocabulary is that of section 1 of the rules. Each upgrade has a file of its own in the folder `en`.

game-name = Crash & Grab
game-about = Saucers race for lost crewmembers, push each other over the edge of the board and steal what the others have found.
game-length = 25 to 45 minutes
how-to-play = Every round each player secretly chooses a movement card (2, 3 or 0–5) and a direction marker; then the saucers move one after the other. A saucer picks up every crewmember it moves through. A saucer that hits another one stops there and pushes it as far as its own movement was meant to go. An accelerator lets you move the same distance again in any direction. The 2 brings a booster, which repeats your movement in any direction; the 3 brings an energy, and you can trade in two of them to upgrade your saucer. A saucer that moves over the edge crashes: on your own turn that costs you an off-coloured crewmember, while an opponent who crashes on your turn lets you steal one or take an energy. The first to have a pilot, an engineer, a doctor and a scientist aboard (with two players: on both saucers) wins at once. In Twisted Titanium three points win instead: in a collision the larger crew crashes the other saucer, which earns a point and costs the winner a crewmember; whoever moves over the edge on their own turn loses a point.

seat-number = { $number ->
    [0] Red
    [1] Green
    [2] Blue
    [3] Yellow
    [4] Purple
    [5] Pink
   *[other] seat { $number }
}

# Options.

option-mode = Mode
option-mode-about = The game of the rulebook, or Twisted Titanium, in which the saucer with the larger crew wins a collision.
option-mode-base = Base game: fill all stations
option-mode-twisted-titanium = Twisted Titanium: three points win
option-colours = Colours
option-colours-about = Which colour the saucer of every seat has; with two players every seat has two.
option-colours-by-seat = By the seats: red, green, blue and so on
option-colours-chosen = As chosen
option-colours-red = Red
option-colours-green = Green
option-colours-blue = Blue
option-colours-yellow = Yellow
option-colours-purple = Purple
option-colours-pink = Pink

# Names: of colours (as such, as an adjective, and that in other cases of grammar), types, markers, sides, tiles, cards.

letter = { NAMES($colour, of: "letter") }
letter-red = R
letter-green = G
letter-blue = B
letter-yellow = Y
letter-purple = P
letter-pink = K
colour = { NAMES($colour, of: "team") }
team-red = red
team-green = green
team-blue = blue
team-yellow = yellow
team-purple = purple
team-pink = pink
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colour-pink = pink
hue-red = red
hue-green = green
hue-blue = blue
hue-yellow = yellow
hue-purple = purple
hue-pink = pink
type = { NAMES($type, of: "type") }
type-pilot = pilot
type-engineer = engineer
type-doctor = doctor
type-scientist = scientist
crewmember-pilot = pilot
crewmember-engineer = engineer
crewmember-doctor = doctor
crewmember-scientist = scientist
sign = { NAMES($type, of: "sign") }
sign-pilot = p
sign-engineer = e
sign-doctor = d
sign-scientist = s
marker-name = { NAMES($marker, of: "marker") }
marker-sun = Sun
marker-meteor = Meteor
marker-stars = Stars
marker-asteroids = Asteroids
side = { NAMES($side, of: "side") }
side-up = top
side-right = right
side-down = bottom
side-left = left
slot-NW = top left
slot-NE = top right
slot-SW = bottom left
slot-SE = bottom right
slot-W = left
slot-N = top
slot-E = right
slot-S = bottom
slot-C = centre
rotation-clockwise = clockwise
rotation-counter-clockwise = counter-clockwise
upgrade = { NAMES($upgrade, of: "upgrade") }
clause-upgrade = upgrade { $number }

# The table.

space = Space { $at }
space-accelerator = Accelerator (space { $at }): a saucer stops here and moves its whole distance again, on its own turn in any direction
space-site = Crash site { $site } (space { $at }): whoever is placed by a roll of { $site } lands here
seen-space = A plain space: saucers move across it
seen-space-accelerator = Accelerator: a saucer stops here and moves its whole distance again, on its own turn in any direction
seen-space-site = Crash site { $site }: whoever is placed by a roll of { $site } lands here
tile = Tile { $tile }, side { $side }
tile-missing = There is no tile here yet
piece-marker = { NAMES($marker, of: "marker") }, the direction to the { NAMES($side, of: "side") }
piece-saucer = { YOU($seat) ->
    [true] Your { NAMES($colour, of: "colour") } saucer
   *[false] The { NAMES($colour, of: "colour") } saucer of { SEAT($seat) }
}
piece-saucer-off = { YOU($seat) ->
    [true] Your { NAMES($colour, of: "colour") } saucer
   *[false] The { NAMES($colour, of: "colour") } saucer of { SEAT($seat) }
}, off the board
piece-crew-at = The { NAMES($colour, of: "colour") } { NAMES($type, of: "type") }: a saucer that moves through this space picks it up
piece-crew-aboard = The { NAMES($colour, of: "colour") } { NAMES($type, of: "type") }, aboard the { NAMES($saucer, of: "hue") } saucer: { $safe ->
    [true] of its own colour and safe
   *[false] off-coloured, so it can be lost in a crash
}
piece-crew-lost = The { NAMES($colour, of: "colour") } { NAMES($type, of: "type") }, lost
piece-queue = Lost crewmembers, { NAMES($colour, of: "colour") }: { COUNT($types) ->
    [0] none
   *[other] { NAMES($types, of: "type") }
}
piece-mat = { YOU($seat) ->
    [true] Your { NAMES($colour, of: "colour") } saucer
   *[false] The { NAMES($colour, of: "colour") } saucer of { SEAT($seat) }
}: { $stations } of 4 stations filled
piece-berth = The saucer’s place while it is off the board
piece-station = Station of the { NAMES($type, of: "crewmember") }
piece-probe = The probe: { YOU($seat) ->
    [true] you take
   *[false] { SEAT($seat) } takes
} the first turn of the round
piece-override = Override token: the { NAMES($colour, of: "colour") } saucer may choose its direction after all
piece-points = { YOU($seat) ->
    [true] Your points
   *[false] Points of { SEAT($seat) }
}: { $points }
piece-no-plan = The { NAMES($colour, of: "colour") } saucer has no plan yet
piece-hidden-plan = The { NAMES($colour, of: "hue") } saucer’s plan is confirmed and still secret
piece-plan = Plan of the { NAMES($colour, of: "hue") } saucer: { $card }, { NAMES($marker, of: "marker") }{ $revealed ->
    [true] {""}
   *[false] {" "}(secret)
}
piece-movement-card = Movement card { $card }: { NAMES($card, of: "movement") }
movement-2 = take a booster and move 2 spaces
movement-3 = take an energy and move 3 spaces
movement-0-5 = move 0 to 5 spaces, chosen when it is revealed
piece-upgrade = { NAMES($upgrade, of: "upgrade") }: { NAMES($upgrade, of: "upgrade-text") }
piece-hidden-upgrade = An upgrade card that only the player who drew it knows
piece-deck = Cards in the upgrade deck: { $cards }
piece-discard = Discard pile: { COUNT($cards) ->
    [0] no cards
   *[other] { NAMES($cards, of: "upgrade") }
}
piece-turn = Turn { $number } of the round: { YOU($seat) ->
    [true] you
   *[false] { SEAT($seat) }
}
piece-rotation = Turns go { NAMES($rotation, of: "rotation") } this round.
piece-energy = Energy: { $count }. Two of them can be traded in for an upgrade at the end of a turn
piece-boosters = Boosters: { $count }. Each one repeats the movement of a turn in any direction
counter-energy = energy
counter-boosters = boosters
counter-stations = stations
note-winner = winner
note-turn = to decide
note-left = has left
note-probe = probe
note-override = override
note-plan = { $card } { NAMES($marker, of: "marker") }
note-planned = has planned
note-off = off the board
note-crew = { NAMES($type, of: "type") } { NAMES($colours, of: "letter") }
note-lost = Lost crewmembers:{ COUNT($red) ->
    [0] {""}
   *[other] {" "}{ letter-red } ({ NAMES($red, of: "sign") })
}{ COUNT($green) ->
    [0] {""}
   *[other] {" "}{ letter-green } ({ NAMES($green, of: "sign") })
}{ COUNT($blue) ->
    [0] {""}
   *[other] {" "}{ letter-blue } ({ NAMES($blue, of: "sign") })
}{ COUNT($yellow) ->
    [0] {""}
   *[other] {" "}{ letter-yellow } ({ NAMES($yellow, of: "sign") })
}{ COUNT($purple) ->
    [0] {""}
   *[other] {" "}{ letter-purple } ({ NAMES($purple, of: "sign") })
}{ COUNT($pink) ->
    [0] {""}
   *[other] {" "}{ letter-pink } ({ NAMES($pink, of: "sign") })
}
note-deck = Upgrade deck: { $deck }. Discard pile: { COUNT($discard) ->
    [0] no cards
   *[other] { NAMES($discard, of: "upgrade") }
}.
note-drawn = Drawn: { NAMES($upgrades, of: "upgrade") }.
header-round = { $round ->
    [0] Setup
   *[other] Round { $round }
}
header-board = Board
header-lost = Lost crewmembers
header-cards = Movement cards
header-deck = Deck
header-discard = Discard
caption = { header-round }{ COUNT($rotation) ->
    [0] {""}
   *[other] , { NAMES($rotation, of: "rotation") }
}. { ask }
ask = { $phase ->
    [tile] The tiles are laid out.
    [markers] The direction markers are laid out.
    [extra_colour] Another colour joins the lost crewmembers.
    [first_probe] Chance decides who gets the probe.
    [rotation] The Rotation Die is rolled.
    [draw] An upgrade card is drawn.
    [drift] Chance plans for those who have left.
    [roll] { COUNT($placing) ->
        [0] The Placement Die is rolled for the { NAMES($colour, of: "hue") } { NAMES($type, of: "crewmember") }.
       *[other] The Placement Die is rolled for the { NAMES($placing, of: "hue") } saucer.
    }
    [plan] { COUNT($awaited) ->
        [1] { SEATS($awaited) } is still planning.
       *[other] { SEATS($awaited) } are still planning.
    }
    [saucer] { $stage ->
        [next_saucer] { SEATS($awaited) }: which saucer takes this turn?
       *[other] { SEATS($awaited) }: which saucer is placed first?
    }
    [booster] { SEATS($awaited) }: which saucer gets the booster?
    [pilot] { SEATS($awaited) }: whose pilot is placed?
    [distance] { SEATS($awaited) }: how far does the { NAMES($saucer, of: "colour") } saucer move?
    [direction] { SEATS($awaited) }: in which direction does the { NAMES($saucer, of: "colour") } saucer move?
    [accelerate] { SEATS($awaited) }: in which direction does the { NAMES($saucer, of: "colour") } saucer move from here?
    [boost] { SEATS($awaited) }: boost?
    [offer] { $window ->
        [placing] { SEATS($awaited) }: use an upgrade instead of rolling?
        [start] { SEATS($awaited) }: use an upgrade before the plan is revealed?
        [entering] { SEATS($awaited) }: use an upgrade on this crash site?
        [collision] { SEATS($awaited) }: use an upgrade on the saucer you have hit?
        [pick_up] { SEATS($awaited) }: use an upgrade for the new crewmember?
        [first_turn] { SEATS($awaited) }: use an upgrade to choose the direction of turns?
       *[end] { SEATS($awaited) }: use an upgrade at the end of the turn?
    }
    [pass] { SEATS($awaited) }: pass crewmembers?
    [penalty] { SEATS($awaited) } must lose a crewmember.
    [reward] { SEATS($awaited) }: which reward for the crash of the { NAMES($victim, of: "hue") } saucer?
    [colour] { SEATS($awaited) }: a crewmember of which colour is placed?
    [buy] { SEATS($awaited) }: upgrade the saucer?
    [keep] { SEATS($awaited) }: which upgrade is kept?
    [lose] { SEATS($awaited) }: which crewmember is lost?
   *[over] { YOU($winner) ->
        [true] You win.
       *[false] { SEAT($winner) } wins.
    }
}

# What is wanted, said to whoever is to choose.

goal-stations = { $stations ->
    [4] { $saucers ->
        [2] Fill all eight stations of your saucers to win
       *[1] Fill your four stations to win
    }
   *[other] { $saucers ->
        [2] Fill { $stations } stations of each of your saucers to win
       *[1] Fill { $stations } of your stations to win
    }
}
goal-points = First to { $points } points wins
prompt-plan = { $saucers ->
    [1] Choose a card for your { NAMES($first, of: "hue") } saucer.
   *[other] Choose a card for your { NAMES($first, of: "hue") } saucer, then one for your { NAMES($second, of: "hue") } saucer.
}
prompt-card = Choose a card for your { NAMES($saucer, of: "hue") } saucer.
prompt-course = Choose its direction: one of the markers around the board.
prompt-receiver = Choose the saucer that gets the crewmember.
prompt-space = Choose the space where it goes.
prompt-site = Choose a crash site.
prompt-target = Choose a saucer.
prompt-crew = Choose a crewmember.
prompt-tile = Choose the tile that is turned.
prompt-turns = Choose how far the tile is turned.
prompt-rotation = Choose which way the turns go.
prompt-saucer = { $stage ->
    [next_saucer] Choose which of your saucers takes this turn.
   *[other] Choose which of your saucers is placed first.
}
prompt-booster = Choose which of your saucers gets the booster.
prompt-pilot = Choose whose pilot is placed on the board: { NAMES($first, of: "team") } or { NAMES($second, of: "team") }.
prompt-distance = Choose how far your { NAMES($saucer, of: "hue") } saucer moves.
prompt-direction = Your { NAMES($saucer, of: "hue") } saucer may move in any direction: choose one.
prompt-accelerate = Your { NAMES($saucer, of: "hue") } saucer is on an accelerator: choose a direction.
prompt-boost = Boost your { NAMES($saucer, of: "hue") } saucer? Choose a direction, or no boost.
prompt-offer-placing = Your { NAMES($saucer, of: "hue") } saucer is to be placed: use an upgrade, or roll the die.
prompt-offer-start = Your { NAMES($saucer, of: "hue") } saucer’s turn begins: use an upgrade, or not.
prompt-offer-entering = Your { NAMES($saucer, of: "hue") } saucer is on a crash site: use an upgrade, or move on.
prompt-offer-collision = Your { NAMES($saucer, of: "hue") } saucer has hit another one: use an upgrade, or push it.
prompt-offer-pick-up = You picked up the { NAMES($colour, of: "hue") } { NAMES($type, of: "crewmember") }: use an upgrade, or not.
prompt-offer-end = Your { NAMES($saucer, of: "hue") } saucer’s turn ends: use an upgrade, or not.
prompt-offer-first-turn = Use an upgrade to choose the direction of turns, or roll the die.
prompt-pass = Your saucers are next to each other: choose a crewmember to pass, or nobody.
prompt-penalty = Your { NAMES($saucer, of: "hue") } saucer crashed: choose a crewmember to give away.
prompt-reward = You crashed the { NAMES($victim, of: "hue") } saucer: steal one of its crewmembers, or take an energy.
prompt-colour = Choose the colour of the next lost crewmember to place on the board.
prompt-buy = Trade in { $cost } energy to upgrade your { NAMES($saucer, of: "hue") } saucer?
prompt-keep = Choose the upgrade that your { NAMES($saucer, of: "hue") } saucer gets.
prompt-lose = Your { NAMES($saucer, of: "hue") } saucer won the comparison: choose which crewmember it loses.

# What can be pointed at beside the table.

button-distance = { spaces }
button-turns = { $turns ->
    [1] ↻ a quarter turn
    [2] a half turn
   *[3] ↺ a quarter turn
}
button-rotation = { $rotation ->
    [clockwise] ↻
   *[other] ↺
} { NAMES($rotation, of: "rotation") }
button-energize = Energize: take 1 energy
button-buy = { action-buy }
button-decline = { $phase ->
    [boost] No boost
    [pass] Pass nobody
    [reward] Take nothing
    [buy] Do not upgrade
    [offer] { $window ->
        [placing] Roll the die
        [entering] Move on
        [collision] Push it
        [pick_up] Keep it
        [first_turn] Roll the die
       *[other] No upgrade
    }
   *[other] No
}
legend-accelerator = accelerator
legend-site = crash site

# Actions.

action-plan = { COUNT($plans) ->
    [0] { $card }, { NAMES($direction, of: "marker") }
   *[other] { NAMES($plans-0-saucer, of: "colour") }: { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") }; { NAMES($plans-1-saucer, of: "colour") }: { $plans-1-card }, { NAMES($plans-1-direction, of: "marker") }
}
action-saucer = The { NAMES($saucer, of: "colour") } saucer
spaces = { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}
action-distance = Move { spaces }
action-direction = Towards { NAMES($direction, of: "marker") }
action-accelerate = { spaces } towards { NAMES($direction, of: "marker") }
action-boost = Boost: { spaces } towards { NAMES($direction, of: "marker") }
action-pass = Pass the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }
action-lose = Lose the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }
action-give = Give the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } to the { NAMES($to, of: "hue") } saucer
action-energize = Energize: take 1 energy
action-steal = Steal the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }
action-colour = Place the next lost { NAMES($colour, of: "hue") } crewmember
action-buy = Trade in energy for an upgrade
action-keep = Keep { NAMES($upgrade, of: "upgrade") }
action-decline = Decline
action-use = { NAMES($upgrade, of: "upgrade") }{ COUNT($space) ->
    [0] {""}
   *[other] : jump to { $space }
}{ use-details }
seen-action-use = { NAMES($upgrade, of: "upgrade") }{ COUNT($space) ->
    [0] {""}
   *[other] : jump to this space
}{ use-details }
use-details = { COUNT($site) ->
    [0] {""}
   *[other] : crash site { $site }
}{ COUNT($direction) ->
    [0] {""}
   *[other] : towards { NAMES($direction, of: "marker") }
}{ COUNT($saucer) ->
    [0] {""}
   *[other] : the { NAMES($saucer, of: "colour") } saucer
}{ COUNT($crew) ->
    [0] {""}
   *[other] : take the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }
}{ COUNT($take) ->
    [0] {""}
   *[other] : take the { NAMES($take-colour, of: "hue") } { NAMES($take-type, of: "crewmember") } in exchange for the { NAMES($give-colour, of: "hue") } { NAMES($give-type, of: "crewmember") }
}{ COUNT($slot) ->
    [0] {""}
   *[other] : turn the tile at the { NAMES($slot, of: "slot") }, quarter turns: { $turns }
}{ COUNT($rotation) ->
    [0] {""}
   *[other] : { NAMES($rotation, of: "rotation") }
}

# Events.

event-tile-laid = Tile { $tile } is laid at the { NAMES($slot, of: "slot") }, side { $side } up, quarter turns: { $turns }.
event-markers-laid = The direction markers around the board: { NAMES($up, of: "marker") } at the top, { NAMES($right, of: "marker") } on the right, { NAMES($down, of: "marker") } at the bottom, { NAMES($left, of: "marker") } on the left.
event-extra-colour-added = The { NAMES($colour, of: "hue") } crewmembers, who have no saucer, join the lost crewmembers.
event-probe-taken = { YOU($seat) ->
    [true] You take
   *[false] { SEAT($seat) } takes
} the probe.
event-saucer-placed = The { NAMES($saucer, of: "colour") } saucer is placed on crash site { $site }{ COUNT($rolled) ->
    [0] , as chosen
   *[other] {" "}(rolled: { $rolled })
}.
event-crew-called = { YOU($seat) ->
    [true] You are to place
   *[false] { SEAT($seat) } is to place
} the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }.
event-crew-placed = The { NAMES($crew-colour, of: "colour") } { NAMES($crew-type, of: "type") } is placed on crash site { $site } (rolled: { $rolled }).
event-round-began = Round { $round } begins.
event-planned = { COUNT($plans) ->
    [0] { YOU($seat) ->
        [true] You have planned.
       *[false] { SEAT($seat) } has planned.
    }
    [1] { YOU($seat) ->
        [true] You plan
       *[false] { SEAT($seat) } plans
    } { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") }.
   *[other] { YOU($seat) ->
        [true] You plan
       *[false] { SEAT($seat) } plans
    } { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") } and { $plans-1-card }, { NAMES($plans-1-direction, of: "marker") }.
}
event-rotation-fixed = Turns go { NAMES($direction, of: "rotation") } this round{ COUNT($overrides) ->
    [0] .
   *[other] ; override tokens go to: { NAMES($overrides, of: "team") }.
}
event-turn-began = { YOU($seat) ->
    [true] It is your turn with your { NAMES($saucer, of: "hue") } saucer.
   *[false] It is { SEAT($seat) }’s turn with the { NAMES($saucer, of: "hue") } saucer.
}
event-plan-revealed = The { NAMES($saucer, of: "colour") } saucer reveals { $card }, { NAMES($direction, of: "marker") }.
event-distance-chosen = The { NAMES($saucer, of: "colour") } saucer is to move { spaces }.
event-direction-chosen = The { NAMES($saucer, of: "colour") } saucer is to move towards { NAMES($direction, of: "marker") }.
event-turn-ended = The { NAMES($saucer, of: "hue") } saucer’s turn is over.
event-player-left = { YOU($seat) ->
    [true] You leave the game.
   *[false] { SEAT($seat) } leaves the game.
}
event-saucer-moved = The { NAMES($saucer, of: "colour") } saucer moves from { $from } to { $to }.
event-saucer-jumped = The { NAMES($saucer, of: "colour") } saucer jumps from { $from } to { $to }.
event-saucers-collided = The { NAMES($saucer, of: "colour") } saucer collides with the { NAMES($hit, of: "colour") } saucer on { $at }.
event-saucer-pushed = The { NAMES($saucer, of: "colour") } saucer pushes the { NAMES($hit, of: "colour") } saucer { spaces } towards { NAMES($direction, of: "marker") }.
event-saucer-crashed = The { NAMES($saucer, of: "colour") } saucer leaves the board from { $from } and crashes.
event-accelerated = The accelerator on { $at } sends the { NAMES($saucer, of: "colour") } saucer { spaces } towards { NAMES($direction, of: "marker") }.
event-boosted = The { NAMES($saucer, of: "colour") } saucer boosts { spaces } towards { NAMES($direction, of: "marker") }; boosters left: { $left }.
event-boosters-gained = Boosters for the { NAMES($saucer, of: "colour") } saucer: { $count }; it has { $boosters } now.
event-energy-gained = Energy for the { NAMES($saucer, of: "colour") } saucer: { $count }; it has { $energy } now.
event-crew-picked-up = The { NAMES($saucer, of: "colour") } saucer picks up the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } on { $at }.
event-crew-flagged = { COUNT($crew) ->
    [one] { COUNT($crew) } crewmember
   *[other] { COUNT($crew) } crewmembers
} may be passed now.
event-crew-passed = The { NAMES($from, of: "colour") } saucer passes the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } to the { NAMES($to, of: "hue") } saucer.
event-crew-given = The { NAMES($from, of: "colour") } saucer loses the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } to the { NAMES($to, of: "hue") } saucer.
event-crew-stolen = The { NAMES($to, of: "colour") } saucer steals the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } from the { NAMES($from, of: "hue") } saucer.
event-reward-declined = The { NAMES($saucer, of: "colour") } saucer takes nothing for the crash of the { NAMES($victim, of: "hue") } saucer.
event-upgrade-used = The { NAMES($saucer, of: "colour") } saucer uses { NAMES($upgrade, of: "upgrade") }.
event-upgrade-bought = The { NAMES($saucer, of: "colour") } saucer trades in energy for an upgrade; energy left: { $energy }.
event-upgrade-drawn = { YOU($seat) ->
    [true] You draw
   *[false] { SEAT($seat) } draws
} { COUNT($upgrade) ->
    [0] an upgrade card
   *[other] { NAMES($upgrade, of: "upgrade") }
}.
event-upgrade-played = The { NAMES($saucer, of: "colour") } saucer gets { NAMES($upgrade, of: "upgrade") }{ COUNT($discarded) ->
    [0] .
   *[other] ; { NAMES($discarded, of: "upgrade") } is discarded.
}
event-deck-renewed = The discard pile is shuffled and becomes the upgrade deck.
event-comparison-won = The { NAMES($winner, of: "colour") } saucer wins the comparison and crashes the { NAMES($loser, of: "colour") } saucer on { $at }; { YOU($seat) ->
    [true] your points
   *[false] points of { SEAT($seat) }
}: { $points }.
event-point-lost = { YOU($seat) ->
    [true] You lose a point and have
   *[false] { SEAT($seat) } loses a point and has
} { $points }.
event-crew-lost = The { NAMES($saucer, of: "colour") } saucer loses the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }, who joins the lost crewmembers.
event-asked = { $moment-phase ->
    [tile] The next tile is laid.
    [markers] The direction markers are laid out.
    [extra_colour] Another colour joins the lost crewmembers.
    [first_probe] Chance decides who gets the probe.
    [roll] The Placement Die is rolled.
    [rotation] The Rotation Die is rolled.
    [draw] An upgrade card is drawn.
    [drift] Chance plans for those who have left.
    [plan] Now it is time to plan: { SEATS($awaited, you: 1) }.
    [saucer] Next, { YOU($awaited) ->
        [true] you choose
       *[false] { SEATS($awaited) } chooses
    } a saucer.
    [booster] Next, { YOU($awaited) ->
        [true] you choose
       *[false] { SEATS($awaited) } chooses
    } which saucer gets the booster.
    [pilot] Next, { YOU($awaited) ->
        [true] you choose
       *[false] { SEATS($awaited) } chooses
    } whose pilot is placed.
    [distance] Next, { YOU($awaited) ->
        [true] you choose
       *[false] { SEATS($awaited) } chooses
    } the distance.
    [direction] Next, { YOU($awaited) ->
        [true] you choose
       *[false] { SEATS($awaited) } chooses
    } the direction.
    [accelerate] Next, { YOU($awaited) ->
        [true] you choose
       *[false] { SEATS($awaited) } chooses
    } how to leave the accelerator.
    [boost] { YOU($awaited) ->
        [true] You may boost.
       *[false] { SEATS($awaited) } may boost.
    }
    [offer] { YOU($awaited) ->
        [true] You may use
       *[false] { SEATS($awaited) } may use
    } an upgrade.
    [pass] { YOU($awaited) ->
        [true] You may pass
       *[false] { SEATS($awaited) } may pass
    } crewmembers.
    [penalty] { YOU($awaited) ->
        [true] You must lose
       *[false] { SEATS($awaited) } must lose
    } a crewmember.
    [reward] { YOU($awaited) ->
        [true] You may take
       *[false] { SEATS($awaited) } may take
    } a reward for a crash.
    [colour] Next, { YOU($awaited) ->
        [true] you choose
       *[false] { SEATS($awaited) } chooses
    } a colour to place.
    [buy] { YOU($awaited) ->
        [true] You may upgrade your saucer.
       *[false] { SEATS($awaited) } may upgrade the saucer.
    }
    [keep] Next, { YOU($awaited) ->
        [true] you choose
       *[false] { SEATS($awaited) } chooses
    } which upgrade to keep.
   *[lose] Next, { YOU($awaited) ->
        [true] you choose
       *[false] { SEATS($awaited) } chooses
    } which crewmember to lose.
}
event-game-over = { $reason ->
    [points] { YOU($winner) ->
        [true] You have enough points and win.
       *[false] { SEAT($winner) } has enough points and wins.
    }
   *[stations] { YOU($winner) ->
        [true] You have filled every station and win.
       *[false] { SEAT($winner) } has filled every station and wins.
    }
}

# What happens, for those who see the board: without coordinates.

seen-event-saucer-moved = The { NAMES($saucer, of: "colour") } saucer moves one space.
seen-event-saucer-jumped = The { NAMES($saucer, of: "colour") } saucer jumps to another space.
seen-event-saucers-collided = The { NAMES($saucer, of: "colour") } saucer collides with the { NAMES($hit, of: "colour") } saucer.
seen-event-saucer-crashed = The { NAMES($saucer, of: "colour") } saucer goes over the edge of the board and crashes.
seen-event-accelerated = The accelerator sends the { NAMES($saucer, of: "colour") } saucer { spaces } towards { NAMES($direction, of: "marker") }.
seen-event-crew-picked-up = The { NAMES($saucer, of: "colour") } saucer picks up the { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }.
seen-event-comparison-won = The { NAMES($winner, of: "colour") } saucer wins the comparison and crashes the { NAMES($loser, of: "colour") } saucer; { YOU($seat) ->
    [true] your points
   *[false] points of { SEAT($seat) }
}: { $points }.

# Refusals: what is wrong, and what would be right.

refusal-game-over = The game is over; all you can do is start a new one.
refusal-not-awaited = { $active ->
    [-3] Everyone still in the game is planning; { SEAT($seat) } is not.
   *[other] It is { SEAT($active) }’s decision, not { SEAT($seat) }’s.
}
refusal-last-player = { SEAT($seat) } is the last player in the game and cannot leave it; whoever is left plays on.
refusal-has-left = { SEAT($seat) } has left the game already; nobody leaves twice.
refusal-unknown-action = There is no action { $action } here; choose one of the legal ones.
refusal-tile-is-laid = That tile is already on the board; lay one that is not.
refusal-make-a-plan = Everyone is planning now; choose a movement card and a direction marker for each of your saucers.
refusal-choose-saucer = It is time to choose one of your saucers; name it.
refusal-not-your-saucer = The { NAMES($saucer, of: "colour") } saucer does not belong to { SEAT($seat) }; choose one that does.
refusal-no-such-saucer = No { NAMES($saucer, of: "hue") } saucer is in this game; choose one that is.
refusal-choose-distance = It is time to choose the distance; say how many spaces the { NAMES($asked, of: "colour") } saucer moves.
refusal-card-distance = The { NAMES($asked, of: "colour") } saucer cannot move that distance now; possible distances: { LIST($distances) }.
refusal-choose-direction = It is time to choose the direction; name a direction marker.
refusal-must-accelerate = The { NAMES($asked, of: "colour") } saucer must move on from here; choose a direction.
refusal-accelerator-distance = The { NAMES($asked, of: "colour") } saucer cannot move on from here with that distance; possible distances: { LIST($distances) }.
refusal-boost-or-stop = It is time to boost or not; choose the direction of a boost, or decline.
refusal-boost-distance = The { NAMES($asked, of: "colour") } saucer cannot boost that distance; possible distances: { LIST($distances) }.
refusal-use-or-decline = It is time to use an upgrade or not; use one of those on offer, or decline.
refusal-not-your-upgrade = The { NAMES($asked, of: "colour") } saucer does not have { NAMES($upgrade, of: "upgrade") }; use one of its own upgrades.
refusal-upgrade-not-active = { NAMES($upgrade, of: "upgrade") } was acquired this turn; it can be used once the turn is over.
refusal-upgrade-used = { NAMES($upgrade, of: "upgrade") } has already been used this turn; it works once per turn.
refusal-wrong-window = { NAMES($upgrade, of: "upgrade") } cannot be used at this moment; its text says when it can.
refusal-works-by-itself = { NAMES($upgrade, of: "upgrade") } works by itself whenever its text says so; nobody has to use it.
refusal-upgrade-not-now = There is nothing now that { NAMES($upgrade, of: "upgrade") } could be used on; its text says what it needs.
refusal-upgrade-not-so = { NAMES($upgrade, of: "upgrade") } cannot be used like that; choose something its text allows.
refusal-pass-or-stop = It is time to pass crewmembers or not; name one that may be passed, or decline.
refusal-cannot-be-passed = The { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } may not be passed; only crewmembers of the other saucer’s colour may be.
refusal-pay-penalty = A crewmember has to be lost for the crash; name it, and the saucer that receives it.
refusal-not-aboard = The { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } is not aboard the { NAMES($asked, of: "hue") } saucer; choose one that is.
refusal-matching-stays = The { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } is on the saucer of the same colour and stays there; choose an off-coloured crewmember.
refusal-not-the-lowest = The { NAMES($saucer, of: "colour") } saucer is not among the opponents’ with the fewest stationed crewmembers; one of those receives the crewmember.
refusal-not-an-opponent = The { NAMES($saucer, of: "colour") } saucer belongs to { SEAT($seat) }; an opponent’s saucer receives the crewmember.
refusal-take-reward = It is time to take a reward for the crash of the { NAMES($victim, of: "hue") } saucer; steal a crewmember, take an energy, or decline.
refusal-not-aboard-victim = The { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } is not aboard the { NAMES($victim, of: "hue") } saucer; choose one that is.
refusal-victim-has-fewer = The { NAMES($victim, of: "colour") } saucer has fewer stationed crewmembers ({ $fewer }) than the { NAMES($asked, of: "hue") } one ({ $more }), so nothing can be stolen; take an energy, or decline.
refusal-both-have-fewer = The two saucers of { SEAT($robbed) } have fewer stationed crewmembers ({ $fewer }) than those of { SEAT($seat) } ({ $more }), so nothing can be stolen; take an energy, or decline.
refusal-choose-colour = A crewmember has to be placed; name the colour of a queue that is not empty.
refusal-queue-is-empty = There are no lost { NAMES($colour, of: "hue") } crewmembers; choose a colour whose queue is not empty.
refusal-buy-or-stop = It is time to upgrade the saucer or not; trade in energy, or decline.
refusal-keep-one-of-two = One of the two cards drawn has to be played; name one of them.
refusal-lose-a-crewmember = The { NAMES($asked, of: "colour") } saucer must lose a crewmember; name one that is aboard.
refusal-crew-does-not-add-up = The { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } is in two places, or of a colour that is not in play; every crewmember in play is in exactly one place.
refusal-two-things-on-space = { $at } is already taken, so { WHAT($what) } cannot be there; a space holds only one saucer or crewmember.
refusal-cards-do-not-add-up = { NAMES($upgrade, of: "upgrade") } is in two places, in none, or not in the deck for this number of players; each card exists once.

what-tile = tile { $number }
what-saucer = saucer { $number }
what-crewmember = crewmember { $number }

# What is counted when a game is over.

tally-saucer-moved = Spaces moved
tally-saucer-pushed = Saucers pushed
tally-saucer-crashed = Saucers crashed
tally-accelerated = Accelerators used
tally-boosted = Boosts
tally-crew-picked-up = Crewmembers picked up
tally-crew-stolen = Crewmembers stolen
tally-crew-given = Crewmembers lost
tally-upgrade-played = Upgrades played
tally-upgrade-used = Upgrades used
