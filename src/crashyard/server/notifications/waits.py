"""Waits: since when whom each table waits for, as long as it does.

They are kept in memory, since an answer must not cost another write; the first thing that is written about one is that
it is about to be told. After a restart they are found again by the rows of the tables.
"""

from collections.abc import Collection, Iterable, Iterator

import msgspec
from sqlalchemy import and_, or_, select

from crashyard.server.notifications.awaited import awaited_people
from crashyard.server.storage import schema
from crashyard.server.storage.store import Row, Store
from crashyard.server.storage.table_rows import read_seats
from crashyard.server.tables.agreements.accord import UNDO
from crashyard.server.tables.state import RUNNING
from crashyard.server.tables.table import GameTable

Wait = tuple[str, str]
"""A table and a person."""


def calls_people(clock: str, people: Iterable[str | None]) -> bool:
    """Whether a game is one for which people are called: with others, or with days for each answer."""
    return clock == "days" or len({person for person in people if person is not None}) > 1


class Waits:
    def __init__(self) -> None:
        self._due: dict[Wait, float] = {}
        self._awaited: dict[str, frozenset[str]] = {}
        """Of each running table whose people are called."""
        self.all_found = False
        """Whether those are known that were running when the server came."""

    def has(self, table: str) -> bool:
        """Whether people are called to a table that is running, or may be: not all that were are found yet."""
        return table in self._awaited or not self.all_found

    def follow(self, table: GameTable, due: float) -> tuple[frozenset[str], bool]:
        """Something happened: who is awaited since now, and whether the table was running until now."""
        was_running = table.id in self._awaited
        before = self._awaited.pop(table.id, frozenset())
        concerned = calls_people(table.clock["kind"], (chair.person for chair in table.chairs))
        awaited = awaited_people(table) if concerned and table.state == RUNNING else frozenset()
        if concerned and table.state == RUNNING:
            self._awaited[table.id] = awaited
        for person in before - awaited:
            self._due.pop((table.id, person), None)
        for person in awaited - before:
            self._due[table.id, person] = due
        return awaited - before, was_running

    def take_found(self, table: str, people: frozenset[str], due: float) -> None:
        """One of those that were running when the server came."""
        if table not in self._awaited:
            self._awaited[table] = people
            for person in people:
                self._due[table, person] = due

    def forget(self, table: str) -> None:
        """Others look after it from now on."""
        for person in self._awaited.pop(table, ()):
            self._due.pop((table, person), None)

    def due(self, now: float) -> list[Wait]:
        return [wait for wait, due in self._due.items() if due <= now]

    def next_due(self) -> float | None:
        return min(self._due.values(), default=None)

    def put_off(self, wait: Wait, due: float) -> None:
        if wait in self._due:
            self._due[wait] = due

    def settle(self, wait: Wait) -> None:
        """It has been told, or nobody wants to be told."""
        self._due.pop(wait, None)


async def running_waits(store: Store, names: Collection[str] | None = None) -> Iterator[tuple[str, frozenset[str]]]:
    """Whom each running table waits for whose people are called, or each of some, by the rows."""
    tables, chairs = schema.tables, schema.chairs
    columns = (tables.c.id, tables.c.awaited, tables.c.clock, chairs.c.seat, chairs.c.kind, chairs.c.person)
    wanted = select(*columns).join(chairs, chairs.c.table == tables.c.id)
    wanted = wanted.where(tables.c.state == RUNNING, tables.c.unreadable.is_(None), chairs.c.person.is_not(None))
    if names is not None:
        wanted = wanted.where(tables.c.id.in_(names))
    found: dict[str, list[Row]] = {}
    async with store.engine.connect() as connection:
        for row in (await connection.execute(wanted)).mappings():
            found.setdefault(row["id"], []).append(dict(row))
    return _found(found)


def _found(tables: dict[str, list[Row]]) -> Iterator[tuple[str, frozenset[str]]]:
    for name, rows in tables.items():
        clock = "days" if '"days"' in rows[0]["clock"] else ""
        if calls_people(clock, (row["person"] for row in rows)):
            seats = set(read_seats(rows[0]["awaited"]))
            yield name, frozenset(row["person"] for row in rows if row["kind"] == "person" and row["seat"] in seats)


ENDS = ("propose", "decline", "withdraw", "pause", "resume", "undo", "close", "rules", "next")
"""What a proposal does not outlive."""


async def is_asked(store: Store, table: str, number: int, person: str) -> bool:
    """Whether the proposal of an entry still waits for somebody: it has not ended, and they have done nothing since."""
    entries = schema.entries
    of_table = select(entries.c.kind, entries.c.body).where(entries.c.table == table)
    async with store.engine.connect() as connection:
        proposed = (await connection.execute(of_table.where(entries.c.number == number))).one()
        ends = or_(entries.c.kind.in_(ENDS), entries.c.person == person)
        if msgspec.json.decode(proposed.body)["what"] == UNDO:
            ends = or_(ends, and_(entries.c.kind == "answer", entries.c.person.is_not(None)))
        return (await connection.execute(of_table.where(entries.c.number > number, ends).limit(1))).first() is None


async def last_answer(store: Store, table: str, person: str) -> int:
    """Under which number somebody answered last: it tells this wait from all before it."""
    entries = schema.entries
    wanted = select(entries.c.number).where(entries.c.table == table, entries.c.person == person)
    wanted = wanted.where(entries.c.kind == "answer").order_by(entries.c.number.desc()).limit(1)
    async with store.engine.connect() as connection:
        return int((await connection.execute(wanted)).scalar() or 0)
