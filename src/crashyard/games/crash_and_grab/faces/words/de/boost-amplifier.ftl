upgrade-boost-amplifier = Schubverstärker
upgrade-text-boost-amplifier = Schub: Immer wenn du Schub gibst, darfst du dich 1 bis 6 Felder statt der üblichen Entfernung bewegen.
