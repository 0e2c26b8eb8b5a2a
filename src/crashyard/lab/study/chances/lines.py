"""The moments of a play as arrays, by sides: what chances to win are learnt from, and told of."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from crashyard.lab.study.chances.arrays import Floats, Small, Whole
from crashyard.lab.study.observing import EVERYBODY, FINENESS, Observed


@dataclass(frozen=True, slots=True)
class CourseLine:
    """The moments of a play, by sides: when they were, who moved, how everybody stood."""

    rounds: Whole
    when: Floats
    """From 0 at the beginning to 1 at the end of the play."""
    by: Whole
    values: Floats
    """How well each side stands, by the game's own evaluation."""
    visible: Small
    """What a spectator sees of each side: moments, sides, numbers."""
    start: int | None
    """The side that began, if one did."""
    indices: Whole
    """The numbers of these moments among all that were noted."""
    won: Floats
    """The share of the win that each side got."""


def line_of(seen: Observed, teams: Sequence[int], won: Sequence[float], answers: int) -> CourseLine:
    """The moments before the end; those before the first round are setup and left out."""
    sides, moments = max(teams) + 1, seen.moments
    kept = [index for index, one in enumerate(moments) if one.round > 0 and one.answer < answers]
    values = np.array([moments[index].values for index in kept], np.float64).reshape(len(kept), len(teams), 1)
    visible = np.frombuffer(zlib.decompress(seen.visible) if seen.visible else b"", np.int32).astype(np.float32)
    visible = visible.reshape(len(moments), len(teams), -1 if len(visible) else 0)[kept]
    by_side = [[team == side for team in teams] for side in range(sides)]
    movers = [EVERYBODY if moments[index].by == EVERYBODY else teams[moments[index].by] for index in kept]
    return CourseLine(
        np.array([moments[index].round for index in kept], np.int64),
        np.array([moments[index].answer / answers for index in kept], np.float64),
        np.array(movers, np.int64),
        np.stack([values[:, mine, 0].mean(axis=1) for mine in by_side], axis=1) / FINENESS,
        np.stack([visible[:, mine].mean(axis=1) for mine in by_side], axis=1),
        teams[seen.start] if seen.start >= 0 else None,
        np.array(kept, np.int64),
        np.array(won, np.float64),
    )
