# Die Lektionen: ein Titel, ein Satz je Schritt, Erklärungen für häufige andere Antworten, und der Schluss.

lesson-first-move = Deine erste Bewegung
lesson-first-move-1 = Du bist Rot. Wer einen Piloten, einen Ingenieur, einen Arzt und einen Wissenschaftler an Bord hat, gewinnt, welche Farbe sie auch haben.
lesson-first-move-2 = Jede Runde planen alle geheim. Rechts von dir liegt ein Arzt: Wähle die Karte 3, dann den Meteor, der für die rechte Seite steht.
lesson-first-move-2-two = Auch diese Karte reicht bis zum Arzt. Nimm aber diesmal die 3: Sie bringt 1 Energie.
lesson-first-move-2-away = In dieser Richtung ist niemand aufzunehmen. Der Meteor führt nach rechts.
lesson-first-move-3 = Du hast dich 3 Felder bewegt und unterwegs den Arzt aufgenommen. Dafür kommt ein verlorenes Besatzungsmitglied auf den Spielplan: Wähle eine Farbe, und der Pilot vorn in ihrer Warteschlange wird platziert.
lesson-first-move-4 = Die anderen sind stehen geblieben, eine neue Runde beginnt. Der Pilot ist in deiner Reihe gelandet: Plane die Karte 0-5 nach rechts.
lesson-first-move-5 = Bei der Karte 0-5 wählst du die Entfernung erst jetzt. Bewege dich weit genug, um den Piloten aufzunehmen, aber nicht über den Rand.
lesson-first-move-5-short = Das reicht nicht bis zum Piloten.
lesson-first-move-5-edge = Fünf Felder führen über den Rand, und deine Untertasse würde abstürzen.
lesson-first-move-end = Ein Arzt und ein Pilot sind an Bord: die halbe Besatzung! Karte 2 bringt einen Booster, Karte 3 eine Energie, und mit 0-5 entscheidest du spät.

lesson-accelerators = Beschleuniger
lesson-accelerators-1 = Du hast nach oben geplant, und das leuchtende Feld vor dir ist ein Beschleuniger. Bewege dich 3 Felder und sieh, was geschieht.
lesson-accelerators-1-zero = Mit 0 würdest du dich gar nicht bewegen.
lesson-accelerators-2 = Er hält dich an, und von hier bewegst du dich noch einmal die vollen 3 Felder, in eine Richtung deiner Wahl. Genau 3 weiter rechts liegt noch einer: Wähle den Meteor.
lesson-accelerators-2-up = Nach oben endet hier der Spielplan: Du würdest abstürzen. Wähle den Meteor.
lesson-accelerators-3 = Und wieder wählst du. Unten liegt ein Arzt: Wähle die Sterne, die für die untere Seite stehen.
lesson-accelerators-3-back = Du darfst auch zurück, aber der Arzt ist unten.
lesson-accelerators-3-off = Dort kämst du dem Rand zu nah. Der Arzt ist unten.
lesson-accelerators-4 = Sieben Felder, mit einer Karte, die bis fünf reicht! Wähle die Farbe des Besatzungsmitglieds, das für den Arzt auf den Spielplan kommt.
lesson-accelerators-end = Im eigenen Zug wählst du immer, wohin es aus einem Beschleuniger weitergeht. Eine Untertasse, die in einem fremden Zug auf einen geschoben wird, bewegt sich geradeaus weiter.

lesson-collisions = Kollisionen und Stehlen
lesson-collisions-1 = Grün ist direkt vor dir, Blau ein Stück weiter. Bewege dich 3 Felder und triff sie.
lesson-collisions-1-soft = Auch das würde Grün schieben, aber nicht weit. Nimm 3.
lesson-collisions-1-zero = Mit 0 bewegt sich nichts.
lesson-collisions-2 = Wer trifft, bleibt dort stehen, und wer getroffen wird, bewegt sich um die volle Entfernung weiter. Noch einmal! Plane die Karte 0-5 nach rechts.
lesson-collisions-3 = Die anderen sind geblieben, wo sie sind. Wähle eine Entfernung, die Blau am Ende der Kette über den Rand schiebt.
lesson-collisions-3-short = Das ist zu kurz: Die Kette reicht nicht bis zu Blau.
lesson-collisions-4 = Blau ist in deinem Zug abgestürzt: Das bringt eine Belohnung. Blau hat so viele stationierte Besatzungsmitglieder wie du, also darfst du ein fremdfarbiges stehlen: Nimm den Arzt.
lesson-collisions-4-energy = 1 Energie ist auch eine Belohnung, aber ein Arzt ist dir mehr wert.
lesson-collisions-end = Besatzungsmitglieder in der eigenen Farbe einer Untertasse können nie gestohlen werden. Blau behält alles Übrige und wird am Ende der Runde wieder platziert.

