"""Saying something at a table, with what the table cannot know by itself."""

import time
from math import ceil

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.services import Services
from crashyard.server.tables.requests.talk import is_guest_of
from crashyard.server.tables.table import GameTable


async def say(services: Services, table: GameTable, person: Person, address: str, text: str, key: str | None) -> int:
    """All who only look on at a table have one limit together, so that those who play hear each other."""
    if is_guest_of(table, person.id):
        services.access.count_spectator(address, person, table.id)
    silence = await services.people.reports.silenced_until(person.id) - time.time()
    if silence > 0:
        raise Refusal("silenced", {"hours": ceil(silence / 3600)})
    reserved = await services.people.reserved([person.name], person)
    return await table.say(person.id, person.name, text, key, person.who, reserved)
