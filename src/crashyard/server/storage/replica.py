"""A read replica of PostgreSQL. Lists and what is over are read there, which leaves the database itself to who plays.

A replica is a few milliseconds behind. So whoever reads there first asks the database how far it is, and waits a moment
until the replica is as far: nothing is older there than it would be in the database itself, and nobody misses the game
that they have just set up. Where the replica is away, or too far behind, the database itself is asked, as it is without
one; and the replica is left alone for a while.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from crashyard.server import metrics
from crashyard.server.logs import log_event, log_trouble

WAITS = (0.0, 0.002, 0.005, 0.01, 0.02, 0.04, 0.08)
"""Seconds between looks whether the replica is as far."""
BEHIND, AWAY = 0.5, 5.0
"""Seconds for which it is not asked when it was too far behind, and when it did not answer."""
LONGEST = 2.0
"""Seconds that it has for an answer."""

_HOW_FAR = text("SELECT CAST(pg_current_wal_flush_lsn() AS text)")
_AS_FAR = text("SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= CAST(CAST(:position AS text) AS pg_lsn)")
"""Nothing at all where there is a database that follows nobody."""

Found = TypeVar("Found")
Reading = Callable[[AsyncConnection], Awaitable[Found]]


class ReplicaUnfit(Exception):
    """It cannot be read from just now."""


class ReadReplica:
    """One of them, and what is known of how it does."""

    def __init__(self, url: str, database: AsyncEngine) -> None:
        self._database = database
        self._engine = create_async_engine(
            url, hide_parameters=True, connect_args={"timeout": LONGEST, "command_timeout": LONGEST}
        )
        self._again = 0.0
        self._fit = True

    async def read(self, work: Reading[Found]) -> Found:
        """What a reading finds there; raises ReplicaUnfit."""
        if time.monotonic() < self._again:
            raise ReplicaUnfit
        async with self._database.connect() as connection:
            position = (await connection.execute(_HOW_FAR)).scalar_one()
        try:
            async with self._engine.connect() as connection:
                if await _follows(connection, position):
                    found = await work(connection)
                    self._note(None)
                    return found
        except (SQLAlchemyError, OSError) as failure:
            self._again = time.monotonic() + AWAY
            self._note(f"{type(failure).__name__}")
            raise ReplicaUnfit from failure
        self._again = time.monotonic() + BEHIND
        self._note("behind")
        raise ReplicaUnfit

    def _note(self, problem: str | None) -> None:
        (metrics.READ_FROM_REPLICA if problem is None else metrics.REPLICA_PASSED_OVER).inc()
        if self._fit and problem is not None:
            log_trouble("replica lost", problem=problem)
        elif not self._fit and problem is None:
            log_event("replica found again")
        self._fit = problem is None

    async def close(self) -> None:
        await self._engine.dispose()


async def _follows(connection: AsyncConnection, position: str) -> bool:
    """Whether it has come to some position of the database's log within a moment."""
    for wait in WAITS:
        await asyncio.sleep(wait)
        if (await connection.execute(_AS_FAR, {"position": position})).scalar_one():
            return True
    return False
