# Crash & Grab. Der Wortschatz folgt Abschnitt 1 der Regeln. Jedes Upgrade hat seine eigene Datei im Ordner „de“.

game-name = Crash & Grab
game-about = Untertassen machen Jagd auf verlorene Besatzungsmitglieder, schieben einander über den Rand des Spielplans und stehlen, was die anderen gefunden haben.
game-length = 25 bis 45 Minuten
how-to-play = In jeder Runde wählen alle geheim eine Bewegungskarte (2, 3 oder 0–5) und einen Richtungsmarker; dann bewegen sich die Untertassen nacheinander. Eine Untertasse, die sich durch ein Feld mit einem Besatzungsmitglied bewegt, nimmt es auf. Eine Untertasse, die eine andere trifft, bleibt dort stehen und schiebt sie so weit, wie ihre eigene Bewegung gehen sollte. Ein Beschleuniger lässt dich dieselbe Entfernung noch einmal in beliebiger Richtung bewegen. Die 2 bringt einen Booster, der deine Bewegung in beliebiger Richtung wiederholt; die 3 bringt eine Energie, und zwei davon kannst du eintauschen, um deine Untertasse aufzuwerten. Wer sich über den Rand bewegt, stürzt ab: Im eigenen Zug kostet das ein fremdfarbiges Besatzungsmitglied; stürzt in deinem Zug ein Gegner ab, darfst du ihm eines stehlen oder eine Energie aufnehmen. Wer zuerst Pilot, Ingenieur, Arzt und Wissenschaftler an Bord hat (zu zweit: auf beiden Untertassen), gewinnt sofort. In Twisted Titanium gewinnen stattdessen drei Punkte: Bei einer Kollision bringt die größere Besatzung die andere Untertasse zum Absturz, was einen Punkt einbringt und ein eigenes Besatzungsmitglied kostet; wer sich im eigenen Zug über den Rand bewegt, verliert einen Punkt.

seat-number = { $number ->
    [0] Rot
    [1] Grün
    [2] Blau
    [3] Gelb
    [4] Lila
    [5] Pink
   *[other] Platz { $number }
}

# Optionen.

option-mode = Modus
option-mode-about = Das Spiel der Spielregel oder Twisted Titanium, wo bei einer Kollision die Untertasse mit der größeren Besatzung gewinnt.
option-mode-base = Grundspiel: alle Stationen besetzen
option-mode-twisted-titanium = Twisted Titanium: drei Punkte gewinnen
option-colours = Farben
option-colours-about = Welche Farbe die Untertasse jedes Platzes hat; zu zweit hat jeder Platz zwei.
option-colours-by-seat = Nach den Plätzen: Rot, Grün, Blau und so weiter
option-colours-chosen = Selbst gewählt
option-colours-red = Rot
option-colours-green = Grün
option-colours-blue = Blau
option-colours-yellow = Gelb
option-colours-purple = Lila
option-colours-pink = Pink

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
clause-upgrade = Aufwertung { $number }

# Der Tisch.

