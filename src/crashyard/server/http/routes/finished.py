"""What has been played: records, replays, figures, whether the dice were fair, and playing on.

While a play goes on, a seat can see again what it has seen; when it is over everybody can see everything.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Annotated, Any, TypeVar, cast

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from crashyard.engine.records.outcome_lists import OutcomeLists
from crashyard.engine.records.record import chance_json, record_json
from crashyard.engine.records.record_files import load_record
from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import SPECTATOR
from crashyard.server.http.access import HEAVY
from crashyard.server.http.chair_requests import chair_requests
from crashyard.server.http.forms import ChairForm, ForkForm
from crashyard.server.http.requests import ApiRequest, past_turn, services_of, show, signed_in_person, watched
from crashyard.server.http.routes.tables import begin
from crashyard.server.registry import TableSetup
from crashyard.server.storage.entries import Entry
from crashyard.server.streams.course import course_of
from crashyard.server.streams.replay import MOST_MESSAGES, Replay, figures
from crashyard.server.tables.seating import Chair, seated
from crashyard.server.tables.state import OVER
from crashyard.server.tables.table import GameTable
from crashyard.server.translation import Translation

Found = TypeVar("Found")

Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class FinishedRoutes(Controller):
    path = "/api/tables"
    tags = ("finished games",)

    @get("/{table_id:str}/record", summary="The record of a game that is over")
    async def record(self, request: ApiRequest, table_id: FromPath[str]) -> dict[str, Any]:
        table = await _looked_at(request, table_id, HEAVY)
        async with past_turn(request):
            return await record_of(table)

    @get("/{table_id:str}/verify", summary="Compute every die and every card again")
    async def verify(self, request: ApiRequest, table_id: FromPath[str]) -> dict[str, Any]:
        """The same check as `crashyard replay --verify`: the seed fits what was shown before, and all that it gave.

        `unchecked` are outcomes of a game of other rules that the rules of now cannot compute again.
        """
        table = await _looked_at(request, table_id)
        outcomes, thrown = await _found_once(request, table, "verified", lambda: verified(table))
        return {"outcomes": outcomes, "unchecked": thrown - outcomes, **table.shown()["fairness"]}

    @get("/{table_id:str}/statistics", summary="Figures of a game that is over")
    async def statistics(
        self, request: ApiRequest, table_id: FromPath[str], language: FromQuery[str] = "en"
    ) -> dict[str, Any]:
        """`events` counts everything; what has a `title` is worth showing."""
        table, spoken = await _looked_at(request, table_id), Translation(language).language
        return await _found_once(request, table, f"figures {spoken}", lambda: figures(table, spoken))

    @get("/{table_id:str}/course", summary="How everybody stood, when it turned and how it was decided")
    async def course(
        self, request: ApiRequest, table_id: FromPath[str], language: FromQuery[str] = "en"
    ) -> dict[str, Any]:
        """Of a game that is over: `rounds` with the scores at their ends, `decided` as a sentence, `turning_points`.

        At a turning point the chance of `seat` to win went from `before` to `after`, as bots see it.
        """
        table, spoken = await _looked_at(request, table_id), Translation(language).language
        return await _found_once(request, table, f"course {spoken}", lambda: course_of(table, spoken))

    @get("/{table_id:str}/replay", summary="What happened, painted like the messages to a page")
    async def replay(
        self,
        request: ApiRequest,
        table_id: FromPath[str],
        seat: FromQuery[int] = SPECTATOR,
        after: Number = 0,
        language: FromQuery[str] = "en",
        limit: Annotated[int, QueryParameter(ge=1, le=MOST_MESSAGES)] = MOST_MESSAGES,
    ) -> dict[str, Any]:
        """Without what was taken back. When the game is over, for any seat; before that for one's own or a spectator.

        `now` is how the table stood after number `after`, and every message changes it; `last` is the last number.
        """
        await _count_look(request)
        table, _ = await watched(request, table_id, seat)
        replay = Replay(table, seat, Translation(language).language)
        async with past_turn(request):
            return await replay.messages(after, limit)

    @post("/{table_id:str}/fork", summary="Play on against bots from some point of a game")
    async def fork(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[ForkForm]) -> dict[str, Any]:
        """From a game that is over, or from one of one's own where only bots play along."""
        person = await signed_in_person(request, "table")
        services = services_of(request)
        table = await services.registry.table(table_id)
        own = bool(table.seats_of(person.id)) and table.is_alone(person.id)
        if table.state != OVER and not own:
            raise Refusal("not-over")
        if data.seat >= table.players:
            raise Refusal("wrong-seat", {"seat": data.seat, "last": table.players - 1})
        async with past_turn(request):
            position = await Replay(table).position_after(data.n)
        if position is None:
            raise Refusal("wrong-number", {"n": data.n})
        if position.result() is not None:
            raise Refusal("nothing-left")
        chairs: list[Chair] = []
        forms = [ChairForm("me") if seat == data.seat else ChairForm("bot", data.bot) for seat in range(table.players)]
        for seat, asked in enumerate(await chair_requests(services.people, forms, person, is_host=True)):
            chairs.append(seated(seat, asked, chairs))
        start = table.game.save(position)
        forked = await services.registry.open_table(person, TableSetup(table.game, table.options, chairs, start=start))
        await begin(forked, person, data.commitments, start=True)
        return show(forked, person)


async def _looked_at(request: ApiRequest, table_id: str, weight: int = 1) -> GameTable:
    await _count_look(request, weight)
    return await _finished(request, table_id)


async def _count_look(request: ApiRequest, weight: int = 1) -> None:
    access = services_of(request).access
    access.count(request, "look", await access.whoever(request), weight)


async def _found_once(
    request: ApiRequest, table: GameTable, name: str, find: Callable[[], Coroutine[Any, Any, Found]]
) -> Found:
    """What all entries of a table have to be read for: found out when somebody asks for the first time."""
    kept = services_of(request).kept_looks

    async def found() -> Found:
        async with past_turn(request):
            return await find()

    if not kept.has(table, name):
        await _count_look(request, HEAVY - 1)
    return cast(Found, await kept.get(table, name, found))


async def _finished(request: ApiRequest, table_id: str) -> GameTable:
    table = await services_of(request).registry.table(table_id)
    if table.state != OVER:
        raise Refusal("not-over")
    return table


async def record_of(table: GameTable) -> dict[str, Any]:
    """As it is stored; a play of our rules is written anew."""
    return await asyncio.to_thread(_record_of, table, await table.past.entries())


def _record_of(table: GameTable, entries: Sequence[Entry]) -> dict[str, Any]:
    if table.is_ours:
        return table.record(entries).to_json()
    sections = table.sections(entries)
    unlisted = OutcomeLists(throws=[None] * sum(section.thrown for section in sections))
    chance = chance_json(table.chance(), unlisted, published=True)
    return record_json(table.game, table.players, sections, chance, table.result())


async def verified(table: GameTable) -> tuple[int, int]:
    """How many outcomes of chance are those that the seed gives, and how many there are."""
    document = await record_of(table)
    return await asyncio.to_thread(_verified, document)


def _verified(document: dict[str, Any]) -> tuple[int, int]:
    record = load_record(document)
    return record.verify(), record.thrown()
