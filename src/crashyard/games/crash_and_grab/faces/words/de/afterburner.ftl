upgrade-afterburner = Nachbrenner
upgrade-text-afterburner = Ende des Zuges: Du darfst auf ein beliebiges freies Feld deiner Zeile oder Spalte springen, egal was dazwischen liegt. Einmal pro Zug.
