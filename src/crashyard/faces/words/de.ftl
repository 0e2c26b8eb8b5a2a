# Was alle Spiele gemeinsam haben. Wer keinen Namen hat, heißt nach der Farbe seines Platzes.

seat-number = { $number ->
    [0] Rot
    [1] Blau
    [2] Grün
    [3] Weiß
    [4] Orange
    [5] Lila
   *[other] Platz { $number }
}
seat-letter = { $seat ->
    [0] R
    [1] B
    [2] G
    [3] W
    [4] O
    [5] L
   *[other] { $seat }
}
seat-you = du
seat-name = { SEAT($seat) }
seat-chance = der Zufall
list-and = { $first } und { $last }
clause-section = Abschnitt { $number }
in-answer = Antwort { $answer } der Aufzeichnung: { $sentence }

# Worum es in einer Datei oder einer Aktion gehen kann, im Akkusativ.

what-the-position = die Stellung
what-the-record = die Aufzeichnung
what-the-action = die Aktion
what-the-order = die Anweisung
what-the-outcome-of-chance = das Ergebnis des Zufalls
what-options = die Optionen

# Ablehnungen: was falsch ist und was richtig wäre.

refusal-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht; zur Wahl stehen { $languages }.
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; zur Wahl stehen { $games }.
refusal-broken-game = Das Spiel „{ $game }“ ist abgeschaltet, weil sein Ordner nicht benutzt werden kann: { $why }.
refusal-which-game = Es ist nicht zu erkennen, zu welchem Spiel diese Stellung gehört; ergänze das Feld „game“, möglich sind { $games }.
refusal-wrong-players = { $game } lässt sich nicht zu „{ $players }“ spielen; die richtige Spielerzahl ist { $right }.
refusal-option-form = „{ $setting }“ setzt keine Option; schreibe Name=Wert.
refusal-unknown-option = { $game } hat keine Option „{ $option }“; es gibt { $options }.
refusal-wrong-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein, nur { $right }.
refusal-wrong-assignment = Die Option „{ $option }“ kann bei dieser Spielerzahl nicht „{ $value }“ sein; sie braucht { $count } verschiedene Werte aus { $values }, durch Kommas getrennt in der Reihenfolge der Plätze, oder { $right }.
refusal-no-resigning = In diesem Spiel kann niemand aufgeben; es wird bis zum Ende gespielt.

refusal-not-json = Für { WHAT($what) } braucht es gültiges JSON, aber { $problem ->
    [deep] dieses hier ist zu tief verschachtelt
    [repeated] das Feld „{ $value }“ kommt zweimal vor
    [number] „{ $value }“ ist keine lesbare Zahl
   *[broken] dieses hier bricht in Zeile { $line }, Spalte { $column } ab
}.
refusal-not-an-object = Für { WHAT($what) } braucht es ein JSON-Objekt in geschweiften Klammern, nicht „{ $value }“.
refusal-missing-field = Das Feld „{ $field }“ fehlt, wird aber für { WHAT($what) } gebraucht.
refusal-unknown-field = Ein Feld „{ $field }“ gibt es für { WHAT($what) } nicht; lass es weg oder berichtige seinen Namen.
refusal-wrong-field = Das Feld „{ $field }“ für { WHAT($what) } kann nicht „{ $value }“ sein; richtig wäre { $right }.
refusal-newer-format = Das Format { $format } für { WHAT($what) } ist zu neu für diese Version, die Formate bis { $newest } liest; installiere eine neuere.
refusal-newer-rules = Die Regeln { $rules } für { WHAT($what) } sind zu neu für diese Version, die die Regeln bis Version { $newest } kennt; installiere eine neuere.

refusal-empty-action = Die Aktion ist leer; schreibe, was zu tun ist, und dann die Einzelheiten als Name=Wert.
refusal-action-text = „{ $word }“ ist in einer Aktion nicht zu verstehen; schreibe jede Einzelheit einmal, als Name=Wert.
refusal-wrong-outcome = „{ $value }“ kann der Zufall hier nicht ergeben; richtig wäre { $right }.

refusal-too-many-orders = Es wird zu viel im Voraus beantwortet: { $what ->
    [orders] ein Platz kann { $most } Anweisungen haben, es sind aber { $count }.
    [characters] alle Anweisungen eines Platzes können { $most } Zeichen haben, es sind aber { $count }.
   *[answers] eine Anweisung kann { $most } Antworten nennen, diese nennt aber { $count }.
}

