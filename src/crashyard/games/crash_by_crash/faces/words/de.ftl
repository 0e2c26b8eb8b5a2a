# Crash by Crash. Der Wortschatz ist der der Abschnitte 1 und 2 der Regeln. Partner heißen nach Tönen einer Farbe.

game-name = Crash by Crash
game-about = Autos stoßen einander auf Glocken und vom Spielplan: Jede Glocke, die läutet, bringt Punkte und nimmt ein Stück des Spielplans mit.
game-length = 30 bis 40 Minuten
how-to-play = In deinem Zug hast du zwei Aktionen. Lege ein Auto neben ein anderes und stoße in eine Richtung: Das letzte Auto der Reihe fährt ein Feld weit und für jede Batterie ein Feld weiter. Oder lege das magnetische Auto, das Autos anzieht, die zwei Felder entfernt stehen. Oder spiele eine Karte, sprich dich mit dem Bahnwärter ab, der dann zwei Schritte geht (vier für 2 Punkte), tausche zwei Karten aus oder passe. Ein zweites Auto im selben Zug kostet 4 Punkte. Wer ein gegnerisches Auto vom Spielplan oder in ein Loch verdrängt, bekommt 2 Punkte. Ab Zug 6 läutet ein Auto, das auf eine Glocke kommt, diese Glocke, höchstens eine pro Zug: Beide Seiten bekommen den Positionswert aller ihrer Autos, und das Planteil verlässt den Spielplan. Das Spiel endet nach sieben Wertungen oder wenn eine Seite kein Auto mehr auf dem Spielplan hat; wer die meisten Punkte hat, gewinnt.
length-played = { $count ->
    [one] Ein Zug wurde gespielt.
   *[other] { $count } Züge wurden gespielt.
}
length-unit = Züge

seat-number = { $number ->
    [0] Rot
    [1] Blau
    [2] Karmin
    [3] Türkis
   *[other] Platz { $number }
}
seat-letter = { $seat ->
    [0] R
    [1] B
    [2] K
    [3] T
   *[other] { $seat }
}
side-letter = { $side ->
    [0] R
   *[1] B
}

# Optionen.

option-last-rider = Zuletzt gefahren
option-last-rider-about = Der Platz der Person, die zuletzt Autodrom gefahren ist: Sie legt das erste Startauto und beginnt bei Gleichstand; zu viert immer Platz 0.
option-younger = Jüngste Person
option-younger-about = Der Platz der Person, die den Bahnwärter aufstellt.

# Karten: der Name, und was die Karte tut.

card-name = { NAMES($card, of: "card") }
card-BELL_SHIFT = Glockenfluktuation
card-LAMBADA = Lambada
card-FREE_TICKET = Freie Fahrkarte
card-SABOTEUR = Saboteur
card-FLYING_DUTCHMAN = Fliegender Holländer
card-FLAT_BATTERY = Ausgeladene Batterie
card-HEARTLESS_BELL = Herzlose Glocke
card-COLOUR_ANOMALY = Farbanomalie
card-DOUBLE_HIT = Doppelter Treffer
card-ROCKET = Raketenantrieb
card-TANDEM = Tandem
card-EXPANSION = Erlaubte Expansion
card-ACTION_REACTION = Aktion und Reaktion
card-text-BELL_SHIFT = Lege eine Glocke auf ein anderes freies Feld eines Blumenteils, auf dem keine andere Glocke liegt.
card-text-LAMBADA = Vertausche zwei Autos auf benachbarten Feldern, gleich wem sie gehören.
card-text-FREE_TICKET = Bewege ein beliebiges Auto auf ein benachbartes Feld, auf dem weder ein Auto noch der Bahnwärter steht; liegt dort eine Glocke, läutet sie.
card-text-SABOTEUR = Nimm ein gegnerisches Auto vom Spielplan; es kehrt in seinen Vorrat zurück, und du bekommst keine Punkte dafür.
card-text-FLYING_DUTCHMAN = Versetze den Bahnwärter auf ein beliebiges freies Feld.
card-text-FLAT_BATTERY = Die andere Seite verliert eine Batterie und darf in ihrem nächsten Zug keine verwenden.
card-text-HEARTLESS_BELL = Die nächste Aktion muss eine Glocke läuten; deren Planteil und die Autos darauf bleiben liegen.
card-text-COLOUR_ANOMALY = Die nächste Aktion muss eine Glocke läuten; die Werte 0, 1, 2, 3 zählen dann 3, 2, 1, 0.
card-text-DOUBLE_HIT = Dein nächstes Auto stößt nacheinander in zwei Richtungen, mit Kraft 1.
card-text-ROCKET = Dein nächstes Auto schickt das letzte Auto der Reihe so weit, wie es kommt; auf einer Glocke hält es an, und ein anderes Auto stößt es mit Kraft 1.
card-text-TANDEM = Dein nächstes Auto bewegt die letzten zwei Autos der Linie um ein Feld.
card-text-EXPANSION = Dein nächstes Auto darf auf jedes freie Feld und muss weder stoßen noch anziehen.
card-text-ACTION_REACTION = Dein nächstes Auto stößt mit Kraft 1 und prallt ebenso weit zurück.
card-short = { NAMES($card, of: "card-short") }
card-short-BELL_SHIFT = Glocke auf freies Blumenfeld.
card-short-LAMBADA = Zwei Nachbarautos vertauschen.
card-short-FREE_TICKET = Ein Auto auf ein Nachbarfeld.
card-short-SABOTEUR = Ein gegnerisches Auto weg.
card-short-FLYING_DUTCHMAN = Bahnwärter auf ein freies Feld.
card-short-FLAT_BATTERY = Die anderen verlieren 1 Batterie.
card-short-HEARTLESS_BELL = Läute; das Planteil bleibt.
card-short-COLOUR_ANOMALY = Läute: 0, 1, 2, 3 ist 3, 2, 1, 0.
card-short-DOUBLE_HIT = Dein Auto stößt zweimal.
card-short-ROCKET = Stoß, so weit es geht.
card-short-TANDEM = Stoße die letzten zwei der Reihe.
card-short-EXPANSION = Dein Auto auf jedes freie Feld.
card-short-ACTION_REACTION = Stoße; dein Auto prallt zurück.

