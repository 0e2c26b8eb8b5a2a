# Die Lektionen: ein Titel, ein Satz je Schritt, Erklärungen für häufige andere Antworten, und der Schluss.

lesson-push = Ein Auto legen und stoßen
lesson-push-1 = Du bist Rot. Mit einer Aktion legst du ein Auto aus deinem Vorrat, und es stößt ein Auto daneben, egal wem das gehört.
lesson-push-2 = Lege ein Auto auf das leuchtende Feld neben dem blauen Auto: Wähle das Feld.
lesson-push-2-behind = Von dort würdest du das blaue Auto zu dir her stoßen. Nimm das leuchtende Feld.
lesson-push-2-pass = Du darfst passen, aber ein Auto auf dem Spielplan ist besser. Wähle das leuchtende Feld.
lesson-push-3 = Das blaue Auto hat sich ein Feld bewegt: Kraft 1. Dein nächster Zug: Lege ein Auto zwischen die beiden und wähle die Richtung nach rechts.
lesson-push-3-left = Damit würdest du dein eigenes Auto wegstoßen. Stehen auf beiden Seiten Autos, wählst du die Richtung: Nimm rechts.
lesson-push-4 = Deine zwei Autos stehen jetzt in einer Reihe, ohne Lücke. Lege dahinter ein Auto auf das leuchtende Feld, stoße nach rechts und sieh, welches sich bewegt.
lesson-push-4-left = So geht der Stoß nach links. Wähle die Richtung nach rechts.
lesson-push-5 = Von einer Reihe bewegt sich nur das letzte Auto. Und jetzt zu den Punkten: Ein anderes blaues Auto steht am Rand. Stoße es hinaus!
lesson-push-end = Verdrängt! Das bringt dir sofort 2 Punkte, und das Auto kommt in den Vorrat seiner Seite zurück. Ein zweites Auto im selben Zug würde dich 4 Punkte kosten.

lesson-bells = Glocken und Wertung
lesson-bells-1 = Eine Glocke läutet, wenn ein Auto auf sie kommt. Dann bekommen beide Seiten die Werte der Felder unter all ihren Autos: so viele Punkte, wie ein Feld Punkte zeigt, 0 bis 3.
lesson-bells-2 = Dein Auto links ist 3 wert, und ein Auto auf dem anderen leuchtenden Feld wäre es auch. Die blauen Autos stehen auf 0 und 1. Ein guter Moment zum Läuten!
lesson-bells-3 = Lege ein Auto auf das leuchtende Feld und stoße das blaue Auto nach rechts, auf die Glocke.
lesson-bells-3-beside = Von dort ginge das blaue Auto an der Glocke vorbei. Lege deins links davon, in einer Linie mit der Glocke.
lesson-bells-4 = Sechs Punkte für dich, einer für Blau, egal wer geläutet hat. Dann ist die Blume mit der Glocke vom Spielplan verschwunden: ein Loch. Die Autos darauf kamen ohne Punkte zu ihren Besitzern zurück.
lesson-bells-5 = Für Autos ist ein Loch wie der Rand. Stoße das blaue Auto daneben ins Loch.
lesson-bells-5-away = Das stößt es am Rand entlang. Lege dein Auto auf seine andere Seite, vom Loch weg.
lesson-bells-end = Noch 2 Punkte. Nach sieben Wertungen ist das Spiel zu Ende, und die Seite mit mehr Punkten gewinnt. Vor dem sechsten Zug läutet keine Glocke, und in einem Zug nur eine.

