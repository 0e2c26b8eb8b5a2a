"""The play at a table: its record, the position it leads to, and who gave which answer.

A play never changes. Whatever is done gives another one, which counts when it is written down; until then everybody
still sees the one before.
"""

from crashyard.engine.dice import Dice
from crashyard.engine.driver import AnswerLog, AskSeats, Driver, NumberedChance
from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.record import Record
from crashyard.engine.retracing import StoredAnswers, compare
from crashyard.engine.seats import CHANCE, SEVERAL
from crashyard.engine.stored import DIGEST_EVERY, FormLog, own_digest
from crashyard.server.storage.entry_answers import EntryAnswers
from crashyard.server.tables.turns import PlayedTurn, PlayedTurns

WORLDS = 16
"""In so many tables that a seat must think possible an answer is tried, to see whether it showed something hidden."""


class TablePlay:
    def __init__(
        self,
        beginning: Record,
        position: Position,
        turns: PlayedTurns | None = None,
        before: Position | None = None,
        stored: EntryAnswers | None = None,
    ) -> None:
        self._beginning = beginning
        """The record up to the first turn."""
        self.position = position
        self.turns = PlayedTurns([]) if turns is None else turns
        self._before = before
        """The position before the last answer, if it is at hand."""
        self._shows: bool | None = None
        self.stored = EntryAnswers(()) if stored is None else stored
        """What was answered last, as it is written down."""

    @property
    def record(self) -> Record:
        """A record of its own for whoever asks."""
        record = self._beginning.undone(0)
        for turn in self.turns:
            record.answers += turn.answers
        return record

    @property
    def length(self) -> int:
        """How many answers stand in the record."""
        last = self.turns.last
        return len(self._beginning.answers) if last is None else last.end

    @property
    def thrown(self) -> int:
        """How often chance has answered in the whole play."""
        last = self.turns.last
        return self._beginning.chance_answers() if last is None else last.chance

    # -- going on ---------------------------------------------------------------------------

    @classmethod
    def begin(cls, record: Record) -> tuple["TablePlay", list[Event]]:
        """The play from its beginning: chance answers."""
        position = record.opening()
        position.listen()
        log = FormLog()
        _driver(record, position, record.chance_answers(), log).play()
        record.answers += log.answers
        return cls(record, position, stored=EntryAnswers(tuple(log.stored))), position.heard()

    @classmethod
    def begun(cls, record: Record, stored: EntryAnswers, rules: str) -> tuple["TablePlay", list[Event]]:
        """The same as it is stored. Refused if our rules do not allow it."""
        position = record.opening()
        position.listen()
        record.answers += _followed(record, position, stored, rules)
        return cls(record, position, stored=stored), position.heard()

    def answered(self, person: str | None, seat: int, action: int) -> tuple["TablePlay", list[Event]]:
        """The play after an answer and what chance answers to it; and what happened. Refused if the rules forbid it."""
        position = self.position.copy()
        position.listen()
        log = FormLog()
        driver = _driver(self._beginning, position, self.thrown, log)
        driver.give(seat, action)
        driver.play()
        length = self.length + len(log.answers)
        is_due = length // DIGEST_EVERY > self.length // DIGEST_EVERY or position.result() is not None
        digest = own_digest(position) if is_due else None
        stored = EntryAnswers(tuple(log.stored), digest)
        return self._with_turn(person, tuple(log.answers), position, stored), position.heard()

    def followed(self, person: str | None, stored: EntryAnswers, rules: str) -> tuple["TablePlay", list[Event]]:
        """The same for what is stored. Refused where our rules do not allow it, or lead to another position."""
        position = self.position.copy()
        position.listen()
        answers = _followed(self._beginning, position, stored, rules)
        return self._with_turn(person, tuple(answers), position, stored), position.heard()

    def _with_turn(
        self, person: str | None, answers: tuple[tuple[int, int], ...], position: Position, stored: EntryAnswers
    ) -> "TablePlay":
        chance = self.thrown + sum(seat == CHANCE for seat, _ in answers)
        turns = self.turns.with_one_more(PlayedTurn(self.length, person, answers, chance))
        return TablePlay(self._beginning, position, turns, self.position, stored)

    def decisions_of(self, seat: int) -> int:
        """How often a seat has answered."""
        return sum(turn.seat == seat for turn in self.turns)

    # -- taking back ------------------------------------------------------------------------

    def taken_back(self, left: int) -> "TablePlay":
        """The play with only its first `left` answers."""
        position = self.record.position(left)
        return TablePlay(self._beginning, position, self.turns.before(left))

    def undoable(self, person: str, *, alone: bool) -> int | None:
        """How many answers are left when a person takes back their last one, or None if they may not.

        Alone with bots they may take back anything. Otherwise only what was answered last, unless chance came in or the
        answer showed them something that was hidden.
        """
        if alone:
            return max((turn.start for turn in self.turns if turn.person == person), default=None)
        last = self.turns.last
        if last is None or last.person != person or len(last.answers) > 1:
            return None
        return None if self._has_shown_something(last) else last.start

    def _has_shown_something(self, turn: PlayedTurn) -> bool:
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


def _driver(record: Record, position: Position, number: int, log: FormLog) -> Driver:
    """What lets chance answer, from its decision `number` on, and waits for everybody else."""
    assert record.chance is not None
    return Driver(position, AskSeats(chance=NumberedChance(record.chance, number)), [log])


def _followed(record: Record, position: Position, stored: EntryAnswers, rules: str) -> list[tuple[int, int]]:
    """Play what is stored, and compare the position then."""
    game = record.game
    log = AnswerLog()
    Driver(position, StoredAnswers(game, rules, stored.answers), [log]).play()
    if stored.digest is not None:
        compare(game, rules, position, stored.digest)
    return log.answers


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
