upgrade-saucer-teleporter = Ufo-Teleporter
upgrade-text-saucer-teleporter = Ende des Zugs: Du darfst auf eine beliebige freie Absturzstelle springen. Das gilt nicht als Einsetzen. Einmal pro Zug.
