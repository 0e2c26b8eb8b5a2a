upgrade-landing-legs = Landebeine
upgrade-text-landing-legs = Ende des Zuges: Du darfst dich ein Feld in eine beliebige Richtung bewegen, mit allem, was daraus folgt. Einmal pro Zug.
