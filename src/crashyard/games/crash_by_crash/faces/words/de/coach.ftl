# Der Trainer: jede Art von Entscheidung, einmal erklärt; die Schlüssel sind die der Aufforderungen.

coach-goal-bells = Das Ziel: Immer wenn eine Glocke läutet, bekommt jede Seite die Werte der Felder unter ihren Autos. Nach { $last } Wertungen gewinnt die Seite mit mehr Punkten. Stoße also deine Autos auf dunkelblaue Felder und gegnerische vom Spielplan: Das bringt sofort 2 Punkte.
coach-set-operator = Vor dem Spiel stellt jemand den Bahnwärter in die Mitte einer Blume. Er absorbiert Stöße, also ist es ein wenig wichtig, wo er beginnt.
coach-set-cars = Der Spielplan besteht aus Planteilen: Blumenteilen mit sieben Feldern und Messingrand und X-Teilen dazwischen. Jedes nimmt ein Startauto auf, belegte liegen im Schatten, und noch wird nichts gestoßen. Dunkelblaue Felder sind mehr wert, wenn eine Glocke läutet, aber die Seite mit der niedrigeren Summe beginnt.
coach-action = Du hast zwei Aktionen: ein Auto neben ein anderes legen und es stoßen, eine Karte spielen, eine Absprache mit dem Bahnwärter treffen oder Karten austauschen. Ein vom Spielplan gestoßenes Auto bringt 2 Punkte; eine Glocke wertet alle Autos.
coach-card = Die gespielte Karte sagt, was deine zweite Aktion sein muss und wie sie wirkt.
coach-steps = Der Bahnwärter geht Feld für Feld, nie zweimal auf dasselbe, und schiebt ganze Reihen von Autos vor sich her. Ein Loch ist für ihn ein einziges Feld.
coach-ringing = Mehrere Autos könnten auf Glocken gezogen werden, aber im Zug läutet nur eine: Du wählst, welche.
coach-draw = Für jede gespielte Karte nimmst du eine neue: eine offene aus der Auslage oder die verdeckte oberste Karte des Nachziehstapels.
coach-keep = Zu viert ziehst du zwei Karten und behältst eine; die andere wird offen abgelegt.
