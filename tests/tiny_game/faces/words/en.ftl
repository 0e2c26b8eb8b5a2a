# Bump, in English.

event-round-began = Round { $round } begins.
event-drew = { $card ->
    [0] { SEAT($seat) } draws a card.
   *[other] { SEAT($seat) } draws a { $card }.
}
event-planning-began = Everybody chooses a card.
event-planned = { $card ->
    [0] { SEAT($seat) } has chosen.
   *[other] { SEAT($seat) } has chosen the { $card }.
}
event-revealed = The cards are shown: { LIST($cards) }.
event-card-played = { SEAT($seat) } plays the { $card }.
event-drove = The car of { SEAT($seat) } drives from { $from } to { $to }.
event-threatened = { SEAT($driver) } is about to bump { SEAT($seat) }, who may dodge.
event-bumped = { SEAT($seat) } is bumped; { SEAT($driver) } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-dodged = { SEAT($seat) } dodges from { $from } to { $to }.
event-game-over = { $reason ->
    [resigned] The game is given up: { SEATS($winners) } won.
   *[other] The game is over: { SEATS($winners) } won.
}

action-plan = choose the { $card }
action-dodge = dodge
action-take = take the bump

refusal-game-over = The game is over; nobody has anything left to decide.
refusal-not-awaited = { SEAT($seat) } has nothing to decide now; awaited: { SEATS($awaited) }.
refusal-unknown-action = There is no action { $action }; actions are numbers from 1 to 5.
refusal-not-in-hand = { SEAT($seat) } does not hold the card { $action }; choose one of the hand.
refusal-not-in-bag = No card { $action } is left in the bag; draw one that is there.
refusal-dodge-or-take = { SEAT($seat) } is about to be bumped and can only dodge or take it.
refusal-no-resigning = Nobody may leave his partner; only with two players one may resign.
refusal-bag-too-small = The bag holds only { $most } cards with a { $card }; the hands have more.

scene-title = Bump, round { $round }
scene-caption = { $phase ->
    [deal] Cards are dealt.
    [plan] { SEATS($awaited) } still choose.
    [drive] { SEATS($awaited) } may dodge.
   *[over] The game is over.
}
scene-space = Space { $space }
scene-car = The car of { SEAT($seat) } on { $space }
scene-card = Your card { $card }
scene-cards = cards
scene-dodges = dodges
