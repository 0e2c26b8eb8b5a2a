upgrade-blast-off-thrusters = Startdüsen
upgrade-text-blast-off-thrusters = Beginn des Zugs: Bevor dein Plan aufgedeckt wird, darfst du auf ein freies Feld direkt neben deinem Ufo springen. Einmal pro Zug.
