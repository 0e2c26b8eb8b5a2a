"""Players of a load test on PostgreSQL and at several nodes."""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from crashyard.engine.chance.fair import FairChance
from crashyard.engine.game import Game
from crashyard.lab.bench.load import PlainWebSocket, Players, script_of


class SpreadPlayers(Players):
    """All tables are opened at one node, which holds them then; each connection goes to the next of some nodes."""

    def __init__(self, opens: int, ports: Sequence[int], database: str, matches: int, tables: int) -> None:
        super().__init__(opens, database, matches, tables)
        self._opens = opens
        self._ports = itertools.cycle(ports)

    async def _connect(self, table: str, query: str, cookie: str, hear: Callable[[bytes], None]) -> PlainWebSocket:
        self._port = next(self._ports)
        try:
            return await super()._connect(table, query, cookie, hear)
        finally:
            self._port = self._opens

    def _scripts(self, game: Game) -> dict[str, tuple[int, list[tuple[int, int]]]]:
        """For each table the number of its last message so far, and all moves up to the end of its play."""
        if not self._database.startswith("postgresql://"):
            return super()._scripts(game)
        with ThreadPoolExecutor(1) as thread:
            seeds, starts = thread.submit(asyncio.run, _from_postgres(self._database)).result()
        found = {}
        for table in self._names:
            number, body = starts[table]
            told = msgspec.json.decode(body)["contributions"]
            found[table] = (number, script_of(game, FairChance(seeds[table], tuple(told)), table))
        return found


async def _from_postgres(address: str) -> tuple[dict[str, str], dict[str, tuple[int, Any]]]:
    engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://", 1))
    try:
        async with engine.connect() as connection:
            seeds = await connection.execute(text('SELECT id, seed FROM "tables"'))
            starts = await connection.execute(text("SELECT \"table\", number, body FROM entries WHERE kind = 'start'"))
            return {row.id: row.seed for row in seeds}, {table: (number, body) for table, number, body in starts}
    finally:
        await engine.dispose()
