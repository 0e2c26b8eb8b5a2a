upgrade-regeneration-gateway = Regeneration Gateway
upgrade-text-regeneration-gateway = Whenever your saucer would be placed in a round, you may choose an empty crash site instead of rolling.
