"""Games and tables, for programs and for pages: plain HTTP with JSON.

Every refusal is one sentence in the language that the request asks for, and changes nothing.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack
from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream as Streaming

from crashyard.bots.registry import bots
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game, games
from crashyard.engine.seats import SPECTATOR
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.chair_requests import chair_requests
from crashyard.server.http.forms import (
    AnswerForm,
    ChatForm,
    CommitForm,
    EditForm,
    RequestForm,
    RevealForm,
    SeatForm,
    TableForm,
    TalkForm,
    UndoForm,
    VacationForm,
)
from crashyard.server.http.requests import (
    ApiRequest,
    reading_person,
    services_of,
    show,
    signed_in_person,
    visitor,
    watched,
)
from crashyard.server.http.table_socket import looked_on_at
from crashyard.server.http.talking import say
from crashyard.server.registry import MOST_LISTED, TableSetup
from crashyard.server.streams.stream import TableStream
from crashyard.server.streams.watcher import Watcher
from crashyard.server.tables.integrity import UNREADABLE
from crashyard.server.tables.seating import Chair, seated
from crashyard.server.tables.state import OPEN, RUNNING
from crashyard.server.tables.table import GameTable
from crashyard.server.translation import Translation

HEARTBEAT = 15.0
"""Seconds after which a silent stream sends an empty line, so that both ends notice a lost connection."""

MOST_OWN = 500
"""So many tables of one's own can be looked through."""

MOST_AS_ONE = 50
"""So many of one's own tables count as one more request."""

NDJSON = "application/x-ndjson"


class GamesRoutes(Controller):
    path = "/api"
    tags = ("games",)

    @get("/games", summary="The games, with players, options and bots")
    async def games(self, request: ApiRequest) -> list[dict[str, Any]]:
        services_of(request).access.count_page(request)
        return [
            {
                "name": game.name,
                "players": list(game.players),
                "default_players": game.default_players,
                "options": [option.to_json() for option in game.options],
                "parameters": [parameter.to_json() for parameter in game.parameters],
                "bots": list(bots()),
            }
            for game in games().values()
        ]


