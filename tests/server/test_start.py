"""A server that starts opens its doors at once, however many games were going on: tables wake when they are needed."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from crashyard.server.storage.entries import Entry
from crashyard.server.storage.store import Store
from tests.server.living import Fate, Living, a_registry, asynchronous, until

LIVE = {"kind": "live", "minutes": 5, "increment": 0}


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose entries are read."""
    names: list[str] = []
    real = Store.entries

    async def entries(
        store: Store, table: str, first: int = 1, last: int | None = None, *, replica: bool = False
    ) -> list[Entry]:
        names.append(table)
        return await real(store, table, first, last, replica=replica)

    monkeypatch.setattr(Store, "entries", entries)
    return names


async def after_a_while(living: Living) -> tuple[int, int]:
    """What is in memory when the registry has had time to fetch whatever it likes."""
    await asyncio.sleep(0.3)
    return living.registry.count()


async def tables(folder: Path, chairs: list[str], clock: Mapping[str, Any], count: int = 5) -> list[str]:
    """Played a little, by people and by bots that have not answered yet; and left."""
    async with a_registry(folder, pause=60.0) as living:
        found = [await living.table("bump", chairs, clock=clock, public=True) for _ in range(count)]
        for table in found:
            await living.answer(table, "Ann")
        return [table.id for table in found]


@asynchronous
async def test_without_clocks_nothing_is_read_before_somebody_comes(tmp_path: Path, read: list[str]) -> None:
    await tables(tmp_path, ["Ann", "Ben"], {"kind": "none"})
    async with a_registry(tmp_path) as living:
        assert await after_a_while(living) == (0, 0)
        assert read == []


@asynchronous
async def test_bots_that_are_awaited_go_on(tmp_path: Path, read: list[str]) -> None:
    names = await tables(tmp_path, ["Ann", "bot:random"], {"kind": "none"})
    async with a_registry(tmp_path) as living:
        await until(lambda: living.registry.count() == (5, 0))
        assert sorted(read) == sorted(names), "each of them once"
        found = [await living.registry.table(name) for name in names]
        await until(lambda: all(table.awaited() == [0] for table in found))


@asynchronous
async def test_clocks_run_without_keeping_their_tables_in_memory(tmp_path: Path, read: list[str]) -> None:
    names = await tables(tmp_path, ["Ann", "Ben"], LIVE)
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        fate.at += 298.5
        await until(lambda: len(read) == len(names))
        assert await after_a_while(living) == (0, 0)
        assert sorted(read) == sorted(names), "each of them once"
        fate.at += 2
        await until(lambda: living.registry.count()[0] == len(names))
        found = [await living.registry.table(name) for name in names]
        await until(lambda: all(table.chairs[1].is_away for table in found))


@asynchronous
async def test_somebody_who_comes_first_finds_his_clock_as_it_was(tmp_path: Path) -> None:
    """They and the registry read the table at the same time."""
    (name,) = await tables(tmp_path, ["Ann", "Ben"], LIVE, 1)
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        fate.at += 100
        table = await living.registry.table(name)
        assert await after_a_while(living) == (1, 0)
        assert await living.registry.table(name) is table
        fate.at += 200.5
        await table.say(str(table.chairs[0].person), "Ann", "the timer is set again", None)
        await until(lambda: table.chairs[1].is_away)