# Der Tisch.

part-board = Der Spielplan
part-mat = { YOURS($side) ->
    [true] Dein Vorrat
   *[false] Vorrat von { SIDE($side) }
}
part-track = Geläutete Glocken und der Zug
part-cards = Nachziehstapel, Ablagestapel und Auslage
cell = Feld { $at }, Wert { $value }
seen-cell = { $value ->
    [0] Ein Feld, das nichts bringt
    [one] Ein Feld, das dem Auto darauf bei jeder Wertung { $value } Punkt bringt
   *[other] Ein Feld, das dem Auto darauf bei jeder Wertung { $value } Punkte bringt
}
tile = { $flower ->
    [true] Ein Planteil in Blumenform: es verlässt den Spielplan, wenn die Glocke darauf läutet
   *[false] Ein Planteil in X-Form: es hat nie eine Glocke und bleibt liegen
}
hole = Ein Loch: ein Auto, das hineingestoßen wird, kehrt in den Vorrat zurück, wie am Rand des Spielplans
car = { $side ->
    [0] rotes
   *[1] blaues
}{ $magnetic ->
    [true] {" magnetisches Auto"}
   *[false] {" Auto"}
}
piece-car = Ein { car }{ $magnetic ->
    [true] : es zieht Autos an, die zwei Felder entfernt sind, und wird gestoßen und gewertet wie jedes andere
   *[false] : läutet eine Glocke, zählt es den Wert des Feldes unter ihm
}
piece-bell = { $rung ->
    [true] Eine Glocke, die gerade geläutet hat
   *[false] Eine Glocke: ein Auto, das auf sie kommt, läutet sie; dann werden beide Seiten gewertet, und das Planteil verlässt den Spielplan
}
piece-operator = Der Bahnwärter: jeder Stoß endet an ihm, und wo er geht, schiebt er die Autos vor sich her
piece-action = { $number ->
    [1] Erste Aktion
   *[2] Zweite Aktion
}
piece-score = { YOURS($side) ->
    [true] Deine Punkte
   *[false] Punkte von { SIDE($side) }
}: { $points }
piece-card = { NAMES($card, of: "card") }: { NAMES($card, of: "card-text") }
piece-hidden-card = { YOU($seat) ->
    [true] Eine Karte, die nur du kennst
   *[false] Eine Karte, die nur { SEAT($seat) } kennt
}
piece-known-card = { YOU($seat) ->
    [true] Du hast
   *[false] { SEAT($seat) } hat
} diese Karte offen genommen: { NAMES($card, of: "card") }, { NAMES($card, of: "card-text") }
piece-drawn-slot = Hier liegen die zwei Karten, von denen eine behalten wird
piece-stock = { YOURS($side) ->
    [true] Autos in deinem Vorrat
   *[false] Autos im Vorrat von { SIDE($side) }
}: { $cars }
piece-stock-magnet = { YOURS($side) ->
    [true] Magnetisches Auto in deinem Vorrat
   *[false] Magnetisches Auto im Vorrat von { SIDE($side) }
}: { $cars }. Es zieht Autos an, die zwei Felder entfernt sind.
piece-batteries = { YOURS($side) ->
    [true] Deine Batterien
   *[false] Batterien von { SIDE($side) }
}: noch { $batteries }. Jede macht einen Stoß um ein Feld weiter.
piece-in-force = In Kraft: { NAMES($card, of: "card") }: { NAMES($card, of: "card-text") }
piece-deck = Nachziehstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
piece-discard = Ablagestapel: { COUNT($cards) ->
    [0] keine Karten
   *[other] { NAMES($cards, of: "card") }
}
piece-track = Leiste ausgelöster Wertungen: { $scorings } von { $last } Glocken haben geläutet; die letzte beendet das Spiel
piece-ban = { YOURS($side) ->
    [true] Keine Batterien für dich
   *[false] Keine Batterien für { SIDE($side) }
} in Zug { $turn }
counter-cars = Autos
counter-magnet = Magnet
counter-batteries = Batterien
counter-cards = Karten
note-winner = Sieg
note-turn = am Zug
note-ban = keine Batterien in Zug { $turn }
note-track = Geläutete Glocken: { $scorings } von { $last }. Nachziehstapel: { $deck }. Ablagestapel: { $discard }.
note-display = Auslage: { NAMES($cards, of: "card") }.
note-drawn = Gezogen: { NAMES($cards, of: "card") }.
note-known = Bekannt auf der Hand von { SEAT($seat) }: { NAMES($cards, of: "card") }.
note-hand = Hand von { SEAT($seat) }: { COUNT($cards) ->
    [0] keine Karten
   *[other] { NAMES($cards, of: "card") }
}.
header-turn = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
}
header-bells = { $may ->
    [true] Glocken dürfen läuten, eine pro Zug
   *[false] Glocken sind stumm: sie läuten ab Zug { $turn }, und einmal pro Zug
}
header-deck = Nachziehen
header-discard = Abgelegt
header-hand = { YOU($seat) ->
    [true] Deine Hand
   *[false] Hand von { SEAT($seat) }
}
caption-setup = Aufbau: { $phase ->
    [set_operator] { YOU($seat) ->
        [true] du stellst den Bahnwärter auf.
       *[false] { SEAT($seat) } stellt den Bahnwärter auf.
    }
    [set_cars] { YOU($seat) ->
        [true] du legst
       *[false] { SEAT($seat) } legt
    } ein Startauto.
    [deal] Die Karten werden verteilt.
   *[other] Die Planteile werden gelegt.
}
caption-turn = Zug { $turn }, Aktion { $action }: { $phase ->
    [action] { YOU($seat) ->
        [true] du bist am Zug
       *[false] { SEAT($seat) } ist am Zug
    }
    [steps] { YOU($seat) ->
        [true] du ziehst
       *[false] { SEAT($seat) } zieht
    } den Bahnwärter weiter
    [ringing] { YOU($seat) ->
        [true] du wählst
       *[false] { SEAT($seat) } wählt
    }, welches Auto läutet
    [draw] { YOU($seat) ->
        [true] du nimmst
       *[false] { SEAT($seat) } nimmt
    } eine Karte
    [keep] { YOU($seat) ->
        [true] du behältst
       *[false] { SEAT($seat) } behält
    } eine von zwei Karten
   *[other] eine Karte wird gezogen
}; { $may ->
    [true] Glocken dürfen läuten.
   *[false] keine Glocke darf läuten.
}
caption-over = Das Spiel ist in Zug { $turn } zu Ende, { SCORES($scores) }: { COUNT($winners) ->
    [1] Sieg für { SIDES($winners) }.
   *[other] { SIDES($winners) } teilen sich den Sieg.
}
button-magnet = Magnetisches Auto
button-operator = { $steps ->
    [2] Bahnwärter, 2 Schritte
   *[4] Bahnwärter, 4 Schritte (−2)
}
button-exchange = Zwei Karten austauschen
button-pass = Passen
button-direction = { $direction ->
    [E] →
    [NE] ↗
    [NW] ↖
    [W] ←
    [SW] ↙
    [SE] ↘
   *[none] ○
} { NAMES($direction, of: "direction") }
button-batteries = { $number ->
    [0] Keine Batterie
    [one] { $number } Batterie
   *[other] { $number } Batterien
}
legend-value = Wert des Feldes
legend-magnet = magnetisches Auto
legend-bell = Glocke
legend-operator = Bahnwärter

