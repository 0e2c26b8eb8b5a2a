"""What goes on between three and more: ganging up on the leader, and choosing who wins when one cannot win oneself."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from crashyard.lab.study.chances.arrays import Floats
from crashyard.lab.study.chances.course import NO_LEADER, OUT_OF_IT, Course
from crashyard.lab.study.chances.lines import CourseLine
from crashyard.lab.study.observing import Blow


@dataclass(frozen=True, slots=True)
class Intrigue:
    """Of one play with at least three sides."""

    on_leader: int
    """How often the leader was hit by others,"""
    expected: float
    """and how often they would have been if everybody had picked their victims by lot."""
    kingmaking: bool
    """A player who was out of it took the lead from one and so gave it to another, who won."""


def intrigue_of(
    line: CourseLine, chances: Floats, course: Course, blows: Sequence[Blow], teams: Sequence[int]
) -> Intrigue:
    """Where a game does not tell who hits whom, whoever decides alone is taken to have done what happened."""
    sides = len(line.won)
    row_of = {int(index): row for row, index in enumerate(line.indices)}
    on_leader, expected = 0, 0.0
    struck: dict[int, set[tuple[int, int]]] = {}
    for blow in blows:
        by, to, row = teams[blow.by], teams[blow.to], row_of.get(blow.moment - 1)
        if by == to or row is None:
            continue
        struck.setdefault(row, set()).add((by, to))
        leader = course.leaders[row]
        if leader not in (NO_LEADER, by):
            on_leader += to == leader
            expected += 1 / (sides - 1)
    return Intrigue(on_leader, expected, _made_a_king(line, chances, course, struck if blows else None))


def _made_a_king(
    line: CourseLine, chances: Floats, course: Course, struck: dict[int, set[tuple[int, int]]] | None
) -> bool:
    winner = int(line.won.argmax())
    if line.won[winner] < 1.0:
        return False
    leaders = (*course.leaders, winner)
    for row, (before, after) in enumerate(pairwise(leaders)):
        if after != winner or before in (winner, NO_LEADER):
            continue
        hopeless = {side for side, chance in enumerate(chances[row]) if chance <= OUT_OF_IT / len(line.won)}
        hopeless -= {before, winner}
        if struck is not None:
            doers = {by for by, to in struck.get(row, ()) if to == before}
        else:
            doers = {int(line.by[row + 1])} if row + 1 < len(line.by) else set()
        if doers & hopeless:
            return True
    return False
