"""Figures with what chance may have done to them: intervals, tests, and how to make many tests at once.

All intervals are those of 95 %. Nothing here knows of games. Where several cases are known to say the same thing (games
of one course), they are handed over with labels, `alike`: cases with the same label are one case that weighs more.

Distributions and tests are SciPy's, imported where a figure needs one: a simulation gets along without them. What
SciPy does not have is written out: Wilson's interval for shares of wins (SciPy's takes whole successes of whole cases;
a draw is half a win, and repeated games are worth less than one each), means of cases that are alike, Holm's
correction. Differences between the like only stand in `stratified`.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
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

DEALT = 2000
"""So many ways to deal wins out stand for all of them, where there are more."""

Labels = Sequence[Hashable] | None
"""Cases with the same label are alike."""


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


def wilson(successes: float, games: float) -> tuple[float, float]:
    """Wilson's confidence interval for a share."""
    if games == 0:
        return 0.0, 1.0
    share, square = successes / games, SURE * SURE
    middle = share + square / (2 * games)
    wide = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    low, high = (middle - wide) / whole, (middle + wide) / whole
    return (max(0.0, low) if successes > 0 else 0.0), (min(1.0, high) if successes < games else 1.0)


def share_of(successes: float, cases: float) -> Figure:
    """A share with Wilson's interval; parts of successes (draws) and of cases (repeated games) are allowed."""
    low, high = wilson(successes, cases)
    return Figure(successes / cases if cases else 0.0, low, high, round(cases))


def share_within(parts: Sequence[float], wholes: Sequence[float], alike: Labels = None) -> Figure:
    """The sum of the parts by the sum of the wholes, of which they are parts: how many of its decisions each game had.

    What lies in one game says less than as much from many. So the interval is Wilson's for as many cases as would
    spread as much as the games do; where none of them spreads, as many as there are games.
    """
    whole = math.fsum(wholes)
    if not whole:
        return share_of(0.0, 0)
    share = math.fsum(parts) / whole
    gathered = _gathered([part - share * right for part, right in zip(parts, wholes, strict=True)], alike)
    variance = math.fsum(pull**2 for pull in gathered.values()) / whole**2
    most = sum(1 for one in _gathered(wholes, alike).values() if one)
    worth = min(whole, share * (1 - share) / variance) if variance > 1e-12 else most
    return Figure(share, *wilson(share * worth, worth), most)


def _gathered(values: Sequence[float], alike: Labels) -> dict[Hashable, float]:
    """The sums of those that are alike."""
    if alike is None:
        return dict(enumerate(values))
    sums: defaultdict[Hashable, float] = defaultdict(float)
    for label, value in zip(alike, values, strict=True):
        sums[label] += value
    return sums


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, its standard error, and from how many cases that differ."""

    value: float
    error: float
    cases: int

    @property
    def wide(self) -> float:
        """How far an interval reaches to either side."""
        if self.cases < 2 or (self.error == 0.0 and self.cases < ALIKE):
            return math.inf
        return reach(self.cases - 1) * self.error


def _mean(parts: Sequence[float], wholes: Sequence[float], alike: Labels) -> Mean:
    """The sum of the parts by the sum of the wholes; the error is that of what is alike taken together."""
    whole = math.fsum(wholes)
    cases = sum(1 for one in _gathered(wholes, alike).values() if one)
    if not cases:
        return Mean(0.0, 0.0, 0)
    ratio = math.fsum(parts) / whole
    if cases < 2 or (min(parts) == max(parts) and min(wholes) == max(wholes)):
        return Mean(ratio, 0.0, cases)
    pulls = _gathered([part - ratio * right for part, right in zip(parts, wholes, strict=True)], alike)
    square = math.fsum(pull**2 for pull in pulls.values())
    return Mean(ratio, math.sqrt(square * cases / (cases - 1)) / whole, cases)


def mean_of(values: Sequence[float], alike: Labels = None) -> Figure:
    """A mean; the interval is that of Student's t, and without end if the values are too few to tell."""
    mean = _mean(values, [1.0] * len(values), alike)
    return Figure(mean.value, mean.value - mean.wide, mean.value + mean.wide, mean.cases)


def part_of(values: Sequence[float], alike: Labels = None) -> Figure:
    """The mean of values between nothing and one, where its interval must be too."""
    mean = mean_of(values, alike)
    return Figure(mean.value, max(0.0, mean.low), min(1.0, mean.high), mean.cases)


def count_of(values: Sequence[float], alike: Labels = None) -> Figure:
    """The mean of what is counted and never is less than nothing: nor is its interval."""
    return ratio_of(values, [1.0] * len(values), alike)


