upgrade-landing-legs = Landebeine
upgrade-text-landing-legs = Ende des Zugs: Du darfst ein Feld in eine beliebige Richtung fliegen, mit allem, was daraus folgt. Einmal pro Zug.
