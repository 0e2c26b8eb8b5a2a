"""The play at a table: its record, the position it leads to, and who gave which answer.

A play never changes. Whatever is done gives another one, which counts when it is written down; until then everybody
still sees the one before.
"""

from collections.abc import Sequence

from crashyard.engine.dice import Dice
from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.record import Record, thrown
from crashyard.engine.seats import SEVERAL
from crashyard.engine.stored import give
from crashyard.server.turns import Turn, Turns

WORLDS = 16
"""In so many tables that a seat must think possible an answer is tried, to see whether it showed something hidden."""


class Play:
    def __init__(
        self, beginning: Record, position: Position, turns: Turns | None = None, before: Position | None = None
    ) -> None:
        self._beginning = beginning
        """The record up to the first turn."""
        self.position = position
        self.turns = Turns([]) if turns is None else turns
        self._before = before
        """The position before the last answer, if it is at hand."""
        self._shows: bool | None = None

    @property
    def record(self) -> Record:
        """A record of its own for whoever asks."""
        record = self._beginning.undone(0)
        for turn in self.turns:
            record.answers += turn.answers
        return record

    def _length(self) -> int:
        """How many answers stand in the record."""
        last = self.turns.last
        return len(self._beginning.answers) if last is None else last.end

    # -- going on ---------------------------------------------------------------------------

    @classmethod
    def begin(cls, record: Record, answers: Sequence[tuple[int, int]] | None = None) -> tuple["Play", list[Event]]:
        """The play from its beginning: chance answers, as it did where the `answers` are known."""
        position = record.opening()
        position.listen()
        record.answers += _follow(record, position, 0, answers)
        return cls(record, position), position.heard()

    def answered(
        self, person: str | None, seat: int, action: int, answers: Sequence[tuple[int, int]] | None = None
    ) -> tuple["Play", list[Event]]:
        """The play after an answer and what chance answers to it; and what happened. Refused if the rules forbid it."""
        position = self.position.copy()
        position.listen()
        give(position, seat, action)
        last = self.turns.last
        before = self._beginning.chance_answers() if last is None else last.chance
        followed = _follow(self._beginning, position, before, answers)
        turn = Turn(self._length(), person, ((seat, action), *followed), before + len(followed))
        return Play(self._beginning, position, self.turns.with_one_more(turn), self.position), position.heard()

    def last_answers(self) -> tuple[tuple[int, int], ...]:
        """What was answered in the last turn; before the first one, what chance has answered."""
        last = self.turns.last
        return tuple(self._beginning.answers) if last is None else last.answers

    def decisions_of(self, seat: int) -> int:
        """How often a seat has answered."""
        return sum(turn.seat == seat for turn in self.turns)

    # -- taking back ------------------------------------------------------------------------

    def taken_back(self, left: int) -> "Play":
        """The play with only its first `left` answers."""
        position = self.record.position(left)
        return Play(self._beginning, position, self.turns.before(left))

    def undoable(self, person: str, *, alone: bool) -> int | None:
        """How many answers are left when a person takes back his last one, or None if he may not.

        Alone with bots he may take back anything. Otherwise only what was answered last, unless chance came in or the
        answer showed him something that was hidden.
        """
        if alone:
            return max((turn.start for turn in self.turns if turn.person == person), default=None)
        last = self.turns.last
        if last is None or last.person != person or len(last.answers) > 1:
            return None
        return None if self._has_shown_something(last) else last.start

    def _has_shown_something(self, turn: Turn) -> bool:
        """Whether the last answer told its seat anything that the seat could not know before.

        It did not if the same had happened in every other table that the seat must think possible. And the last one
        of several secret answers always shows the others.
        """
        if self._shows is None:
            before = self._before or self.record.position(turn.start)
            action = turn.answers[0][1]
            completes = before.awaited() == SEVERAL and before.awaited_seats() == [turn.seat]
            self._shows = completes or depends_on_hidden(before, turn.seat, action)
        return self._shows


def _follow(
    record: Record, position: Position, number: int, answers: Sequence[tuple[int, int]] | None
) -> list[tuple[int, int]]:
    """Play what chance answers, from its decision `number` on, or what is known that it answered."""
    if answers is None:
        assert record.chance is not None
        return thrown(record.chance, position, number)
    for seat, action in answers:
        give(position, seat, action)
    return [(seat, action) for seat, action in answers]


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
