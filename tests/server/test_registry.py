"""All tables: found, listed, bounded, and not kept in memory for nothing."""

import asyncio
from pathlib import Path

import pytest

from crashyard.engine import Refusal, find_game
from crashyard.server import registry as registry_module
from crashyard.server.registry import TableSetup
from crashyard.server.storage.commit_queue import Then
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.group_writers import Statement
from crashyard.server.tables.seating import Chair
from tests.server.living import a_registry, asynchronous, play_out, until


@asynchronous
async def test_a_table_that_nobody_cares_for_goes_to_rest_and_comes_back(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        await living.answer(table, "Ann")
        living.registry.let_rest(3600.0)
        assert living.registry.count() == (1, 0)
        _, watcher = living.registry.stream(table).join(-2, None, 0)
        living.registry.let_rest(0.0)
        assert living.registry.count() == (1, 1), "not while somebody watches"
        living.registry.stream(table).leave(watcher)
        living.registry.let_rest(0.0)
        assert living.registry.count() == (0, 0)
        again = await living.registry.table(table.id)
        assert again is not table and again.shown() == table.shown()


@asynchronous
async def test_a_table_does_not_rest_while_its_bots_think(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=10.0) as living:
        table = await living.table("bump", ["Ann", "bot:random"])
        living.registry.let_rest(0.0)
        assert await living.registry.table(table.id) is table


@asynchronous
async def test_a_table_is_fetched_once_however_many_ask(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        living.registry.let_rest(0.0)
        found = await asyncio.gather(*(living.registry.table(table.id) for _ in range(20)))
        assert len(set(map(id, found))) == 1
        with pytest.raises(Refusal, match="no-such-table"):
            await living.registry.table("nowhere")


@asynchronous
async def test_lists_show_what_everybody_may_know(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        waiting = await living.table("bump", ["Ann", ""], start=False, public=True)
        running = await living.table("bump", ["Ann", "Ben"], public=True)
        hidden = await living.table("bump", ["Ben", "Ann"])
        over = await living.table("bump", ["Ben", "Cem"], options={"rounds": 1}, public=True)
        await play_out(living, over)
        for _ in range(2):
            assert [shown["id"] for shown in await living.registry.listed("open")] == [waiting.id]
            assert [shown["id"] for shown in await living.registry.listed("running")] == [running.id]
            mine = {shown["id"]: shown for shown in await living.registry.tables_of(living.known["Ann"])}
            assert mine.keys() == {waiting.id, running.id, hidden.id}
            assert [mine[table.id]["mine"] for table in (waiting, running, hidden)] == [[0], [0], [1]]
            assert [mine[table.id]["host"] for table in (waiting, running, hidden)] == [True, True, False]
            assert mine[running.id]["awaited"] == [0, 1]
            ended = [
                shown for shown in await living.registry.tables_of(living.known["Cem"]) if shown["state"] == "over"
            ]
            assert ended[0]["result"]["reason"] == "points"
            living.registry.let_rest(0.0)
        assert living.registry.count() == (0, 0), "looking at a list keeps nothing in memory"
        living.fate.at += 86_400
        assert await living.registry.listed("open") == [], "nobody is led to a table that was forgotten"


@asynchronous
async def test_a_host_has_a_bounded_number_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "MOST_TABLES", 2)
    async with a_registry(tmp_path) as living:
        first = await living.table("bump", ["Ann", ""], start=False)
        await living.table("bump", ["Ann", ""], start=False)
        with pytest.raises(Refusal, match="too-many-tables"):
            await living.table("bump", ["Ann", ""], start=False)
        await living.table("bump", ["Ben", ""], start=False)
        await first.close(living.known["Ann"].id, None)
        await living.table("bump", ["Ann", ""], start=False)


@asynchronous
async def test_a_game_is_played_as_its_rules_allow(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        ann = await living.person("Ann")
        chairs = [Chair(seat, "open") for seat in range(3)]
        with pytest.raises(Refusal, match="wrong-players"):
            await living.registry.open_table(ann, TableSetup(find_game("bump"), {}, chairs))
        with pytest.raises(Refusal, match="option"):
            await living.registry.open_table(ann, TableSetup(find_game("bump"), {"wings": 2}, chairs[:2]))


@asynchronous
async def test_a_table_that_could_not_be_written_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "AGAIN", 0.05)
    async with a_registry(tmp_path, pause=0.02) as living:
        table = await living.table("bump", ["bot:random", "bot:random"])
        real = living.store.commit_queue.write
        failures = iter([True, False, True, True, *[False] * 1000])

        def now_and_then(entry: Entry, also: tuple[Statement, ...], then: Then) -> None:
            if next(failures):
                then(OSError("no room left"))
            else:
                real(entry, also, then)

        monkeypatch.setattr(living.store.commit_queue, "write", now_and_then)
        await until(lambda: living.registry.count()[0] == 0 or table.number > 1)
        async with asyncio.timeout(60):
            while (await living.registry.table(table.id)).state != "over":
                await asyncio.sleep(0.02)
        numbers = [entry.number for entry in await living.store.entries(table.id)]
        assert numbers == list(range(1, len(numbers) + 1))


@asynchronous
async def test_nobody_pushes_the_tables_of_others_off_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "MOST_LISTED", 6)
    monkeypatch.setattr(registry_module, "MOST_LISTED_OF_ONE", 3)
    async with a_registry(tmp_path) as living:
        mine = await living.table("bump", ["Ann", ""], start=False, public=True)
        for _ in range(5):
            living.fate.at += 1
            await living.table("bump", ["Eve", ""], start=False, public=True)
        hosts = [shown["chairs"][0]["name"] for shown in await living.registry.listed("open")]
        assert hosts == ["Eve"] * 3 + ["Ann"], "so many of one host"
        for _ in range(2):
            for host in ("Eva", "Evi"):
                living.fate.at += 1
                await living.table("bump", [host, ""], start=False, public=True)
        assert mine.id in [shown["id"] for shown in await living.registry.listed("open")], "everybody's first one"
