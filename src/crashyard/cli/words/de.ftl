# Die Kommandozeile.

interrupted = Abgebrochen.
trouble = Dieser Rechner lässt crashyard nicht weitermachen: { $problem }.

refusal-unknown-command = { $path } kennt keinen Befehl „{ $command }“{ $nearest ->
    [none] {""}
   *[other] {" "}(gemeint ist vielleicht „{ $nearest }“)
}, sondern { $commands }.
refusal-missing-command = { $path } braucht einen seiner Befehle: { $commands }.
refusal-unknown-flag = { $path } kennt die Option { $option } nicht{ $nearest ->
    [none] {""}
   *[other] {" "}(gemeint ist vielleicht { $nearest })
}, sondern { $options }.
refusal-flag-needs-value = { $option } braucht einen Wert.
refusal-flag-takes-no-value = { $option } nimmt keinen Wert an.
refusal-missing-argument = { $path } braucht { $argument }; mehr sagt { $path } --help.
refusal-extra-argument = „{ $argument }“ ist ein Argument zu viel: { $usage }.
refusal-usage = { $path }: { $problem }
refusal-wrong-value = { $option } kann nicht „{ $value }“ sein, nur { $right }.
refusal-unprintable = { $option } darf nur druckbare Buchstaben, Ziffern und Zeichen enthalten.

refusal-bots-do-not-fit = --bots nennt { $bots }, es gibt aber { $players } Plätze: Nenne einen Bot für jeden Platz oder einen für alle.
refusal-unknown-seat = Einen Platz { $seat } gibt es nicht, nur { $right }.
refusal-say-seat = Mehrere Plätze entscheiden gleichzeitig: Sag mit --seat, welcher gemeint ist, { LIST($seats) }.
refusal-chance-awaited = Bevor „{ $action }“ gespielt werden kann, muss der Zufall entscheiden: Gib sein Ergebnis mit --chance ({ $right }) oder einen --seed an.
refusal-stdin-twice = Stellung und Aktionen können nicht beide von der Standardeingabe kommen: Nenne eine Datei für die Stellung.
refusal-seats-do-not-fit = --seats nennt { $seats }, --players aber { $players }: Beide Zahlen müssen gleich sein.
refusal-unknown-sitter = „{ $seat }“ kann hier nicht sitzen, nur { $right }.
refusal-names-do-not-fit = --names nennt { $names }, es gibt aber { $players } Plätze: Jeder Platz braucht einen Namen.
refusal-wrong-name = „{ $name }“ geht hier nicht als Name: Alle Namen müssen verschieden sein und 1 bis { $longest } Zeichen haben.

