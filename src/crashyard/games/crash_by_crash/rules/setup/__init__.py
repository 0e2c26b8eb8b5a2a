"""Section 3: what people decide before the first turn. Tiles and cards come by `chance`."""