space = Feld { $at }
space-accelerator = Beschleuniger (Feld { $at }): Hier hält eine Untertasse an und bewegt sich noch einmal ihre ganze Weite, im eigenen Zug in jede Richtung
space-site = Absturzstelle { $site } (Feld { $at }): Wer mit einer { $site } platziert wird, kommt hierher
seen-space = Ein einfaches Feld: Untertassen bewegen sich darüber hinweg
seen-space-accelerator = Beschleuniger: Hier hält eine Untertasse an und bewegt sich noch einmal ihre ganze Weite, im eigenen Zug in jede Richtung
seen-space-site = Absturzstelle { $site }: Wer mit einer { $site } platziert wird, kommt hierher
tile = Spielplanteil { $tile }, Seite { $side }
tile-missing = Hier liegt noch kein Spielplanteil
piece-marker = { NAMES($marker, of: "marker") }, die Richtung nach { NAMES($side, of: "side") }
piece-saucer = { YOU($seat) ->
    [true] Deine { NAMES($colour, of: "colour") } Untertasse
   *[false] Die { NAMES($colour, of: "colour") } Untertasse von { SEAT($seat) }
}
piece-saucer-off = { YOU($seat) ->
    [true] Deine { NAMES($colour, of: "colour") } Untertasse
   *[false] Die { NAMES($colour, of: "colour") } Untertasse von { SEAT($seat) }
}, nicht auf dem Spielplan
piece-crew-at = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") }: Eine Untertasse, die über dieses Feld kommt, nimmt ihn auf
piece-crew-aboard = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } auf der { NAMES($saucer, of: "hue") } Untertasse: { $safe ->
    [true] in ihrer Farbe und sicher
   *[false] fremdfarbig und kann bei einem Absturz verloren gehen
}
piece-crew-lost = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") }, verloren
piece-queue = Verlorene Besatzungsmitglieder, { NAMES($colour, of: "colour") }: { COUNT($types) ->
    [0] keine
   *[other] { NAMES($types, of: "type") }
}
piece-mat = { YOU($seat) ->
    [true] Deine { NAMES($colour, of: "colour") } Untertasse
   *[false] Die { NAMES($colour, of: "colour") } Untertasse von { SEAT($seat) }
}: { $stations } von 4 Stationen besetzt
piece-berth = Platz der Untertasse, wenn sie nicht auf dem Spielplan ist
piece-station = Station für den { NAMES($type, of: "crewmember") }
piece-probe = Die Sonde: { YOU($seat) ->
    [true] Du hast
   *[false] { SEAT($seat) } hat
} den ersten Zug der Runde
piece-override = Steuerungsmarker: Die { NAMES($colour, of: "colour") } Untertasse darf ihre Richtung doch noch wählen
piece-points = { YOU($seat) ->
    [true] Deine Punkte
   *[false] Punkte von { SEAT($seat) }
}: { $points }
piece-no-plan = Die { NAMES($colour, of: "colour") } Untertasse hat noch keinen Plan
piece-hidden-plan = Der Plan der { NAMES($colour, of: "hue") } Untertasse steht fest und ist noch geheim
piece-plan = Plan der { NAMES($colour, of: "hue") } Untertasse: { $card }, { NAMES($marker, of: "marker") }{ $revealed ->
    [true] {""}
   *[false] {" "}(geheim)
}
piece-movement-card = Bewegungskarte { $card }: { NAMES($card, of: "movement") }
movement-2 = einen Booster nehmen und 2 Felder bewegen
movement-3 = eine Energie nehmen und 3 Felder bewegen
movement-0-5 = 0 bis 5 Felder bewegen, je nach Wahl beim Aufdecken
piece-upgrade = { NAMES($upgrade, of: "upgrade") }: { NAMES($upgrade, of: "upgrade-text") }
piece-hidden-upgrade = Eine Aufwertungskarte, die nur kennt, wer sie gezogen hat
piece-deck = Karten im Aufwertungsdeck: { $cards }
piece-discard = Ablagestapel: { COUNT($cards) ->
    [0] keine Karten
   *[other] { NAMES($cards, of: "upgrade") }
}
piece-turn = Zug { $number } der Runde: { YOU($seat) ->
    [true] du
   *[false] { SEAT($seat) }
}
piece-rotation = In dieser Runde geht es { NAMES($rotation, of: "rotation") }.
piece-energy = Energie: { $count }. Zwei davon bringen am Ende eines Zuges eine Aufwertung
piece-boosters = Booster: { $count }. Jeder wiederholt die Bewegung eines Zuges in eine beliebige Richtung
counter-energy = Energie
counter-boosters = Booster
counter-stations = Stationen
note-winner = gewinnt
note-turn = entscheidet
note-left = ausgestiegen
note-probe = Sonde
note-override = Steuerung
note-plan = { $card } { NAMES($marker, of: "marker") }
note-planned = hat geplant
note-off = nicht auf dem Spielplan
note-crew = { NAMES($type, of: "type") } { NAMES($colours, of: "letter") }
note-lost = Verloren:{ COUNT($red) ->
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
note-deck = Aufwertungsdeck: { $deck }. Ablagestapel: { COUNT($discard) ->
    [0] keine Karten
   *[other] { NAMES($discard, of: "upgrade") }
}.
note-drawn = Gezogen: { NAMES($upgrades, of: "upgrade") }.
header-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
header-board = Spielplan
header-lost = Verlorene Besatzung
header-cards = Bewegungskarten
header-deck = Deck
header-discard = Abgelegt
caption = { header-round }{ COUNT($rotation) ->
    [0] {""}
   *[other] , { NAMES($rotation, of: "rotation") }
}. { ask }
ask = { $phase ->
    [tile] Die Spielplanteile werden gelegt.
    [markers] Die Richtungsmarker werden gelegt.
    [extra_colour] Eine weitere Farbe kommt zu den verlorenen Besatzungsmitgliedern.
    [first_probe] Der Zufall bestimmt, wer die Sonde bekommt.
    [rotation] Der Rotationswürfel wird geworfen.
    [draw] Eine Aufwertungskarte wird gezogen.
    [drift] Der Zufall plant für alle, die ausgestiegen sind.
    [roll] { COUNT($placing) ->
        [0] Der Platzierungswürfel wird für den { NAMES($colour, of: "hue") } { NAMES($type, of: "crewmember") } geworfen.
       *[other] Der Platzierungswürfel wird für die { NAMES($placing, of: "colour") } Untertasse geworfen.
    }
    [plan] { COUNT($awaited) ->
        [1] { SEATS($awaited) } plant noch.
       *[other] { SEATS($awaited) } planen noch.
    }
    [saucer] { $stage ->
        [next_saucer] { SEATS($awaited) }: Welche Untertasse ist am Zug?
       *[other] { SEATS($awaited) }: Welche Untertasse wird zuerst platziert?
    }
    [booster] { SEATS($awaited) }: Welche Untertasse erhält den Booster?
    [pilot] { SEATS($awaited) }: Wessen Pilot wird platziert?
    [distance] { SEATS($awaited) }: Wie weit bewegt sich die { NAMES($saucer, of: "colour") } Untertasse?
    [direction] { SEATS($awaited) }: Wohin bewegt sich die { NAMES($saucer, of: "colour") } Untertasse?
    [accelerate] { SEATS($awaited) }: Wohin bewegt sich die { NAMES($saucer, of: "colour") } Untertasse von hier?
    [boost] { SEATS($awaited) }: Schub geben?
    [offer] { $window ->
        [placing] { SEATS($awaited) }: Eine Aufwertung nutzen, statt zu würfeln?
        [start] { SEATS($awaited) }: Eine Aufwertung vor dem Aufdecken nutzen?
        [entering] { SEATS($awaited) }: Eine Aufwertung auf dieser Absturzstelle nutzen?
        [collision] { SEATS($awaited) }: Eine Aufwertung gegen die getroffene Untertasse nutzen?
        [pick_up] { SEATS($awaited) }: Eine Aufwertung für das aufgenommene Besatzungsmitglied nutzen?
        [first_turn] { SEATS($awaited) }: Eine Aufwertung nutzen, um die Spielrichtung zu wählen?
       *[end] { SEATS($awaited) }: Eine Aufwertung am Ende des Zuges nutzen?
    }
    [pass] { SEATS($awaited) }: Besatzungsmitglieder weitergeben?
    [penalty] { SEATS($awaited) } muss ein Besatzungsmitglied abgeben.
    [reward] { SEATS($awaited) }: Welche Belohnung für den Absturz der { NAMES($victim, of: "hue") } Untertasse?
    [colour] { SEATS($awaited) }: Ein Besatzungsmitglied welcher Farbe wird platziert?
    [buy] { SEATS($awaited) }: Die Untertasse aufwerten?
    [keep] { SEATS($awaited) }: Welche Aufwertung wird behalten?
    [lose] { SEATS($awaited) }: Welches Besatzungsmitglied geht verloren?
   *[over] { YOU($winner) ->
        [true] Du gewinnst.
       *[false] { SEAT($winner) } gewinnt.
    }
}

# Was gewünscht ist, an die gerichtet, die wählen.

goal-stations = { $stations ->
    [4] { $saucers ->
        [2] Fülle alle acht Stationen deiner Untertassen und gewinne
       *[1] Fülle deine vier Stationen und gewinne
    }
   *[other] { $saucers ->
        [2] Fülle { $stations } Stationen jeder deiner Untertassen und gewinne
       *[1] Fülle { $stations } deiner Stationen und gewinne
    }
}
goal-points = Wer zuerst { $points } Punkte hat, gewinnt
prompt-plan = { $saucers ->
    [1] Wähle eine Karte für deine { NAMES($first, of: "colour") } Untertasse.
   *[other] Wähle eine Karte für deine { NAMES($first, of: "colour") } Untertasse, dann eine für die { NAMES($second, of: "colour") }.
}
prompt-card = Wähle eine Karte für deine { NAMES($saucer, of: "colour") } Untertasse.
prompt-course = Wähle ihre Richtung: einen der Marker um den Spielplan.
prompt-receiver = Wähle die Untertasse, die das Besatzungsmitglied bekommt.
prompt-space = Wähle das Feld, auf das sie kommt.
prompt-site = Wähle eine Absturzstelle.
prompt-target = Wähle eine Untertasse.
prompt-crew = Wähle ein Besatzungsmitglied.
prompt-tile = Wähle das Spielplanteil, das gedreht wird.
prompt-turns = Wähle, wie weit das Spielplanteil gedreht wird.
prompt-rotation = Wähle, in welcher Richtung die Züge reihum gehen.
prompt-saucer = { $stage ->
    [next_saucer] Wähle, welche deiner Untertassen jetzt am Zug ist.
   *[other] Wähle, welche deiner Untertassen zuerst platziert wird.
}
prompt-booster = Wähle, welche deiner Untertassen den Booster erhält.
prompt-pilot = Wähle, wessen Pilot auf dem Spielplan platziert wird: { NAMES($first, of: "team") } oder { NAMES($second, of: "team") }.
prompt-distance = Wähle, wie weit sich deine { NAMES($saucer, of: "colour") } Untertasse bewegt.
prompt-direction = Deine { NAMES($saucer, of: "colour") } Untertasse darf sich in jede Richtung bewegen: Wähle eine.
prompt-accelerate = Deine { NAMES($saucer, of: "colour") } Untertasse ist auf einem Beschleuniger: Wähle eine Richtung.
prompt-boost = Deiner { NAMES($saucer, of: "hue") } Untertasse Schub geben? Wähle eine Richtung oder verzichte.
prompt-offer-placing = Deine { NAMES($saucer, of: "colour") } Untertasse wird platziert: Nutze eine Aufwertung oder würfle.
prompt-offer-start = Der Zug deiner { NAMES($saucer, of: "hue") } Untertasse beginnt: Nutze eine Aufwertung oder verzichte.
prompt-offer-entering = Deine { NAMES($saucer, of: "colour") } Untertasse ist auf einer Absturzstelle: Nutze eine Aufwertung oder weiter.
prompt-offer-collision = Deine { NAMES($saucer, of: "colour") } Untertasse hat eine andere getroffen: Nutze eine Aufwertung oder schiebe sie.
prompt-offer-pick-up = Du hast den { NAMES($colour, of: "hue") } { NAMES($type, of: "crewmember") } aufgenommen: Nutze eine Aufwertung oder verzichte.
prompt-offer-end = Der Zug deiner { NAMES($saucer, of: "hue") } Untertasse endet: Nutze eine Aufwertung oder verzichte.
prompt-offer-first-turn = Nutze eine Aufwertung, um die Spielrichtung zu wählen, oder würfle.
prompt-pass = Deine Untertassen sind nebeneinander: Wähle, wer weitergegeben wird, oder verzichte.
prompt-penalty = Deine { NAMES($saucer, of: "colour") } Untertasse ist abgestürzt: Wähle, wen du abgibst.
prompt-reward = Die { NAMES($victim, of: "colour") } Untertasse ist abgestürzt: Stiehl ein Besatzungsmitglied oder nimm eine Energie.
prompt-colour = Wähle die Farbe des verlorenen Besatzungsmitglieds, das platziert wird.
prompt-buy = { $cost } Energie eintauschen, um deine { NAMES($saucer, of: "colour") } Untertasse aufzuwerten?
prompt-keep = Wähle die Aufwertung, die deine { NAMES($saucer, of: "colour") } Untertasse erhält.
prompt-lose = Deine { NAMES($saucer, of: "colour") } Untertasse hat den Vergleich gewonnen: Wähle, wen sie verliert.

# Worauf neben dem Tisch gezeigt wird.

button-distance = { spaces }
button-turns = { $turns ->
    [1] ↻ Vierteldrehung
    [2] halbe Drehung
   *[3] ↺ Vierteldrehung
}
button-rotation = { $rotation ->
    [clockwise] ↻
   *[other] ↺
} { NAMES($rotation, of: "rotation") }
button-energize = Energie aufnehmen
button-buy = { action-buy }
button-decline = { $phase ->
    [boost] Kein Schub
    [pass] Niemanden weitergeben
    [reward] Nichts nehmen
    [buy] Nicht aufwerten
    [offer] { $window ->
        [placing] Würfeln
        [entering] Weiterbewegen
        [collision] Schieben
        [pick_up] Behalten
        [first_turn] Würfeln
       *[other] Keine Aufwertung
    }
   *[other] Nein
}
legend-accelerator = Beschleuniger
legend-site = Absturzstelle

# Aktionen.

action-plan = { COUNT($plans) ->
    [0] { $card }, { NAMES($direction, of: "marker") }
   *[other] Die { NAMES($plans-0-saucer, of: "colour") } Untertasse: { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") }; die { NAMES($plans-1-saucer, of: "colour") }: { $plans-1-card }, { NAMES($plans-1-direction, of: "marker") }
}
action-saucer = Die { NAMES($saucer, of: "colour") } Untertasse
spaces = { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
}
action-distance = { spaces } bewegen
action-direction = Richtung { NAMES($direction, of: "marker") }
action-accelerate = { spaces } Richtung { NAMES($direction, of: "marker") }
action-boost = Schub: { spaces } Richtung { NAMES($direction, of: "marker") }
action-pass = Den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } weitergeben
action-lose = Den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } verlieren
action-give = Den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } an die { NAMES($to, of: "colour") } Untertasse abgeben
action-energize = Energie aufnehmen
action-steal = Den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } stehlen
action-colour = Das nächste verlorene { NAMES($colour, of: "colour") } Besatzungsmitglied platzieren
action-buy = Energie für eine Aufwertung eintauschen
action-keep = { NAMES($upgrade, of: "upgrade") } behalten
action-decline = Verzichten
action-use = { NAMES($upgrade, of: "upgrade") }{ COUNT($space) ->
    [0] {""}
   *[other] : Sprung auf { $space }
}{ use-details }
seen-action-use = { NAMES($upgrade, of: "upgrade") }{ COUNT($space) ->
    [0] {""}
   *[other] : Sprung auf dieses Feld
}{ use-details }
use-details = { COUNT($site) ->
    [0] {""}
   *[other] : Absturzstelle { $site }
}{ COUNT($direction) ->
    [0] {""}
   *[other] : Richtung { NAMES($direction, of: "marker") }
}{ COUNT($saucer) ->
    [0] {""}
   *[other] : die { NAMES($saucer, of: "colour") } Untertasse
}{ COUNT($crew) ->
    [0] {""}
   *[other] : den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } nehmen
}{ COUNT($take) ->
    [0] {""}
   *[other] : den { NAMES($take-colour, of: "hue") } { NAMES($take-type, of: "crewmember") } im Tausch gegen den { NAMES($give-colour, of: "hue") } { NAMES($give-type, of: "crewmember") } nehmen
}{ COUNT($slot) ->
    [0] {""}
   *[other] : Spielplanteil { NAMES($slot, of: "slot") } drehen, Vierteldrehungen: { $turns }
}{ COUNT($rotation) ->
    [0] {""}
   *[other] : { NAMES($rotation, of: "rotation") }
}

