"""Figures with what chance may have done to them: intervals, tests, and how to make many tests at once.

All intervals are those of 95 %. Nothing here knows of games. The distributions are SciPy's, imported where a figure
needs one: an arena gets along without them. What SciPy does not have is written out: Wilson's interval where a draw
counts as half a success, the exact multinomial test, Holm's correction, and differences between the like only.
"""

import math
from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

SURE = 1.96
"""So many standard deviations make a confidence interval of 95 %."""

LEVEL = 0.05
"""How often a test may cry wolf."""

ALIKE = 6
"""So many cases that are all alike say something of others; five coins fall alike in one of sixteen throws."""

NEAR = 0.1
"""What differs by no more than this, ten points of a hundred, is about equal."""

SCANTY = 5
"""The chi-square test is no good where fewer cases than this are expected in each place."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A value with its interval, from so many cases."""

    value: float
    low: float
    high: float
    cases: int

    def near(self, right: float) -> bool:
        """Whether it is known to be about that, and not only not known to be something else."""
        return right - NEAR <= self.low and self.high <= right + NEAR


def wilson(successes: float, games: int) -> tuple[float, float]:
    """Wilson's confidence interval for a share."""
    if games == 0:
        return 0.0, 1.0
    share, square = successes / games, SURE * SURE
    middle = share + square / (2 * games)
    wide = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - wide) / whole), min(1.0, (middle + wide) / whole)


def share_of(successes: float, cases: int) -> Figure:
    """A share with Wilson's interval; half successes (draws) are allowed."""
    low, high = wilson(successes, cases)
    return Figure(successes / cases if cases else 0.0, low, high, cases)


def spread_of(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    count = len(values)
    if count < 2 or min(values) == max(values):
        return 0.0
    mean = math.fsum(values) / count
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)


def mean_of(values: Sequence[float]) -> Figure:
    """A mean; the interval is that of Student's t, and without end if the values are too few to tell."""
    if not values:
        return Figure(0.0, -math.inf, math.inf, 0)
    mean, wide = math.fsum(values) / len(values), _wide(spread_of(values), len(values))
    return Figure(mean, mean - wide, mean + wide, len(values))


def part_of(values: Sequence[float]) -> Figure:
    """The mean of values between nothing and one, where its interval must be too."""
    mean = mean_of(values)
    return Figure(mean.value, max(0.0, mean.low), min(1.0, mean.high), mean.cases)


def ratio_of(parts: Sequence[float], wholes: Sequence[float]) -> Figure:
    """The sum of the parts by the sum of the wholes, where each case (a game) gives a little of both."""
    whole, cases = math.fsum(wholes), sum(right > 0 for right in wholes)
    if cases == 0:
        return Figure(0.0, -math.inf, math.inf, 0)
    ratio = math.fsum(parts) / whole
    square = math.fsum((part - ratio * right) ** 2 for part, right in zip(parts, wholes, strict=True))
    wide = _wide(math.sqrt(square * cases / max(1, cases - 1)) / whole, cases)
    return Figure(ratio, ratio - wide, ratio + wide, cases)


def _wide(error: float, cases: int) -> float:
    """How far an interval reaches to either side; `error` is the standard error, from so many independent cases."""
    if cases < 2 or (error == 0.0 and cases < ALIKE):
        return math.inf
    return reach(cases - 1) * error


def quantile(ordered: Sequence[float], share: float) -> float:
    """Of values in their order, with a straight line between two of them."""
    import numpy

    return float(numpy.quantile(ordered, share))


def student(deviations: float, freedom: int) -> float:
    """How likely Student's variable with so many degrees of freedom is at least so far away from its mean."""
    from scipy.special import stdtr

    return 2.0 * float(stdtr(freedom, -abs(deviations)))


@cache
def reach(freedom: int) -> float:
    """So many standard errors make a confidence interval of 95 % where the spread is known from the cases alone."""
    from scipy.special import stdtrit

    return float(stdtrit(freedom, 1.0 - LEVEL / 2))


