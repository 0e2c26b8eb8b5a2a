# What the laboratory may change.

parameter-batteries = Batteries
parameter-batteries-about = How many batteries each side begins with.
parameter-hand = Cards in hand
parameter-hand-about = How many cards each player is dealt.
parameter-scorings = Bells to the end
parameter-scorings-about = After so many scorings the game is over.
parameter-first-ringing-turn = First turn of the bells
parameter-first-ringing-turn-about = From this turn on bells may ring.
parameter-second-car-fee = Cost of a second car
parameter-second-car-fee-about = How many points a second car in the same turn costs.
parameter-four-steps-cost = Cost of four steps
parameter-four-steps-cost-about = How many points four steps of the operator cost.
parameter-displacing = Points for displacing
parameter-displacing-about = How many points displacing an opponent’s car brings.
parameter-start-points = Points at the start
parameter-start-points-about = How many points each side begins with.
parameter-without = Cards left out
parameter-without-about = Which cards are not in the deck.