# Ereignisse.

event-tile-laid = Spielplanteil { $tile } wird { NAMES($slot, of: "slot") } gelegt, Seite { $side } nach oben, Vierteldrehungen: { $turns }.
event-markers-laid = Um den Spielplan liegen oben { NAMES($up, of: "marker") }, rechts { NAMES($right, of: "marker") }, unten { NAMES($down, of: "marker") }, links { NAMES($left, of: "marker") }.
event-extra-colour-added = Die { NAMES($colour, of: "hue") } Besatzungsmitglieder, die keine Untertasse haben, kommen zu den verlorenen.
event-probe-taken = { YOU($seat) ->
    [true] Du bekommst
   *[false] { SEAT($seat) } bekommt
} die Sonde.
event-saucer-placed = Die { NAMES($saucer, of: "colour") } Untertasse wird auf Absturzstelle { $site } platziert{ COUNT($rolled) ->
    [0] , wie gewählt
   *[other] {" "}(gewürfelt: { $rolled })
}.
event-crew-called = { YOU($seat) ->
    [true] Du platzierst
   *[false] { SEAT($seat) } platziert
} den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }.
event-crew-placed = Der { NAMES($crew-colour, of: "colour") } { NAMES($crew-type, of: "type") } wird auf Absturzstelle { $site } platziert (gewürfelt: { $rolled }).
event-round-began = Runde { $round } beginnt.
event-planned = { COUNT($plans) ->
    [0] { YOU($seat) ->
        [true] Du hast geplant.
       *[false] { SEAT($seat) } hat geplant.
    }
    [1] { YOU($seat) ->
        [true] Du planst
       *[false] { SEAT($seat) } plant
    } { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") }.
   *[other] { YOU($seat) ->
        [true] Du planst
       *[false] { SEAT($seat) } plant
    } { $plans-0-card }, { NAMES($plans-0-direction, of: "marker") } und { $plans-1-card }, { NAMES($plans-1-direction, of: "marker") }.
}
event-rotation-fixed = In dieser Runde geht es { NAMES($direction, of: "rotation") }{ COUNT($overrides) ->
    [0] .
   *[other] ; Steuerungsmarker für { NAMES($overrides, of: "team") }.
}
event-turn-began = { YOU($seat) ->
    [true] Du bist mit deiner
   *[false] { SEAT($seat) } ist mit der
} { NAMES($saucer, of: "hue") } Untertasse am Zug.
event-plan-revealed = Die { NAMES($saucer, of: "colour") } Untertasse deckt { $card }, { NAMES($direction, of: "marker") } auf.
event-distance-chosen = Die { NAMES($saucer, of: "colour") } Untertasse soll sich { spaces } bewegen.
event-direction-chosen = Die { NAMES($saucer, of: "colour") } Untertasse soll sich Richtung { NAMES($direction, of: "marker") } bewegen.
event-turn-ended = Der Zug der { NAMES($saucer, of: "hue") } Untertasse ist zu Ende.
event-player-left = { YOU($seat) ->
    [true] Du steigst aus.
   *[false] { SEAT($seat) } steigt aus.
}
event-saucer-moved = Die { NAMES($saucer, of: "colour") } Untertasse bewegt sich von { $from } nach { $to }.
event-saucer-jumped = Die { NAMES($saucer, of: "colour") } Untertasse springt von { $from } nach { $to }.
event-saucers-collided = Die { NAMES($saucer, of: "colour") } Untertasse kollidiert auf { $at } mit der { NAMES($hit, of: "hue") } Untertasse.
event-saucer-pushed = Die { NAMES($saucer, of: "colour") } Untertasse schiebt die { NAMES($hit, of: "colour") } Untertasse { spaces } Richtung { NAMES($direction, of: "marker") }.
event-saucer-crashed = Die { NAMES($saucer, of: "colour") } Untertasse verlässt den Spielplan von { $from } aus und stürzt ab.
event-accelerated = Der Beschleuniger auf { $at } schickt die { NAMES($saucer, of: "colour") } Untertasse { spaces } Richtung { NAMES($direction, of: "marker") }.
event-boosted = Die { NAMES($saucer, of: "colour") } Untertasse bewegt sich mit einem Schub { spaces } Richtung { NAMES($direction, of: "marker") }; Booster übrig: { $left }.
event-boosters-gained = Booster für die { NAMES($saucer, of: "colour") } Untertasse: { $count }; sie hat jetzt { $boosters }.
event-energy-gained = Energie für die { NAMES($saucer, of: "colour") } Untertasse: { $count }; sie hat jetzt { $energy }.
event-crew-picked-up = Die { NAMES($saucer, of: "colour") } Untertasse nimmt den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } auf { $at } auf.
event-crew-flagged = { COUNT($crew) ->
    [one] { COUNT($crew) } Besatzungsmitglied darf
   *[other] { COUNT($crew) } Besatzungsmitglieder dürfen
} jetzt weitergegeben werden.
event-crew-passed = Die { NAMES($from, of: "colour") } Untertasse gibt den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } an die { NAMES($to, of: "colour") } Untertasse weiter.
event-crew-given = Die { NAMES($from, of: "colour") } Untertasse verliert den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } an die { NAMES($to, of: "colour") } Untertasse.
event-crew-stolen = Die { NAMES($to, of: "colour") } Untertasse stiehlt den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } von der { NAMES($from, of: "hue") } Untertasse.
event-reward-declined = Die { NAMES($saucer, of: "colour") } Untertasse nimmt nichts für den Absturz der { NAMES($victim, of: "hue") } Untertasse.
event-upgrade-used = Die { NAMES($saucer, of: "colour") } Untertasse nutzt „{ NAMES($upgrade, of: "upgrade") }“.
event-upgrade-bought = Die { NAMES($saucer, of: "colour") } Untertasse tauscht Energie für eine Aufwertung ein; Energie übrig: { $energy }.
event-upgrade-drawn = { YOU($seat) ->
    [true] Du ziehst
   *[false] { SEAT($seat) } zieht
} { COUNT($upgrade) ->
    [0] eine Aufwertungskarte
   *[other] „{ NAMES($upgrade, of: "upgrade") }“
}.
event-upgrade-played = Die { NAMES($saucer, of: "colour") } Untertasse erhält „{ NAMES($upgrade, of: "upgrade") }“{ COUNT($discarded) ->
    [0] .
   *[other] ; „{ NAMES($discarded, of: "upgrade") }“ wird abgelegt.
}
event-deck-renewed = Der Ablagestapel wird gemischt und zum neuen Aufwertungsdeck.
event-comparison-won = Die { NAMES($winner, of: "colour") } Untertasse gewinnt den Vergleich und bringt die { NAMES($loser, of: "colour") } Untertasse auf { $at } zum Absturz; { YOU($seat) ->
    [true] deine Punkte
   *[false] Punkte von { SEAT($seat) }
}: { $points }.
event-point-lost = { YOU($seat) ->
    [true] Du verlierst einen Punkt und hast
   *[false] { SEAT($seat) } verliert einen Punkt und hat
} noch { $points }.
event-crew-lost = Die { NAMES($saucer, of: "colour") } Untertasse verliert den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") }, der zu den verlorenen Besatzungsmitgliedern kommt.
event-asked = { $moment-phase ->
    [tile] Jetzt wird das nächste Spielplanteil gelegt.
    [markers] Jetzt werden die Richtungsmarker gelegt.
    [extra_colour] Jetzt kommt eine weitere Farbe zu den verlorenen Besatzungsmitgliedern.
    [first_probe] Jetzt bestimmt der Zufall, wer die Sonde bekommt.
    [roll] Jetzt wird der Platzierungswürfel geworfen.
    [rotation] Jetzt wird der Rotationswürfel geworfen.
    [draw] Jetzt wird eine Aufwertungskarte gezogen.
    [drift] Jetzt plant der Zufall für alle, die ausgestiegen sind.
    [plan] Jetzt wird geplant: { SEATS($awaited, you: 1) }.
    [saucer] Jetzt { YOU($awaited) ->
        [true] wählst du
       *[false] wählt { SEATS($awaited) }
    } eine Untertasse.
    [booster] Jetzt { YOU($awaited) ->
        [true] wählst du
       *[false] wählt { SEATS($awaited) }
    }, welche Untertasse den Booster erhält.
    [pilot] Jetzt { YOU($awaited) ->
        [true] wählst du
       *[false] wählt { SEATS($awaited) }
    }, wessen Pilot platziert wird.
    [distance] Jetzt { YOU($awaited) ->
        [true] wählst du
       *[false] wählt { SEATS($awaited) }
    } die Entfernung.
    [direction] Jetzt { YOU($awaited) ->
        [true] wählst du
       *[false] wählt { SEATS($awaited) }
    } die Richtung.
    [accelerate] Jetzt { YOU($awaited) ->
        [true] wählst du
       *[false] wählt { SEATS($awaited) }
    }, wohin es vom Beschleuniger aus geht.
    [boost] Jetzt { YOU($awaited) ->
        [true] darfst du
       *[false] darf { SEATS($awaited) }
    } Schub geben.
    [offer] Jetzt { YOU($awaited) ->
        [true] darfst du
       *[false] darf { SEATS($awaited) }
    } eine Aufwertung nutzen.
    [pass] Jetzt { YOU($awaited) ->
        [true] darfst du
       *[false] darf { SEATS($awaited) }
    } Besatzungsmitglieder weitergeben.
    [penalty] Jetzt { YOU($awaited) ->
        [true] musst du
       *[false] muss { SEATS($awaited) }
    } ein Besatzungsmitglied abgeben.
    [reward] Jetzt { YOU($awaited) ->
        [true] darfst du dir
       *[false] darf sich { SEATS($awaited) }
    } eine Belohnung für einen Absturz nehmen.
    [colour] Jetzt { YOU($awaited) ->
        [true] wählst du
       *[false] wählt { SEATS($awaited) }
    }, welche Farbe platziert wird.
    [buy] Jetzt { YOU($awaited) ->
        [true] darfst du deine Untertasse
       *[false] darf { SEATS($awaited) } die Untertasse
    } aufwerten.
    [keep] Jetzt { YOU($awaited) ->
        [true] wählst du
       *[false] wählt { SEATS($awaited) }
    }, welche Aufwertung behalten wird.
   *[lose] Jetzt { YOU($awaited) ->
        [true] wählst du
       *[false] wählt { SEATS($awaited) }
    }, welches Besatzungsmitglied verloren geht.
}
event-game-over = { $reason ->
    [points] { YOU($winner) ->
        [true] Du hast genug Punkte und gewinnst.
       *[false] { SEAT($winner) } hat genug Punkte und gewinnt.
    }
   *[stations] { YOU($winner) ->
        [true] Du hast alle Stationen besetzt und gewinnst.
       *[false] { SEAT($winner) } hat alle Stationen besetzt und gewinnt.
    }
}

