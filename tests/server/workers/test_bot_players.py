"""Bots at a table: whatever goes wrong with one, its table goes on."""

import asyncio
import os
import signal
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from crashyard.bots import registry
from crashyard.bots.bot import Bot
from crashyard.engine import Game, Position, Refusal, find_game
from crashyard.server.sources import Sources
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.workers.bot_players import BotPlayers
from crashyard.server.workers.process import WorkerProcess
from crashyard.server.workers.thoughts import BotThought
from tests.refusals import refuses
from tests.server.living import a_registry, asynchronous, thread, until

NOT_WRITTEN = "The server could not save that, so it has not happened; try again in a moment."


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
        async with a_registry(tmp_path) as living:
            table = await living.table("bump", ["bot:random", "bot:random"], options={"rounds": 1})
            await until(lambda: table.state == "over")

    check()


@asynchronous
async def test_bots_with_the_same_sources_play_the_same(tmp_path: Path) -> None:
    async def play(folder: Path) -> list[tuple[int, int]]:
        folder.mkdir()
        async with a_registry(folder, sources=Sources(seed=lambda: "the same")) as living:
            table = await living.table("cube-attack", ["bot:random", "bot:random"])
            await until(lambda: table.number > 20)
            assert table.play is not None
            return table.record(await table.past.entries()).answers[:20]

    assert await play(tmp_path / "one") == await play(tmp_path / "other")


@asynchronous
async def test_a_bot_that_thinks_too_long_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, Slow())
    async with a_registry(tmp_path, longest=0.05) as living:
        table = await living.table("bump", ["bot:random", "bot:random"], options={"rounds": 1})
        await until(lambda: table.state == "over")


@asynchronous
async def test_bots_go_on_after_a_restart_though_nobody_looks_as_long_as_somebody_plays(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=5.0) as living:
        played = await living.table("bump", ["Ann", "bot:random"])
        alone = await living.table("bump", ["bot:random", "bot:random"])
        assert alone.thinking() == [0, 1]
    async with a_registry(tmp_path, living.fate) as living:
        async with asyncio.timeout(60):
            while (await living.registry.summary(played.id, None))["awaited"] != [0]:
                await asyncio.sleep(0.01)
        assert living.registry.count() == (1, 0), "a table of bots alone is not even opened"
        again = await living.registry.table(alone.id)
        await until(lambda: again.state == "over")


@asynchronous
async def test_bots_rest_where_nobody_plays_and_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.server.registry.VISIT", 0.0)
    thoughts: list[str] = []
    real = BotThought.__call__

    def noted(thought: BotThought) -> int:
        thoughts.append(thought.game)
        return real(thought)

    monkeypatch.setattr(BotThought, "__call__", noted)
    async with a_registry(tmp_path) as living:
        alone = await living.table("bump", ["bot:random", "bot:random"], options={"rounds": 1})
        left = await living.table("bump", ["Ann", "bot:random"], options={"rounds": 1})
        await until(lambda: left.awaited() == [0])
        before = len(thoughts)
        await left.change_chair(0, ChairRequest("bot", living.known["Ann"].id, "", "random"), None)
        await asyncio.sleep(0.1)
        assert len(thoughts) == before and alone.thinking() == [0, 1] and left.thinking() == [0]
        living.registry.let_rest(0.0)
        assert living.registry.count() == (0, 0), "and their tables take no room"
        for name in (alone.id, left.id):
            table = await living.registry.table(name)
            _, watcher = living.registry.stream(table).join(-2, None, 0)
            living.registry._bots.wake(await living.registry.table(name))
            while table.state != "over":
                await asyncio.sleep(0.005)
            living.registry.stream(table).leave(watcher)


