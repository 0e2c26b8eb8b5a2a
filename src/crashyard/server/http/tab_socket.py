"""The WebSocket of a tab, whatever page it shows: which games wait for whoever sits before it, and what has changed.

Nothing is done here; what a tab says is only that it is still there.
"""

import asyncio
import contextlib
import time

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from crashyard.engine.refusal import Refusal
from crashyard.server import metrics
from crashyard.server.accounts.sessions import Person
from crashyard.server.http.services import Services
from crashyard.server.http.static import CLIENT
from crashyard.server.http.table_socket import RECHECK, REFUSED, Socket
from crashyard.server.logs import log_trouble
from crashyard.server.storage.store import is_unreachable, reason
from crashyard.server.streams.watcher import COME_BACK, Watcher
from crashyard.server.translation import Translation

_PONG = b'{"kind":"here"}'
_encode = msgspec.json.Encoder().encode


@websocket("/api/me/socket")
async def tab_socket(socket: Socket, client: FromQuery[str] = "") -> None:
    """Hear of one's own games, from any page; and that there is a newer one, if it says which it is."""
    await socket.accept()
    with contextlib.ExitStack() as held:
        await _serve(socket, client, held)


async def _serve(socket: Socket, client: str, held: contextlib.ExitStack) -> None:
    """The same on a socket that is open; what is `held` for it is given back when it is closed."""
    services: Services = socket.app.state.services
    try:
        services.access.check_origin(socket)
        person = await services.access.whoever(socket)
        services.access.count(socket, "connect", person)
        held.enter_context(services.access.connected(socket, person))
        reader = services.access.reader(socket, person)
        tab = await services.tabs.join(None if person is None else person.id, reader)
        services.end_when_signed_out(socket, person, tab, held)
    except Refusal as refusal:
        metrics.REFUSALS.labels(refusal.key).inc()
        told = {"refused": None, **Translation("en").refusal(refusal), "seconds": refusal.data.get("seconds", 0)}
        await socket.send_text(_encode(told).decode())
        await socket.close(REFUSED)
        return
    except Exception as failure:
        if not is_unreachable(failure):
            raise
        log_trouble("database does not answer", problem=type(failure).__name__, why=reason(failure))
        await socket.close(COME_BACK)
        return
    if client not in ("", CLIENT.version):
        tab.put(_encode({"kind": "newer", "version": CLIENT.version}))
    sending = asyncio.create_task(_send(socket, tab))
    try:
        await _hear(socket, services, person, tab)
    except WebSocketDisconnect:
        pass
    finally:
        services.tabs.leave(tab)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending


async def _send(socket: Socket, tab: Watcher) -> None:
    async for message in tab.messages():
        await socket.send_text(message.decode())
    await socket.close(tab.code)


async def _hear(socket: Socket, services: Services, person: Person | None, tab: Watcher) -> None:
    """Whoever has signed out elsewhere hears nothing more."""
    checked = time.monotonic()
    while True:
        await socket.receive_text()
        if time.monotonic() - checked >= RECHECK:
            now = await services.access.whoever(socket)
            if (now and now.id) != (person and person.id):
                tab.drop(COME_BACK)
            checked = time.monotonic()
        tab.put(_PONG)
