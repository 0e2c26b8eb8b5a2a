"""How positions, answers and what happens are written down and read again."""
