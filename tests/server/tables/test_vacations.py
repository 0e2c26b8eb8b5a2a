"""Vacations: one's own clock stands still for some days, where every answer may take days; three weeks in a game."""

from pathlib import Path

import pytest

from crashyard.server.tables.clocks import DAY, VACATION, ClockChange, Clocks
from crashyard.server.tables.seating import ChairRequest
from tests.refusals import refuses
from tests.server.living import a_registry, asynchronous
from tests.server.tables.test_clocks import DAYS, LIVE, answer, go_on
from tests.server.tables.test_opening import check_same, crash, rest

SPENT = "A seat has three weeks of vacation in a game; 11 days are left."
OVER = "A seat has three weeks of vacation in a game; yours are over."


def test_a_clock_stands_still_and_then_goes_on() -> None:
    clocks = Clocks(DAYS, 2)
    go_on(clocks, 0.0, [0])
    go_on(clocks, 2 * DAY, [0], ClockChange(rests={0: 10}))
    assert clocks.ends() == {0: 13 * DAY}
    shown = clocks.shown(7 * DAY)
    assert shown is not None
    assert shown[0] == {"seat": 0, "left": DAY, "runs": False, "rests": 5 * DAY, "vacation": 16}
    go_on(clocks, 8 * DAY, [1], answer(0))
    go_on(clocks, 9 * DAY, [0], answer(1))
    assert clocks.ends() == {0: 15 * DAY}, "a new decision begins to count when the vacation is over"
    assert clocks.shown(14 * DAY) == [
        {"seat": 0, "left": DAY, "runs": True, "rests": 0.0, "vacation": 11},
        {"seat": 1, "left": 3 * DAY, "runs": False, "rests": 0.0, "vacation": VACATION},
    ]


def test_what_is_not_used_is_given_back_and_no_more_than_three_weeks_are_had() -> None:
    clocks = Clocks(DAYS, 1)
    go_on(clocks, 0.0, [0], ClockChange(rests={0: 20}))
    go_on(clocks, 10 * DAY, [0], ClockChange(rests={0: 0}))
    assert clocks.ends() == {0: 13 * DAY}
    with refuses("vacation-spent", SPENT):
        clocks.stamp(10 * DAY, ClockChange(rests={0: 12}))
    go_on(clocks, 10 * DAY, [0], ClockChange(rests={0: 5}))
    go_on(clocks, 12 * DAY, [0], ClockChange(rests={0: 9}))
    assert clocks.ends() == {0: 24 * DAY}, "one more takes the place of the one before"
    go_on(clocks, 21 * DAY, [0])
    with refuses("vacation-spent", OVER):
        clocks.stamp(21 * DAY, ClockChange(rests={0: 1}))


@asynchronous
async def test_who_is_on_vacation_is_waited_for_also_by_a_server_that_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"], clock=DAYS)
        seat = table.awaited()[0]
        who = ("Ann", "Ben")[seat]
        person = living.known[who]
        await table.take_vacation(person.id, seat, 7, None)
        living.fate.at += 9.9 * DAY
        await table.call_time()
        assert not table.chairs[seat].is_away
        for again in (crash, rest):
            table = await again(living, table)
            await check_same(living, table, monkeypatch)
        living.fate.at += 0.2 * DAY
        await table.call_time()
        assert table.chairs[seat].is_away


@asynchronous
async def test_vacations_are_ones_own_and_for_games_over_days(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"], clock=DAYS)
        ann, ben = living.known["Ann"].id, living.known["Ben"].id
        with refuses("not-your-seat", "That is not your seat."):
            await table.take_vacation(ben, 0, 3, None)
        await table.change_chair(1, ChairRequest("open", ben), None)
        with refuses("bot-plays", "A bot is playing for you; take your seat back first."):
            await table.take_vacation(ben, 1, 3, None)
        for clock in (LIVE, {"kind": "none"}):
            other = await living.table("cube-attack", ["Ann", "Ben"], clock=clock)
            with refuses("no-vacation", "Vacations are for games in which every decision may take days."):
                await other.take_vacation(ann, 0, 3, None)


@asynchronous
async def test_a_vacation_ends_with_whoever_takes_the_seat_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"], clock=DAYS)
        ben, dan = living.known["Ben"].id, (await living.person("Dan")).id
        await table.take_vacation(ben, 1, 7, None)
        await table.change_chair(1, ChairRequest("open", ben), None)
        living.fate.at += DAY
        await table.change_chair(1, ChairRequest("me", dan, "Dan"), None)
        clocks = table.shown()["clocks"]
        assert clocks is not None and (clocks[1]["rests"], clocks[1]["vacation"]) == (0.0, VACATION - 1)
        await check_same(living, await crash(living, table), monkeypatch)
