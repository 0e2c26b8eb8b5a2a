"""What people look at is found out in the server itself, so only some of it at the same time: people take turns.

Whoever asks for much waits for themselves. The threads in which pages are painted, tables opened and passwords checked
stay free for that.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """So many turns `at_once`, of each person one; who has waited longest since their last one comes first."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy: set[str] = set()

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._end(person)
            raise
        try:
            yield
        finally:
            self._end(person)

    def _give(self) -> None:
        for person in list(self._waiting):
            if not self._free:
                return
            if person not in self._busy:
                self._give_to(person)

    def _give_to(self, person: str) -> None:
        waiting = self._waiting.pop(person)
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                self._free -= 1
                self._busy.add(person)
                break
        if waiting:
            self._waiting[person] = waiting

    def _end(self, person: str) -> None:
        self._free += 1
        self._busy.discard(person)
        if person in self._waiting:
            self._waiting.move_to_end(person)
        self._give()
