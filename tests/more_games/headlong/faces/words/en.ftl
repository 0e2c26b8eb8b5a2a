game-name = Headlong
game-about = Choose a gear in secret; whoever shares one crashes.
game-length = 5 minutes
how-to-play = All choose a gear at once. Those who are alone in theirs drive that far.
option-finish = Finish
option-finish-about = How many spaces the track has.
option-rounds = Rounds
option-rounds-about = After so many rounds the car in front wins.

event-chose = { $gear ->
    [0] { SEAT($seat) } has chosen a gear.
   *[other] { SEAT($seat) } has chosen gear { $gear }.
}
event-revealed = The gears are shown: { LIST($gears) }.
event-drove = { SEAT($seat) } drives from { $from } to { $to }.
event-crashed = { SEAT($seat) } crashes in gear { $gear } and stays.
event-round-began = Round { $round } begins.
event-game-over = { $reason ->
    [finish] The finish is reached. Winning: { SEATS($winners) }.
   *[rounds] The last round is over. Winning: { SEATS($winners) }.
}

action-choose = gear { $gear }

refusal-game-over = The game is over; there is nothing left to decide.
refusal-not-awaited = Only players can choose a gear; now awaited: { SEATS($awaited) }.
refusal-unknown-action = There is no action { $action }; actions are numbers from 0 to 2.

scene-title = Headlong, round { $round }
scene-caption = { $over ->
    [true] Winning: { SEATS($seats) }
   *[false] Choosing a gear: { SEATS($seats) }
}
scene-space = { $beyond ->
    [true] Beyond the finish of { SEAT($seat) }
   *[false] Space { $space } of { SEAT($seat) }
}
scene-car = The car of { SEAT($seat) } on { $space }
