upgrade-regeneration-gateway = Regeneration Gateway
upgrade-text-regeneration-gateway = Whenever your saucer is to be placed during a round, you may choose an empty crash site instead of rolling.
