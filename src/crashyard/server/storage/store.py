"""Storage: the database, brought up to date when the server starts.

SQLite has one writer at a time: a lock of ours sees to it, so that nobody in this process finds the database busy. What
is written goes to a log first; the log is brought into the file in the background, because that takes long.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Select, bindparam, delete, event, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from crashyard.server.background import BackgroundTasks
from crashyard.server.logs import log_event, log_trouble
from crashyard.server.storage import engines, schema
from crashyard.server.storage.commit_queue import CommitQueue
from crashyard.server.storage.engines import an_engine
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.group_writers import GroupWriter, NotWritten, PostgresGroupWriter, SQLiteGroupWriter
from crashyard.server.storage.lock import (
    MIGRATING,
    DatabaseInUse,
    DatabaseLock,
    FileLock,
    PostgresLock,
    UnusableDatabase,
)
from crashyard.server.storage.replica import Found, Reading, ReadReplica, ReplicaUnfit
from crashyard.server.storage.snapshots import replaced

_PRAGMAS = (
    "page_size=2048",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=15000",
    "wal_autocheckpoint=0",
)
"""Readers never wait for the writer, a commit is on disk when it returns, and a backup may run beside us.

A commit writes whole pages, of which an answer changes a few bytes: small ones are written faster. Files that were made
with others keep them.
"""

CHECKPOINT_EVERY = 2.0
SMALLEST_LOG = 1024 * 1024
"""Seconds between two looks at SQLite's log, and bytes from which on it is brought into the file."""

AT_ONCE = 250
"""So many entries are read at a time."""
RENEW_EVERY = 5.0
"""Seconds between two looks whether the database is still ours alone."""

PROBE_EVERY = 1.0
"""Seconds after which it is tried again whether something can be written, however often that is asked."""
LONGEST_CHECK = 10.0

UNREACHABLE = (SQLAlchemyError, OSError)
"""What is raised where a database does not answer."""

Row = dict[str, Any]

_LAST = select(func.max(schema.entries.c.number)).where(schema.entries.c.table == schema.tables.c.id)
_ROW = select(schema.tables, _LAST.scalar_subquery().label("n"))
"""The row of a table, with the number of its last entry."""


_NOTHING: Row = {}
_PROBE = (
    (insert(schema.served).values(seconds=-1.0), _NOTHING),
    (delete(schema.served).where(schema.served.c.seconds < 0), _NOTHING),
)
"""Changes nothing in the end, and is written all the same; SQLite would not write what it finds unchanged."""


