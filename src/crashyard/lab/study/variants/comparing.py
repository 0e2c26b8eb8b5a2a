"""Two rule variants side by side: what differs, by how much, and whether that is more than chance.

Every game is played with both from the same seed, and what differs is what differs within these pairs of games.

Many things are measured, and one in twenty of them would seem to differ by luck. So all of them are tested together
(Holm): if the variants play alike, at most one study in twenty finds any difference at all.

What rests on chances to win is measured by two yardsticks: chances learnt from each rule alone, and from both together.
Where one of them shows a difference and the other does not, it is said that it depends on the yardstick.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from crashyard.lab.courses import Courses
from crashyard.lab.statistics import Difference, Figure, count_of, holm, paired, part_of, share_of, times_more
from crashyard.lab.study.plays import StudiedPlays
from crashyard.lab.study.variants.measures import MEASURES, StudyMeasure, win_measures


@dataclass(frozen=True, slots=True)
class Comparison:
    """One measure at a table with one rule and with the other."""

    measure: StudyMeasure
    players: int
    strength: int
    """Which kind of players it was."""
    first: Figure
    second: Figure
    apart: Difference
    """With chances learnt from each rule alone,"""
    shared: Difference
    """and from both together."""
    times: tuple[float, float, float]
    """How many times what it was, with the interval."""
    fair: float
    """A fair share of the wins."""
    seen: bool = False
    """Beyond chance by the one yardstick,"""
    seen_shared: bool = False
    """and by the other."""

    @property
    def beyond_chance(self) -> bool:
        """By both yardsticks, and in the same direction."""
        return self.seen and self.seen_shared and self.apart.value * self.shared.value > 0.0

    @property
    def by_yardstick(self) -> bool:
        """Whether it depends on the yardstick if there is a difference, or which."""
        return (self.seen or self.seen_shared) and not self.beyond_chance

    @property
    def relative(self) -> tuple[float, float, float]:
        """The difference with its interval, as a part of what it was: no more than all of it can be gone."""
        value, low, high = self.times
        return value - 1.0, low - 1.0, high - 1.0

    @property
    def is_relative(self) -> bool:
        """Whether it is told so: of what was nothing at all, or is now, there is no part."""
        return self.measure.relative and math.isfinite(self.times[2])

    @property
    def unsure(self) -> str:
        """That and how it depends on the yardstick."""
        scale, unit = (100, " points") if self.measure.share else (1, "")
        alone, both = (
            f"{_signed(scale * one.value)}{unit} (95 %: {_signed(scale * one.low)} to {_signed(scale * one.high)})"
            for one in (self.apart, self.shared)
        )
        name = self.measure.name[:1].upper() + self.measure.name[1:]
        return (
            f"{name}: whether there is a difference depends on the yardstick: {alone} by chances learnt from each rule "
            f"alone, {both} by chances learnt from both together."
        )

    def sentence(self) -> str:
        """What has changed, in plain words, with its interval."""
        words = self.measure.more if self.apart.value > 0 else self.measure.less
        sign = 1 if self.apart.value > 0 else -1
        if self.is_relative:
            value, low, high = (sign * 100 * part for part in self.relative)
            return words.format(f"{value:.0f} % (95 %: {min(low, high):.0f} to {max(low, high):.0f})")
        scale, unit = (100, " points") if self.measure.share else (1, "")
        value, low, high = (sign * scale * part for part in (self.apart.value, self.apart.low, self.apart.high))
        interval = f"{_short(min(low, high))} to {_short(max(low, high))}"
        was, now = scale * self.first.value, scale * self.second.value
        sort = " %" if self.measure.share else ""
        told = words.format(f"{_short(value)}{unit} (95 %: {interval}; from {was:.3g} to {now:.3g}{sort})")
        return told + self._fairness() if self.measure.of_wins else told

    def _fairness(self) -> str:
        """What the change does to an advantage."""
        before, after = (self._holds_fair(side) for side in (self.first, self.second))
        if after and not before:
            side = "advantage" if self.first.value > self.fair else "disadvantage"
            if self.second.near(self.fair):
                return f" Of its {side} little or nothing is left."
            return f" So few games cannot tell whether any {side} is left."
        if before and not after:
            side = "an advantage" if self.second.value > self.fair else "a disadvantage"
            return f" That is {side}; none was seen before."
        return ""

    def _holds_fair(self, side: Figure) -> bool:
        return side.low <= self.fair <= side.high


def _signed(value: float) -> str:
    return f"+{_short(value)}" if value > 0 else _short(value)


def _short(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 10 else f"{value:.2g}"


@dataclass(frozen=True, slots=True)
class MeasuredPairs:
    """A measure with one rule and with the other, in the pairs of which both games tell it."""

    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)
    labels: list[tuple[int, int]] = field(default_factory=list)
    """Pairs with the same courses say the same."""

    @property
    def apart(self) -> Difference:
        return paired(self.before, self.after, self.labels)


@dataclass(frozen=True, slots=True)
class VariantPair:
    """A table with one rule and with the other.

    What is said about chances has been learnt from each alone, and once more from both together. The first describes
    each rule best. But what is learnt twice has two errors, which may look like a difference where there is none; so a
    difference counts only if it is there by the common yardstick too.
    """

    first: StudiedPlays
    second: StudiedPlays
    first_shared: StudiedPlays
    second_shared: StudiedPlays
    turn_of: Callable[[int], int]
    """By the number of a game: the two of a pair have the same turn."""

    def pairs(self, measure: StudyMeasure) -> MeasuredPairs:
        return self._paired(measure, self.first, self.second)

    def shared_pairs(self, measure: StudyMeasure) -> MeasuredPairs:
        """The same by the common yardstick."""
        return self._paired(measure, self.first_shared, self.second_shared)

    def _paired(self, measure: StudyMeasure, first: StudiedPlays, second: StudiedPlays) -> MeasuredPairs:
        before, after = self._values(measure, first), self._values(measure, second)
        found = MeasuredPairs()
        for turn in before:
            if turn in after:
                found.before.append(before[turn][0])
                found.after.append(after[turn][0])
                found.labels.append((before[turn][1], after[turn][1]))
        return found

    def _values(self, measure: StudyMeasure, plays: StudiedPlays) -> dict[int, tuple[float, int]]:
        """By the turn, with the course of the game."""
        found = [(play.number, measure.value(play), play.label) for play in plays.ended]
        found += [(outcome.number, measure.if_stopped, outcome.course) for outcome in plays.capped]
        return {self.turn_of(number): (float(value), label) for number, value, label in found if value is not None}


def compare(meetings: Sequence[VariantPair]) -> list[Comparison]:
    """Every measure at every number of players, all tested together; what cannot be measured is left out."""
    found: list[Comparison] = []
    for one in meetings:
        for measure in [*MEASURES, *win_measures(one.first)]:
            pairs, shared = one.pairs(measure), one.shared_pairs(measure)
            if len(pairs.before) > 1 and (any(pairs.before) or any(pairs.after)):
                found.append(_compared(one.first, measure, pairs, shared))
    seen, seen_shared = (holm([getattr(one, which).chance for one in found]) for which in ("apart", "shared"))
    return [replace(one, seen=mine, seen_shared=both) for one, mine, both in zip(found, seen, seen_shared, strict=True)]


def _compared(plays: StudiedPlays, measure: StudyMeasure, pairs: MeasuredPairs, shared: MeasuredPairs) -> Comparison:
    return Comparison(
        measure,
        plays.table.players,
        plays.table.strength,
        _figure(measure, pairs.before, [label for label, _ in pairs.labels]),
        _figure(measure, pairs.after, [label for _, label in pairs.labels]),
        pairs.apart,
        shared.apart,
        times_more(pairs.before, pairs.after, pairs.labels),
        plays.fair,
    )


def _figure(measure: StudyMeasure, values: Sequence[float], labels: Sequence[int]) -> Figure:
    if measure.of_wins or (measure.share and set(values) <= {0.0, 1.0}):
        return share_of(*Courses(labels).counted(sum(values)))
    return part_of(values, labels) if measure.share else count_of(values, labels)
