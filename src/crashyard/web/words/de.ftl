# Was der Browser-Client selbst sagt. Spiele und Ablehnungen sprechen für sich.

# Der Rahmen um jede Seite.
skip-to-content = Zum Inhalt springen
settings = Einstellungen
your-name = Dein Name
language = Sprache
speed = Animation
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-still = Sofort
confirm-always = Jede Wahl bestätigen
sound = Ton
volume = Lautstärke
vibration = Vibrieren, wenn ich am Zug bin und wenn es kracht
what-happens = Was geschieht
show-again = Den letzten Zug noch einmal zeigen
pause = Pause
go-on = Weiter
watch-first = (gleich)
skip-to-choice = Überspringen
skip = Zum aktuellen Stand springen
speed-and-volume = Tempo und Lautstärke
close = Schließen
make-account = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
account-about = Mit einem Konto hast du deine Partien auf allen Geräten. Was du als Gast gespielt hast, bleibt dir.
sign-in-about = Willkommen zurück.
password = Passwort
look = Darstellung
look-device = Wie auf diesem Gerät
look-light = Hell
look-dark = Dunkel
server-away = Der Server antwortet nicht. Neuer Versuch …
no-answer = Der Server antwortet nicht. Bitte versuche es noch einmal.
try-again = Noch einmal versuchen
no-page = Hier ist nichts
no-page-about = Vielleicht ist die Adresse vertippt oder der Link unvollständig.

# Mein Konto.
account = Dein Konto
guest-title = Du spielst als Gast
nobody-title = Hier ist niemand angemeldet
saved = Gespeichert.
change-password = Passwort ändern
old-password = Altes Passwort
new-password = Neues Passwort
password-about = Mindestens acht Zeichen. In allen anderen Browsern wirst du abgemeldet.
password-changed = Das Passwort wurde geändert.
calls = Wenn eine Partie auf dich wartet
calls-about = Jeder offene Tab zeigt es. Du kannst auch gerufen werden, wenn keiner offen ist: auf diesem Gerät oder per Mail.
push-here = Auf diesem Gerät rufen
push-denied = Dieser Browser darf keine Nachrichten dieser Seite zeigen; in seinen Einstellungen kannst du es erlauben.
push-nowhere = Geräte lassen sich rufen, wo die Seite mit https geöffnet ist, in einem Browser, der das kann.
called-since = Gerufen seit { $day }
call-no-more = Nicht mehr rufen
mail-address = Mailadresse
confirm-address = Adresse bestätigen
confirm-sent = Ein Link ist dorthin unterwegs. Öffne ihn innerhalb eines Tages.
mail-about = Sie dient nur diesen Mails und einem vergessenen Passwort.
mail-to = Mails gehen an { $address }.
mail-when = Mails bekommen
mail-off = nie
mail-each = jedes Mal, wenn ich am Zug bin
mail-digest = einmal am Tag, wenn Partien warten
forget-address = Adresse vergessen
quiet-hours = Ruhezeiten
quiet-begin = Von
quiet-end = Bis
quiet-about = Dann wirst du nicht gerufen, sondern danach. Zeitzone: { $zone }.
address-confirmed = Die Adresse ist bestätigt. Ab jetzt bekommst du eine Mail, wenn du am Zug bist.
stop-mail = Keine Mails mehr
mail-stopped = Du bekommst keine Mails mehr, wenn du am Zug bist.
reset-password = Neues Passwort festlegen
reset-about = Mindestens acht Zeichen. Du wirst überall abgemeldet, und Tokens von Programmen enden.
forgotten = Passwort vergessen?
forgotten-about = Wenn du eine Mailadresse bestätigt hast, geht ein Link dorthin.
forgotten-sent = Wenn dieses Konto eine bestätigte Mailadresse hat, ist ein Link unterwegs.
browsers = Wo du angemeldet bist
browsers-about = Die Browser, die dich kennen.
unknown-browser = Ein Browser
this-browser = dieser hier
last-seen = Zuletzt gesehen: { $day }
sign-out-others = Überall sonst abmelden
tokens = Programme, die für dich spielen
tokens-about = Deine eigenen Programme können für dich spielen, zuschauen und Tische eröffnen. Jedes braucht dazu ein persönliches Token, das es mit jeder Anfrage schickt.
to-interface = Was Programme können
to-example-bot = Ein Bot in dreißig Zeilen
no-tokens = Noch hat kein Programm ein Token.
token-made = Erstellt: { $day }
token-used = zuletzt benutzt: { $day }
token-unused = nie benutzt
take-back = Widerrufen
token = Token
token-once = Das ist das Token. Es wird nur dieses eine Mal gezeigt: Bewahre es gut auf.
token-name = Wie heißt das Programm?
make-token = Token erstellen
my-data = Deine Daten
my-data-about = Was über dich gespeichert ist: dein Name, deine Partien, was du im Chat geschrieben hast, wo du angemeldet bist.
save-data = Alles speichern
remove-me = Mich löschen
remove-me-about = Dein Name und alles, was dir gehört, wird gelöscht. Wo du mit anderen spielst, spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.

