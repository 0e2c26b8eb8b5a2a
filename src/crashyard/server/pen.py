"""How a group of entries gets on disk: in one transaction, which is durable when `write` returns."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

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


class Pen(Protocol):
    async def write(self, rows: Sequence[Row], also: Sequence[Executable]) -> None:
        """Entries, and what belongs to them; all or nothing."""
        ...

    async def close(self) -> None: ...


class PostgresPen:
    """Writes through the pool that everybody uses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, rows: Sequence[Row], also: Sequence[Executable]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.entries), list(rows))
            for statement in also:
                await connection.execute(statement)

    async def close(self) -> None:
        return None


class SQLitePen:
    """Writes in a thread of its own with a connection of its own; `turn` is the lock of all who write.

    The thread is asked once a group, and all entries are one statement: each step between Python and SQLite lets
    another thread run first, which on a busy server takes longer than the writing itself.
    """

    def __init__(self, path: str, pragmas: Sequence[str], turn: asyncio.Lock) -> None:
        self._path = path
        self._pragmas = pragmas
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")
        self._connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row], also: Sequence[Executable]) -> None:
        orders = [_insert(rows[start : start + _MOST_ROWS]) for start in range(0, len(rows), _MOST_ROWS)]
        orders += [_spelled(statement) for statement in also]
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, orders)

    def _write(self, orders: Sequence[Order]) -> None:
        connection = self._connection or self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statement, values in orders:
                connection.execute(statement, values)
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
    places = ", ".join([_PLACES] * len(rows))
    return f"{_INSERT} VALUES {places}", [row[name] for row in rows for name in _COLUMNS]


def _spelled(statement: Executable) -> Order:
    """A statement as SQLite takes it, with its values in their order."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
    assert isinstance(compiled, SQLCompiler)
    values = compiled.construct_params()
    return str(compiled), [values[name] for name in compiled.positiontup or ()]
