# Bump, auf Deutsch.

event-round-began = Runde { $round } beginnt.
event-drew = { $card ->
    [0] { SEAT($seat) } zieht eine Karte.
   *[other] { SEAT($seat) } zieht eine { $card }.
}
event-planning-began = Alle wählen eine Karte.
event-planned = { $card ->
    [0] { SEAT($seat) } hat gewählt.
   *[other] { SEAT($seat) } hat die { $card } gewählt.
}
event-revealed = Die Karten werden aufgedeckt: { LIST($cards) }.
event-card-played = { SEAT($seat) } spielt die { $card }.
event-drove = Das Auto von { SEAT($seat) } fährt von { $from } nach { $to }.
event-threatened = { SEAT($driver) } rammt gleich { SEAT($seat) }; Ausweichen ist möglich.
event-bumped = { SEAT($seat) } wird gerammt; { SEAT($driver) } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-dodged = { SEAT($seat) } weicht von { $from } nach { $to } aus.
event-game-over = { $reason ->
    [resigned] Das Spiel ist aufgegeben: Gewonnen hat { SEATS($winners) }.
   *[other] Das Spiel ist aus: Gewonnen hat { SEATS($winners) }.
}

action-plan = die { $card } wählen
action-dodge = ausweichen
action-take = rammen lassen

refusal-game-over = Das Spiel ist aus; niemand hat noch etwas zu entscheiden.
refusal-not-awaited = { SEAT($seat) } hat jetzt nichts zu entscheiden; an der Reihe: { SEATS($awaited) }.
refusal-unknown-action = Eine Aktion { $action } gibt es nicht; Aktionen sind Zahlen von 1 bis 5.
refusal-not-in-hand = { SEAT($seat) } hat keine Karte { $action }; wähle eine von der Hand.
refusal-not-in-bag = Im Beutel ist keine Karte { $action } mehr; ziehe eine, die da ist.
refusal-dodge-or-take = { SEAT($seat) } wird gleich gerammt und kann nur ausweichen oder es geschehen lassen.
refusal-no-resigning = Niemand darf seinen Partner verlassen; aufgeben kann man nur zu zweit.
refusal-bag-too-small = Im Beutel sind nur { $most } Karten mit einer { $card }; auf den Händen sind mehr.

scene-title = Bump, Runde { $round }
scene-caption = { $phase ->
    [deal] Karten werden ausgeteilt.
    [plan] Noch zu wählen: { SEATS($awaited) }.
    [drive] Ausweichen kann: { SEATS($awaited) }.
   *[over] Das Spiel ist aus.
}
scene-space = Feld { $space }
scene-car = Das Auto von { SEAT($seat) } auf { $space }
scene-card = Deine Karte { $card }
scene-cards = Karten
scene-dodges = Ausweichen
