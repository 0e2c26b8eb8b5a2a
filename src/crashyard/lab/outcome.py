"""What came out of one game between bots."""

from collections.abc import Sequence
from typing import Any

import msgspec

from crashyard.engine.result import Result
from crashyard.lab.courses import course_of_answers


class Outcome(msgspec.Struct, frozen=True):
    """Only texts and numbers: it comes from other processes and machines, and is kept in files."""

    number: int
    answers: int = 0
    """How many were given, those of chance included."""
    rounds: int = 0
    ranks: tuple[int, ...] | None = None
    """None if the game was stopped before its end."""
    drawn: bool = False
    """Several sides share the first place."""
    course: int = 0
    """The number of its course: games with the same answers, chance's included, have the same."""
    error: str | None = None
    """How a bot or the rules failed, if they did."""
    facts: dict[str, Any] = {}
    """What else was looked at."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won; nobody where the first place is shared, or the game was stopped."""
        if self.ranks is None or self.drawn:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def outcome_of(number: int, answers: Sequence[tuple[int, int]], rounds: int, result: Result | None) -> Outcome:
    course = course_of_answers(answers)
    if result is None:
        return Outcome(number, len(answers), rounds, course=course)
    return Outcome(number, len(answers), rounds, result.ranks, result.drawn, course)


def shares_of_win(ranks: Sequence[int], teams: Sequence[int]) -> tuple[float, ...]:
    """One win, shared by all sides that are first."""
    first = {team for rank, team in zip(ranks, teams, strict=True) if rank == 1}
    return tuple(1 / len(first) if side in first else 0.0 for side in range(max(teams) + 1))
