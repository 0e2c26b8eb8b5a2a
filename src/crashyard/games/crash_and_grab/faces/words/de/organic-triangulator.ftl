upgrade-organic-triangulator = Organischer Triangulator
upgrade-text-organic-triangulator = Ende des Zuges: Wenn du in diesem Zug kein Besatzungsmitglied bekommen hast, darfst du auf ein beliebiges freies Feld des Spielplans springen. Einmal pro Zug.
