"""A person is removed: they stand up everywhere, and nobody is told their name any more.

A guest whose browser has not come for so long that it is not known any more can never come back: they are gone, and
what is kept of them goes too.
"""

from contextlib import suppress

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.people import People
from crashyard.server.accounts.sessions import Person
from crashyard.server.background import BackgroundTasks
from crashyard.server.logs import log_trouble
from crashyard.server.registry import TableRegistry
from crashyard.server.tables.integrity import UNREADABLE
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.state import OPEN, RUNNING, STARTING
from crashyard.server.tables.table import GameTable

SWEEP_EVERY = 3600.0
"""Seconds between two looks for guests who are gone."""


async def remove_person(person: Person, people: People, registry: TableRegistry) -> None:
    """All of it or, if the server fails on the way, so much that it can be asked for again."""
    for name in await registry.unfinished(person):
        try:
            await _stand_up(await registry.table(name), person.id)
        except Refusal as refusal:
            if refusal.key != UNREADABLE:
                raise
            with suppress(Refusal):
                await registry.close_table(name, person.id, None)
    registry.read_again(await people.remove(person))
    registry.send_away(person.id)


async def remove_lost_guests(people: People, registry: TableRegistry, background: BackgroundTasks) -> None:
    """Now and then let those guests go who cannot come back."""
    while await background.rest(SWEEP_EVERY):
        if not registry.does_chores:
            continue
        try:
            lost = await people.lost_guests()
        except Exception as failure:
            log_trouble("guests not swept", failure)
            continue
        for guest in lost:
            try:
                await remove_person(guest, people, registry)
            except Exception as failure:
                log_trouble("guest not swept", failure)


async def _stand_up(table: GameTable, person: str) -> None:
    """Bots play on; a table that is nobody else's is closed."""
    if table.host == person and (
        table.state == OPEN or (table.state in (STARTING, RUNNING) and table.is_alone(person))
    ):
        await table.close(person, None)
        return
    for seat in table.seats_of(person):
        if table.state in (OPEN, STARTING, RUNNING) and table.chairs[seat].kind == "person":
            await table.change_chair(seat, ChairRequest("open", person), None)