# Die Lobby.
lobby-title = Brettspiele, in denen es kracht
lobby-about = Mit zwei Klicks gegen Bots spielen oder Freunden einen Link schicken. Ganz ohne Konto.
games = Spiele
player-counts = { $fewest } bis { $most } Spieler
player-counts-some = { $counts } Spieler
play-now = Jetzt spielen
learn = Lernen
new-table = Neuer Tisch
my-games = Meine Partien
open-tables = Offene Tische
no-open-tables = Gerade sucht niemand nach Mitspielenden. Eröffne einen öffentlichen Tisch, dann erscheint er hier.
running-tables = Zuschauen
no-running-tables = Gerade läuft keine öffentliche Partie.
past-games = Frühere Partien
free-chair = freier Platz
somebody = Jemand
free-chairs = { $free ->
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
state-waiting = Beginnt bald
state-over = Beendet
state-unreadable = Nicht lesbar
state-running = Läuft
close-table = Tisch schließen
your-turn = Du bist am Zug
asked-here = Du wirst etwas gefragt
turn-of = Am Zug: { $names }
watch = Zuschauen

# Einen Tisch eröffnen.
start = Los geht’s
how-many-players = Spieler
bots-play = Gegner
bot-beginner = Anfänger
bot-beginner-about = Sieht sich jeden Zug einmal an und übersieht, was danach kommt.
bot-casual = Hobbyspieler
bot-casual-about = Denkt ein wenig voraus, übersieht aber Fallen und was du vorhast.
bot-skilled = Könner
bot-skilled-about = Sieht, was alle als Nächstes tun können; übersieht, was sich erst viel später auszahlt.
bot-expert = Experte
bot-expert-about = Übersieht wenig und denkt über jede Entscheidung bis zu einer Sekunde nach.
bot-greedy = Gierig
bot-greedy-about = Nimmt immer, was sofort am meisten bringt; ein Maßstab für andere Bots.
bot-random = Zufall
bot-random-about = Antwortet aufs Geratewohl; ein Maßstab für andere Bots.
who-sits-where = Wer sitzt wo
seat = Platz { $number }
seat-option = { $option }, Platz { $number }
sit-me = Ich
sit-open = Offen für alle
sit-bot = Bot: { $bot }
sit-beside = Jemand an diesem Gerät
player-number = Spieler { $number }
options = Regeln
public-table = Öffentlich: Alle dürfen mitspielen und zuschauen
clock = Uhr
clock-kind = Bedenkzeit
clock-kind-none = Keine Uhr
clock-kind-live = Minuten pro Partie
clock-kind-days = Tage pro Entscheidung
clock-minutes = Minuten pro Person
clock-increment = Zusätzliche Sekunden pro Entscheidung
clock-days = Tage pro Entscheidung
clock-patience = Minuten ohne Antwort, bis ein Bot gerufen werden kann (0: nie)

# Vor dem Spiel.
waiting-for-people = { $free ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $free } Personen.
}
all-here = Alle sind da. Du kannst beginnen.
host-starts = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
some-away = Alle Plätze sind besetzt. Gerade nicht hier: { $names }.
some-away-start = Alle Plätze sind besetzt. Gerade nicht hier: { $names }. Du kannst trotzdem beginnen.
team = Team { $number }
your-partner = spielt mit dir
edit-table = Tisch ändern
edit-about = Alle am Tisch sehen, was sich geändert hat.
save-changes = Speichern
move-up = { $name } nach oben
move-down = { $name } nach unten
close-about = Der Tisch wird aufgegeben; niemand kann sich mehr setzen oder hier spielen.
sit-down = Platz nehmen
stand-up = Aufstehen
add-bots = Bot hinzufügen
add-bot = Bot hinzufügen: { $bot }
remove = Entfernen
remove-about = { $name } ist hier, verliert den Stuhl und kann sich an diesem Tisch nicht mehr setzen.
invite = Freunde einladen
invite-about = Wer diesen Link hat, kann sich dazusetzen oder zuschauen.
invite-network = Alle müssen im selben Netz sein, zum Beispiel im selben WLAN.
invite-only-here = Im Moment kann nur dieser Computer diesen Tisch öffnen. Damit andere im selben Netz mitspielen können, beende den Server und starte ihn wieder mit „make play FRIENDS=1“ oder „crashyard play --friends“. Der Tisch bleibt erhalten.
copy = Kopieren
copied = Kopiert
qr-code = Der Link als QR-Code
agreed = Einstellungen der Partie
variant = Variante
variant-about = Dieser Tisch spielt nicht nach der Spielregel.
agreed-public = Öffentlicher Tisch
agreed-private = Nur mit Einladung
agreed-live = { $minutes }{"\u00A0"}min pro Person, dazu { $increment }{"\u00A0"}s pro Entscheidung
agreed-none = { $patience ->
    [0] Keine Uhr; auf alle, die da sind, wird gewartet
   *[other] Keine Uhr; nach { $patience }{"\u00A0"}min ohne Antwort kann ein Bot gerufen werden
}
agreed-days = { $days ->
    [one] Ein Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
}
is-here = da
is-away = nicht da
watching = { $people ->
    [one] Eine weitere Person schaut zu.
   *[other] { $people } weitere Personen schauen zu.
}