def even(counts: Sequence[float]) -> float:
    """How likely places with equal chances share the cases out at least as unevenly.

    By the chi-square test, or exactly where it is no good. Half cases (draws) are allowed.
    """
    places, cases = len(counts), math.fsum(counts)
    if places < 2 or cases == 0.0:
        return 1.0
    square = math.fsum((count - cases / places) ** 2 for count in counts) * places / cases
    if square == 0.0:
        return 1.0
    if cases / places < SCANTY:
        return _exactly(square, places, round(cases))
    from scipy.special import chdtrc

    return float(chdtrc(places - 1, square))


def _exactly(square: float, places: int, cases: int) -> float:
    """The same by counting all ways in which cases can fall to places: SciPy has no exact multinomial test."""
    ways = 0
    for counts in _shared_out(cases, places, cases):
        if sum(count * count for count in counts) * places / cases - cases >= square - 1e-9:
            orders = math.factorial(places) // math.prod(math.factorial(counts.count(one)) for one in set(counts))
            ways += orders * math.factorial(cases) // math.prod(math.factorial(count) for count in counts)
    return ways / math.prod([places] * cases)


def _shared_out(cases: int, places: int, most: int) -> Iterator[tuple[int, ...]]:
    """All ways to share cases out, whoever gets how many: no place gets more than the one before it."""
    if places == 1:
        yield (cases,)
        return
    for first in range(-(-cases // places), min(cases, most) + 1):
        for rest in _shared_out(cases - first, places - 1, first):
            yield (first, *rest)


def holm(chances: Sequence[float]) -> list[bool]:
    """Which of many tests found something, so that all of them together cry wolf in one of twenty studies at most."""
    found = [False] * len(chances)
    for place, index in enumerate(sorted(range(len(chances)), key=lambda index: chances[index])):
        if chances[index] > LEVEL / (len(chances) - place):
            break
        found[index] = True
    return found


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more one thing is than another, and how likely chance alone makes so much of it."""

    value: float
    low: float
    high: float
    chance: float


def paired(first: Sequence[float], second: Sequence[float]) -> Difference:
    """How much more the second of each pair is, on average.

    What both of a pair have in common, such as their luck, is no part of the difference.
    """
    apart = [after - before for before, after in zip(first, second, strict=True)]
    return _difference(mean_of(apart).value, spread_of(apart), len(apart), sum(one != 0.0 for one in apart))


def _difference(apart: float, error: float, cases: int, telling: int) -> Difference:
    """By Student's t; `error` is the standard error, from so many independent cases, so many of which differ at all."""
    wide = _wide(error, cases)
    return Difference(apart, apart - wide, apart + wide, _luck(apart, error, cases, telling))


def _luck(apart: float, error: float, cases: int, telling: int) -> float:
    """Never less likely than that as many coins as there are telling cases all fall alike: a handful proves nothing."""
    if apart == 0.0 or cases < 2:
        return 1.0
    coins = 0.5 ** (telling - 1)
    return max(coins, student(apart / error, cases - 1)) if error else coins


@dataclass(frozen=True, slots=True)
class Case:
    """A player in a game, and the share of the win that they got."""

    game: int
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
    pulls: defaultdict[int, float] = defaultdict(float)
    for case, has in zip(cases, having, strict=True):
        if case.group in telling:
            pulls[case.game] += parts[case.group] * telling[case.group].pull(has, case.won)
    variance = math.fsum(pull**2 for pull in pulls.values())
    variance += math.fsum(parts[name] ** 2 * group.doubt() for name, group in telling.items())
    apart = math.fsum(parts[name] * group.apart() for name, group in telling.items())
    return _difference(apart, math.sqrt(variance), len(pulls), len(pulls))


def _unseen(successes: float, cases: int) -> float:
    """How much more the variance of a share is if it is never taken to be quite nothing or all."""
    share, smoothed = successes / cases, (successes + 0.5) / (cases + 1)
    return (smoothed * (1 - smoothed) - share * (1 - share)) / cases