# Was du tun sollst.

goal-bells = Wer nach { $last } Wertungen die meisten Punkte hat, gewinnt
prompt-set-operator = Stelle den Bahnwärter in die Mitte einer Blume ohne Glocke.
prompt-set-cars = Lege Startauto { $number } von { $all } auf ein Planteil, auf dem noch keines liegt.
prompt-action = { $action ->
    [1] Erste Aktion
   *[2] Zweite Aktion
}: { $places ->
    [0] Feld neben einem Auto wählen, oder eine Karte.
   *[other] noch ein Auto kostet { $fee } Punkte; oder eine Karte.
}
prompt-card = „{ NAMES($card, of: "card") }“: { $card ->
    [HEARTLESS_BELL] läute jetzt eine Glocke.
    [COLOUR_ANOMALY] läute jetzt eine Glocke.
    [DOUBLE_HIT] lege ein Auto neben zwei andere.
    [ROCKET] lege ein Auto neben das, das losfährt.
    [TANDEM] lege ein Auto ans Ende einer Reihe.
    [EXPANSION] lege ein Auto auf ein freies Feld.
   *[ACTION_REACTION] lege ein Auto; es prallt zurück.
}
prompt-steps = Führe den Bahnwärter: wähle den nächsten Schritt (noch { $steps }).
prompt-ringing = Wähle das Auto, das seine Glocke läutet.
prompt-draw = Nimm { $takes ->
    [one] eine Karte
   *[other] { $takes } Karten
} aus der Auslage oder vom Nachziehstapel.
prompt-keep = Behalte eine der zwei Karten; die andere wird abgelegt.
prompt-direction = Wähle die Richtung des Stoßes.
prompt-batteries = Wähle die Batterien: jede stößt ein Feld weiter.
prompt-magnet = Wähle, wohin es kommt: es zieht Autos zwei Felder weit an.
prompt-operator = Wähle seinen ersten Schritt; er schiebt Autos vor sich her.
prompt-exchange = Wähle die zwei Karten, die du ablegst.
prompt-aim = { $card ->
    [BELL_SHIFT] Wähle die Glocke, dann ihr neues Feld.
    [LAMBADA] Wähle die zwei Autos, die den Platz tauschen.
    [FREE_TICKET] Wähle das Auto, dann die Richtung.
    [SABOTEUR] Wähle das Auto, das den Spielplan verlässt.
   *[FLYING_DUTCHMAN] Wähle, wohin der Bahnwärter kommt.
}