# Der Tisch.
title-your-turn = ● Du bist am Zug · { $game }
connection-lost = Verbindung wird wiederhergestellt … Was du wählst, bleibt erhalten.
board = Spielfeld
enlarge = Vergrößern
whole-table = Ganzer Tisch
page-others = Andere
page-more = Mehr
closer = Tippe jetzt an, was du meinst
rules = Regeln
search-rules = In den Regeln suchen
rules-page = Seite zum Drucken
rules-card = Kurzspielregel
nothing-found = Nichts gefunden.
leave = Spiel verlassen
stay = Bleiben
leave-others = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
leave-alone = Du spielst allein mit Bots: Die Partie endet hier.
plays-for-you = Ein Bot ({ $level }) spielt für dich.
come-back = Meinen Platz wieder einnehmen
replace-absent = Abwesend? Bot spielen lassen
replace-silent = Keine Antwort? Bot spielen lassen
replace-them = Bot spielen lassen
replace-about = { $name } ist nicht hier. Ein Bot spielt weiter, bis der Platz wieder eingenommen wird, und alle sehen das.
replace-silent-about = { $name } ist hier, antwortet aber seit einer Weile nicht. Ein Bot spielt weiter, bis der Platz wieder eingenommen wird, und alle sehen das.
go-on-waiting = Weiter warten
take-over = Platz von { $name } übernehmen
take-over-about = { $name } ist gegangen, und ein Bot spielt weiter. Du machst dort weiter, wo die Partie steht, und { $name } kann dann nicht zurückkommen.
on-vacation = { $days ->
    [one] im Urlaub, ein Tag
   *[other] im Urlaub, { $days } Tage
}
days-left = { $days }{"\u00A0"}T { $hours }{"\u00A0"}Std.
proposal = Ein Vorschlag
proposal-waits = Warten, ob { $names } zustimmt.
proposal-open = An diesem Tisch liegt schon ein Vorschlag vor; erst muss er beantwortet werden.
ask-abort = { $name } fragt: die Partie ohne Ergebnis beenden?
ask-undo = { $name } fragt: die letzte eigene Entscheidung zurücknehmen?
ask-pause = { $name } fragt: die Partie unterbrechen?
ask-rematch = { $name } fragt: noch einmal spielen?
agree = Ja
decline = Nein
withdraw = Zurückziehen
table-actions = Aktionen
action-pause = Partie unterbrechen
pause-about = Wenn alle zustimmen, stehen die Uhren still, bis jemand weiterspielt.
pause-alone = Die Uhren stehen still und die Bots ruhen, bis du weiterspielst.
action-vacation = Urlaub nehmen
vacation-about = Deine Uhr steht einige Tage still; für die anderen geht die Partie weiter, bis du am Zug bist. Ein Platz hat in einer Partie drei Wochen Urlaub.
vacation-now = { $days ->
    [one] Du bist noch einen Tag im Urlaub.
   *[other] Du bist noch { $days } Tage im Urlaub.
}
vacation-days = Tage von jetzt an
vacation-left = { $days ->
    [0] Keiner ist übrig.
    [one] Höchstens einer.
   *[other] Höchstens { $days }.
}
vacation-take = Uhr anhalten
vacation-end = Ich bin zurück
action-undo = Um Rücknahme bitten
undo-about = Wenn alle zustimmen, wird deine letzte Entscheidung zurückgenommen, mit allem, was danach kam.
action-abort = Ohne Ergebnis beenden
abort-about = Wenn alle zustimmen, endet die Partie hier; niemand hat gewonnen.
action-resign = Aufgeben
resign-about = Du gibst die Partie auf und kannst nicht zurückkommen. Die Spielregeln sagen, wie sie für die anderen weitergeht oder dass sie gewonnen haben.
paused = Die Partie ist unterbrochen.
play-on = Weiterspielen
legend = Symbole
panels = Verlauf und Chat
panel-players = Spieler
panel-log = Verlauf
panel-chat = Chat
spoken = Was geschieht
your-choice = Deine Wahl
choose-first = Du bist am Zug: Wähle auf dem Spielfeld.
choose-button = Du bist am Zug: Wähle.
choose-next = Wähle jetzt auf dem Spielfeld.
choose-button-next = Wähle jetzt hier.
show-more = { $count } weitere auf dem Spielfeld: zeigen
chosen-so-far = Bisher gewählt
back-to-here = Diese Wahl ändern
back = Zurück
confirm-choice = Möchtest du das?
preview-hidden = Was dann kommt, hängt davon ab, was du nicht wissen kannst.
preview-chance = Dann entscheidet der Zufall.
preview-own = Dann wählst du.
preview-other = Dann ist { $names } mit Wählen dran.
preview-end = Damit endet die Partie.
preview-plan = Wenn sich bis dahin nichts ändert.
preview-plans = Jedes für sich, wenn sich bis dahin nichts ändert.
preview-ways =
    { $count ->
        [one] Eine Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }
