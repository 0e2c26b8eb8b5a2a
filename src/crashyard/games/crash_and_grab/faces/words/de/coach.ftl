# Der Trainer: jede Art von Entscheidung, einmal erklärt; die Schlüssel sind die der Aufforderungen.

coach-goal-stations = Das Ziel: Fülle als Erster { $saucers ->
    [2] die vier Stationen deiner beiden Untertassen
   *[1] deine vier Stationen
}. Jede nimmt ein Besatzungsmitglied ihres Typs auf, in jeder Farbe: Pilot, Ingenieur, Arzt, Wissenschaftler. Du nimmst sie auf, indem du dich über sie bewegst. Energie ist für Aufwertungen, je 2; mit einem Booster bewegst du dich noch einmal.
coach-goal-points = Das Ziel: { $points } Punkte. Du bekommst einen, wenn eine Untertasse mit mehr Besatzungsmitgliedern an Bord, deine, eine mit weniger trifft. Besatzungsmitglieder nimmst du auf, indem du dich über sie bewegst. Energie ist für Aufwertungen, je 2; mit einem Booster bewegst du dich noch einmal.
coach-plan = Alle planen geheim und gleichzeitig: Eine Karte sagt, wie weit du dich bewegst, ein Marker, in welche Richtung. Karte 2 bringt dazu einen Booster, Karte 3 eine Energie; mit 0-5 wählst du die Entfernung später.
coach-saucer = Du hast zwei Untertassen und sagst hier, welche zuerst an der Reihe ist; die andere folgt später. Wer zuerst zieht, findet mehr Besatzungsmitglieder auf dem Spielplan, wer später zieht, weiß, was die anderen getan haben.
coach-booster = Eine deiner Untertassen beginnt mit einem Booster, mit dem sie sich noch einmal bewegt. Für die andere kommt stattdessen der Pilot ihrer Farbe auf den Spielplan.
coach-pilot = Vor der ersten Runde kommt ein Pilot in der Farbe einer deiner Untertassen auf den Spielplan; der Würfel sagt, wohin. In der eigenen Farbe ist ein Besatzungsmitglied auf einer Untertasse sicher.
coach-distance = Deine Karte ist 0-5: Jetzt kennst du die Lage, also wähle die Entfernung. Du nimmst jedes Besatzungsmitglied auf deinem Weg auf; wen du triffst, den schiebst du; über den Rand stürzt du ab.
coach-direction = Die geplante Richtung bindet dich diesmal nicht: Sieh, wo Besatzungsmitglieder liegen und wo der Rand ist, und wähle frei.
coach-accelerate = Ein Beschleuniger schickt dich noch einmal die volle Entfernung weit, in jede Richtung, auch zurück.
coach-boost = Ein Booster lässt dich noch einmal gleich weit bewegen, in jede Richtung. Danach ist er ausgegeben; du darfst ihn auch aufheben.
coach-offer = Eine deiner Aufwertungen ließe sich jetzt nutzen. Das ist immer freiwillig.
coach-pass = Deine zwei Untertassen sind nebeneinander: Jede darf Besatzungsmitglieder ihrer eigenen Farbe von der anderen nehmen. Die können weder gestohlen werden noch verloren gehen.
coach-penalty = Du bist im eigenen Zug abgestürzt: Ein fremdfarbiges Besatzungsmitglied geht an den Gegner mit den wenigsten stationierten. Ein zusätzliches tut am wenigsten weh.
coach-reward = Ein Gegner ist in deinem Zug abgestürzt: Nimm 1 Energie oder stiehl ein fremdfarbiges Besatzungsmitglied, wenn er mindestens so viele stationierte hat wie du.
coach-colour = Besatzungsmitglieder wurden aufgenommen, also rücken verlorene nach. Du wählst die Farbe; das vorderste ihrer Warteschlange wird ausgewürfelt. In deiner eigenen Farbe sind sie bei dir sicher.
coach-buy = Für 2 Energie ziehst du zwei Aufwertungskarten und behältst eine davon für immer.
coach-keep = Lies beide Karten: Eine wird dauerhaft Teil deiner Untertasse, die andere wird abgelegt.
coach-lose = Deine Untertasse hat einen Vergleich gewonnen: Das hat dir einen Punkt gebracht, und nun geht ein Besatzungsmitglied von Bord zurück zu den verlorenen. Du wählst, welches, in jeder Farbe.
