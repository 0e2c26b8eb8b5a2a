upgrade-boost-amplifier = Schub-Verstärker
upgrade-text-boost-amplifier = Schub: Immer wenn du einen Booster einsetzt, darfst du 1 bis 6 Felder statt der üblichen Entfernung fliegen.
