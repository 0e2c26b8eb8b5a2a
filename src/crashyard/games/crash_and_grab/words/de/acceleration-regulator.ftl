upgrade-acceleration-regulator = Beschleunigungs-Regler
upgrade-text-acceleration-regulator = Während deiner eigenen Bewegung: Immer wenn du einen Beschleuniger verlässt, darfst du 1 bis 4 Felder statt der üblichen Entfernung fliegen.
