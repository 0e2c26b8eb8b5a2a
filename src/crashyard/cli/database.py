"""What `crashyard admin` does to a database, also while a server plays on it."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError

from crashyard.cli.files import cannot_write
from crashyard.cli.run_server import database_refusal
from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.people import People
from crashyard.server.accounts.reports import Reports
from crashyard.server.cluster.leases import all_nodes, drain
from crashyard.server.settings import Settings
from crashyard.server.storage.lock import PRIVATE, UnusableDatabase
from crashyard.server.storage.store import Store
from crashyard.server.tables.state import CLOSED, OPEN, RUNNING

_TRIES = 20
"""A table where people play fast may have its next number taken a few times."""

Found = TypeVar("Found")


def backup(settings: Settings, file: str) -> int:
    """Copy SQLite's database page by page, whole and as of one moment; returns its bytes."""
    if not settings.embedded:
        raise Refusal("backup-elsewhere")
    _check_exists(settings)
    try:
        Path(file).touch(PRIVATE, exist_ok=False)
    except OSError as error:
        raise cannot_write(file, error) from None
    try:
        with (
            closing(sqlite3.connect(f"{settings.database_file.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(file)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        Path(file).unlink(missing_ok=True)
        raise cannot_write(file, error) from None
    except sqlite3.DatabaseError as error:
        Path(file).unlink(missing_ok=True)
        raise database_refusal(settings, UnusableDatabase(str(error))) from None
    return Path(file).stat().st_size


def tables(settings: Settings) -> list[dict[str, Any]]:
    return _with_store(settings, _tables)


async def _tables(store: Store) -> list[dict[str, Any]]:
    rows = [*await store.in_state(RUNNING), *await store.in_state(OPEN)]
    rows.sort(key=lambda row: -row["moved"])
    seats: dict[str, list[str]] = {row["id"]: [] for row in rows}
    for chair in await store.chairs(list(seats)):
        seats[chair["table"]].append(chair["name"] or chair["kind"])
    return [
        {
            "id": row["id"],
            "game": row["game"],
            "state": row["state"],
            "moved": datetime.fromtimestamp(row["moved"], UTC).isoformat(timespec="seconds"),
            "seats": seats[row["id"]],
            "unreadable": row["unreadable"],
        }
        for row in rows
    ]


def close(settings: Settings, table: str) -> bool:
    """Whether there was such a table to close."""
    return _with_store(settings, lambda store: _close(store, table))


async def _close(store: Store, table: str) -> bool:
    for _ in range(_TRIES):
        try:
            return await store.close_table(table, CLOSED, time.time())
        except IntegrityError:
            continue
    raise Refusal("table-too-busy", {"table": table})


def remove(settings: Settings, account: str) -> bool:
    """Whether there was such an account."""
    return _with_store(settings, lambda store: People(store).remove_account(account))


def reset_password(settings: Settings, account: str) -> str | None:
    """The new password; None if there is no such account."""
    return _with_store(settings, lambda store: People(store).reset_password(account))


def reports(settings: Settings) -> list[dict[str, Any]]:
    """Those that are open."""
    return _with_store(settings, lambda store: Reports(store).open())


def close_report(settings: Settings, number: int) -> bool:
    """Whether there was such a report to close."""
    return _with_store(settings, lambda store: Reports(store).close(number))


def silence(settings: Settings, person: str, hours: int) -> bool:
    """Whether there is such a person."""
    until = time.time() + hours * 3600 if hours else 0.0
    return _with_store(settings, lambda store: Reports(store).silence(person, until))


def nodes(settings: Settings) -> list[dict[str, Any]]:
    """Those that are there, or were not long ago."""
    _check_shared(settings)
    return _with_store(settings, _nodes)


async def _nodes(store: Store) -> list[dict[str, Any]]:
    return [
        {
            "id": node.id,
            "address": node.address,
            "version": node.version,
            "tables": node.tables,
            "state": "gone" if not node.is_there else "draining" if node.draining else "there",
            "seen": round(max(0.0, node.seen), 1),
        }
        for node in await all_nodes(store.engine, counted=True)
    ]


def drain_node(settings: Settings, node: str, *, draining: bool) -> bool:
    """Whether there is such a node."""
    _check_shared(settings)
    return _with_store(settings, lambda store: drain(store.engine, node, draining=draining))


def _check_shared(settings: Settings) -> None:
    if settings.embedded:
        raise Refusal("nodes-elsewhere")


def _with_store(settings: Settings, work: Callable[[Store], Awaitable[Found]]) -> Found:
    _check_exists(settings)

    async def do() -> Found:
        store = Store(settings.database_url)
        await store.prepare()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(do())
    except UnusableDatabase as trouble:
        raise database_refusal(settings, trouble) from None


def _check_exists(settings: Settings) -> None:
    """Nobody wants an empty database made by a slip in its name."""
    if settings.embedded and not settings.database_file.is_file():
        raise Refusal("no-such-file", {"file": str(settings.database_file)})
