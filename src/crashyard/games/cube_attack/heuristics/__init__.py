"""How bots value a position of Cube Attack; the rules know nothing of it."""
