upgrade-regeneration-gateway = Regenerations-Tor
upgrade-text-regeneration-gateway = Immer wenn dein Ufo in einer Runde neu eingesetzt wird, darfst du eine freie Absturzstelle wählen, statt zu würfeln.
