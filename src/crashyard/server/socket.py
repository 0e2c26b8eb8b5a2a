"""The door for pages: one WebSocket a table. What is said on it is acknowledged when it is on disk."""

import asyncio
import contextlib
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from crashyard.engine.refusal import Refusal
from crashyard.engine.seats import SPECTATOR
from crashyard.server import metrics
from crashyard.server.forms import SocketMessage
from crashyard.server.house import House
from crashyard.server.logs import told_trouble
from crashyard.server.pages import names
from crashyard.server.sessions import Person
from crashyard.server.speech import Speech
from crashyard.server.table import Table
from crashyard.server.watcher import Watcher
from crashyard.server.wire import say_of

LONGEST_MESSAGE = 16_384
REFUSED = 4400
RECHECK = 30.0
"""Seconds after which it is asked again whether somebody is still signed in."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SocketMessage).decode

Socket = WebSocket[Any, Any, State]


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
    house: House = socket.app.state.house
    speech = Speech(lang)
    await socket.accept()
    missed: list[bytes] = []
    try:
        house.door.check_origin(socket)
        house.door.count(socket, "connect")
        person = await house.door.whoever(socket)
        who = None if person is None else person.id
        table = await house.hall.table(table_id)
        if not table.may_watch(who, seat):
            raise Refusal("not-your-seat")
        if who is not None and seat in table.seats_of(who):
            await asyncio.shield(table.come_back(who, seat))
        stream = house.hall.stream(table)
        if page:
            watcher: Watcher = stream.join_page(seat, who, after, speech.language)
            stream.presence.follow(watcher)
        else:
            missed, watcher = stream.join(seat, who, after)
    except Refusal as refusal:
        metrics.REFUSALS.labels(refusal.key).inc()
        await socket.send_text(_encode({"refused": None, **speech.refusal(refusal)}).decode())
        await socket.close(REFUSED)
        return
    sending = asyncio.create_task(_send(socket, missed, watcher))
    try:
        await Hearing(socket, house, table, person, speech, watcher).hear()
    except WebSocketDisconnect:
        pass
    finally:
        stream.leave(watcher)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending


async def _send(socket: Socket, missed: list[bytes], watcher: Watcher) -> None:
    for message in missed:
        await socket.send_text(message.decode())
    watcher.say = say_of(socket.scope) or watcher.say
    async for message in watcher.messages():
        await socket.send_text(message.decode())
    await socket.close(watcher.code)


@dataclass(frozen=True, slots=True)
class Hearing:
    """What somebody says on a socket, until he goes."""

    socket: Socket
    house: House
    table: Table
    person: Person | None
    speech: Speech
    watcher: Watcher

    async def hear(self) -> None:
        checked = time.monotonic()
        while True:
            text = await self.socket.receive_text()
            if time.monotonic() - checked >= RECHECK:
                checked = time.monotonic()
                if not await self._is_still_signed_in():
                    self.watcher.put(_encode(self._refused(None, Refusal("not-signed-in"))))
                    self.watcher.drop(REFUSED)
                    continue
            key: str | None = None
            try:
                self.house.door.count(self.socket, "act", self.person)
                message = _read(text)
                key = message.key
                reply: dict[str, Any] = {"ack": key, **await self._do(message)}
            except Refusal as refusal:
                reply = self._refused(key, refusal)
            except Exception as failure:
                told_trouble("mistake", failure, route="socket")
                reply = self._refused(key, Refusal("our-mistake"))
            self.watcher.put(_encode(reply))

    async def _is_still_signed_in(self) -> bool:
        """Whoever signs out, or takes a token back, ends what was opened with it."""
        now = await self.house.door.whoever(self.socket)
        return self.person is None or (now is not None and now.id == self.person.id)

    def _refused(self, key: str | None, refusal: Refusal) -> dict[str, Any]:
        metrics.REFUSALS.labels(refusal.key).inc()
        return {"refused": key, **self.speech.refusal(refusal, self.table.game, names(self.table))}

    async def _do(self, message: SocketMessage) -> dict[str, Any]:
        table, person = self.table, self.person
        if message.do == "ping":
            return {"n": table.number}
        if person is None:
            raise Refusal("not-signed-in")
        if message.do == "chat":
            self.house.door.count(self.socket, "chat", person)
            return {"n": await table.say(person.id, person.name, message.text or "", message.key)}
        if message.seat is None or message.do not in ("answer", "undo", "why"):
            raise Refusal("wrong-message", {"problem": message.do})
        if message.do == "answer":
            return {"n": await table.answer(person.id, message.seat, message.action, message.key)}
        if message.do == "undo":
            return {"n": await table.undo(person.id, message.seat, message.key)}
        raise await table.why_not(person.id, message.seat, message.targets or [])


def _read(text: str) -> SocketMessage:
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("message-too-long", {"longest": LONGEST_MESSAGE})
    try:
        return _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("wrong-message", {"problem": str(error)[:200]}) from None
