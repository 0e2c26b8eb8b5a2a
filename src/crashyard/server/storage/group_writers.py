"""How groups of entries get on disk, each in one transaction, which is durable before anybody is told of it."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from sqlalchemy import ClauseElement, Executable, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler

from crashyard.server.storage import schema
from crashyard.server.storage.writer_client import WriterClient
from crashyard.server.storage.writer_process import WriteCommand, WriteResult, WriterSetup

_DIALECT = sqlite.dialect()
_INSERT = str(insert(schema.entries).compile(dialect=_DIALECT))
_COLUMNS = tuple(column.name for column in schema.entries.columns)

TURN = 0.05
"""Seconds after which others who want to write come first."""


class NotWritten(Exception):
    """A group is not on disk, or nobody knows whether it is."""


Statement = tuple[Executable, Mapping[str, Any]]
"""A statement, and the values of its parameters: so the same one is spelled out once."""


class WriteGroup(msgspec.Struct):
    """What is written in one transaction: entries, and what belongs to them; all or nothing."""

    rows: Sequence[tuple[Any, ...]]
    """The values of entries, in the order of their columns."""
    also: Sequence[Statement]


Written = Callable[[WriteGroup, Exception | None, float], None]
"""Hears of each group: why it could not be written, if so, and how many seconds it took."""


class GroupWriter(Protocol):
    async def write(self, take: Callable[[], WriteGroup | None], written: Written) -> None:
        """Write the next group, and the next, as long as there are any."""
        ...

    async def close(self) -> None: ...


class PostgresGroupWriter:
    """Writes by connections on which nobody else writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, take: Callable[[], WriteGroup | None], written: Written) -> None:
        while (group := take()) is not None:
            began = time.perf_counter()
            failure = None
            try:
                await self._write(group)
            except Exception as error:
                failure = error
            written(group, failure, time.perf_counter() - began)

    async def _write(self, group: WriteGroup) -> None:
        async with self._engine.begin() as connection:
            rows = [dict(zip(_COLUMNS, row, strict=True)) for row in group.rows]
            if rows:
                await connection.execute(insert(schema.entries), rows)
            for statement, values in group.also:
                await connection.execute(statement, dict(values))

    async def close(self) -> None:
        return None


class SQLiteGroupWriter:
    """Lets a process write; `turn` is the lock of all who write, and `held` are the open files that it inherits."""

    def __init__(
        self, path: str, pragmas: Sequence[str], turn: asyncio.Lock, held: Callable[[], Sequence[int]]
    ) -> None:
        self._turn = turn
        self._client = WriterClient(WriterSetup(path, list(pragmas), _INSERT), held)

    async def write(self, take: Callable[[], WriteGroup | None], written: Written) -> None:
        """The process gets its next command before anybody hears of the last one: nobody waits for the other."""
        async with self._turn:
            until = time.perf_counter() + TURN
            group = take()
            writing = await self._begin(group)
            while group is not None and writing is not None:
                began = time.perf_counter()
                answer = await writing
                now = time.perf_counter()
                following = take() if now < until else None
                writing = await self._begin(following)
                written(group, None if answer.failure is None else NotWritten(answer.failure), now - began)
                group = following

    async def _begin(self, group: WriteGroup | None) -> asyncio.Future[WriteResult] | None:
        if group is None:
            return None
        return await self._client.begin(WriteCommand(group.rows, [_spelled(*statement) for statement in group.also]))

    async def close(self) -> None:
        await self._client.close()


def _spelled(statement: Executable, values: Mapping[str, Any]) -> tuple[str, Sequence[Any]]:
    """A statement as SQLite takes it, with its values in their order."""
    text, names, fixed = _compiled(statement)
    return text, [values[name] if name in values else fixed[name] for name in names]


@lru_cache(64)
def _compiled(statement: Executable) -> tuple[str, Sequence[str], Mapping[str, Any]]:
    """Its text, the names of its values in their order, and the values that stand in the statement itself."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
    assert isinstance(compiled, SQLCompiler)
    fixed = {name: bind.value for name, bind in compiled.binds.items() if not bind.required}
    return str(compiled), compiled.positiontup or (), fixed
