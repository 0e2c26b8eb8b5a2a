"""Section 15: the action space. Every decision's answers are numbers of their own."""

from typing import Final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.board import CELLS
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, KINDS

PASS: Final = 0
PUSH: Final = 1
"""PUSH + 18 * cell + 3 * direction + batteries: put a normal car and push."""
LAY: Final = 3385
"""LAY + cell: put a normal car without pushing (Permitted Expansion)."""
HIT_TWICE: Final = 3573
"""HIT_TWICE + 36 * cell + 6 * first + second: Double Hit."""
MAGNETIC: Final = 10341
"""MAGNETIC + cell: put the magnetic car."""
OPERATE: Final = 10529
"""OPERATE + 2 * (6 * cell + direction) + (0 for two steps, 1 for four): the first step of the operator, to a cell."""
STEP: Final = 12785
"""STEP + 6 * cell + direction: a further step. Into a hole: the place in the hole that is stepped on first."""
CARD: Final = 13913
"""CARD + kind: play a card that needs nothing said but its name."""
SHIFT: Final = 13926
"""SHIFT + 188 * bell + cell: Bell Fluctuation."""
SWAP: Final = 15806
"""SWAP + 3 * cell + direction: Lambada with the car beside it, direction E, NE or NW."""
RIDE: Final = 16370
"""RIDE + 6 * cell + direction: Free Ticket."""
SABOTAGE: Final = 17498
"""SABOTAGE + cell"""
SAIL: Final = 17686
"""SAIL + cell: Flying Dutchman."""
EXCHANGE: Final = 17874
"""EXCHANGE + 13 * first + second: discard two cards, first <= second."""
RING: Final = 18043
"""RING + car: which pulled car rings."""
TAKE: Final = 18065
"""TAKE + kind: a card from the display, or, of two drawn, the one to keep."""
TAKE_DECK: Final = 18078
SET_OPERATOR: Final = 18079
"""SET_OPERATOR + cell"""
SET_CAR: Final = 18267
"""SET_CAR + cell"""
SPACE: Final = 18455

assert LAY == PUSH + 18 * CELLS
assert HIT_TWICE == LAY + CELLS
assert MAGNETIC == HIT_TWICE + 36 * CELLS
assert OPERATE == MAGNETIC + CELLS
assert STEP == OPERATE + 12 * CELLS
assert CARD == STEP + 6 * CELLS
assert SHIFT == CARD + KINDS
assert SWAP == SHIFT + 10 * CELLS
assert RIDE == SWAP + 3 * CELLS
assert SABOTAGE == RIDE + 6 * CELLS
assert SAIL == SABOTAGE + CELLS
assert EXCHANGE == SAIL + CELLS
assert RING == EXCHANGE + KINDS * KINDS
assert TAKE == RING + ALL_CARS
assert TAKE_DECK == TAKE + KINDS
assert SET_OPERATOR == TAKE_DECK + 1
assert SET_CAR == SET_OPERATOR + CELLS
assert SPACE == SET_CAR + CELLS


def is_placing(action: i64) -> bool:
    """Whether an action is a PLACE of any kind."""
    return PUSH <= action < OPERATE


def is_card(action: i64) -> bool:
    return CARD <= action < EXCHANGE
