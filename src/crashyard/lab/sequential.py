"""A test that stops as soon as enough is known: Wald's sequential probability ratio test, on the games of an arena.

Does whoever sits alone win as often as is wanted of it, or only its fair share? After every set (a seed, from every
seat) the likelihoods of both are compared. Either is taken for true where it is nineteen times as likely, which is
wrong in about one of twenty arenas. Games of one course are one case, as everywhere.
"""

import math

from crashyard.lab.arena import Arena, Matchup, add_outcome, no_meetings
from crashyard.lab.outcome import Outcome

ERROR = 0.05
"""How often either verdict may be wrong."""

WANTED, FAIR = "wanted", "fair"
"""The verdicts."""


class SequentialTest:
    """Hears the outcomes of an arena of one pair at one table, in any order, and looks at them set after set."""

    def __init__(self, arena: Arena, wanted: float) -> None:
        self._arena = arena
        self._met = no_meetings(arena)
        (self._matchup,) = self._met.values()
        self._waiting: dict[int, Outcome] = {}
        self._in_set = arena.games // arena.sets
        self.wanted = wanted
        self.games = 0
        """Those that the verdict rests on."""
        self.verdict: str | None = None

    @property
    def matchup(self) -> Matchup:
        return self._matchup

    def hear(self, outcome: Outcome) -> bool:
        """Whether enough is known."""
        self._waiting[outcome.number] = outcome
        while self.verdict is None:
            numbers = range(self.games, self.games + self._in_set)
            if not all(number in self._waiting for number in numbers):
                break
            for number in numbers:
                add_outcome(self._arena, self._met, self._waiting.pop(number))
            self.games += self._in_set
            self._judge()
        return self.verdict is not None

    def _judge(self) -> None:
        matchup = self._matchup
        won, games = matchup.courses.counted(matchup.wins + matchup.shared)
        fair = matchup.fair
        evidence = won * math.log(self.wanted / fair) + (games - won) * math.log((1 - self.wanted) / (1 - fair))
        bound = math.log((1 - ERROR) / ERROR)
        if abs(evidence) >= bound:
            self.verdict = WANTED if evidence > 0 else FAIR
