# Was das Labor ändern darf.

parameter-upgrade-cost = Energie für eine Aufwertung
parameter-upgrade-cost-about = Wie viel Energie eine Aufwertung kostet.
parameter-start-energy = Energie zu Beginn
parameter-start-energy-about = Mit wie viel Energie jede Untertasse beginnt.
parameter-card-boosters = Booster der 2
parameter-card-boosters-about = Wie viele Booster die Bewegungskarte 2 bringt.
parameter-card-energy = Energie der 3
parameter-card-energy-about = Wie viel Energie die Bewegungskarte 3 bringt.
parameter-crash-energy = Energie für einen Absturz
parameter-crash-energy-about = Wie viel Energie es für eine abgestürzte gegnerische Untertasse zu nehmen gibt.
parameter-extra-crew = Mehr Besatzung auf dem Spielplan
parameter-extra-crew-about = So viele Besatzungsmitglieder mehr sollen am Ende eines Zuges auf dem Spielplan liegen.
parameter-stations-to-win = Stationen zum Sieg
parameter-stations-to-win-about = Wie viele verschiedene Arten von Besatzungsmitgliedern an Bord sein müssen, zu zweit auf jeder Untertasse.
parameter-points-to-win = Punkte zum Sieg in Twisted Titanium
parameter-points-to-win-about = Wie viele Punkte dort gewinnen.
parameter-without = Weggelassene Aufwertungen
parameter-without-about = Welche Aufwertungen nicht im Stapel sind.
