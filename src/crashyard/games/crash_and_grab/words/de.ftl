# Crash & Grab. Der Wortschatz folgt Abschnitt 1 der Regeln. Jedes Upgrade hat seine eigene Datei im Ordner „de“.

game-name = Crash & Grab
game-about = Ufos jagen gestrandeten Besatzungsmitgliedern nach, stoßen einander über den Rand des Plans und stehlen, was die anderen gefunden haben.
game-length = Etwa zehn Runden, bis eine Besatzung vollzählig ist
how-to-play = In jeder Runde wählen alle geheim eine Bewegungskarte (2, 3 oder 0–5) und einen Richtungsmarker; dann fliegen die Ufos nacheinander. Ein Ufo, das über ein Besatzungsmitglied fliegt, nimmt es an Bord. Ein Ufo, das ein anderes trifft, bleibt dort stehen und stößt es so weit, wie seine eigene Bewegung gehen sollte. Ein Beschleuniger lässt dich dieselbe Entfernung noch einmal in beliebiger Richtung fliegen. Die 2 bringt einen Booster, der deine Bewegung in beliebiger Richtung wiederholt, die 3 bringt eine Energie, und für zwei davon gibt es ein Upgrade. Wer über den Rand fliegt, stürzt ab: Im eigenen Zug kostet das ein Besatzungsmitglied einer anderen Farbe; stürzt in deinem Zug ein Gegner ab, darfst du ihm eines stehlen oder eine Energie nehmen. Wer zuerst Pilot, Ingenieur, Arzt und Wissenschaftler an Bord hat (zu zweit: auf beiden Ufos), gewinnt sofort. In Twisted Titanium gewinnen stattdessen drei Punkte: Bei einem Zusammenstoß bringt die größere Besatzung das andere Ufo zum Absturz, was einen Punkt einbringt und den Sieger ein Besatzungsmitglied kostet; wer im eigenen Zug über den Rand fliegt, verliert einen Punkt.

seat-number = { $number ->
    [0] Rot
    [1] Grün
    [2] Blau
    [3] Gelb
    [4] Lila
    [5] Pink
   *[other] Platz { $number }
}
seat-letter = { $seat ->
    [0] { letter-red }
    [1] { letter-green }
    [2] { letter-blue }
    [3] { letter-yellow }
    [4] { letter-purple }
    [5] { letter-pink }
   *[other] { $seat }
}

# Optionen.

option-mode = Modus
option-mode-about = Das Spiel der Anleitung oder Twisted Titanium, wo bei Zusammenstößen das Ufo mit der größeren Besatzung gewinnt.
option-mode-base = Grundspiel: alle Stationen besetzen
option-mode-twisted-titanium = Twisted Titanium: drei Punkte gewinnen

# Namen: der Farben (allein, als Adjektiv im Nominativ und in den anderen Fällen), Berufe, Marker, Seiten, Planteile, Karten.

letter = { NAMES($colour, of: "letter") }
letter-red = R
letter-green = G
letter-blue = B
letter-yellow = E
letter-purple = L
letter-pink = P
colour = { NAMES($colour, of: "team") }
team-red = Rot
team-green = Grün
team-blue = Blau
team-yellow = Gelb
team-purple = Lila
team-pink = Pink
colour-red = rote
colour-green = grüne
colour-blue = blaue
colour-yellow = gelbe
colour-purple = lila
colour-pink = pinke
hue-red = roten
hue-green = grünen
hue-blue = blauen
hue-yellow = gelben
hue-purple = lila
hue-pink = pinken
type = { NAMES($type, of: "type") }
type-pilot = Pilot
type-engineer = Ingenieur
type-doctor = Arzt
type-scientist = Wissenschaftler
crewmember-pilot = Piloten
crewmember-engineer = Ingenieur
crewmember-doctor = Arzt
crewmember-scientist = Wissenschaftler
sign = { NAMES($type, of: "sign") }
sign-pilot = p
sign-engineer = i
sign-doctor = a
sign-scientist = w
marker-name = { NAMES($marker, of: "marker") }
marker-sun = Sonne
marker-meteor = Meteor
marker-stars = Sterne
marker-asteroids = Asteroiden
side = { NAMES($side, of: "side") }
side-up = oben
side-right = rechts
side-down = unten
side-left = links
slot-NW = oben links
slot-NE = oben rechts
slot-SW = unten links
slot-SE = unten rechts
slot-W = links
slot-N = oben
slot-E = rechts
slot-S = unten
slot-C = in der Mitte
rotation-clockwise = im Uhrzeigersinn
rotation-counter-clockwise = gegen den Uhrzeigersinn
upgrade = { NAMES($upgrade, of: "upgrade") }
clause-upgrade = Upgrade { $number }