several-lead-there = Dorthin führt mehr als eine Möglichkeit: Sag zuerst, welche.
do-it = Ausführen
undo = Zurücknehmen
hint = Tipp
hint-thinking = Denkt nach …
hint-title = Das würde der Experte tun
hint-title-of = Das würde der Experte als { $name } tun
hint-here = Was würde der Experte hier tun?
hint-take = Dies wählen
hint-wins = gewinnt in etwa { $percent }{"\u00A0"}% der Fälle
hint-then = Dann:
hint-rounds = { $rounds ->
    [one] Eine Fortsetzung wurde ausprobiert.
   *[other] { $rounds } Fortsetzungen wurden ausprobiert.
}
hint-even = Bei { $sides } Spielern gewinnt jeder im Mittel in { $percent }{"\u00A0"}% der Fälle.
hint-best = Die Wahl des Experten: { $does }; gewinnt in etwa { $percent }{"\u00A0"}% der Fälle
sending = Einen Moment …
planned = Du hast gewählt. Du kannst deine Wahl ändern, bis alle gewählt haben.
waiting-for = Warten auf { $names }.
thinking-now = Es überlegt: { $names } …
bot = Bot
stands-in = vertreten von: { $level }
you = du
play-as = Als { $name } spielen
play-this-seat = Hier spielen
thinks = überlegt …
to-choose = wählt …
log-before = Vor dem ersten Zug
why = warum?
why-title = Die Regel: { $clause }
why-unknown = Die kurzen Regeln sagen dazu nichts; das steht nur im vollständigen Regelwerk.
chat-empty = Noch hat niemand etwas gesagt.
chat-muted = Der Chat ist stumm.
mute = Stumm
chat-say = Etwas sagen
send = Senden
missed-title = Während du weg warst
missed = { $steps ->
    [one] Während du weg warst, ist etwas geschehen.
   *[other] Während du weg warst, ist einiges geschehen: { $steps } Schritte.
}
watch-missed = Ansehen
panel-figures = Zahlen