# Aktionen.

direction-E = Osten
direction-NE = Nordosten
direction-NW = Nordwesten
direction-W = Westen
direction-SW = Südwesten
direction-SE = Südosten
direction-none = kein Stoß
action-place = { $at }: { $car ->
    [magnet] magnetisches Auto legen
   *[normal] Auto legen{ COUNT($dir) ->
        [0] {""}
       *[other] , Stoß nach { NAMES($dir, of: "direction") }
    }{ $batteries ->
        [0] {""}
        [one] {" mit "}{ $batteries } Batterie
       *[other] {" mit "}{ $batteries } Batterien
    }
}
action-operator = Bahnwärter: { $steps } Schritte, zuerst nach { NAMES($dir, of: "direction") } auf { $to }
action-step = Bahnwärter: nach { NAMES($dir, of: "direction") } auf { $to }
action-card = { NAMES($card, of: "card") }{ $card ->
    [BELL_SHIFT] : Glocke von { $from } auf { $to } legen
    [LAMBADA] : { $a } und { $b } vertauschen
    [FREE_TICKET] : Auto auf { $from } nach { NAMES($dir, of: "direction") }
    [SABOTEUR] : Auto auf { $target } wegnehmen
    [FLYING_DUTCHMAN] : Bahnwärter auf { $to }
   *[other] {""}
}
action-exchange = { NAMES($discard-0, of: "card") } und { NAMES($discard-1, of: "card") } austauschen
action-pass = Passen
action-ring = { $from }: Dieses Auto läutet
action-take = { $from ->
    [deck] Karte vom Nachziehstapel nehmen
   *[other] { NAMES($from, of: "card") } nehmen
}
action-keep = { NAMES($card, of: "card") } behalten
action-set-operator = { $at }: Bahnwärter aufstellen
action-set-car = { $at }: Startauto legen

# Ereignisse.

