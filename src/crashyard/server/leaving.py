"""Somebody goes for good: he stands up everywhere, and nobody is told his name any more."""

import asyncio

from crashyard.server.chairs import Wish
from crashyard.server.hall import Hall
from crashyard.server.people import People
from crashyard.server.sessions import Person
from crashyard.server.standing import OPEN, RUNNING
from crashyard.server.table import Table


async def leave_for_good(person: Person, people: People, hall: Hall) -> None:
    """All of it or, if the server fails on the way, so much that it can be asked for again."""
    for name in await hall.unfinished(person):
        await _stand_up(await hall.table(name), person.id)
    hall.read_again(await people.remove(person))
    hall.send_away(person.id)


async def _stand_up(table: Table, person: str) -> None:
    """Bots play on; a table that is nobody else's is closed."""
    if table.host == person and (table.state == OPEN or (table.state == RUNNING and table.is_alone(person))):
        await asyncio.shield(table.close(person, None))
        return
    for seat in table.seats_of(person):
        if table.state in (OPEN, RUNNING) and table.chairs[seat].kind == "person":
            await asyncio.shield(table.change_chair(seat, Wish("open", person), None))