# Nach dem Spiel.
game-over = { $game }: Die Partie ist zu Ende
won-you = Du hast gewonnen!
won-with = Du hast gewonnen, zusammen mit { $names }!
won-other = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
next-level = Nächste Stufe: { $level }
best-first = Dein erster Sieg bei { $game }
best-level = Dein erster Sieg gegen die Stufe „{ $level }“
streak = { $count } Siege in Folge
best-streak = { $count } Siege in Folge, so viele wie noch nie
story = Wie es lief
standing = Wie es stand
standing-table = Dasselbe als Tabelle
turning-points = Wo es sich gewendet hat
turning-point = Gewinnchance von { $name }: { $before } % → { $after } %
turning-about = Wie wahrscheinlich jemand gewinnt, aus der Sicht der Bots. Ein Klick zeigt den Moment noch einmal.
rematch = Revanche
to-rematch = Zur Revanche
replay = Wiederholung
replay-whole = Diese Partie von Anfang an ansehen
replay-more = Verlauf und mehr
verify = Würfel prüfen
verified = { $outcomes ->
    [0] In dieser Partie war nichts dem Zufall überlassen.
    [one] Fair: Das eine Ergebnis des Zufalls wurde aus dem veröffentlichten Startwert nachgerechnet, und es stimmt.
   *[other] Fair: { $outcomes } Ergebnisse des Zufalls wurden aus dem veröffentlichten Startwert nachgerechnet, und alle stimmen.
}
table-closed = { $game }: Der Tisch wurde geschlossen
table-aborted = { $game }: im Einvernehmen ohne Ergebnis beendet
record = Aufzeichnung speichern
to-lobby = Alle Spiele
result = Ergebnis: { $game }
decisions = Entscheidungen
time-taken = Bedenkzeit

# Noch einmal sehen.
step-of = Schritt { $step } von { $last }
to-the-start = An den Anfang
step-back = Einen Schritt zurück
play = Abspielen
stop = Anhalten
step-on = Einen Schritt vor
to-the-end = Ans Ende
seen-by = Aus der Sicht von
spectator = Zuschauern
share-moment = Link zu diesem Moment kopieren
fork = Von hier weiterspielen
to-table = Zum Tisch

# Meine Spiele.
no-games-yet = Du hast noch nicht gespielt. Deine Spiele erscheinen hier.
filter-game = Spiel
filter-outcome = Ergebnis
filter-name = Mit
filter-all = Alle
games-found = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
outcome-won = Gewonnen
outcome-lost = Verloren
outcome-drawn = Unentschieden
outcome-running = Läuft
outcome-open = Noch nicht begonnen
outcome-closed = Ohne Ergebnis
wins = Siege
streak-now = In Folge
streak-longest = Längste Folge
strongest-beaten = Besiegt bei { $game }

