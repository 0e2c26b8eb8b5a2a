upgrade-rotational-stabilizer = Rotational Stabilizer
upgrade-text-rotational-stabilizer = After the first turn of a round: you may choose the turn direction of the round instead of the die. Once per round.
