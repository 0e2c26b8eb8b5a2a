"""The rules of Cube Attack, in the order of its rulebook."""
