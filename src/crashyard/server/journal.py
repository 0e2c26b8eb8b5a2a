"""Acknowledged means durable: entries are written in groups, and nobody goes on before his is on disk.

All entries that come in while a group is being written form the next one, so that a busy server pays for few commits
and a quiet one waits for none.
"""

import asyncio
import time
from typing import Any

import msgspec
from sqlalchemy import Executable, select
from sqlalchemy.ext.asyncio import AsyncEngine

from crashyard.server import metrics, schema
from crashyard.server.logs import told_trouble
from crashyard.server.pen import Pen


class JournalClosed(Exception):
    """The server is going: nothing is written any more."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    table: str
    number: int
    kind: str
    body: dict[str, Any]
    at: float
    person: str | None = None
    key: str | None = None

    def row(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "number": self.number,
            "kind": self.kind,
            "person": self.person,
            "key": self.key,
            "body": msgspec.json.encode(self.body).decode(),
            "at": self.at,
        }


class _Waiting(msgspec.Struct):
    entry: Entry
    also: tuple[Executable, ...]
    written: asyncio.Future[None]


class Journal:
    """The one writer of entries."""

    def __init__(self, pen: Pen, engine: AsyncEngine) -> None:
        self._pen = pen
        self._engine = engine
        self._waiting: list[_Waiting] = []
        self._called = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_groups())

    async def stop(self) -> None:
        """Write what is waiting, then end; whoever comes later is told so."""
        self._stopping = True
        self._called.set()
        if self._writer is not None:
            await self._writer
        await self._pen.close()

    async def write(self, entry: Entry, *also: Executable) -> None:
        """Returns when the entry, and what belongs to it, is on disk; raises if it is not.

        Whoever is cancelled while he waits does not know: the entry is written all the same.
        """
        if self._stopping:
            raise JournalClosed
        written = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(entry, also, written))
        self._called.set()
        await written

    async def _write_groups(self) -> None:
        group: list[_Waiting] = []
        try:
            while self._waiting or not self._stopping:
                await self._called.wait()
                self._called.clear()
                group, self._waiting = self._waiting, []
                if group:
                    await self._write_group(group)
        finally:
            for waiting in [*group, *self._waiting]:
                _settle(waiting, JournalClosed())

    async def _write_group(self, group: list[_Waiting]) -> None:
        """All together; if that fails one by one, so that nobody suffers for somebody else's fault."""
        began = time.perf_counter()
        failure = await self._write(group)
        metrics.COMMIT.observe(time.perf_counter() - began)
        for waiting in group:
            _settle(waiting, None if failure is None else await self._write_alone(waiting))

    async def _write_alone(self, waiting: _Waiting) -> Exception | None:
        """A commit whose answer got lost may have happened: then the entry is there, and that is success."""
        failure = await self._write([waiting])
        if failure is None or await self._is_written(waiting.entry):
            return None
        metrics.UNWRITTEN.inc()
        told_trouble("entry not written", failure, number=waiting.entry.number, kind=waiting.entry.kind)
        return failure

    async def _write(self, group: list[_Waiting]) -> Exception | None:
        """In one transaction; returns why it failed."""
        rows = [waiting.entry.row() for waiting in group]
        also = [statement for waiting in group for statement in waiting.also]
        try:
            await self._pen.write(rows, also)
        except Exception as failure:
            return failure
        metrics.ENTRIES.inc(len(group))
        return None

    async def _is_written(self, entry: Entry) -> bool:
        """Whether this very entry is there."""
        entries = schema.entries
        wanted = select(entries).where(entries.c.table == entry.table, entries.c.number == entry.number)
        try:
            async with self._engine.connect() as connection:
                found = (await connection.execute(wanted)).mappings().first()
        except Exception:
            return False
        return found is not None and dict(found) == entry.row()


def _settle(waiting: _Waiting, failure: Exception | None) -> None:
    """Let whoever waits go on, if he still does."""
    if waiting.written.done():
        return
    if failure is None:
        waiting.written.set_result(None)
    else:
        waiting.written.set_exception(failure)
