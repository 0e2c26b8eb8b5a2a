"""Processes that think: a thought that got lost is thought again, nobody suffers for it, and nobody is passed over."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any, ParamSpec, TypeVar

import pytest

from crashyard.server.workers.budget import SHARES_OF_PLACE, ThinkingBudget
from crashyard.server.workers.pool import TRIES, NobodyFree, NotWanted, WorkerPool
from crashyard.server.workers.process import WorkerProcess
from tests.server.living import asynchronous, thread

P = ParamSpec("P")
T = TypeVar("T")


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


def doing(work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> Callable[[], Callable[[], T]]:
    """What a pool is asked to do, made ready."""
    return lambda: partial(work, *args, **facts)


@asynchronous
async def test_time_in_the_queue_does_not_count() -> None:
    workers = WorkerPool(1, thread, 1.0)
    answers = await asyncio.gather(
        *(workers.bot(str(number), None, doing(nap, 0.05, str(number))) for number in range(30))
    )
    assert answers == [str(number) for number in range(30)]
    await workers.stop()


@asynchronous
async def test_what_a_dead_process_thought_about_is_thought_again(tmp_path: Path) -> None:
    async with some() as workers:
        others = [asyncio.create_task(workers.bot(str(number), None, doing(nap, 0.0, "well"))) for number in range(10)]
        assert await workers.bot("dying", None, doing(die, str(tmp_path), 1)) == 1
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
        await workers.bot("dying", None, doing(nap, 0.0))
    assert len(made) == TRIES
    assert await workers.bot("well", None, doing(nap, 0.0, "well")) == "well"
    await workers.stop()


@asynchronous
async def test_what_does_not_come_to_an_end_is_thought_again(tmp_path: Path) -> None:
    def make() -> Executor:
        workers._longest = 30.0
        return WorkerProcess()

    workers = WorkerPool(1, make, 30.0)
    await workers.bot("a", None, doing(nap, 0.0))
    workers._longest = 0.3
    assert await workers.bot("endless", None, doing(never_end, str(tmp_path))) == "ended"
    await workers.stop()


@asynchronous
async def test_a_process_that_cannot_be_started_is_tried_again() -> None:
    failures = [OSError("no more processes"), OSError("no more processes")]

    def make() -> Executor:
        if failures:
            raise failures.pop()
        return thread()

    workers = WorkerPool(1, make, 60.0)
    assert await workers.bot("a", None, doing(nap, 0.0, "well")) == "well"
    await workers.stop()


@asynchronous
async def test_a_mistake_in_a_thought_is_told_to_who_asked() -> None:
    workers = WorkerPool(1, thread, 60.0)
    with pytest.raises(ValueError, match="a mistake"):
        await workers.bot("a", None, doing(fail))
    assert await workers.hint("Ann", doing(nap, 0.0, "well")) == "well"
    await workers.stop()


@asynchronous
async def test_people_take_turns_and_so_do_their_tables_and_bots_and_hints() -> None:
    """Whoever has many tables waits for themselves: nobody else's bot waits longer than for one thought of theirs."""
    workers = WorkerPool(1, thread, 60.0)
    order: list[str] = []

    async def bot(person: str, table: str, name: str) -> None:
        order.append(await workers.bot(person, table, doing(nap, 0.01, name)))

    async def hint(person: str, name: str) -> None:
        order.append(await workers.hint(person, doing(nap, 0.01, name)))

    await asyncio.gather(
        *(bot("greedy", f"table {number // 2}", f"g{number}") for number in range(6)),
        bot("other", "o", "o1"),
        bot("third", "t", "t1"),
        bot("other", "o", "o2"),
        *(hint("greedy", f"h{number}") for number in range(2)),
        hint("third", "h2"),
    )
    bots = [name for name in order if name[0] != "h"]
    assert bots == ["g0", "g1", "o1", "t1", "g2", "o2", "g4", "g3", "g5"], "the second one was queued first"
    assert [name for name in order if name[0] == "h"] == ["h0", "h2", "h1"]
    assert order.index("h1") <= 6, "hints do not wait for all bots"
    await workers.stop()


@asynchronous
async def test_a_thought_is_made_ready_when_it_begins_and_not_at_all_where_it_is_not_wanted_any_more() -> None:
    workers = WorkerPool(1, thread, 60.0)
    ready: list[str] = []

    def prepare(name: str) -> Callable[[], str]:
        ready.append(name)
        if name == "late":
            raise NotWanted
        return partial(nap, 0.0, name)

    go_on = Event()
    first = asyncio.create_task(workers.bot("Ann", "a", doing(go_on.wait)))
    late = asyncio.create_task(workers.bot("Ann", "b", partial(prepare, "late")))
    last = asyncio.create_task(workers.bot("Ann", "c", partial(prepare, "last")))
    await asyncio.sleep(0.05)
    assert ready == []
    go_on.set()
    assert [await first, await last] == [True, "last"]
    with pytest.raises(NotWanted):
        await late
    await workers.stop()


