upgrade-rotational-stabilizer = Rotationsstabilisator
upgrade-text-rotational-stabilizer = Nach dem ersten Zug einer Runde: Du darfst die Spielrichtung der Runde wählen, statt dass gewürfelt wird. Einmal pro Runde.
