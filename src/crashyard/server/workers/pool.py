"""Processes that think, each about one thing at a time, for whoever waits in the queue.

Nobody is passed over: people take turns, first who has had least lately, however many tables one of them has set up;
and so do the tables of one person, and bots and hints. Time is counted from when a thought begins, not from when it was
asked for; and only then is it made ready, so that what waits takes no room. Where a process dies or does not come to an
end another one takes its place; only its own thought is lost then, and is thought again.

Where there are other machines that think, they are asked first: this one has tables to look after.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Hashable, Iterable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, Protocol, TypeVar

import msgspec

from crashyard.server import metrics, tracing
from crashyard.server.logs import log_trouble
from crashyard.server.workers.budget import ThinkingBudget

TRIES = 3
"""So often a thought is begun before it is given up: it may itself be what processes die of."""

LOST = (TimeoutError, BrokenExecutor, OSError)
"""What is raised where a process died, cannot be started, or does not come to an end."""

HESITATION = 0.1
"""Seconds for which all wait while another machine has not said whether it takes a thought."""

T = TypeVar("T")


Work = Callable[[], T]
"""What is sent to a process."""


class NotWanted(Exception):
    """Nobody needs a thought any more that was asked for."""


class NobodyFree(Exception):
    """No other machine has room for a thought."""


class ThinkersElsewhere(Protocol):
    """Other machines that think."""

    wake: Callable[[], None]
    """To be called when there may be room again."""

    def takes_more(self) -> bool:
        """Whether there may be room for a thought."""

    async def think(self, thought: Any, taken: Callable[[], None]) -> Any:
        """What comes of it; `taken` is called when somebody has begun. Raises NobodyFree."""

    def stop(self) -> None:
        """Nothing is asked any more."""


class _QueuedJob(msgspec.Struct, frozen=True):
    person: str
    table: Hashable
    prepare: Callable[[], Work[Any]]
    """Makes the work ready when its time has come; raises NotWanted where it is too late."""
    done: asyncio.Future[Any]
    game: str
    trace: str
    """The step that it belongs to, for whoever traces."""


class _FairQueue:
    """Those who wait, each with what they want thought out at each of their tables; all of them take turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[Hashable, deque[_QueuedJob]]] = OrderedDict()

    def put(self, job: _QueuedJob) -> None:
        self._waiting.setdefault(job.person, OrderedDict()).setdefault(job.table, deque()).append(job)

    def put_back(self, job: _QueuedJob) -> None:
        """It is its turn again before all others."""
        tables = self._waiting.setdefault(job.person, OrderedDict())
        tables.setdefault(job.table, deque()).appendleft(job)
        tables.move_to_end(job.table, last=False)
        self._waiting.move_to_end(job.person, last=False)

    def next(self, budget: ThinkingBudget) -> _QueuedJob | None:
        """What is wanted by who has had the fewest seconds lately and, among equals, has waited longest.

        Whose time is used up has to wait.
        """
        for person in sorted(self._waiting, key=budget.rank):
            if budget.wait(person):
                continue
            while (job := self._of(person)) is not None:
                if not job.done.done():
                    return job
        return None

    def _of(self, person: str) -> _QueuedJob | None:
        tables = self._waiting.get(person)
        if tables is None:
            return None
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        self._waiting.move_to_end(person)
        if not jobs:
            del tables[table]
            if not tables:
                del self._waiting[person]
        return job

    def people(self) -> Iterable[str]:
        """Those who wait."""
        return self._waiting


