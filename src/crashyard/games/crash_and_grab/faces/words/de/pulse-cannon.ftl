upgrade-pulse-cannon = Impulskanone
upgrade-text-pulse-cannon = Ende des Zuges: Du darfst eine Untertasse in deiner Zeile oder Spalte, egal wie weit weg, um ein Feld direkt von dir wegschieben. Einmal pro Zug.
