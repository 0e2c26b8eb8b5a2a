"""The play at a table: its record, the position it leads to, and who gave which answer.

A play never changes. Whatever is done gives another one, which counts when it is written down; until then everybody
still sees the one before.
"""

from collections.abc import Sequence

import msgspec

from crashyard.engine.dice import Dice
from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.record import Record, give
from crashyard.engine.seats import SEVERAL

WORLDS = 16
"""In so many tables that a seat must think possible an answer is tried, to see whether it showed something hidden."""


class Turn(msgspec.Struct, frozen=True, gc=False):
    """One answer of a seat, with what chance answered to it."""

    start: int
    """How many answers stand before it in the record."""
    seat: int
    person: str | None
    """Who gave it; nobody if a bot did."""


class Play:
    def __init__(
        self, record: Record, position: Position, turns: tuple[Turn, ...] = (), before: Position | None = None
    ) -> None:
        self.record = record
        self.position = position
        self.turns = turns
        self._before = before
        """The position before the last answer, if it is at hand."""
        self._shows: bool | None = None

    # -- going on ---------------------------------------------------------------------------

    @classmethod
    def begin(cls, record: Record, answers: Sequence[tuple[int, int]] | None = None) -> tuple["Play", list[Event]]:
        """The play from its beginning: chance answers, as it did where the `answers` are known."""
        position = record.opening()
        position.listen()
        _go_on(record, position, answers)
        return cls(record, position), position.heard()

    def answered(
        self, person: str | None, seat: int, action: int, answers: Sequence[tuple[int, int]] | None = None
    ) -> tuple["Play", list[Event]]:
        """The play after an answer and what chance answers to it; and what happened. Refused if the rules forbid it."""
        position = self.position.copy()
        position.listen()
        record = self.record.undone(0)
        give(position, seat, action)
        record.append(seat, action)
        _go_on(record, position, answers)
        turn = Turn(len(self.record.answers), seat, person)
        return Play(record, position, (*self.turns, turn), self.position), position.heard()

    def new_answers(self, since: "Play | None") -> tuple[tuple[int, int], ...]:
        """The answers that were not there in an earlier play."""
        return tuple(self.record.answers[0 if since is None else len(since.record.answers) :])

    def decisions_of(self, seat: int) -> int:
        """How often a seat has answered."""
        return sum(turn.seat == seat for turn in self.turns)

    # -- taking back ------------------------------------------------------------------------

    def taken_back(self, left: int) -> "Play":
        """The play with only its first `left` answers."""
        record = self.record.undone(len(self.record.answers) - left)
        return Play(record, record.position(), tuple(turn for turn in self.turns if turn.start < left))

    def undoable(self, person: str, *, alone: bool) -> int | None:
        """How many answers are left when a person takes back his last one, or None if he may not.

        Alone with bots he may take back anything. Otherwise only what was answered last, unless chance came in or the
        answer showed him something that was hidden.
        """
        if alone:
            return next((turn.start for turn in reversed(self.turns) if turn.person == person), None)
        last = self.turns[-1] if self.turns else None
        if last is None or last.person != person or last.start != len(self.record.answers) - 1:
            return None
        return None if self._has_shown_something(last) else last.start

    def _has_shown_something(self, turn: Turn) -> bool:
        """Whether the last answer told its seat anything that the seat could not know before.

        It did not if the same had happened in every other table that the seat must think possible. And the last one
        of several secret answers always shows the others.
        """
        if self._shows is None:
            before = self._before or self.record.position(turn.start)
            action = self.record.answers[turn.start][1]
            completes = before.awaited() == SEVERAL and before.awaited_seats() == [turn.seat]
            self._shows = completes or depends_on_hidden(before, turn.seat, action)
        return self._shows


def _go_on(record: Record, position: Position, answers: Sequence[tuple[int, int]] | None) -> None:
    if answers is None:
        record.let_chance_play(position)
        return
    for seat, action in answers:
        give(position, seat, action)
        record.append(seat, action)


def depends_on_hidden(before: Position, seat: int, action: int) -> bool:
    """Whether an answer tells its seat something else in other tables that it must think possible."""
    really = _learnt(before.copy(), seat, action)
    worlds = (before.possible(seat, Dice(f"world {number}")) for number in range(WORLDS))
    return any(_learnt(world, seat, action) != really for world in worlds)


def _learnt(position: Position, seat: int, action: int) -> tuple[list[dict[str, object]], dict[str, object]]:
    """What a seat hears when it answers, and what it sees then."""
    position.listen()
    position.play(seat, action)
    return [event.seen_by(seat) for event in position.heard()], position.view(seat)
