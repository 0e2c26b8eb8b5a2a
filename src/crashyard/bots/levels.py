"""How well the bots see that people play against, from the first game to the last word.

A level is how many rounds of search go into a decision and how far they look ahead. The lower ones overlook what comes
after their own answer, as people do, and the lowest does not see clearly what is better; none throws a game away.
"""

from collections.abc import Mapping

from crashyard.bots.search import Sight

LEVELS: Mapping[str, Sight] = {
    "beginner": Sight(rounds=100, each=1, deepest=1, blur=0.04),
    "casual": Sight(rounds=1_000, each=6),
    "skilled": Sight(rounds=5_000, each=40),
    "expert": Sight(rounds=20_000, each=2_000),
}
