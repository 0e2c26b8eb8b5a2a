"""The refusals of the bots: names that nobody has, and times and cores that cannot be."""

import pytest

from crashyard.bots.hint import check_level
from crashyard.bots.registry import find_bot
from crashyard.engine import find_game
from tests.refusals import Case

GAME = find_game("cube-attack")

CASES = [
    Case(
        "unknown-bot",
        "There is no bot “deep”, only beginner, casual, skilled, expert, greedy, random.",
        lambda: find_bot("deep", GAME, "7"),
    ),
    Case(
        "wrong-thinking-time",
        "“expert@soon” does not say how many seconds to think: more than 0 and at most 3,600, as in expert@1.",
        lambda: find_bot("expert@soon", GAME, "7"),
    ),
    Case(
        "wrong-cores",
        "“expert@1x0” does not say on how many cores to think: from 1 to 64, as in expert@1x2.",
        lambda: find_bot("expert@1x0", GAME, "7"),
    ),
    Case(
        "unknown-level",
        "There is no level “greedy”, only beginner, casual, skilled, expert.",
        lambda: check_level("greedy"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_refused(case: Case) -> None:
    case.check()
