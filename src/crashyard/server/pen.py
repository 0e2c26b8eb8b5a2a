"""How groups of entries get on disk, each in one transaction, which is durable before anybody is told of it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from sqlalchemy import ClauseElement, Executable, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler

from crashyard.server import schema

Row = dict[str, Any]
Order = tuple[str, list[Any]]
"""A statement and its values."""

_COLUMNS = [column.name for column in schema.entries.columns]
_DIALECT = sqlite.dialect()
_INSERT, _PLACES = str(insert(schema.entries).compile(dialect=_DIALECT)).split(" VALUES ")
_MOST_ROWS = 30_000 // len(_COLUMNS)
"""SQLite takes about so many in one statement."""

TURN = 0.05
"""Seconds after which others who want to write come first."""


class Sheet(msgspec.Struct):
    """What is written in one transaction: entries, and what belongs to them; all or nothing."""

    rows: Sequence[Row]
    also: Sequence[Executable]


Written = Callable[[Sheet, Exception | None, float], None]
"""Hears of each sheet: why it could not be written, if so, and how many seconds it took."""


class Pen(Protocol):
    async def write(self, take: Callable[[], Sheet | None], written: Written) -> None:
        """Write the next sheet, and the next, as long as there are any. `take` may be called in another thread."""
        ...

    async def close(self) -> None: ...


class PostgresPen:
    """Writes through the pool that everybody uses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, take: Callable[[], Sheet | None], written: Written) -> None:
        while (sheet := take()) is not None:
            began = time.perf_counter()
            failure = None
            try:
                await self._write(sheet)
            except Exception as error:
                failure = error
            written(sheet, failure, time.perf_counter() - began)

    async def _write(self, sheet: Sheet) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.entries), list(sheet.rows))
            for statement in sheet.also:
                await connection.execute(statement)

    async def close(self) -> None:
        return None


class SQLitePen:
    """Writes in a thread of its own with a connection of its own; `turn` is the lock of all who write.

    On a busy server whatever goes from one thread to the other takes longer than the writing itself. So the thread
    fetches its next sheet itself, and a sheet of nothing but entries is one statement, which is a transaction.
    """

    def __init__(self, path: str, pragmas: Sequence[str], turn: asyncio.Lock) -> None:
        self._path = path
        self._pragmas = pragmas
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")
        self._connection: sqlite3.Connection | None = None

    async def write(self, take: Callable[[], Sheet | None], written: Written) -> None:
        loop = asyncio.get_running_loop()

        def tell(*what: Any) -> None:
            loop.call_soon_threadsafe(written, *what)

        async with self._turn:
            await loop.run_in_executor(self._thread, self._write_on, take, tell)

    def _write_on(self, take: Callable[[], Sheet | None], tell: Written) -> None:
        until = time.perf_counter() + TURN
        now = 0.0
        while now < until and (sheet := take()) is not None:
            began = time.perf_counter()
            failure = None
            try:
                self._write(sheet)
            except Exception as error:
                failure = error
            now = time.perf_counter()
            tell(sheet, failure, now - began)

    def _write(self, sheet: Sheet) -> None:
        rows = sheet.rows
        orders = [_insert(rows[start : start + _MOST_ROWS]) for start in range(0, len(rows), _MOST_ROWS)]
        orders += [_spelled(statement) for statement in sheet.also]
        connection = self._connection or self._connect()
        try:
            if len(orders) == 1:
                connection.execute(*orders[0])
                return
            connection.execute("BEGIN IMMEDIATE")
            for order in orders:
                connection.execute(*order)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else OperationalError
            raise kind("a group of entries", None, error) from error

    def _connect(self) -> sqlite3.Connection:
        """SQLite says itself when a transaction begins; the module for it would only guess."""
        self._connection = sqlite3.connect(self._path, isolation_level=None)
        for pragma in self._pragmas:
            self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _insert(rows: Sequence[Row]) -> Order:
    return _insert_of(len(rows)), [row[name] for row in rows for name in _COLUMNS]


@lru_cache(1024)
def _insert_of(rows: int) -> str:
    return f"{_INSERT} VALUES {', '.join([_PLACES] * rows)}"


def _spelled(statement: Executable) -> Order:
    """A statement as SQLite takes it, with its values in their order."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
    assert isinstance(compiled, SQLCompiler)
    values = compiled.construct_params()
    return str(compiled), [values[name] for name in compiled.positiontup or ()]
