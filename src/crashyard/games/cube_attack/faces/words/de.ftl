# Cube Attack. Die Wörter sind die aus Abschnitt 1 der Regeln.

game-name = Cube Attack
game-about = Würfel kämpfen um die Monde einer Galaxie: zwei Aktionen pro Zug, Siegpunkte für jeden Mond, der am Ende der Runde gehalten wird.
game-length = 20 bis 30 Minuten
how-to-play = Wer am Zug ist, hat bis zu zwei Aktionen: einen Würfel auf einer Umlaufbahn zum nächsten Planeten bewegen, einen Planeten aktivieren, auf dem kein gegnerischer Würfel liegt, oder mit einem bewaffneten Würfel einen gegnerischen angreifen. Würfelplaneten bringen einen neuen Würfel auf den eigenen Startplaneten, Extraleben-Planeten geben ein Extraleben, Bewaffnungsplaneten eine Waffe: erst mit kurzer Reichweite (eigener Planet), dann mit langer (auch verbundene Planeten). Ein Würfel darf pro Zug höchstens einmal aktivieren und höchstens einmal angreifen. Auf Startplaneten sind Würfel sicher, aber dorthin zurück bewegt sich keiner. Nach jeder Runde gibt ein Halbmond 2 und ein Vollmond 4 Siegpunkte, die Hälfte davon, wenn ihn sich mehrere teilen. Wer dann mit mindestens so vielen Punkten, wie hinter dem Punktestand stehen (etwa „0/64“), allein vorn liegt, gewinnt. Wer keine Würfel mehr im Spiel hat, scheidet aus, und wer als Letztes noch Würfel hat, gewinnt sofort.

# Optionen.

option-board = Spielbrett
option-board-about = In welcher Galaxie gespielt wird. Die Spielregel hat eine, mit sechs Startplaneten.
option-board-galaxy-6 = Die Galaxie mit sechs Startplaneten
option-board-auto = Eine kleinere Galaxie, wenn weniger mitspielen
option-colours = Farben
option-colours-about = Wer welche Farbe spielt. Eine gewählte Farbe bestimmt den Startplaneten; die Reihenfolge bleibt die der Plätze.
option-colours-by-seat = In der Reihenfolge der Plätze, Startplaneten gleichmäßig verteilt
option-colours-chosen = Für jeden Platz gewählt
option-colours-red = Rot
option-colours-blue = Blau
option-colours-green = Grün
option-colours-white = Weiß
option-colours-orange = Orange
option-colours-purple = Lila
option-initial-cubes = Würfel zu Beginn
option-initial-cubes-about = Wie viele Würfel zu Beginn auf jedem Startplaneten liegen; der Vorrat ist 20 minus diese Zahl.
option-target = Siegpunkte zum Gewinnen
option-target-about = Wer nach einer Runde mit mindestens so vielen Siegpunkten allein vorn liegt, gewinnt.
option-marker = Startspielermarker
option-marker-about = Wer eine Runde beginnt.
option-marker-stays = Der Marker bleibt beim ersten Startspieler
option-marker-passes = Der Marker wandert nach jeder Runde weiter
option-round-limit = Rundengrenze
option-round-limit-about = Nach so vielen Runden gewinnt die höchste Punktzahl, wie hoch sie auch ist.

# Der Tisch.

planet-start = { YOU($seat) ->
    [true] Dein Startplanet { $planet }
   *[false] Startplanet { $planet } von { SEAT($seat) }
}: Hier kommen neue Würfel an, und niemand kann sie hier angreifen
planet-closed = Startplanet { $planet }, geschlossen, weil er niemandem gehört
planet-cube = Würfelplanet { $planet }: bringt aktiviert einen neuen Würfel auf deinen Startplaneten
planet-life = Extraleben-Planet { $planet }: gibt aktiviert dem Würfel hier ein Extraleben
planet-arms = Bewaffnungsplanet { $planet }: bewaffnet aktiviert den Würfel hier, erst mit kurzer, dann mit langer Reichweite
planet-half = Halbmond { $planet }: { $points } Siegpunkte am Ende der Runde, geteilt { $shared }
planet-full = Vollmond { $planet }: { $points } Siegpunkte am Ende der Runde, geteilt { $shared }
piece-cube = { YOU($seat) ->
    [true] Dein Würfel
   *[false] Würfel von { SEAT($seat) }
} auf { $at }{ cube-details }
piece-meeple = { YOU($seat) ->
    [true] Du hast
   *[false] { SEAT($seat) } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $goal } zum Sieg)
