# Was im Voraus beantwortet werden kann, nach Art der Entscheidung, und wovon es abhängen kann.

order-saucer = Welche deiner Untertassen zuerst kommt
order-distance = Wie weit du dich mit der Karte 0-5 bewegst
order-direction = Wohin du dich bewegst, wenn du frei wählen darfst
order-accelerate = Wohin du einen Beschleuniger verlässt
order-boost = Ein Schub
order-pass = Besatzungsmitglieder weitergeben
order-give = Die Strafe für einen Absturz: wen du abgibst
order-steal = Die Belohnung für einen Absturz: wen du stiehlst
order-energize = Die Belohnung für einen Absturz: Energie aufnehmen
order-colour = Welches verlorene Besatzungsmitglied platziert wird
order-buy = 2 Energie gegen eine Aufwertung eintauschen
order-keep = Welche von zwei Aufwertungen du ausspielst
order-use = { NAMES($upgrade, of: "upgrade") } nutzen
order-lose = Welches Besatzungsmitglied du verlierst
ordered-accelerate = In Richtung { NAMES($direction, of: "marker") }
ordered-boost = Schub in Richtung { NAMES($direction, of: "marker") }

order-sign-picks-up = du ein Besatzungsmitglied aufnimmst
order-sign-crashes-other = eine andere Untertasse abstürzt
order-sign-crashes = deine Untertasse abstürzt
order-sign-moved = jemand deine Untertasse schiebt oder bewegt oder ein Spielplanteil dreht
order-sign-robbed = dir jemand ein Besatzungsmitglied nimmt
