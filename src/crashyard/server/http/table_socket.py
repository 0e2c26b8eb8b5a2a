"""The WebSocket of a table, for pages and programs. What is said on it is acknowledged when it is on disk."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from typing import Any, Protocol, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import SPECTATOR
from crashyard.server import metrics, tracing
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.access import HEAVY
from crashyard.server.http.forms import SocketMessage
from crashyard.server.http.services import Services
from crashyard.server.http.talking import say
from crashyard.server.logs import log_trouble
from crashyard.server.registry import MOVES
from crashyard.server.storage.store import is_unreachable, reason
from crashyard.server.streams.pages import names
from crashyard.server.streams.previews import PreviewPainter
from crashyard.server.streams.watcher import COME_BACK, Watcher
from crashyard.server.tables.table import GameTable
from crashyard.server.translation import Translation

LONGEST_MESSAGE = 16_384
REFUSED = 4400
RECHECK = 30.0
"""Seconds after which it is asked again whether somebody is still signed in."""
GRACE = 6.0
"""Seconds that the next beat of a client may be late, before its line is held to be dead."""
SHORTEST_BEAT = 0.5
"""Seconds between two beats that are answered at once."""
_PING = b'{"do":"ping"'
"""How the pages begin one."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SocketMessage).decode

Socket = WebSocket[Any, Any, State]

Listener = Callable[[bytes], bool]
"""Hears a text, and says whether it takes it."""

EXTENSION = "crashyard.direct"
"""Where a server that can do without tasks and queues between puts its connection, among the extensions of a scope."""


class DirectConnection(Protocol):
    listener: Listener | None

    def say(self, text: bytes) -> bool:
        """Send a text at once; nothing is sent if that would have to wait."""
        ...