def ratio_of(parts: Sequence[float], wholes: Sequence[float], alike: Labels = None) -> Figure:
    """The sum of the parts by the sum of the wholes, where each case (a game) gives a little of both, and never less
    than nothing.

    The interval is that of Student's t on the scale of logarithms. Of nothing at all it goes up to what would still be
    nothing in one of forty studies (Poisson).
    """
    mean = _mean(parts, wholes, alike)
    if mean.cases == 0 or math.isinf(mean.wide):
        return Figure(mean.value, 0.0, math.inf, mean.cases)
    if mean.value == 0.0:
        most = -math.log(LEVEL / 2) * len(parts) / mean.cases
        return Figure(0.0, 0.0, most / math.fsum(wholes), mean.cases)
    factor = math.exp(mean.wide / mean.value)
    return Figure(mean.value, mean.value / factor, mean.value * factor, mean.cases)


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


def even(shares: Sequence[Sequence[float]], alike: Labels = None) -> float:
    """How likely places with equal chances share the wins out at least as unevenly.

    Each case says what share of its win each place got. By the chi-square test of as many cases as they are worth, or,
    where these are too few for it, by dealing the shares of every case out to the places in all ways, or in many.
    """
    labels = range(len(shares)) if alike is None else alike
    times = Counter(labels)
    sums: dict[Hashable, list[float]] = {}
    for label, row in zip(labels, shares, strict=True):
        sums[label] = [one + part for one, part in zip(sums.get(label, [0.0] * len(row)), row, strict=True)]
    rows = list(sums.values())
    if len(rows) < 2 or len(rows[0]) < 2 or all(min(row) == max(row) for row in rows):
        return 1.0
    places, worth = len(rows[0]), len(shares) ** 2 / sum(count * count for count in times.values())
    if worth / places < SCANTY:
        return _by_dealing(rows, places)
    from scipy.special import chdtrc

    totals = [math.fsum(row[place] for row in rows) * worth / len(shares) for place in range(places)]
    return float(chdtrc(places - 1, math.fsum((total - worth / places) ** 2 for total in totals) * places / worth))


def _by_dealing(rows: Sequence[Sequence[float]], places: int) -> float:
    import numpy as np
    from scipy import stats

    def unevenness(*samples: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]", axis: int) -> object:
        # rounded: what is equally uneven must not differ by how it was added up
        return np.round(sum(np.square(np.sum(sample, axis=axis)) for sample in samples), 9)

    columns = [[row[place] for row in rows] for place in range(places)]
    found = stats.permutation_test(
        columns,
        unevenness,
        permutation_type="samples",
        n_resamples=DEALT,
        alternative="greater",
        vectorized=True,
        rng=np.random.default_rng(0),
    )
    return float(found.pvalue)


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


def paired(first: Sequence[float], second: Sequence[float], alike: Labels = None) -> Difference:
    """How much more the second of each pair is, on average.

    What both of a pair have in common, such as their luck, is no part of the difference.
    """
    apart = [after - before for before, after in zip(first, second, strict=True)]
    telling = sum(1 for one in _gathered(apart, alike).values() if one != 0.0)
    return difference(_mean(apart, [1.0] * len(apart), alike), telling)


def times_more(first: Sequence[float], second: Sequence[float], alike: Labels = None) -> tuple[float, float, float]:
    """How many times the mean of the first of each pair that of the second is, with its interval, never below 0."""
    before, after = _mean(first, [1.0] * len(first), alike), _mean(second, [1.0] * len(second), alike)
    if before.value <= 0.0 or after.value <= 0.0:
        return (0.0 if before.value > 0.0 else math.inf), 0.0, math.inf
    pulls = [two / after.value - one / before.value for one, two in zip(first, second, strict=True)]
    wide = _mean(pulls, [1.0] * len(pulls), alike).wide
    ratio = after.value / before.value
    return ratio, ratio * math.exp(-wide), ratio * math.exp(min(wide, 700.0)) if math.isfinite(wide) else math.inf


def difference(mean: Mean, telling: int) -> Difference:
    """By Student's t; so many of the cases differ at all."""
    return Difference(mean.value, mean.value - mean.wide, mean.value + mean.wide, _luck(mean, telling))


def _luck(mean: Mean, telling: int) -> float:
    """Never less likely than that as many coins as there are telling cases all fall alike: a handful proves nothing."""
    if mean.value == 0.0 or mean.cases < 2:
        return 1.0
    coins = 0.5 ** (telling - 1)
    return max(coins, student(mean.value / mean.error, mean.cases - 1)) if mean.error else coins
