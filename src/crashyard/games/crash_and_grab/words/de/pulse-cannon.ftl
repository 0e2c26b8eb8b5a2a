upgrade-pulse-cannon = Impulskanone
upgrade-text-pulse-cannon = Ende des Zugs: Du darfst ein Ufo in deiner Zeile oder Spalte, egal wie weit weg, um ein Feld direkt von dir wegstoßen. Einmal pro Zug.
