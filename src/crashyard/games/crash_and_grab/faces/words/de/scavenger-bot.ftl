upgrade-scavenger-bot = Sammelroboter
upgrade-text-scavenger-bot = Immer wenn deine Untertasse in einer Runde platziert wird, erhältst du 1 Booster und 1 Energie.
