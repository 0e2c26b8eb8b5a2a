"""Thinking on other machines: a thought is sent to whichever worker has a process free.

Nobody counts workers. A thought is offered; where none has room for it (or there is none at all) it goes back to the
queue, in its place, for the processes of this machine or for a later offer, so that people wait in one queue and none
of them for longer than their turn. Offers begin again after a moment, which grows as long as nobody takes them.
"""

import asyncio
from collections.abc import Callable
from contextlib import aclosing

from crashyard.bots.hint import Hint
from crashyard.server.cluster.bus import BusAway, MessageBus, MessageTooLong, NobodyAnswers, NobodyListens
from crashyard.server.logs import log_trouble
from crashyard.server.workers.exchange import (
    SILENCE,
    Beat,
    BotAnswer,
    FailedThought,
    HintAnswer,
    LostThought,
    decode_said,
    encode,
    subject_of,
)
from crashyard.server.workers.pool import NobodyFree
from crashyard.server.workers.thoughts import LONGEST_THOUGHT, BotThought, HintThought

TRIES = 3
"""So many workers may get lost over a thought before this machine thinks it itself."""
FIRST_REST, LONGEST_REST = 0.005, 1.0
"""Seconds until something is offered again: where nobody took it for the first time, and the longest."""


class _WorkerLost(Exception):
    pass


class OtherMachines:
    """All workers of a bus, for one node."""

    def __init__(self, bus: MessageBus) -> None:
        self._bus = bus
        self._rest = FIRST_REST
        self._timer: asyncio.TimerHandle | None = None
        self.wake: Callable[[], None] = lambda: None
        """Called when something may be offered again."""
        bus.on_found.append(self._begin_again)

    def takes_more(self) -> bool:
        """Whether it is worth an offer."""
        return self._bus.there and self._timer is None

    async def think(self, thought: BotThought | HintThought, taken: Callable[[], None]) -> int | Hint:
        """What some worker says; `taken` is called when one has begun. Raises NobodyFree."""
        for left in reversed(range(TRIES)):
            try:
                return await self._ask(thought, taken)
            except _WorkerLost:
                log_trouble("thought lost", again=left > 0, elsewhere=True)
        raise NobodyFree

    async def _ask(self, thought: BotThought | HintThought, taken: Callable[[], None]) -> int | Hint:
        try:
            async with asyncio.timeout(LONGEST_THOUGHT + SILENCE):
                said = self._bus.answers(subject_of(thought.game, thought.rules), encode(thought), SILENCE)
                async with aclosing(said):
                    async for payload in said:
                        match decode_said(payload):
                            case Beat():
                                self._rest = FIRST_REST
                                taken()
                            case BotAnswer(outcome) | HintAnswer(outcome):
                                return outcome
                            case LostThought():
                                raise _WorkerLost
                            case FailedThought(problem):
                                raise RuntimeError(problem)
                            case _:
                                break
        except (NobodyListens, BusAway, MessageTooLong) as failure:
            self._pause()
            raise NobodyFree from failure
        except (NobodyAnswers, TimeoutError) as failure:
            raise _WorkerLost from failure
        self._pause()
        raise NobodyFree

    def _pause(self) -> None:
        if self._timer is None and self._bus.there:
            self._timer = asyncio.get_running_loop().call_later(self._rest, self._ring)
            self._rest = min(2 * self._rest, LONGEST_REST)

    def _ring(self) -> None:
        self._timer = None
        self.wake()

    def _begin_again(self) -> None:
        self.stop()
        self._rest = FIRST_REST
        self.wake()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
