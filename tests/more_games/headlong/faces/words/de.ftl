game-name = Headlong
game-about = Wähle geheim einen Gang; wer ihn teilt, hat einen Unfall.
game-length = 5 Minuten
how-to-play = Alle wählen zugleich einen Gang. Wer seinen für sich allein hat, fährt so weit.
option-finish = Ziel
option-finish-about = Wie viele Felder die Strecke hat.
option-rounds = Runden
option-rounds-about = Nach so vielen Runden gewinnt das vorderste Auto.

event-chose = { $gear ->
    [0] { SEAT($seat) } hat einen Gang gewählt.
   *[other] { SEAT($seat) } hat Gang { $gear } gewählt.
}
event-revealed = Die Gänge werden gezeigt: { LIST($gears) }.
event-drove = { SEAT($seat) } fährt von { $from } nach { $to }.
event-crashed = { SEAT($seat) } hat in Gang { $gear } einen Unfall und bleibt stehen.
event-round-began = Runde { $round } beginnt.
event-game-over = { $reason ->
    [finish] Das Ziel ist erreicht. Sieg: { SEATS($winners) }.
   *[rounds] Die letzte Runde ist vorbei. Sieg: { SEATS($winners) }.
}

action-choose = Gang { $gear }

refusal-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
refusal-not-awaited = Nur Spieler können einen Gang wählen; jetzt fehlt: { SEATS($awaited) }.
refusal-unknown-action = Es gibt keine Aktion { $action }; Aktionen sind Zahlen von 0 bis 2.

scene-title = Headlong, Runde { $round }
scene-caption = { $over ->
    [true] Sieg: { SEATS($seats) }
   *[false] Einen Gang wählen: { SEATS($seats) }
}
scene-space = { $beyond ->
    [true] Hinter dem Ziel von { SEAT($seat) }
   *[false] Feld { $space } von { SEAT($seat) }
}
scene-car = Das Auto von { SEAT($seat) } auf { $space }
