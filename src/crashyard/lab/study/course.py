"""The course of a play: who stood how well when, and what became of it.

How well a seat stands is the game's own evaluation. What that is worth is learnt from the games of the study: among all
moments in which a side was ahead by so much, at that stage of the game, how often did it win? So "a chance of 30 %" is
what happened in 30 of 100 such moments, and whoever has just moved gets no credit for it.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from crashyard.lab.study.observing import EVERYBODY, FINENESS, ObservedMoment

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

STAGES = 3
"""Early, middle, late: each has its own table of chances."""
FINEST = 20
ENOUGH = 60
"""A table of chances has up to so many rows, of at least so many moments each."""

AHEAD = 1.5
"""The lead passes when somebody's chance is so many times the leader's; less is a wobble."""
FAR_BEHIND = 0.5
"""Of a fair share: whoever wins after having had no more has come back."""
OUT_OF_IT = 0.25
"""Of a fair share: whoever has no more is practically out of it."""
NEARLY_SURE = 0.8
NO_LEADER = -1
"""Nobody is clearly ahead yet."""


@dataclass(frozen=True, slots=True)
class CourseLine:
    """The moments of a play, by sides: when they were, who moved, how everybody stood."""

    rounds: Whole
    when: Floats
    """From 0 at the beginning to 1 at the end of the play."""
    by: Whole
    values: Floats
    indices: Whole
    """The numbers of these moments among all that were noted."""
    won: Floats
    """The share of the win that each side got."""


def line_of(moments: Sequence[ObservedMoment], teams: Sequence[int], won: Sequence[float], answers: int) -> CourseLine:
    """The moments before the end; those before the first round are setup and left out."""
    sides = max(teams) + 1
    kept = [(index, one) for index, one in enumerate(moments) if one.round > 0 and one.answer < answers]
    seats = np.array([one.values for _, one in kept], dtype=np.float64).reshape(len(kept), len(teams)) / FINENESS
    values = np.stack([seats[:, [t == side for t in teams]].mean(axis=1) for side in range(sides)], axis=1)
    movers = [EVERYBODY if one.by == EVERYBODY else teams[one.by] for _, one in kept]
    return CourseLine(
        np.array([one.round for _, one in kept], dtype=np.int64),
        np.array([one.answer / answers for _, one in kept], dtype=np.float64),
        np.array(movers, dtype=np.int64),
        values,
        np.array([index for index, _ in kept], dtype=np.int64),
        np.array(won, dtype=np.float64),
    )


def learn_chances(lines: Sequence[CourseLine]) -> list[Floats]:
    """For every play, a row a moment and a column a side: the chance of that side to win."""
    counts = [len(line.rounds) for line in lines]
    if sum(counts) == 0:
        return [np.zeros((0, len(line.won))) for line in lines]
    sides = len(lines[0].won)
    rounds = np.concatenate([line.rounds for line in lines])
    by = np.concatenate([line.by for line in lines])
    values = np.concatenate([line.values for line in lines])
    won = np.concatenate([np.tile(line.won, (count, 1)) for line, count in zip(lines, counts, strict=True)])
    borders = np.quantile(rounds, [part / STAGES for part in range(1, STAGES)])
    stage = np.searchsorted(borders, rounds, side="left")
    chances = np.empty_like(values)
    for side in range(sides):
        others = np.delete(values, side, axis=1)
        chances[:, side] = values[:, side] - others.max(axis=1)
    margins = chances.copy()
    moved = np.where(by[:, None] == EVERYBODY, sides, (by[:, None] - np.arange(sides)[None, :]) % sides)
    for part in range(STAGES):
        for relation in range(sides + 1):
            here = (stage[:, None] == part) & (moved == relation)
            if here.any():
                chances[here] = _learn(margins[here], won[here])
    chances = chances + 1e-6
    chances /= chances.sum(axis=1, keepdims=True)
    return np.split(chances, np.cumsum(counts)[:-1])


def _learn(margins: Floats, won: Floats) -> Floats:
    """How often those with such a margin won: rows of as many moments each, never falling as the margin grows."""
    order = np.argsort(margins, kind="stable")
    rows = max(1, min(FINEST, len(margins) // ENOUGH))
    groups = np.array_split(order, rows)
    middles = np.array([margins[group].mean() for group in groups])
    shares = rising([float(won[group].mean()) for group in groups], [len(group) for group in groups])
    return np.interp(margins, middles, shares)


def rising(shares: Sequence[float], weights: Sequence[float]) -> Floats:
    """The nearest shares that never fall (pool adjacent violators)."""
    blocks: list[tuple[float, float, int]] = []
    for share, weight in zip(shares, weights, strict=True):
        blocks.append((share, weight, 1))
        while len(blocks) > 1 and blocks[-2][0] >= blocks[-1][0]:
            (last, heavy, length), (before, light, more) = blocks.pop(), blocks.pop()
            whole = heavy + light
            blocks.append(((last * heavy + before * light) / whole, whole, length + more))
    return np.array([share for share, _, length in blocks for _ in range(length)])


@dataclass(frozen=True, slots=True)
class Course:
    """What the chances of a play say about it. What needs a winner is None where nobody won alone."""

    leaders: tuple[int, ...]
    """Who led, moment by moment, or NO_LEADER."""
    changes: int
    """How often the lead passed from one side to another."""
    uncertainty: float
    """From 0 (clear all the time) to 1 (open all the time)."""
    lowest: float | None
    """The lowest chance the winner ever had,"""
    comeback: bool | None
    drama: float | None
    settled: float | None
    """When the winner took the lead for good, from 0 to 1 of the play."""
    sure: float | None
    """From when on the winner's chance stayed high."""
    snatched: bool | None
    """Somebody else led when the last turn began."""


