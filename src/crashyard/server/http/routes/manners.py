"""Manners: not reading what somebody says any more, and telling the operator about them.

Whoever is meant sits at a table (`seat`) or has said something there (`n`, the number of the line); nobody is called
by a name, since names are not unique. They do not learn of it.
"""

from typing import Any

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.handles import handle
from crashyard.server.accounts.reports import Report
from crashyard.server.http.forms import MuteForm, ReportForm
from crashyard.server.http.requests import ApiRequest, owner, reading_owner, services_of, visitor
from crashyard.server.tables.table import GameTable


class MannersRoutes(Controller):
    path = "/api"
    tags = ("manners",)

    @get("/tables/{table_id:str}/muted", summary="Whose words at a table I do not want to read")
    async def muted(self, request: ApiRequest, table_id: FromPath[str]) -> dict[str, list[Any]]:
        """`by` as lines of the chat have it, and `seats`."""
        services, person = services_of(request), await visitor(request)
        table = await services.registry.table(table_id)
        return _shown(table, [] if person is None else await services.people.mutes.people(person.id))

    @post("/tables/{table_id:str}/mute", summary="Mute somebody for me, here and at every table, or listen again")
    async def mute(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[MuteForm]) -> dict[str, Any]:
        services, person = services_of(request), await owner(request)
        table = await services.registry.table(table_id)
        meant, name = await _meant(request, table, person.id, data)
        mutes = services.people.mutes
        if data.muted:
            await mutes.add(person.id, meant, name)
        else:
            await mutes.remove(person.id, meant)
        return _shown(table, await mutes.people(person.id))

    @post("/tables/{table_id:str}/report", summary="Tell the operator of the server about somebody")
    async def report(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[ReportForm]) -> None:
        services, person = services_of(request), await owner(request, "report")
        table = await services.registry.table(table_id)
        meant, _ = await _meant(request, table, person.id, data)
        report = Report(meant, table.id, table.number, data.reason, data.note, data.n)
        await services.people.reports.add(person.id, report)

    @get("/mutes", summary="Whom I have muted: id, name, and when")
    async def mutes(self, request: ApiRequest) -> list[dict[str, Any]]:
        return await services_of(request).people.mutes.listed((await reading_owner(request)).id)

    @post("/mutes/{mute_id:str}/remove", summary="Listen to somebody again")
    async def remove(self, request: ApiRequest, mute_id: FromPath[str]) -> None:
        person = await owner(request)
        await services_of(request).people.mutes.remove_listed(person.id, mute_id)


async def _meant(request: ApiRequest, table: GameTable, asking: str, form: MuteForm | ReportForm) -> tuple[str, str]:
    """Who is meant, and their name here."""
    found: tuple[str | None, str] = (None, "")
    if form.n is not None:
        for entry in await services_of(request).store.entries(table.id, form.n, form.n):
            if entry.kind == "chat":
                found = entry.person, entry.body["name"]
    elif form.seat is not None and form.seat < table.players:
        chair = table.chairs[form.seat]
        found = chair.person, chair.name
    person, name = found
    if person is None or not name or person == asking:
        raise Refusal("no-such-person")
    return person, name


def _shown(table: GameTable, muted: list[str]) -> dict[str, list[Any]]:
    seats = [chair.seat for chair in table.chairs if chair.person in muted]
    return {"by": [handle(table.id, person) for person in muted], "seats": seats}
