upgrade-time-machine = Zeitmaschine
upgrade-text-time-machine = Aufdecken: Du darfst die Richtung deiner Bewegung erst wählen, nachdem dein Plan aufgedeckt ist. Einmal pro Zug.