class WorkerPool:
    """Some processes. `make` makes one, as an executor that does one thing at a time, when it is needed."""

    def __init__(
        self,
        count: int,
        make: Callable[[], Executor],
        longest: float,
        budget: ThinkingBudget | None = None,
        elsewhere: ThinkersElsewhere | None = None,
    ) -> None:
        self._make = make
        self._longest = longest
        self._idle: list[Executor | None] = [None] * count
        self._lanes = deque([_FairQueue(), _FairQueue()])
        self._bots, self._hints = self._lanes
        self.budget = budget or ThinkingBudget(count)
        self._elsewhere = elsewhere
        self._offering = False
        """Whether a thought may be taken elsewhere, or come back: it is the first one, so the others wait for that."""
        if elsewhere is not None:
            elsewhere.wake = self._hand_out
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        """Rings when somebody may have something thought out again who has used up their time."""

    async def bot(self, person: str, table: Hashable, prepare: Callable[[], Work[T]], game: str = "") -> T:
        """What the work for a bot at a table of a person comes to."""
        return await self._ask(self._bots, person, table, prepare, game)

    async def hint(self, person: str, prepare: Callable[[], Work[T]], game: str = "") -> T:
        """The same for somebody who asked for a hint."""
        return await self._ask(self._hints, person, None, prepare, game)

    async def _ask(
        self, lane: _FairQueue, person: str, table: Hashable, prepare: Callable[[], Work[T]], game: str
    ) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        lane.put(_QueuedJob(person, table, prepare, done, game, tracing.inject()))
        self._hand_out()
        return await done

    def _hand_out(self) -> None:
        elsewhere = None if self._offering else self._elsewhere
        if elsewhere is not None and elsewhere.takes_more() and (found := self._next()) is not None:
            self._offering = True
            self._begin(self._offer(elsewhere, *found))
        while self._idle and not self._offering and (found := self._next()) is not None:
            self._begin(self._work(self._idle.pop(), found[1]))
        if self._idle and self._timer is None:
            waiting = [self.budget.wait(person) for lane in self._lanes for person in lane.people()]
            if waiting:
                self._timer = asyncio.get_running_loop().call_later(min(waiting), self._ring)

    def _begin(self, thinking: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(thinking)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _ring(self) -> None:
        self._timer = None
        self._hand_out()

    def _next(self) -> tuple[_FairQueue, _QueuedJob] | None:
        """Bots and hints in turn, where both wait."""
        for _ in range(len(self._lanes)):
            self._lanes.rotate()
            if (job := self._lanes[0].next(self.budget)) is not None:
                return self._lanes[0], job
        return None

    async def _offer(self, elsewhere: ThinkersElsewhere, lane: _FairQueue, job: _QueuedJob) -> None:
        """Let another machine think; where none has room it is this one's turn, or a later one's."""
        undecided = True

        def decide() -> None:
            nonlocal undecided
            if undecided:
                undecided = self._offering = False
            self._hand_out()

        asyncio.get_running_loop().call_later(HESITATION, decide)
        try:
            work = job.prepare()
            with metrics.THINKING.time(), self.budget.spending(job.person):
                outcome = await elsewhere.think(work, decide)
        except NobodyFree:
            lane.put_back(job)
        except Exception as failure:
            _settle(job.done, failure)
        else:
            metrics.THOUGHTS_ELSEWHERE.inc()
            _settle(job.done, None, outcome)
        finally:
            decide()

    async def _work(self, worker: Executor | None, job: _QueuedJob) -> None:
        try:
            work = job.prepare()
            for left in reversed(range(TRIES)):
                try:
                    worker = worker or self._make()
                    thinking = tracing.span("thought", job.trace, job.game)
                    with thinking, metrics.THINKING.time(), self.budget.spending(job.person):
                        outcome = await asyncio.wait_for(asyncio.wrap_future(worker.submit(work)), self._longest)
                except LOST as lost:
                    log_trouble("thought lost", lost, again=left > 0)
                    _stop(worker)
                    worker = None
                    if not left:
                        _settle(job.done, lost)
                else:
                    _settle(job.done, None, outcome)
                    return
        except Exception as failure:
            _settle(job.done, failure)
        finally:
            self._idle.append(worker)
            self._hand_out()

    async def stop(self) -> None:
        """At once, also in the middle of a thought."""
        idle, self._idle = self._idle, []
        self._lanes.clear()
        if self._timer is not None:
            self._timer.cancel()
        if self._elsewhere is not None:
            self._elsewhere.stop()
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
