"""The course of a play: whose chance to win was how large when, and what became of it.

The chances are those of `chances/predictor.py`. Where they know no more than who began, there is nothing to tell.
"""

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from crashyard.lab.study.chances.arrays import Floats
from crashyard.lab.study.chances.lines import CourseLine

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
class Course:
    """What the chances of a play say about it. What needs a winner is None where nobody won alone."""

    leaders: tuple[int, ...]
    """Who led, moment by moment, or NO_LEADER."""
    changes: int
    """How often the lead passed from one side to another."""
    uncertainty: float
    """From 0 (clear all the time) to 1 (open all the time)."""
    far_behind: bool
    """Some side once was so far behind that its win would be a comeback."""
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
    far_behind = bool(len(chances)) and float(chances.min()) <= FAR_BEHIND / sides
    winner = int(line.won.argmax())
    if line.won[winner] < 1.0 or not len(chances):
        return Course(leaders, changes, entropy, far_behind, None, None, None, None, None, None)
    own = chances[:, winner]
    behind = [index for index, leader in enumerate(leaders) if leader not in (winner, NO_LEADER)]
    gaps = [math.sqrt(max(0.0, float(chances[index].max() - own[index]))) for index in behind]
    lowest = float(own.min())
    return Course(
        leaders,
        changes,
        entropy,
        far_behind,
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
