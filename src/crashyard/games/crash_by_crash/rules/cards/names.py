"""Section 8: the kinds of cards, by number and by name."""

from typing import Final

from mypy_extensions import i64

BELL_SHIFT: Final = 0
LAMBADA: Final = 1
FREE_TICKET: Final = 2
SABOTEUR: Final = 3
FLYING_DUTCHMAN: Final = 4
FLAT_BATTERY: Final = 5
HEARTLESS_BELL: Final = 6
COLOUR_ANOMALY: Final = 7
DOUBLE_HIT: Final = 8
ROCKET: Final = 9
TANDEM: Final = 10
EXPANSION: Final = 11
ACTION_REACTION: Final = 12

CARD_NAMES: Final = [
    "BELL_SHIFT",
    "LAMBADA",
    "FREE_TICKET",
    "SABOTEUR",
    "FLYING_DUTCHMAN",
    "FLAT_BATTERY",
    "HEARTLESS_BELL",
    "COLOUR_ANOMALY",
    "DOUBLE_HIT",
    "ROCKET",
    "TANDEM",
    "EXPANSION",
    "ACTION_REACTION",
]


def is_grey(kind: i64) -> bool:
    return kind <= FLAT_BATTERY


def is_yellow(kind: i64) -> bool:
    return kind in (HEARTLESS_BELL, COLOUR_ANOMALY)


def is_blue(kind: i64) -> bool:
    return kind >= DOUBLE_HIT