piece-start-player = { YOU($seat) ->
    [true] Dein Startspielermarker
   *[false] Startspielermarker von { SEAT($seat) }
}
piece-actions = { $left ->
    [one] noch { $left } Aktion
   *[other] noch { $left } Aktionen
}
counter-reserve = Vorrat
counter-removed = entfernt
note-start-player = Startspieler
note-winner = gewinnt
note-out = ausgeschieden
note-turn = am Zug
header-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
header-goal = Sieg mit { $goal } Punkten
part-galaxy = Galaxie
part-mat = { YOU($seat) ->
    [true] Deine Tafel
   *[false] Tafel von { SEAT($seat) }
}
part-legend = Legende
mat-score = { $points }/{ $goal }
mat-reserve = { $count } Vorrat
mat-removed = { $count } entfernt
help-start = Startplanet: Hier kommen neue Würfel an. Niemand kann sie hier angreifen, und ein Würfel, der ihn verlassen hat, kann nicht zurück.
help-cube = Würfelplanet: Wird er aktiviert, kommt ein neuer Würfel aus deinem Vorrat auf deinen Startplaneten.
help-life = Extraleben-Planet: Wird er aktiviert, bekommt der Würfel dort ein Extraleben aus deinem Vorrat; mehr als zwei Leben gibt es nicht.
help-arms = Bewaffnungsplanet: Wird er aktiviert, bekommt der Würfel dort kurze Reichweite, und wer sie schon hat, lange.
help-half = Halbmond: { $points } Siegpunkte am Ende jeder Runde für den, der dort einen Würfel hat; je { $shared }, wenn Spieler ihn sich teilen.
help-full = Vollmond: { $points } Siegpunkte am Ende jeder Runde für den, der dort einen Würfel hat; je { $shared }, wenn Spieler ihn sich teilen.
help-short = Kurze Reichweite: kann einen gegnerischen Würfel auf demselben Planeten angreifen.
help-long = Lange Reichweite: kann einen gegnerischen Würfel auf demselben oder einem verbundenen Planeten angreifen.
help-two-lives = Zwei Leben: Der erste Angriff nimmt eines davon, der zweite entfernt den Würfel.
help-activated = Dieser Würfel hat in diesem Zug einen Planeten aktiviert; das kann er erst im nächsten eigenen Zug wieder.
help-attacked = Dieser Würfel hat in diesem Zug angegriffen; das kann er erst im nächsten eigenen Zug wieder.
help-reserve = Vorrat: Von hier kommen neue Würfel und Extraleben
help-removed = Aus dem Spiel entfernt: Diese Würfel kommen nicht zurück
goal-points = Wer zuerst { $points } Punkte hat, gewinnt
prompt-armed = { $left ->
    [2] Zwei Aktionen
   *[other] Noch eine Aktion
}: Wähle einen Würfel, auch zum Angriff.
prompt-unarmed = { $left ->
    [2] Zwei Aktionen
   *[other] Noch eine Aktion
}: Wähle einen deiner Würfel.
prompt-cube = Wähle, wohin er sich bewegt{ $attack ->
    [yes] { $bonus ->
        [yes] , was er angreift
       *[no] {" "}oder was er angreift
    }
   *[no] {""}
}{ $bonus ->
    [yes] , oder aktiviere seinen Planeten
   *[no] {""}
}.
prompt-no-cube = Du hast keinen Würfel im Spiel: Beende deinen Zug.
caption-setup = Der Zufall bestimmt den Startspieler.
caption-turn = Runde { $round }: { YOU($seat) ->
    [true] du bist am Zug
   *[false] { SEAT($seat) } ist am Zug
}, { piece-actions }.
caption-over = Das Spiel ist nach { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
} zu Ende: { COUNT($winners) ->
    [1] { SEATS($winners) } gewinnt.
   *[other] { SEATS($winners) } teilen sich den Sieg.
}
button-activate = Planeten aktivieren
button-end-turn = Zug beenden
legend-start = Startplanet: sicher, kein Zurück
legend-cube = Würfelplanet: neuer Würfel
legend-life = Extraleben-Planet: zwei Leben
legend-arms = Bewaffnungsplanet: eine Waffe
legend-half = Halbmond: { $points } Siegpunkte je Runde
legend-full = Vollmond: { $points } Siegpunkte je Runde
legend-short = kurze Reichweite: eigener Planet
legend-long = lange Reichweite: auch nebenan
legend-two-lives = zwei Leben
legend-activated = hat diesmal aktiviert
legend-attacked = hat diesmal angegriffen