# Was geschieht, für alle, die den Spielplan sehen: ohne Koordinaten.

seen-event-saucer-moved = Die { NAMES($saucer, of: "colour") } Untertasse bewegt sich ein Feld.
seen-event-saucer-jumped = Die { NAMES($saucer, of: "colour") } Untertasse springt auf ein anderes Feld.
seen-event-saucers-collided = Die { NAMES($saucer, of: "colour") } Untertasse kollidiert mit der { NAMES($hit, of: "hue") } Untertasse.
seen-event-saucer-crashed = Die { NAMES($saucer, of: "colour") } Untertasse gerät über den Rand des Spielplans und stürzt ab.
seen-event-accelerated = Der Beschleuniger schickt die { NAMES($saucer, of: "colour") } Untertasse { spaces } Richtung { NAMES($direction, of: "marker") }.
seen-event-crew-picked-up = Die { NAMES($saucer, of: "colour") } Untertasse nimmt den { NAMES($crew-colour, of: "hue") } { NAMES($crew-type, of: "crewmember") } auf.
seen-event-comparison-won = Die { NAMES($winner, of: "colour") } Untertasse gewinnt den Vergleich und bringt die { NAMES($loser, of: "colour") } Untertasse zum Absturz; { YOU($seat) ->
    [true] deine Punkte
   *[false] Punkte von { SEAT($seat) }
}: { $points }.

