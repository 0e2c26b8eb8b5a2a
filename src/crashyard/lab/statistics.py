"""Figures with what chance may have done to them: intervals, tests, and how to make many tests at once.

All intervals are those of 95 %. Nothing here knows of games.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

SURE = 1.96
"""So many standard deviations make a confidence interval of 95 %."""

LEVEL = 0.05
"""How often a test may cry wolf."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A value with its interval, from so many cases."""

    value: float
    low: float
    high: float
    cases: int

    def to_json(self) -> dict[str, float | int]:
        return {"value": rounded(self.value), "low": rounded(self.low), "high": rounded(self.high), "cases": self.cases}


def rounded(value: float) -> float:
    return round(value, 5)


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
    if count < 2:
        return math.inf if count else 0.0
    mean = math.fsum(values) / count
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)


def mean_of(values: Sequence[float]) -> Figure:
    """A mean; the interval is that of the normal distribution, which is right for the many games of a study."""
    if not values:
        return Figure(0.0, 0.0, 0.0, 0)
    mean, error = math.fsum(values) / len(values), spread_of(values)
    if math.isinf(error):
        error = 0.0
    return Figure(mean, mean - SURE * error, mean + SURE * error, len(values))


def ratio_of(parts: Sequence[float], wholes: Sequence[float]) -> Figure:
    """The sum of the parts by the sum of the wholes, where each case (a game) gives a little of both."""
    whole = math.fsum(wholes)
    if whole == 0.0:
        return Figure(0.0, 0.0, 0.0, 0)
    ratio = math.fsum(parts) / whole
    square = math.fsum((part - ratio * right) ** 2 for part, right in zip(parts, wholes, strict=True))
    error = math.sqrt(square) / whole
    return Figure(ratio, ratio - SURE * error, ratio + SURE * error, sum(right > 0 for right in wholes))


def quantile(ordered: Sequence[float], share: float) -> float:
    """Of values in their order, with a straight line between two of them."""
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def two_sided(deviations: float) -> float:
    """How likely a normal variable is at least so many standard deviations away from its mean."""
    return math.erfc(abs(deviations) / math.sqrt(2))


def even(counts: Sequence[float], expected: Sequence[float]) -> float:
    """The p-value of the chi-square test that the counts differ from what is expected by chance alone.

    By Wilson and Hilferty's approximation, good to about a thousandth.
    """
    square = sum((count - right) ** 2 / right for count, right in zip(counts, expected, strict=True) if right)
    freedom = len(counts) - 1
    if freedom < 1 or square == 0.0:
        return 1.0
    if freedom == 1:
        return two_sided(math.sqrt(square))
    part = 2 / (9 * freedom)
    deviations = ((square / freedom) ** (1 / 3) - (1 - part)) / math.sqrt(part)
    return math.erfc(deviations / math.sqrt(2)) / 2


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


def difference(first: Sequence[float], second: Sequence[float]) -> Difference:
    """The mean of the second minus that of the first (Welch)."""
    apart = mean_of(second).value - mean_of(first).value
    return _difference(apart, math.hypot(spread_of(first), spread_of(second)))


def _difference(apart: float, error: float) -> Difference:
    if error == 0.0:
        return Difference(apart, apart, apart, 1.0 if apart == 0.0 else 0.0)
    if math.isinf(error):
        return Difference(apart, -math.inf, math.inf, 1.0)
    return Difference(apart, apart - SURE * error, apart + SURE * error, two_sided(apart / error))


@dataclass(slots=True)
class Pair:
    """Cases with and without a thing that are alike in all else: how many there are, and how many of them won."""

    have: int = 0
    have_won: float = 0.0
    lack: int = 0
    lack_won: float = 0.0


def controlled(pairs: Sequence[Pair]) -> Difference | None:
    """How much more often those with the thing won, compared with their like only.

    Each group of alike cases counts by how well it can tell (Mantel and Haenszel's weights). None if no group has both.
    """
    weight = total = variance = 0.0
    for pair in pairs:
        if not pair.have or not pair.lack:
            continue
        share = pair.have * pair.lack / (pair.have + pair.lack)
        with_it, without = _smoothed(pair.have_won, pair.have), _smoothed(pair.lack_won, pair.lack)
        weight += share
        total += share * (pair.have_won / pair.have - pair.lack_won / pair.lack)
        variance += share**2 * (with_it * (1 - with_it) / pair.have + without * (1 - without) / pair.lack)
    if weight == 0.0:
        return None
    return _difference(total / weight, math.sqrt(variance) / weight)


def _smoothed(successes: float, cases: int) -> float:
    """A share that is never quite nothing or all: a group of three that all won is no proof."""
    return (successes + 0.5) / (cases + 1)
