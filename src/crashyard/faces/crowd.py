"""Several pieces on one place: where they stand, so that none covers another."""

import math

_ROWS: tuple[list[int], ...] = (
    [],
    [1],
    [2],
    [1, 2],
    [2, 2],
    [2, 1, 2],
    [2, 2, 2],
    [2, 3, 2],
    [3, 2, 3],
    [3, 3, 3],
    [3, 4, 3],
)
"""The rows in which so many pieces stand."""
_SIDES = (1.0, 0.56, 0.46, 0.42, 0.41, 0.33, 0.33, 0.29, 0.28, 0.28, 0.26)
"""The side of a piece then, as a part of the diameter of the place."""
_GAP = 1.06

MOST_IN_ROWS = len(_ROWS) - 1
"""More pieces than this stand in a square and are hard to tell apart."""


def spots(number: int, diameter: float, smallest: float) -> tuple[list[tuple[float, float]], float]:
    """Where so many pieces stand, relative to the middle of a round place, and how large they are.

    Pieces do not become smaller than `smallest`: rather they stand over the rim.
    """
    if number <= MOST_IN_ROWS:
        rows, size = _ROWS[number], _SIDES[number] * diameter
    else:
        side = math.ceil(math.sqrt(number))
        rows, size = [min(side, number - first) for first in range(0, number, side)], 0.94 * diameter / side
    size = max(size, smallest)
    found = []
    for row, columns in enumerate(rows):
        for column in range(columns):
            x, y = column - (columns - 1) / 2, row - (len(rows) - 1) / 2
            found.append((_GAP * size * x, _GAP * size * y))
    return found, size
