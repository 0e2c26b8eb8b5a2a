"""The action space: every answer to every decision of section 6 has a number of its own.

A number that several decisions share stands for the same answer: which saucer, where to fly, which crewmember. What
an answer is called and consists of is declared by each decision (`decisions`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.board import COLOURS, MOST_SAUCERS, TOKENS
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS, HIGHEST

DECLINE: Final = 0
"""Stop, or leave an option unused. Where it is legal it is always the first answer listed."""
MAKE_PLAN: Final = 1
"""MAKE_PLAN + 4 * card + direction: what one saucer does."""
MAKE_TWO_PLANS: Final = 13
"""MAKE_TWO_PLANS + 12 * plan + plan: with two players what the two saucers of a seat do."""
NAME_SAUCER: Final = 157
"""NAME_SAUCER + saucer: which saucer takes its turn, is placed, gets the booster, or whose pilot is placed."""
SET_DISTANCE: Final = 163
"""SET_DISTANCE + spaces, 0 to 12"""
SET_DIRECTION: Final = 176
"""SET_DIRECTION + direction"""
FLY: Final = 180
"""FLY + 4 * spaces + direction: leave an accelerator, or boost; 0 to 12 spaces."""
NAME_CREWMEMBER: Final = 232
"""NAME_CREWMEMBER + crewmember: pass it to its saucer, or lose it."""
GIVE: Final = 256
"""GIVE + 6 * crewmember + saucer: the penalty of a crash."""
ENERGIZE: Final = 400
STEAL: Final = 401
"""STEAL + crewmember"""
NAME_COLOUR: Final = 425
"""NAME_COLOUR + colour: whose front crewmember is placed."""
BUY_UPGRADE: Final = 431
KEEP_UPGRADE: Final = 432
"""KEEP_UPGRADE + number of the upgrade card"""
USE: Final[int] = KEEP_UPGRADE + HIGHEST + 1
"""USE + all options of all upgrade cards, one after the other."""


def _number_uses() -> list[int]:
    """Give every option of every card an action of its own; returns the card of each."""
    numbers: list[int] = []
    for card in CARDS:
        card.first_action = USE + len(numbers)
        numbers += [int(card.number)] * int(card.options)
    return numbers


CARD_OF: Final = vec[i64](_number_uses())
"""CARD_OF[action - USE]: the number of the card that is used."""

ACTIONS: Final[int] = USE + len(CARD_OF)
"""How many there are."""

MOST_SPACES: Final = 12

assert MAKE_TWO_PLANS == MAKE_PLAN + PLANS_EACH
assert NAME_SAUCER == MAKE_TWO_PLANS + PLANS_EACH * PLANS_EACH
assert SET_DISTANCE == NAME_SAUCER + MOST_SAUCERS
assert SET_DIRECTION == SET_DISTANCE + MOST_SPACES + 1
assert FLY == SET_DIRECTION + 4
assert NAME_CREWMEMBER == FLY + 4 * (MOST_SPACES + 1)
assert GIVE == NAME_CREWMEMBER + TOKENS
assert ENERGIZE == GIVE + MOST_SAUCERS * TOKENS
assert STEAL == ENERGIZE + 1
assert NAME_COLOUR == STEAL + TOKENS
assert NAME_COLOUR + len(COLOURS) == BUY_UPGRADE
assert KEEP_UPGRADE == BUY_UPGRADE + 1
