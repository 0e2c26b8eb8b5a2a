"""Acknowledged means durable: entries are written in groups, and nobody goes on before theirs is on disk.

All entries that come in while a group is being written form the next one, so that a busy server pays for few commits
and a quiet one waits for none.
"""

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from crashyard.server import metrics
from crashyard.server.logs import log_trouble
from crashyard.server.storage import schema
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.group_writers import GroupWriter, NotWritten, Statement, WriteGroup


class CommitQueueClosed(Exception):
    """The server is going: nothing is written any more."""


Then = Callable[[Exception | None], None]
"""Hears whether something is on disk, or why it is not."""


class _QueuedEntry(msgspec.Struct, frozen=True, gc=False):
    entry: Entry
    also: tuple[Statement, ...]
    then: Then

    def tell(self, failure: Exception | None = None) -> None:
        """Whoever fails when told does not keep it from the others."""
        try:
            self.then(failure)
        except Exception as mistake:
            log_trouble("mistake", mistake, kind=self.entry.kind)


class _QueuedGroup(WriteGroup):
    waiting: list[_QueuedEntry]

    @classmethod
    def of(cls, waiting: list[_QueuedEntry]) -> "_QueuedGroup":
        rows = [one.entry.row() for one in waiting]
        return cls(rows, [statement for one in waiting for statement in one.also], waiting)


class CommitQueue:
    """The one writer of entries."""

    def __init__(self, group_writer: GroupWriter, engine: AsyncEngine) -> None:
        self._group_writer = group_writer
        self._engine = engine
        self._waiting: list[_QueuedEntry] = []
        self._called = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._alone: set[asyncio.Task[None]] = set()
        """The entries of groups that could not be written are written one by one."""
        self._stopping = False
        self.is_failing = False
        """Whether what was written last by itself could not be: then whoever asks should try again."""

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_groups())

    async def stop(self) -> None:
        """Write what is waiting, then end; whoever comes later is told so."""
        self._stopping = True
        self._called.set()
        if self._writer is not None:
            await self._writer
        await self._group_writer.close()

    def write(self, entry: Entry, also: tuple[Statement, ...], then: Then) -> None:
        """Write an entry and what belongs to it; `then` is called when it is on disk, or cannot be."""
        if self._stopping:
            then(CommitQueueClosed())
            return
        self._waiting.append(_QueuedEntry(entry, also, then))
        self._called.set()

    async def _write_groups(self) -> None:
        try:
            while self._waiting or not self._stopping:
                await self._called.wait()
                self._called.clear()
                while self._waiting:
                    await self._group_writer.write(self._next_group, self._take_in)
            await asyncio.gather(*self._alone)
        finally:
            for waiting in self._waiting:
                waiting.tell(CommitQueueClosed())

    def _next_group(self) -> WriteGroup | None:
        """All that wait now."""
        if not self._waiting:
            return None
        waiting, self._waiting = self._waiting, []
        return _QueuedGroup.of(waiting)

    def _take_in(self, group: WriteGroup, failure: Exception | None, seconds: float) -> None:
        """Let those go on whose entries are on disk."""
        assert isinstance(group, _QueuedGroup)
        metrics.COMMIT.observe(seconds)
        if failure is None:
            metrics.ENTRIES.inc(len(group.waiting))
            for waiting in group.waiting:
                waiting.tell()
        else:
            task = asyncio.create_task(self._write_each(group))
            self._alone.add(task)
            task.add_done_callback(self._alone.discard)

    async def _write_each(self, group: _QueuedGroup) -> None:
        """One by one, so that nobody suffers for somebody else's fault."""
        for waiting in group.waiting:
            waiting.tell(await self._write_alone(waiting))

    async def _write_alone(self, waiting: _QueuedEntry) -> Exception | None:
        """A commit whose answer got lost may have happened: then the entry is there, and that is success."""
        failure = await self._written(_QueuedGroup.of([waiting]))
        if failure is None or await self._is_written(waiting.entry):
            metrics.ENTRIES.inc()
            return None
        metrics.UNWRITTEN.inc()
        log_trouble("entry not written", failure, number=waiting.entry.number, kind=waiting.entry.kind)
        return failure

    async def _written(self, group: WriteGroup) -> Exception | None:
        """Write one group, and say why it could not be written, if so."""
        groups, failures = [group], list[Exception | None]()
        await self._group_writer.write(
            lambda: groups.pop() if groups else None, lambda _, failure, __: failures.append(failure)
        )
        self.is_failing = failures[0] is not None
        return failures[0]

    async def execute(self, *statements: Statement) -> None:
        """Write something that is no entry, in the way of entries. Raises NotWritten."""
        failure = await self._written(WriteGroup([], statements))
        if failure is not None:
            raise NotWritten(str(failure)) from failure

    async def _is_written(self, entry: Entry) -> bool:
        """Whether this very entry is there."""
        entries = schema.entries
        wanted = select(entries).where(entries.c.table == entry.table, entries.c.number == entry.number)
        try:
            async with self._engine.connect() as connection:
                found = (await connection.execute(wanted)).first()
        except Exception:
            return False
        return found is not None and tuple(found) == entry.row()
