"""Clocks: found from the times of the entries alone, the same before and after a restart."""

from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import Refusal
from crashyard.server.tables.clocks import DAY, GRACE, Clocks
from crashyard.server.tables.table import GameTable
from tests.server.living import Fate, a_registry, asynchronous, until

LIVE = {"kind": "live", "minutes": 5, "increment": 10}
DAYS = {"kind": "days", "days": 3}


def left(shown: list[dict[str, Any]] | None) -> list[float]:
    assert shown is not None
    return [clock["left"] for clock in shown]


def test_a_live_clock_runs_while_its_seat_is_awaited_and_gains_with_each_answer() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.take_in(1000.0, [0], {})
    assert clocks.ends() == {0: 1300.0}
    clocks.take_in(1060.0, [1], {0: 1})
    assert left(clocks.shown(1060.0)) == [250.0, 300.0]
    assert left(clocks.shown(1100.0)) == [250.0, 260.0]
    clocks.take_in(1100.0, [1], {})
    clocks.take_in(1120.0, [0, 1], {1: 1})
    assert left(clocks.shown(1120.0)) == [250.0, 250.0]
    assert left(clocks.shown(1130.0)) == [240.0, 240.0]


def test_what_is_taken_back_gains_nothing() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.take_in(0.0, [0], {})
    for _ in range(5):
        clocks.take_in(0.0, [1], {0: 1})
        clocks.take_in(0.0, [0], {0: -1})
    assert left(clocks.shown(0.0)) == [300.0, 300.0]


def test_days_begin_anew_with_every_decision() -> None:
    clocks = Clocks(DAYS, 2)
    clocks.take_in(0.0, [0], {})
    clocks.take_in(DAY, [0], {})
    assert clocks.ends() == {0: 3 * DAY}, "what happens beside it changes nothing"
    clocks.take_in(2 * DAY, [0], {0: 1})
    assert clocks.ends() == {0: 5 * DAY}
    clocks.take_in(3 * DAY, [1], {0: 1})
    clocks.take_in(4 * DAY, [0], {1: 1})
    assert clocks.ends() == {0: 7 * DAY}


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks({"kind": "none"}, 2)
    clocks.take_in(5.0, [0, 1], {})
    assert clocks.ends() == {}
    assert clocks.shown(9.0) is None


def running(table: GameTable) -> list[int]:
    clocks = table.shown()["clocks"]
    assert clocks is not None
    return [clock["seat"] for clock in clocks if clock["runs"]]


@asynchronous
async def test_a_bot_takes_over_when_the_time_is_over_and_hands_back(tmp_path: Path) -> None:
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        table = await living.table("bump", ["Ann", "Ben", "bot:random", "bot:random"], clock=LIVE)
        ben = living.known["Ben"].id
        await until(lambda: table.awaited() == [0, 1])
        assert running(table) == [0, 1], "no clock runs for a bot"
        await living.answer(table, "Ann")
        assert running(table) == [1]
        fate.at += 299
        await table.call_time()
        assert table.chairs[1].kind == "person"
        fate.at += 1
        number = table.number
        await table.call_time()
        assert table.history[number].message(0)["why"] == "clock"
        assert table.shown()["chairs"][1]["away"]
        with pytest.raises(Refusal, match="bot-plays"):
            await table.answer(ben, 1, 1, "late")
        await until(lambda: 1 not in table.awaited())
        await table.come_back(ben, 1)
        assert left(table.shown()["clocks"])[1] == GRACE


@asynchronous
async def test_the_registry_rings_by_itself_also_for_tables_that_rest(tmp_path: Path) -> None:
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        table = await living.table("bump", ["Ann", "Ben"], clock={"kind": "live", "minutes": 5, "increment": 0})
        fate.at += 299.8
        await table.say(living.known["Ann"].id, "Ann", "the timer is set again", None)
        living.registry.let_rest(0.0)
        assert living.registry.count()[0] == 0
        fate.at += 1
        await until(lambda: living.registry.count()[0] == 1)
        again = await living.registry.table(table.id)
        await until(lambda: all(chair.is_away for chair in again.chairs))
        await until(lambda: again.state == "over")


@asynchronous
async def test_a_restart_changes_no_clock(tmp_path: Path) -> None:
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        table = await living.table("bump", ["Ann", "Ben"], clock=LIVE)
        for step in range(6):
            fate.at += 7 + step
            await living.answer(table, "Ann" if 0 in table.awaited() else "Ben", step)
        fate.at += 3
        shown = table.shown()
    async with a_registry(tmp_path, fate) as living:
        assert (await living.registry.table(table.id)).shown() == shown


@asynchronous
async def test_a_clock_that_goes_backwards_gives_no_time(tmp_path: Path) -> None:
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        table = await living.table("bump", ["Ann", "Ben"], clock=LIVE)
        fate.at -= 500
        await living.answer(table, "Ann")
        times = [update.entry.at for update in table.history]
        assert times == sorted(times)
        assert max(left(table.shown()["clocks"])) <= 800 + 10
        fate.at += 500
        assert left(table.shown()["clocks"]) == [310.0, 300.0]
