"""Somebody goes for good: he stands up everywhere, and nobody is told his name any more.

A guest whose browser has not come for so long that it is not known any more can never come back: he is gone, and what
is kept of him goes too.
"""

from contextlib import suppress

from crashyard.engine.refusal import Refusal
from crashyard.server.chairs import Wish
from crashyard.server.chores import Chores
from crashyard.server.hall import UNREADABLE, Hall
from crashyard.server.logs import told_trouble
from crashyard.server.people import People
from crashyard.server.sessions import Person
from crashyard.server.standing import OPEN, RUNNING
from crashyard.server.table import Table

SWEEP_EVERY = 3600.0
"""Seconds between two looks for guests who are gone."""


async def leave_for_good(person: Person, people: People, hall: Hall) -> None:
    """All of it or, if the server fails on the way, so much that it can be asked for again."""
    for name in await hall.unfinished(person):
        try:
            await _stand_up(await hall.table(name), person.id)
        except Refusal as refusal:
            if refusal.key != UNREADABLE:
                raise
            with suppress(Refusal):
                await hall.close_table(name, person.id, None)
    hall.read_again(await people.remove(person))
    hall.send_away(person.id)


async def sweep(people: People, hall: Hall, chores: Chores) -> None:
    """Now and then let those guests go who cannot come back."""
    while await chores.rest(SWEEP_EVERY):
        try:
            lost = await people.lost_guests()
        except Exception as failure:
            told_trouble("guests not swept", failure)
            continue
        for guest in lost:
            try:
                await leave_for_good(guest, people, hall)
            except Exception as failure:
                told_trouble("guest not swept", failure)


async def _stand_up(table: Table, person: str) -> None:
    """Bots play on; a table that is nobody else's is closed."""
    if table.host == person and (table.state == OPEN or (table.state == RUNNING and table.is_alone(person))):
        await table.close(person, None)
        return
    for seat in table.seats_of(person):
        if table.state in (OPEN, RUNNING) and table.chairs[seat].kind == "person":
            await table.change_chair(seat, Wish("open", person), None)