event-tile-laid = Planteil { $tile } wird in Fach { $slot } gelegt.
event-operator-put = { YOU($seat) ->
    [true] Du stellst
   *[false] { SEAT($seat) } stellt
} den Bahnwärter auf { WHAT($at) }.
event-starting-car-put = Ein { car } startet auf { $at }.
event-phase-began = { $phase ->
    [set_operator] Jetzt { YOU($seat) ->
        [true] stellst du
       *[false] stellt { SEAT($seat) }
    } den Bahnwärter auf.
    [deal] Jetzt werden die Karten verteilt.
    [set_cars] Jetzt { YOU($seat) ->
        [true] legst du
       *[false] legt { SEAT($seat) }
    } ein Startauto.
    [action] { YOU($seat) ->
        [true] Jetzt folgt deine Aktion { $action }.
       *[false] Jetzt folgt Aktion { $action } von { SEAT($seat) }.
    }
    [steps] Jetzt { YOU($seat) ->
        [true] ziehst du
       *[false] zieht { SEAT($seat) }
    } den Bahnwärter weiter.
    [ringing] Jetzt { YOU($seat) ->
        [true] wählst du
       *[false] wählt { SEAT($seat) }
    }, welches Auto läutet.
    [draw] Jetzt { YOU($seat) ->
        [true] nimmst du
       *[false] nimmt { SEAT($seat) }
    } eine Karte.
    [keep] Jetzt { YOU($seat) ->
        [true] behältst du
       *[false] behält { SEAT($seat) }
    } eine von zwei Karten.
    [tiles] Jetzt werden die Planteile gelegt.
   *[other] Jetzt wird eine Karte vom Nachziehstapel gezogen.
}
event-turn-began = Zug { $turn }: { YOU($seat) ->
    [true] Du bist am Zug.
   *[false] { SEAT($seat) } ist am Zug.
}
event-turn-ended = { YOU($seat) ->
    [true] Du beendest den Zug.
   *[false] { SEAT($seat) } beendet den Zug.
}
event-passed = { YOU($seat) ->
    [true] Du passt.
   *[false] { SEAT($seat) } passt.
}
event-car-placed = Ein { car } wird auf { $at } gelegt.
event-batteries-used = { YOURS($side) ->
    [true] Deine Batterien
   *[false] Batterien von { SIDE($side) }
}: { $batteries } verbraucht, { $left } übrig.
event-fee-paid = { YOURS($side) ->
    [true] Deine Punkte
   *[false] Punkte von { SIDE($side) }
}: { $points } bezahlt, { $score } übrig.
event-car-moved = Ein { car } { $by ->
    [recoil] wird durch den Rückstoß von { $from } nach { $to } bewegt.
    [operator] wird vom Bahnwärter von { $from } nach { $to } geschoben.
    [magnet] wird von einem Magneten von { $from } nach { $to } gezogen.
    [card] fährt von { $from } nach { $to }.
   *[push] wird von { $from } nach { $to } gestoßen.
}
event-car-displaced = Ein { car } { $by ->
    [recoil] wird durch den Rückstoß von { $from } aus nach { NAMES($direction, of: "direction") }
    [operator] wird vom Bahnwärter von { $from } aus nach { NAMES($direction, of: "direction") }
   *[push] wird von { $from } aus nach { NAMES($direction, of: "direction") }
}{ COUNT($hole) ->
    [0] {" "}vom Spielplan verdrängt
   *[other] {" "}in Loch { $hole } verdrängt
}{ $points ->
    [0] .
   *[other] ; das bringt { $points } Punkte: { SCORES($scores) }.
}
event-bell-rung = Ein { car } läutet die Glocke auf { $at }.
event-bell-scored = Wertung { $scorings }: { SCORES($points) }; neuer Stand: { SCORES($scores) }.
event-tile-removed = Das Planteil in Fach { $slot } verlässt den Spielplan{ COUNT($cars) ->
    [0] {""}
    [one] , und 1 Auto kehrt in den Vorrat zurück
   *[other] , und { COUNT($cars) } Autos kehren in den Vorrat zurück
}.
event-operator-moved = Der Bahnwärter geht von { WHAT($from) } nach { WHAT($to) }.
event-card-played = { YOU($seat) ->
    [true] Du spielst
   *[false] { SEAT($seat) } spielt
} „{ NAMES($card, of: "card") }“.
event-bell-shifted = Die Glocke auf { $from } wird auf { $to } gelegt.
event-cars-swapped = Die Autos auf { $from } und { $to } werden vertauscht.
event-car-sabotaged = Ein { car } wird von { $from } in den Vorrat zurückgenommen.
event-battery-discharged = { YOURS($side) ->
    [true] Deine Batterien
   *[false] Batterien von { SIDE($side) }
}: 1 verloren, { $left } übrig; im nächsten Zug darf keine verwendet werden.
event-cards-exchanged = { YOU($seat) ->
    [true] Du legst
   *[false] { SEAT($seat) } legt
} „{ NAMES($cards-0, of: "card") }“ und „{ NAMES($cards-1, of: "card") }“ ab, um zwei andere Karten zu nehmen.
event-card-taken = { YOU($seat) ->
    [true] Du nimmst
   *[false] { SEAT($seat) } nimmt
} „{ NAMES($card, of: "card") }“ aus der Auslage.
event-card-drawn = { YOU($seat) ->
    [true] Du ziehst
   *[false] { SEAT($seat) } zieht
} { COUNT($card) ->
    [0] eine Karte
   *[other] „{ NAMES($card, of: "card") }“
} vom Nachziehstapel.
event-card-looked-at = { YOU($seat) ->
    [true] Du siehst dir
   *[false] { SEAT($seat) } sieht sich
} { COUNT($card) ->
    [0] eine Karte
   *[other] „{ NAMES($card, of: "card") }“
} vom Nachziehstapel an.
event-card-kept = { YOU($seat) ->
    [true] Du behältst
   *[false] { SEAT($seat) } behält
} { COUNT($card) ->
    [0] eine Karte
   *[other] „{ NAMES($card, of: "card") }“
}{ COUNT($discarded) ->
    [0] {""}
   *[other] {" "}und { YOU($seat) ->
        [true] legst
       *[false] legt
    } „{ NAMES($discarded, of: "card") }“ ab
}.
event-card-displayed = „{ NAMES($card, of: "card") }“ kommt in die Auslage.
event-deck-renewed = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
event-game-over = { $reason ->
    [no_cars] Eine Seite hat kein Auto mehr auf dem Spielplan
   *[seven_scorings] Die letzte Glocke hat geläutet
}, und das Spiel ist zu Ende, { SCORES($scores) }: { COUNT($winners) ->
    [1] Sieg für { SIDES($winners) }.
   *[other] { SIDES($winners) } teilen sich den Sieg.
}

# Aktionen und Ereignisse für alle, die den Spielplan vor sich haben: ohne Koordinaten.

seen-action-place = { $car ->
    [magnet] Magnetisches Auto legen
   *[normal] Auto legen{ COUNT($dir) ->
        [0] {""}
       *[other] , Stoß nach { NAMES($dir, of: "direction") }
    }{ $batteries ->
        [0] {""}
        [one] {" mit "}{ $batteries } Batterie
       *[other] {" mit "}{ $batteries } Batterien
    }
}
seen-action-operator = Bahnwärter: { $steps } Schritte, zuerst nach { NAMES($dir, of: "direction") }
seen-action-step = Bahnwärter: ein Schritt nach { NAMES($dir, of: "direction") }
seen-action-card = { NAMES($card, of: "card") }{ $card ->
    [BELL_SHIFT] : diese Glocke versetzen
    [LAMBADA] : diese zwei Autos vertauschen
    [FREE_TICKET] : dieses Auto nach { NAMES($dir, of: "direction") }
    [SABOTEUR] : dieses Auto vom Spielplan nehmen
    [FLYING_DUTCHMAN] : Bahnwärter versetzen
   *[other] {""}
}
seen-action-ring = Dieses Auto läutet
seen-action-set-operator = Bahnwärter hier aufstellen
seen-action-set-car = Startauto hier legen
seen-event-tile-laid = Ein Planteil wird gelegt.
seen-event-operator-put = { YOU($seat) ->
    [true] Du stellst
   *[false] { SEAT($seat) } stellt
} den Bahnwärter auf.
seen-event-starting-car-put = Ein { car } wird zum Start gelegt.
seen-event-car-placed = Ein { car } wird gelegt.
seen-event-car-moved = Ein { car } { $by ->
    [recoil] prallt zurück.
    [operator] wird vom Bahnwärter geschoben.
    [magnet] wird von einem Magneten gezogen.
    [card] fährt weiter.
   *[push] wird gestoßen.
}
seen-event-car-displaced = Ein { car } wird { $by ->
    [recoil] durch den Rückstoß
    [operator] vom Bahnwärter
   *[push] durch einen Stoß
}{ COUNT($hole) ->
    [0] {" "}vom Spielplan verdrängt
   *[other] {" "}in ein Loch verdrängt
}{ $points ->
    [0] .
   *[other] ; das bringt { $points } Punkte: { SCORES($scores) }.
}
seen-event-bell-rung = Ein { car } läutet eine Glocke.
seen-event-tile-removed = Das Planteil der Glocke verlässt den Spielplan{ COUNT($cars) ->
    [0] {""}
    [one] , und 1 Auto kehrt in den Vorrat zurück
   *[other] , und { COUNT($cars) } Autos kehren in den Vorrat zurück
}.
seen-event-operator-moved = Der Bahnwärter geht weiter.
seen-event-bell-shifted = Eine Glocke wird versetzt.
seen-event-cars-swapped = Zwei Autos werden vertauscht.
seen-event-car-sabotaged = Ein { car } wird vom Spielplan in den Vorrat zurückgenommen.