@asynchronous
async def test_no_game_with_bots_begins_for_who_has_used_up_their_time(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        ann = await living.person("Ann")
        living.thinking._workers.budget.spend(ann.id, 1e9)
        with pytest.raises(Refusal, match="bots-tired"):
            await living.table("bump", ["Ann", "bot:random"])
        await living.table("bump", ["Ann", "Ben"])
        table = await living.table("bump", ["Ben", "Ann", "bot:random", "bot:random"])
        await until(lambda: not table.thinking())
        assert table.awaited() == [0, 1], "at the tables of others their bots think"


def test_the_refusal_says_how_long() -> None:
    @asynchronous
    async def check() -> None:
        bots = BotPlayers(workers=1, make_worker=thread)
        bots._workers.budget.spend("Ann", 121.4)
        with refuses("bots-tired", "Your bots have thought a lot lately; begin the next game in 3 seconds."):
            bots.check_time("Ann")
        await bots.stop()

    check()


@asynchronous
async def test_bots_answer_no_sooner_than_people_can_follow(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=0.3) as living:
        began = time.monotonic()
        table = await living.table("bump", ["Ann", "bot:random"])
        await until(lambda: table.awaited() == [0])
        assert time.monotonic() - began >= 0.3


@asynchronous
async def test_an_answer_to_a_question_that_is_gone_is_dropped(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=30.0) as living:
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
async def test_every_table_of_many_is_answered_by_one_process_even_if_it_dies(tmp_path: Path) -> None:
    """All of them wait for it, and it dies in the middle of a thought."""
    made: list[Executor] = []

    class Dying(WorkerProcess):
        thoughts = 0

        def submit(self, *args: Any, **facts: Any) -> Any:
            thought = super().submit(*args, **facts)
            self.thoughts += 1
            if self is made[0] and self.thoughts == 4:
                os.kill(self.pid, signal.SIGKILL)
            return thought

    def make() -> Executor:
        made.append(Dying())
        return made[-1]

    async with a_registry(tmp_path, make_worker=make, workers=1, longest=60.0) as living:
        tables = [await living.table("bump", ["Ann", "bot:beginner"], options={"rounds": 1}) for _ in range(22)]
        await until(lambda: all(table.awaited() == [0] for table in tables))
        assert len(made) == 2


@asynchronous
async def test_a_bot_is_asked_again_when_its_table_takes_the_place_of_another(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=0.3) as living:
        table = await living.table("bump", ["Ann", "bot:random"])
        living.registry.read_again([table.id])
        with refuses("not-written", NOT_WRITTEN):
            await table.say(table.host, "Ann", "to the old one", None)
        again = await living.registry.table(table.id)
        assert again is not table
        await until(lambda: again.awaited() == [0])
        assert table.awaited() == [0, 1], "the old one hears nothing any more"


@asynchronous
async def test_the_registry_asks_again_where_a_thought_got_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever may still go wrong: nobody has to look at a table for its bots to go on."""
    monkeypatch.setattr("crashyard.server.registry.ROUND", 0.1)
    real = BotPlayers._answer
    lost: list[Any] = []

    async def lose_the_first(thinking: BotPlayers, question: Any) -> None:
        if not lost:
            lost.append(question)
            thinking._questions.discard(question)
            return
        await real(thinking, question)

    monkeypatch.setattr(BotPlayers, "_answer", lose_the_first)
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "bot:random"])
        await until(lambda: table.awaited() == [0])
        assert len(lost) == 1


def test_a_bot_sees_only_a_table_that_is_possible_for_it() -> None:
    """What is handed over is a position file, and the answer is one of its legal actions."""
    game = find_game("cube-attack")
    position = game.new(2)
    position.play(-1, 0)
    action = BotThought(game.name, game.rules_version, game.save(position), 0, "random", "seed")()
    assert action in position.legal(0)


def test_nothing_is_left_when_thinking_stops() -> None:
    @asynchronous
    async def check() -> None:
        thinking = BotPlayers()
        await thinking.stop()

    check()


@asynchronous
async def test_a_bot_that_has_to_queue_answers_itself_in_the_end(tmp_path: Path) -> None:
    made: list[Executor] = []

    def make() -> Executor:
        made.append(ThreadPoolExecutor(1))
        return made[-1]

    async with a_registry(tmp_path, make_worker=make, workers=1, longest=60.0) as living:
        go_on = Event()
        busy = asyncio.create_task(living.thinking._workers.hint("Ben", lambda: go_on.wait))
        await until(lambda: made)
        tables = [await living.table("bump", ["Ann", "bot:random"]) for _ in range(3)]
        await asyncio.sleep(0.2)
        assert all(table.awaited() == [0, 1] for table in tables)
        go_on.set()
        await busy
        await until(lambda: all(table.awaited() == [0] for table in tables))
        assert len(made) == 1
