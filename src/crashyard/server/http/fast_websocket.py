"""A quicker way to read and write on a WebSocket of uvicorn, for the messages that a busy server has most.

To write to a socket costs more than to check a move: all that is sent in one tick of the loop goes out together. A
plain text is handed over as it comes in, without the queue and the task that uvicorn puts between, and an answer is
framed without its parser. Everything else goes the way of uvicorn, of whose class this is a subclass. It relies on
parts that uvicorn promises nobody: `pyproject.toml` bounds the version, `CRASHYARD_WEBSOCKETS=plain` does without it,
and a test compares both. docs/dependencies.md tells what it is worth.
"""

import asyncio
from typing import Any, cast
from weakref import WeakKeyDictionary

from websockets.http11 import Request
from websockets.protocol import State
from websockets.speedups import apply_mask

from crashyard.server.http.guard import BoundedWebSocket
from crashyard.server.http.table_socket import EXTENSION, Listener
from crashyard.server.logs import log_trouble

MOST_GATHERED = 65_536
"""Bytes that wait for the end of a tick; as many as a transport takes before it asks to wait."""


class LoopTick:
    """The end of a tick of the loop, which all transports with something to do wait for together."""

    __slots__ = ("_loop", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[BufferedTransport] = []

    def wait(self, transport: "BufferedTransport") -> None:
        if not self._waiting:
            self._loop.call_soon(self._end)
        self._waiting.append(transport)

    def _end(self) -> None:
        """Where one transport fails the others go on."""
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            try:
                transport.end_tick()
            except Exception as mistake:
                log_trouble("mistake", mistake, route="socket")


_ticks: WeakKeyDictionary[asyncio.AbstractEventLoop, LoopTick] = WeakKeyDictionary()


def tick_of(loop: asyncio.AbstractEventLoop) -> LoopTick:
    if loop not in _ticks:
        _ticks[loop] = LoopTick(loop)
    return _ticks[loop]


class BufferedTransport(asyncio.Transport):
    """A transport that does what it is asked at the end of the tick."""

    __slots__ = ("_bytes", "_is_waiting", "_reading", "_said", "_tick", "_transport")

    def __init__(self, transport: asyncio.Transport, tick: LoopTick) -> None:
        super().__init__()
        self._transport = transport
        self._tick = tick
        self._said: list[bytes | bytearray | memoryview] = []
        self._bytes = 0
        self._reading = True
        self._is_waiting = False

    def _call(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            self._tick.wait(self)

    def end_tick(self) -> None:
        self._is_waiting = False
        self._flush()
        if self._reading != self._transport.is_reading() and not self._transport.is_closing():
            if self._reading:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def _flush(self) -> None:
        if self._said:
            said, self._said, self._bytes = self._said, [], 0
            if not self._transport.is_closing():
                self._transport.write(b"".join(said))

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._said.append(data)
        self._bytes += len(data)
        if self._bytes > MOST_GATHERED:
            self._flush()
        else:
            self._call()

    def pause_reading(self) -> None:
        self._reading = False
        self._call()

    def resume_reading(self) -> None:
        self._reading = True
        self._call()

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def abort(self) -> None:
        self._said.clear()
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)


class FastWebSocket(BoundedWebSocket):
    """A WebSocket of uvicorn on a buffered transport. Applications find it among the extensions of their scope.

    A listener hears a plain text at once; what it does not take, and all that is not plain (parts, control frames,
    compressed or broken ones), goes the usual way.
    """

    listener: Listener | None = None
    _is_between = False
    """Whether all that has come in so far were whole frames."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(BufferedTransport(cast(asyncio.Transport, transport), tick_of(self.loop)))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"connection": self}

    def data_received(self, data: bytes) -> None:
        if self._is_between and self.listener is not None and self.queue.empty() and self._is_open():
            text = plain_text(data)
            if text is not None and self.listener(text):
                return
        self._is_between = data.endswith(b"\r\n\r\n") if not self.handshake_initiated else self._ends_frame(data)
        super().data_received(data)

    def _ends_frame(self, data: bytes) -> bool:
        return self._is_between and not self.frames and are_whole_frames(data)

    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent

    def say(self, text: bytes) -> bool:
        """Send a text at once, without a task that waits for it; nothing is sent if that would have to wait."""
        if not self.writable.is_set() or not self._is_open():
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A text as it goes over a WebSocket, after its length (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def plain_text(data: bytes) -> bytes | None:
    """What stands in some bytes, if they are one whole, short, masked text in plain letters; else nothing."""
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None
    mask, end = _extent(data, 0)
    if end != len(data):
        return None
    text = apply_mask(data[mask + 4 :], data[mask : mask + 4])
    return text if text.isascii() else None


def are_whole_frames(data: bytes) -> bool:
    """Whether the last frame in some bytes ends with them, and none is a part of a message."""
    start = 0
    while 0 <= start <= len(data) - 6 and data[start] & 0x80:
        _, start = _extent(data, start)
    return start == len(data)


def _extent(data: bytes, start: int) -> tuple[int, int]:
    """Where the mask of the frame at `start` begins, and where the frame ends; what is very long ends nowhere."""
    length = data[start + 1] & 0x7F
    if length == 127:
        return start, -1
    if length < 126:
        return start + 2, start + 6 + length
    return start + 4, start + 8 + int.from_bytes(data[start + 2 : start + 4], "big")
