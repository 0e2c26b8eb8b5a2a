"""Trying an answer out: in a position that is possible for whoever asks, while somebody listens."""

from collections.abc import Callable
from dataclasses import dataclass

from crashyard.engine.event import Event
from crashyard.engine.position import Position


class Rehearsal:
    """Where an answer leads in one possible position.

    A game derives its own for secret plans: those are carried out at the table as it stands, as if nobody moved before.
    """

    def __init__(self, after: Position, *, is_done: bool = False) -> None:
        """`after` has been listened to from the beginning."""
        self.after = after
        self.heard: list[Event] = after.heard()
        self.is_done = is_done
        """Whether a plan has come to its end; otherwise `after` awaits somebody, or nobody any more."""

    def then(self, seat: int, action: int) -> "Rehearsal":
        """Where one more answer leads."""
        return answered(self.after, seat, action)


@dataclass(frozen=True, slots=True)
class PlannedPiece:
    """One of the pieces that a secret plan is for."""

    targets: int
    """So many of the targets of the answer plan for it, after those of the pieces before it."""
    rehearse: Callable[[], Rehearsal]


def answered(before: Position, seat: int, action: int) -> Rehearsal:
    """Where a legal answer leads."""
    after = before.copy()
    after.listen()
    after.play(seat, action)
    return Rehearsal(after)