refusal-empty-name = { $option } braucht den Namen einer Datei oder eines Ordners, keinen leeren.
refusal-no-such-file = „{ $file }“ gibt es nicht; prüfe den Namen.
refusal-is-a-folder = „{ $file }“ ist ein Ordner, keine Datei.
refusal-unreadable-file = „{ $file }“ lässt sich nicht lesen: { $problem }.
refusal-not-utf8 = „{ $file }“ ist keine Textdatei in UTF-8.
refusal-too-large-file = „{ $file }“ ist größer als { $largest } MB und kann deshalb keine unserer Dateien sein.
refusal-cannot-write = „{ $file }“ lässt sich nicht schreiben: { $problem }.
refusal-file-exists = „{ $file }“ gibt es schon und wird nicht überschrieben: Wähle einen anderen Namen.
refusal-folder-not-empty = „{ $folder }“ ist nicht leer: Wähle einen neuen oder leeren Ordner.
refusal-too-few-bots = Eine Arena braucht mindestens zwei verschiedene Bots, nicht „{ $bots }“.
refusal-until-needs-a-pair = Eine Prüfung mit --until ist für zwei Bots bei einer Zahl von Spielern; ab drei gehört --first-alone dazu.
refusal-until-too-low = --until { $until } liegt nicht über dem fairen Anteil von { $fair } aus 100.
refusal-wrong-strengths = „{ $strengths }“ sind keine Arten von Spielern; schreibe zum Beispiel greedy:2000,casual:500,mixed: mindestens zwei, jede einmal, jede mit mindestens zwei Partien, und mixed neben mindestens zwei Bots.
refusal-bots-and-strengths = Wer spielt, sagt --bots oder --strengths, nicht beides.
refusal-other-checkpoint = „{ $file }“ enthält die Ergebnisse anderer Spiele: Nimm eine andere Datei oder dieselben Optionen wie zuvor.
refusal-checkpoint-of-other-version = „{ $file }“ wurde mit einer anderen Version von Crashyard oder der Regeln begonnen, und deren Partien dürfen nicht gemischt werden: Nimm eine andere Datei oder mache mit jener Version weiter.
refusal-broken-checkpoint = Zeile { $line } von „{ $file }“ ist kein Ergebnis eines Spiels: Nimm eine andere Datei.
refusal-checkpoint-in-use = „{ $file }“ wird gerade von einem anderen Lauf benutzt: Warte, bis er fertig ist, oder nimm eine andere Datei.
refusal-needs-package = { $command } braucht { $package }. Installiere das Labor mit: pip install "crashyard[lab]" (in einem Klon: make lab)
refusal-needs-server = { $command } braucht { $package }. Installiere den Server mit: pip install "crashyard[server]" (in einem Klon: make play)
refusal-needs-tracing = CRASHYARD_TRACING=on braucht { $package }. Installiere es mit: pip install "crashyard[server,tracing]"
refusal-wrong-cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters: Gib --ray HOST:PORT seines Kopfes an oder --ray auto für den, der auf diesem Rechner läuft.
refusal-no-cluster = Unter { $address } ist kein Ray-Cluster: { $problem }.
refusal-other-than-cluster = Unter { $address } antwortet etwas, aber kein Ray-Cluster, zu dem dieser Rechner gehört: Gib HOST:PORT seines Kopfes an oder nimm den Rechner auf mit ray start --address={ $address }
refusal-no-cluster-here = Auf diesem Rechner läuft kein Ray-Cluster oder mehr als einer: Starte ihn mit ray start --head oder gib HOST:PORT an.
refusal-empty-cluster = Der Ray-Cluster { $address } hat keinen Kern, der spielen könnte.
refusal-other-version = Der Rechner { $machine } des Clusters hat { $what } { $theirs }, dieser hier { $ours }: Installiere überall dieselbe Version.
refusal-cluster-cannot-play = Ein Rechner des Clusters kann nicht spielen; ist crashyard dort installiert? { $problem }
refusal-cluster-loses = Der Cluster verliert jeden Prozess, der Spiel { $game } spielt: { $problem }

games-entry = { $game }: { $players } Spieler, Regelversion { $rules }
games-build = Ausführung: { $build ->
    [compiled] kompiliert
   *[interpreted] interpretiert
}
simulate-interrupted = Nach { $done } von { $games } Spielen abgebrochen.
simulate-error = Spiel { $game } (Startwert „{ $seed }“) ist gescheitert: { $problem }
simulate-more-errors = { $more } weitere Spiele sind gescheitert.
arena-error = Spiel { $game } ist gescheitert: { $problem }
study-written = Der Bericht: { $report }
sweep-written = Die Kurven: { $picture }
learn-written = Was gelernt wurde: { $file }
refusal-sweep-form = „{ $setting }“ ist kein Bereich von Werten; schreibe einen Namen und seine Werte, etwa upgrade_cost=1..6, target=32..96/16 oder marker=stays,passes.
refusal-sweep-axes = Eine Reihe geht über einen Parameter oder { $most } verschiedene, nicht über { $given }.
refusal-sweep-points = Eine Reihe hat 2 bis { $most } Punkte; diese hätte { $points }.
refusal-nothing-is-dealt = In { $game } teilt der Zufall nichts aus, dessen Wert sich herausfinden ließe.
refusal-not-dealt = Der Zufall teilt kein „{ $thing }“ neben den anderen aus; er teilt { $things } aus.
chance-left-over = { $values ->
    [one] 1 Wert von --chance wurde nicht gebraucht.
   *[other] { $values } Werte von --chance wurden nicht gebraucht.
}
replay-verified = { $outcomes ->
    [one] Geprüft: Das einzige Ergebnis des Zufalls ist das, was der Startwert ergibt.
   *[other] Geprüft: Alle { $outcomes } Ergebnisse des Zufalls sind die, die der Startwert ergibt.
}
replay-unverified = { $outcomes ->
    [one] 1 Ergebnis des Zufalls entstand nach anderen Regeln und lässt sich mit diesen nicht prüfen.
   *[other] { $outcomes } Ergebnisse des Zufalls entstanden nach anderen Regeln und lassen sich mit diesen nicht prüfen.
}
replay-bound = Gemischt von { SEATS($seats) }, vor dem Spiel festgelegt: Niemand konnte diese Ergebnisse ohne sie alle aussuchen.
replay-unbound = Kein Platz hatte sich vor dem Spiel festgelegt: Wer diese Ergebnisse erzeugt hat, könnte sie ausgesucht haben.
replay-missing = Weggelassen, weil rechtzeitig kein Beitrag kam: { SEATS($seats) }.
replay-next-rules = Von hier an ging das Spiel nach den Regeln { $rules } weiter.{ $lost ->
    [0] { "" }
    [one] { " " }1 Antwort wurde nicht übernommen.
   *[other] { " " }{ $lost } Antworten wurden nicht übernommen.
}

