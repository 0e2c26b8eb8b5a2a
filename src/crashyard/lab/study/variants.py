"""Two rule variants side by side: what differs, by how much, and whether that is more than chance.

Every game is played with both from the same seed, and what differs is what differs within these pairs of games.

Many things are measured, and one in twenty of them would seem to differ by luck. So all of them are tested together
(Holm): if the variants play alike, at most one study in twenty finds any difference at all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from crashyard.lab.statistics import Difference, Figure, holm, mean_of, paired, part_of, share_of
from crashyard.lab.study.plays import StudiedPlay, StudiedPlays

Value = Callable[[StudiedPlay], float | None]


@dataclass(frozen=True, slots=True)
class StudyMeasure:
    """One number a game. `more` and `less` say in plain words what it means if there is more, or less, of it."""

    name: str
    more: str
    less: str
    value: Value
    share: bool = False
    """Whether it is told in per cent of the games, of the wins or of the length."""
    relative: bool = False
    """Whether a change is told relative to what it was."""
    of_wins: bool = False
    """Whether it is somebody's share of the wins, of which a part is fair."""
    if_stopped: float | None = None
    """What a game counts that was stopped before its end; None if such a game says nothing about it."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One measure at a table with one rule and with the other."""

    measure: StudyMeasure
    players: int
    first: Figure
    second: Figure
    apart: Difference
    fair: float
    """A fair share of the wins."""
    beyond_chance: bool = False

    @property
    def relative(self) -> tuple[float, float, float]:
        """The difference with its interval, as a part of what it was under the first rules."""
        base = abs(self.first.value) or 1.0
        return self.apart.value / base, self.apart.low / base, self.apart.high / base

    def sentence(self) -> str:
        """What has changed, in plain words, with its interval."""
        words = self.measure.more if self.apart.value > 0 else self.measure.less
        sign = 1 if self.apart.value > 0 else -1
        if self.measure.relative:
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


