"""How well the bots see that people play against, from the first game to the last word.

A level is how many rounds of search go into a decision, how far they look ahead, and how clearly it sees in the end
what is better. The lower ones overlook what comes after their own answer, as people do; none throws a game away.
"""

from collections.abc import Mapping

from crashyard.bots.search.bot import SearchSettings

LEVELS: Mapping[str, SearchSettings] = {
    "beginner": SearchSettings(rounds=100, rounds_per_answer=1, max_depth=1, noise=0.06),
    "casual": SearchSettings(rounds=1_500, rounds_per_answer=20),
    "skilled": SearchSettings(rounds=4_000, rounds_per_answer=50),
    "expert": SearchSettings(rounds=20_000, rounds_per_answer=2_000),
}

DEFAULT_LEVEL = "casual"
"""Who plays along where nobody says who: games with it take no longer than the boxes say (docs/bots.md)."""
