"""Section 1: the pieces, and how they are numbered."""

from typing import Final

SIDES: Final = 2
CARS: Final = 11
"""Cars of a side: 0 to 9 are normal, 10 is the magnetic one. Car `number` of `side` is 11 * side + number."""
MAGNET: Final = 10
ALL_CARS: Final = 22
IN_STOCK: Final = -1

NOTHING: Final = 0
OPERATOR: Final = 23
GONE: Final = 24
"""What stands on a cell: nothing, a car (its number + 1), the operator; or the cell itself is gone."""

KINDS: Final = 13
COPIES: Final = 3
DISPLAY: Final = 3
EXCHANGED: Final = 2
"""How many cards an exchange discards, and takes."""
NO_CARD: Final = -1
