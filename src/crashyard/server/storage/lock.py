"""One server at a time plays on a database: what it knows of its tables must be the truth.

On a file that is a lock of the system, which ends with the process and with the process that writes for it. On
PostgreSQL it is a lock of one connection, which may be lost with it: then the lock is taken again, unless another
server was quicker. Nodes of one cluster know of each other's tables by their leases: they share the lock.
"""

import asyncio
import errno
import fcntl
import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Protocol

from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

PRIVATE = 0o600
"""The file holds seeds and hashes of passwords: nobody else on this machine reads it."""

PATIENCE = 0.8
"""Seconds that we wait for the writer process of a server that was killed: it still writes what it was told to."""

_NUMBER = 0x6372617368
"""Of the lock on PostgreSQL."""
MIGRATING = _NUMBER + 1
"""Of the one under which PostgreSQL is brought up to date: several nodes may start at once."""


class UnusableDatabase(Exception):
    """The database cannot be opened or written; the text says why, and names no secret."""


class DatabaseInUse(UnusableDatabase):
    """Another server plays on this database: two would not know of each other's tables."""


class NoFolder(UnusableDatabase):
    """The folder for the database is not there, and cannot be made."""

    def __init__(self, folder: Path, problem: str) -> None:
        super().__init__(problem)
        self.folder = folder


class DatabaseLock(Protocol):
    async def acquire(self) -> None:
        """Raises DatabaseInUse if it is somebody else's."""
        ...

    async def renew(self) -> None:
        """Make sure that it is still ours."""
        ...

    async def release(self) -> None: ...


class FileLock:
    """On a file, which is made if it is not there."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock: BinaryIO | None = None
        self._is: tuple[int, int] | None = None
        """Which file it is, whatever its name."""

    async def acquire(self) -> None:
        _make_folder(self._file.parent)
        self._file.touch(PRIVATE)
        self._lock = _lock_of(self._file).open("ab")
        until = time.monotonic() + PATIENCE
        while not _locks(self._lock):
            if time.monotonic() > until:
                raise DatabaseInUse
            await asyncio.sleep(0.02)
        self._lock.truncate(0)
        self._is = _identity(self._file)

    def held(self) -> Sequence[int]:
        """The open files that are the lock: whoever inherits them holds it too."""
        return [] if self._lock is None else [self._lock.fileno()]

    async def renew(self) -> None:
        """A file that was deleted or replaced can still be written, but what is in it is lost with the process."""
        if self._is is not None and _identity(self._file) != self._is:
            raise UnusableDatabase("another file is in its place")

    async def release(self) -> None:
        if self._lock is not None:
            self._lock.close()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NoFolder(folder, os.strerror(errno.ENOTDIR)) from None
    except OSError as error:
        raise NoFolder(folder, error.strerror or str(error)) from None


def note_address(file: Path, address: str) -> None:
    """Say in the lock where the server that holds it can be found."""
    _lock_of(file).write_text(address)


def noted_address(file: Path) -> str:
    """Where the server that holds the lock can be found; nothing if it did not say."""
    try:
        return _lock_of(file).read_text()[:200]
    except (OSError, ValueError):
        return ""


def _locks(file: BinaryIO) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _lock_of(file: Path) -> Path:
    return file.with_name(file.name + ".lock")


def _identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino


class PostgresLock:
    """On a database of PostgreSQL, with a connection of its own."""

    def __init__(self, engine: AsyncEngine, *, shared: bool = False) -> None:
        self._engine = engine
        self._take = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        self._connection: AsyncConnection | None = None
        self._turn = asyncio.Lock()

    async def acquire(self) -> None:
        async with self._turn:
            await self._acquire()

    async def renew(self) -> None:
        """Only where it was taken: whoever looks after a database beside its server takes nothing."""
        async with self._turn:
            if self._connection is None:
                return
            try:
                await self._connection.execute(select(1))
                await self._connection.commit()
            except (SQLAlchemyError, OSError):
                with suppress(SQLAlchemyError, OSError):
                    await self._connection.invalidate()
                    await self._connection.close()
                await self._acquire()

    async def _acquire(self) -> None:
        connection = await self._engine.connect()
        self._connection = connection
        locked = select(text(f"{self._take}({_NUMBER})"))
        if not (await connection.execute(locked)).scalar_one():
            await connection.close()
            raise DatabaseInUse
        await connection.commit()

    async def release(self) -> None:
        if self._connection is not None:
            await self._connection.close()
