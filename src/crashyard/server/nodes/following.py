"""Following a table that another node writes: its entries are taken in here one after the other, as they are heard of.

Those that were not heard of are read from the database, which has all of them.
"""

import asyncio
import time
from collections.abc import Sequence

from crashyard.server import tracing
from crashyard.server.cluster.bus import BusSubscription
from crashyard.server.logs import log_trouble
from crashyard.server.nodes.shared_table import SharedTable
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.store import UNREACHABLE, Store
from crashyard.server.tables.integrity import check_entries
from crashyard.server.tables.play import BeforeBase

REACHED_WITHIN = 0.5
"""Seconds that news may take after whoever wrote it has said so; then it is read from the database."""


class Following:
    """Of one table, as long as it is in memory here and held elsewhere."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._table: SharedTable | None = None
        self._turn = asyncio.Lock()
        self._moved = asyncio.Event()
        self._last = 0
        """The number of the last entry that was heard of."""
        self.heard_at = time.monotonic()
        self.subscription: BusSubscription | None = None

    async def begin(self, table: SharedTable) -> None:
        """The table is there now, as it stood when it was read; what was heard of since is taken in."""
        self._table = table
        if self._last > table.number:
            await self.catch_up()

    async def hear(self, number: int, entry: Entry | None, trace: str = "") -> None:
        """The last number of the table, and the entry if it is new, with the step that it comes from."""
        self.heard_at = time.monotonic()
        self._last = max(self._last, number)
        table = self._table
        if table is None or number <= table.number:
            return
        if entry is None or entry.number != table.number + 1:
            await self.catch_up()
            return
        async with self._turn:
            if entry.number == table.number + 1:
                with tracing.span("forward", trace, table.game.name):
                    await self._take_in(table, [entry])

    async def catch_up(self) -> None:
        """Take in all that is in the database by now."""
        async with self._turn:
            table = self._table
            if table is not None and not table.is_held:
                entries = await self._store.entries(table.id, table.number + 1)
                if not table.is_held:
                    await self._take_in(table, [entry for entry in entries if entry.number > table.number])

    async def _take_in(self, table: SharedTable, entries: Sequence[Entry]) -> None:
        """Where our copy cannot follow it is thrown away, and the table is read anew."""
        try:
            check_entries(entries, table.number + 1)
            for entry in entries:
                await self._go_on(table, entry)
        except UNREACHABLE:
            raise
        except Exception as failure:
            log_trouble("table cannot be followed", failure, game=table.game.name)
            table.give_up()
        self._moved.set()
        self._moved = asyncio.Event()

    @staticmethod
    async def _go_on(table: SharedTable, entry: Entry) -> None:
        while True:
            try:
                update = table.go_on(entry)
            except BeforeBase:
                await table.reach_back()
            else:
                table.tell(update)
                return

    async def reach(self, number: int) -> None:
        """Wait until the copy stands after an entry of which it is known that it is written."""
        table = self._table
        if table is None:
            return
        try:
            async with asyncio.timeout(REACHED_WITHIN):
                while table.number < number:
                    await self._moved.wait()
        except TimeoutError:
            await self.catch_up()

    async def end(self) -> None:
        self._table = None
        if self.subscription is not None:
            await self.subscription.end()
