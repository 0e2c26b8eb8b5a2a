"""Processes that think: a thought that got lost is thought again, nobody suffers for it, and nobody is passed over."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from crashyard.server.workers.pool import TRIES, WorkerPool
from crashyard.server.workers.process import WorkerProcess
from tests.server.living import asynchronous, thread


@asynccontextmanager
async def some(longest: float = 60.0) -> AsyncIterator[WorkerPool]:
    """One process."""
    workers = WorkerPool(1, WorkerProcess, longest)
    try:
        yield workers
    finally:
        await workers.stop()


def nap(seconds: float, name: str = "") -> str:
    time.sleep(seconds)
    return name


def die(folder: str, times: int) -> int:
    """The first few times the process dies of it."""
    before = len(list(Path(folder).iterdir()))
    if before < times:
        (Path(folder) / str(before)).touch()
        os._exit(1)
    return before


def never_end(folder: str) -> str:
    """The first time."""
    if not list(Path(folder).iterdir()):
        (Path(folder) / "begun").touch()
        time.sleep(600)
    return "ended"


def fail() -> None:
    raise ValueError("a mistake in the thought, not in the process")


@asynchronous
async def test_time_in_the_queue_does_not_count() -> None:
    workers = WorkerPool(1, thread, 1.0)
    answers = await asyncio.gather(*(workers.bot(number, nap, 0.05, str(number)) for number in range(30)))
    assert answers == [str(number) for number in range(30)]
    await workers.stop()


@asynchronous
async def test_what_a_dead_process_thought_about_is_thought_again(tmp_path: Path) -> None:
    async with some() as workers:
        others = [asyncio.create_task(workers.bot(number, nap, 0.0, "well")) for number in range(10)]
        assert await workers.bot("dying", die, str(tmp_path), 1) == 1
        assert await asyncio.gather(*others) == ["well"] * 10


@asynchronous
async def test_what_kills_every_process_is_given_up() -> None:
    made: list[Executor] = []

    class Dying(ThreadPoolExecutor):
        def submit(self, *args: Any, **facts: Any) -> Any:
            if self in made[:TRIES]:
                raise BrokenExecutor
            return super().submit(*args, **facts)

    def make() -> Executor:
        made.append(Dying(1))
        return made[-1]

    workers = WorkerPool(1, make, 60.0)
    with pytest.raises(BrokenExecutor):
        await workers.bot("dying", nap, 0.0)
    assert len(made) == TRIES
    assert await workers.bot("well", nap, 0.0, "well") == "well"
    await workers.stop()


@asynchronous
async def test_what_does_not_come_to_an_end_is_thought_again(tmp_path: Path) -> None:
    async with some(longest=30.0) as workers:
        await workers.bot("a", nap, 0.0)
        workers._longest = 0.3
        thought = asyncio.create_task(workers.bot("endless", never_end, str(tmp_path)))
        while not list(tmp_path.iterdir()):
            await asyncio.sleep(0.01)
        workers._longest = 30.0
        assert await thought == "ended"


@asynchronous
async def test_a_process_that_cannot_be_started_is_tried_again() -> None:
    failures = [OSError("no more processes"), OSError("no more processes")]

    def make() -> Executor:
        if failures:
            raise failures.pop()
        return thread()

    workers = WorkerPool(1, make, 60.0)
    assert await workers.bot("a", nap, 0.0, "well") == "well"
    await workers.stop()


@asynchronous
async def test_a_mistake_in_a_thought_is_told_to_who_asked() -> None:
    workers = WorkerPool(1, thread, 60.0)
    with pytest.raises(ValueError, match="a mistake"):
        await workers.bot("a", fail)
    assert await workers.hint(nap, 0.0, "well") == "well"
    await workers.stop()


@asynchronous
async def test_tables_take_turns_and_so_do_bots_and_hints() -> None:
    workers = WorkerPool(1, thread, 60.0)
    order: list[str] = []

    async def bot(table: str, name: str) -> None:
        order.append(await workers.bot(table, nap, 0.01, name))

    async def hint(name: str) -> None:
        order.append(await workers.hint(nap, 0.01, name))

    await asyncio.gather(
        *(bot("greedy table", f"g{number}") for number in range(5)),
        bot("other", "o1"),
        bot("third", "t1"),
        bot("other", "o2"),
        *(hint(f"h{number}") for number in range(3)),
    )
    assert [name for name in order if name[0] != "h"] == ["g0", "g1", "o1", "t1", "g2", "o2", "g3", "g4"]
    assert [name for name in order if name[0] == "h"] == ["h0", "h1", "h2"]
    assert order.index("h2") <= 6, "hints do not wait for all bots"
    await workers.stop()


@asynchronous
async def test_what_nobody_waits_for_any_more_is_not_thought() -> None:
    workers = WorkerPool(1, thread, 60.0)
    first = asyncio.create_task(workers.hint(nap, 0.2, "first"))
    gone = asyncio.create_task(workers.hint(nap, 60.0, "gone"))
    await asyncio.sleep(0.05)
    gone.cancel()
    last = asyncio.create_task(workers.hint(nap, 0.0, "last"))
    assert [await first, await last] == ["first", "last"]
    await workers.stop()
