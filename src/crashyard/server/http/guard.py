"""Connections that keep us waiting: who does not finish their request, and who does not read what they asked for.

Nothing of the kind ends by itself. uvicorn closes what is idle between two requests, but not what sends a letter now
and then, and to close a connection it waits until all is read. So all connections are looked at now and then, whatever
is spoken on them: HTTP, streams, WebSockets of uvicorn and our own; whoever is too slow is cut off.
"""

import asyncio
import socket
import struct
import time
from contextlib import suppress
from typing import cast
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from crashyard.server import metrics

EVERY = 1.0
"""Seconds between two looks."""
LONGEST_REQUEST = 20.0
"""Seconds in which a request must be there, with its body."""
PATIENCE = 20.0
"""Seconds after which it is asked how much somebody has read, while more waits for them."""
SLOWEST = 1_000
"""Bytes a second that they must have read then."""

MOST_FRAMES = 500
"""In a second, on one WebSocket: a page says two or three things, a program some dozens. Patience multiplies it."""
PORTION = 4096
"""Bytes of a WebSocket that are gone through at once."""

_ACKNOWLEDGED = 120
"""Where `struct tcp_info` of Linux counts the bytes that have arrived."""


class _Connection:
    """What is known of one connection."""

    __slots__ = ("arrived", "asked", "protocol", "request", "transport", "unread")

    def __init__(self, protocol: "GuardedHttp", transport: asyncio.Transport) -> None:
        self.protocol = protocol
        self.transport = transport
        self.request: object = None
        """The last one that has begun to come in."""
        self.asked = time.monotonic()
        """Since when another one is waited for."""
        self.unread: float | None = None
        """Since when something waits to be read, with how much had arrived then."""
        self.arrived = 0

    def is_too_slow(self, now: float) -> bool:
        return self._asks_slowly(now) or self._reads_slowly(now)

    def _asks_slowly(self, now: float) -> bool:
        protocol = self.protocol
        if self.transport.get_protocol() is not protocol or protocol.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.asked = now
        elif protocol.cycle is not self.request:
            self.request, self.asked = protocol.cycle, now
        return now - self.asked > LONGEST_REQUEST

    def _reads_slowly(self, now: float) -> bool:
        if not self.transport.get_write_buffer_size():
            self.unread = None
            return False
        if self.unread is None:
            self.unread, self.arrived = now, _arrived(self.transport)
        elif now - self.unread > PATIENCE:
            since, before = self.unread, self.arrived
            self.unread, self.arrived = now, _arrived(self.transport)
            return self.arrived - before < SLOWEST * (now - since)
        return False

    def is_gone(self) -> bool:
        return self.transport.is_closing() and not self.transport.get_write_buffer_size()


def _arrived(transport: asyncio.Transport) -> int:
    """How many bytes the other end has taken so far."""
    with suppress(OSError, struct.error):
        connection = cast(socket.socket, transport.get_extra_info("socket"))
        told = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _ACKNOWLEDGED + 8)
        return int(struct.unpack_from("=Q", told, _ACKNOWLEDGED)[0])
    return 0


def _cut_off(transport: asyncio.Transport) -> None:
    """At once: otherwise the system would keep what was not read for minutes."""
    with suppress(OSError):
        connection = cast(socket.socket, transport.get_extra_info("socket"))
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class ConnectionGuard:
    """Looks at all connections of a loop, as long as there are any."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._connections: list[_Connection] = []
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, protocol: "GuardedHttp", transport: asyncio.Transport) -> None:
        self._connections.append(_Connection(protocol, transport))
        if self._timer is None:
            self._timer = self._loop.call_later(EVERY, self._look)

    def _look(self) -> None:
        now = time.monotonic()
        self._connections = [each for each in self._connections if not each.is_gone()]
        for each in self._connections:
            if each.is_too_slow(now):
                metrics.CUT_OFF.inc()
                _cut_off(each.transport)
        self._timer = self._loop.call_later(EVERY, self._look) if self._connections else None


_guards: WeakKeyDictionary[asyncio.AbstractEventLoop, ConnectionGuard] = WeakKeyDictionary()


class GuardedHttp(H11Protocol):
    """HTTP of uvicorn; a WebSocket begins as it too, so every connection is watched."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        connection = cast(asyncio.Transport, transport)
        super().connection_made(connection)
        guard = _guards.get(self.loop)
        if guard is None:
            guard = _guards[self.loop] = ConnectionGuard(self.loop)
        guard.watch(self, connection)


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that is cut off where far more comes in than anybody has to say.

    A frame can be six bytes long: in one read of a socket there may be ten thousand, and everybody would wait until
    they are gone through. So what comes in is taken in portions, and frames are counted, also those that want a pong.
    """

    most_frames = MOST_FRAMES
    _second = 0.0
    _frames = 0
    """So many since that second began."""
    _is_cut_off = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PORTION):
            if not self._is_cut_off:
                super().data_received(data[start : start + PORTION])

    def handle_events(self) -> None:
        now = time.monotonic()
        if now - self._second >= 1:
            self._second, self._frames = now, 0
        self._frames += len(self.conn.events)
        if self._frames <= self.most_frames:
            super().handle_events()
            return
        self._is_cut_off = True
        metrics.CUT_OFF.inc()
        self.transport.abort()
