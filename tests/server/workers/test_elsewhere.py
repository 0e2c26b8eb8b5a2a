"""Thinking on other machines: by real workers on a real bus, which are killed, frozen, told to go, or not there."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import aclosing, asynccontextmanager, suppress
from pathlib import Path
from threading import Event

import msgspec
import pytest

from crashyard.bots import registry
from crashyard.bots.hint import Hint
from crashyard.engine import Game, Position, find_game
from crashyard.engine.chance.dice import Dice
from crashyard.server import metrics
from crashyard.server.cluster.bus import BusMessage, MessageBus
from crashyard.server.sources import Sources
from crashyard.server.workers.elsewhere import OtherMachines
from crashyard.server.workers.exchange import (
    Beat,
    BotAnswer,
    FailedThought,
    answer_of,
    decode_said,
    decode_thought,
    encode,
    subject_of,
)
from crashyard.server.workers.pool import NobodyFree, WorkerPool
from crashyard.server.workers.process import WorkerProcess
from crashyard.server.workers.serving import ClusterWorker
from crashyard.server.workers.thoughts import BotThought, HintThought
from tests.server.buses import Nats, a_nats
from tests.server.helpers import Helper, helpers
from tests.server.http.test_hints import worlds_of
from tests.server.living import a_registry, asynchronous, thread, until
from tests.server.serving import a_server


def not_here() -> Executor:
    raise AssertionError("this machine was not to think")


@asynccontextmanager
async def on(nats: Nats) -> AsyncIterator[MessageBus]:
    bus = MessageBus(nats.address)
    await bus.open()
    try:
        yield bus
    finally:
        await bus.close()


@asynccontextmanager
async def a_worker(
    nats: Nats, processes: int = 1, make: Callable[[], Executor] = thread
) -> AsyncIterator[ClusterWorker]:
    """One in this process, on a connection of its own."""
    async with on(nats) as bus:
        worker = ClusterWorker(bus, processes, make)
        await worker.start()
        yield worker
        await worker.stop()


def begun(name: str, players: int = 2) -> Position:
    """A position in which a seat is asked."""
    position = find_game(name).new(players)
    dice = Dice("begin")
    while position.awaited() == -1:
        legal = position.legal(-1)
        position.play(-1, legal[dice.below(len(legal))])
    return position


def asked_in(position: Position) -> int:
    return next(seat for seat in range(int(position.players)) if position.awaits(seat))


def thought(name: str = "cube-attack", bot: str = "random", seconds: float = 60.0, seed: str = "seed") -> BotThought:
    game, position = find_game(name), begun(name)
    seat = asked_in(position)
    seen = position.possible(seat, Dice(seed))
    return BotThought(name, game.rules_version, game.save(seen), seat, bot, seed, seconds)


async def insist(others: OtherMachines, asked: BotThought | HintThought) -> int | Hint:
    """Ask until a worker has room."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await others.think(asked, lambda: None)
            except NobodyFree:
                await asyncio.sleep(0.02)


@asynccontextmanager
async def thoughts_without_end(helper: Helper, bus: MessageBus) -> AsyncIterator[list[int]]:
    """The process that has just thought for a worker, and gets the next thought, stands still.

    A worker that has another one is there for thoughts all the time.
    """
    await until(lambda: helper.ready)
    await insist(OtherMachines(bus), thought())
    thinkers = helper.thinkers()
    _tell(thinkers, signal.SIGSTOP)
    try:
        yield thinkers
    finally:
        _tell(thinkers, signal.SIGCONT)