# Ablehnungen: was falsch ist und was richtig wäre.

refusal-game-over = Das Spiel ist zu Ende; es kann nur noch ein neues begonnen werden.
refusal-not-awaited = Jetzt entscheidet { SEAT($active) }, nicht { SEAT($seat) }.
refusal-unknown-action = Eine Aktion { $action } gibt es hier nicht; wähle eine der erlaubten.
refusal-card-not-in-deck = Im Nachziehstapel ist keine Karte „{ NAMES($card, of: "card") }“ mehr; gezogen wird eine, die noch darin ist.
refusal-tile-does-not-fit = Planteil { $tile } kann nicht auf Platz { $slot } kommen: Jedes Planteil wird einmal gelegt, X-Teile und Blumenteile abwechselnd.
refusal-not-an-action-now = Das geht nicht als Aktion; lege ein Auto, spiele eine Karte, bewege den Bahnwärter, tausche Karten aus oder passe.
refusal-put-the-operator = Zuerst muss der Bahnwärter in die Mitte eines Blumenteils ohne Glocke gestellt werden.
refusal-not-a-flower-centre = { $at } ist nicht die Mitte eines Blumenteils; der Bahnwärter beginnt in einer solchen Mitte.
refusal-flower-has-bell = Auf dem Blumenteil von { $at } liegt eine Glocke; der Bahnwärter beginnt auf einem Blumenteil ohne Glocke.
refusal-put-a-car = Jetzt muss ein Startauto auf ein freies Feld eines Planteils ohne Auto gelegt werden.
refusal-tile-has-car = Auf dem Planteil von { $at } steht schon ein Auto; kein Planteil trägt zwei Startautos.
refusal-bell-on-cell = Auf { $at } liegt eine Glocke; wähle ein Feld ohne Glocke.
refusal-cell-taken = Dort ist kein offenes Feld; wähle ein Feld des Spielplans, auf dem weder ein Auto noch der Bahnwärter steht.
refusal-no-car-in-stock = { SEAT($seat) } hat kein normales Auto im Vorrat; erst muss eines zurückkommen.
refusal-no-magnet-in-stock = Das magnetische Auto von { SEAT($seat) } ist auf dem Spielplan; gelegt wird es nur aus dem Vorrat.
refusal-no-car-there = Neben { $at } steht im { NAMES($dir, of: "direction") } kein Auto; wähle ein Feld und eine Richtung, in der ein Auto steht.
refusal-fee-missing = Ein zweites Auto im Zug kostet { $points } Punkte, die { SEAT($seat) } nicht hat; wähle eine andere Aktion.
refusal-batteries-missing = { SEAT($seat) } hat nicht so viele Batterien; verwende höchstens die vorhandenen.
refusal-no-batteries-now = { SEAT($seat) } darf in diesem Zug keine Batterie verwenden, weil „Ausgeladene Batterie“ gespielt wurde; lege das Auto ohne Batterien.
refusal-no-batteries-with-card = „{ NAMES($in_force, of: "card") }“ ist in Kraft, und zu einer blauen Karte gibt es keine Batterien; lege das Auto ohne Batterien.
refusal-may-not-ring = Das würde eine Glocke läuten, was erst ab Zug { $turn } und nur einmal im Zug erlaubt ist; wähle einen anderen Weg.
refusal-two-bells = Damit würde diese Aktion zwei Glocken läuten; eine Aktion darf nur eine läuten.
refusal-pulls-nothing = Auf { $at } würde das magnetische Auto kein Auto anziehen; lege es zwei Felder von einem entfernt, mit einem offenen Feld dazwischen.
refusal-pull-held = Auf { $at } würde das magnetische Auto kein Auto anziehen: Das auf { $car } steht neben einem anderen magnetischen Auto, das es festhält.
refusal-pull-cancelled = Auf { $at } würde das magnetische Auto kein Auto anziehen: Das auf { $car } würde von beiden Magneten angezogen, und das hebt sich auf.
refusal-pull-mutual = Auf { $at } würde das magnetische Auto kein Auto anziehen: Das auf { $car } ist selbst magnetisch, und zwei Magnete bewegen einander nicht.
refusal-pull-contested = Auf { $at } würde das magnetische Auto kein Auto anziehen: Das auf { $car } und ein anderes würden auf dasselbe Feld gezogen, also bleiben beide stehen.
refusal-pull-onto-bell = Auf { $at } würde das magnetische Auto kein Auto anziehen: Das auf { $car } käme auf eine Glocke, und jetzt darf keine Glocke läuten.
refusal-four-steps-cost = Vier Schritte des Bahnwärters kosten { $points } Punkte, die { SEAT($seat) } nicht hat; zwei Schritte sind kostenlos.
refusal-operator-not-beside = In dieser Richtung kommt der Bahnwärter nicht auf { $at }; jeder Schritt führt auf ein Feld oder in ein Loch neben ihm.
refusal-not-out-of-the-hole = Aus seinem Loch kommt der Bahnwärter in dieser Richtung nicht auf { $at }; wähle ein Feld am Rande des Lochs und eine Richtung, die von innen dorthin führt.
refusal-operator-on-the-way = Der Bahnwärter ist noch unterwegs; mache seinen nächsten Schritt.
refusal-field-entered-twice = Dort war der Bahnwärter auf diesem Weg schon; kein Feld und kein Loch wird zweimal betreten.
refusal-no-way-on = Von { $at } aus könnte der Bahnwärter nicht alle übrigen Schritte machen; wähle einen anderen Schritt.
refusal-cannot-ring = Dieses Auto zieht kein Magnet auf eine Glocke; wähle eines, das angezogen wird.
refusal-no-car-to-ring = Auf { $at } steht kein Auto, also kann von dort keines läuten; wähle ein Auto, das ein Magnet auf eine Glocke zieht.
refusal-own-magnet-rings = Das eben gelegte magnetische Auto muss selbst ein Auto anziehen; wähle eines, das es auf eine Glocke zieht.
refusal-choose-who-rings = Mehrere Autos werden auf Glocken gezogen; wähle das, das läutet.
refusal-card-not-in-hand = { SEAT($seat) } hat nicht auf der Hand, was gespielt oder ausgetauscht werden soll; wähle unter den Handkarten.
refusal-only-as-first-action = Blaue und gelbe Karten sind nur als erste Aktion eines Zuges spielbar, als zweite nur graue.
refusal-no-such-bell = Eine solche Glocke liegt nicht auf dem Spielplan; wähle ein Feld, auf dem eine liegt.
refusal-bell-under-operator = Auf dieser Glocke steht der Bahnwärter; wähle eine, auf der er nicht steht.
refusal-bell-needs-free-flower-cell = { $at } ist kein freies Feld eines Blumenteils; nur auf ein solches kommt eine Glocke.
refusal-bell-on-that-tile = Auf dem Planteil von { $at } liegt eine andere Glocke; wähle ein Blumenteil ohne Glocke.
refusal-no-car-for-card = Auf { $at } steht kein Auto; wähle ein Feld, auf dem eines steht.
refusal-no-two-cars = { card-LAMBADA } vertauscht zwei Autos auf benachbarten Feldern; wähle zwei Autos, die nebeneinander stehen.
refusal-not-adjacent = Die beiden Felder sind nicht benachbart; nur Autos auf benachbarten Feldern lassen sich vertauschen.
refusal-own-car = Dieses Auto gehört zur Seite von { SEAT($seat) }; wähle eines der anderen Seite.
refusal-no-landing = Der Bahnwärter kann nicht auf { $at } versetzt werden; wähle ein freies Feld, ohne Auto, ohne Glocke und nicht sein eigenes.
refusal-opponent-has-no-battery = Die andere Seite hat keine Batterie, die diese Karte ihr nehmen könnte.
refusal-no-scoring-possible = Nach dieser Karte könnte keine Aktion eine Glocke läuten; eine gelbe Karte braucht eine Aktion, die es kann.
refusal-yellow-card-demands-scoring = „{ NAMES($in_force, of: "card") }“ ist in Kraft, also muss diese Aktion eine Glocke läuten; nur wenn keine das kann, darf gepasst werden.
refusal-needs-blue-card = Ohne blaue Karte stößt ein Auto in genau eine Richtung; nenne eine, in der ein Auto steht.
refusal-no-place-for-card = Mit dieser Karte könnte kein Auto gelegt werden; sie braucht ein Feld, auf dem sie wirken kann.
refusal-blue-card-demands-place = „{ NAMES($in_force, of: "card") }“ ist in Kraft, also muss mit dieser Aktion ein Auto gelegt werden; nur wenn keines gelegt werden kann, darf gepasst werden.
refusal-wrong-place-for-card = So kann mit „{ NAMES($in_force, of: "card") }“ kein Auto gelegt werden; wähle eine Art, die die Karte erlaubt.
refusal-needs-normal-car = Diese Karte braucht ein normales Auto; das magnetische geht nur mit „Erlaubte Expansion“.
refusal-same-direction-twice = „Doppelter Treffer“ braucht zwei verschiedene Richtungen; wähle zwei, in denen Autos stehen.
refusal-choose-a-source = Jetzt muss eine Karte genommen werden; nenne eine aus der Auslage oder den Nachziehstapel.
refusal-not-in-display = Diese Karte liegt nicht in der Auslage; wähle eine, die dort liegt, oder den Nachziehstapel.
refusal-deck-empty = Weder Nachziehstapel noch Ablagestapel haben noch eine Karte; nimm eine aus der Auslage.
refusal-keep-one-of-two = Eine der beiden gezogenen Karten muss behalten werden; nenne eine davon.
refusal-no-turn-to-end = Hier ist kein Zug zu beenden: { SEAT($active) } hat noch Aktion { $number } von Zug { $turn } vor sich. Ein Zug endet von selbst, wenn beide Aktionen gemacht und alle Karten nachgezogen sind; wer auf eine Aktion verzichtet, passt.
refusal-turn-owes-cards = Am Ende dieses Zuges { $owed ->
    [one] ist { $owed } Karte
   *[other] sind { $owed } Karten
} nachzuziehen, nicht { $named }; nenne für jede, woher sie kommt.
refusal-exchange-owes-cards = Beim Kartenaustausch werden zwei Karten gezogen, nicht { $named }; nenne für jede, woher sie kommt.
refusal-two-things-on-cell = { $at } ist schon besetzt, also kann { WHAT($what) } nicht dort sein; auf einem Feld steht nur ein Auto oder der Bahnwärter, und auf einer Glocke kein Auto.
refusal-side-without-car = { SIDE($side) } hat kein Auto auf dem Spielplan, also ist das Spiel zu Ende; dann muss als Phase „over“ dastehen.
refusal-cards-do-not-add-up = Es muss insgesamt { $right } Karten „{ NAMES($card, of: "card") }“ geben, hier sind es aber { $cards }.

