upgrade-acceleration-regulator = Beschleunigungsregler
upgrade-text-acceleration-regulator = Während deiner eigenen Bewegung: Immer wenn du einen Beschleuniger verlässt, darfst du dich 1 bis 4 Felder statt der üblichen Entfernung bewegen.
