"""Studies that grow: a slice at a time, one of each person, in turns, until they end or are stopped."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager

import pytest

from crashyard.lab.study.study import Study
from crashyard.server.studies import service as module
from crashyard.server.studies.live import DONE, FAILED, RUNNING, LiveStudy
from crashyard.server.studies.service import KEPT, MOST_RUNNING, StudyService, study_process
from crashyard.server.studies.setup import make_study
from crashyard.server.workers.process import WorkerProcess
from tests.refusals import refuses
from tests.server.living import asynchronous, thread


@asynccontextmanager
async def some(make_worker: Callable[[], Executor] = thread, seconds: float = 0.0) -> AsyncIterator[StudyService]:
    """Studies of which every slice is one game, unless it may take longer."""
    studies = StudyService(make_worker=make_worker, slice_seconds=seconds)
    try:
        yield studies
    finally:
        await studies.close()


def short(games: int = 10, against: bool = False) -> tuple[Study, int]:
    return make_study(
        "cube-attack", 2, {"target": 16, "actions": 3}, ("random",), games, against=against, closer=False
    ), games


async def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


async def ended(live: LiveStudy) -> LiveStudy:
    await until(lambda: live.has_ended)
    return live


@asynchronous
async def test_a_study_grows_and_ends_with_a_report() -> None:
    async with some() as studies:
        live = studies.begin("ann", *short(against=True))
        assert (live.state, live.done, live.wanted, live.left()) == ("waiting", 0, 20, None)
        await until(lambda: live.done >= 2)
        assert live.state == RUNNING and live.left() is not None
        assert [table.games for table in live.tables] == [live.done - live.done // 2, live.done // 2]
        await ended(live)
        assert (live.state, live.done, live.stopped) == (DONE, 20, False)
        assert live.report.startswith(b"<!doctype html>") and b"The two rules compared" in live.report
        assert live.slices == [], "nothing is kept but what is read"
        assert studies.of("ann") == [live] and studies.find("ann", live.id) is live


@asynchronous
async def test_a_study_that_is_stopped_reports_on_what_there_is() -> None:
    async with some() as studies:
        live = studies.begin("ann", *short(1000))
        await until(lambda: live.done >= 3)
        live.stopped = True
        await ended(live)
        assert live.state == DONE and 3 <= live.done < 1000
        assert b"The study was stopped early" in live.report


@asynchronous
async def test_one_that_is_stopped_before_its_first_game_ends_without_a_report() -> None:
    async with some() as studies:
        live = studies.begin("ann", *short())
        live.stopped = True
        await ended(live)
        assert (live.state, live.done, live.report) == (DONE, 0, b"")


@asynchronous
async def test_a_study_is_its_owners_alone() -> None:
    gone = "You have no such study; they are gone when the server has been started anew."
    async with some() as studies:
        live = studies.begin("ann", *short())
        with refuses("no-such-study", gone):
            studies.find("ben", live.id)
        assert studies.of("ben") == []


@asynchronous
async def test_everybody_has_one_at_a_time_and_all_together_some() -> None:
    async with some() as studies:
        first = studies.begin("ann", *short(1000))
        one = "You already have a study that is going on; stop it first, or wait for its report."
        with refuses("study-one-at-a-time", one):
            studies.begin("ann", *short())
        for number in range(MOST_RUNNING - 1):
            studies.begin(f"person {number}", *short(1000))
        busy = "Many people are running studies just now; begin yours when one of them has ended."
        with refuses("study-busy", busy):
            studies.begin("zoe", *short())
        first.stopped = True
        await ended(first)
        studies.begin("zoe", *short())


@asynchronous
async def test_people_take_turns() -> None:
    async with some() as studies:
        long = studies.begin("ann", *short(1000))
        await until(lambda: long.done >= 2)
        quick = await ended(studies.begin("ben", *short(10)))
        assert quick.done == 10 and not long.has_ended


@asynchronous
async def test_the_last_studies_of_everybody_are_kept() -> None:
    async with some() as studies:
        names = []
        for _ in range(KEPT + 2):
            live = studies.begin("ann", *short())
            live.stopped = True
            names.append((await ended(live)).id)
        assert [live.id for live in studies.of("ann")] == names[: -KEPT - 1 : -1]


@asynchronous
async def test_of_everybody_together_the_last_ones_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT_IN_ALL", 3)
    async with some() as studies:
        for number in range(5):
            live = studies.begin(str(number), *short())
            live.stopped = True
            await ended(live)
        assert [len(studies.of(str(number))) for number in range(5)] == [0, 0, 1, 1, 1]


@asynchronous
async def test_what_fails_ends_its_study_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(study: Study, games: int, slices: list[bytes]) -> bytes:
        raise ValueError("no report")

    monkeypatch.setattr(module, "write_report", fail)
    async with some() as studies:
        live = await ended(studies.begin("ann", *short()))
        assert (live.state, live.report) == (FAILED, b"")
        monkeypatch.undo()
        assert (await ended(studies.begin("ann", *short()))).state == DONE


@asynchronous
async def test_where_nothing_is_to_be_done_there_is_no_process() -> None:
    """It holds much memory, so it goes with the last study, and steps back behind whatever else is done here."""
    made: list[WorkerProcess] = []

    def make() -> WorkerProcess:
        made.append(study_process())
        return made[-1]

    async with some(make, 1.0) as studies:
        await ended(studies.begin("ann", *short()))
        await until(lambda: studies._pool is None)
        await asyncio.to_thread(made[0]._process.join, 30)
        assert not made[0]._process.is_alive() and len(made) == 1


@asynchronous
async def test_without_its_packages_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "has_laboratory", lambda: False)
    missing = (
        'The laboratory is not installed on this server. Its host can install it with: pip install "crashyard[lab]"'
    )
    async with some() as studies:
        with refuses("study-no-laboratory", missing):
            studies.begin("ann", *short())


@asynchronous
async def test_closing_waits_for_no_game() -> None:
    going_on = threading.active_count()
    async with some() as studies:
        live = studies.begin("ann", *short(1000))
        await until(lambda: live.done >= 1)
    assert threading.active_count() <= going_on + 1
