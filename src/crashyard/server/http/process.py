"""The server as a process: it listens, serves, and goes when it is told to, without losing anything.

On SIGTERM or Ctrl-C nobody new is let in, what is being written is finished, and every socket is closed with 1012,
which means "come back in a moment". Clients go on from the number they have seen.
"""

import asyncio
import gc
import resource
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
import uvloop
from litestar import Litestar

from crashyard.engine.registry import broken_games
from crashyard.server.cluster.bus import check_bus
from crashyard.server.http.app import make_app
from crashyard.server.http.guard import MOST_FRAMES, BoundedWebSocket, GuardedHttp
from crashyard.server.http.services import Services
from crashyard.server.http.shutdown import answering_when_cancelled
from crashyard.server.http.table_socket import LONGEST_MESSAGE
from crashyard.server.logs import log_event, log_trouble
from crashyard.server.settings import Settings
from crashyard.server.storage.store import Store

SEND_BUFFER = 131_072
"""Bytes that the system keeps for one connection; without it that grows to megabytes for whoever does not read."""

PATIENCE = 10
"""Seconds for requests in hand to be finished, once the server is told to go."""

SWITCH = 0.001
"""Seconds after which a busy thread lets another one go on: whoever waits for the disk should not wait for us too."""

GARBAGE = (5_000, 20, 200)
"""When Python looks for circles of garbage: after so many new things, often among those that are young, hardly ever
among all. Everybody waits while it looks, and what happened at tables stays and has no circles."""


def listen(settings: Settings) -> socket.socket:
    """The port, ours from here on; raises OSError if it is somebody else's."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.create_server((settings.host, settings.port), family=family, backlog=4096)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    return listener


def run(settings: Settings, listener: socket.socket, began: Callable[[], None]) -> None:
    """Serve until told to go; `began` is called when it accepts connections."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(_run(settings, listener, began))


async def _run(settings: Settings, listener: socket.socket, began: Callable[[], None]) -> None:
    await check_database(settings)
    if settings.cluster:
        await check_bus(settings.cluster)
    app = make_app(settings)
    await UvicornServer(configuration(app, settings), app, began).serve(sockets=[listener])


def configuration(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us. It tells nobody what it is, believes no proxy it was not told of, and packs nothing.

    A packed message would take a megabyte of memory a connection, and its length would tell of what is in it.
    """
    return uvicorn.Config(
        answering_when_cancelled(app),
        http=GuardedHttp,
        ws=_websockets(settings),
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=PATIENCE,
    )


def _websockets(settings: Settings) -> type[asyncio.Protocol]:
    """The quick one is imported only where it is wanted: it stands on parts of uvicorn that may go."""
    kind = BoundedWebSocket
    if settings.websockets == "fast":
        from crashyard.server.http.fast_websocket import FastWebSocket

        kind = FastWebSocket
    return type(kind.__name__, (kind,), {"most_frames": MOST_FRAMES * settings.patience})


async def check_database(settings: Settings) -> None:
    """Raises UnusableDatabase, before anybody is let in."""
    store = Store(settings.database_url, shared=settings.is_shared)
    await store.prepare(lock=True)
    await store.close()


class UvicornServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: Litestar, began: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._began = began

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to go is no failure: the process ends with 0."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()
            for folder, why in broken_games().items():
                log_trouble("game disabled", game=folder, why=why)
            log_event("started")
            self._began()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams over plain HTTP would never end by themselves."""
        log_event("going")
        services: Services = self._app.state.services
        services.registry.end_streams()
        await super().shutdown(sockets)
        log_event("gone")