# Der Tisch.

space = Feld { $at }
space-accelerator = Feld { $at }, ein Beschleuniger
space-site = Absturzstelle { $site }, Feld { $at }
tile = Planteil { $tile }, Seite { $side }
tile-missing = Hier liegt noch kein Planteil
piece-marker = { NAMES($marker, of: "marker") }, die Richtung nach { NAMES($side, of: "side") }
piece-saucer = Das { NAMES($colour, of: "colour") } Ufo von { SEAT($seat) }, auf { $at }
piece-saucer-off = Das { NAMES($colour, of: "colour") } Ufo von { SEAT($seat) }, nicht auf dem Plan
piece-crew-at = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") }, auf { $at }
piece-crew-aboard = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") }, an Bord des { NAMES($saucer, of: "hue") } Ufos
piece-crew-lost = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") }, vermisst
piece-queue = Vermisste Besatzungsmitglieder, { NAMES($colour, of: "colour") }: { COUNT($types) ->
    [0] keine
   *[other] { NAMES($types, of: "type") }
}
piece-mat = Das { NAMES($colour, of: "colour") } Ufo von { SEAT($seat) }: { $stations } von 4 Stationen besetzt
piece-berth = Hier liegt das Ufo, wenn es nicht auf dem Plan ist
piece-station = Station für den { NAMES($type, of: "crewmember") }
piece-probe = Die Sonde: { SEAT($seat) } hat den ersten Zug der Runde
piece-override = Übersteuerungsmarker: Das { NAMES($colour, of: "colour") } Ufo darf seine Richtung doch noch wählen
piece-points = Punkte von { SEAT($seat) }: { $points }
piece-no-plan = Das { NAMES($colour, of: "colour") } Ufo hat noch keinen Plan
piece-hidden-plan = Der Plan des { NAMES($colour, of: "hue") } Ufos steht fest und ist noch geheim
piece-plan = Plan des { NAMES($colour, of: "hue") } Ufos: { $card }, { NAMES($marker, of: "marker") }{ $revealed ->
    [true] {""}
   *[false] {" "}(geheim)
}
piece-movement-card = Bewegungskarte { $card }: { NAMES($card, of: "movement") }
movement-2 = 2 Felder fliegen und einen Booster nehmen
movement-3 = 3 Felder fliegen und eine Energie nehmen
movement-0-5 = 0 bis 5 Felder fliegen, je nach Wahl beim Aufdecken
piece-upgrade = { NAMES($upgrade, of: "upgrade") }: { NAMES($upgrade, of: "upgrade-text") }
piece-hidden-upgrade = Eine Upgrade-Karte, die nur kennt, wer sie gezogen hat
piece-deck = Upgrade-Karten im Stapel: { $cards }
piece-discard = Ablagestapel: { COUNT($cards) ->
    [0] keine Karten
   *[other] { NAMES($cards, of: "upgrade") }
}
piece-turn = Zug { $number } der Runde: { SEAT($seat) }
piece-rotation = In dieser Runde geht es { NAMES($rotation, of: "rotation") }.
counter-energy = Energie
counter-boosters = Booster
counter-stations = Stationen
note-winner = gewinnt
note-turn = entscheidet
note-left = ausgestiegen
note-probe = Sonde
note-override = Übersteuerung
note-plan = { $card } { NAMES($marker, of: "marker") }
note-planned = hat geplant
note-off = nicht auf dem Plan
note-crew = { NAMES($type, of: "type") } { NAMES($colours, of: "letter") }
note-lost = Vermisst:{ COUNT($red) ->
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
note-deck = Stapel: { $deck }. Ablagestapel: { COUNT($discard) ->
    [0] keine Karten
   *[other] { NAMES($discard, of: "upgrade") }
}.
note-drawn = Gezogen: { NAMES($upgrades, of: "upgrade") }.
header-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
header-lost = Vermisste Besatzungsmitglieder
header-cards = Bewegungskarten
header-deck = Stapel
header-discard = Ablage
header-drawn = Gezogene Upgrades
caption = { header-round }{ COUNT($rotation) ->
    [0] {""}
   *[other] , { NAMES($rotation, of: "rotation") }
}. { ask }
ask = { $phase ->
    [tile] Die Planteile werden gelegt.
    [markers] Die Richtungsmarker werden gelegt.
    [extra_colour] Eine weitere Farbe kommt zu den Vermissten.
    [first_probe] Der Zufall bestimmt, wer die Sonde hat.
    [rotation] Der Richtungswürfel fällt.
    [draw] Eine Upgrade-Karte wird gezogen.
    [drift] Der Zufall plant für Ausgestiegene.
    [roll] { COUNT($placing) ->
        [0] Der Positionswürfel fällt für den { NAMES($colour, of: "hue") } { NAMES($type, of: "crewmember") }.
       *[other] Der Positionswürfel fällt für das { NAMES($placing, of: "colour") } Ufo.
    }
    [plan] { COUNT($awaited) ->
        [1] { SEATS($awaited) } plant noch.
       *[other] { SEATS($awaited) } planen noch.
    }
    [saucer] { $stage ->
        [next_saucer] { SEATS($awaited) }: Welches Ufo ist am Zug?
       *[other] { SEATS($awaited) }: Welches Ufo wird zuerst eingesetzt?
    }
    [booster] { SEATS($awaited) }: Welches Ufo erhält den Booster?
    [pilot] { SEATS($awaited) }: Wessen Pilot wird eingesetzt?
    [distance] { SEATS($awaited) }: Wie weit fliegt das { NAMES($saucer, of: "colour") } Ufo?
    [direction] { SEATS($awaited) }: Wohin fliegt das { NAMES($saucer, of: "colour") } Ufo?
    [accelerate] { SEATS($awaited) }: Wohin vom Beschleuniger aus?
    [boost] { SEATS($awaited) }: Booster einsetzen?
    [offer] { $window ->
        [placing] { SEATS($awaited) }: Ein Upgrade beim Einsetzen nutzen?
        [start] { SEATS($awaited) }: Ein Upgrade vor dem Aufdecken nutzen?
        [entering] { SEATS($awaited) }: Ein Upgrade auf dieser Absturzstelle nutzen?
        [collision] { SEATS($awaited) }: Ein Upgrade gegen das getroffene Ufo nutzen?
        [pick_up] { SEATS($awaited) }: Ein Upgrade nach der Aufnahme nutzen?
        [first_turn] { SEATS($awaited) }: Ein Upgrade für die Zugrichtung nutzen?
       *[end] { SEATS($awaited) }: Ein Upgrade am Ende des Zugs nutzen?
    }
    [pass] { SEATS($awaited) }: Besatzung übergeben?
    [penalty] { SEATS($awaited) } muss ein Besatzungsmitglied abgeben.
    [reward] { SEATS($awaited) }: Was gibt es für den Absturz des { NAMES($victim, of: "hue") } Ufos?
    [colour] { SEATS($awaited) }: Welche Farbe wird eingesetzt?
    [buy] { SEATS($awaited) }: Ein Upgrade kaufen?
    [keep] { SEATS($awaited) }: Welches Upgrade wird ausgespielt?
    [lose] { SEATS($awaited) }: Wer geht verloren?
   *[over] { SEAT($winner) } gewinnt.
}
button-distance = { spaces }
button-turns = { $turns ->
    [1] ↻ Vierteldrehung
    [2] halbe Drehung
   *[3] ↺ Dreivierteldrehung
}
button-rotation = { $rotation ->
    [clockwise] ↻
   *[other] ↺
} { NAMES($rotation, of: "rotation") }
button-energize = 1 Energie nehmen
button-buy = { action-buy }
button-decline = { $phase ->
    [boost] Kein Schub
    [pass] Nichts übergeben
    [reward] Nichts nehmen
    [buy] Nichts kaufen
    [offer] { $window ->
        [placing] Würfeln
        [entering] Weiterfliegen
        [collision] Stoßen
        [pick_up] Behalten
        [first_turn] Würfeln
       *[other] Kein Upgrade
    }
   *[other] Nein
}
legend-accelerator = Beschleuniger
legend-site = Absturzstelle

# Aktionen.

action-plan = { COUNT($plans) ->
    [0] { $card }, { NAMES($direction, of: "marker") }
   *[other] Das { NAMES($plans-0-saucer, of: "colour") } Ufo: { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") }; das { NAMES($plans-1-saucer, of: "colour") }: { $plans-1-card }, { NAMES($plans-1-direction, of: "marker") }
}
action-saucer = Das { NAMES($saucer, of: "colour") } Ufo
spaces = { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
}
action-distance = { spaces } weit fliegen
action-direction = Richtung { NAMES($direction, of: "marker") }
action-accelerate = { spaces } Richtung { NAMES($direction, of: "marker") }
action-boost = Schub: { spaces } Richtung { NAMES($direction, of: "marker") }
action-pass = Den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } übergeben
action-lose = Den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } verlieren
action-give = Den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } dem { NAMES($to, of: "hue") } Ufo geben
action-energize = 1 Energie nehmen
action-steal = Den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } stehlen
action-colour = Das vorderste { NAMES($colour, of: "colour") } Besatzungsmitglied einsetzen
action-buy = Ein Upgrade für 2 Energie kaufen
action-keep = { NAMES($upgrade, of: "upgrade") } ausspielen
action-decline = Verzichten
action-use = { NAMES($upgrade, of: "upgrade") }{ COUNT($space) ->
    [0] {""}
   *[other] : Sprung auf { $space }
}{ COUNT($site) ->
    [0] {""}
   *[other] : Absturzstelle { $site }
}{ COUNT($direction) ->
    [0] {""}
   *[other] : Richtung { NAMES($direction, of: "marker") }
}{ COUNT($saucer) ->
    [0] {""}
   *[other] : das { NAMES($saucer, of: "colour") } Ufo
}{ COUNT($crew) ->
    [0] {""}
   *[other] : den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } nehmen
}{ COUNT($take) ->
    [0] {""}
   *[other] : den { NAMES($take-colour, of: "hue") } { NAMES($take-type, of: "crewmember") } für den { NAMES($give-colour, of: "hue") } { NAMES($give-type, of: "crewmember") } nehmen
}{ COUNT($slot) ->
    [0] {""}
   *[other] : Planteil { NAMES($slot, of: "slot") } drehen, Vierteldrehungen: { $turns }
}{ COUNT($rotation) ->
    [0] {""}
   *[other] : { NAMES($rotation, of: "rotation") }
}