# Lernen.
learn-game = { $game } lernen
learn-about = Kurze Lektionen von etwa zwei Minuten: Ein Satz sagt, was zu tun ist, das Spielfeld zeigt darauf, und du tust es.
lesson-begin = Anfangen
lesson-go-on = Weitermachen
lesson-finished = geschafft
lesson-step = Schritt { $step } von { $steps }
lesson-progress = Fortschritt in dieser Lektion
lesson-next = Weiter
lesson-again = Noch einmal
next-lesson = Nächste Lektion: { $lesson }
all-lessons = Alle Lektionen
leave-lesson = Verlassen
first-time = Neu hier?
first-time-about = In einer ersten Lektion zeigt der Spielplan, was zu tun ist, und du tust es. In einer ersten Partie wird jede Art von Entscheidung erklärt, wenn sie zum ersten Mal ansteht.
first-lesson = Erste Lektion
first-game = Erste Partie
not-now = Jetzt nicht
coach = Trainer
coach-explains = Erklärung:
coach-off = Keine Erklärungen mehr
coach-on = Neue Arten von Entscheidungen erklären

# Würfel, die niemand aussuchen kann.
dice-promise = Niemand kann die Würfel aussuchen, auch nicht, wer diesen Server betreibt.
dice-mixing = Die Würfel werden gemischt …
dice-about = warum?
dice-title = Würfel, die niemand aussuchen kann
dice-how = Der Server und der Browser von allen, die sich setzen, ziehen je eine geheime Zahl und zeigen nur ihren Fingerabdruck. Beim Start stehen alle Fingerabdrücke fest, und erst dann nennen die Browser ihre Zahlen. Jeder Wurf entsteht aus all diesen Zahlen zusammen, also konnte niemand die eigene passend zu den anderen aussuchen. Nach dem Spiel rechnet dein Browser jeden Wurf nach.
dice-known = Wer den Server betreibt, kann die Würfe im Voraus kennen: Der Server braucht seine Zahl, um zu würfeln. Aussuchen kann sie niemand.
dice-withheld = Wer die eigene Zahl nicht innerhalb von zehn Sekunden nennt, wird weggelassen, und alle sehen es: Das ist die einzige Wahl, die jemand hat. Bots tragen nichts bei.
dice-server = Server
dice-not-told = weggelassen
dice-checked = { $count ->
    [one] Der eine Wurf wurde in deinem Browser geprüft: Niemand konnte ihn aussuchen.
   *[other] Alle { $count } Würfe wurden in deinem Browser geprüft: Niemand konnte sie aussuchen.
}
dice-computed = { $count ->
    [one] Der eine Wurf wurde in deinem Browser nachgerechnet: Er ist wie zugesagt. Dieser Browser hat nichts dazu beigetragen.
   *[other] Alle { $count } Würfe wurden in deinem Browser nachgerechnet: Sie sind wie zugesagt. Dieser Browser hat nichts dazu beigetragen.
}
dice-left-out = Deine Zahl wurde weggelassen.
dice-missing = Ohne die Zahl von { $names }.
dice-unchecked = { $count ->
    [one] Ein weiterer stammt von älteren Regeln und lässt sich nicht nachrechnen.
   *[other] { $count } weitere stammen von älteren Regeln und lassen sich nicht nachrechnen.
}
dice-wrong-seed = Die Würfe stimmen nicht: Die Zahl des Servers passt nicht zu ihrem Fingerabdruck.
dice-wrong-promise = Die Würfe stimmen nicht: Der Fingerabdruck des Servers ist nicht der, den er vor dem Spiel gezeigt hat.
dice-wrong-seats = Die Würfe stimmen nicht: Die Fingerabdrücke der Mitspielenden sind nicht die, die beim Start feststanden.
dice-wrong-contribution = Die Würfe stimmen nicht: Eine Zahl passt nicht zum Fingerabdruck, der für sie gezeigt wurde.
dice-wrong-die = Die Würfe stimmen nicht: Wurf { $number } ist nicht der, den die Zahlen ergeben.

