"""A worker: it thinks for all nodes of a bus, with as many processes as it has, and takes no thought beyond that.

While none of its processes is free it is not subscribed to anything, so that thoughts go to other workers; what was
under way to it then is sent back. Told to go, it finishes what it thinks about.
"""

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import Executor

import uvloop

from crashyard.bots.hint import Hint
from crashyard.engine.registry import games
from crashyard.server import tracing
from crashyard.server.cluster.bus import BusMessage, BusSubscription, MessageBus
from crashyard.server.logs import log_event, log_trouble
from crashyard.server.settings import Settings
from crashyard.server.workers.exchange import (
    BEAT,
    GROUP,
    Beat,
    FailedThought,
    LostThought,
    Said,
    TooBusy,
    answer_of,
    decode_thought,
    encode,
    subject_of,
)
from crashyard.server.workers.pool import LOST
from crashyard.server.workers.process import WorkerProcess
from crashyard.server.workers.thoughts import LONGEST_THOUGHT, Thought


class ClusterWorker:
    def __init__(
        self,
        bus: MessageBus,
        processes: int,
        make: Callable[[], Executor] = WorkerProcess,
        longest: float = LONGEST_THOUGHT,
    ) -> None:
        self._bus = bus
        self._make = make
        self._longest = longest
        self._free: list[Executor | None] = [None] * processes
        self._thinking: set[asyncio.Task[None]] = set()
        self._ending = False
        self._changed = asyncio.Event()
        """Set when it may be time to begin or to stop listening."""
        self._changed.set()
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """From here on thoughts may come."""
        begun = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(begun))
        await begun.wait()

    async def _listen(self, begun: asyncio.Event) -> None:
        """Be subscribed while there is room."""
        subjects = [subject_of(game.name, game.rules_version) for game in games().values()]
        subscriptions: list[BusSubscription] = []
        while not self._ending:
            await self._changed.wait()
            self._changed.clear()
            if self._has_room() == bool(subscriptions):
                continue
            if subscriptions:
                await asyncio.gather(*(subscription.end() for subscription in subscriptions))
                subscriptions = []
            else:
                subscriptions = [await self._bus.subscribe(each, self._hear, GROUP) for each in subjects]
                begun.set()
        await asyncio.gather(*(subscription.end() for subscription in subscriptions))

    def _has_room(self) -> bool:
        return bool(self._free) and not self._ending

    async def _hear(self, message: BusMessage) -> None:
        if not self._has_room():
            await message.answer(encode(TooBusy()))
            return
        task = asyncio.create_task(self._think(self._free.pop(), message))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        self._changed.set()

    async def _think(self, process: Executor | None, message: BusMessage) -> None:
        beating = asyncio.create_task(self._beat(message))
        try:
            thought = decode_thought(message.payload)
            process = process or self._make()
            with tracing.span("thought", thought.trace, thought.game):
                said: Said = answer_of(await self._outcome(process, thought))
        except LOST as lost:
            log_trouble("thought lost", lost)
            if process is not None:
                process.shutdown(wait=False, cancel_futures=True)
            process, said = None, LostThought()
        except Exception as failure:
            log_trouble("failing bot", failure)
            said = FailedThought(f"{type(failure).__name__}: {failure}")
        finally:
            beating.cancel()
            self._free.append(process)
            self._changed.set()
        await message.answer(encode(said))

    async def _outcome(self, process: Executor, thought: Thought) -> int | Hint:
        return await asyncio.wait_for(asyncio.wrap_future(process.submit(thought)), self._longest)

    async def _beat(self, message: BusMessage) -> None:
        while True:
            await message.answer(encode(Beat()))
            await asyncio.sleep(BEAT)

    async def stop(self) -> None:
        """Take nothing more, and finish what is being thought about."""
        self._ending = True
        self._changed.set()
        if self._listening is not None:
            await self._listening
        await asyncio.gather(*self._thinking)
        for process in self._free:
            if process is not None:
                process.shutdown(wait=False, cancel_futures=True)


def run_worker(settings: Settings, processes: int, began: Callable[[], None]) -> None:
    """Think until told to go; `began` is called when thoughts may come. Raises UnusableBus."""
    uvloop.run(_run(settings, processes, began))


async def _run(settings: Settings, processes: int, began: Callable[[], None]) -> None:
    bus = MessageBus(settings.cluster, "crashyard worker")
    await bus.open()
    worker = ClusterWorker(bus, processes)
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    await worker.start()
    log_event("started")
    began()
    await told.wait()
    log_event("going")
    await worker.stop()
    await bus.close()
    log_event("gone")