def course_of(line: CourseLine, chances: Floats) -> Course:
    sides = len(line.won)
    leaders = follow_lead(chances)
    changes = sum(one not in (NO_LEADER, other) for one, other in pairwise(leaders))
    logs = np.log(np.clip(chances, 1e-9, 1.0))
    entropy = float((-(chances * logs).sum(axis=1) / math.log(sides)).mean()) if len(chances) else 1.0
    winner = int(line.won.argmax())
    if line.won[winner] < 1.0 or not len(chances):
        return Course(leaders, changes, entropy, None, None, None, None, None, None)
    own = chances[:, winner]
    behind = [index for index, leader in enumerate(leaders) if leader not in (winner, NO_LEADER)]
    gaps = [math.sqrt(max(0.0, float(chances[index].max() - own[index]))) for index in behind]
    lowest = float(own.min())
    return Course(
        leaders,
        changes,
        entropy,
        lowest,
        lowest <= FAR_BEHIND / sides,
        sum(gaps) / len(gaps) if gaps else 0.0,
        _for_good(line.when, np.array([leader == winner for leader in leaders])),
        _for_good(line.when, own >= NEARLY_SURE),
        leaders[-1] not in (winner, NO_LEADER),
    )


def follow_lead(chances: Floats) -> tuple[int, ...]:
    """The leader of each moment: the first who is clearly ahead of all others, until somebody is so of them."""
    leaders: list[int] = []
    leader = NO_LEADER
    for row in chances.tolist():
        second, first = sorted(row)[-2:]
        if first >= AHEAD * (second if leader == NO_LEADER else row[leader]):
            leader = row.index(first)
        leaders.append(leader)
    return tuple(leaders)


def _for_good(when: Floats, holds: NDArray[np.bool_]) -> float:
    """From when on something held until the end; 1 if it did not hold at the last moment."""
    failing = np.flatnonzero(~holds)
    if not len(failing):
        return 0.0
    after = int(failing[-1]) + 1
    return float(when[after]) if after < len(when) else 1.0