# Ereignisse.

event-tile-laid = Planteil { $tile } wird { NAMES($slot, of: "slot") } hingelegt, Seite { $side } nach oben, Vierteldrehungen: { $turns }.
event-markers-laid = Um den Plan liegen oben { NAMES($up, of: "marker") }, rechts { NAMES($right, of: "marker") }, unten { NAMES($down, of: "marker") }, links { NAMES($left, of: "marker") }.
event-extra-colour-added = Die { NAMES($colour, of: "hue") } Besatzungsmitglieder, die kein Ufo haben, kommen zu den Vermissten.
event-probe-taken = { SEAT($seat) } hat die Sonde.
event-saucer-placed = Das { NAMES($saucer, of: "colour") } Ufo kommt auf Absturzstelle { $site }{ COUNT($rolled) ->
    [0] , wie gewählt
   *[other] {" "}(gewürfelt: { $rolled })
}.
event-crew-called = { SEAT($seat) } setzt den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } ein.
event-crew-placed = Der { NAMES($crew-colour, of: "colour") } { NAMES($crew-type, of: "type") } kommt auf Absturzstelle { $site } (gewürfelt: { $rolled }).
event-round-began = Runde { $round } beginnt.
event-planned = { COUNT($plans) ->
    [0] { SEAT($seat) } hat geplant.
    [1] { SEAT($seat) } plant { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") }.
   *[other] { SEAT($seat) } plant { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") } und { $plans-1-card }, { NAMES($plans-1-direction, of: "marker") }.
}
event-rotation-fixed = In dieser Runde geht es { NAMES($direction, of: "rotation") }{ COUNT($overrides) ->
    [0] .
   *[other] ; Übersteuerungsmarker für { NAMES($overrides, of: "team") }.
}
event-turn-began = { SEAT($seat) } ist mit dem { NAMES($saucer, of: "hue") } Ufo am Zug.
event-plan-revealed = Das { NAMES($saucer, of: "colour") } Ufo deckt { $card }, { NAMES($direction, of: "marker") } auf.
event-distance-chosen = Das { NAMES($saucer, of: "colour") } Ufo soll { spaces } weit fliegen.
event-direction-chosen = Das { NAMES($saucer, of: "colour") } Ufo soll Richtung { NAMES($direction, of: "marker") } fliegen.
event-turn-ended = Der Zug des { NAMES($saucer, of: "hue") } Ufos ist zu Ende.
event-player-left = { SEAT($seat) } steigt aus.
event-saucer-moved = Das { NAMES($saucer, of: "colour") } Ufo fliegt von { $from } nach { $to }.
event-saucer-jumped = Das { NAMES($saucer, of: "colour") } Ufo springt von { $from } nach { $to }.
event-saucers-collided = Das { NAMES($saucer, of: "colour") } Ufo trifft auf { $at } das { NAMES($hit, of: "colour") } Ufo.
event-saucer-pushed = Das { NAMES($saucer, of: "colour") } Ufo stößt das { NAMES($hit, of: "colour") } Ufo { spaces } Richtung { NAMES($direction, of: "marker") }.
event-saucer-crashed = Das { NAMES($saucer, of: "colour") } Ufo stürzt von { $from } ab.
event-accelerated = Der Beschleuniger auf { $at } schickt das { NAMES($saucer, of: "colour") } Ufo { spaces } Richtung { NAMES($direction, of: "marker") }.
event-boosted = Das { NAMES($saucer, of: "colour") } Ufo fliegt mit einem Schub { spaces } Richtung { NAMES($direction, of: "marker") }; Booster übrig: { $left }.
event-boosters-gained = Booster für das { NAMES($saucer, of: "colour") } Ufo: { $count }; es hat jetzt { $boosters }.
event-energy-gained = Energie für das { NAMES($saucer, of: "colour") } Ufo: { $count }; es hat jetzt { $energy }.
event-crew-picked-up = Das { NAMES($saucer, of: "colour") } Ufo nimmt den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } auf { $at } auf.
event-crew-flagged = { COUNT($crew) ->
    [one] { COUNT($crew) } Besatzungsmitglied darf
   *[other] { COUNT($crew) } Besatzungsmitglieder dürfen
} in diesem Zug übergeben werden.
event-crew-passed = Das { NAMES($from, of: "colour") } Ufo übergibt den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } dem { NAMES($to, of: "hue") } Ufo.
event-crew-given = Das { NAMES($from, of: "colour") } Ufo muss den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } an das { NAMES($to, of: "colour") } Ufo abgeben.
event-crew-stolen = Das { NAMES($to, of: "colour") } Ufo stiehlt den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } vom { NAMES($from, of: "hue") } Ufo.
event-reward-declined = Das { NAMES($saucer, of: "colour") } Ufo nimmt nichts für den Absturz des { NAMES($victim, of: "hue") } Ufos.
event-upgrade-used = Das { NAMES($saucer, of: "colour") } Ufo nutzt „{ NAMES($upgrade, of: "upgrade") }“.
event-upgrade-bought = Das { NAMES($saucer, of: "colour") } Ufo kauft ein Upgrade; Energie übrig: { $energy }.
event-upgrade-drawn = { SEAT($seat) } zieht { COUNT($upgrade) ->
    [0] eine Upgrade-Karte
   *[other] „{ NAMES($upgrade, of: "upgrade") }“
}.
event-upgrade-played = Das { NAMES($saucer, of: "colour") } Ufo erhält „{ NAMES($upgrade, of: "upgrade") }“{ COUNT($discarded) ->
    [0] .
   *[other] ; „{ NAMES($discarded, of: "upgrade") }“ wird abgelegt.
}
event-deck-renewed = Der Ablagestapel wird gemischt und ist nun der Stapel.
event-comparison-won = Das { NAMES($winner, of: "colour") } Ufo gewinnt den Vergleich und bringt das { NAMES($loser, of: "colour") } Ufo auf { $at } zum Absturz; Punkte von { SEAT($seat) }: { $points }.
event-point-lost = { SEAT($seat) } verliert einen Punkt und hat noch { $points }.
event-crew-lost = Das { NAMES($saucer, of: "colour") } Ufo verliert den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } an die Vermissten.
event-asked = { $moment-phase ->
    [tile] Jetzt wird das nächste Planteil gelegt.
    [markers] Jetzt werden die Richtungsmarker gelegt.
    [extra_colour] Jetzt kommt eine weitere Farbe zu den Vermissten.
    [first_probe] Jetzt bestimmt der Zufall, wer die Sonde hat.
    [roll] Jetzt fällt der Positionswürfel.
    [rotation] Jetzt fällt der Richtungswürfel.
    [draw] Jetzt wird eine Upgrade-Karte gezogen.
    [drift] Jetzt plant der Zufall für Ausgestiegene.
    [plan] Zu planen hat jetzt: { SEATS($awaited) }.
    [saucer] Jetzt wählt { SEATS($awaited) } ein Ufo.
    [booster] Jetzt wählt { SEATS($awaited) }, wer den Booster erhält.
    [pilot] Jetzt wählt { SEATS($awaited) }, wessen Pilot eingesetzt wird.
    [distance] Jetzt wählt { SEATS($awaited) } die Entfernung.
    [direction] Jetzt wählt { SEATS($awaited) } die Richtung.
    [accelerate] Jetzt wählt { SEATS($awaited) }, wohin es vom Beschleuniger aus geht.
    [boost] Jetzt darf { SEATS($awaited) } einen Booster einsetzen.
    [offer] Jetzt darf { SEATS($awaited) } ein Upgrade nutzen.
    [pass] Jetzt darf { SEATS($awaited) } Besatzungsmitglieder übergeben.
    [penalty] Jetzt muss { SEATS($awaited) } ein Besatzungsmitglied abgeben.
    [reward] Jetzt darf sich { SEATS($awaited) } etwas für einen Absturz nehmen.
    [colour] Jetzt wählt { SEATS($awaited) }, welche Farbe eingesetzt wird.
    [buy] Jetzt darf { SEATS($awaited) } ein Upgrade kaufen.
    [keep] Jetzt wählt { SEATS($awaited) }, welches Upgrade ausgespielt wird.
   *[lose] Jetzt wählt { SEATS($awaited) }, wer verloren geht.
}
event-game-over = { $reason ->
    [points] { SEAT($winner) } hat genug Punkte und gewinnt.
   *[stations] { SEAT($winner) } hat alle Stationen besetzt und gewinnt.
}

