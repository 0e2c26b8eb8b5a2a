# What can be answered ahead, by kind of decision, and on what it can depend.

order-saucer = Which of your saucers comes first
order-distance = How far to move with the card 0-5
order-direction = Which way to move, where you may choose freely
order-accelerate = Which way to leave an accelerator
order-boost = A boost
order-pass = Passing crewmembers
order-give = The penalty for a crash: whom to give away
order-steal = The reward for a crash: whom to steal
order-energize = The reward for a crash: to take an energy
order-colour = Which lost crewmember is placed
order-buy = Trading in 2 energy for an upgrade
order-keep = Which of two upgrades to play
order-use = Using { NAMES($upgrade, of: "upgrade") }
order-lose = Which crewmember to lose
ordered-accelerate = Towards { NAMES($direction, of: "marker") }
ordered-boost = Boost towards { NAMES($direction, of: "marker") }

order-sign-picks-up = you pick up a crewmember
order-sign-crashes-other = another saucer crashes
order-sign-crashes = your saucer crashes
order-sign-moved = somebody pushes or moves your saucer, or turns a tile
order-sign-robbed = somebody takes a crewmember from you
