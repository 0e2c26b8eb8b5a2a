"""A connection that watches a table.

Its queue has a bound: who reads too slowly is dropped and may come back, from the number where he stopped. Nobody ever
waits for a reader.
"""

import asyncio
from collections.abc import AsyncIterator

MOST_WAITING = 256
MOST_BYTES = 8_000_000
"""What may wait for one reader."""

TOO_SLOW, COME_BACK = 4408, 1012
"""Why a connection ends, as a WebSocket says it."""


class Watcher:
    """Watches one seat, or as a spectator."""

    def __init__(self, seat: int, person: str | None) -> None:
        self.seat = seat
        self.person = person
        self.dropped = False
        self.code = TOO_SLOW
        """Why it was dropped."""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0

    def put(self, message: bytes) -> None:
        if self.dropped:
            return
        if self._queue.qsize() >= MOST_WAITING or self._bytes > MOST_BYTES:
            self.drop(TOO_SLOW)
        else:
            self._bytes += len(message)
            self._queue.put_nowait(message)

    def drop(self, code: int) -> None:
        """End the stream, after what waits in it."""
        if not self.dropped:
            self.dropped = True
            self.code = code
            self._queue.put_nowait(None)

    async def next(self, timeout: float | None = None) -> bytes | None:
        """The next message; nothing once the watcher is dropped; raises TimeoutError if it takes too long."""
        if timeout is None:
            message = await self._queue.get()
        else:
            async with asyncio.timeout(timeout):
                message = await self._queue.get()
        if message is not None:
            self._bytes -= len(message)
        return message

    async def messages(self) -> AsyncIterator[bytes]:
        """Until the watcher is dropped."""
        while (message := await self.next()) is not None:
            yield message
