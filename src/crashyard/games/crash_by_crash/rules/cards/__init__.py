"""Section 8: the cards, one module a kind. `kinds.CARDS` has them in the order of the rulebook."""
