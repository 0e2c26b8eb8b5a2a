# Was der Server ablehnt.
refusal-absent-shortly = { $name } ist gerade erst gegangen; nach { $seconds ->
    [one] einer weiteren Sekunde
   *[other] { $seconds } weiteren Sekunden
 } kann ein Bot weiterspielen.
refusal-account-keeps-name = Ein Konto behält seinen Namen; eröffne ein anderes, um anders zu heißen.
refusal-already-started = An diesem Tisch wird schon gespielt.
refusal-asked-just-now = Du hast gerade erst darum gebeten; frag in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refusal-body-too-long = Eine Anfrage hat höchstens { $longest } Bytes.
refusal-not-called-json = Der Inhalt einer Anfrage muss JSON sein, mit dem Content-Type application/json.
refusal-bot-plays = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
refusal-bots-tired = Deine Bots haben in letzter Zeit viel nachgedacht; beginne die nächste Partie in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
refusal-chair-is-open = Auf diesem Stuhl sitzt niemand.
refusal-chair-taken = Auf diesem Stuhl sitzt { $name }; wähle einen anderen.
refusal-clock-decides = { $name } hat noch Zeit: Ein Bot spielt weiter, wenn die Uhr abgelaufen ist, und nicht vorher.
refusal-chat-for-players = An diesem Tisch können nur die reden, die mitspielen.
refusal-chat-is-off = Der Chat dieses Tischs ist ausgeschaltet.
refusal-common-password = Viele nehmen dieses Passwort, oder es ist der Name; wähle eines, das niemand errät.
refusal-foreign-page = Diese Anfrage kommt von der Seite einer anderen Adresse; öffne die Seite dieses Servers und versuche es noch einmal.
refusal-has-account = Du bist schon in einem Konto angemeldet.
refusal-hint-busy = Gerade fragen viele nach Tipps; versuche es gleich noch einmal.
refusal-hint-failed = Gerade ließ sich kein Tipp finden; versuche es gleich noch einmal.
refusal-hint-late = Die Partie ging weiter, während der Tipp berechnet wurde; frag noch einmal.
refusal-hint-not-now = Dieser Platz hat gerade nichts zu entscheiden, also gibt es keinen Tipp für ihn.
refusal-hint-others = An diesem Tisch spielen noch andere mit: Tipps gibt es nur für alle, die allein mit Bots spielen.
refusal-link-used = Dieser Link wurde schon benutzt oder ist zu alt; fordere einen neuen an.
refusal-name-taken = Dieser Name oder ein ähnlich aussehender gehört schon jemandem; wähle einen anderen.
refusal-name-unseen = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
refusal-no-account = Du bist Gast; lege zuerst ein Konto an.
refusal-no-address = Bestätige zuerst eine Mailadresse.
refusal-no-database = Der Server erreicht seine Datenbank nicht; versuche es gleich noch einmal.
refusal-no-mail = Dieser Server verschickt keine Mails.
refusal-no-such-action = Eine solche Aktion gibt es nicht; Aktionen sind Zahlen von 0 bis { NUMBER($most, useGrouping: 0) }.
refusal-no-such-address = Unter dieser Adresse gibt es nichts; prüfe den Link.
refusal-no-such-device = Du hast kein solches Gerät.
refusal-no-such-person = Stummschalten und melden lässt sich nur, wer sonst noch an diesem Tisch sitzt oder dort etwas gesagt hat.
refusal-no-such-session = Dort bist du nicht angemeldet.
refusal-no-such-study = Du hast keine solche Studie; nach einem Neustart des Servers sind sie weg.
refusal-no-such-table = Diesen Tisch gibt es nicht; prüfe den Link.
refusal-no-such-token = Ein solches Token hast du nicht.
refusal-no-time-for-that = Du hast zu wenig Zeit übrig, um es dir anders zu überlegen.
refusal-no-undo = Du kannst nichts zurücknehmen: Du hast noch nicht entschieden, oder seither hat jemand anderes oder der Zufall entschieden, oder es wurde etwas Verdecktes gezeigt.
refusal-no-vacation = Urlaub gibt es in Partien, in denen jede Entscheidung Tage dauern darf.
refusal-nobody-to-ask = Außer dir spielt hier niemand persönlich, also kann niemand zustimmen.
refusal-not-asked = Auf deine Antwort zu diesem Vorschlag wartet niemand.
refusal-not-awaited-contribution = Von diesem Platz wird kein Beitrag zu den Würfeln erwartet.
refusal-not-for-programs = Ein Token spielt für dich, ändert aber nicht dein Konto; tu das im Browser.
refusal-not-over = Das gibt es erst, wenn die Partie zu Ende ist.
refusal-not-paused = Die Partie ist nicht unterbrochen.
refusal-not-running = An diesem Tisch wird gerade nicht gespielt.
refusal-not-signed-in = Sag zuerst, wer du bist: Komm als Gast herein oder melde dich an.
refusal-not-written = Der Server konnte das nicht festhalten, also ist es nicht geschehen; versuche es gleich noch einmal.
refusal-not-your-proposal = Diesen Vorschlag kann nur zurückziehen, wer ihn gemacht hat.
refusal-nothing-to-take-back = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
refusal-paused = Die Partie ist unterbrochen; alle, die mitspielen, können sie fortsetzen.
refusal-preview-late = Die Partie ging weiter, während das berechnet wurde; versuch es noch einmal.
refusal-proposal-gone = Diesen Vorschlag gibt es nicht mehr.
refusal-proposal-open = An diesem Tisch liegt schon ein Vorschlag vor; erst muss er beantwortet werden.
refusal-server-going = Der Server startet gerade neu; versuche es gleich noch einmal.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-table = Nur wer an diesem Tisch gespielt hat, kann eine Revanche verlangen.
refusal-nothing-left = An dieser Stelle ist die Partie zu Ende; wähle eine frühere.
refusal-only-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-only-players = Das können nur die, die an diesem Tisch spielen.
refusal-open-chairs = Auf jedem Stuhl muss jemand oder ein Bot sitzen, bevor das Spiel beginnen kann.
refusal-others-play = An diesem Tisch spielen noch andere; verlasse ihn stattdessen, dann spielt ein Bot für dich weiter.
refusal-our-mistake = Auf dem Server ist etwas schiefgegangen; es wurde notiert. Versuche es noch einmal.
refusal-person-is-here = { $name } ist am Tisch; nur wer fehlt, kann ersetzt werden.
refusal-seat-known = Du hast an diesem Tisch schon gespielt und weißt, was ein Platz dort weiß; einen anderen kannst du nicht übernehmen.
refusal-silenced = Du darfst an Tischen noch { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} nicht reden; so hat es entschieden, wer diesen Server betreibt.
refusal-still-asked = { $name } ist am Tisch und hat noch Zeit zu antworten; in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } kann ein Bot weiterspielen.
refusal-study-busy = Gerade laufen Studien vieler Leute; beginne deine, wenn eine davon zu Ende ist.
refusal-study-elsewhere = Studien laufen nur am Computer des Servers selbst; wer ihn betreibt, kann sie allen mit einem Konto erlauben.
refusal-study-guest = Auf diesem Server sind Studien für alle, die ein Konto haben; lege erst eines an.
refusal-study-kinds = Wähle, wer spielt: mindestens eine Art von { $kinds }; { $mixed } braucht zwei davon neben sich.
refusal-study-no-laboratory = Auf diesem Server ist das Labor nicht installiert. Wer ihn betreibt, installiert es mit: pip install "crashyard[lab]"
refusal-study-no-report = Es gibt noch keinen Bericht; warte, bis die Partien gespielt sind, oder halte die Studie an.
refusal-study-nobody = Wer diesen Server betreibt, hat Studien abgeschaltet.
refusal-study-one-at-a-time = Du hast schon eine laufende Studie; halte sie erst an, oder warte auf ihren Bericht.
refusal-study-too-large = Eine Studie hat hier { $few } bis { $most } Partien an jedem Tisch und höchstens { $together } insgesamt; für mehr gibt es den Befehl.
refusal-table-closed = Dieser Tisch wurde geschlossen.
refusal-table-full = An diesem Tisch ist so viel geschehen, dass hier nichts mehr gesagt, geändert, vorgeschlagen oder zurückgenommen werden kann.
refusal-table-moves = Ein anderer Teil des Servers übernimmt diesen Tisch gerade; versuche es gleich noch einmal.
refusal-table-over = Die Partie an diesem Tisch ist zu Ende.
refusal-time-over = { $again ->
    [yes] Deine Zeit für diese Entscheidung ist abgelaufen; nimm deinen Platz wieder ein, sobald der Bot für dich entschieden hat.
   *[no] Deine Zeit für dieses Spiel ist abgelaufen; der Bot spielt für dich weiter.
}
refusal-too-many-connections = Von dir oder von allen an deiner Adresse sind { $most } Verbindungen zugleich offen, mehr geht nicht; schließe einige oder komm später wieder.
refusal-too-many-devices = Du wirst schon auf { $most } Geräten gerufen, mehr geht nicht; entferne erst eines.
refusal-too-many-muted = Du hast { $most } Personen stummgeschaltet, mehr geht nicht; hör erst einer davon wieder zu.
refusal-too-many-pages = Du hast diesen Tisch schon { $most }-mal offen; schließe erst einen davon.
refusal-too-many-reports = { $most } deiner Meldungen sind noch offen, mehr geht nicht; warte, bis sie jemand angesehen hat.
refusal-too-many-tables = Du hast schon { $most } unfertige Tische, mehr geht nicht; beende oder schließe zuerst einen.
refusal-too-many-tokens = Du hast schon { $most } Tokens, mehr geht nicht; widerrufe zuerst eines.
refusal-too-many-watchers = Diesem Tisch sehen schon { $most } zu, mehr geht nicht; komm später wieder.
refusal-too-often = Das geht zu schnell; warte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
refusal-turned-away = Wer den Tisch eröffnet hat, hat dich von ihm genommen; setz dich an einen anderen.
refusal-unreadable-table = Was von diesem Tisch gespeichert ist, lässt sich nicht mehr lesen, darum kann hier niemand weiterspielen; wer den Tisch eröffnet hat oder den Server betreibt, kann ihn schließen.
refusal-vacation-spent = Ein Platz hat in einer Partie drei Wochen Urlaub; { $days ->
    [0] deiner ist aufgebraucht
    [one] ein Tag ist noch übrig
   *[other] { $days } Tage sind noch übrig
}.
refusal-wrong-address = An diese Mailadresse lässt sich nichts schicken; prüfe sie.
refusal-wrong-chat = Schreib etwas mit höchstens { $most } Zeichen.
refusal-wrong-device = Der Push-Dienst dieses Browsers lässt sich nicht benutzen: Er muss unter einer öffentlichen Adresse mit https zu finden sein.
refusal-wrong-message = Diese Anfrage ist nicht zu verstehen: { $problem }
refusal-wrong-method = Diese Adresse lässt sich so nicht abfragen; sieh in die Beschreibung der Schnittstelle.
refusal-wrong-number = Unter der Nummer { NUMBER($n, useGrouping: 0) } wurde nichts gespielt; wähle eine andere Stelle der Partie.
refusal-wrong-order = Nenne die Stühle 0 bis { $last } des Tisches höchstens einmal, in ihrer neuen Reihenfolge, und null für einen freien Stuhl mehr.
refusal-wrong-password = Das ist nicht dein Passwort.
refusal-wrong-password-length = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
refusal-wrong-seat = Dieser Tisch hat keinen Platz { $seat }; seine Plätze sind 0 bis { $last }.
refusal-wrong-sign-in = Name oder Passwort ist falsch.
refusal-wrong-zone = Eine Zeitzone namens { $zone } gibt es nicht.

