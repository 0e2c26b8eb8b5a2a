# Cube Attack. The vocabulary is that of section 1 of the rules.

game-name = Cube Attack
game-about = Cubes fight for the moons of a galaxy: two actions a turn, points for every moon held at the end of a round.
game-length = 20 to 30 minutes
how-to-play = In your turn take up to two actions: move a cube along an orbit to the next planet, activate a planet on which no opponent stands, or attack an opponent's cube with an armed one. Cube planets bring a new cube to your start planet, extra-life planets give a second life, armament planets arm a cube: first short range (its own planet), then long range (connected planets as well). One cube activates at most once and attacks at most once a turn. Cubes on start planets are safe, but nothing moves back there. After each round a half moon is worth 2 points and a full moon 4, half of that if players share it. Whoever then is alone in front with the points that stand behind the score (such as “0/64”) wins. Whoever has no cubes left in play is out, and the last one with cubes wins at once.

# Options.

option-board = Board
option-board-about = Which galaxy is played on.
option-board-auto = As many sectors as players
option-board-galaxy-6 = Always the large galaxy with six sectors
option-initial-cubes = Cubes at the start
option-initial-cubes-about = How many cubes every player has on the start planet at the start; the reserve is 20 minus that.
option-target = Points to win
option-target-about = Whoever is alone in front with at least so many points after a round wins.
option-marker = Start player marker
option-marker-about = Who begins a round.
option-marker-stays = The marker stays with the first start player
option-marker-passes = The marker passes to the next player after each round
option-round-limit = Round limit
option-round-limit-about = After so many rounds the highest score wins, whatever it is.

# The table.

planet-start = Start planet { $planet } of { SEAT($seat) }
planet-closed = Start planet { $planet }, closed because nobody has it
planet-cube = Cube planet { $planet }: activating brings a new cube
planet-life = Extra-life planet { $planet }: activating gives a second life
planet-arms = Armament planet { $planet }: activating gives a better weapon
planet-half = Half moon { $planet }: 2 points, 1 when shared
planet-full = Full moon { $planet }: 4 points, 2 when shared
piece-cube = Cube of { SEAT($seat) } on { $at }{ cube-details }
piece-meeple = { SEAT($seat) } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $goal } to win)
piece-start-player = Start player marker of { SEAT($seat) }
piece-actions = { $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}
counter-reserve = reserve
counter-removed = removed
note-start-player = start player
note-winner = winner
note-out = out
note-turn = to play
header-round = { $round ->
    [0] Setup
   *[other] Round { $round }
}
header-goal = { $goal } points win
caption-setup = Chance picks the start player.
caption-turn = Round { $round }: it is { SEAT($seat) }’s turn, { piece-actions }.
caption-over = The game is over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}: { COUNT($winners) ->
    [1] { SEATS($winners) } wins.
   *[other] { SEATS($winners) } share the win.
}
button-activate = Activate the planet
button-end-turn = End the turn
legend-start = start planet
legend-cube = new cube
legend-life = second life
legend-arms = better weapon
legend-half = half moon, 2 points
legend-full = full moon, 4 points
legend-short = short range
legend-long = long range
legend-two-lives = two lives
legend-activated = has activated
legend-attacked = has attacked

# Actions. What tells a cube apart from others follows its planet.

cube-details = { $weapon ->
    [none] , unarmed
    [short] , short range
    [long] , long range
   *[other] {""}
}{ $lives ->
    [1] , one life
    [2] , two lives
   *[other] {""}
}{ COUNT($spent) ->
    [2] , has activated and attacked
   *[other] { $spent ->
        [activate] , has activated
        [attack] , has attacked
       *[other] {""}
    }
}
target-details = { $target-weapon ->
    [none] , unarmed
    [short] , short range
    [long] , long range
   *[other] {""}
}{ $target-lives ->
    [1] , one life
    [2] , two lives
   *[other] {""}
}
action-move = { $at }{ cube-details }: move to { $to }
action-activate = { $at }{ cube-details }: activate
action-attack = { $at }{ cube-details }: attack { SEAT($target-seat) } on { $target-at }{ target-details }
action-end-turn = End the turn

# Events.

