"""What happened at a table before what it holds in memory, made from its entries when somebody asks.

Whoever asks for what happened after some entry gets it from the nearest snapshot before it on.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec

from crashyard.engine.refusal import Refusal
from crashyard.server.logs import log_trouble
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.entry_answers import EntryAnswers
from crashyard.server.storage.store import UNREACHABLE, Store
from crashyard.server.tables.integrity import UNREADABLE, IncompleteTable, check_entries
from crashyard.server.tables.opening import from_snapshot
from crashyard.server.tables.play import BeforeBase, TablePlay
from crashyard.server.tables.state import OVER, TableState
from crashyard.server.tables.updates import TableUpdate

AT_ONCE = 200
"""So many entries are read at a time."""

Found = TypeVar("Found")


class Passage(msgspec.Struct, frozen=True):
    """One thing that happened, and the play before and after it."""

    update: TableUpdate
    before: TablePlay | None
    after: TablePlay | None


class KeptMoves:
    """The start and the answers that were not taken back, as far as somebody has asked for them."""

    def __init__(self) -> None:
        self.last = 0
        """The number of the last entry that was looked at."""
        self.numbers: list[int] = []
        self._answers = 0
        self._firsts: list[int] = []
        """Of those that may still be taken back, how many answers stand before them."""

    def take_back(self, left: int) -> None:
        self._answers = left
        while self._firsts and self._firsts[-1] >= left:
            self._firsts.pop()
            self.numbers.pop()

    def add(self, entry: Entry, answers: int, *, is_shown: bool) -> None:
        """An entry of so many answers. What stands before a beginning, or a change of the rules, is not taken back."""
        if entry.kind != "answer":
            self._firsts, self._answers = [], 0
        if is_shown:
            self.numbers.append(entry.number)
            if entry.kind == "answer":
                self._firsts.append(self._answers)
        self._answers += answers


class TablePast:
    """The past of one table."""

    def __init__(self, table: TableState, blank: Callable[[], TableState], store: Store) -> None:
        self._table = table
        self._blank = blank
        self._store = store
        self._kept = KeptMoves()

    async def entries(self) -> list[Entry]:
        """Everything that is stored of the table."""
        return await self._reading(self._checked(1, None))

    async def updates(self, after: int, upto: int) -> AsyncIterator[Sequence[TableUpdate]]:
        """What happened after one entry and up to another, part by part; from memory if it is there."""
        recent = self.recent(after, upto)
        if recent is not None:
            yield recent
            return
        async for passages in self.walk(after, upto):
            yield [passage.update for passage in passages]

    async def lately(self, after: int, upto: int) -> Sequence[TableUpdate]:
        """The same at once, for what happened not long ago; the table holds it then, since others will ask too."""
        found = self.recent(after, upto)
        if found is not None:
            return found
        first = self._first()
        fetched = [update async for part in self.updates(after, min(first - 1, upto)) for update in part]
        if fetched and fetched[-1].entry.number + 1 == self._first():
            self._table.history[:0] = fetched
        return [*fetched, *(self.recent(min(first - 1, upto), upto) or ())]

    def _first(self) -> int:
        """The number of the first thing that is in memory."""
        history = self._table.history
        return history[0].entry.number if history else self._table.number + 1

    def recent(self, after: int, upto: int) -> Sequence[TableUpdate] | None:
        """The same if all of it is in memory."""
        first = self._first()
        if after + 1 < first:
            return None
        return self._table.history[after + 1 - first : max(0, upto + 1 - first)]

    async def walk(self, after: int, upto: int) -> AsyncIterator[Sequence[Passage]]:
        """What happened after one entry and up to another, part by part, with the plays that it changed."""
        if after >= upto:
            return
        state = await self.state_at(after)
        while state.number < upto:
            entries = await self._reading(self._checked(state.number + 1, min(upto, state.number + AT_ONCE)))
            passages, left = await self._reading(self._taken_in(state, entries))
            yield passages
            if left is not None:
                state = await self.state_at(state.number, left)

    async def state_at(self, number: int, answers: int | None = None) -> TableState:
        """How the table stood after an entry, with a play that can be taken back to so many answers."""
        return await self._reading(self._state_at(number, answers))

    async def _state_at(self, number: int, answers: int | None) -> TableState:
        found = await from_snapshot(
            self._store, self._table.id, self._blank, number, answers, over=self._table.state == OVER
        )
        if found is None:
            found = await self._from_beginning(number)
        return found

    async def _from_beginning(self, number: int) -> TableState:
        await self._trace()
        state = self._blank()
        state.off, state.divergences = self._table.off, self._table.divergences
        while state.number < number:
            entries = await self._checked(state.number + 1, min(number, state.number + AT_ONCE))
            known = await self._known(entries)
            await asyncio.to_thread(_go_on, state, entries, known)
        return state

    async def _trace(self) -> None:
        """Find out what our rules cannot follow, where the table was opened from a snapshot after that."""
        if self._table.is_traced:
            return
        traced, entries = self._blank(), await self._checked(1, None)
        await asyncio.to_thread(traced.recall, entries)
        self._table.off, self._table.divergences = traced.off, traced.divergences
        self._table.is_traced = True

    async def _taken_in(self, state: TableState, entries: Sequence[Entry]) -> tuple[list[Passage], int | None]:
        """Take entries in; where one takes back more than is in memory, all before it, and how much is left then."""
        known = await self._known(entries)
        return await asyncio.to_thread(self._passed, state, entries, known)

    def _passed(
        self, state: TableState, entries: Sequence[Entry], known: Sequence[Entry]
    ) -> tuple[list[Passage], int | None]:
        passages: list[Passage] = []
        for entry in entries:
            before = state.play
            try:
                update = state.go_on(entry, known)
            except BeforeBase as beyond:
                return passages, beyond.left
            if self._table.divergence is not None and self._table.state == OVER and entry.number == self._table.number:
                update = msgspec.structs.replace(update, state=OVER, awaited=())
            passages.append(Passage(update, before, state.play))
        return passages, None

    async def _known(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """All up to the last one that changes the rules, if any does."""
        changes = [entry.number for entry in entries if entry.kind == "rules"]
        return await self._checked(1, changes[-1]) if changes else []

    async def _checked(self, first: int, last: int | None) -> list[Entry]:
        entries = await self._store.entries(self._table.id, first, last, replica=self._table.state == OVER)
        check_entries(entries, first)
        if last is not None and len(entries) != last - first + 1:
            raise IncompleteTable(f"entry {last} is missing")
        return entries

    async def kept_moves(self) -> list[int]:
        """The numbers of the start and of every answer that was not taken back, as far as our rules can follow them."""
        return await self._reading(self._kept_moves())

    async def _kept_moves(self) -> list[int]:
        """Only entries that nobody has asked about before are read."""
        await self._trace()
        kept, upto = self._kept, self._table.number
        while kept.last < upto:
            first = kept.last + 1
            entries = await self._checked(first, min(upto, kept.last + AT_ONCE))
            if kept.last + 1 == first:
                self._keep(entries)
        return kept.numbers[:]

    def _keep(self, entries: Sequence[Entry]) -> None:
        table, kept = self._table, self._kept
        for entry in entries:
            kept.last = entry.number
            if entry.kind == "undo":
                kept.take_back(entry.body["left"])
            elif entry.kind in ("start", "answer", "rules"):
                is_shown = table.is_followed(entry) or entry.number in table.divergences
                kept.add(entry, len(EntryAnswers.of(entry).answers), is_shown=is_shown)

    async def _reading(self, work: Awaitable[Found]) -> Found:
        """What cannot be read is refused with one sentence; the table itself goes on."""
        try:
            return await work
        except UNREACHABLE:
            raise
        except Exception as failure:
            log_trouble("past cannot be read", failure, game=self._table.game.name)
            raise Refusal(UNREADABLE) from failure


def _go_on(state: TableState, entries: Sequence[Entry], known: Sequence[Entry]) -> None:
    for entry in entries:
        state.go_on(entry, known)
