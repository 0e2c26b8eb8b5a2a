# Was das Labor ändern darf.

parameter-batteries = Batterien
parameter-batteries-about = Mit wie vielen Batterien jede Seite beginnt.
parameter-hand = Handkarten
parameter-hand-about = Wie viele Karten jeder zu Beginn bekommt.
parameter-scorings = Glocken bis zum Ende
parameter-scorings-about = Nach so vielen Wertungen ist das Spiel aus.
parameter-first-ringing-turn = Erster Zug der Glocken
parameter-first-ringing-turn-about = Ab diesem Zug dürfen Glocken läuten.
parameter-second-car-fee = Preis eines zweiten Autos
parameter-second-car-fee-about = Wie viele Punkte ein zweites Auto im selben Zug kostet.
parameter-four-steps-cost = Preis von vier Schritten
parameter-four-steps-cost-about = Wie viele Punkte vier Schritte des Bahnwärters kosten.
parameter-displacing = Punkte fürs Verdrängen
parameter-displacing-about = Wie viele Punkte es bringt, ein gegnerisches Auto zu verdrängen.
parameter-start-points = Punkte zu Beginn
parameter-start-points-about = Mit wie vielen Punkten jede Seite beginnt.
parameter-without = Weggelassene Karten
parameter-without-about = Welche Karten nicht im Nachziehstapel sind.
