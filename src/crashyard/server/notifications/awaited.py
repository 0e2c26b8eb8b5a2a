"""Who is awaited where: at a table in memory, and by the rows of all tables."""

from collections.abc import Collection

from sqlalchemy import select

from crashyard.server.storage import schema
from crashyard.server.storage.store import Store
from crashyard.server.storage.table_rows import read_seats
from crashyard.server.tables.agreements.accord import REMATCH
from crashyard.server.tables.state import RUNNING
from crashyard.server.tables.table import GameTable


def awaited_people(table: GameTable) -> frozenset[str]:
    """Those whose answer a table waits for; where a bot stands in, nobody waits for its person."""
    chairs = (table.chairs[seat] for seat in table.awaited())
    return frozenset(chair.person for chair in chairs if chair.kind == "person" and chair.person is not None)


async def people_of(store: Store, names: Collection[str]) -> dict[str, dict[str, bool]]:
    """Of some tables by their rows: who sits there, and whether the table waits for them."""
    tables, chairs = schema.tables, schema.chairs
    wanted = select(tables.c.id, tables.c.state, tables.c.awaited, chairs.c.seat, chairs.c.kind, chairs.c.person)
    wanted = wanted.join(chairs, chairs.c.table == tables.c.id)
    wanted = wanted.where(tables.c.id.in_(names), chairs.c.person.is_not(None), tables.c.unreadable.is_(None))
    found: dict[str, dict[str, bool]] = {}
    async with store.engine.connect() as connection:
        for name, state, awaited, seat, kind, person in (await connection.execute(wanted)).all():
            people = found.setdefault(name, {})
            is_awaited = state == RUNNING and kind == "person" and seat in read_seats(awaited)
            people[person] = is_awaited or people.get(person, False)
    return found


def asked_people(table: GameTable) -> frozenset[str]:
    """Those whose answer to a proposal is missing while the game goes on."""
    proposal = table.accord.proposal
    if proposal is None or proposal.what == REMATCH:
        return frozenset()
    people = (table.chairs[seat].person for seat in proposal.asked(table.in_person()))
    return frozenset(person for person in people if person is not None)


async def waiting_tables(store: Store, person: str) -> set[str]:
    """The tables that wait for somebody, by their rows."""
    tables, chairs = schema.tables, schema.chairs
    wanted = select(tables.c.id, tables.c.awaited, chairs.c.seat).join(chairs, chairs.c.table == tables.c.id)
    wanted = wanted.where(
        chairs.c.person == person,
        chairs.c.kind == "person",
        tables.c.state == RUNNING,
        tables.c.unreadable.is_(None),
    )
    async with store.engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    return {name for name, awaited, seat in rows if seat in read_seats(awaited)}