# Was um ein Spiel herum geschieht.
chair-absent = { $name } ist nicht da; ein Bot spielt weiter ({ $level }).
chair-back = { $name } ist zurück und spielt wieder.
chair-bot = Der Bot { $name } nimmt Platz.
chair-clock = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter ({ $level }).
chair-left = { $name } geht; ein Bot spielt weiter ({ $level }).
chair-program = Für { $name } antwortet ein Programm.
chair-removed = Der Platz von { $name } ist wieder frei.
chair-silent = { $name } antwortet nicht; ein Bot spielt weiter ({ $level }).
chair-sits = { $name } nimmt Platz.
chair-stands-up = { $name } steht auf.
chair-taken = { $name } übernimmt einen freien Platz vom Bot.
chair-turned-away = { $name } wurde vom Tisch genommen.
edited-clock = Bedenkzeit
edited-options = Regeln
edited-public = wer mitspielen darf
edited-seats = wer wo sitzt
level-beginner = Anfänger
level-casual = Hobbyspieler
level-skilled = Könner
level-expert = Experte
level-greedy = Gierig
level-random = Zufall
somebody = Jemand
table-close = Der Tisch wurde geschlossen.
table-edit = Der Tisch wurde geändert: { $changed }.
table-rules = Die Regeln haben sich von Version { $before } zu Version { $rules } geändert; das Spiel geht von hier nach den neuen weiter.{ $lost ->
    [0] { "" }
    [one] { " " }Die letzte Antwort lässt sich nicht übernehmen.
   *[other] { " " }Die letzten { $lost } Antworten lassen sich nicht übernehmen.
}
table-missing = Die Würfel wurden ohne { SEATS($seats) } gemischt: Es kam rechtzeitig kein Beitrag.
table-next = Die Revanche findet an einem neuen Tisch statt.
table-talk-all = Jetzt können an diesem Tisch alle reden, auch wer nur zusieht.
table-talk-players = Jetzt können an diesem Tisch nur die reden, die mitspielen.
table-talk-off = Der Chat dieses Tischs ist jetzt ausgeschaltet.
table-undo = { SEAT($seat) } nimmt eine Entscheidung zurück.
table-vacation = { $days ->
    [0] { SEAT($seat) } ist aus dem Urlaub zurück; die Uhr läuft wieder.
    [one] { SEAT($seat) } nimmt einen Tag Urlaub; die eigene Uhr steht still.
   *[other] { SEAT($seat) } nimmt { $days } Tage Urlaub; die eigene Uhr steht still.
}
agreed-close = Alle sind einverstanden: Die Partie endet hier ohne Ergebnis.
agreed-undo = Alle sind einverstanden: { SEAT($seat) } nimmt die letzte eigene Entscheidung zurück.
propose-abort = { SEAT($seat) } schlägt vor, die Partie hier ohne Ergebnis zu beenden.
propose-pause = { SEAT($seat) } bittet um eine Pause.
propose-rematch = { SEAT($seat) } bittet um eine Revanche.
propose-undo = { SEAT($seat) } möchte die letzte eigene Entscheidung zurücknehmen.
table-agree = { SEAT($seat) } ist einverstanden.
table-decline = { SEAT($seat) } lehnt ab.
table-pause = Die Partie ist unterbrochen, auf Wunsch von { SEAT($seat) }.
table-resume = { SEAT($seat) } setzt die Partie fort.
table-withdraw = { SEAT($seat) } zieht den Vorschlag zurück.

