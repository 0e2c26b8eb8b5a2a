"""Everybody's studies: games between bots, played a slice at a time in a process of its own.

Nothing that is played at tables waits for them: that process steps back behind those in which bots think, and there is
one for all studies, whose owners take turns. What a person may have is bounded; a study is stopped between two games.
Studies are kept in memory only, and are gone when the server is.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import TypeVar

from crashyard.engine.refusal import Refusal
from crashyard.lab.live.slices import StudySlice, play_slice
from crashyard.lab.study.study import Study
from crashyard.server.logs import log_trouble
from crashyard.server.sources import Sources
from crashyard.server.studies.live import REPORTING, LiveStudy
from crashyard.server.studies.setup import has_laboratory
from crashyard.server.workers.budget import ThinkingBudget
from crashyard.server.workers.pool import NotWanted, Work, WorkerPool
from crashyard.server.workers.process import WorkerProcess

SLICE = 1.0
"""Seconds after which a slice ends with the game that is being played."""
MOST_AT_ONCE = 50
"""Games of a slice: there is always something new to see."""
LONGEST = 180.0
"""Seconds after which a slice, or a report, is lost."""
NICE = 15
"""So much the process of the studies steps back; those in which bots think do so by 5."""
ADVANCE = 1_200.0
"""Seconds that may be spent on one person's studies at once; then they get half of the time."""
MOST_RUNNING = 4
"""So many studies go on at once, of all people; one of each."""
KEPT = 6
"""So many of one person's studies are kept, the last ones,"""
KEPT_IN_ALL = 60
"""and so many of all."""

T = TypeVar("T")


def study_process() -> WorkerProcess:
    return WorkerProcess(NICE)


def write_report(study: Study, games: int, slices: list[bytes]) -> bytes:
    """In another process: the report, as a page."""
    from crashyard.lab.live.report import make_report

    return make_report(study, games, slices).encode()


class StudyService:
    def __init__(
        self,
        sources: Sources | None = None,
        make_worker: Callable[[], Executor] = study_process,
        slice_seconds: float = SLICE,
    ) -> None:
        self._name = (sources or Sources()).name
        self._make_worker = make_worker
        self._seconds = slice_seconds
        self._budget = ThinkingBudget(1, ADVANCE)
        self._pool: WorkerPool | None = None
        """There as long as there is something to do: its process holds much memory."""
        self._studies: dict[str, LiveStudy] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, person: str, study: Study, games: int) -> LiveStudy:
        """Begin a study of somebody who has none that goes on."""
        if not has_laboratory():
            raise Refusal("study-no-laboratory")
        running = [each for each in self._studies.values() if not each.has_ended]
        if any(each.person == person for each in running):
            raise Refusal("study-one-at-a-time")
        if len(running) >= MOST_RUNNING:
            raise Refusal("study-busy")
        live = LiveStudy(self._name(), person, study, games)
        self._studies[live.id] = live
        self._forget()
        task = asyncio.create_task(self._run(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return live

    def of(self, person: str) -> list[LiveStudy]:
        """Somebody's studies, the last one first."""
        return [each for each in reversed(self._studies.values()) if each.person == person]

    def find(self, person: str, name: str) -> LiveStudy:
        """A study of somebody's own."""
        found = self._studies.get(name)
        if found is None or found.person != person:
            raise Refusal("no-such-study")
        return found

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._end_pool()

    # -- how one goes on --------------------------------------------------------------------

    async def _run(self, live: LiveStudy) -> None:
        report, failed = b"", False
        try:
            while live.done < live.wanted and not live.stopped:
                live.take_in(await self._ask(live, partial(self._slice, live)))
        except NotWanted:
            pass
        except Exception as failure:
            failed = True
            log_trouble("failing study", failure, game=live.study.game)
        try:
            if live.done:
                live.state = REPORTING
                work = partial(write_report, live.study, live.games, live.slices)
                report = await self._ask(live, lambda: work)
        except Exception as failure:
            failed = True
            log_trouble("failing report", failure, game=live.study.game)
        finally:
            live.end(report, failed)
            if all(each.has_ended for each in self._studies.values()):
                await self._end_pool()

    def _slice(self, live: LiveStudy) -> Callable[[], StudySlice]:
        if live.stopped:
            raise NotWanted
        live.begin()
        return partial(play_slice, live.study, live.games, live.done, self._seconds, MOST_AT_ONCE, live.sketches)

    async def _ask(self, live: LiveStudy, prepare: Callable[[], Work[T]]) -> T:
        self._pool = self._pool or WorkerPool(1, self._make_worker, LONGEST, self._budget)
        return await self._pool.bot(live.person, live.id, prepare)

    async def _end_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.stop()

    def _forget(self) -> None:
        """The oldest ones that have ended, where somebody, or all together, have too many."""
        for person in {each.person for each in self._studies.values()}:
            for each in self.of(person)[KEPT:]:
                if each.has_ended:
                    del self._studies[each.id]
        ended = [each.id for each in self._studies.values() if each.has_ended]
        for name in ended[: max(0, len(self._studies) - KEPT_IN_ALL)]:
            del self._studies[name]
