"""The action space: every answer to every decision of section 6 has a number of its own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.board import COLOURS, MOST_SAUCERS, TOKENS
from crashyard.games.crash_and_grab.rules.deck import CARDS, HIGHEST
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH
from crashyard.games.crash_and_grab.rules.upgrade import CHOICES

DECLINE: Final = 0
"""Stop, or leave an option unused. Where it is legal it is always the first answer listed."""
PLAN: Final = 1
"""PLAN + 4 * card + direction: what one saucer does."""
PLAN_BOTH: Final = 13
"""PLAN_BOTH + 12 * plan + plan: with two players what the two saucers of a seat do."""
SAUCER: Final = 157
"""SAUCER + saucer: which saucer takes its turn, is placed, gets the booster, or whose pilot is placed."""
DISTANCE: Final = 163
"""DISTANCE + spaces, 0 to 12"""
DIRECTION: Final = 176
"""DIRECTION + direction"""
FLY: Final = 180
"""FLY + 4 * spaces + direction: leave an accelerator, or boost; 0 to 12 spaces."""
CREWMEMBER: Final = 232
"""CREWMEMBER + crewmember: pass it to its saucer, or lose it."""
GIVE: Final = 256
"""GIVE + 6 * crewmember + saucer: the penalty of a crash."""
ENERGIZE: Final = 400
STEAL: Final = 401
"""STEAL + crewmember"""
COLOUR: Final = 425
"""COLOUR + colour: whose front crewmember is placed."""
BUY: Final = 431
KEEP: Final = 432
"""KEEP + number of the upgrade card"""
USE: Final[int] = KEEP + HIGHEST + 1
"""USE + all options of all upgrade cards, one after the other."""


def _number_uses() -> list[int]:
    """Give every option of every card an action of its own; returns the card of each."""
    numbers: list[int] = []
    for card in CARDS:
        card.first_action = USE + len(numbers)
        numbers += [int(card.number)] * CHOICES[card.choice]
    return numbers


CARD_OF: Final = vec[i64](_number_uses())
"""CARD_OF[action - USE]: the number of the card that is used."""

SPACE: Final[int] = USE + len(CARD_OF)

MOST_SPACES: Final = 12

assert PLAN_BOTH == PLAN + PLANS_EACH
assert SAUCER == PLAN_BOTH + PLANS_EACH * PLANS_EACH
assert DISTANCE == SAUCER + MOST_SAUCERS
assert DIRECTION == DISTANCE + MOST_SPACES + 1
assert FLY == DIRECTION + 4
assert CREWMEMBER == FLY + 4 * (MOST_SPACES + 1)
assert GIVE == CREWMEMBER + TOKENS
assert ENERGIZE == GIVE + MOST_SAUCERS * TOKENS
assert STEAL == ENERGIZE + 1
assert COLOUR == STEAL + TOKENS
assert COLOUR + len(COLOURS) == BUY
assert KEEP == BUY + 1
