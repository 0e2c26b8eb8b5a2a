upgrade-saucer-teleporter = Untertassen-Teleporter
upgrade-text-saucer-teleporter = Ende des Zuges: Du darfst auf eine beliebige freie Absturzstelle springen. Das gilt nicht als Platzieren. Einmal pro Zug.