# Das Spiel am Terminal.

play-people = { COUNT($seats) ->
    [1] Du spielst { SEATS($seats) }.
   *[other] An dieser Tastatur: { SEATS($seats) }.
}
play-bots = Der Bot „{ $bot }“ spielt { SEATS($seats) }.
play-commitment = Der Zufall ist fair. Sein Startwert wird am Ende gezeigt; dessen Fingerabdruck (SHA-256) ist
    { $commitment }
play-how = Tippe die Nummer von dem, was du tun willst. „hilfe“ sagt dir, wie man spielt.
play-prompt = { SEAT($seat) }>
play-hint = Eine Nummer, oder zeige: „{ $pointing }“. Auch: hilfe, tipp, rückgängig, verlauf, ende.
play-narrowed = Welche? Mit „zurück“ geht es zurück.
play-more-entries = ... und { $more } weitere: Zeige auf das, was du meinst.
play-hand-over = { SEAT($seat) } ist am Zug. Wenn sonst niemand hinsieht, drücke die Eingabetaste.
play-watching = Eingabetaste: weiter zusehen. „schluss“: bis zum Schluss. „ende“: aufhören.
play-undone = Zurückgenommen.
play-thinking = Denkt nach …
play-advice = Was die Stufe „{ $level }“ tun würde:
play-advice-line = { $does }: gewinnt in etwa { $percent }{"\u00A0"}% der Fälle. Tippe: { $text }
play-advice-then = Dann: { $steps }
play-advice-tie = Antworten { LIST($lines) }: { $says }
play-advice-rounds = { $rounds ->
    [one] Eine Fortsetzung wurde ausprobiert.
   *[other] { $rounds } Fortsetzungen wurden ausprobiert.
}
play-advice-even = Bei { $sides } Spielern gewinnt jeder im Mittel in { $percent }{"\u00A0"}% der Fälle.
play-really = Willst du wirklich aufgeben? (ja, nein)
play-saved = Die Aufzeichnung steht in „{ $file }“.
play-left = Du hast das Spiel verlassen.
play-over = Die Rangfolge:
play-rank = { $rank }. { SEATS($seats) }
play-seed = Der Startwert des Zufalls war
    { $seed }

learning-step = Schritt { $number } von { $steps }
learning-look = Sieh dir an: { $things }
learning-read = Eingabetaste: weiterlesen. „ende“: aufhören.
learning-hint = Eine Zahl, oder zeige: „{ $pointing }“. Auch: hilfe, brett, ende.
learning-left = Du hast die Lektion verlassen.

play-help-choosing = Wählen: Tippe die Nummer eines Eintrags; oder zeige, indem du der Reihe nach nennst, was du anfassen würdest, etwa „{ $pointing }“; oder tippe die Aktion selbst, etwa „{ $text }“. Passen mehrere Aktionen, wirst du gefragt, welche.
play-help-help = diese Seite
play-help-board = den Tisch noch einmal zeichnen
play-help-log = was bisher geschah; „verlauf 50“ zeigt mehr
play-help-hint = was der Experte jetzt tun würde, und warum; „tipp casual“ fragt eine andere Stufe
play-help-undo = deine letzte Entscheidung zurücknehmen, so oft du willst
play-help-language = „sprache en“, „sprache de“, „sprache es“
play-help-save = „speichern DATEI“ schreibt die Aufzeichnung in eine neue Datei
play-help-resign = aufgeben
play-help-quit = das Spiel verlassen
play-help-back = beim Wählen einen Schritt zurück

refusal-no-such-entry = Einen Eintrag { $number } gibt es nicht, nur 1 bis { $most }.
refusal-nothing-fits = Nichts, was du jetzt tun darfst, passt zu „{ $typed }“: Tippe eine Nummer der Liste oder „hilfe“.
refusal-nothing-to-undo = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
refusal-save-where = Nenne die Datei: „speichern DATEI“.

word-help = hilfe help ?
word-board = brett board b
word-log = verlauf log
word-hint = tipp hint h
word-undo = rückgängig undo u
word-language = sprache language
word-save = speichern save
word-resign = aufgeben resign
word-quit = ende quit q
word-back = zurück back
word-end = schluss end
word-yes = ja j

