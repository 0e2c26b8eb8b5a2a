"""What a node sends, in the order in which it came about, without anybody waiting for it.

An answer to another node never overtakes the entry that it is about: both go this way.
"""

import asyncio
from collections import deque
from contextlib import suppress

from crashyard.server.cluster.bus import MessageBus
from crashyard.server.logs import log_trouble

MOST_WAITING = 10_000
"""More messages than these do not wait: whoever misses one finds out, and reads it from the database."""


class Outbox:
    def __init__(self, bus: MessageBus) -> None:
        self._bus = bus
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self._called = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    def put(self, subject: str, message: bytes) -> None:
        self._waiting.append((subject, message))
        self._called.set()

    def start(self) -> None:
        self._work = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            while self._waiting:
                await self._publish(*self._waiting.popleft())

    async def _publish(self, subject: str, message: bytes) -> None:
        """What cannot be sent is lost, like what gets lost on the way."""
        try:
            await self._bus.publish(subject, message)
        except Exception as failure:
            log_trouble("message not sent", failure)

    async def stop(self) -> None:
        """Send what waits, and nothing more."""
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work
        while self._waiting:
            await self._publish(*self._waiting.popleft())
