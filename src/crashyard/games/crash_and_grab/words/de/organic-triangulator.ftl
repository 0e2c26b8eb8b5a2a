upgrade-organic-triangulator = Organischer Triangulator
upgrade-text-organic-triangulator = Ende des Zugs: Wenn du in diesem Zug kein Besatzungsmitglied bekommen hast, darfst du auf ein beliebiges freies Feld des Plans springen. Einmal pro Zug.
