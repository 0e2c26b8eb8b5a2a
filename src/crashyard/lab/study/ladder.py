"""The ladder: does more thinking win?"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from crashyard.lab.courses import Courses
from crashyard.lab.outcome import Outcome, shares_of_win
from crashyard.lab.statistics import Figure, share_of
from crashyard.lab.study.study import Study


@dataclass(frozen=True, slots=True)
class Rung:
    """How often a bot beat the one that thinks less."""

    lower: str
    higher: str
    share: Figure
    """Of the wins, a draw being a part of one."""
    fair: float


def climb(study: Study, outcomes: Iterable[Outcome]) -> list[Rung]:
    teams = study.teams(study.players[0])
    won: dict[tuple[str, str], float] = dict.fromkeys(pairwise(study.ladder), 0.0)
    courses = {pair: Courses() for pair in won}
    for outcome in outcomes:
        if study.is_duel(outcome.number) and outcome.ranks is not None:
            duel = study.duel(outcome.number)
            won[duel.lower, duel.higher] += shares_of_win(outcome.ranks, teams)[duel.side]
            courses[duel.lower, duel.higher].add((duel.side, outcome.course))
    return [
        Rung(lower, higher, share_of(*courses[lower, higher].counted(shares)), 1 / study.sides)
        for (lower, higher), shares in won.items()
        if courses[lower, higher].games
    ]
