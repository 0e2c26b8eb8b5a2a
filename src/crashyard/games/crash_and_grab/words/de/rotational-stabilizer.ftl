upgrade-rotational-stabilizer = Dreh-Stabilisator
upgrade-text-rotational-stabilizer = Nach dem ersten Zug einer Runde: Du darfst die Zugrichtung der Runde wählen, statt dass gewürfelt wird. Einmal pro Runde.