refusal-edited-record = Die Aufzeichnung wurde nachträglich verändert; angenommen wird sie nur unverändert.
refusal-wrong-answer = Antwort { $answer } der Aufzeichnung ist nicht lesbar; richtig wäre ein Paar aus Platz und Form, [0, "end_turn"]; bis Format 1 ein Paar ganzer Zahlen.
refusal-no-seed = Die Ergebnisse des Zufalls lassen sich nicht nachrechnen, weil die Aufzeichnung keinen Startwert enthält; ein faires Spiel veröffentlicht ihn, wenn es zu Ende ist.
refusal-broken-commitment = Der Startwert in der Aufzeichnung ist nicht der vor dem Spiel zugesagte; sein SHA-256 muss die Zusage („commitment“) ergeben.
refusal-broken-contribution = Der Beitrag von Platz { $seat } ist nicht der, auf den sich der Platz festgelegt hatte; sein SHA-256 muss die Zusage („commitment“) ergeben.
refusal-loaded-die = Nach Antwort { $answer } wäre Ergebnis { $number } des Zufalls { $value }, nach dem Startwert muss es { $right } sein.
refusal-other-list = Für Ergebnis { $number } des Zufalls (Antwort { $answer }) nennt die Aufzeichnung andere Möglichkeiten oder Gewichte als die Regeln.
refusal-unknown-numbering = Die Antworten sind als Nummern gespeichert, und diese Version weiß nicht, wie die Regeln { $rules } von { $game } nummerierten.
refusal-unknown-number = Die Nummer { $number } bedeutet hier in der Nummerierung der Regeln { $rules } nichts.
refusal-other-position = Die Stellung ist nicht die gespeicherte.
refusal-other-result = Die Partie endet nicht so, wie sie damals geendet hat.
refusal-left-road = Gespielt nach den Regeln { $rules }; nach den Regeln { $ours } lassen sich die Antworten nicht weiter nachspielen. { $why } { $checked ->
    [0] Davor ließ sich keine gespeicherte Stellung vergleichen.
   *[other] Nach Antwort { $checked } war die Stellung noch die gespeicherte.
}
refusal-unchecked-road = Gespielt nach den Regeln { $rules } und bis zum Ende nachgespielt nach den Regeln { $ours }; die Stellungen sind aber vielleicht nicht die von damals: { $checked ->
    [0] Keine davon wurde gespeichert oder lässt sich vergleichen.
   *[other] Nach Antwort { $checked } wurde keine gespeichert oder lässt sich vergleichen.
}

refusal-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht, nur { $bots }.
refusal-unknown-level = Eine Stufe „{ $level }“ gibt es nicht, nur { $levels }.
refusal-wrong-thinking-time = „{ $bot }“ sagt nicht, wie viele Sekunden nachgedacht wird: mehr als 0 und höchstens { $most }, wie in expert@1.
refusal-wrong-cores = „{ $bot }“ sagt nicht, auf wie vielen Kernen nachgedacht wird: 1 bis { $most }, wie in expert@1x2.
refusal-no-peer = Ohne das Paket „{ $package }“ lässt sich der Vergleich nicht messen; installiere es zuerst.
refusal-no-peer-environments = Ohne { $packages } lassen sich die Umgebungen nicht vergleichen; „make bench“ installiert, was fehlt.
refusal-not-open = { $bot } durchsucht nur Spiele, in denen nichts verborgen ist und niemand gleichzeitig mit anderen entscheidet: { $games }.
refusal-no-faces = { $game } ist nur für Programme da: Es hat weder Bild noch Worte; sein Game würde sie als „faces“ anbieten.
refusal-no-observation = Für { $game } gibt es noch keine Beobachtungen in Zahlen; sein Game würde sie mit „observer“ anbieten.
refusal-other-players = Dieser Tisch ist für { $right } Personen, in der Stellung sind es aber { $players }.
refusal-no-tables = Es muss mindestens einen Tisch geben, nicht { $count }.
refusal-no-workers = Es muss mindestens einen Prozess für die Tische geben, nicht { $workers }.
refusal-batch-closed = Dieser Stapel wurde geschlossen oder mitten in einem Schritt unterbrochen; lege einen neuen an.
refusal-wrong-actions = Jeder Tisch braucht eine ganze Zahl als Aktion, insgesamt { $count }.
refusal-illegal-at-table = Platz { $seat } kann an Tisch { $table } nicht Aktion { $action } wählen; an keinem Tisch wurde gespielt. Die Maske sagt, was möglich ist.
refusal-illegal-action = Platz { $seat } kann jetzt nicht Aktion { $action } wählen; die Maske sagt, was möglich ist.
refusal-wrong-render-mode = Als „{ $mode }“ lässt sich der Tisch nicht zeichnen; richtig wäre { $right }.
refusal-wrong-longest = Eine Partie lässt sich nach einer ganzen Zahl von Antworten ab 1 abbrechen, nicht nach „{ $longest }“.
refusal-wrong-tables = An welchen Tischen gespielt wird, sagt ein True oder False für jeden Tisch, insgesamt { $count }.
refusal-other-batch = Dieser Stand gehört zu einem anderen Spiel, anderen Plätzen oder Optionen oder einer anderen Zahl von Tischen als der Stapel.
refusal-wrong-illegal = Mit verbotenen Aktionen kann nicht „{ $illegal }“ geschehen; richtig wäre { $right }.
refusal-wrong-max-cycles = Eine Partie lässt sich nach einer ganzen Zahl von Entscheidungen ab 1 abbrechen, nicht nach „{ $cycles }“.
refusal-wrong-shaping = Das Gewicht geformter Belohnungen muss eine Zahl sein, 0 für keine; es ist „{ $shaping }“.
refusal-wrong-discount = Belohnungen werden mit einer Zahl von 0 bis 1 abgezinst, nicht mit „{ $discount }“.
refusal-wrong-seed = Ein Startwert muss eine ganze Zahl ab 0 sein, nicht „{ $seed }“.
refusal-unknown-reset-option = reset kennt keine Option „{ $option }“; die Optionen des Spiels gibt man an, wenn man die Umgebung anlegt.
refusal-not-reset = Es läuft keine Partie; rufe zuerst reset auf.
refusal-unknown-agent = Einen Agenten „{ $agent }“ gibt es hier nicht, nur { $agents }.
refusal-wrong-opponents = Es gibt { $right } andere Plätze, aber { $count } Gegner; nenne einen für alle oder einen für jeden.
refusal-wrong-learner-seat = Der Platz des Lernenden muss eine Zahl von 0 bis { $most } sein, oder nichts für einen anderen in jeder Partie; er ist „{ $seat }“.
refusal-wrong-autoreset = Nach dem Ende einer Partie ist „{ $mode }“ hier nicht möglich; richtig wäre { $right }.
refusal-state-cannot-undo = OpenSpiel behält den Verlauf eines Zustands für sich, daher kann kein Spiel in Python eine Aktion zurücknehmen; parent() gibt den Zustand davor.
refusal-no-parent = Hier wurde noch nichts entschieden, also gibt es nichts davor.
refusal-wrong-recall = Wie viele Antworten erinnert werden, sagt eine Zahl ab 0, nicht { $answers }.
refusal-too-long-to-recall = Diese Partie hat { $answers } Antworten gebraucht, erinnert werden aber nur { $most }; erhöhe recalled_answers.
refusal-no-opening = Es gibt weder ein Endspiel „{ $opening }“ noch eine solche Datei; Endspiele sind { $endgames }.
refusal-no-policy = Für { $game } zu { $players } wurde nichts gelernt; „learned“ kann dort nicht spielen.
refusal-unfit-policy = In „{ $file }“ steht nichts, was für { $game } zu { $players } gelernt wurde.
refusal-nothing-forbids = Das kann gewählt werden; zeige zuerst auf etwas Hervorgehobenes.
refusal-nothing-to-choose = Hier gibt es jetzt nichts zu wählen.

