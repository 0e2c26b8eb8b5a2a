"""The play at a table: the position it leads to, and the last turns, by which it can be taken back.

A play never changes. Whatever is done gives another one, which counts when it is written down; until then everybody
still sees the one before. It does not hold its whole past, but only what came after its base.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.numbered import Chance
from crashyard.engine.driver import RESIGN, AnswerLog, AskSeats, Driver, NumberedChance, RecordedAnswers
from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.orders.order import Order, stored_orders
from crashyard.engine.orders.standing import (
    NO_ORDERS,
    CancelledOrders,
    Orders,
    after,
    cancelled,
    gone,
    with_orders,
    without,
)
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record
from crashyard.engine.records.retracing import StoredAnswers, compare
from crashyard.engine.records.stored import DIGEST_EVERY, FormLog, own_digest
from crashyard.engine.seats import CHANCE, SEVERAL
from crashyard.server.storage.entry_answers import EntryAnswers
from crashyard.server.tables.turns import PlayedTurn, PlayedTurns

WORLDS = 16
"""In so many tables that a seat must think possible an answer is tried, to see whether it showed something hidden."""


class BeforeBase(Exception):
    """A play is asked for what lies before its base: whoever can fetch it does, from the entries."""

    def __init__(self, left: int) -> None:
        super().__init__(f"only {left} answers are left")
        self.left = left


class PlayBase(msgspec.Struct, frozen=True):
    """From where on a play is held in memory: from its beginning, or from a position on the way."""

    game: Game
    chance: Chance
    position: Position
    """Nobody ever changes it."""
    length: int
    """How many answers stand before it, since the play began or went on by these rules."""
    thrown: int
    """How often chance had answered in the whole play."""
    decisions: tuple[int, ...]
    """How often each seat had answered."""
    given: Mapping[str, int]
    """How many of these answers each person had given."""
    entry: int
    """The number of the entry that led there."""
    is_beginning: bool
    """Whether nothing lies before it that could be taken back."""
    resigned: frozenset[int] = frozenset()
    """The seats that had resigned."""
    orders: Orders = msgspec.field(default_factory=lambda: NO_ORDERS)
    """The standing orders of all seats there."""


class TablePlay:
    def __init__(
        self,
        base: PlayBase,
        position: Position,
        turns: PlayedTurns | None = None,
        before: Position | None = None,
        stored: EntryAnswers | None = None,
        resigned: frozenset[int] | None = None,
    ) -> None:
        self.base = base
        self.position = position
        self.turns = PlayedTurns([]) if turns is None else turns
        """What was answered after the base."""
        self._before = before
        """The position before the last answer, if it is at hand."""
        self._shows: bool | None = None
        self.stored = EntryAnswers(()) if stored is None else stored
        """What was answered last, as it is written down."""
        last = self.turns.last
        self.length = base.length if last is None else last.end
        """How many answers there are, since the play began or went on by these rules."""
        self.thrown = base.thrown if last is None else last.chance
        """How often chance has answered in the whole play: the number of its next outcome."""
        self.resigned = base.resigned if resigned is None else resigned
        """The seats that have resigned."""

    @property
    def entry(self) -> int:
        """The number of the entry of the last answer, or of the beginning."""
        last = self.turns.last
        return self.base.entry if last is None else last.entry

    @property
    def orders(self) -> Orders:
        """The standing orders of all seats."""
        last = self.turns.last
        return self.base.orders if last is None else last.orders

    def decisions(self) -> tuple[int, ...]:
        """How often each seat has answered."""
        counted = Counter(turn.seat for turn in self.turns)
        return tuple(before + counted[seat] for seat, before in enumerate(self.base.decisions))

    def decisions_of(self, seat: int) -> int:
        return self.base.decisions[seat] + sum(turn.seat == seat for turn in self.turns)

    def given(self) -> dict[str, int]:
        """How many of the answers each person has given."""
        counted = Counter(self.base.given)
        counted.update(turn.person for turn in self.turns if turn.person is not None)
        return dict(counted)

    # -- going on ---------------------------------------------------------------------------

    @classmethod
    def begin(cls, record: Record, entry: int, thrown: int = 0) -> tuple["TablePlay", list[Event]]:
        """The play from its beginning: chance answers. It had `thrown` outcomes before, by other rules."""
        position = record.opening()
        position.listen()
        assert record.chance is not None
        log = FormLog()
        _driver(record.chance, position, thrown, log).play()
        base = _beginning(record, position, log.answers, entry, thrown)
        return cls(base, position, stored=EntryAnswers(tuple(log.stored))), position.heard()

    @classmethod
    def begun(
        cls, record: Record, stored: EntryAnswers, rules: str, entry: int, thrown: int = 0
    ) -> tuple["TablePlay", list[Event]]:
        """The same as it is stored. Refused if our rules do not allow it."""
        position = record.opening()
        position.listen()
        answers = _followed(record.game, position, stored, rules)
        return cls(_beginning(record, position, answers, entry, thrown), position, stored=stored), position.heard()

    def answered(
        self, person: str | None, seat: int, action: int, entry: int = 0, orders: Sequence[Order] | None = None
    ) -> tuple["TablePlay", list[Event]]:
        """The play after an answer and what chance answers to it; and what happened. Refused if the rules forbid it.

        With the answer its seat can give orders, instead of those before.
        """
        position = self.position.copy()
        position.listen()
        log = FormLog()
        driver = _driver(self.base.chance, position, self.thrown, log)
        driver.give(seat, action)
        driver.play()
        length = self.length + len(log.answers)
        is_due = length // DIGEST_EVERY > self.length // DIGEST_EVERY or position.result() is not None
        digest = own_digest(position) if is_due else None
        stored = EntryAnswers(tuple(log.stored), digest)
        return self._with_turn(person, tuple(log.answers), position, stored, entry, orders)

    def followed(
        self, person: str | None, stored: EntryAnswers, rules: str, entry: int, orders: Sequence[Order] | None = None
    ) -> tuple["TablePlay", list[Event]]:
        """The same for what is stored. Refused where our rules do not allow it, or lead to another position."""
        position = self.position.copy()
        position.listen()
        answers = _followed(self.base.game, position, stored, rules)
        return self._with_turn(person, tuple(answers), position, stored, entry, orders)

    def _with_turn(
        self,
        person: str | None,
        answers: tuple[tuple[int, int], ...],
        position: Position,
        stored: EntryAnswers,
        entry: int,
        orders: Sequence[Order] | None,
    ) -> tuple["TablePlay", list[Event]]:
        chance, events, seat = self.thrown + len(answers) - 1, position.heard(), answers[0][0]
        standing = after(self.orders, self.base.game, position, seat, events)
        if orders is not None and position.result() is None:
            standing = with_orders(standing, seat, tuple(orders), position)
        turns = self.turns.with_one_more(PlayedTurn(self.length, person, answers, chance, entry, standing))
        resigned = self.resigned | {seat} if answers[0][1] == RESIGN else self.resigned
        return TablePlay(self.base, position, turns, self.position, stored, resigned), events

    # -- standing orders --------------------------------------------------------------------

    def ordering(self, seat: int, orders: Sequence[Order]) -> "TablePlay":
        """The same play with other orders of a seat."""
        return self.with_orders(with_orders(self.orders, seat, tuple(orders), self.position))

    def without_orders(self, seats: Iterable[int]) -> "TablePlay":
        return self.with_orders(without(self.orders, seats))

    def with_orders(self, standing: Orders) -> "TablePlay":
        if standing == self.orders:
            return self
        base, turns, last = self.base, self.turns, self.turns.last
        if last is None:
            base = msgspec.structs.replace(base, orders=standing)
        else:
            turns = turns.with_last(msgspec.structs.replace(last, orders=standing))
        return TablePlay(base, self.position, turns, self._before, self.stored, self.resigned)

    # -- the base ---------------------------------------------------------------------------

    def next_base(self) -> PlayBase:
        """The last base that this play can have: before its last turn, so that one can be taken back at least."""
        last = self.turns.last
        if last is None:
            return self.base
        before = self._at(last.start, self.before_last())
        base = self.base
        return PlayBase(
            game=base.game,
            chance=base.chance,
            position=before.position,
            length=last.start,
            thrown=before.thrown,
            decisions=before.decisions(),
            given=before.given(),
            entry=before.entry,
            is_beginning=base.is_beginning and len(self.turns) == 1,
            resigned=before.resigned,
            orders=before.orders,
        )

    def on_base(self, base: PlayBase) -> "TablePlay":
        """The same play, held in memory from a later base of its own on."""
        return TablePlay(base, self.position, self.turns.since(base.length), self._before, self.stored, self.resigned)

    def before_last(self) -> Position:
        """The position before the last turn."""
        last = self.turns.last
        assert last is not None
        if self._before is None:
            self._before = self._position_at(last.start)
        return self._before

    def _position_at(self, left: int) -> Position:
        position = self.base.position.copy()
        Driver(position, RecordedAnswers(answer for turn in self.turns.before(left) for answer in turn.answers)).play()
        return position

    # -- taking back ------------------------------------------------------------------------

    def taken_back(self, left: int) -> "TablePlay":
        """The play with only its first `left` answers.

        Raises BeforeBase where no turn would be left in memory: the next one that is taken back must be there too.
        """
        if left < self.base.length or (left == self.base.length and not self.base.is_beginning):
            raise BeforeBase(left)
        return self._at(left, self._position_at(left))

    def _at(self, left: int, position: Position) -> "TablePlay":
        turns = self.turns.before(left)
        resigned = self.base.resigned | {turn.seat for turn in turns if turn.answers[0][1] == RESIGN}
        return TablePlay(self.base, position, turns, resigned=resigned)

    def can_undo(self, person: str, *, alone: bool) -> bool:
        """Whether a person may take back their last answer.

        Alone with bots they may take back anything. Otherwise only what was answered last, unless chance came in, the
        answer showed them something that was hidden, or it was to resign.
        """
        if alone:
            return self.given().get(person, 0) > 0
        last = self.turns.last
        if last is None or last.person != person or len(last.answers) > 1 or last.answers[0][1] == RESIGN:
            return False
        return not self._has_shown_something(last)

    def undoable(self, person: str, *, alone: bool) -> int | None:
        """How many answers are left when a person takes back their last one, or None if they may not.

        Raises BeforeBase where that lies too far back.
        """
        return self.before_last_of(person) if self.can_undo(person, alone=alone) else None

    def before_last_of(self, person: str) -> int | None:
        """How many answers stand before a person's last one, or None if they have given none.

        Raises BeforeBase where that lies too far back.
        """
        if not self.given().get(person, 0):
            return None
        left = max((turn.start for turn in self.turns if turn.person == person), default=None)
        if left is None or (left == self.base.length and not self.base.is_beginning):
            raise BeforeBase(self.base.length)
        return left

    def _has_shown_something(self, turn: PlayedTurn) -> bool:
        """Whether the last answer told its seat anything that the seat could not know before.

        It did not if the same had happened in every other table that the seat must think possible. And the last one
        of several secret answers always shows the others.
        """
        if self._shows is None:
            before = self.before_last()
            action = turn.answers[0][1]
            completes = before.awaited() == SEVERAL and before.awaited_seats() == [turn.seat]
            self._shows = completes or depends_on_hidden(before, turn.seat, action)
        return self._shows


def _beginning(record: Record, position: Position, answers: list[tuple[int, int]], entry: int, thrown: int) -> PlayBase:
    assert record.chance is not None
    outcomes = sum(seat == CHANCE for seat, _ in answers)
    return PlayBase(
        game=record.game,
        chance=record.chance,
        position=position,
        length=len(answers),
        thrown=thrown + outcomes,
        decisions=(0,) * record.players,
        given={},
        entry=entry,
        is_beginning=True,
    )


def _driver(chance: Chance, position: Position, number: int, log: FormLog) -> Driver:
    """What lets chance answer, from its decision `number` on, and waits for everybody else."""
    return Driver(position, AskSeats(chance=NumberedChance(chance, number)), [log])


def _followed(game: Game, position: Position, stored: EntryAnswers, rules: str) -> list[tuple[int, int]]:
    """Play what is stored, and compare the position then."""
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


def with_other_orders(play: TablePlay, kind: str, body: Mapping[str, Any], own: Sequence[int]) -> TablePlay:
    """A play with what an entry that is no answer makes of its standing orders; `own` are the seats of whose
    answers are taken back.

    They go with these, and with whoever leaves their seat or comes back to it.
    """
    if kind == "orders":
        return play.ordering(body["seat"], stored_orders(body["orders"]))
    return play.without_orders(own if kind == "undo" else [shown["seat"] for shown in body["chairs"]])


def cancelled_orders(
    before: TablePlay | None, now: TablePlay | None, kind: str, body: Mapping[str, Any], events: Sequence[Event]
) -> dict[int, CancelledOrders]:
    """What an entry has cancelled of the standing orders, by seat, and why.

    Who gives others knows it, who leaves does not hear of it any more, and when the game is over nothing is asked.
    """
    if before is None or now is None or not before.orders or now.position.result() is not None:
        return {}
    if kind == "answer":
        found = cancelled(before.orders, now.orders, now.base.game, now.position, events)
        return {seat: lost for seat, lost in found.items() if seat != body["seat"] or "orders" not in body}
    if kind in ("undo", "rules"):
        return {seat: CancelledOrders(lost, kind) for seat, lost in gone(before.orders, now.orders).items()}
    return {}
