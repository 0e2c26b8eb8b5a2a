upgrade-proximity-mines = Annäherungs-Minen
upgrade-text-proximity-mines = Während deiner eigenen Bewegung: Immer wenn du ein Ufo triffst, darfst du es abstürzen lassen, statt es zu stoßen. In Twisted Titanium gewinnst du stattdessen bei Gleichstand.
