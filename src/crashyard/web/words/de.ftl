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
sound-on-turn = Ton, wenn ich am Zug bin
close = Schließen
make-account = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
account-about = Ein Konto behält deine Spiele auf allen Geräten. Was du als Gast gespielt hast, bleibt dir.
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
password-about = Mindestens acht Zeichen. Alle deine anderen Browser werden abgemeldet.
password-changed = Das Passwort ist geändert.
browsers = Angemeldet
browsers-about = Die Browser, in denen man dich kennt.
unknown-browser = Ein Browser
this-browser = dieser hier
last-seen = Zuletzt gesehen: { $day }
sign-out-others = Überall sonst abmelden
tokens = Programme, die für dich spielen
tokens-about = Ein Programm von dir kann für dich spielen, zuschauen und Tische eröffnen. Dazu braucht es ein persönliches Token, das es mit jeder Anfrage schickt.
to-interface = Was Programme fragen können
to-example-bot = Ein Bot in dreißig Zeilen
no-tokens = Noch hat kein Programm ein Token.
token-made = Erstellt: { $day }
token-used = zuletzt benutzt: { $day }
token-unused = nie benutzt
take-back = Zurücknehmen
token = Token
token-once = Das ist das Token. Es wird nur jetzt gezeigt: Bewahre es gut auf.
token-name = Wie heißt das Programm?
make-token = Token erstellen
my-data = Deine Daten
my-data-about = Was über dich gespeichert ist: dein Name, deine Spiele, was du im Chat geschrieben hast, wo du angemeldet bist.
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
my-games = Meine Spiele
open-tables = Offene Tische
no-open-tables = Gerade sucht niemand Mitspieler. Ein öffentlicher Tisch von dir stünde hier.
running-tables = Zuschauen
no-running-tables = Gerade läuft kein öffentliches Spiel.
past-games = Frühere Spiele
free-chair = freier Platz
somebody = Jemand
free-chairs = { $free ->
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
state-waiting = Beginnt bald
state-over = Beendet
state-unreadable = Nicht lesbar
state-running = Wird gespielt
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
bot-greedy = Ehrgeizig
bot-random = Zufällig
who-sits-where = Wer sitzt wo
seat = Platz { $number }
seat-option = { $option }, Platz { $number }
sit-me = Ich
sit-open = Offen für jemanden
sit-bot = Bot: { $bot }
sit-beside = Jemand neben mir
player-number = Spieler { $number }
options = Regeln
public-table = Öffentlich: Jeder darf mitspielen und zuschauen
clock = Uhr
clock-kind = Bedenkzeit
clock-kind-none = Keine Uhr
clock-kind-live = Minuten für das Spiel
clock-kind-days = Tage je Antwort
clock-minutes = Minuten für jeden
clock-increment = Sekunden mehr je Antwort
clock-days = Tage je Antwort

# Vor dem Spiel.
waiting-for-people = { $free ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $free }.
}
all-here = Alle sind da. Du kannst beginnen.
host-starts = Alle sind da. Der Gastgeber beginnt das Spiel.
sit-down = Hinsetzen
stand-up = Aufstehen
add-bots = Bot dazu
add-bot = Bot dazu: { $bot }
remove = Entfernen
invite = Freunde einladen
invite-about = Wer diesen Link hat, kann sich hinsetzen oder zuschauen.
copy = Kopieren
copied = Kopiert
qr-code = Der Link als QR-Code
agreed = Was vereinbart ist
agreed-public = Öffentlicher Tisch
agreed-private = Nur mit Einladung
agreed-live = { $minutes } min für jeden, { $increment } s mehr je Antwort
agreed-days = { $days ->
    [one] Ein Tag je Antwort
   *[other] { $days } Tage je Antwort
}
is-here = da
is-away = nicht da
watching = { $people ->
    [one] Noch jemand schaut zu.
   *[other] { $people } weitere Leute schauen zu.
}

# Der Tisch.
title-your-turn = ● Du bist am Zug · { $game }
connection-lost = Verbindung verloren. Neuer Versuch …
board = Spielplan
enlarge = Vergrößern
rules = Regeln
search-rules = In den Regeln suchen
rules-page = Ganze Seite, zum Drucken
rules-card = Kurzspielregel
nothing-found = Nichts gefunden.
leave = Spiel verlassen
stay = Bleiben
leave-others = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
leave-alone = Du spielst allein mit Bots: Das Spiel endet hier.
come-back = Meinen Platz einnehmen
replace-absent = Abwesend? Bot spielen lassen
days-left = { $days } T { $hours } Std.
legend = Zeichen
panel-players = Spieler
panel-log = Verlauf
panel-chat = Chat
spoken = Was geschieht
your-choice = Deine Wahl
choose-first = Du bist am Zug: Wähle auf dem Plan.
choose-button = Du bist am Zug: Wähle.
choose-next = Wähle jetzt auf dem Plan.
choose-button-next = Wähle jetzt hier.
show-more = { $count } weitere auf dem Plan: zeigen
chosen-so-far = Bisher gewählt
back-to-here = Dies neu wählen
back = Zurück
confirm-choice = Willst du das?
do-it = Ausführen
undo = Zurücknehmen
hint = Tipp
hint-thinking = Denkt nach …
hint-title = Das würde der Experte tun
hint-title-of = Das würde der Experte für { $name } tun
hint-here = Was würde der Experte hier tun?
hint-take = Dies wählen
hint-wins = gewinnt zu etwa { $percent } %
hint-then = Dann:
hint-rounds = { $rounds ->
    [one] Eine Fortsetzung wurde ausprobiert.
   *[other] { $rounds } Fortsetzungen wurden ausprobiert.
}
hint-even = Bei { $sides } Spielern gewinnt jeder im Mittel zu { $percent } %.
hint-best = Der Experte würde: { $does }, gewinnt zu etwa { $percent } %
sending = Einen Moment …
planned = Du hast gewählt. Du kannst es ändern, bis alle gewählt haben.
waiting-for = Gewartet wird auf { $names }.
thinking-now = Es überlegt: { $names } …
bot = Bot
stands-in = Bot als Vertretung
you = du
play-as = Als { $name } spielen
play-this-seat = Hier spielen
thinks = überlegt …
to-choose = muss wählen
clause-section = Abschnitt { $number }
chat-empty = Noch hat niemand etwas gesagt.
chat-muted = Der Chat ist stumm.
mute = Stumm
chat-say = Etwas sagen
send = Senden
missed-title = Während du weg warst
missed = { $steps ->
    [one] Während du weg warst, ist eine Sache geschehen.
   *[other] Während du weg warst, sind { $steps } Dinge geschehen.
}
watch-missed = Ansehen
panel-figures = Zahlen

# Nach dem Spiel.
game-over = { $game }: Das Spiel ist aus
rematch = Revanche
to-rematch = Zur Revanche
replay = Wiederholung
verify = Würfel prüfen
verified = { $outcomes ->
    [0] In diesem Spiel war nichts dem Zufall überlassen.
    [one] Fair: Ein Ergebnis des Zufalls wurde aus dem veröffentlichten Startwert neu berechnet, und es ist dasselbe.
   *[other] Fair: { $outcomes } Ergebnisse des Zufalls wurden aus dem veröffentlichten Startwert neu berechnet, und alle sind dieselben.
}
table-closed = { $game }: Der Tisch ist geschlossen
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
step-on = Einen Schritt weiter
to-the-end = Ans Ende
seen-by = Gesehen von
spectator = Einem Zuschauer
share-moment = Link hierher kopieren
fork = Von hier weiterspielen
to-table = Zum Tisch
