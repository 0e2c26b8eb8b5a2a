"""What can be said of a study while it is played: few figures, each with its interval, and quick to make.

The report has many more. Games of one course are one case here too.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite

import msgspec

from crashyard.lab.courses import Courses
from crashyard.lab.outcome import Outcome, shares_of_win
from crashyard.lab.statistics import Figure, count_of, ratio_of, share_of
from crashyard.lab.study.observing import from_facts
from crashyard.lab.study.study import Study, StudyTable


class GameSketch(msgspec.Struct, frozen=True, array_like=True):
    """One game, as far as these figures need it."""

    number: int
    course: int
    rounds: int = 0
    decisions: int = 0
    offered: int = 0
    """All answers that could have been given in them."""
    hits: int = 0
    """On others than partners."""
    first: float = -1.0
    """The share of the win that went to the side that began; -1 if none did."""
    drawn: bool = False
    ended: bool = False
    failed: bool = False


class LiveFigure(msgspec.Struct, frozen=True):
    """One measure at one table. What cannot be told yet is None."""

    measure: str
    share: bool
    """Whether it is a part of a whole, and told in per cent."""
    value: float
    low: float | None
    high: float | None
    fair: float | None = None
    """What would be fair, if anything."""


class LiveTable(msgspec.Struct, frozen=True):
    """What is known of one table: one rule and one kind of players."""

    variant: int
    strength: str
    games: int
    different: int
    """Games that took a course of their own."""
    stopped: int
    failed: int
    figures: list[LiveFigure]


@dataclass(frozen=True, slots=True)
class LiveMeasure:
    """How a figure is made from the games that ended and the numbers of their courses."""

    name: str
    make: Callable[[Sequence[GameSketch], Sequence[int]], Figure]
    share: bool = False


MEASURES = (
    LiveMeasure("length", lambda games, alike: count_of([one.rounds for one in games], alike)),
    LiveMeasure("decisions", lambda games, alike: count_of([one.decisions for one in games], alike)),
    LiveMeasure(
        "answers",
        lambda games, alike: ratio_of([one.offered for one in games], [one.decisions for one in games], alike),
    ),
    LiveMeasure("starter", lambda games, alike: _share([one.first for one in games], alike), share=True),
    LiveMeasure("draws", lambda games, alike: _share([float(one.drawn) for one in games], alike), share=True),
    LiveMeasure("hits", lambda games, alike: count_of([one.hits for one in games], alike)),
)


def _share(parts: Sequence[float], alike: Sequence[int]) -> Figure:
    return share_of(*Courses(alike).counted(sum(parts)))


def sketch_of(study: Study, outcome: Outcome) -> GameSketch:
    """A game in short."""
    if outcome.error is not None:
        return GameSketch(outcome.number, outcome.course, failed=True)
    if outcome.ranks is None:
        return GameSketch(outcome.number, outcome.course, outcome.rounds)
    seen = from_facts(outcome.facts)
    teams = study.teams(len(outcome.ranks))
    won = shares_of_win(outcome.ranks, teams)
    return GameSketch(
        outcome.number,
        outcome.course,
        outcome.rounds,
        seen.decisions,
        seen.answers_offered,
        sum(teams[blow.by] != teams[blow.to] for blow in seen.blows),
        won[teams[seen.start]] if seen.start >= 0 else -1.0,
        outcome.drawn,
        ended=True,
    )


def figures_of(study: Study, sketches: Sequence[GameSketch]) -> list[LiveTable]:
    """Every table of a study with one number of players, as far as it was played."""
    return [_table(study, table, sketches) for table in study.tables]


def _table(study: Study, table: StudyTable, sketches: Sequence[GameSketch]) -> LiveTable:
    mine = [one for one in sketches if study.table_of(one.number) == table]
    ended = [one for one in mine if one.ended]
    stopped = sum(not one.ended and not one.failed for one in mine)
    courses = Courses([one.course for one in mine if not one.failed])
    return LiveTable(
        table.variant,
        study.who[table.strength].name,
        len(mine),
        courses.different,
        stopped,
        sum(one.failed for one in mine),
        [_figure(measure, games, study, table) for measure in MEASURES if (games := _telling(measure, ended))],
    )


def _telling(measure: LiveMeasure, ended: Sequence[GameSketch]) -> Sequence[GameSketch]:
    """The games that say something of a measure: where nobody begins, none does of whoever did."""
    if measure.name == "starter":
        return [one for one in ended if one.first >= 0]
    return ended if measure.name != "answers" or any(one.decisions for one in ended) else []


def _figure(measure: LiveMeasure, games: Sequence[GameSketch], study: Study, table: StudyTable) -> LiveFigure:
    found = measure.make(games, [one.course for one in games])
    fair = 1 / (max(study.teams(table.players)) + 1) if measure.name == "starter" else None
    return LiveFigure(measure.name, measure.share, found.value, _bound(found.low), _bound(found.high), fair)


def _bound(value: float) -> float | None:
    return value if isfinite(value) else None
