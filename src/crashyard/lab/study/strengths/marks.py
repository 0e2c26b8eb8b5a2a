"""Whether a headline holds for all kinds of players that were asked, or depends on who plays.

The rule, for the intervals of one figure, one of each kind of players:

- *Holds for all* where there is something neutral (a fair share, no difference): all intervals lie on the same side of
  it, or all lie close to it. Where there is not (a length): all lie close to their middle.
- *Depends on who plays*: not so, and the kinds differ beyond chance (Cochran's Q, with all headlines of the study
  tested together by Holm's method); or intervals lie on opposite sides of what is neutral.
- *Not shown*: neither. There were too few games to tell, or one kind of players cannot tell at all.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from crashyard.lab.statistics import NEAR, SURE, Figure, holm
from crashyard.lab.study.strengths.headlines import Told

LIKE = 0.2
"""Amounts that differ from their middle by no more than this part of it are alike."""

SMALL_SHARE = 0.02
"""Shares that differ by no more than this are alike, however small they are."""


class StrengthMark(StrEnum):
    HOLDS = "holds for all"
    DEPENDS = "depends on who plays"
    NOT_SHOWN = "not shown for all"


@dataclass(frozen=True, slots=True)
class Headline:
    """One figure of a table, by every kind of players."""

    players: int
    variant: int
    name: str
    figures: tuple[Figure | None, ...]
    neutral: float | None
    share: bool
    chance: float
    """How likely chance alone makes the kinds differ so much."""
    mark: StrengthMark


def mark_all(tables: Iterable[tuple[int, int, Sequence[Sequence[Told]]]]) -> list[Headline]:
    """Of tables, by players and variant, what each kind of players tells of it."""
    found: list[Headline] = []
    for players, variant, kinds in tables:
        by_name: list[Mapping[str, Told]] = [{one.name: one for one in kind} for kind in kinds]
        names = dict.fromkeys(one.name for kind in kinds for one in kind)
        for name in names:
            sample = next(kind[name] for kind in by_name if name in kind)
            figures = tuple(kind[name].figure if name in kind else None for kind in by_name)
            chance = heterogeneity([one for one in figures if one is not None])
            found.append(
                Headline(players, variant, name, figures, sample.neutral, sample.share, chance, StrengthMark.NOT_SHOWN)
            )
    differ = holm([one.chance for one in found])
    return [
        Headline(
            one.players, one.variant, one.name, one.figures, one.neutral, one.share, one.chance, mark_of(one, unlike)
        )
        for one, unlike in zip(found, differ, strict=True)
    ]


def heterogeneity(figures: Sequence[Figure]) -> float:
    """How likely figures that are all the same differ at least so much, by Cochran's Q and their own intervals."""
    known = [one for one in figures if math.isfinite(one.low) and math.isfinite(one.high) and one.high > one.low]
    if len(known) < 2:
        return 1.0
    from scipy.special import chdtrc

    weights = [(2 * SURE / (one.high - one.low)) ** 2 for one in known]
    middle = math.fsum(weight * one.value for weight, one in zip(weights, known, strict=True)) / math.fsum(weights)
    apart = math.fsum(weight * (one.value - middle) ** 2 for weight, one in zip(weights, known, strict=True))
    return float(chdtrc(len(known) - 1, apart))


def mark_of(headline: Headline, unlike: bool) -> StrengthMark:
    """`unlike`: whether the kinds of players differ beyond chance."""
    known = [one for one in headline.figures if one is not None]
    if not known:
        return StrengthMark.NOT_SHOWN
    sides = {_side(one, headline.neutral) for one in known} if headline.neutral is not None else {0}
    if len(known) == len(headline.figures) and (sides in ({1}, {-1}) or _close(known, headline)):
        return StrengthMark.HOLDS
    return StrengthMark.DEPENDS if unlike or {1, -1} <= sides else StrengthMark.NOT_SHOWN


def _side(figure: Figure, neutral: float | None) -> int:
    """1 if it is more, -1 if it is less, 0 if nobody knows."""
    assert neutral is not None
    return 1 if figure.low > neutral else -1 if figure.high < neutral else 0


def _close(figures: Sequence[Figure], headline: Headline) -> bool:
    middle = headline.neutral
    if middle is None:
        middle = math.fsum(one.value for one in figures) / len(figures)
    reach = _reach(middle, headline)
    return all(middle - reach <= one.low and one.high <= middle + reach for one in figures)


def _reach(middle: float, headline: Headline) -> float:
    """How far from the middle is still about the same."""
    if not headline.share:
        return LIKE * abs(middle)
    if headline.neutral == 0.0:
        return SMALL_SHARE
    return min(NEAR, max(SMALL_SHARE, middle / 2))