class NewerDatabase(UnusableDatabase):
    """A newer version has written this database."""


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Take the steps that are missing: all of them or none, which SQLite's driver must be told."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    config = Config()
    config.set_main_option("script_location", "crashyard.server.storage:migrations")
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerDatabase
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """One database and the queue of commits to it.

    A database of PostgreSQL may be `shared` by several nodes, and may have a replica to read from.
    """

    def __init__(self, url: str, *, shared: bool = False, replica: str = "") -> None:
        where = make_url(url)
        self._file = Path(str(where.database)) if where.get_backend_name() == "sqlite" else None
        self._where = where
        self.engine = an_engine(where, engines.ANSWERED_WITHIN if self._file is None else None)
        self.lease_engine = self._entry_engine = self.engine
        """Leases and entries have connections of their own on PostgreSQL: they do not wait behind whatever is asked."""
        if self._file is None:
            self.lease_engine = an_engine(where, engines.RENEWED_WITHIN, pool_size=1, max_overflow=4)
            self._entry_engine = an_engine(where, engines.WRITTEN_WITHIN, pool_size=1, max_overflow=4)
        else:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._replica = ReadReplica(replica, self.engine) if replica else None
        self._turn = asyncio.Lock()
        self._group_writer: GroupWriter = PostgresGroupWriter(self._entry_engine)
        self._lock: DatabaseLock = PostgresLock(self.engine, shared=shared)
        if self._file is not None:
            lock = self._lock = FileLock(self._file)
            self._group_writer = SQLiteGroupWriter(str(self._file), _PRAGMAS, self._turn, lock.held)
        self.commit_queue = CommitQueue(self._group_writer, self.engine)
        self._background = BackgroundTasks()
        self._probing = asyncio.Lock()
        self._probed = -PROBE_EVERY
        self.served = 0.0
        """Seconds for which servers had been there when the database was opened."""

    # -- opening and closing ----------------------------------------------------------------

    async def open(self) -> None:
        """Lock the database for this server, bring it up to date, and begin to write."""
        await self.prepare(lock=True)
        self.commit_queue.start()
        self._background.begin(self._watch())
        if self._file is not None:
            log = self._file.with_name(self._file.name + "-wal")
            self._background.begin(self._sweep(log))

    async def prepare(self, *, lock: bool = False) -> None:
        """Bring the database up to date, or say why it cannot be used."""
        try:
            if lock:
                await self._lock.acquire()
            await self._bring_up_to_date()
        except UnusableDatabase:
            await self.close()
            raise
        except UNREACHABLE as error:
            await self.close()
            raise UnusableDatabase(reason(error)) from error

    async def _bring_up_to_date(self) -> None:
        """On PostgreSQL by a connection of its own, since that may take long."""
        engine = self.engine if self._file is not None else an_engine(self._where, None, poolclass=NullPool)
        async with self._turn, engine.begin() as connection:
            await connection.run_sync(_migrate)
            self.served = (await connection.execute(select(schema.served.c.seconds))).scalar_one()

    async def close(self) -> None:
        """Write what is waiting, and let the database go."""
        await self.commit_queue.stop()
        await self._background.end()
        await self._lock.release()
        if self._replica is not None:
            await self._replica.close()
        for engine in (self.engine, self.lease_engine, self._entry_engine):
            await engine.dispose()

    async def _read(self, work: Reading[Found], *, replica: bool) -> Found:
        """What a reading finds in the database, or in its replica where that may be asked and is as far."""
        if replica and self._replica is not None:
            with suppress(ReplicaUnfit):
                return await self._replica.read(work)
        async with self.engine.connect() as connection:
            return await work(connection)

    async def _rows(self, wanted: Select[Any], *, replica: bool) -> list[Row]:
        async def read(connection: AsyncConnection) -> list[Row]:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

        return await self._read(read, replica=replica)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when it is left."""
        if self._file is None:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._turn, self.engine.begin() as connection:
                yield connection

    async def check(self) -> None:
        """Raises UnusableDatabase if the database does not answer, or is not ours any more."""
        try:
            await self._lock.renew()
            async with self.engine.connect() as connection:
                await connection.execute(select(schema.tables.c.id).limit(1))
        except UNREACHABLE as error:
            raise UnusableDatabase(reason(error)) from error

    async def trouble(self) -> str | None:
        """What keeps the server from its work, in one sentence that tells no secret; nothing if all is well."""
        try:
            async with asyncio.timeout(LONGEST_CHECK):
                await self.check()
                async with self._probing:
                    if self.commit_queue.is_failing or time.monotonic() - self._probed >= PROBE_EVERY:
                        await self.commit_queue.execute(*_PROBE)
                        self._probed = time.monotonic()
        except DatabaseInUse:
            return "Another server uses the database."
        except TimeoutError:
            return f"The database has not answered within {LONGEST_CHECK:.0f} seconds."
        except UnusableDatabase as trouble:
            log_trouble("database does not answer", problem=type(trouble).__name__, why=str(trouble))
            return "The database does not answer." if self._file is None else f"The database is lost: {trouble}."
        except NotWritten as trouble:
            log_trouble("nothing can be written", problem=type(trouble).__name__, why=reason(trouble))
            if any(sign in str(trouble) for sign in ("disk is full", "No space left")):
                return "The disk is full, so nothing can be written."
            return "Nothing can be written." if self._file is None else f"Nothing can be written: {trouble}."
        return None

    async def _watch(self) -> None:
        """Tell when the database is lost, and when it is there again."""
        lost = False
        while await self._background.rest(RENEW_EVERY):
            try:
                await self.check()
            except UnusableDatabase as trouble:
                if not lost:
                    log_trouble("database lost", problem=type(trouble).__name__, why=str(trouble))
                lost = True
            else:
                if lost:
                    log_event("database found again")
                lost = False

    async def _sweep(self, log: Path) -> None:
        """Now and then bring SQLite's log into the file: most of it beside the writers, only the rest in their way.

        The log keeps its length and is written anew from its beginning: a file that does not grow is on disk sooner.
        """
        seen = 0
        while await self._background.rest(CHECKPOINT_EVERY):
            try:
                now = log.stat()
            except FileNotFoundError:
                continue
            if now.st_size < SMALLEST_LOG or now.st_mtime_ns == seen:
                continue
            try:
                async with self.engine.connect() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                    async with self._turn:
                        await connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
                        seen = log.stat().st_mtime_ns
            except SQLAlchemyError as failure:
                log_trouble("log not brought into the database", failure)

    # -- tables -----------------------------------------------------------------------------

    async def add_table(self, table: Row, chairs: list[Row]) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables), [table])
            await connection.execute(insert(schema.chairs), chairs)

    async def table(self, name: str) -> Row | None:
        """PostgreSQL cannot look for a name with a zero in it."""
        if "\x00" in name:
            return None
        async with self.engine.connect() as connection:
            found = (await connection.execute(_ROW.where(schema.tables.c.id == name))).mappings().first()
            return None if found is None else dict(found)

    async def chairs(self, tables: list[str], *, replica: bool = False) -> list[Row]:
        """The chairs of some tables, in the order of the seats."""
        wanted = select(schema.chairs).where(schema.chairs.c.table.in_(tables)).order_by(schema.chairs.c.seat)
        return await self._rows(wanted, replica=replica)

    async def entries(
        self, table: str, first: int = 1, last: int | None = None, *, replica: bool = False
    ) -> list[Entry]:
        """What happened at a table, in its order: everything, or from one number to another.

        Read in portions, between which others go on: to make thousands of entries from rows takes a second.
        """
        entries = schema.entries
        wanted = select(entries).where(entries.c.table == table).order_by(entries.c.number).limit(AT_ONCE)
        if last is not None:
            wanted = wanted.where(entries.c.number <= last)

        async def read(connection: AsyncConnection) -> list[Entry]:
            found: list[Entry] = []
            begin = first
            while True:
                rows = (await connection.execute(wanted.where(entries.c.number >= begin))).mappings().all()
                found += [Entry(**{**row, "body": msgspec.json.decode(row["body"])}) for row in rows]
                if len(rows) < AT_ONCE:
                    return found
                begin = found[-1].number + 1

        return await self._read(read, replica=replica)

    async def snapshot(
        self,
        table: str,
        last: int | None = None,
        answers: int | None = None,
        rules: str | None = None,
        *,
        replica: bool = False,
    ) -> Row | None:
        """The row of the last snapshot of a table: up to an entry, with at most so many answers, by some rules."""
        snapshots = schema.snapshots
        wanted = select(snapshots).where(snapshots.c.table == table)
        if rules is not None:
            wanted = wanted.where(snapshots.c.rules == rules)
        if last is not None:
            wanted = wanted.where(snapshots.c.number <= last)
        if answers is not None:
            wanted = wanted.where(snapshots.c.answers <= answers)
        rows = await self._rows(wanted.order_by(snapshots.c.number.desc()).limit(1), replica=replica)
        return rows[0] if rows else None

    async def keep_snapshots(self, rows: list[Row]) -> None:
        """Note how tables stand."""
        async with self.writing() as connection:
            for row in rows:
                for statement, values in replaced(row):
                    await connection.execute(statement, dict(values))

    async def keep_served(self, seconds: float) -> None:
        """Note for how long servers have been there. Raises NotWritten."""
        await self.commit_queue.execute((update(schema.served).values(seconds=bindparam("now")), {"now": seconds}))

    async def tables_hosted(self, person: str, states: list[str]) -> int:
        """How many tables in some states a person has set up."""
        tables = schema.tables
        wanted = select(func.count()).where(tables.c.host == person, tables.c.state.in_(states))
        async with self.engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def in_state(self, state: str) -> list[Row]:
        """All tables in a state, those that were changed last first."""
        tables = schema.tables
        wanted = select(tables).where(tables.c.state == state).order_by(tables.c.moved.desc())
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def rows(self, names: Collection[str]) -> list[Row]:
        """The rows of some tables."""
        wanted = select(schema.tables).where(schema.tables.c.id.in_(names))
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def with_bots_awaited(
        self, state: str, names: Collection[str] | None = None, owner: str | None = None
    ) -> list[str]:
        """The tables in a state that can be read and wait for a bot, while people play along.

        Only those of some, or those that one node writes, where that is said.
        """
        tables, chairs = schema.tables, schema.chairs
        people = schema.chairs.alias()
        played = select(people.c.seat).where(people.c.table == tables.c.id, people.c.kind == "person").exists()
        wanted = select(tables.c.id, tables.c.awaited, chairs.c.seat).join(chairs, chairs.c.table == tables.c.id)
        wanted = wanted.where(
            tables.c.state == state,
            tables.c.unreadable.is_(None),
            tables.c.awaited != "",
            chairs.c.kind == "bot",
            played,
        )
        if names is not None:
            wanted = wanted.where(tables.c.id.in_(names))
        if owner is not None:
            wanted = wanted.where(tables.c.owner == owner)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return list(dict.fromkeys(name for name, awaited, seat in rows if str(seat) in awaited.split(",")))

    async def note(self, row: Row, facts: Row) -> None:
        """Put down what a row should have said, unless somebody has gone on from it in the meantime."""
        tables = schema.tables
        same = tables.c.awaited.is_(None) if row["awaited"] is None else tables.c.awaited == row["awaited"]
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == row["id"], same).values(facts))

    async def close_table(self, name: str, closed: str, at: float) -> bool:
        """End a table by one more entry, be it readable or not; whether there was one to end.

        Whoever has the table in memory finds their next entry taken, gives the table up and reads it again. Raises
        IntegrityError if somebody was faster.
        """
        tables, entries = schema.tables, schema.entries
        row = await self.table(name)
        if row is None or row["state"] == closed:
            return False
        entry = Entry(name, (row["n"] or 0) + 1, "close", {}, at)
        change = update(tables).where(tables.c.id == name).values(state=closed, moved=at, awaited="")
        async with self.writing() as connection:
            await connection.execute(entries.insert().values(entry.row()))
            await connection.execute(change)
        return True

    async def listed(self, state: str, since: float, limit: int, of_one: int) -> list[Row]:
        """Public tables that were changed since some time, the last first; of one host only so many.

        Where there are too many, everybody's first one is there before anybody's second.
        """
        tables = schema.tables
        shown = (tables.c.state == state, tables.c.public == 1, tables.c.moved > since)
        place = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.moved.desc())
        ranked = select(tables.c.id, tables.c.moved, place.label("place")).where(*shown).subquery()
        first = select(ranked.c.id).where(ranked.c.place <= of_one)
        first = first.order_by(ranked.c.place, ranked.c.moved.desc()).limit(limit)

        async def read(connection: AsyncConnection) -> list[Row]:
            names = (await connection.execute(first)).scalars().all()
            rows = await connection.execute(_ROW.where(tables.c.id.in_(names)).order_by(tables.c.moved.desc()))
            return [dict(row) for row in rows.mappings()]

        return await self._read(read, replica=True)

    async def tables_of(self, person: str, limit: int | None, *, replica: bool = False) -> list[Row]:
        """The tables where a person sits, or which they have set up."""
        tables, chairs = schema.tables, schema.chairs
        sits = select(chairs.c.table).where(chairs.c.person == person)
        wanted = _ROW.where(or_(tables.c.id.in_(sits), tables.c.host == person))
        return await self._rows(wanted.order_by(tables.c.moved.desc()).limit(limit), replica=replica)


def is_unreachable(error: Exception) -> bool:
    """Whether a database is away, and not a mistake of ours in what was asked of it."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, DataError | IntegrityError | NotSupportedError | ProgrammingError)
    return isinstance(error, OSError | PoolTimeout)


def reason(error: Exception) -> str:
    """Why a database cannot be used, in the driver's own words but without the statement and its values."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    original = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(original or error).split()).rpartition(">: ")[2].rstrip(".")