def test_a_person_can_make_the_server_think_for_a_part_of_its_time_only(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(at=0.0)
    monkeypatch.setattr("crashyard.server.workers.budget.time", SimpleNamespace(monotonic=lambda: clock.at))
    budget = ThinkingBudget(processes=2, advance=10.0)
    with budget.spending("Ann"):
        clock.at += 20.0
    assert budget.wait("Ann") == 10.0 and budget.wait("Ben") == 0.0
    clock.at += 4.0
    assert budget.wait("Ann") == 6.0
    clock.at += 100.0
    assert budget.wait("Ann") == 0.0
    with budget.spending("Ann"):
        clock.at += 12.0
    assert budget.wait("Ann") == 2.0, "what was not used is not saved up"


@asynchronous
async def test_who_has_had_least_lately_comes_first() -> None:
    workers = WorkerPool(1, thread, 60.0)
    for attacker in ("a", "b", "c"):
        workers.budget.spend(attacker, 30.0)
    order: list[str] = []

    async def bot(person: str) -> None:
        order.append(await workers.bot(person, None, doing(nap, 0.01, person)))

    await asyncio.gather(*(bot(person) for person in ("a", "b", "c", "a", "b", "c", "Ann")))
    assert order[1] == "Ann", "after what was begun before they came"
    await workers.stop()


@asynchronous
async def test_guests_who_are_made_by_the_dozen_come_first_no_oftener_than_some() -> None:
    """Those at one place have had together what each of them had; whoever is elsewhere comes before a new one."""
    budget = ThinkingBudget(1, advance=1e9)
    budget.place_of = {"guest 1": "here", "guest 2": "here"}.get
    budget.spend("guest 1", SHARES_OF_PLACE * 600.0)
    budget.spend("owner", 300.0)
    workers = WorkerPool(1, thread, 60.0, budget)
    order: list[str] = []

    async def bot(person: str) -> None:
        order.append(await workers.bot(person, None, doing(nap, 0.01, person)))

    await asyncio.gather(*(bot(person) for person in ("begun", "guest 1", "guest 2", "owner", "elsewhere")))
    assert order == ["begun", "elsewhere", "owner", "guest 2", "guest 1"]
    await workers.stop()


def test_what_other_guests_had_is_nobody_elses_time() -> None:
    budget = ThinkingBudget(1)
    budget.place_of = {"guest 1": "here", "guest 2": "here"}.get
    budget.spend("guest 1", 1e9)
    assert budget.wait("guest 1") and not budget.wait("guest 2")


@asynchronous
async def test_who_has_used_up_their_time_waits_a_little_and_nobody_else_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = WorkerPool(1, thread, 60.0, ThinkingBudget(1, advance=0.0))
    clock = SimpleNamespace(at=0.0)
    monkeypatch.setattr("crashyard.server.workers.budget.time", SimpleNamespace(monotonic=lambda: clock.at))
    order: list[str] = []

    async def bot(person: str, name: str) -> None:
        order.append(await workers.bot(person, name, doing(nap, 0.0, name)))

    workers.budget.spend("Ann", 0.05)
    late = asyncio.create_task(bot("Ann", "a1"))
    await bot("Ben", "b1")
    await asyncio.sleep(0.2)
    assert order == ["b1"]
    clock.at += 1.0
    await late
    assert order == ["b1", "a1"], "they are heard in the end, without being asked again"
    await workers.stop()


@asynchronous
async def test_what_nobody_waits_for_any_more_is_not_thought() -> None:
    workers = WorkerPool(1, thread, 60.0)
    go_on = Event()
    first = asyncio.create_task(workers.hint("Ann", doing(go_on.wait)))
    gone = asyncio.create_task(workers.hint("Ann", doing(fail)))
    await asyncio.sleep(0.05)
    gone.cancel()
    last = asyncio.create_task(workers.hint("Ann", doing(nap, 0.0, "last")))
    go_on.set()
    assert [await first, await last] == [True, "last"]
    assert gone.cancelled()
    await workers.stop()


class NoRoomElsewhere:
    """Another machine, which has no room for anything; the first time it does not even say so for a while."""

    def __init__(self, *, silent: bool) -> None:
        self._silent = silent
        self.offered: list[str] = []
        self._resting = False
        self.wake: Callable[[], None] = lambda: None

    def takes_more(self) -> bool:
        return not self._resting

    async def think(self, thought: Callable[[], str], taken: Callable[[], None]) -> str:
        self.offered.append(thought())
        if self._silent and len(self.offered) == 1:
            await asyncio.sleep(0.4)
        self._resting = True
        asyncio.get_running_loop().call_later(0.02, self._begin_again)
        raise NobodyFree

    def _begin_again(self) -> None:
        self._resting = False
        self.wake()

    def stop(self) -> None:
        self._resting = True


async def ask_all(workers: WorkerPool, names: str) -> list[str]:
    """Who was answered, one after the other."""
    order: list[str] = []

    async def bot(name: str) -> None:
        order.append(await workers.bot(name, None, doing(nap, 0.01, name)))

    await asyncio.gather(*map(bot, names))
    return order


@asynchronous
async def test_what_nobody_takes_elsewhere_keeps_its_turn() -> None:
    elsewhere = NoRoomElsewhere(silent=False)
    workers = WorkerPool(1, thread, 60.0, elsewhere=elsewhere)
    assert await ask_all(workers, "abcdef") == list("abcdef")
    assert len(elsewhere.offered) > 1
    await workers.stop()


@asynchronous
async def test_nobody_waits_for_another_machine_that_says_nothing() -> None:
    elsewhere = NoRoomElsewhere(silent=True)
    workers = WorkerPool(1, thread, 60.0, elsewhere=elsewhere)
    assert await ask_all(workers, "abcd") == ["b", "c", "d", "a"]
    await workers.stop()