event-start-player = { SEAT($seat) } is the start player.
event-round-began = Round { $round } begins.
event-turn-began = It is { SEAT($seat) }’s turn.
event-moved = { SEAT($seat) } moves a cube from { $from } to { $to }.
event-cube-arrived = { SEAT($seat) } activates { $at } and gets a new cube on { $home }; { $reserve ->
    [0] none is
    [one] { $reserve } is
   *[other] { $reserve } are
} left in reserve.
event-life-gained = { SEAT($seat) } activates { $at }: the cube there has two lives now.
event-weapon-gained = { SEAT($seat) } activates { $at }: the cube there has { $weapon ->
    [short] short range
   *[long] long range
} now.
event-life-lost = { SEAT($seat) } attacks from { $from }: a cube of { SEAT($victim) } on { $at } loses a life.
event-cube-destroyed = { SEAT($seat) } attacks from { $from }: a cube of { SEAT($victim) } on { $at } is destroyed.
event-player-out = { SEAT($seat) } has no cube left and is out.
event-resigned = { SEAT($seat) } resigns, and all cubes of { SEAT($seat) } leave the board.
event-turn-ended = { $unused ->
    [0] { SEAT($seat) } has used both actions.
    [one] { SEAT($seat) } ends the turn and gives up { $unused } action.
   *[other] { SEAT($seat) } ends the turn and gives up { $unused } actions.
}
event-moon-scored = { COUNT($seats) ->
    [1] { SEATS($seats) } holds { $moon } alone and gets { $points } points.
   *[other] { SEATS($seats) } share { $moon } and get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
event-round-ended = Round { $round } is over: { SCORES($scores) }.
event-marker-passed = The start player marker passes to { SEAT($seat) }.
event-play-off = { SEATS($seats) } lead with { $points } points each, so another round is played.
event-game-over = { $reason ->
    [last_survivor] The game is over: only { SEATS($winners) } still has cubes and wins.
    [round_limit] The game is over at the round limit: { COUNT($winners) ->
        [1] { SEATS($winners) } has most points and wins.
       *[other] { SEATS($winners) } have most points and share the win.
    }
    [nobody_left] The game is over because nobody has cubes left: { COUNT($winners) ->
        [1] { SEATS($winners) } has most points and wins.
       *[other] { SEATS($winners) } have most points and share the win.
    }
   *[points] The game is over: { COUNT($winners) ->
        [1] { SEATS($winners) } is alone in front with enough points and wins.
       *[other] { SEATS($winners) } share the win.
    }
}

# Refusals: what is wrong, and what would be right.

refusal-game-over = The game is over; nothing more can be played, only a new game.
refusal-not-awaited = Now { SEAT($active) } decides, not { SEAT($seat) }.
refusal-not-begun = The game has not begun; first chance has to pick the start player.
refusal-unknown-action = There is no action { $action } here; choose one of the legal ones.
refusal-no-such-cube = { SEAT($seat) } has no such cube in play; name the planet of a cube, and its weapon, lives and marks as they are.
refusal-which-cube = Several different cubes fit; add weapon, lives or spent to tell them apart.
refusal-not-first-of-its-like = Cubes of one kind on { $at } are interchangeable; the first of them in order is the one to name.
refusal-out-already = { SEAT($seat) } has no cubes in play; only a player who still has some can resign.
refusal-nobody-sits-there = Nobody sits in seat { $seat }; only a player of this game can resign.
refusal-no-such-planet = There is no such planet on this board; choose one that is connected to { $at }.
refusal-start-planet-closed = Nothing moves onto the start planet { $to }; choose a planet that is connected to { $at }.
refusal-start-planet-unused = The start planet { $to } is closed because nobody has it; choose a planet that is connected to { $at }.
refusal-staying-is-no-move = The cube is on { $at } already; a move leads to a connected planet.
refusal-not-connected = { $at } and { $to } are not connected; a move leads along an orbit to the next planet.
refusal-no-bonus-here = { $at } cannot be activated; only cube, extra-life and armament planets can.
refusal-has-activated = The cube on { $at } has activated in this turn already; another cube may, or this one in the next turn.
refusal-opponent-on-planet = An opponent stands on { $at }; a planet can be activated only when no cube of an opponent is there.
refusal-armed-already = The cube on { $at } has long range already; only a cube without a weapon or with short range can be armed further.
refusal-two-lives-already = The cube on { $at } has two lives already; only a cube with one life can get another.
refusal-reserve-empty = The reserve of { SEAT($seat) } is empty; a new cube or a second life must come from there.
refusal-unarmed = The cube on { $at } has no weapon; only an armed cube can attack.
refusal-has-attacked = The cube on { $at } has attacked in this turn already; another cube may, or this one in the next turn.
refusal-no-such-target = There is no such cube to attack; choose a cube of an opponent that is in play.
refusal-own-cube = The cube on { $to } belongs to { SEAT($seat) } as well; only cubes of opponents can be attacked.
refusal-start-planet-safe = Cubes on the start planet { $to } are safe; only cubes that have left it can be attacked.
refusal-out-of-reach = { $to } is out of reach from { $at }; short range reaches the same planet only, long range the connected ones too.
refusal-foreign-start-planet = The start planet { $at } is not the home of { WHAT($what) }; of all start planets it can only stand on { $home }.
refusal-armed-at-home = On the start planet { $at } { WHAT($what) } must be unarmed and have one life.
refusal-wood-does-not-add-up = { SEAT($seat) } must have 20 wooden cubes in all, but here { $lives } lives in play, { $reserve } in reserve and { $removed } removed do not add up to that.

what-cube = cube { $number }

# What is counted when a game is over.

tally-moved = Moves
tally-cube-arrived = New cubes
tally-weapon-gained = Weapons gained
tally-life-gained = Second lives gained
tally-life-lost = Lives taken
tally-cube-destroyed = Cubes destroyed
