"""What the server keeps about a person, for that person to read.

What else stands in their games belongs to the games: it may hold what is hidden from them, and can be had as a record
when the game is over.
"""

from collections import defaultdict
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import select

from crashyard.server.accounts.people import People
from crashyard.server.accounts.sessions import Person
from crashyard.server.storage import schema
from crashyard.server.storage.store import Store


async def personal_data(person: Person, people: People, store: Store) -> dict[str, Any]:
    """Who they are, what lets them in, where they sit, what they said, and whom they have muted or reported.

    Who has muted or reported them is not told: that is what others have said in confidence.
    """
    rows = await store.tables_of(person.id, None)
    chairs = await store.chairs([row["id"] for row in rows])
    seats: dict[str, list[Any]] = defaultdict(list)
    for chair in chairs:
        if chair["person"] == person.id:
            seats[chair["table"]].append({"seat": chair["seat"], "name": chair["name"]})
    return {
        "name": person.name,
        "account": person.account,
        "made": _time(await people.since(person)),
        "browsers": [_timed(each) for each in await people.sessions.browsers_of(person, "")],
        "tokens": [_timed(each) for each in await people.sessions.tokens_of(person)],
        "tables": [
            {
                "id": row["id"],
                "game": row["game"],
                "state": row["state"],
                "host": row["host"] == person.id,
                "seats": seats[row["id"]],
                "made": _time(row["created"]),
                "moved": _time(row["moved"]),
            }
            for row in rows
        ],
        "said": await _said(person, store),
        "muted": [{"name": each["name"], "at": _time(each["at"])} for each in await people.mutes.listed(person.id)],
        "reported": [_timed(each) for each in await people.reports.by(person.id)],
        "silenced_until": _time(silenced) if (silenced := await people.reports.silenced_until(person.id)) else None,
        "called": await _called(person, store),
    }


async def _called(person: Person, store: Store) -> dict[str, Any]:
    """How they want to be called, on which devices, and what was sent to them."""
    settings, devices, sent = schema.notification_settings, schema.push_devices, schema.deliveries
    preferences = select(settings).where(settings.c.person == person.id)
    own = select(devices.c.agent, devices.c.endpoint, devices.c.language, devices.c.made)
    told = select(sent.c.kind, sent.c.table, sent.c.channel, sent.c.state, sent.c.made)
    async with store.engine.connect() as connection:
        found = (await connection.execute(preferences)).mappings().first()
        rows = (await connection.execute(own.where(devices.c.person == person.id))).mappings().all()
        deliveries = (await connection.execute(told.where(sent.c.person == person.id))).mappings().all()
    wishes = {} if found is None else {name: found[name] for name in _WISHES}
    return {
        **wishes,
        "devices": [_timed(dict(row)) for row in rows],
        "sent": [_timed(dict(row)) for row in deliveries],
    }


_WISHES = ("address", "mail", "quiet_from", "quiet_to", "zone", "language")


async def _said(person: Person, store: Store) -> list[dict[str, Any]]:
    entries = schema.entries
    wanted = select(entries).where(entries.c.person == person.id, schema.not_an_answer, entries.c.kind == "chat")
    async with store.engine.connect() as connection:
        rows = (await connection.execute(wanted.order_by(entries.c.at))).mappings().all()
    return [
        {"table": row["table"], "at": _time(row["at"]), "text": text}
        for row in rows
        if (text := _text(row["body"])) is not None
    ]


def _text(body: str) -> str | None:
    """What somebody said, if it can still be read."""
    try:
        return str(msgspec.json.decode(body)["text"])
    except (msgspec.DecodeError, RecursionError, LookupError, TypeError):
        return None


def _timed(listed: dict[str, Any]) -> dict[str, Any]:
    """What is told of a browser, a token or a report, with times that people can read."""
    told = {name: _time(value) if isinstance(value, float) else value for name, value in listed.items()}
    told.pop("here", None)
    return told


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