# Dasselbe für alle, die den Spielplan sehen, wo Koordinaten einen Ort nennen.
seen-refusal-not-a-flower-centre = Das ist nicht die Mitte eines Blumenteils; der Bahnwärter beginnt in einer solchen Mitte.
seen-refusal-flower-has-bell = Auf diesem Blumenteil liegt eine Glocke; der Bahnwärter beginnt auf einem Blumenteil ohne Glocke.
seen-refusal-tile-has-car = Auf diesem Planteil steht schon ein Auto; kein Planteil trägt zwei Startautos.
seen-refusal-bell-on-cell = Dort liegt eine Glocke; wähle ein Feld ohne Glocke.
seen-refusal-no-car-there = Neben diesem Feld steht im { NAMES($dir, of: "direction") } kein Auto; wähle ein Feld und eine Richtung, in der ein Auto steht.
seen-refusal-pulls-nothing = Dort würde das magnetische Auto kein Auto anziehen; lege es zwei Felder von einem entfernt, mit einem offenen Feld dazwischen.
seen-refusal-pull-held = Dort würde das magnetische Auto kein Auto anziehen: Das, welches in Frage käme, steht neben einem anderen magnetischen Auto, das es festhält.
seen-refusal-pull-cancelled = Dort würde das magnetische Auto kein Auto anziehen: Beide Magnete würden dasselbe anziehen, und das hebt sich auf.
seen-refusal-pull-mutual = Dort würde das magnetische Auto kein Auto anziehen: Das, welches in Frage käme, ist selbst magnetisch, und zwei Magnete bewegen einander nicht.
seen-refusal-pull-contested = Dort würde das magnetische Auto kein Auto anziehen: Das, welches in Frage käme, und ein anderes würden auf dasselbe Feld gezogen, also bleiben beide stehen.
seen-refusal-pull-onto-bell = Dort würde das magnetische Auto kein Auto anziehen: Das, welches in Frage käme, käme auf eine Glocke, und jetzt darf keine Glocke läuten.
seen-refusal-operator-not-beside = In dieser Richtung kommt der Bahnwärter nicht dorthin; jeder Schritt führt auf ein Feld oder in ein Loch neben ihm.
seen-refusal-not-out-of-the-hole = Aus seinem Loch kommt der Bahnwärter in dieser Richtung nicht dorthin; wähle ein Feld am Rande des Lochs und eine Richtung, die von innen dorthin führt.
seen-refusal-no-way-on = Von dort aus könnte der Bahnwärter nicht alle übrigen Schritte machen; wähle einen anderen Schritt.
seen-refusal-no-car-to-ring = Dort steht kein Auto, also kann keines läuten; wähle ein Auto, das ein Magnet auf eine Glocke zieht.
seen-refusal-bell-needs-free-flower-cell = Das ist kein freies Feld eines Blumenteils; nur auf ein solches kommt eine Glocke.
seen-refusal-bell-on-that-tile = Auf diesem Planteil liegt eine andere Glocke; wähle ein Blumenteil ohne Glocke.
seen-refusal-no-car-for-card = Dort steht kein Auto; wähle ein Feld, auf dem eines steht.
seen-refusal-no-landing = Der Bahnwärter kann nicht dorthin versetzt werden; wähle ein freies Feld, ohne Auto, ohne Glocke und nicht sein eigenes.

what-tile = Planteil { $number }
what-car = Auto { $number }
what-bell = Glocke { $number }
what-step = Schritt { $number }
what-hole = Loch { $number }

# Was nach dem Ende einer Partie gezählt wird.

tally-car-placed = Gelegte Autos
tally-car-moved = Bewegungen von Autos
tally-car-displaced = Verdrängte Autos
tally-bell-rung = Geläutete Glocken
tally-operator-moved = Schritte des Bahnwärters
tally-card-played = Gespielte Karten
tally-batteries-used = Stöße mit Batterien