def direct_connection(scope: Mapping[str, Any]) -> DirectConnection | None:
    """The connection of an application, if its server offers one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else cast(DirectConnection, found["connection"])


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: Socket,
    table_id: FromPath[str],
    seat: FromQuery[int] = SPECTATOR,
    after: FromQuery[int] = 0,
    lang: FromQuery[str] = "en",
    page: FromQuery[bool] = False,
) -> None:
    """Watch one seat of a table, from number `after` on, and answer for it; a page gets it painted."""
    await socket.accept()
    with contextlib.ExitStack() as held:
        await _serve(socket, table_id, seat, after, Translation(lang), page, held)


async def _serve(
    socket: Socket,
    table_id: str,
    seat: int,
    after: int,
    translation: Translation,
    page: bool,
    held: contextlib.ExitStack,
) -> None:
    """The same on a socket that is open; what is `held` for it is given back when it is closed."""
    services: Services = socket.app.state.services
    missed: AsyncIterator[bytes] | None = None
    try:
        services.access.check_origin(socket)
        person = await services.access.whoever(socket)
        services.access.count(socket, "connect", person)
        who = None if person is None else person.id
        table = await services.registry.table(table_id)
        if not table.may_watch(who, seat):
            raise Refusal("not-your-seat")
        held.enter_context(services.access.connected(socket, person, looked_on_at(table, who)))
        stream = services.registry.stream(table)
        reader = services.access.reader(socket, person)
        if page:
            watcher: Watcher = stream.join_page(seat, who, after, translation.language, reader)
            stream.presence.follow(watcher)
        else:
            missed, watcher = stream.join(seat, who, after, reader)
        services.end_when_signed_out(socket, person, watcher, held)
    except Refusal as refusal:
        metrics.REFUSALS.labels(refusal.key).inc()
        if refusal.key == MOVES:
            await socket.close(COME_BACK)
            return
        told = {"refused": None, **translation.refusal(refusal)}
        if "seconds" in refusal.data:
            told["seconds"] = refusal.data["seconds"]
        await socket.send_text(_encode(told).decode())
        await socket.close(REFUSED)
        return
    except Exception as failure:
        if not is_unreachable(failure):
            raise
        log_trouble("database does not answer", problem=type(failure).__name__, why=reason(failure))
        await socket.close(COME_BACK)
        return
    sending = asyncio.create_task(_send(socket, missed, watcher, translation))
    hearing = SocketSession(socket, services, table, person, translation, watcher)
    if (connection := direct_connection(socket.scope)) is not None:
        connection.listener = hearing.take
    try:
        async with asyncio.timeout(None) as hearing.life:
            await hearing.hear()
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        hearing.leave()
        stream.leave(watcher)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending


def looked_on_at(table: GameTable, person: str | None) -> str:
    """The table, for whoever does not sit at it."""
    return "" if person is not None and table.seats_of(person) else table.id


async def _send(
    socket: Socket, missed: AsyncIterator[bytes] | None, watcher: Watcher, translation: Translation
) -> None:
    try:
        if missed is not None:
            async for message in missed:
                await socket.send_text(message.decode())
    except Refusal as refusal:
        watcher.put(_encode({"refused": None, **translation.refusal(refusal)}))
        watcher.drop(REFUSED)
    if (connection := direct_connection(socket.scope)) is not None:
        watcher.say = connection.say
    async for message in watcher.messages():
        await socket.send_text(message.decode())
    await socket.close(watcher.code)


class SocketSession:
    """What somebody says on a socket, until they go: one thing after the other.

    Answers are what a busy server hears most. They are taken as they come in, without a task that wakes up for them.
    """

    def __init__(
        self,
        socket: Socket,
        services: Services,
        table: GameTable,
        person: Person | None,
        translation: Translation,
        watcher: Watcher,
    ) -> None:
        self._socket = socket
        self._services = services
        self._access = services.access
        self._address = services.access.address(socket)
        self._table = table
        self._person = person
        self._speech = translation
        self._watcher = watcher
        self._checked = time.monotonic()
        self._painter: PreviewPainter | None = None
        self._looks: set[asyncio.Task[None]] = set()
        self._looking = asyncio.Lock()
        self._leading = asyncio.Lock()
        self._is_busy = False
        self._request: tracing.Span = tracing.NO_SPAN
        """What is in hand, for whoever traces."""
        self._free = asyncio.Event()
        """Set when what was in hand is done."""
        self.life: asyncio.Timeout
        """Ends when the line is held to be dead."""
        self._beaten = 0.0
        self._until = 0.0
        """When the next beat must have come."""
        self._clock: asyncio.TimerHandle | None = None

    def take(self, text: bytes) -> bool:
        """Take an answer to a decision, if nothing else is in hand, or a beat; returns whether it was taken."""
        if text.startswith(_PING):
            return self._take_beat(text)
        person = self._person
        if self._is_busy or person is None or time.monotonic() - self._checked >= RECHECK:
            return False
        try:
            message = _read(text)
        except Refusal:
            return False
        if message.do != "answer" or message.seat is None:
            return False
        if person.program and not self._table.is_played_by_program(message.seat):
            return False
        self._is_busy = True
        key = message.key
        self._request = tracing.begin("request", game=self._table.game.name)
        try:
            self._access.count_from(self._address, "act", person)
        except Refusal as refusal:
            self._done(key, refusal)
        else:
            with self._request:
                self._table.answer_then(
                    person.id,
                    message.seat,
                    message.action,
                    key,
                    lambda outcome: self._done(key, outcome),
                    message.orders,
                )
        return True

    def _take_beat(self, text: bytes) -> bool:
        """Answer at once, whatever else is in hand: who waits for something slow must not be held to be lost."""
        now = time.monotonic()
        if now - self._checked >= RECHECK or now - self._beaten < SHORTEST_BEAT:
            return False
        try:
            message = _read(text)
        except Refusal:
            return False
        self._beaten = now
        self._expect(message)
        self._watcher.put(self._reply(message.key, self._table.number))
        return True

    def _expect(self, message: SocketMessage) -> None:
        """The next beat, if one was promised. A line that hangs half-open would else look alive for minutes."""
        if message.beat is None:
            return
        self._until = time.monotonic() + message.beat + GRACE
        if self._clock is None:
            self._clock = asyncio.get_running_loop().call_later(message.beat + GRACE, self._look_for_beat)

    def _look_for_beat(self) -> None:
        left = self._until - time.monotonic()
        loop = asyncio.get_running_loop()
        if left > 0:
            self._clock = loop.call_later(left, self._look_for_beat)
        else:
            metrics.CUT_OFF.inc()
            self.life.reschedule(loop.time())

    def _done(self, key: str, outcome: int | Exception) -> None:
        self._is_busy = False
        self._free.set()
        self._watcher.put(self._reply(key, outcome))
        self._request.end()

    async def hear(self) -> None:
        while True:
            text = await self._socket.receive_text()
            while self._is_busy:
                self._free.clear()
                await self._free.wait()
            self._is_busy = True
            await self._hear(text)
            self._is_busy = False

    async def _hear(self, text: str) -> None:
        key: str | None = None
        outcome: int | Exception
        try:
            if time.monotonic() - self._checked >= RECHECK:
                if not await self._is_still_signed_in():
                    self._watcher.put(self._reply(None, Refusal("not-signed-in")))
                    self._watcher.drop(REFUSED)
                    return
                self._checked = time.monotonic()
            message = self._counted(text)
            key = message.key
            if message.do in ("preview", "why"):
                self._begin_look(message)
                return
            with tracing.span("request", game=self._table.game.name):
                outcome = await self._do(message)
        except Exception as failure:
            outcome = failure
        self._watcher.put(self._reply(key, outcome))

    def _counted(self, text: str) -> SocketMessage:
        """What was said, if it is not said too often. Who looks around a lot can still answer."""
        try:
            message = _read(text)
        except Refusal:
            self._access.count_from(self._address, "act", self._person)
            raise
        what = "preview" if message.do in ("preview", "why") else "act"
        goes_through_all = message.do == "why" or (message.do == "preview" and message.action is None)
        self._access.count_from(self._address, what, self._person, HEAVY if goes_through_all else 1)
        return message

    async def _is_still_signed_in(self) -> bool:
        """Whoever signs out, or takes a token back, ends what was opened with it."""
        now = await self._access.whoever(self._socket)
        return self._person is None or (now is not None and now.id == self._person.id)

    def _reply(self, key: str | None, outcome: int | Mapping[str, Any] | Exception) -> bytes:
        if isinstance(outcome, int):
            return _encode(_Ack(key, outcome))
        if isinstance(outcome, Mapping):
            return _encode({"ack": key, "n": self._table.number, **outcome})
        if isinstance(outcome, Refusal):
            refusal = outcome
        elif is_unreachable(outcome):
            log_trouble("database does not answer", problem=type(outcome).__name__, why=reason(outcome))
            refusal = Refusal("no-database")
        else:
            log_trouble("mistake", outcome, route="socket")
            refusal = Refusal("our-mistake")
        metrics.REFUSALS.labels(refusal.key).inc()
        return _encode({"refused": key, **self._speech.refusal(refusal, self._table.game, names(self._table))})

    async def _do(self, message: SocketMessage) -> int:
        """Returns under which number it happened; of what makes nothing happen, the last number."""
        table, person = self._table, self._person
        if message.do == "ping":
            self._expect(message)
            return table.number
        if person is None:
            raise Refusal("not-signed-in")
        if message.do == "chat":
            self._access.count_from(self._address, "chat", person)
            return await say(self._services, table, person, self._address, message.text or "", message.key)
        if message.seat is None or message.do not in ("answer", "undo", "orders", "commit", "reveal"):
            raise Refusal("wrong-message", {"problem": message.do})
        if message.do in ("commit", "reveal"):
            return await self._contribute(person, message.seat, message)
        if message.do == "answer":
            if person.program:
                await table.note_program(person.id, message.seat)
            return await table.answer(person.id, message.seat, message.action, message.key, message.orders)
        if message.do == "orders":
            return await table.order(person.id, message.seat, message.orders or [], message.key)
        return await table.undo(person.id, message.seat, message.key)

    async def _contribute(self, person: Person, seat: int, message: SocketMessage) -> int:
        """To the dice: first by a commitment, then by what it was for."""
        if message.do == "commit" and message.commitment is not None:
            return await self._table.commit(person.id, {seat: message.commitment}, message.key)
        if message.do == "reveal" and message.contribution is not None:
            return await self._table.reveal(person.id, seat, message.contribution, message.key)
        raise Refusal("wrong-message", {"problem": message.do})

    def _begin_look(self, message: SocketMessage) -> None:
        """Previews are answered one after the other while everything else goes on: no answer waits for them.

        And they do not wait for the questions where answers lead and what forbids one, which take longer.
        """
        look = asyncio.create_task(self._look(message))
        self._looks.add(look)
        look.add_done_callback(self._looks.discard)

    async def _look(self, message: SocketMessage) -> None:
        outcome: Mapping[str, Any] | Exception
        async with self._leading if message.action is None else self._looking:
            try:
                outcome = await self._look_ahead(message)
            except Exception as failure:
                outcome = failure
        self._watcher.put(self._reply(message.key, outcome))

    def leave(self) -> None:
        """Nobody waits any more for what is still looked at."""
        for look in self._looks:
            look.cancel()
        if self._clock is not None:
            self._clock.cancel()

    async def _look_ahead(self, message: SocketMessage) -> Mapping[str, Any]:
        """What an answer would do; without one, where those lead that could be given, or begin so; what forbids one."""
        table, person, seat = self._table, self._person, message.seat
        if person is None:
            raise Refusal("not-signed-in")
        if seat is None:
            raise Refusal("wrong-message", {"problem": message.do})
        if message.do == "why":
            async with self._services.look_turns.turn(person.id):
                raise await table.why_not(person.id, seat, message.targets or [])
        called = names(table)
        if self._painter is None or (self._painter.names, self._painter.reader) != (called, seat):
            self._painter = PreviewPainter(table.game, self._speech.language, called, seat)
        painter = self._painter
        tell = partial(painter.ways, message.targets or []) if message.action is None else painter.shown
        async with self._services.look_turns.turn(person.id):
            return await table.look_ahead(person.id, seat, message.action, partial(tell, seat))


class _Ack(msgspec.Struct, frozen=True, gc=False):
    ack: str | None
    n: int


def _read(text: str | bytes) -> SocketMessage:
    try:
        return _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("wrong-message", {"problem": str(error)[:200]}) from None
