# Cube Attack. The vocabulary is that of section 1 of the rules.

game-name = Cube Attack
game-about = Cubes fight for the moons of a galaxy: two actions a turn, points for every moon held at the end of a round.
game-length = 20 to 30 minutes
how-to-play = On your turn take up to two actions: move a cube along an orbit to the next planet, activate a planet that has no opponent’s cube on it, or attack an opponent’s cube with an armed one. Cube planets bring a new cube to your start planet, extra-life planets give an extra life, armament planets arm a cube: first with short range (its own planet), then with long range (connected planets as well). Each cube may activate at most once and attack at most once a turn. Cubes on start planets are safe, but no cube can move back there. After each round a half moon is worth 2 points and a full moon 4, half of that if players share it. Whoever is then the sole leader with at least the number of points shown after the score (such as “0/64”) wins. A player with no cubes left in play is out, and the last one with cubes wins at once.

# Options.

option-board = Board
option-board-about = The galaxy the game is played in. The rulebook has one, with six start planets.
option-board-galaxy-6 = The galaxy with six start planets
option-board-auto = A smaller galaxy for fewer players
option-colours = Colours
option-colours-about = Who plays which colour. A colour that is chosen decides the start planet; the order of play stays that of the seats.
option-colours-by-seat = In the order of the seats, start planets spread evenly
option-colours-chosen = Chosen for each seat
option-colours-red = Red
option-colours-blue = Blue
option-colours-green = Green
option-colours-white = White
option-colours-orange = Orange
option-colours-purple = Purple
option-initial-cubes = Cubes at the start
option-initial-cubes-about = How many cubes each player has on their start planet at the beginning; the reserve is 20 minus that.
option-target = Points to win
option-target-about = Whoever is the sole leader with at least this many points after a round wins.
option-marker = Start player marker
option-marker-about = Who begins each round.
option-marker-stays = The marker stays with the first start player
option-marker-passes = The marker passes to the next player after each round
option-round-limit = Round limit
option-round-limit-about = After this many rounds the highest score wins, whatever it is.

# The table.

planet-start = { YOU($seat) ->
    [true] Your start planet { $planet }
   *[false] Start planet { $planet } of { SEAT($seat) }
}: new cubes arrive here, and nobody can attack them here
planet-closed = Start planet { $planet }, closed because it belongs to nobody
planet-cube = Cube planet { $planet }: activating it brings a new cube to your start planet
planet-life = Extra-life planet { $planet }: activating it gives the cube here an extra life
planet-arms = Armament planet { $planet }: activating it arms the cube here, first with short range, then with long range
planet-half = Half moon { $planet }: { $points } points at the end of a round, { $shared } when shared
planet-full = Full moon { $planet }: { $points } points at the end of a round, { $shared } when shared
piece-cube = { YOU($seat) ->
    [true] Your cube
   *[false] { SEAT($seat) }’s cube
} on { $at }{ cube-details }
piece-meeple = { YOU($seat) ->
    [true] You have
   *[false] { SEAT($seat) } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $goal } to win)
