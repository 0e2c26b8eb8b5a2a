# What the laboratory may change.

parameter-actions = Actions a turn
parameter-actions-about = How many actions a player has in a turn.
parameter-wood = Cubes in all
parameter-wood-about = How many wooden cubes each player has in all.
parameter-full-moon = Points of a full moon
parameter-full-moon-about = How many points a full moon brings at the end of a round.
parameter-half-moon = Points of a half moon
parameter-half-moon-about = How many points a half moon brings at the end of a round.
parameter-shared-moon = Share of a shared moon
parameter-shared-moon-about = How much of a moon’s points each of those who share it gets, in per cent, rounded down.