def _short(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 10 else f"{value:.2g}"


def _bool(value: bool | None) -> float | None:
    return None if value is None else float(value)


MEASURES: tuple[StudyMeasure, ...] = (
    StudyMeasure(
        "games stopped before their end",
        "Games are stopped before their end {} more often.",
        "Games are stopped before their end {} less often.",
        lambda _: 0.0,
        share=True,
        if_stopped=1.0,
    ),
    StudyMeasure(
        "length",
        "The game gets {} longer.",
        "The game gets {} shorter.",
        lambda p: p.rounds,
        relative=True,
    ),
    StudyMeasure(
        "decisions",
        "There are {} more decisions in a game.",
        "There are {} fewer decisions in a game.",
        lambda p: p.seen.decisions,
        relative=True,
    ),
    StudyMeasure(
        "answers a decision",
        "There is {} more choice in a decision.",
        "There is {} less choice in a decision.",
        lambda p: p.seen.answers_offered / p.seen.decisions if p.seen.decisions else None,
        relative=True,
    ),
    StudyMeasure(
        "draws", "Draws are {} more frequent.", "Draws are {} less frequent.", lambda p: float(p.drawn), share=True
    ),
    StudyMeasure(
        "lead changes",
        "There are {} more lead changes a game.",
        "There are {} fewer lead changes a game.",
        lambda p: p.course.changes,
    ),
    StudyMeasure(
        "comebacks",
        "Comebacks are {} more frequent.",
        "Comebacks are {} less frequent.",
        lambda p: _bool(p.course.comeback),
        share=True,
    ),
    StudyMeasure(
        "drama",
        "Drama rises by {}.",
        "Drama falls by {}.",
        lambda p: p.course.drama,
    ),
    StudyMeasure(
        "settled",
        "Games are settled {} later.",
        "Games are settled {} earlier.",
        lambda p: p.course.settled,
        share=True,
    ),
    StudyMeasure(
        "snatched wins",
        "Wins are snatched at the last moment {} more often.",
        "Wins are snatched at the last moment {} less often.",
        lambda p: _bool(p.course.snatched),
        share=True,
    ),
    StudyMeasure(
        "hits a game",
        "Players hit each other {} more often.",
        "Players hit each other {} less often.",
        lambda p: float(sum(blow.by != blow.to for blow in p.seen.blows)),
        relative=True,
    ),
    StudyMeasure(
        "crashes by one's own doing",
        "Players harm themselves {} more often.",
        "Players harm themselves {} less often.",
        lambda p: float(sum(blow.by == blow.to for blow in p.seen.blows)),
        relative=True,
    ),
    StudyMeasure(
        "kingmaking",
        "Kingmaking is {} more frequent.",
        "Kingmaking is {} less frequent.",
        lambda p: _bool(p.intrigue.kingmaking) if p.intrigue else None,
        share=True,
    ),
)


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

    def pairs(self, measure: StudyMeasure) -> tuple[list[float], list[float]]:
        """A measure with one rule and with the other, in the pairs of which both games tell it."""
        return self._paired(measure, self.first, self.second)

    def shared_pairs(self, measure: StudyMeasure) -> tuple[list[float], list[float]]:
        """The same by the common yardstick."""
        return self._paired(measure, self.first_shared, self.second_shared)

    def _paired(
        self, measure: StudyMeasure, first: StudiedPlays, second: StudiedPlays
    ) -> tuple[list[float], list[float]]:
        before, after = self._values(measure, first), self._values(measure, second)
        both = [turn for turn in before if turn in after]
        return [before[turn] for turn in both], [after[turn] for turn in both]

    def _values(self, measure: StudyMeasure, plays: StudiedPlays) -> dict[int, float]:
        """By the turn."""
        found = [(play.number, measure.value(play)) for play in plays.ended]
        found += [(outcome.number, measure.if_stopped) for outcome in plays.capped]
        return {self.turn_of(number): float(value) for number, value in found if value is not None}


def compare(meetings: Sequence[VariantPair]) -> list[Comparison]:
    """Every measure at every number of players, all tested together; what cannot be measured is left out."""
    found: list[Comparison] = []
    for one in meetings:
        for measure in [*MEASURES, *_win_measures(one.first)]:
            before, after = one.pairs(measure)
            if len(before) > 1 and (any(before) or any(after)):
                apart = _confirmed(paired(before, after), paired(*one.shared_pairs(measure)))
                sides = _figure(measure, before), _figure(measure, after)
                found.append(Comparison(measure, one.first.table.players, *sides, apart, one.first.fair))
    sure = holm([one.apart.chance for one in found])
    return [replace(one, beyond_chance=known) for one, known in zip(found, sure, strict=True)]


def _figure(measure: StudyMeasure, values: Sequence[float]) -> Figure:
    if measure.of_wins or (measure.share and set(values) <= {0.0, 1.0}):
        return share_of(sum(values), len(values))
    return part_of(values) if measure.share else mean_of(values)


def _confirmed(apart: Difference, shared: Difference) -> Difference:
    """As likely to be chance as by the yardstick that makes less of it."""
    alike = apart.value * shared.value >= 0.0
    return replace(apart, chance=max(apart.chance, shared.chance) if alike else 1.0)


def _win_measures(plays: StudiedPlays) -> list[StudyMeasure]:
    """The wins by the order of play and by the seat; the last one gets what the others leave."""
    who, places = plays.who, range(plays.sides - 1)
    found = [_wins(place_in_order(order, who), _in_order(order)) for order in places]
    return found + [_wins(f"{who} {side + 1}", _in_seat(side)) for side in places]


def place_in_order(order: int, who: str) -> str:
    """Who it is that comes so many places after the one who begins; in a seat sits a player."""
    names = ("starting", "second", "third")
    place = names[order] if order < len(names) else f"{order + 1}th"
    return f"the {place} {'player' if who == 'seat' else who}"


def _wins(name: str, value: Value) -> StudyMeasure:
    called = name[:1].upper() + name[1:]
    more, less = f"{called} wins {{}} more often.", f"{called} wins {{}} less often."
    return StudyMeasure(f"wins of {name}", more, less, value, share=True, of_wins=True)


def _in_order(order: int) -> Value:
    return lambda play: None if play.start is None else play.won[(play.start + order) % len(play.won)]


def _in_seat(side: int) -> Value:
    return lambda play: play.won[side]


def verdict(comparisons: Sequence[Comparison], players: int, endless: Sequence[str]) -> list[str]:
    """What has changed at a table of so many, in plain words; the last sentence tells of all the rest.

    `endless` are the variants of which no game came to its end.
    """
    mine = [one for one in comparisons if one.players == players]
    changed = [one.sentence() for one in mine if one.beyond_chance]
    told = [f"No game came to its end with {name}." for name in endless]
    return [*told, *changed, *_rest(len(mine) - len(changed), bool(changed))]


def _rest(count: int, others: bool) -> list[str]:
    """So many things that do not differ; whether there are others that do."""
    if others and not count:
        return []
    if others:
        rest = f"{count} other things were measured and do" if count != 1 else "One other thing was measured and does"
        return [f"{rest} not differ beyond chance."]
    if not count:
        return ["Nothing could be compared."]
    return [f"Nothing that was measured ({count} thing{'s' if count != 1 else ''}) differs beyond chance."]
