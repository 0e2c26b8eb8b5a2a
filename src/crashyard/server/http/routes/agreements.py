"""What people at a table decide together, and how one gives up: proposals, pauses, resigning, the next game."""

from typing import Any

from litestar import Controller, post
from litestar.params import FromPath, JSONBody

from crashyard.server.accounts.sessions import Person
from crashyard.server.http.forms import ProposalForm, ProposeForm, RematchForm, RequestForm, ResignForm
from crashyard.server.http.requests import ApiRequest, services_of, show, signed_in_person
from crashyard.server.registry import TableRegistry, TableSetup
from crashyard.server.tables.agreements.accord import Proposal
from crashyard.server.tables.seating import Chair
from crashyard.server.tables.table import GameTable


class AgreementRoutes(Controller):
    path = "/api/tables"
    tags = ("agreements",)

    @post("/{table_id:str}/propose", summary="Ask everybody at the table to end, to take back or to pause")
    async def propose(
        self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[ProposeForm]
    ) -> dict[str, Any]:
        """`abort` ends the game without a result, `undo` takes back my last answer and what came after it.

        `pause` lets clocks and bots rest; where nobody else plays in person it does so at once.
        """
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.agreements.propose(person.id, data.what, data.key)}

    @post("/{table_id:str}/proposal", summary="Agree to what is proposed, decline it, or withdraw my own proposal")
    async def proposal(
        self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[ProposalForm]
    ) -> dict[str, Any]:
        """`n` is the number of the proposal. With the last yes it happens."""
        person = await signed_in_person(request)
        registry = services_of(request).registry
        table = await registry.table(table_id)
        said = {
            "agree": table.agreements.agree,
            "decline": table.agreements.decline,
            "withdraw": table.agreements.withdraw,
        }[data.do]
        number = await said(person.id, data.n, data.key)
        if (agreed := table.agreements.rematch(person.id)) is not None:
            await _open_next(registry, table, agreed)
        return {"n": number}

    @post("/{table_id:str}/resume", summary="Go on after a pause")
    async def resume(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[RequestForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.agreements.resume(person.id, data.key)}

    @post("/{table_id:str}/resign", summary="Give the game up for a seat of mine")
    async def resign(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[ResignForm]) -> dict[str, Any]:
        """The rules of the game say how it goes on, or that it is over; some know no resigning."""
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.resign(person.id, data.seat, data.key)}

    @post("/{table_id:str}/rematch", summary="Play the same again: ask everybody who played, or agree to it")
    async def rematch(
        self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[RematchForm]
    ) -> dict[str, Any]:
        """The next table, which begins when everybody has said yes; until then, this one with what is proposed.

        The chair of whoever declines, or was away at the end, is open there. Alone with bots the play begins at once.
        """
        person = await signed_in_person(request, "table")
        registry = services_of(request).registry
        table = await registry.table(table_id)
        await table.agreements.ask_for_rematch(person.id, data.commitments, data.key)
        if (agreed := table.agreements.rematch(person.id, data.commitments)) is not None:
            await _open_next(registry, table, agreed)
        return show(table if table.next is None else await registry.table(table.next), person)


async def _open_next(registry: TableRegistry, table: GameTable, agreed: Proposal) -> None:
    """Open the table of a rematch, for those who have agreed; if nobody is missing there, begin."""
    playing = [seat for seat in (*agreed.seats, *agreed.agreed) if table.chairs[seat].name]
    chairs = [_again(chair, plays=chair.seat in playing) for chair in table.chairs]
    first = table.chairs[playing[0]]
    assert first.person is not None
    host = Person(first.person, first.name, account=False)
    setup = TableSetup(table.game, table.options, chairs, table.clock, table.public, table.talk)
    again = await registry.open_table(host, setup)
    if await table.link_rematch(host.id, host.name, again.id) != again.id:
        await again.close(host.id, None)
        return
    for seat, commitment in agreed.commitments:
        if (person := again.chairs[seat].person) is not None:
            await again.commit(person, {seat: commitment}, None)
    if all(chair.kind != "open" for chair in again.chairs):
        await again.start(host.id, None)


def _again(chair: Chair, *, plays: bool) -> Chair:
    """The same chair at the next table; that of whoever does not play again is free."""
    if chair.person is None and chair.kind == "bot" and chair.name:
        return chair
    return chair.taken_back() if plays else Chair(chair.seat, "open")