piece-start-player = { YOU($seat) ->
    [true] Start player marker: you
   *[false] Start player marker: { SEAT($seat) }
}
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
part-galaxy = Galaxy
part-mat = { YOU($seat) ->
    [true] Your mat
   *[false] { SEAT($seat) }’s mat
}
part-legend = Legend
mat-score = { $points }/{ $goal }
mat-reserve = { $count } reserve
mat-removed = { $count } removed
help-start = Start planet: new cubes arrive here. Nobody can attack them here, and a cube that has left cannot come back.
help-cube = Cube planet: activating it brings a new cube from your reserve to your start planet.
help-life = Extra-life planet: activating it gives the cube there an extra life from your reserve; two lives are the most.
help-arms = Armament planet: activating it gives the cube there short range, and a cube with short range long range.
help-half = Half moon: { $points } points at the end of each round for whoever has a cube there; { $shared } each if players share it.
help-full = Full moon: { $points } points at the end of each round for whoever has a cube there; { $shared } each if players share it.
help-short = Short range: can attack an opponent’s cube on the same planet.
help-long = Long range: can attack an opponent’s cube on the same planet or on a connected one.
help-two-lives = Two lives: the first attack takes one of them, the second one removes the cube.
help-activated = This cube has activated a planet this turn; it can do so again on its owner’s next turn.
help-attacked = This cube has attacked this turn; it can do so again on its owner’s next turn.
help-reserve = Reserve: new cubes and extra lives come from here
help-removed = Removed from the game: these cubes do not come back
goal-points = First to { $points } points wins
prompt-armed = { $left ->
    [2] Two actions
   *[other] One more action
}: choose a cube to move, activate or attack.
prompt-unarmed = { $left ->
    [2] Two actions
   *[other] One more action
}: choose one of your cubes.
prompt-cube = Choose where it moves{ $attack ->
    [yes] { $bonus ->
        [yes] , what it attacks
       *[no] {" "}or what it attacks
    }
   *[no] {""}
}{ $bonus ->
    [yes] , or activate its planet
   *[no] {""}
}.
prompt-no-cube = You have no cube in play: end your turn.
caption-setup = Chance picks the start player.
caption-turn = Round { $round }: { YOU($seat) ->
    [true] it is your turn
   *[false] it is { SEAT($seat) }’s turn
}, { piece-actions }.
caption-over = The game ended after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}: { COUNT($winners) ->
    [1] { SEATS($winners) } wins.
   *[other] { SEATS($winners) } share the win.
}
button-activate = Activate the planet
button-end-turn = End the turn
legend-start = start planet: safe, no return
legend-cube = cube planet: a new cube
legend-life = extra-life planet: two lives
legend-arms = armament planet: a weapon
legend-half = half moon: { $points } points a round
legend-full = full moon: { $points } points a round
legend-short = short range: own planet
legend-long = long range: next planets too
legend-two-lives = two lives
legend-activated = has activated this turn
legend-attacked = has attacked this turn

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