# Who somebody is, and what they say.
who-guest = Gast, ohne Konto
who-program = Ein Programm antwortet
who-bot = Bot
looks-on = schaut zu
who-may-talk = Wer reden darf
talk-all = Alle
talk-players = Nur wer mitspielt
talk-off = Niemand
no-talk-players = An diesem Tisch können nur die reden, die mitspielen.
no-talk-off = Der Chat dieses Tischs ist ausgeschaltet.
name-to-talk = Ein Name, um hier mitzureden
take-name = Diesen Namen nehmen
about-person = { $name }: mehr
mute-person = { $name } stummschalten
unmute-person = { $name } wieder zuhören
mute-about = Du liest nicht mehr, was diese Person sagt, an keinem Tisch und auf keinem Gerät. Sie erfährt nichts davon.
muted-line = { $name } (stumm)
report = Melden
report-about = Wer diesen Server betreibt, liest deine Meldung, mit den letzten Zeilen des Chats.
report-reason = Warum
report-note = Noch ein Satz, wenn du willst
reported = Danke, es ist gemeldet.
reason-insults = Beleidigungen
reason-spam = Spam
reason-cheating = Betrug
reason-name = Der Name
reason-other = Etwas anderes
muted-people = Stummgeschaltete Personen
muted-people-about = Du liest an keinem Tisch, was sie sagen.
nobody-muted = Du hast niemanden stummgeschaltet.
listen-again = Wieder zuhören

# Im Voraus antworten.
ahead = Im Voraus antworten
ahead-count = { $count ->
    [one] { $count } Antwort im Voraus
   *[other] { $count } Antworten im Voraus
}
ahead-unsaved = Im Voraus: nicht gespeichert
ahead-cancelled = Im Voraus: aufgehoben
ahead-about = Der Tisch kann für dich antworten, während du weg bist. Wähle, was du antworten willst, falls du gefragt wirst; zu allem anderen wirst du gefragt wie immer. Niemand sonst sieht das.
ahead-looking = Es wird nachgesehen, was du gefragt werden kannst …
ahead-nothing = Soweit zu sehen ist, wirst du in dieser Runde nichts mehr gefragt.
ahead-may = Was du in dieser Runde noch gefragt werden kannst
ahead-share-likely = wahrscheinlich
ahead-share-maybe = vielleicht
ahead-share-rare = selten
ahead-asked = Du wirst gefragt
ahead-answer = Wenn das gefragt wird, antworte:
ahead-else = Wenn das nicht geht, antworte:
ahead-otherwise = Sonst wirst du gefragt.
ahead-higher = Weiter nach oben: { $answer }
ahead-lower = Weiter nach unten: { $answer }
ahead-remove = Entfernen: { $answer }
ahead-place = { $answer }: Nummer { $place } von { $all }
ahead-always = in jedem Fall
ahead-and = und …
ahead-only-if = nur, wenn { $sign }
ahead-not-if = nicht, wenn { $sign }
ahead-condition = Wovon es abhängt: { $answer }
ahead-condition-about = Die Vorschau dieser Antwort entscheidet, wenn du gefragt wirst.
ahead-condition-off = Diese Bedingung entfernen
ahead-holds = Wie lange es gilt
ahead-round = diese Runde
ahead-game = die ganze Partie
ahead-steady = Behalten, was auch geschieht.
ahead-steady-about = Sonst gilt es nicht mehr, wenn { $signs }.
ahead-or = , oder wenn { "" }
ahead-save = Speichern
ahead-save-with-answer = Für meine Antwort merken
ahead-with-answer = Du bist am Zug: Das gilt von deiner nächsten Antwort an.
ahead-withdraw = Alle zurückziehen
ahead-again = { $count ->
    [one] Dasselbe wieder antworten
   *[other] Dieselben { $count } wieder antworten
}
ahead-given = im Voraus geantwortet
ahead-after = Was im Voraus geantwortet wurde
ahead-nobody = In dieser Partie hat niemand im Voraus geantwortet.
ahead-answers = { $count ->
    [0] keine Antwort wurde so gegeben
    [one] { $count } Antwort wurde so gegeben
   *[other] { $count } Antworten wurden so gegeben
}
ahead-withdrawn = zurückgezogen

