upgrade-scavenger-bot = Sammelroboter
upgrade-text-scavenger-bot = Immer wenn dein Ufo in einer Runde neu eingesetzt wird, erhältst du 1 Booster und 1 Energie.
