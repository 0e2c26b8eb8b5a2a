"""What every route needs: the services behind it, who asks, and the table that is asked about."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Request
from litestar.datastructures import State

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.services import Services
from crashyard.server.tables.table import GameTable

ApiRequest = Request[Any, Any, State]


def services_of(request: ApiRequest) -> Services:
    services: Services = request.app.state.services
    return services


async def signed_in_person(request: ApiRequest, what: str = "act") -> Person:
    """Who asks, once their page and how often they ask have been checked."""
    services = services_of(request)
    services.access.check_origin(request)
    person = await services.access.person(request)
    services.access.count(request, what, person)
    return person


async def owner(request: ApiRequest, what: str = "act") -> Person:
    """Who asks in their own browser, checked like `signed_in_person`."""
    services = services_of(request)
    services.access.check_origin(request)
    person = await services.access.owner(request)
    services.access.count(request, what, person)
    return person


async def visitor(request: ApiRequest, weight: int = 1) -> Person | None:
    """Who reads something, if they have said so, once how often they read has been checked."""
    access = services_of(request).access
    person = await access.whoever(request)
    access.count_read(request, person, weight)
    return person


async def reading_person(request: ApiRequest, weight: int = 1) -> Person:
    """The same where it must be known who they are."""
    if (person := await visitor(request, weight)) is None:
        raise Refusal("not-signed-in")
    return person


async def reading_owner(request: ApiRequest) -> Person:
    """The same in their own browser."""
    access = services_of(request).access
    person = await access.owner(request)
    access.count_read(request, person)
    return person


async def watched(request: ApiRequest, table_id: str, seat: int) -> tuple[GameTable, Person | None]:
    """A table, for whoever may watch a seat of it."""
    person = await visitor(request)
    table = await services_of(request).registry.table(table_id)
    if not table.may_watch(None if person is None else person.id, seat):
        raise Refusal("not-your-seat")
    return table, person


async def who_asks(request: ApiRequest) -> str:
    """Whose turn it is: a person's, or that of an address where nobody has said who they are."""
    access = services_of(request).access
    person = await access.whoever(request)
    return access.address(request) if person is None else person.id


@asynccontextmanager
async def past_turn(request: ApiRequest) -> AsyncIterator[None]:
    """A turn at what is found out by reading what has happened at a table."""
    async with services_of(request).registry.past_turns.turn(await who_asks(request)):
        yield


@asynccontextmanager
async def look_turn(request: ApiRequest) -> AsyncIterator[None]:
    """A turn at what is found out by looking ahead."""
    async with services_of(request).look_turns.turn(await who_asks(request)):
        yield


def show(table: GameTable, person: Person | None) -> dict[str, Any]:
    """A table as a person sees it who asks for it."""
    mine = [] if person is None else table.seats_of(person.id)
    here = [chair.person is not None and table.is_here(chair.person) for chair in table.chairs]
    is_host = person is not None and person.id == table.host
    return table.shown() | {"mine": mine, "host": is_host, "here": here, "unreadable": None}
