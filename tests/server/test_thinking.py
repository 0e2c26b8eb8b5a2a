"""Bots at a table: whatever goes wrong with one, its table goes on."""

import time
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from crashyard.bots import registry
from crashyard.bots.bot import Bot
from crashyard.engine import Game, Position, find_game
from crashyard.server.sources import Sources
from crashyard.server.thinking import Thinking, think
from tests.server.living import a_hall, asynchronous, until


class Broken:
    def answer(self, position: Position, seat: int) -> int:
        raise RuntimeError("this bot is broken")


class Lawless:
    def answer(self, position: Position, seat: int) -> int:
        return 0


class Slow:
    def answer(self, position: Position, seat: int) -> int:
        time.sleep(0.4)
        return position.legal(seat)[0]


def offer(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    def make(game: Game, seed: str) -> Bot:
        return bot

    monkeypatch.setattr(registry, "_MAKERS", {"random": make, "greedy": make})


@pytest.mark.parametrize("bot", [Broken(), Lawless()])
def test_a_table_goes_on_with_a_bot_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    offer(monkeypatch, bot)

    @asynchronous
    async def check() -> None:
        async with a_hall(tmp_path) as living:
            table = await living.table("bump", ["bot:random", "bot:random"], options={"rounds": 1})
            await until(lambda: table.state == "over")

    check()


@asynchronous
async def test_bots_with_the_same_sources_play_the_same(tmp_path: Path) -> None:
    async def play(folder: Path) -> list[tuple[int, int]]:
        folder.mkdir()
        async with a_hall(folder, sources=Sources(seed=lambda: "the same")) as living:
            table = await living.table("cube-attack", ["bot:random", "bot:random"])
            await until(lambda: table.number > 20)
            assert table.play is not None
            return list(table.play.record.answers[:20])

    assert await play(tmp_path / "one") == await play(tmp_path / "other")


@asynchronous
async def test_a_bot_that_thinks_too_long_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, Slow())
    async with a_hall(tmp_path, longest=0.05) as living:
        table = await living.table("bump", ["bot:random", "bot:random"], options={"rounds": 1})
        await until(lambda: table.state == "over")


@asynchronous
async def test_processes_that_died_are_replaced(tmp_path: Path) -> None:
    made: list[Executor] = []

    class Dying(ThreadPoolExecutor):
        def submit(self, *args: Any, **facts: Any) -> Any:
            from concurrent.futures import BrokenExecutor

            if self is made[0]:
                raise BrokenExecutor
            return super().submit(*args, **facts)

    def make_pool(workers: int) -> Executor:
        made.append(Dying(workers))
        return made[-1]

    async with a_hall(tmp_path, make_pool=make_pool) as living:
        table = await living.table("bump", ["bot:random", "bot:random"], options={"rounds": 1})
        await until(lambda: table.state == "over")
        assert len(made) == 2


@asynchronous
async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async with a_hall(tmp_path, pause=5.0) as living:
        table = await living.table("bump", ["bot:random", "bot:random"])
        assert table.thinking() == [0, 1]
    async with a_hall(tmp_path, living.fate) as living:
        again = await living.hall.table(table.id)
        await until(lambda: again.state == "over")


@asynchronous
async def test_bots_answer_no_sooner_than_people_can_follow(tmp_path: Path) -> None:
    async with a_hall(tmp_path, pause=0.3) as living:
        began = time.monotonic()
        table = await living.table("bump", ["Ann", "bot:random"])
        await until(lambda: table.awaited() == [0])
        assert time.monotonic() - began >= 0.3


@asynchronous
async def test_an_answer_to_a_question_that_is_gone_is_dropped(tmp_path: Path) -> None:
    async with a_hall(tmp_path, pause=30.0) as living:
        table = await living.table("bump", ["Ann", "bot:random"])
        assert table.position is not None
        action = table.position.legal(1)[0]
        await table.answer_for_bot(1, action, (0, 7))
        await table.answer_for_bot(0, action, table.decision(0))
        assert table.number == 1
        await table.answer_for_bot(1, action, table.decision(1))
        assert table.number == 2
        await table.answer_for_bot(1, action, table.decision(1))
        assert table.number == 2, "a bot that has answered is not awaited"


@asynchronous
async def test_real_processes_think(tmp_path: Path) -> None:
    from crashyard.server.thinking import processes

    async with a_hall(tmp_path, make_pool=processes) as living:
        table = await living.table("cube-attack", ["bot:greedy", "bot:random"])
        await until(lambda: table.number > 3)


def test_a_bot_sees_only_a_table_that_is_possible_for_it() -> None:
    """What is handed over is a position file, and the answer is one of its legal actions."""
    game = find_game("cube-attack")
    position = game.new(2)
    position.play(-1, 0)
    action = think(game.name, game.save(position), 0, "random", "seed")
    assert action in position.legal(0)


def test_nothing_is_left_when_thinking_stops() -> None:
    @asynchronous
    async def check() -> None:
        thinking = Thinking()
        await thinking.stop()

    check()


@asynchronous
async def test_a_bot_that_has_to_queue_costs_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for his turn too long answers at random; only who thinks too long loses his process."""
    made: list[Executor] = []

    def make_pool(workers: int) -> Executor:
        made.append(ThreadPoolExecutor(1))
        return made[-1]

    async with a_hall(tmp_path, make_pool=make_pool, longest=0.1) as living:
        done = Event()
        busy = made[0].submit(done.wait)
        table = await living.table("bump", ["bot:random", "bot:random"], options={"rounds": 1})
        await until(lambda: table.state == "over")
        assert len(made) == 1
        done.set()
        busy.result()
