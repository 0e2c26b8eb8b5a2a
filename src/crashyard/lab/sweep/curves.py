"""What came out of a sweep: each measure at each point, with its interval.

Games of the same course are one case, which weighs as much as there are of them, as everywhere in the laboratory.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

import msgspec

from crashyard.engine.options import Value
from crashyard.engine.registry import find_game
from crashyard.lab.courses import Courses
from crashyard.lab.outcome import Outcome, shares_of_win
from crashyard.lab.statistics import Figure, count_of, ratio_of, share_of
from crashyard.lab.sweep.sweep import Sweep, SweptPlay

Ended = tuple[Outcome, SweptPlay]
"""A game that came to its end, and what it was like."""

INTERVAL = "95 %"


@dataclass(frozen=True, slots=True)
class CurveMeasure:
    """One curve of a sweep."""

    key: str
    title: str
    of_games: Callable[[Sequence[Ended], Sequence[int]], Figure | None]
    """From the games that ended at a point, and the side of each seat."""
    share: bool = False
    """Whether it is told in per cent."""


@dataclass(frozen=True, slots=True)
class SweptPoint:
    """What was played at a point, and what came of it."""

    values: tuple[Value, ...]
    games: int
    different: int
    """Of those that ended, games that took a course of their own."""
    stopped: int
    failed: int
    figures: dict[str, Figure]
    """By the key of the measure; what cannot be told is left out."""


def _courses(ended: Sequence[Ended]) -> list[int]:
    return [outcome.course for outcome, _ in ended]


def _length(ended: Sequence[Ended], teams: Sequence[int]) -> Figure | None:
    return count_of([outcome.rounds for outcome, _ in ended], _courses(ended))


def _decisions(ended: Sequence[Ended], teams: Sequence[int]) -> Figure | None:
    return count_of([seen.decisions for _, seen in ended], _courses(ended))


def _branching(ended: Sequence[Ended], teams: Sequence[int]) -> Figure | None:
    decisions = [float(seen.decisions) for _, seen in ended]
    return ratio_of([seen.offered for _, seen in ended], decisions, _courses(ended)) if any(decisions) else None


def _first(ended: Sequence[Ended], teams: Sequence[int]) -> Figure | None:
    """The share of the wins of whoever began, and of their partner."""
    begun = [(outcome, seen) for outcome, seen in ended if seen.start >= 0]
    won = sum(shares_of_win(outcome.ranks or (), teams)[teams[seen.start]] for outcome, seen in begun)
    return share_of(*Courses(_courses(begun)).counted(won)) if begun else None


def _draws(ended: Sequence[Ended], teams: Sequence[int]) -> Figure | None:
    return share_of(*Courses(_courses(ended)).counted(sum(outcome.drawn for outcome, _ in ended)))


def _hits(ended: Sequence[Ended], teams: Sequence[int]) -> Figure | None:
    return count_of([seen.hits for _, seen in ended], _courses(ended))


MEASURES = (
    CurveMeasure("length", "Length", _length),
    CurveMeasure("decisions", "Decisions a game", _decisions),
    CurveMeasure("branching", "Answers a decision", _branching),
    CurveMeasure("first", "Wins of the starting player", _first, share=True),
    CurveMeasure("draws", "Draws", _draws, share=True),
    CurveMeasure("hits", "Hits on others a game", _hits),
)


def points_of(sweep: Sweep, outcomes: Sequence[Outcome]) -> list[SweptPoint]:
    """Every point of a sweep, as far as it was played."""
    by_point: list[list[Outcome]] = [[] for _ in sweep.points]
    for outcome in sorted(outcomes, key=lambda one: one.number):
        by_point[sweep.point_of(outcome.number)].append(outcome)
    return [_point(sweep, values, played) for values, played in zip(sweep.points, by_point, strict=True)]


def _point(sweep: Sweep, values: tuple[Value, ...], played: Sequence[Outcome]) -> SweptPoint:
    teams = find_game(sweep.game).teams(sweep.players)
    ended = [
        (outcome, msgspec.convert(outcome.facts, SweptPlay))
        for outcome in played
        if outcome.error is None and outcome.ranks is not None
    ]
    found = {measure.key: measure.of_games(ended, teams) for measure in MEASURES} if ended else {}
    return SweptPoint(
        values,
        len(played),
        Courses(_courses(ended)).different,
        sum(one.error is None and one.ranks is None for one in played),
        sum(one.error is not None for one in played),
        {key: figure for key, figure in found.items() if figure is not None},
    )


def to_json(sweep: Sweep, points: Sequence[SweptPoint], asked: int) -> dict[str, Any]:
    """`figures.json`; an interval that cannot be told is null."""
    return {
        "game": sweep.game,
        "players": sweep.players,
        "bots": list(sweep.bots),
        "options": sweep.options,
        "over": {axis.name: list(axis.values) for axis in sweep.axes},
        "seed": sweep.seed,
        "games_a_point": asked,
        "interval": INTERVAL,
        "points": [
            {
                "at": {axis.name: value for axis, value in zip(sweep.axes, point.values, strict=True)},
                "games": point.games,
                "different": point.different,
                "stopped": point.stopped,
                "failed": point.failed,
                "figures": {key: _figure(figure) for key, figure in point.figures.items()},
            }
            for point in points
        ],
    }


def _figure(figure: Figure) -> dict[str, float | int | None]:
    told = asdict(figure)
    return {name: (value if isfinite(value) else None) for name, value in told.items()}
