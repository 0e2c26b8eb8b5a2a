"""A name is taken off everything that its owner has played.

The games stay for those who played along. What is kept of them still says which seat did what, so that they can be
played again and their dice be checked; only who it was nobody can say any more.
"""

from typing import Any

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crashyard.server.storage import schema
from crashyard.server.storage.snapshots import DamagedSnapshot, Snapshot

_CHAIRS, _ENTRIES, _SNAPSHOTS = schema.chairs, schema.entries, schema.snapshots
_BY_PERSON = ("sits", "stands-up", "left", "back", "program", "taken")
"""Why a chair changes when it is its person who wants it."""


async def anonymise(connection: AsyncConnection, person: str) -> list[str]:
    """Take a person's name off chairs, entries and snapshots; returns the tables that were changed."""
    sat = select(_CHAIRS.c.table).where(_CHAIRS.c.person == person)
    did = select(_ENTRIES.c.table).where(_ENTRIES.c.person == person, schema.not_an_answer)
    hosted = select(schema.tables.c.id).where(schema.tables.c.host == person)
    tables = list((await connection.execute(sat.union(did, hosted))).scalars())
    for table in tables:
        wanted = select(_ENTRIES).where(_ENTRIES.c.table == table, schema.not_an_answer)
        rows = (await connection.execute(wanted.order_by(_ENTRIES.c.number))).mappings().all()
        sitting: dict[int, str | None] = {}
        for row in rows:
            if (written := _without_name(dict(row), person, sitting)) is not None:
                here = (_ENTRIES.c.table == table) & (_ENTRIES.c.number == row["number"])
                await connection.execute(update(_ENTRIES).where(here).values(body=written))
        await _anonymise_snapshots(connection, table, person)
    await connection.execute(update(_CHAIRS).where(_CHAIRS.c.person == person).values(person=None, name=""))
    return tables


async def _anonymise_snapshots(connection: AsyncConnection, table: str, person: str) -> None:
    """A damaged one might hold the name, and goes."""
    rows = (await connection.execute(select(_SNAPSHOTS).where(_SNAPSHOTS.c.table == table))).mappings().all()
    for row in rows:
        here = (_SNAPSHOTS.c.table == table) & (_SNAPSHOTS.c.number == row["number"])
        try:
            snapshot = Snapshot.of(dict(row))
            chairs = [chair for chair in (snapshot.state or {}).get("chairs", ()) if chair["person"] == person]
        except (DamagedSnapshot, LookupError, TypeError, AttributeError):
            await connection.execute(delete(_SNAPSHOTS).where(here))
            continue
        for chair in chairs:
            chair["name"] = ""
        if chairs:
            content = snapshot.row(passing=bool(row["passing"]))["content"]
            await connection.execute(update(_SNAPSHOTS).where(here).values(content=content))


def _without_name(row: dict[str, Any], person: str, sitting: dict[int, str | None]) -> str | None:
    """What to write instead of an entry's body, if anything; what cannot be read might hold the name, and goes."""
    try:
        body = msgspec.json.decode(row["body"])
        is_changed = _take_out(body, person, row["person"] == person, sitting)
    except (msgspec.DecodeError, RecursionError, LookupError, TypeError, ValueError, AttributeError):
        return "{}"
    return msgspec.json.encode(body).decode() if is_changed else None


def _take_out(body: dict[str, Any], person: str, asked: bool, sitting: dict[int, str | None]) -> bool:
    """Take the name out of one entry; whether it was there. `sitting` says who sits where, and is kept up to date."""
    own = asked and body.get("why") in (None, *_BY_PERSON)
    for chair, who in zip(body.get("chairs", ()), body.get("people", ()), strict=True):
        own |= who == person or (sitting.get(chair["seat"]) == person and body.get("why") != "taken")
        sitting[chair["seat"]] = who
        if who == person:
            chair["name"] = ""
    if own and "name" in body:
        body["name"] = ""
    return own
