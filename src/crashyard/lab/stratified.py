"""Differences between the like only: what a thing is worth among players who differ in nothing else.

Mantel and Haenszel's weights, with the variance of whole games, which SciPy does not have.
"""

import math
from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from crashyard.lab.statistics import Difference, Mean, difference


@dataclass(frozen=True, slots=True)
class Case:
    """A player in a game, and the share of the win that they got."""

    game: Hashable
    """Players of one game win and lose together, and so do those of games of one course."""
    group: Hashable
    """Cases of a group are alike in all but the thing that is looked at."""
    won: float


@dataclass(slots=True)
class _LikeCases:
    """Cases with and without a thing that are alike in all else: how many there are, and how many of them won."""

    have: int = 0
    have_won: float = 0.0
    lack: int = 0
    lack_won: float = 0.0

    def add(self, has: bool, won: float) -> None:
        if has:
            self.have += 1
            self.have_won += won
        else:
            self.lack += 1
            self.lack_won += won

    @property
    def weight(self) -> float:
        """How well the group can tell (Mantel and Haenszel's weight): nothing if all have the thing, or nobody."""
        return self.have * self.lack / (self.have + self.lack)

    def apart(self) -> float:
        return self.have_won / self.have - self.lack_won / self.lack

    def pull(self, has: bool, won: float) -> float:
        """How far one of the cases moves what the group says."""
        if has:
            return (won - self.have_won / self.have) / self.have
        return -(won - self.lack_won / self.lack) / self.lack

    def doubt(self) -> float:
        """What the cases do not show of the variance if they are few: a group of three that all won is no proof."""
        return _unseen(self.have_won, self.have) + _unseen(self.lack_won, self.lack)


def controlled(cases: Sequence[Case], having: Sequence[bool]) -> Difference | None:
    """How much more often those with the thing won, compared with their like only; None if no group has both.

    The players of one game win and lose together, so what they say is summed up by game before its spread is taken.
    """
    groups: defaultdict[Hashable, _LikeCases] = defaultdict(_LikeCases)
    for case, has in zip(cases, having, strict=True):
        groups[case.group].add(has, case.won)
    telling = {name: group for name, group in groups.items() if group.weight}
    if not telling:
        return None
    whole = math.fsum(group.weight for group in telling.values())
    parts = {name: group.weight / whole for name, group in telling.items()}
    pulls: defaultdict[Hashable, float] = defaultdict(float)
    for case, has in zip(cases, having, strict=True):
        if case.group in telling:
            pulls[case.game] += parts[case.group] * telling[case.group].pull(has, case.won)
    variance = math.fsum(pull**2 for pull in pulls.values())
    variance += math.fsum(parts[name] ** 2 * group.doubt() for name, group in telling.items())
    apart = math.fsum(parts[name] * group.apart() for name, group in telling.items())
    return difference(Mean(apart, math.sqrt(variance), len(pulls)), len(pulls))


def _unseen(successes: float, cases: int) -> float:
    """How much more the variance of a share is if it is never taken to be quite nothing or all."""
    share, smoothed = successes / cases, (successes + 0.5) / (cases + 1)
    return (smoothed * (1 - smoothed) - share * (1 - share)) / cases