# Studien: was Bots über ein Spiel herausfinden, für alle, die eines entwerfen.
study = Ein Spiel untersuchen
study-about = Bots spielen viele Partien, und die Zahlen wachsen, während du zusiehst: wie lang eine Partie ist, wie gerecht, wie viel zu wählen ist. Ändere eine Zahl der Spielregel und sieh, was sie bewirkt.
study-link = Für Spieleautoren: ein Spiel oder eine Variante untersuchen
study-new = Neue Studie
study-earlier = Frühere Studien
study-show = Zeigen
study-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
study-done = { $done } von { $wanted } Partien
study-rulebook = Wie in der Spielregel
study-changed-rule = Geändert
study-changed = Was geändert ist
study-changed-about = Zahlen, die die Spielregel festlegt. Lass sie, wie sie sind, um das Spiel selbst zu untersuchen.
study-options = Andere Regeln, die man vereinbaren kann
study-changes = { $count ->
    [one] { $count } Zahl geändert
   *[other] { $count } Zahlen geändert
}
study-reset = Wie in der Spielregel
study-against = Mit der Spielregel vergleichen: dieselben Partien mit beiden
study-limits = { $low } bis { $high }; die Spielregel sagt { $usual }.
study-most = Höchstens { $most }.
study-kinds = Wer spielt
study-kinds-about = Was für eine Art von Spielern stimmt, muss für eine andere nicht stimmen: Wähle mehrere, und der Bericht sagt, was für alle gilt. Stärkere Bots denken nach, ihre Partien dauern länger.
study-mixed = Gemischter Tisch
study-games = Partien
study-games-about = { $fewest } bis { $most } für jede Regel und jede Art von Spielern, { $together } insgesamt.
study-together = { $games ->
    [one] Eine Partie insgesamt
   *[other] { $games } Partien insgesamt
}
study-closer = Genauer hinsehen
study-closer-about = Karten des Spielplans, erste Entscheidungen, wann was kommt und was zusammen. Dauert länger.
study-begin = Anfangen
study-progress = Gespielte Partien
study-state-waiting = wartet, bis sie an der Reihe ist
study-state-running = spielt
study-state-reporting = der Bericht wird geschrieben
study-state-done = fertig
study-state-failed = auf dem Server ging etwas schief; es ist notiert
study-left-seconds = { $seconds ->
    [one] noch etwa eine Sekunde
   *[other] noch etwa { $seconds } Sekunden
}
study-left-minutes = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
study-ready = Der Bericht ist fertig.
study-report = Bericht lesen
study-report-about = Der Bericht ist auf Englisch.
study-stop = Anhalten und berichten
study-table = Einen Tisch damit öffnen
study-another = Andere Studie
study-figures = Zahlen
study-figures-about = Jede Zahl mit dem Bereich, in dem der Zufall sie lässt, 95 %. Die gestrichelte Linie wäre gerecht. Ob sich zwei Regeln über den Zufall hinaus unterscheiden, sagt der Bericht. Alles stimmt für diese Bots; was Menschen tun, kann kein Bot zeigen.
study-alike = Nur { $different } von { $games } Partien sind verschieden: Diese Bots spielen gleich.
study-stopped = { $count ->
    [one] Eine Partie wurde vor ihrem Ende abgebrochen.
   *[other] { $count } Partien wurden vor ihrem Ende abgebrochen.
}
study-failed = { $count ->
    [one] Eine Partie ist gescheitert.
   *[other] { $count } Partien sind gescheitert.
}
study-measure-length = Länge einer Partie
study-measure-decisions = Entscheidungen in einer Partie
study-measure-answers = Mögliche Antworten auf eine Entscheidung
study-measure-starter = Siege derer, die anfangen
study-measure-draws = Unentschieden
study-measure-hits = Treffer auf andere in einer Partie
study-between = { $low } bis { $high }
study-too-few = zu wenige Partien
