upgrade-proximity-mines = Annäherungsminen
upgrade-text-proximity-mines = Während deiner eigenen Bewegung: Immer wenn du eine Untertasse triffst, darfst du sie abstürzen lassen, statt sie zu schieben. In Twisted Titanium gewinnst du stattdessen bei Gleichstand.
