"""A table that several nodes have in memory, and one of them writes.

Whatever people ask of it is done here if this node holds it, and passed on to whoever does if not. It is asked again,
under the same key, as often as it takes: so it counts once, wherever the first one got to.
"""

import inspect
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, TypeVar, cast, get_type_hints

import msgspec

from crashyard.engine.orders.standing import SeatOrders
from crashyard.engine.refusal import Refusal
from crashyard.server.sources import Sources
from crashyard.server.storage.group_writers import Statement
from crashyard.server.storage.store import Row, Store
from crashyard.server.storage.table_rows import row_update
from crashyard.server.tables.agreements.agreeing import Agreeing
from crashyard.server.tables.drafts import EntryDraft
from crashyard.server.tables.table import Done, GameTable

PassOn = Callable[[str, str, Sequence[Any]], Awaitable[Any]]
"""Asks for something of a table, by its name, wherever the table is held."""
Later = Callable[[Awaitable[None]], None]
"""Does something for which nobody waits."""

Method = TypeVar("Method", bound=Callable[..., Awaitable[Any]])

NOT_WRITTEN = "not-written"
_KEY_BYTES = 12


class _Passed(msgspec.Struct, frozen=True):
    """Something that can be asked of a table by its name."""

    method: Callable[..., Awaitable[Any]]
    types: Any
    """Of its arguments."""
    key: int | None
    """Which of them is the key of the request."""


_PASSED: dict[str, _Passed] = {}


def passed_on(method: Method) -> Method:
    """The same, done where the table is held."""
    signature, name = inspect.signature(method), method.__name__
    asked = list(signature.parameters)[1:]
    hints = get_type_hints(method)
    types = tuple.__class_getitem__(tuple(Any if hints[each] is object else hints[each] for each in asked))
    key = asked.index("key") if "key" in asked else None
    _PASSED[name] = _Passed(method, types, key)

    @wraps(method)
    async def ask(self: "SharedTable | SharedAgreeing", *given: Any, **named: Any) -> Any:
        table = self if isinstance(self, SharedTable) else self.table
        bound = signature.bind(self, *given, **named)
        bound.apply_defaults()
        arguments = list(bound.args[1:])
        is_here = table.is_written_here
        if key is not None and arguments[key] is None and not is_here:
            arguments[key] = secrets.token_urlsafe(_KEY_BYTES)
        if is_here:
            try:
                return await method(self, *arguments)
            except Refusal as refusal:
                counts_once = key is None or arguments[key] is not None
                if refusal.key != NOT_WRITTEN or not counts_once or not table.is_lost:
                    raise
        return await table.pass_on(table.id, name, arguments)

    return cast(Method, ask)


class SharedAgreeing(Agreeing):
    """What people decide together at such a table."""

    table: "SharedTable"

    propose = passed_on(Agreeing.propose)
    agree = passed_on(Agreeing.agree)
    decline = passed_on(Agreeing.decline)
    withdraw = passed_on(Agreeing.withdraw)
    resume = passed_on(Agreeing.resume)
    ask_for_rematch = passed_on(Agreeing.ask_for_rematch)


class SharedTable(GameTable):
    def __init__(
        self,
        row: Row,
        chairs: Sequence[Row],
        store: Store,
        sources: Sources,
        pass_on: PassOn,
        is_certain: Callable[[], bool],
        later: Later,
    ) -> None:
        super().__init__(row, chairs, store, sources)
        self.is_held = False
        """Whether this node writes it."""
        self.pass_on = pass_on
        self._is_certain = is_certain
        self._later = later
        self.agreements = SharedAgreeing(self, sources.now, self._do_with_past)
        self.agreements.table = self

    answer = passed_on(GameTable.answer)
    order = passed_on(GameTable.order)
    undo = passed_on(GameTable.undo)
    resign = passed_on(GameTable.resign)
    say = passed_on(GameTable.say)
    let_talk = passed_on(GameTable.let_talk)
    start = passed_on(GameTable.start)
    commit = passed_on(GameTable.commit)
    reveal = passed_on(GameTable.reveal)
    change_chair = passed_on(GameTable.change_chair)
    edit = passed_on(GameTable.edit)
    take_vacation = passed_on(GameTable.take_vacation)
    close = passed_on(GameTable.close)
    note_program = passed_on(GameTable.note_program)
    link_rematch = passed_on(GameTable.link_rematch)

    def answer_then(
        self, person: str, seat: int, form: object, key: str | None, done: Done, orders: object = None
    ) -> None:
        if not self.is_written_here:
            self._later(self._answer_elsewhere(person, seat, form, key, done, orders))
            return

        def heard(outcome: int | Exception) -> None:
            if isinstance(outcome, Refusal) and outcome.key == NOT_WRITTEN and not self.is_held:
                self._later(self._answer_elsewhere(person, seat, form, key, done, orders))
            else:
                done(outcome)

        super().answer_then(person, seat, form, key, heard, orders)

    async def _answer_elsewhere(
        self, person: str, seat: int, form: object, key: str | None, done: Done, orders: object
    ) -> None:
        outcome: int | Exception
        try:
            outcome = await self.pass_on(self.id, "answer", [person, seat, form, key, orders])
        except Exception as failure:
            outcome = failure
        done(outcome)

    def ordered(self, seat: int) -> SeatOrders | None:
        """Only whoever holds the table answers for those who have answered ahead."""
        return super().ordered(seat) if self.is_held else None

    @property
    def is_written_here(self) -> bool:
        """Not if the node has slept, and others may have taken the table meanwhile."""
        return self.is_held and self._is_certain()

    @property
    def is_lost(self) -> bool:
        """Whether another one takes its place, here or at another node."""
        return self._lost

    @property
    def is_busy(self) -> bool:
        """Whether something is being written, or waits for it."""
        return self._writing is not None or bool(self._asked)

    async def reach_back(self) -> None:
        """Hold more of the play in memory, since others take more of it back than is there."""
        await self._reach_back()

    def _changes(self, drafted: EntryDraft) -> tuple[Statement, ...]:
        """The row says by which rules it is played, for nodes that do not know them."""
        changes = super()._changes(drafted)
        if drafted.kind in ("start", "rules"):
            changes = (*changes, row_update(self.id, {"rules": self.game.rules_version}))
        return changes


async def carry_out(table: SharedTable, what: str, given: bytes) -> Any:
    """Do what another node passed on."""
    passed = _PASSED[what]
    arguments = msgspec.json.decode(given, type=passed.types)
    return await do_here(table, what, arguments)


async def do_here(table: SharedTable, what: str, given: Sequence[Any]) -> Any:
    """Do what is asked by its name, at a table that is held."""
    method = _PASSED[what].method
    return await method(table.agreements if hasattr(Agreeing, what) else table, *given)


def answer_then(table: SharedTable, given: bytes, done: Done) -> None:
    """The same for an answer to a decision; whoever asked for it is called."""
    person, seat, form, key, orders = msgspec.json.decode(given, type=_PASSED["answer"].types)
    GameTable.answer_then(table, person, seat, form, key, done, orders)
