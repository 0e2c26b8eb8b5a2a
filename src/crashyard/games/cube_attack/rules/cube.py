"""Section 3: a cube, as one small number (R01, R05-R07).

A cube in play is its planet, weapon, lives and the marks of this turn, packed side by side. So two cubes of
one player are interchangeable (R07) exactly if their numbers are equal, and 0 is no cube.
"""

from typing import Final

from mypy_extensions import i64

NO_CUBE: Final = 0

NONE: Final = 0
SHORT: Final = 1
LONG: Final = 2
WEAPONS: Final = ["none", "short", "long"]

ACTIVATED: Final = 1
ATTACKED: Final = 2
MARKS: Final[list[tuple[int, str]]] = [(ACTIVATED, "activate"), (ATTACKED, "attack")]

_ONE_WEAPON: Final = 32
_ONE_LIFE: Final = 128
_ONE_MARK: Final = 512


def make_cube(planet: i64, weapon: i64, lives: i64, marks: i64) -> i64:
    return planet + _ONE_WEAPON * weapon + _ONE_LIFE * lives + _ONE_MARK * marks


def planet_of(cube: i64) -> i64:
    return cube & 31


def weapon_of(cube: i64) -> i64:
    return (cube >> 5) & 3


def lives_of(cube: i64) -> i64:
    return (cube >> 7) & 3


def marks_of(cube: i64) -> i64:
    return cube >> 9


def moved_to(cube: i64, planet: i64) -> i64:
    return cube - planet_of(cube) + planet


def armed_further(cube: i64) -> i64:
    return cube + _ONE_WEAPON


def with_life_more(cube: i64) -> i64:
    return cube + _ONE_LIFE


def with_life_less(cube: i64) -> i64:
    """The cube after a hit; it is gone with its last life and keeps its weapon otherwise (R06, R45)."""
    return cube - _ONE_LIFE if lives_of(cube) > 1 else NO_CUBE


def marked(cube: i64, mark: i64) -> i64:
    return cube | _ONE_MARK * mark


def unmarked(cube: i64) -> i64:
    return cube & (_ONE_MARK - 1)
