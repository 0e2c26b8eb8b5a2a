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
speed-still = Keine
confirm-always = Jede Wahl bestätigen
sound-on-turn = Ton abspielen, wenn ich am Zug bin
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
turn-of = Am Zug: { $names }
watch = Zuschauen

# Einen Tisch eröffnen.
start = Los geht’s
how-many-players = Spieler
bots-play = Bots
bot-beginner = Anfänger
bot-casual = Hobbyspieler
bot-skilled = Könner
bot-expert = Experte
bot-greedy = Gierig
bot-random = Zufall
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

# Vor dem Spiel.
waiting-for-people = { $free ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $free } Personen.
}
all-here = Alle sind da. Du kannst beginnen.
host-starts = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
sit-down = Platz nehmen
stand-up = Aufstehen
add-bots = Bot hinzufügen
add-bot = Bot hinzufügen: { $bot }
remove = Entfernen
invite = Freunde einladen
invite-about = Wer diesen Link hat, kann sich dazusetzen oder zuschauen.
copy = Kopieren
copied = Kopiert
qr-code = Der Link als QR-Code
agreed = Einstellungen der Partie
agreed-public = Öffentlicher Tisch
agreed-private = Nur mit Einladung
agreed-live = { $minutes }{"\u00A0"}min pro Person, dazu { $increment }{"\u00A0"}s pro Entscheidung
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
connection-lost = Verbindung verloren. Neuer Versuch …
board = Spielfeld
enlarge = Vergrößern
rules = Regeln
search-rules = In den Regeln suchen
rules-page = Seite zum Drucken
rules-card = Kurzspielregel
nothing-found = Nichts gefunden.
leave = Spiel verlassen
stay = Bleiben
leave-others = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
leave-alone = Du spielst allein mit Bots: Die Partie endet hier.
come-back = Meinen Platz wieder einnehmen
replace-absent = Abwesend? Bot spielen lassen
days-left = { $days }{"\u00A0"}T { $hours }{"\u00A0"}Std.
legend = Symbole
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
stands-in = Bot in Vertretung
you = du
play-as = Als { $name } spielen
play-this-seat = Hier spielen
thinks = überlegt …
to-choose = wählt …
clause-section = Abschnitt { $number }
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
rematch = Revanche
to-rematch = Zur Revanche
replay = Wiederholung
verify = Würfel prüfen
verified = { $outcomes ->
    [0] In dieser Partie war nichts dem Zufall überlassen.
    [one] Fair: Das eine Ergebnis des Zufalls wurde aus dem veröffentlichten Startwert nachgerechnet, und es stimmt.
   *[other] Fair: { $outcomes } Ergebnisse des Zufalls wurden aus dem veröffentlichten Startwert nachgerechnet, und alle stimmen.
}
table-closed = { $game }: Der Tisch wurde geschlossen
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
