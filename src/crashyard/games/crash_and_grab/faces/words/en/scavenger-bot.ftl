upgrade-scavenger-bot = Scavenger Bot
upgrade-text-scavenger-bot = Whenever your saucer is placed during a round, take 1 booster and 1 energy.
