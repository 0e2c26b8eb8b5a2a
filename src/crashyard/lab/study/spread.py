"""How a number that each game has is spread over the games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from crashyard.lab.statistics import Figure, Labels, count_of, quantile


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread over the games."""

    mean: Figure
    least: float
    tenth: float
    """One game in ten has less;"""
    middle: float
    ninth: float
    """one in ten has more."""
    most: float
    counts: dict[int, int]
    """How many games had how much."""


def spread(values: Sequence[int], alike: Labels = None) -> Spread:
    ordered = sorted(values) or [0]
    tenth, middle, ninth = (quantile(ordered, share) for share in (0.1, 0.5, 0.9))
    counts = dict(sorted(Counter(values).items()))
    return Spread(count_of(values, alike), ordered[0], tenth, middle, ninth, ordered[-1], counts)