# Aktionen. Was einen Würfel von anderen unterscheidet, folgt seinem Planeten.

cube-details = { $weapon ->
    [none] , unbewaffnet
    [short] , kurze Reichweite
    [long] , lange Reichweite
   *[other] {""}
}{ $lives ->
    [1] , ein Leben
    [2] , zwei Leben
   *[other] {""}
}{ COUNT($spent) ->
    [2] , hat aktiviert und angegriffen
   *[other] { $spent ->
        [activate] , hat aktiviert
        [attack] , hat angegriffen
       *[other] {""}
    }
}
target-details = { $target-weapon ->
    [none] , unbewaffnet
    [short] , kurze Reichweite
    [long] , lange Reichweite
   *[other] {""}
}{ $target-lives ->
    [1] , ein Leben
    [2] , zwei Leben
   *[other] {""}
}
action-move = { $at }{ cube-details }: nach { $to } bewegen
action-activate = { $at }{ cube-details }: aktivieren
action-attack = { $at }{ cube-details }: Angriff auf { SEAT($target-seat) } auf { $target-at }{ target-details }
action-end-turn = Zug beenden

# Ereignisse.

event-start-player = { YOU($seat) ->
    [true] Du bist Startspieler.
   *[false] { SEAT($seat) } ist Startspieler.
}
event-round-began = Runde { $round } beginnt.
event-turn-began = { YOU($seat) ->
    [true] Du bist am Zug.
   *[false] { SEAT($seat) } ist am Zug.
}
event-moved = { YOU($seat) ->
    [true] Du bewegst
   *[false] { SEAT($seat) } bewegt
} einen Würfel von { $from } nach { $to }.
event-cube-arrived = { YOU($seat) ->
    [true] Du aktivierst { $at } und bekommst
   *[false] { SEAT($seat) } aktiviert { $at } und bekommt
} einen neuen Würfel auf { $home }; im Vorrat { $reserve ->
    [0] ist keiner mehr
    [one] ist noch { $reserve }
   *[other] sind noch { $reserve }
}.
event-life-gained = { YOU($seat) ->
    [true] Du aktivierst
   *[false] { SEAT($seat) } aktiviert
} { $at }: Der Würfel dort hat jetzt ein Extraleben.
event-weapon-gained = { YOU($seat) ->
    [true] Du aktivierst
   *[false] { SEAT($seat) } aktiviert
} { $at }: Der Würfel dort hat jetzt { $weapon ->
    [short] kurze Reichweite
   *[long] lange Reichweite
}.
event-life-lost = { YOU($seat) ->
    [true] Du greifst
   *[false] { SEAT($seat) } greift
} von { $from } aus an: { YOU($victim) ->
    [true] Einer deiner Würfel
   *[false] Ein Würfel von { SEAT($victim) }
} auf { $at } verliert ein Leben.
event-cube-destroyed = { YOU($seat) ->
    [true] Du greifst
   *[false] { SEAT($seat) } greift
} von { $from } aus an: { YOU($victim) ->
    [true] Einer deiner Würfel
   *[false] Ein Würfel von { SEAT($victim) }
} auf { $at } wird aus dem Spiel entfernt.
event-player-out = { YOU($seat) ->
    [true] Du hast keinen Würfel mehr und scheidest aus.
   *[false] { SEAT($seat) } hat keinen Würfel mehr und scheidet aus.
}
event-resigned = { YOU($seat) ->
    [true] Du gibst auf, und alle deine Würfel verlassen
   *[false] { SEAT($seat) } gibt auf, und alle Würfel von { SEAT($seat) } verlassen
} das Spielbrett.
event-turn-ended = { $unused ->
    [0] { YOU($seat) ->
        [true] Du hast beide Aktionen ausgeführt.
       *[false] { SEAT($seat) } hat beide Aktionen ausgeführt.
    }
    [one] { YOU($seat) ->
        [true] Du beendest den Zug und verzichtest
       *[false] { SEAT($seat) } beendet den Zug und verzichtet
    } auf { $unused } Aktion.
   *[other] { YOU($seat) ->
        [true] Du beendest den Zug und verzichtest
       *[false] { SEAT($seat) } beendet den Zug und verzichtet
    } auf { $unused } Aktionen.
}
event-moon-scored = { COUNT($seats) ->
    [1] { YOU($seats) ->
        [true] Du hältst { $moon } allein und bekommst
       *[false] { SEATS($seats) } hält { $moon } allein und bekommt
    } { $points } Siegpunkte.
   *[other] { SEATS($seats) } teilen sich { $moon } und bekommen je { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
event-round-ended = Runde { $round } ist zu Ende: { SCORES($scores) }.
event-marker-passed = Der Startspielermarker { YOU($seat) ->
    [true] geht an dich
   *[false] geht an { SEAT($seat) }
}.
event-play-off = { SEATS($seats) } führen mit je { $points } Punkten, also wird noch eine Runde gespielt.
event-game-over = { $reason ->
    [last_survivor] Das Spiel ist zu Ende: { YOU($winners) ->
        [true] Nur du hast noch Würfel und gewinnst.
       *[false] Nur { SEATS($winners) } hat noch Würfel und gewinnt.
    }
    [round_limit] Das Spiel endet an der Rundengrenze: { COUNT($winners) ->
        [1] { YOU($winners) ->
            [true] Du hast die meisten Punkte und gewinnst.
           *[false] { SEATS($winners) } hat die meisten Punkte und gewinnt.
        }
       *[other] { SEATS($winners) } haben die meisten Punkte und teilen sich den Sieg.
    }
    [nobody_left] Das Spiel ist zu Ende, weil niemand mehr Würfel hat: { COUNT($winners) ->
        [1] { YOU($winners) ->
            [true] Du hast die meisten Punkte und gewinnst.
           *[false] { SEATS($winners) } hat die meisten Punkte und gewinnt.
        }
       *[other] { SEATS($winners) } haben die meisten Punkte und teilen sich den Sieg.
    }
   *[points] Das Spiel ist zu Ende: { COUNT($winners) ->
        [1] { YOU($winners) ->
            [true] Du liegst mit genug Punkten allein vorn und gewinnst.
           *[false] { SEATS($winners) } liegt mit genug Punkten allein vorn und gewinnt.
        }
       *[other] { SEATS($winners) } teilen sich den Sieg.
    }
}

# Ablehnungen: was falsch ist und was richtig wäre.

refusal-game-over = Das Spiel ist zu Ende; es kann nur noch ein neues begonnen werden.
refusal-not-awaited = Jetzt entscheidet { SEAT($active) }, nicht { SEAT($seat) }.
refusal-not-begun = Das Spiel hat noch nicht begonnen; zuerst muss der Zufall den Startspieler bestimmen.
refusal-unknown-action = Eine Aktion { $action } gibt es hier nicht; wähle eine der erlaubten.
refusal-no-such-cube = { SEAT($seat) } hat keinen solchen Würfel im Spiel; nenne den Planeten eines Würfels und dessen Waffe, Leben und Marken, wie sie sind.
refusal-which-cube = Mehrere verschiedene Würfel passen; ergänze weapon, lives oder spent, um sie zu unterscheiden.
refusal-not-first-of-its-like = Gleiche Würfel auf { $at } sind austauschbar; zu nennen ist der erste von ihnen.
refusal-out-already = { SEAT($seat) } hat keine Würfel im Spiel; nur wer noch welche hat, kann aufgeben.
refusal-nobody-sits-there = Auf Platz { $seat } sitzt niemand; nur wer mitspielt, kann aufgeben.
refusal-no-such-planet = Einen solchen Planeten hat dieses Spielbrett nicht; wähle einen, der mit { $at } verbunden ist.
refusal-start-planet-closed = Auf den Startplaneten { $to } lässt sich kein Würfel bewegen; wähle einen Planeten, der mit { $at } verbunden ist.
refusal-start-planet-unused = Der Startplanet { $to } ist geschlossen, weil er niemandem gehört; wähle einen Planeten, der mit { $at } verbunden ist.
refusal-staying-is-no-move = Der Würfel ist schon auf { $at }; bewegt wird er auf einen verbundenen Planeten.
refusal-not-connected = { $at } und { $to } sind nicht verbunden; bewegt wird auf einer Umlaufbahn zum nächsten Planeten.
refusal-no-bonus-here = { $at } lässt sich nicht aktivieren; das geht nur bei Würfel-, Extraleben- und Bewaffnungsplaneten.
refusal-has-activated = Der Würfel auf { $at } hat in diesem Zug schon aktiviert; ein anderer darf noch, dieser erst wieder im nächsten Zug.
refusal-opponent-on-planet = Auf { $at } liegt ein gegnerischer Würfel; ein Planet lässt sich nur aktivieren, wenn dort keiner liegt.
refusal-armed-already = Der Würfel auf { $at } hat schon lange Reichweite; nur einer ohne Waffe oder mit kurzer Reichweite lässt sich weiter bewaffnen.
refusal-two-lives-already = Der Würfel auf { $at } hat schon zwei Leben; nur einer mit einem Leben kann ein Extraleben bekommen.
refusal-reserve-empty = Der Vorrat von { SEAT($seat) } ist leer; ein neuer Würfel oder ein Extraleben muss von dort kommen.
refusal-unarmed = Der Würfel auf { $at } hat keine Waffe; nur ein bewaffneter kann angreifen.
refusal-has-attacked = Der Würfel auf { $at } hat in diesem Zug schon angegriffen; ein anderer darf noch, dieser erst wieder im nächsten Zug.
refusal-no-such-target = Einen solchen Würfel zum Angreifen gibt es nicht; wähle einen gegnerischen, der im Spiel ist.
refusal-own-cube = Der Würfel auf { $to } gehört auch { SEAT($seat) }; angreifen lassen sich nur gegnerische.
refusal-start-planet-safe = Auf dem Startplaneten { $to } sind Würfel sicher; angreifen lassen sich nur solche, die ihn verlassen haben.
refusal-out-of-reach = { $to } ist von { $at } aus nicht zu erreichen; kurze Reichweite trifft nur auf demselben Planeten, lange auch auf verbundenen.
refusal-foreign-start-planet = Der Startplanet { $at } ist fremd für { WHAT($what) }; von allen Startplaneten ist nur { $home } erlaubt.
refusal-armed-at-home = Auf dem Startplaneten { $at } ist für { WHAT($what) } nur unbewaffnet mit einem Leben erlaubt.
refusal-wood-does-not-add-up = { SEAT($seat) } muss zusammen { $wood } Holzwürfel haben, aber { $lives } Leben im Spiel, { $reserve } im Vorrat und { $removed } entfernte ergeben das nicht.

what-cube = Würfel { $number }

# Was nach dem Ende einer Partie gezählt wird.

tally-moved = Bewegte Würfel
tally-cube-arrived = Neue Würfel
tally-weapon-gained = Erhaltene Waffen
tally-life-gained = Erhaltene Extraleben
tally-life-lost = Genommene Leben
tally-cube-destroyed = Entfernte Würfel