# Die Spielregeln.

language-name = Deutsch
refusal-no-rules = Der Text „{ $file }“ der Regeln von { $game } ist noch nicht geschrieben.
refusal-unknown-picture = In den Regeln von { $game } gibt es kein Bild „{ $picture }“.
picture-before = Vorher
picture-after = Nachher

# Lektionen.

refusal-unknown-lesson = Für { $game } gibt es keine Lektion „{ $lesson }“.
refusal-lesson-lost = Diese Lektion ist anders verlaufen; beginne sie bitte noch einmal.
lesson-other = Das ist auch erlaubt, aber versuche diesmal, was der Satz oben sagt.

# How long a game was, unless the game counts something else
length-played = { $count ->
    [one] Eine Runde wurde gespielt.
   *[other] { $count } Runden wurden gespielt.
}
length-unit = Runden

# Warum eine Antwort geraten wird: was sie bringt und wagt. Die Spiele sagen, was das ist: `effect-...` von der Antwort, `threat-...` von dem, was andere tun könnten.

why-does = { $later ->
    [true] { $likely ->
        [true] danach wahrscheinlich: { $what }
       *[false] danach: { $what }
    }
   *[false] { $likely ->
        [true] wahrscheinlich: { $what }
       *[false] { $what }
    }
}{ $unhindered ->
    [true] , wenn niemand dazwischenkommt
   *[false] {""}
}
why-gain = { $what }
why-but = aber { $what }
why-loss = { $what }
why-danger = { SEATS($by) } { COUNT($by) ->
    [one] könnte
   *[other] könnten
} dann { $what }
why-unreachable = { SEATS($by) } { COUNT($by) ->
    [one] kann
   *[other] können
} { $turn ->
    [true] im nächsten Zug
   *[false] mit der nächsten Antwort
} { $what }
why-safer = { SEATS($by) } { COUNT($by) ->
    [one] wird
   *[other] werden
} seltener { $what }
why-tie = { $why ->
    [plans] Etwa gleich gut: Alle planen geheim, und es kommt mehr darauf an, was die anderen wählen.
    [chance] Etwa gleich gut: Es kommt mehr auf den Zufall an.
    [same] Etwa gleich gut: Soweit es sich absehen lässt, bringen und wagen sie das Gleiche.
   *[balance] Etwa gleich gut: Was sie bringen und wagen, wiegt gleich viel.
}
effect-wins = { $mine ->
    [true] gewinnt die Partie
   *[false] { SEAT($seat) } gewinnt die Partie
}
threat-wins = die Partie gewinnen
spared-wins = die Partie nicht gewinnen
effect-score-up = { $mine ->
    [true] bringt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
   *[false] { SEAT($seat) } bekommt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
}
effect-score-down = { $mine ->
    [true] kostet { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
   *[false] { SEAT($seat) } verliert { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
}
