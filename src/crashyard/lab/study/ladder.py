"""The ladder: does more thinking win?"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from crashyard.lab.outcome import Outcome
from crashyard.lab.statistics import Figure, share_of
from crashyard.lab.study.plays import shares_of_win
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
    won: dict[tuple[str, str], list[float]] = {pair: [] for pair in pairwise(study.ladder)}
    for outcome in outcomes:
        if study.is_duel(outcome.number) and outcome.ranks is not None:
            duel = study.duel(outcome.number)
            won[duel.lower, duel.higher].append(shares_of_win(outcome.ranks, teams)[duel.side])
    return [
        Rung(lower, higher, share_of(sum(shares), len(shares)), 1 / study.sides)
        for (lower, higher), shares in won.items()
        if shares
    ]