# Was jemanden ruft, der nicht da ist, in Mails und auf Geräten.
call-turn = { $game }: Du bist am Zug
call-body-turn = Die Partie wartet auf dich.
call-started = { $game }: Die Partie hat begonnen
call-body-started = Deine Partie hat begonnen.
call-finished = { $game }: Die Partie ist zu Ende
call-body-finished = Sieh nach, wie sie ausgegangen ist.
call-sat = { $game }: Jemand hat sich gesetzt
call-body-sat = Jemand hat sich an deinen Tisch gesetzt.
call-rematch = { $game }: Revanche
call-body-rematch = Du bist zu einer Revanche eingeladen.
call-asked = { $game }: eine Frage an dich
call-body-asked = Jemand am Tisch fragt alle etwas.
call-digest = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
mail-stop = Du bekommst diese Mails, weil du es so wolltest. Ein Klick beendet sie:
mail-confirm = Bestätige deine Mailadresse
mail-text-confirm = Jemand, wahrscheinlich du, möchte Mails von Crashyard an diese Adresse bekommen. Wenn das stimmt, öffne innerhalb eines Tages diesen Link; wenn nicht, tu nichts.
mail-reset = Ein neues Passwort
mail-text-reset = Mit diesem Link kannst du innerhalb einer halben Stunde ein neues Passwort für { $name } festlegen. Wenn du nicht darum gebeten hast, tu nichts: Das alte gilt weiter.
mail-password = Dein Passwort wurde geändert
mail-text-password = Das Passwort von { $name } wurde geändert. Wenn du das nicht warst, lege ein neues fest: Wähle bei der Anmeldung „Passwort vergessen?“.

# Die Seiten der Spielregeln.
page-rules = { $game }: Spielregeln
page-card = { $game }: Kurzspielregel
page-pages = Seiten
page-contents = Inhalt
link-rules = Spielregeln
link-card = Kurzspielregel
print-page = Drucken

order-like = Entscheidungen wie „{ $answer }“
orders-cancelled-round = Die Runde ist vorbei, und damit auch, was du für sie im Voraus geantwortet hast.
orders-cancelled-upset = Was du im Voraus geantwortet hast, gilt nicht mehr, weil { $reason }.
orders-cancelled-undo = Was du im Voraus geantwortet hast, wird mit der Antwort zurückgenommen.
orders-cancelled-rules = Was du im Voraus geantwortet hast, gilt nicht mehr, weil sich die Regeln geändert haben.
