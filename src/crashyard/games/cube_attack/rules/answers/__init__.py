"""What may be answered in a turn, one module a kind of answer; and the choice of the start player, made by chance."""
