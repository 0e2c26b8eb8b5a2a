upgrade-rotational-stabilizer = Rotational Stabilizer
upgrade-text-rotational-stabilizer = After the first turn of a round: you may choose in which direction the turns go this round instead of rolling the die. Once per round.