event-start-player = { YOU($seat) ->
    [true] You are the start player.
   *[false] { SEAT($seat) } is the start player.
}
event-round-began = Round { $round } begins.
event-turn-began = { YOU($seat) ->
    [true] It is your turn.
   *[false] It is { SEAT($seat) }’s turn.
}
event-moved = { YOU($seat) ->
    [true] You move
   *[false] { SEAT($seat) } moves
} a cube from { $from } to { $to }.
event-cube-arrived = { YOU($seat) ->
    [true] You activate { $at } and get
   *[false] { SEAT($seat) } activates { $at } and gets
} a new cube on { $home }; { $reserve ->
    [0] none is
    [one] { $reserve } is
   *[other] { $reserve } are
} left in reserve.
event-life-gained = { YOU($seat) ->
    [true] You activate
   *[false] { SEAT($seat) } activates
} { $at }: the cube there now has an extra life.
event-weapon-gained = { YOU($seat) ->
    [true] You activate
   *[false] { SEAT($seat) } activates
} { $at }: the cube there now has { $weapon ->
    [short] short range
   *[long] long range
}.
event-life-lost = { YOU($seat) ->
    [true] You attack
   *[false] { SEAT($seat) } attacks
} from { $from }: { YOU($victim) ->
    [true] one of your cubes
   *[false] one of { SEAT($victim) }’s cubes
} on { $at } loses a life.
event-cube-destroyed = { YOU($seat) ->
    [true] You attack
   *[false] { SEAT($seat) } attacks
} from { $from }: { YOU($victim) ->
    [true] one of your cubes
   *[false] one of { SEAT($victim) }’s cubes
} on { $at } is removed from the game.
event-player-out = { YOU($seat) ->
    [true] You have no cube left and are out.
   *[false] { SEAT($seat) } has no cube left and is out.
}
event-resigned = { YOU($seat) ->
    [true] You resign, and all your cubes leave the board.
   *[false] { SEAT($seat) } resigns, and all of { SEAT($seat) }’s cubes leave the board.
}
event-turn-ended = { $unused ->
    [0] { YOU($seat) ->
        [true] You have used both actions.
       *[false] { SEAT($seat) } has used both actions.
    }
    [one] { YOU($seat) ->
        [true] You end
       *[false] { SEAT($seat) } ends
    } the turn with { $unused } action unused.
   *[other] { YOU($seat) ->
        [true] You end
       *[false] { SEAT($seat) } ends
    } the turn with { $unused } actions unused.
}
event-moon-scored = { COUNT($seats) ->
    [1] { YOU($seats) ->
        [true] You hold { $moon } alone and get
       *[false] { SEATS($seats) } holds { $moon } alone and gets
    } { $points } points.
   *[other] { SEATS($seats) } share { $moon } and get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
event-round-ended = Round { $round } is over: { SCORES($scores) }.
event-marker-passed = The start player marker { YOU($seat) ->
    [true] passes to you
   *[false] passes to { SEAT($seat) }
}.
event-play-off = { SEATS($seats) } lead with { $points } points each, so another round is played.
event-game-over = { $reason ->
    [last_survivor] The game is over: { YOU($winners) ->
        [true] only you still have cubes, and you win.
       *[false] only { SEATS($winners) } still has cubes and wins.
    }
    [round_limit] The game ends at the round limit: { COUNT($winners) ->
        [1] { YOU($winners) ->
            [true] You have the most points and win.
           *[false] { SEATS($winners) } has the most points and wins.
        }
       *[other] { SEATS($winners) } have the most points and share the win.
    }
    [nobody_left] The game is over because nobody has cubes left: { COUNT($winners) ->
        [1] { YOU($winners) ->
            [true] You have the most points and win.
           *[false] { SEATS($winners) } has the most points and wins.
        }
       *[other] { SEATS($winners) } have the most points and share the win.
    }
   *[points] The game is over: { COUNT($winners) ->
        [1] { YOU($winners) ->
            [true] you are the sole leader with enough points and win.
           *[false] { SEATS($winners) } is the sole leader with enough points and wins.
        }
       *[other] { SEATS($winners) } share the win.
    }
}

# Refusals: what is wrong, and what would be right.

refusal-game-over = The game is over; all you can do is start a new one.
refusal-not-awaited = It is { SEAT($active) }’s decision, not { SEAT($seat) }’s.
refusal-not-begun = The game has not begun; chance has to pick the start player first.
refusal-unknown-action = There is no action { $action } here; choose one of the legal ones.
refusal-no-such-cube = { SEAT($seat) } has no such cube in play; name the planet of a cube, and its weapon, lives and marks as they are.
refusal-which-cube = Several different cubes fit; add weapon, lives or spent to tell them apart.
refusal-not-first-of-its-like = Cubes of one kind on { $at } are interchangeable; name the first of them.
refusal-out-already = { SEAT($seat) } has no cubes in play; only a player who still has some can resign.
refusal-nobody-sits-there = Nobody sits in seat { $seat }; only a player of this game can resign.
refusal-no-such-planet = There is no such planet on this board; choose one that is connected to { $at }.
refusal-start-planet-closed = No cube can move onto the start planet { $to }; choose a planet that is connected to { $at }.
refusal-start-planet-unused = The start planet { $to } is closed because it belongs to nobody; choose a planet that is connected to { $at }.
refusal-staying-is-no-move = The cube is already on { $at }; a move leads to a connected planet.
refusal-not-connected = { $at } and { $to } are not connected; a move leads along an orbit to the next planet.
refusal-no-bonus-here = { $at } cannot be activated; only cube, extra-life and armament planets can.
refusal-has-activated = The cube on { $at } has already activated this turn; another cube may, or this one on the next turn.
refusal-opponent-on-planet = There is an opponent’s cube on { $at }; a planet can be activated only when no opponent’s cube is there.
refusal-armed-already = The cube on { $at } already has long range; only a cube without a weapon or with short range can be armed further.
refusal-two-lives-already = The cube on { $at } already has two lives; only a cube with one life can get an extra life.
refusal-reserve-empty = { SEAT($seat) }’s reserve is empty; a new cube or an extra life must come from there.
refusal-unarmed = The cube on { $at } has no weapon; only an armed cube can attack.
refusal-has-attacked = The cube on { $at } has already attacked this turn; another cube may, or this one on the next turn.
refusal-no-such-target = There is no such cube to attack; choose an opponent’s cube that is in play.
refusal-own-cube = The cube on { $to } belongs to { SEAT($seat) } as well; only opponents’ cubes can be attacked.
refusal-start-planet-safe = Cubes on the start planet { $to } are safe; only cubes that have left it can be attacked.
refusal-out-of-reach = { $to } is out of reach from { $at }; short range reaches only the same planet, long range connected ones too.
refusal-foreign-start-planet = The start planet { $at } is not the home of { WHAT($what) }; of all start planets it can only stand on { $home }.
refusal-armed-at-home = On the start planet { $at } { WHAT($what) } must be unarmed and have one life.
refusal-wood-does-not-add-up = { SEAT($seat) } must have { $wood } wooden cubes in all, but { $lives } lives in play, { $reserve } in reserve and { $removed } removed do not add up to that.

what-cube = cube { $number }

# What is counted when a game is over.

tally-moved = Cubes moved
tally-cube-arrived = New cubes
tally-weapon-gained = Weapons gained
tally-life-gained = Extra lives gained
tally-life-lost = Lives taken
tally-cube-destroyed = Cubes removed
