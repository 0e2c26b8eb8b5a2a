"""Section 13: the action space. Every action is one number.

A cube is named by its number among its owner's cubes, a planet by its number on the board.
"""

from typing import Final

from crashyard.games.cube_attack.rules.board import MOST_PLANETS
from crashyard.games.cube_attack.rules.state import WOOD

MOST_PLAYERS: Final = 6
EVERY_CUBE: Final = 120
"""All cubes of all seats; cube `number` of `seat` has the place 20 * seat + number."""

END_TURN: Final = 0
ACTIVATE: Final = 1
"""ACTIVATE + number"""
MOVE: Final = 21
"""MOVE + 31 * number + planet"""
ATTACK: Final = 641
"""ATTACK + 120 * number + 20 * victim + target"""
SPACE: Final = 3041
"""How many different actions there are."""

assert EVERY_CUBE == WOOD * MOST_PLAYERS
assert MOVE == ACTIVATE + WOOD
assert ATTACK == MOVE + WOOD * MOST_PLANETS
assert SPACE == ATTACK + WOOD * EVERY_CUBE
