upgrade-blast-off-thrusters = Startdüsen
upgrade-text-blast-off-thrusters = Beginn des Zuges: Bevor dein Plan aufgedeckt wird, darfst du auf ein freies Feld direkt neben deiner Untertasse springen. Einmal pro Zug.
