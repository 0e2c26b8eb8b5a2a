"""A connection that watches a table.

Its queue has a bound: who reads too slowly is dropped, with what waits, and may come back from the number where they
stopped. Nobody ever waits for a reader.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable

from crashyard.server.streams.backlog import Backlog, Reader

MOST_WAITING = 256
MOST_BYTES = 1_000_000
"""What may wait for one connection; `Backlog` bounds what may wait for all of a person."""

TOO_SLOW, COME_BACK = 4408, 1012
"""Why a connection ends, as a WebSocket says it."""


class Watcher:
    """Watches one seat, or as a spectator."""

    def __init__(
        self, seat: int, person: str | None, reader: Reader | None = None, backlog: Backlog | None = None
    ) -> None:
        self.seat = seat
        self.person = person
        self.is_behind = False
        """Whether it is still told what happened before, and nothing of what happens now."""
        self.dropped = False
        self.code = TOO_SLOW
        """Why it was dropped."""
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._for = Reader(person) if reader is None else reader
        self._backlog = Backlog() if backlog is None else backlog
        self._reader: asyncio.Future[None] | None = None
        """Whoever reads, while there is nothing to read."""
        self.say: Callable[[bytes], bool] = _cannot
        """Sends a message at once, if there is a way to and it need not wait; else it waits for whoever reads."""

    @property
    def whose(self) -> str:
        """In whose turn something is found out for it: of a person, or of all at one address without a name."""
        person, address = self._for
        return person or address or ""

    def put(self, message: bytes) -> None:
        if self.dropped:
            return
        if not self._waiting and self.say(message):
            return
        size = len(message)
        is_full = len(self._waiting) >= MOST_WAITING or (self._bytes and self._bytes + size > MOST_BYTES)
        if is_full or not self._backlog.add(self._for, size):
            self.drop(TOO_SLOW)
            self.forget()
            return
        self._bytes += size
        self._waiting.append(message)
        self._wake()

    def drop(self, code: int) -> None:
        """End the stream, after what waits in it."""
        if not self.dropped:
            self.dropped = True
            self.code = code
            self._wake()

    def forget(self) -> None:
        """Nobody will read what waits: whoever comes back is told from the number where they stopped."""
        self._backlog.remove(self._for, self._bytes)
        self._waiting.clear()
        self._bytes = 0

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def next(self, timeout: float | None = None) -> bytes | None:
        """The next message; nothing once the watcher is dropped; raises TimeoutError if it takes too long."""
        return self._taken() if await self._has_some(timeout) else None

    async def messages(self) -> AsyncIterator[bytes]:
        """Until the watcher is dropped. Each waits until the reader is done with it, so that none overtakes it."""
        while await self._has_some():
            yield self._waiting[0]
            if self._waiting:
                self._taken()

    async def _has_some(self, timeout: float | None = None) -> bool:
        """Whether anything waits, as soon as it does; not any more once the watcher is dropped."""
        if not self._waiting and not self.dropped:
            self._reader = self._loop.create_future()
            await (self._reader if timeout is None else asyncio.wait_for(self._reader, timeout))
        return bool(self._waiting)

    def _taken(self) -> bytes:
        message = self._waiting.popleft()
        self._bytes -= len(message)
        self._backlog.remove(self._for, len(message))
        return message


def _cannot(_: bytes) -> bool:
    return False