# Ablehnungen: was falsch ist und was richtig wäre.

refusal-game-over = Das Spiel ist zu Ende; es kann nur noch ein neues begonnen werden.
refusal-not-awaited = { $active ->
    [-3] Jetzt planen alle, die noch im Spiel sind; { SEAT($seat) } gehört nicht dazu.
   *[other] Jetzt entscheidet { SEAT($active) }, nicht { SEAT($seat) }.
}
refusal-last-player = { SEAT($seat) } ist als letzte Person im Spiel und kann nicht aussteigen; wer übrig ist, spielt weiter.
refusal-has-left = { SEAT($seat) } hat das Spiel schon verlassen; niemand steigt zweimal aus.
refusal-unknown-action = Eine Aktion { $action } gibt es hier nicht; wähle eine der erlaubten.
refusal-tile-is-laid = Dieses Spielplanteil liegt schon; lege eines, das noch nicht liegt.
refusal-make-a-plan = Jetzt wird geplant; wähle für jede deiner Untertassen eine Bewegungskarte und einen Richtungsmarker.
refusal-choose-saucer = Jetzt ist eine deiner Untertassen zu wählen; nenne sie.
refusal-not-your-saucer = Die { NAMES($saucer, of: "colour") } Untertasse gehört nicht { SEAT($seat) }; wähle eine eigene.
refusal-no-such-saucer = Eine { NAMES($saucer, of: "colour") } Untertasse gibt es in diesem Spiel nicht; wähle eine, die mitspielt.
refusal-choose-distance = Jetzt ist die Entfernung zu wählen; sag, wie viele Felder sich die { NAMES($asked, of: "colour") } Untertasse bewegt.
refusal-card-distance = Um diese Entfernung kann sich die { NAMES($asked, of: "colour") } Untertasse jetzt nicht bewegen; möglich sind: { LIST($distances) }.
refusal-choose-direction = Jetzt ist die Richtung zu wählen; nenne einen Richtungsmarker.
refusal-must-accelerate = Die { NAMES($asked, of: "colour") } Untertasse muss sich von hier weiterbewegen; wähle eine Richtung.
refusal-accelerator-distance = Mit dieser Entfernung kann sich die { NAMES($asked, of: "colour") } Untertasse von hier nicht weiterbewegen; möglich sind: { LIST($distances) }.
refusal-boost-or-stop = Jetzt geht es um einen Schub; wähle seine Richtung oder verzichte.
refusal-boost-distance = Mit dieser Entfernung kann die { NAMES($asked, of: "colour") } Untertasse keinen Schub geben; möglich sind: { LIST($distances) }.
refusal-use-or-decline = Jetzt geht es um Aufwertungen; nutze eine der angebotenen oder verzichte.
refusal-not-your-upgrade = Die { NAMES($asked, of: "colour") } Untertasse hat „{ NAMES($upgrade, of: "upgrade") }“ nicht; nutze eine ihrer eigenen Aufwertungen.
refusal-upgrade-not-active = „{ NAMES($upgrade, of: "upgrade") }“ ist in diesem Zug dazugekommen; nutzen lässt sich die Aufwertung erst, wenn der Zug zu Ende ist.
refusal-upgrade-used = „{ NAMES($upgrade, of: "upgrade") }“ wurde in diesem Zug schon genutzt; das geht nur einmal pro Zug.
refusal-wrong-window = „{ NAMES($upgrade, of: "upgrade") }“ lässt sich in diesem Moment nicht nutzen; wann es geht, steht im Kartentext.
refusal-works-by-itself = „{ NAMES($upgrade, of: "upgrade") }“ wirkt von selbst, wann immer der Kartentext es sagt; niemand muss die Aufwertung eigens nutzen.
refusal-upgrade-not-now = Im Moment gibt es nichts, worauf „{ NAMES($upgrade, of: "upgrade") }“ wirken könnte; was es dazu braucht, steht im Kartentext.
refusal-upgrade-not-so = „{ NAMES($upgrade, of: "upgrade") }“ lässt sich so nicht nutzen; wähle, was der Kartentext erlaubt.
refusal-pass-or-stop = Jetzt geht es um das Weitergeben; nenne ein Besatzungsmitglied, das weitergegeben werden darf, oder verzichte.
refusal-cannot-be-passed = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } darf nicht weitergegeben werden; erlaubt sind nur Besatzungsmitglieder in der Farbe der anderen Untertasse.
refusal-pay-penalty = Für den Absturz ist ein Besatzungsmitglied abzugeben; nenne es und die Untertasse, die es erhält.
refusal-not-aboard = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } ist nicht an Bord der { NAMES($asked, of: "hue") } Untertasse; wähle ein Besatzungsmitglied, das es ist.
refusal-matching-stays = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } ist auf der Untertasse seiner Farbe und bleibt dort; wähle ein fremdfarbiges Besatzungsmitglied.
refusal-not-the-lowest = Die { NAMES($saucer, of: "colour") } Untertasse hat nicht die wenigsten stationierten Besatzungsmitglieder unter den gegnerischen; nur eine mit den wenigsten erhält das Besatzungsmitglied.
refusal-not-an-opponent = Die { NAMES($saucer, of: "colour") } Untertasse gehört { SEAT($seat) }; das Besatzungsmitglied geht an eine gegnerische.
refusal-take-reward = Jetzt geht es um den Absturz der { NAMES($victim, of: "hue") } Untertasse; stiehl ein Besatzungsmitglied, nimm Energie auf oder verzichte.
refusal-not-aboard-victim = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } ist nicht an Bord der { NAMES($victim, of: "hue") } Untertasse; wähle ein Besatzungsmitglied, das es ist.
refusal-victim-has-fewer = Auf der { NAMES($victim, of: "hue") } Untertasse sind weniger Besatzungsmitglieder stationiert ({ $fewer }) als auf der { NAMES($asked, of: "hue") } ({ $more }), darum ist Stehlen nicht erlaubt; nimm Energie auf oder verzichte.
refusal-both-have-fewer = Auf den beiden Untertassen von { SEAT($robbed) } sind weniger Besatzungsmitglieder stationiert ({ $fewer }) als auf denen von { SEAT($seat) } ({ $more }), darum ist Stehlen nicht erlaubt; nimm Energie auf oder verzichte.
refusal-choose-colour = Ein Besatzungsmitglied ist zu platzieren; nenne eine Farbe, deren Warteschlange nicht leer ist.
refusal-queue-is-empty = Es gibt keine verlorenen { NAMES($colour, of: "hue") } Besatzungsmitglieder; wähle eine Farbe, deren Warteschlange nicht leer ist.
refusal-buy-or-stop = Jetzt geht es um das Aufwerten der Untertasse; tausche Energie ein oder verzichte.
refusal-keep-one-of-two = Eine der beiden gezogenen Karten ist auszuspielen; nenne eine von ihnen.
refusal-lose-a-crewmember = Die { NAMES($asked, of: "colour") } Untertasse muss ein Besatzungsmitglied verlieren; nenne eines, das an Bord ist.
refusal-crew-does-not-add-up = Der { NAMES($colour, of: "colour") } { NAMES($type, of: "type") } ist an zwei Orten oder von einer Farbe, die nicht mitspielt; jedes Besatzungsmitglied im Spiel ist an genau einem Ort.
refusal-two-things-on-space = { $at } ist für { WHAT($what) } schon besetzt; auf einem Feld ist nur eine Untertasse oder ein Besatzungsmitglied.
refusal-cards-do-not-add-up = „{ NAMES($upgrade, of: "upgrade") }“ ist an zwei Orten, an keinem oder bei dieser Spielerzahl nicht im Aufwertungsdeck; jede Karte gibt es einmal.

what-tile = Spielplanteil { $number }
what-saucer = Untertasse { $number }
what-crewmember = Besatzungsmitglied { $number }

# Was gezählt wird, wenn ein Spiel zu Ende ist.

tally-saucer-moved = Bewegte Felder
tally-saucer-pushed = Geschobene Untertassen
tally-saucer-crashed = Abgestürzte Untertassen
tally-accelerated = Genutzte Beschleuniger
tally-boosted = Schübe
tally-crew-picked-up = Aufgenommene Besatzungsmitglieder
tally-crew-stolen = Gestohlene Besatzungsmitglieder
tally-crew-given = Verlorene Besatzungsmitglieder
tally-upgrade-played = Ausgespielte Aufwertungen
tally-upgrade-used = Genutzte Aufwertungen