class TablesRoutes(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="Public tables: open ones to join, running ones to watch")
    async def listed(self, request: ApiRequest) -> dict[str, list[dict[str, Any]]]:
        """From afar: without clocks. `unreadable` is a sentence where what is kept of a table cannot be read."""
        await visitor(request)
        registry = services_of(request).registry
        return {state: _worded(request, await registry.listed(state)) for state in (OPEN, RUNNING)}

    @get("/mine", summary="My tables, with whose turn it is")
    async def mine(
        self, request: ApiRequest, most: Annotated[int, QueryParameter(ge=1, le=MOST_OWN)] = MOST_LISTED
    ) -> list[dict[str, Any]]:
        """Those that were changed last first; `moved` is when that was, in seconds since 1970."""
        person = await reading_person(request, 1 + most // MOST_AS_ONE)
        return _worded(request, await services_of(request).registry.tables_of(person, most))

    @post("/", summary="Set up a table")
    async def open_table(self, request: ApiRequest, data: JSONBody[TableForm]) -> dict[str, Any]:
        services = services_of(request)
        person = await signed_in_person(request, "table")
        game = find_game(data.game)
        chairs: list[Chair] = []
        for seat, asked in enumerate(await chair_requests(services.people, data.chairs, person, is_host=True)):
            chairs.append(seated(seat, asked, chairs))
        setup = TableSetup(game, data.options, chairs, data.clock.setting(), data.public, data.chat or "")
        table = await services.registry.open_table(person, setup)
        await begin(table, person, data.commitments, start=data.start)
        return show(table, person)

    @get("/{table_id:str}", summary="A table: who sits where, and how far it is")
    async def table(self, request: ApiRequest, table_id: FromPath[str]) -> dict[str, Any]:
        """One that cannot be read is shown as in lists."""
        services, person = services_of(request), await visitor(request)
        try:
            return show(await services.registry.table(table_id), person)
        except Refusal as refusal:
            if refusal.key != UNREADABLE:
                raise
            return _worded(request, [await services.registry.summary(table_id, None if person is None else person.id)])[
                0
            ]

    @post("/{table_id:str}/chairs/{seat:int}", summary="Sit down, stand up, put a bot there, leave, or come back")
    async def chair(
        self, request: ApiRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatForm]
    ) -> dict[str, Any]:
        person = await signed_in_person(request, "chair")
        table = await services_of(request).registry.table(table_id)
        is_host = person.id == table.host
        (asked,) = await chair_requests(services_of(request).people, [data], person, is_host=is_host)
        return {"n": await table.change_chair(seat, asked, data.key)}

    @post(
        "/{table_id:str}/edit",
        summary="Change a table of mine before the play: rules, time, who finds it, who sits where",
    )
    async def edit(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[EditForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.edit(person.id, data.edit(), data.key)}

    @post(
        "/{table_id:str}/vacation", summary="Let my clock stand still for some days, where every answer may take days"
    )
    async def vacation(
        self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[VacationForm]
    ) -> dict[str, Any]:
        """Each seat has three weeks of it in a game; what is not used is given back when it ends earlier."""
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.take_vacation(person.id, data.seat, data.days, data.key)}

    @post("/{table_id:str}/start", summary="Begin to play")
    async def start(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[RequestForm]) -> dict[str, Any]:
        """Where seats have bound themselves, their contributions are awaited first, for ten seconds at most."""
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        if any(chair.kind == "bot" for chair in table.chairs):
            services_of(request).bots.check_time(table.host)
        return {"n": await table.start(person.id, data.key)}

    @post("/{table_id:str}/commit", summary="Bind chairs of mine to contributions to the dice")
    async def commit(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[CommitForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.commit(person.id, data.commitments, data.key)}

    @post("/{table_id:str}/reveal", summary="Tell a contribution to the dice, once the commitments are fixed")
    async def reveal(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[RevealForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.reveal(person.id, data.seat, data.contribution, data.key)}

    @post("/{table_id:str}/close", summary="Give a table up: before the play, alone with bots, or if it is unreadable")
    async def close(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[RequestForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        return {"n": await services_of(request).registry.close_table(table_id, person.id, data.key)}

    @post("/{table_id:str}/answers", summary="Answer a decision; acknowledged when it is on disk")
    async def answer(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[AnswerForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        if person.program:
            await table.note_program(person.id, data.seat)
        return {"n": await table.answer(person.id, data.seat, data.action, data.key, data.orders)}

    @post("/{table_id:str}/undo", summary="Take back my last answer")
    async def undo(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[UndoForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.undo(person.id, data.seat, data.key)}

    @post("/{table_id:str}/chat", summary="Say something to everybody at the table")
    async def chat(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[ChatForm]) -> dict[str, Any]:
        person = await signed_in_person(request, "chat")
        table = await services_of(request).registry.table(table_id)
        services = services_of(request)
        return {"n": await say(services, table, person, services.access.address(request), data.text, data.key)}

    @post("/{table_id:str}/talk", summary="Say who may talk at a table of mine")
    async def talk(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[TalkForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.let_talk(person.id, data.chat, data.key)}

    @get("/{table_id:str}/view", summary="What a seat of mine (or a spectator, -2) may know")
    async def view(
        self, request: ApiRequest, table_id: FromPath[str], seat: FromQuery[int] = SPECTATOR
    ) -> dict[str, Any]:
        table, _ = await watched(request, table_id, seat)
        view = None if table.position is None else table.position.view(seat)
        return {"n": table.number, "view": view, "awaited": table.awaited()}

    @get("/{table_id:str}/legal", summary="What a seat of mine may answer now")
    async def legal(self, request: ApiRequest, table_id: FromPath[str], seat: FromQuery[int]) -> dict[str, Any]:
        table, _ = await watched(request, table_id, seat)
        position = table.position
        legal = [] if position is None or seat < 0 else position.legal(seat)
        return {"n": table.number, "legal": [position.action_json(seat, action) for action in legal if position]}

    @get("/{table_id:str}/stream", summary="Everything that happens, one JSON object a line", media_type=NDJSON)
    async def stream(
        self,
        request: ApiRequest,
        table_id: FromPath[str],
        seat: FromQuery[int] = SPECTATOR,
        after: Annotated[int, QueryParameter(ge=0)] = 0,
    ) -> Streaming:
        """Numbered without gaps; after a lost connection ask for what came `after` the last number that arrived."""
        services = services_of(request)
        services.access.count(request, "connect", await services.access.whoever(request))
        table, person = await watched(request, table_id, seat)
        stream = services.registry.stream(table)
        reader = services.access.reader(request, person)
        who = None if person is None else person.id
        translation = Translation.accepted(request.headers.get("accept-language", ""))
        with ExitStack() as held:
            held.enter_context(services.access.connected(request, person, looked_on_at(table, who)))
            missed, watcher = stream.join(seat, who, after, reader)
            services.end_when_signed_out(request, person, watcher, held)
            return Streaming(_lines(stream, missed, watcher, translation, held.pop_all()), media_type=NDJSON)


def _worded(request: ApiRequest, seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Tables from afar, with a sentence for each that cannot be read."""
    said = Translation.accepted(request.headers.get("accept-language", "")).refusal(Refusal(UNREADABLE))["sentence"]
    return [each | {"unreadable": said if each["unreadable"] else None} for each in seen]


async def begin(table: GameTable, person: Person, commitments: Mapping[int, str], *, start: bool) -> None:
    """A new table with what its host binds their chairs to; begun, if that is wanted."""
    if start:
        await table.start(person.id, None, commitments)
    elif commitments:
        await table.commit(person.id, commitments, None)


async def _lines(
    stream: TableStream, missed: AsyncIterator[bytes], watcher: Watcher, translation: Translation, held: ExitStack
) -> AsyncIterator[bytes]:
    """A stream as lines; an empty one now and then shows that the connection lives. At its end `held` is given back."""
    try:
        async for message in missed:
            yield message + b"\n"
        while True:
            try:
                news = await watcher.next(HEARTBEAT)
            except TimeoutError:
                yield b"\n"
                continue
            if news is None:
                return
            yield news + b"\n"
    except Refusal as refusal:
        yield msgspec.json.encode({"refused": None, **translation.refusal(refusal)}) + b"\n"
    finally:
        held.close()
        stream.leave(watcher)
