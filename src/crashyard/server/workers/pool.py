"""Processes that think, each about one thing at a time, for whoever waits in the queue.

Nobody is passed over: tables take turns, however many bots of one are awaited, and so do bots and hints. Time is
counted from when a thought begins, not from when it was asked for. Where a process dies or does not come to an end
another one takes its place; only its own thought is lost then, and is thought again.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor
from functools import partial
from typing import Any, ParamSpec, TypeVar

import msgspec

from crashyard.server import metrics
from crashyard.server.logs import log_trouble

TRIES = 3
"""So often a thought is begun before it is given up: it may itself be what processes die of."""

LOST = (TimeoutError, BrokenExecutor, OSError)
"""What is raised where a process died, cannot be started, or does not come to an end."""

P = ParamSpec("P")
T = TypeVar("T")


class _QueuedJob(msgspec.Struct, frozen=True):
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class _FairQueue:
    """Those who wait, each with what they want thought out; they take turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[Hashable, deque[_QueuedJob]] = OrderedDict()

    def put(self, whose: Hashable, job: _QueuedJob) -> None:
        self._waiting.setdefault(whose, deque()).append(job)

    def next(self) -> _QueuedJob | None:
        """What is wanted by who has waited longest; what nobody waits for any more is left out."""
        while self._waiting:
            whose, jobs = next(iter(self._waiting.items()))
            job = jobs.popleft()
            self._waiting.move_to_end(whose)
            if not jobs:
                del self._waiting[whose]
            if not job.done.done():
                return job
        return None


class WorkerPool:
    """Some processes. `make` makes one, as an executor that does one thing at a time, when it is needed."""

    def __init__(self, count: int, make: Callable[[], Executor], longest: float) -> None:
        self._make = make
        self._longest = longest
        self._idle: list[Executor | None] = [None] * count
        self._lanes = deque([_FairQueue(), _FairQueue()])
        self._bots, self._hints = self._lanes
        self._tasks: set[asyncio.Task[None]] = set()

    async def bot(self, table: Hashable, work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> T:
        """What the work for a bot at a table comes to."""
        return await self._ask(self._bots, table, partial(work, *args, **facts))

    async def hint(self, work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> T:
        """The same for somebody who asked for a hint."""
        return await self._ask(self._hints, object(), partial(work, *args, **facts))

    async def _ask(self, lane: _FairQueue, whose: Hashable, work: Callable[[], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        lane.put(whose, _QueuedJob(work, done))
        self._hand_out()
        return await done

    def _hand_out(self) -> None:
        while self._idle and (job := self._next()) is not None:
            task = asyncio.create_task(self._work(self._idle.pop(), job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> _QueuedJob | None:
        """Bots and hints in turn, where both wait."""
        for _ in range(len(self._lanes)):
            self._lanes.rotate()
            if (job := self._lanes[0].next()) is not None:
                return job
        return None

    async def _work(self, worker: Executor | None, job: _QueuedJob) -> None:
        try:
            for left in reversed(range(TRIES)):
                try:
                    worker = worker or self._make()
                    with metrics.THINKING.time():
                        outcome = await asyncio.wait_for(asyncio.wrap_future(worker.submit(job.work)), self._longest)
                except LOST as lost:
                    log_trouble("thought lost", lost, again=left > 0)
                    _stop(worker)
                    worker = None
                    if not left:
                        _settle(job.done, lost)
                except Exception as failure:
                    _settle(job.done, failure)
                    return
                else:
                    _settle(job.done, None, outcome)
                    return
        finally:
            self._idle.append(worker)
            self._hand_out()

    async def stop(self) -> None:
        """At once, also in the middle of a thought."""
        idle, self._idle = self._idle, []
        self._lanes.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in [*idle, *self._idle]:
            _stop(worker)


def _settle(done: asyncio.Future[Any], failure: Exception | None, outcome: object = None) -> None:
    """Tell who waits, if they still do."""
    if done.done():
        return
    if failure is not None:
        done.set_exception(failure)
    else:
        done.set_result(outcome)


def _stop(worker: Executor | None) -> None:
    """End a process, whatever it is about."""
    if worker is not None:
        worker.shutdown(wait=False, cancel_futures=True)