def _tell(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def count_taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever becomes of the thoughts that workers have taken, one after the other."""
    ends: list[str] = []
    real = OtherMachines._ask

    async def noted(others: OtherMachines, asked: BotThought | HintThought, taken: Callable[[], None]) -> int | Hint:
        def begun() -> None:
            if len(ends) == before:
                ends.append("begun")
            taken()

        before = len(ends)
        try:
            outcome = await real(others, asked, begun)
        except NobodyFree:
            raise
        except Exception as failure:
            ends[before:] = [type(failure).__name__]
            raise
        ends[before:] = ["answered"]
        return outcome

    monkeypatch.setattr(OtherMachines, "_ask", noted)
    return ends


def is_answered_after_a_loss(taken: list[str]) -> bool:
    """On a slow machine one more worker may be given up first, and the bot may be asked again since."""
    lost = taken[: taken.index("answered")]
    return bool(lost) and set(lost) == {"_WorkerLost"}


@asynchronous
async def test_the_same_seed_gets_the_same_answer_there_as_here(nats: Nats, tmp_path: Path) -> None:
    asked = [
        thought(name, bot)
        for name in ("cube-attack", "crash-by-crash", "crash-and-grab")
        for bot in ("random", "greedy", "beginner")
    ]
    with helpers(nats.address, tmp_path, processes=2):
        async with on(nats) as bus:
            others = OtherMachines(bus)
            answers = [await insist(others, each) for each in asked]
    assert answers == [each() for each in asked]


@pytest.mark.parametrize("name", ["bump", "cube-attack", "crash-by-crash", "crash-and-grab"])
def test_hints_and_questions_arrive_as_they_were_sent(name: str) -> None:
    game, position = find_game(name), begun(name)
    seat = asked_in(position)
    asked = HintThought(name, game.rules_version, game.save(position), seat, "beginner", "seed", 0.3)
    assert decode_thought(encode(asked)) == asked
    hint = asked()
    back = decode_said(encode(answer_of(hint)))
    assert msgspec.to_builtins(back) == msgspec.to_builtins(answer_of(hint))
    assert type(back) is type(answer_of(hint)) and repr(back).count("Reason(") == repr(hint).count("Reason(")


@asynchronous
async def test_a_bot_at_a_table_answers_by_a_worker(nats: Nats, tmp_path: Path) -> None:
    before = metrics.THOUGHTS_ELSEWHERE._value.get()
    with helpers(nats.address, tmp_path, processes=2) as (helper, _):
        await until(lambda: helper.ready)
        async with on(nats) as bus, a_registry(tmp_path, bus=bus, make_worker=not_here) as living:
            table = await living.table("cube-attack", ["Ann", "bot:beginner"])
            for pick in range(4):
                await until(lambda: table.awaited() == [0])
                await living.answer(table, "Ann", pick)
            await until(lambda: table.awaited() == [0])
            assert table.position is not None
            hint = await living.thinking.hint("Ann", table.game, table.position, 0, "beginner")
            assert hint.lines
    assert metrics.THOUGHTS_ELSEWHERE._value.get() - before > 4


def test_a_server_asks_its_workers(nats: Nats, tmp_path: Path) -> None:
    with helpers(nats.address, tmp_path) as (helper, _), a_server(tmp_path, cluster=nats.address) as served:
        while not helper.ready:
            time.sleep(0.01)
        before = metrics.THOUGHTS_ELSEWHERE._value.get()
        with served.visitor("Ann") as ann:
            table = ann.table("cube-attack", "me", "beginner")["id"]
            while ann.get(f"/tables/{table}")["awaited"] != [0]:
                time.sleep(0.01)
            assert ann.get(f"/tables/{table}/hint?seat=0&level=beginner")["lines"]
    assert metrics.THOUGHTS_ELSEWHERE._value.get() > before


@asynchronous
async def test_a_worker_goes_when_it_is_told_to_though_the_bus_is_away(tmp_path: Path) -> None:
    with a_nats() as nats, helpers(nats.address, tmp_path) as (helper, _):
        await until(lambda: helper.ready)
        nats.kill()
        await until(lambda: helper.events("bus lost"))
        assert await asyncio.to_thread(helper.end, signal.SIGTERM) == 0
        assert helper.events("gone") == 1 and '"level":"error"' not in helper.log.read_text()


@asynchronous
async def test_where_there_is_no_worker_the_node_thinks_itself(nats: Nats, tmp_path: Path) -> None:
    async with on(nats) as bus, a_registry(tmp_path, bus=bus) as living:
        table = await living.table("bump", ["Ann", "bot:random"])
        await until(lambda: table.awaited() == [0])


@asynchronous
async def test_a_worker_that_is_killed_in_the_middle_of_a_thought_is_replaced(
    nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with helpers(nats.address, tmp_path, processes=2) as (first, second):
        async with (
            on(nats) as bus,
            a_registry(tmp_path, bus=bus, make_worker=not_here) as living,
            thoughts_without_end(first, bus),
        ):
            taken = count_taken(monkeypatch)
            table = await living.table("cube-attack", ["bot:random", "Ann"], start=False)
            await table.start(living.known["Ann"].id, None)
            while not table.thinking():
                await living.answer(table, "Ann")
            number = table.number
            await until(lambda: taken)
            second.start()
            await until(lambda: second.ready)
            first.end(signal.SIGKILL)
            await until(lambda: table.number > number)
            assert is_answered_after_a_loss(taken)


@asynchronous
async def test_what_a_frozen_worker_says_too_late_counts_no_more(
    nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with helpers(nats.address, tmp_path) as (first, second):
        async with on(nats) as bus, thoughts_without_end(first, bus) as thinkers:
            taken = count_taken(monkeypatch)
            others = OtherMachines(bus)
            asked = thought("crash-and-grab", "beginner")
            thinking = asyncio.create_task(insist(others, asked))
            await until(lambda: taken)
            first.tell(signal.SIGSTOP)
            second.start()
            assert await thinking in find_game("crash-and-grab").load(asked.document).legal(asked.seat)
            assert is_answered_after_a_loss(taken)
            _tell(thinkers, signal.SIGCONT)
            first.tell(signal.SIGCONT)
            assert first.end(signal.SIGTERM) == 0
            assert await insist(others, thought()) == thought()()


@asynchronous
async def test_told_to_go_a_worker_finishes_what_it_thinks_about(
    nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with helpers(nats.address, tmp_path) as (helper, _):
        async with on(nats) as bus, thoughts_without_end(helper, bus) as thinkers:
            taken = count_taken(monkeypatch)
            others = OtherMachines(bus)
            thinking = asyncio.create_task(insist(others, thought()))
            await until(lambda: taken)
            gone = asyncio.create_task(asyncio.to_thread(helper.end, signal.SIGTERM))
            await until(lambda: helper.events("going"))
            with pytest.raises(NobodyFree):
                await others.think(thought(), lambda: None)
            _tell(thinkers, signal.SIGCONT)
            assert isinstance(await thinking, int)
            assert await gone == 0
            assert taken == ["answered"] and helper.events("gone") == 1


@asynchronous
async def test_without_the_rules_of_a_thought_a_worker_does_not_hear_of_it(nats: Nats) -> None:
    async with on(nats) as bus, a_worker(nats):
        others = OtherMachines(bus)
        known = thought("bump")
        assert await insist(others, known) == known()
        with pytest.raises(NobodyFree):
            await others.think(msgspec.structs.replace(known, rules="999"), lambda: None)
        with pytest.raises(NobodyFree):
            await others.think(msgspec.structs.replace(known, game="whist"), lambda: None)


class Waiting:
    """A bot that answers when it is told to."""

    def __init__(self) -> None:
        self.go_on = Event()
        self.asked: list[str] = []
        """The seeds of all thoughts that have begun."""

    def answer(self, position: Position, seat: int) -> int:
        assert self.go_on.wait(60)
        return position.legal(seat)[0]


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> Waiting:
    bot = Waiting()

    def make(game: Game, seed: str) -> Waiting:
        bot.asked.append(seed)
        return bot

    monkeypatch.setattr(registry, "_MAKERS", {"random": make})
    return bot


@asynchronous
async def test_a_worker_takes_no_more_than_it_has_processes_and_nobody_loses_their_turn(
    nats: Nats, waiting: Waiting
) -> None:
    async with on(nats) as bus, a_worker(nats, 2):
        pool = WorkerPool(1, thread, 60.0, elsewhere=OtherMachines(bus))

        async def ask(name: str) -> None:
            await pool.bot(name[0], name, lambda: thought("bump", seed=name))

        asked = [asyncio.create_task(ask(name)) for name in ("a1", "a2", "a3", "a4", "a5", "b1")]
        await until(lambda: len(waiting.asked) == 3)
        await asyncio.sleep(0.3)
        assert sorted(waiting.asked) == ["a1", "a2", "b1"], "two there, and one here"
        waiting.go_on.set()
        await asyncio.gather(*asked)
        assert sorted(waiting.asked[3:]) == ["a3", "a4", "a5"]
        await pool.stop()


@asynchronous
async def test_when_the_bus_breaks_the_node_thinks_itself_and_later_they_do_again(
    tmp_path: Path, waiting: Waiting
) -> None:
    with a_nats() as nats:
        async with on(nats) as bus, a_worker(nats):
            pool = WorkerPool(1, thread, 60.0, elsewhere=OtherMachines(bus))
            before = metrics.THOUGHTS_ELSEWHERE._value.get()
            asked = asyncio.create_task(pool.bot("Ann", "a", lambda: thought("bump")))
            await until(lambda: len(waiting.asked) == 1)
            with nats.away():
                await until(lambda: len(waiting.asked) == 2)
                waiting.go_on.set()
                assert await asked == thought("bump")()
                assert metrics.THOUGHTS_ELSEWHERE._value.get() == before
            await until(lambda: bus.there)

            async def there() -> bool:
                await pool.bot("Ann", "a", lambda: thought("bump"))
                return bool(metrics.THOUGHTS_ELSEWHERE._value.get() > before)

            async with asyncio.timeout(30):
                while not await there():
                    await asyncio.sleep(0.05)
            await pool.stop()


@asynchronous
async def test_a_mistake_in_a_thought_is_told_and_not_tried_elsewhere(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(game: Game, seed: str) -> Waiting:
        raise RuntimeError("this bot is broken")

    monkeypatch.setattr(registry, "_MAKERS", {"random": make})
    taken = count_taken(monkeypatch)
    async with on(nats) as bus, a_worker(nats):
        with pytest.raises(RuntimeError, match="this bot is broken"):
            await insist(OtherMachines(bus), thought("bump"))
        assert taken == ["RuntimeError"]


@asynchronous
async def test_a_process_that_dies_of_a_thought_costs_its_worker_nothing(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[WorkerProcess] = []

    def make() -> Executor:
        made.append(WorkerProcess())
        return made[-1]

    async with on(nats) as bus, a_worker(nats, make=make):
        others = OtherMachines(bus)
        await insist(others, thought())
        os.kill(made[0].pid, signal.SIGSTOP)
        taken = count_taken(monkeypatch)
        asked = asyncio.create_task(insist(others, thought()))
        await until(lambda: taken)
        made[0]._process.kill()
        assert isinstance(await asked, int)
        assert len(made) == 2


@asynchronous
async def test_only_what_a_seat_may_know_travels(nats: Nats, tmp_path: Path) -> None:
    """Tables that look the same to a seat send the same, whatever is hidden there."""
    heard: list[bytes] = []

    async def listen(message: BusMessage) -> None:
        heard.append(message.payload)
        await message.answer(encode(Beat()))
        asked = decode_thought(message.payload)
        await message.answer(encode(answer_of(asked())))

    game = find_game("crash-by-crash")
    seat, worlds = worlds_of(game.name)
    async with on(nats) as bus, a_registry(tmp_path, bus=bus, sources=Sources(seed=lambda: "the same")) as living:
        await bus.subscribe(subject_of(game.name, game.rules_version), listen)
        for world in worlds:
            await living.thinking.hint("Ann", game, world, seat, "beginner")
    assert len(heard) == len(worlds) and len(set(heard)) == 1


async def replies(bus: MessageBus, *payloads: bytes) -> list[bytes]:
    """Somebody who takes every thought about Bump and says something else; returns the thoughts."""
    heard: list[bytes] = []

    async def listen(message: BusMessage) -> None:
        heard.append(message.payload)
        for payload in payloads:
            await message.answer(payload)

    await bus.subscribe(subject_of("bump", find_game("bump").rules_version), listen)
    return heard


@asynchronous
async def test_an_answer_that_is_not_legal_is_replaced(nats: Nats, tmp_path: Path) -> None:
    async with on(nats) as bus, a_registry(tmp_path, bus=bus, make_worker=not_here) as living:
        heard = await replies(bus, encode(Beat()), encode(BotAnswer(10**9)))
        table = await living.table("bump", ["Ann", "bot:random"])
        await until(lambda: table.awaited() == [0])
        assert len(heard) == 1


@asynchronous
async def test_what_makes_no_sense_harms_neither_side(nats: Nats, tmp_path: Path) -> None:
    async with on(nats) as bus, a_registry(tmp_path, bus=bus, make_worker=not_here) as living:
        heard = await replies(bus, b"nonsense")
        table = await living.table("bump", ["Ann", "bot:random"])
        await until(lambda: table.awaited() == [0])
        assert len(heard) == 1, "and any answer is drawn, as where a bot fails"
    async with on(nats) as bus, a_worker(nats):
        others = OtherMachines(bus)
        bump = subject_of("bump", find_game("bump").rules_version)
        said = bus.answers(bump, b"nonsense", 10)
        told = [decode_said(payload) async for payload in _until_failed(said)]
        assert isinstance(told[-1], FailedThought)
        assert await insist(others, thought("bump")) in begun("bump").legal(0)


async def _until_failed(said: AsyncGenerator[bytes, None]) -> AsyncIterator[bytes]:
    async with aclosing(said):
        async for payload in said:
            yield payload
            if isinstance(decode_said(payload), FailedThought):
                return