lesson-magnets = Magnete und Batterien
lesson-magnets-1 = Dein magnetisches Auto darf auf jedes freie Feld, muss aber sofort ein Auto anziehen. Wähle es, dann das leuchtende Feld.
lesson-magnets-1-normal = Das wäre ein normales Auto, das stößt. Wähle zuerst das magnetische.
lesson-magnets-2 = Es hat beide Autos angezogen, die genau zwei Felder entfernt in gerader Linie standen. Links war ein anderes Auto im Weg, dort hat sich nichts bewegt.
lesson-magnets-3 = Nach jeder Aktion zieht es wieder an. Lege ein Auto auf das leuchtende Feld, ohne Batterien, und stoße das blaue Auto bis auf zwei Felder an den Magneten heran.
lesson-magnets-3-strong = Spar deine Batterien: Diesmal genügt Kraft 1.
lesson-magnets-4 = Der Magnet hat übernommen. Nun mehr Kraft: Lege ein Auto auf das leuchtende Feld und verwende zwei Batterien: Kraft 3.
lesson-magnets-4-weak = Mit weniger Kraft kommt es nicht so weit. Verwende diesmal zwei Batterien.
lesson-magnets-end = Das erste Auto bewegte sich zwei Felder und traf auf ein anderes, das sich mit der restlichen Kraft weiterbewegte. Verwendete Batterien kommen nicht zurück; zwei hast du noch.

lesson-operator = Der Bahnwärter und die Löcher
lesson-operator-1 = Der Bahnwärter gehört niemandem. Triff für eine Aktion eine Absprache mit ihm: Wähle 2 Schritte und lass den ersten auf das leuchtende Feld gehen.
lesson-operator-2 = Er schiebt ganze Reihen von Autos vor sich her. Lass ihn auf das Feld des blauen Autos treten: Dahinter ist ein Loch.
lesson-operator-3 = Verdrängt: 2 Punkte für dich. Für 2 Punkte geht er 4 Schritte statt 2. Triff diese Absprache und lass ihn ins Loch treten: Für ihn ist es ein einziges Feld.
lesson-operator-4 = Ein Loch verlässt er zu einem beliebigen Feld am Rand. Lass ihn auf das andere blaue Auto treten und es nach rechts schieben.
lesson-operator-5 = Weiter nach rechts: Zwei Schritte bleiben, und der Rand ist nah.
lesson-operator-6 = Und hinaus damit!
lesson-operator-end = Die 2 Punkte für den längeren Weg hast du wieder. Stöße bewegen den Bahnwärter nicht: Er absorbiert sie. Und solange er auf einer Glocke steht, läutet sie nicht.

lesson-cards = Karten und Kartenaustausch
lesson-cards-1 = Drei Karten hast du auf der Hand. Graue wirken sofort. Blau steht auf einem Feld mit Wert 3, du daneben auf 1: Spiele „Lambada“, wähle beide Autos, und sie tauschen die Plätze.
lesson-cards-1-rocket = Diese Karte kommt gleich dran. Zuerst „Lambada“.
lesson-cards-1-battery = Das würde Blau eine Batterie kosten. Spiele für diese Lektion „Lambada“.
lesson-cards-2 = Jetzt stehst du auf dem besseren Feld. Deine zweite Aktion haben wir gepasst. Am Ende des Zuges ziehst du für jede gespielte Karte eine nach: Nimm die leuchtende aus der Auslage.
lesson-cards-3 = Blaue Karten ändern, wie ein Auto stößt: Sie sind deine erste Aktion, und die zweite muss das Legen eines Autos sein. Spiele „Raketenantrieb“.
lesson-cards-3-hit = Auch eine blaue Karte, aber nimm diesmal „Raketenantrieb“.
lesson-cards-4 = Lege ein Auto auf das leuchtende Feld links: Das blaue Auto davor bewegt sich geradeaus, bis es etwas aufhält, und im Weg liegt eine Glocke.
lesson-cards-5 = Was für eine Fahrt! Du hast wieder nachgezogen. Wenn deine Karten nicht passen, tausche zwei davon mit einer Aktion aus: Wähle den Kartenaustausch, dann zwei beliebige Karten.
lesson-cards-6 = Nimm die gelbe Karte „Herzlose Glocke“ aus der Auslage; die zweite nehmen wir für dich.
lesson-cards-end = Gelbe Karten werden vor einer Aktion gespielt, die eine Glocke läutet, und ändern deren Wertung. Du beendest deinen Zug immer mit drei Karten.