lesson-boosts = Schub und Strafen
lesson-boosts-1 = Du hast einen Booster. Bewege dich zuerst 2 Felder nach rechts, auf das leuchtende Feld.
lesson-boosts-2 = Nach der Bewegung darfst du einen Booster ausgeben: Wähle eine beliebige Richtung und bewege dich noch einmal gleich weit. Gib Schub nach oben, wo ein Besatzungsmitglied liegt.
lesson-boosts-3 = Zwei Ärzte sind jetzt an Bord; der zusätzliche füllt keine Station. Sehen wir, was ein Absturz kostet. Plane die Karte 0-5 nach links, zu den Asteroiden.
lesson-boosts-4 = Bewege dich 5 Felder: eins mehr, als Platz ist. Mit Absicht wirst du das nicht oft tun!
lesson-boosts-4-safe = Klug, aber heute wollen wir den Absturz sehen: Wähle 5.
lesson-boosts-5 = Die Strafe: Gib ein fremdfarbiges Besatzungsmitglied an den Gegner mit den wenigsten stationierten, hier Grün. Gib einen der zwei Ärzte ab, dann wird keine Station leer.
lesson-boosts-5-scientist = Das ist dein einziger Wissenschaftler: Eine Station würde leer. Gib einen Arzt ab.
lesson-boosts-end = Dein roter Pilot war die ganze Zeit sicher: Besatzungsmitglieder in deiner eigenen Farbe gehen nie verloren. Am Ende der Runde wird deine Untertasse wieder platziert.

lesson-winning = Aufwertungen und der Sieg
lesson-winning-1 = Du hast 2 Energie und brauchst nur noch einen Wissenschaftler. Keine Eile: Bewege dich erst 1 Feld.
lesson-winning-2 = Am Ende deines Zuges darfst du 2 Energie eintauschen, um deine Untertasse aufzuwerten. Tu es.
lesson-winning-2-no = Du darfst deine Energie behalten. Aber eine Aufwertung hilft dir jetzt.
lesson-winning-3 = Du ziehst zwei Aufwertungskarten, spielst eine und legst die andere ab. „Traktorstrahl“ nimmt ein Besatzungsmitglied auf, das ein oder zwei Felder entfernt ist: Behalte diese.
lesson-winning-3-other = Auch nicht schlecht, aber behalte für diese Lektion „Traktorstrahl“.
lesson-winning-4 = Eine Aufwertung gehört dir für immer. Eine neue Runde: Der Wissenschaftler ist 3 Felder rechts von dir. Plane die Karte 0-5 nach rechts.
lesson-winning-4-three = Das würde auch genügen! Probiere aber deine Aufwertung aus: Plane die 0-5.
lesson-winning-5 = Mit 3 kämst du bis zum Wissenschaftler. Bewege dich aber nur 1 Feld: Dann bleiben 2 Felder, und deine Aufwertung erledigt den Rest.
lesson-winning-5-far = Das würde sofort gewinnen, gut gesehen! Der Aufwertung zuliebe: Bewege dich 1 Feld.
lesson-winning-6 = Eine Aufwertung zu nutzen ist immer freiwillig. Nutze „Traktorstrahl“ für den Wissenschaftler.
lesson-winning-6-no = Dir fehlt nur ein Besatzungsmitglied zum Sieg!
lesson-winning-end = Alle vier Stationen sind besetzt: Du gewinnst, genau in diesem Moment! Das gilt auch in einem fremden Zug.