# Der Server.

serve-started = Crashyard ist offen unter { $address } ; Strg-C schließt es.
serve-friends = Andere im selben Netz öffnen { $address } .
serve-alone = Nur dieser Computer kann es öffnen. Damit andere im selben Netz mitspielen können, beende es und gib ein: make play FRIENDS=1 (oder: crashyard play --friends).
serve-already-open = Crashyard ist schon offen unter { $address } ; schließe es dort, wo es gestartet wurde.
serve-no-browser = Hier ließ sich kein Browser öffnen: Öffne { $address } selbst.
serve-stopped = Geschlossen. Laufende Partien gehen weiter, wenn wieder geöffnet wird.
think-started = Denkt für den Server unter { $address }, mit { $processes ->
    [one] einem Prozess
   *[other] { $processes } Prozessen
}; Strg-C beendet es.
think-stopped = Beendet. Was angefangen war, ist zu Ende gedacht.
refusal-cannot-listen = Unter { $host }, Port { NUMBER($port, useGrouping: 0) } kann niemand herein: { $problem }; wähle anderes mit --host und --port, oder CRASHYARD_HOST und CRASHYARD_PORT.

refusal-newer-database = Die Datenbank { $database } wurde von einer neueren Version von crashyard geschrieben; installiere diese.
refusal-database-in-use = Die Datenbank { $database } wird schon von einem anderen crashyard benutzt; schließe es oder nenne eine andere mit --database oder CRASHYARD_DATABASE.
refusal-unusable-database = Die Datenbank { $database } lässt sich nicht benutzen: { $problem }; behebe das oder nenne eine andere mit --database oder CRASHYARD_DATABASE.
refusal-unusable-bus = Dem Verbund lässt sich unter { $address } nicht beitreten: { $problem }; behebe das oder nenne eine andere Adresse mit --cluster oder CRASHYARD_CLUSTER.
refusal-needs-cluster = crashyard think braucht den Bus eines Servers: --cluster nats://HOST:4222 oder CRASHYARD_CLUSTER.
refusal-no-data-folder = Der Ordner „{ $folder }“ für die Datenbank lässt sich nicht anlegen: { $problem }; behebe das oder nenne eine andere Datenbank mit --database oder CRASHYARD_DATABASE.
admin-backed-up = Die Datenbank wurde nach „{ $file }“ kopiert ({ $size } KB).
admin-closed = Tisch { $table } wurde geschlossen.
admin-unreadable = nicht lesbar: { $why }
admin-removed = Das Konto „{ $account }“ wurde entfernt.
admin-password = Wer „{ $account }“ besitzt, ist überall abgemeldet; das neue Passwort, das bald geändert werden sollte, lautet:
admin-muted = „{ $person }“ kann { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} lang an keinem Tisch reden.
admin-unmuted = „{ $person }“ kann wieder reden.
admin-report = #{ $number }  { $at }  { $reason }: { $name } ({ $kind }, { $person }), gemeldet von { $by }
admin-report-closed = Meldung { $number } ist erledigt.
admin-account = Konto
admin-guest = Gast
admin-gone = jemand, der nicht mehr hier ist
admin-node-there = da
admin-node-draining = gibt seine Tische ab
admin-node-gone = fort seit { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}
admin-drained = Knoten { $node } gibt seine Tische ab und kann beendet werden, sobald „crashyard admin nodes“ keine mehr bei ihm zeigt.
admin-back = Knoten { $node } übernimmt wieder Tische.
refusal-no-open-table = Es gibt keinen Tisch { $table }, der geschlossen werden könnte.
refusal-table-too-busy = Der Tisch { $table } ließ sich nicht schließen, weil dort zu viel los ist; versuche es noch einmal.
refusal-no-such-account = Es gibt kein Konto „{ $account }“.
refusal-no-such-node = Es gibt gerade keinen Knoten { $node }; „crashyard admin nodes“ zeigt sie.
refusal-nodes-elsewhere = Nur eine Datenbank von PostgreSQL hat Knoten; nenne sie mit --database postgresql://USER:PASSWORD@HOST/NAME.
refusal-no-such-report = Es gibt keine offene Meldung { $number }.
refusal-nobody-to-mute = Es gibt kein Konto „{ $person }“ und niemanden mit dieser Kennung.
refusal-backup-elsewhere = Nur die eingebaute Datenbank kann hier gesichert werden; PostgreSQL hat dafür pg_dump.
