# Der Trainer: jede Art von Entscheidung, einmal erklärt; die Schlüssel sind die der Aufforderungen.

coach-goal-points = Das Ziel: Nach jeder Runde bringen Monde Punkte, ein Halbmond 2 und ein Vollmond 4, die Hälfte davon, wo mehrere ihn teilen. Wer dann mit { $points } Punkten oder mehr allein in Führung liegt, gewinnt. Schick Würfel auf Monde und halte andere davon fern.
coach-unarmed = Zwei Aktionen im Zug: Bewege einen Würfel auf einer Umlaufbahn zum nächsten Planeten oder aktiviere den Planeten, auf dem er liegt. Monde bringen nach jeder Runde Punkte; die anderen Planeten machen dich stärker.
coach-armed = Einer deiner Würfel ist bewaffnet: Er kann einmal im Zug angreifen. Ein Dreieck erreicht den eigenen Planeten, ein Viereck auch die verbundenen. Wähle den Würfel, dann sein Ziel.
coach-no-cube = Ohne Würfel lässt sich nichts bewegen, nichts aktivieren und niemand angreifen: Es bleibt nur, den Zug zu beenden.