# Ablehnungen: was falsch ist und was richtig wäre.

refusal-game-over = Das Spiel ist zu Ende; es lässt sich nur noch ein neues beginnen.
refusal-not-awaited = { $active ->
    [-3] Jetzt plant, wer noch im Spiel ist, nicht { SEAT($seat) }.
   *[other] Jetzt entscheidet { SEAT($active) }, nicht { SEAT($seat) }.
}
refusal-last-player = { SEAT($seat) } ist als letzte Person im Spiel und kann nicht aussteigen; wer übrig ist, spielt weiter.
refusal-has-left = { SEAT($seat) } hat das Spiel schon verlassen; niemand steigt zweimal aus.
refusal-unknown-action = Eine Aktion { $action } gibt es hier nicht; wähle eine der erlaubten.
refusal-tile-is-laid = Dieses Planteil liegt schon; lege eines, das noch nicht liegt.
refusal-make-a-plan = Jetzt wird geplant; wähle für jedes deiner Ufos eine Bewegungskarte und einen Richtungsmarker.
refusal-choose-saucer = Jetzt ist eines deiner Ufos zu wählen; nenne es.
refusal-not-your-saucer = Die { NAMES($saucer, of: "colour") } Untertasse gehört nicht { SEAT($seat) }; wähle eine eigene.
refusal-no-such-saucer = Eine { NAMES($saucer, of: "colour") } Untertasse gibt es in diesem Spiel nicht; wähle eine, die mitspielt.
refusal-choose-distance = Jetzt ist die Entfernung zu wählen; nenne, wie viele Felder das { NAMES($asked, of: "colour") } Ufo fliegt.
refusal-card-distance = Diese Entfernung kann die { NAMES($asked, of: "colour") } Untertasse jetzt nicht fliegen; möglich sind: { LIST($distances) }.
refusal-choose-direction = Jetzt ist die Richtung zu wählen; nenne einen Richtungsmarker.
refusal-must-accelerate = Die { NAMES($asked, of: "colour") } Untertasse muss von hier weiterfliegen; wähle eine Richtung.
refusal-accelerator-distance = Mit dieser Entfernung kann die { NAMES($asked, of: "colour") } Untertasse von hier nicht weiterfliegen; möglich sind: { LIST($distances) }.
refusal-boost-or-stop = Jetzt geht es um einen Schub; wähle seine Richtung oder verzichte.
refusal-boost-distance = Diese Entfernung hat ein Schub der { NAMES($asked, of: "hue") } Untertasse nicht; möglich sind: { LIST($distances) }.
refusal-use-or-decline = Jetzt geht es um Upgrades; nutze ein angebotenes oder verzichte.
refusal-not-your-upgrade = Das { NAMES($asked, of: "colour") } Ufo hat „{ NAMES($upgrade, of: "upgrade") }“ nicht; nutze eines seiner eigenen Upgrades.
refusal-upgrade-not-active = „{ NAMES($upgrade, of: "upgrade") }“ wurde in diesem Zug gekauft; nutzen lässt sich das Upgrade erst, wenn der Zug zu Ende ist.
refusal-upgrade-used = „{ NAMES($upgrade, of: "upgrade") }“ wurde in diesem Zug schon genutzt; das geht nur einmal pro Zug.
refusal-wrong-window = „{ NAMES($upgrade, of: "upgrade") }“ lässt sich in diesem Moment nicht nutzen; wann es geht, steht im Kartentext.
refusal-works-by-itself = „{ NAMES($upgrade, of: "upgrade") }“ wirkt von selbst, wann immer der Kartentext es sagt; niemand muss die Aufwertung eigens nutzen.
refusal-upgrade-not-now = Im Moment gibt es nichts, worauf „{ NAMES($upgrade, of: "upgrade") }“ wirken könnte; was es dazu braucht, steht im Kartentext.
refusal-upgrade-not-so = „{ NAMES($upgrade, of: "upgrade") }“ lässt sich so nicht nutzen; wähle, was der Kartentext erlaubt.
refusal-pass-or-stop = Jetzt geht es um das Übergeben; nenne ein Besatzungsmitglied, das übergeben werden darf, oder verzichte.
refusal-cannot-be-passed = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } darf nicht übergeben werden; erlaubt sind nur Besatzungsmitglieder in der Farbe des anderen Ufos, die bei der Begegnung an Bord waren.
refusal-pay-penalty = Für den Absturz ist ein Besatzungsmitglied abzugeben; nenne es und das Ufo, das es erhält.
refusal-not-aboard = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } ist nicht an Bord des { NAMES($asked, of: "hue") } Ufos; wähle jemanden, der es ist.
refusal-matching-stays = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } ist auf dem Ufo seiner Farbe und bleibt dort; wähle jemanden von anderer Farbe.
refusal-not-the-lowest = Die { NAMES($saucer, of: "colour") } Untertasse hat nicht die wenigsten stationierten Besatzungsmitglieder unter den gegnerischen; nur eine mit den wenigsten erhält das Besatzungsmitglied.
refusal-not-an-opponent = Die { NAMES($saucer, of: "colour") } Untertasse gehört { SEAT($seat) }; das Besatzungsmitglied geht an eine gegnerische.
refusal-take-reward = Jetzt geht es um den Absturz des { NAMES($victim, of: "hue") } Ufos; stiehl ein Besatzungsmitglied, nimm eine Energie oder verzichte.
refusal-not-aboard-victim = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } ist nicht an Bord des { NAMES($victim, of: "hue") } Ufos; wähle jemanden, der es ist.
refusal-victim-has-fewer = Auf der { NAMES($victim, of: "hue") } Untertasse sind weniger Besatzungsmitglieder stationiert ({ $fewer }) als auf der { NAMES($asked, of: "hue") } ({ $more }), darum ist Stehlen nicht erlaubt; nimm eine Energie oder verzichte.
refusal-both-have-fewer = Auf den beiden Untertassen von { SEAT($robbed) } sind weniger Besatzungsmitglieder stationiert ({ $fewer }) als auf denen von { SEAT($seat) } ({ $more }), darum ist Stehlen nicht erlaubt; nimm eine Energie oder verzichte.
refusal-choose-colour = Ein Besatzungsmitglied ist einzusetzen; nenne eine Farbe, von der noch jemand vermisst wird.
refusal-queue-is-empty = Es gibt keine verlorenen { NAMES($colour, of: "hue") } Besatzungsmitglieder; wähle eine Farbe, von der noch eines verloren ist.
refusal-buy-or-stop = Jetzt geht es um den Kauf eines Upgrades; kaufe oder verzichte.
refusal-keep-one-of-two = Eine der beiden gezogenen Karten ist auszuspielen; nenne eine von ihnen.
refusal-lose-a-crewmember = Das { NAMES($asked, of: "colour") } Ufo muss ein Besatzungsmitglied verlieren; nenne eines, das an Bord ist.
refusal-crew-does-not-add-up = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } ist an zwei Orten oder von einer Farbe, die nicht mitspielt; jedes Besatzungsmitglied ist an genau einem Ort.
refusal-two-things-on-space = { $at } ist für { WHAT($what) } schon besetzt; auf einem Feld ist nur ein Ufo oder ein Besatzungsmitglied.
refusal-cards-do-not-add-up = „{ NAMES($upgrade, of: "upgrade") }“ ist an zwei Orten, an keinem oder bei so vielen Spielern nicht im Stapel; jede Karte gibt es einmal.

what-tile = Planteil { $number }
what-saucer = Ufo { $number }
what-crewmember = Besatzungsmitglied { $number }

# Was gezählt wird, wenn ein Spiel zu Ende ist.

tally-saucer-moved = Geflogene Felder
tally-saucer-pushed = Gestoßene Ufos
tally-saucer-crashed = Abgestürzte Ufos
tally-accelerated = Genutzte Beschleuniger
tally-boosted = Schübe
tally-crew-picked-up = Aufgenommene Besatzungsmitglieder
tally-crew-stolen = Gestohlene Besatzungsmitglieder
tally-crew-given = Abgegebene Besatzungsmitglieder
tally-upgrade-played = Ausgespielte Upgrades
tally-upgrade-used = Eingesetzte Upgrades
