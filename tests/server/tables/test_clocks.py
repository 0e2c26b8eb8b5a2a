"""Clocks: found from the entries alone, the same before and after a restart, whatever the time of day says."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update

from crashyard.engine import Refusal
from crashyard.server.settings import Settings
from crashyard.server.storage import schema
from crashyard.server.storage.snapshots import packed, unpacked
from crashyard.server.storage.store import Store
from crashyard.server.tables.clocks import DAY, NOTHING, ClockChange, Clocks, SavedClocks
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.table import GameTable
from tests.refusals import refuses
from tests.server.living import Fate, a_registry, asynchronous, until

LIVE = {"kind": "live", "minutes": 5, "increment": 10}
DAYS = {"kind": "days", "days": 3}


def left(shown: list[dict[str, Any]] | None) -> list[float]:
    assert shown is not None
    return [clock["left"] for clock in shown]


def go_on(
    clocks: Clocks, moment: float, running: Sequence[int], change: ClockChange = NOTHING, away: Sequence[int] = ()
) -> None:
    """Something happens, and is written down."""
    clocks.take_in(0.0, running, change, clocks.stamp(moment, change), away)


def has_time(clocks: Clocks) -> bool:
    """Whether the person of the first seat has time to come back to."""
    try:
        clocks.check_time(0, 9 * DAY)
    except Refusal:
        return False
    return True


def answer(seat: int, *, by_person: bool = True) -> ClockChange:
    return ClockChange(answered=seat, by_person=by_person)


def test_a_live_clock_runs_while_its_seat_is_awaited_and_gains_with_each_answer() -> None:
    clocks = Clocks(LIVE, 2)
    go_on(clocks, 1000.0, [0])
    assert clocks.ends() == {0: 1300.0}
    go_on(clocks, 1060.0, [1], answer(0))
    assert left(clocks.shown(1060.0)) == [250.0, 300.0]
    assert left(clocks.shown(1100.0)) == [250.0, 260.0]
    go_on(clocks, 1100.0, [1])
    go_on(clocks, 1120.0, [0, 1], answer(1))
    assert left(clocks.shown(1120.0)) == [250.0, 250.0]
    assert left(clocks.shown(1130.0)) == [240.0, 240.0]


@pytest.mark.parametrize("change", [ClockChange(taken={0: 1}), None], ids=["taken back", "answered again"])
def test_who_changes_their_mind_gains_nothing_and_pays_for_the_time_since(change: ClockChange | None) -> None:
    clocks = Clocks(LIVE, 2)
    go_on(clocks, 0.0, [0, 1])
    go_on(clocks, 20.0, [1], answer(0))
    for moment in range(20, 80, 10):
        if change is not None:
            go_on(clocks, moment, [0, 1], change)
        go_on(clocks, moment + 10, [1], answer(0))
    assert left(clocks.shown(80.0)) == [300.0 - 80 + 10, 220.0]
    with refuses("no-time-for-that", "You have too little time left to change your mind."):
        clocks.stamp(320.0, answer(0) if change is None else change)


def test_what_is_taken_back_alone_gains_nothing() -> None:
    """Several answers at once."""
    clocks = Clocks(LIVE, 2)
    for _ in range(5):
        go_on(clocks, 0.0, [0])
        for _ in range(3):
            go_on(clocks, 0.0, [0], answer(0))
        go_on(clocks, 0.0, [0], ClockChange(taken={0: 3}))
    assert left(clocks.shown(0.0)) == [300.0, 300.0]
    with refuses("no-time-for-that", "You have too little time left to change your mind."):
        clocks.stamp(299.0, ClockChange(taken={0: 2}))


def test_days_begin_anew_with_every_decision_but_not_for_who_takes_one_back() -> None:
    clocks = Clocks(DAYS, 2)
    go_on(clocks, 0.0, [0])
    go_on(clocks, DAY, [0])
    assert clocks.ends() == {0: 3 * DAY}, "what happens beside it changes nothing"
    go_on(clocks, 2 * DAY, [0], answer(0))
    assert clocks.ends() == {0: 5 * DAY}
    go_on(clocks, 2.5 * DAY, [0], ClockChange(taken={0: 1}))
    assert clocks.ends() == {0: 3 * DAY}
    go_on(clocks, 2.5 * DAY, [1], answer(0))
    go_on(clocks, 4 * DAY, [0], answer(1))
    assert clocks.ends() == {0: 7 * DAY}


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks({"kind": "none"}, 2)
    assert clocks.stamp(5.0) is None
    clocks.take_in(5.0, [0, 1])
    assert clocks.ends() == {}
    assert clocks.shown(9.0) is None


@pytest.mark.parametrize("seconds", [1.0, 297.6, 299.0])
def test_who_leaves_and_comes_back_has_what_they_had(seconds: float) -> None:
    clocks = Clocks(LIVE, 2)
    go_on(clocks, 0.0, [0])
    go_on(clocks, seconds, [])
    for moment in (400.0, 500.0):
        go_on(clocks, moment, [], answer(0, by_person=False))
    go_on(clocks, 600.0, [0], ClockChange(back=[0]))
    assert left(clocks.shown(600.0)) == [round(300 - seconds, 1), 300.0]


@pytest.mark.parametrize("kept", [False, True], ids=["in memory", "from a snapshot"])
def test_who_comes_back_before_a_bot_has_answered_has_won_no_time(kept: bool) -> None:
    """However slow the bot is, and however often they leave."""
    clocks = Clocks(LIVE, 2)
    go_on(clocks, 0.0, [0])
    go_on(clocks, 10.0, [], away=[0])
    if kept:
        before, clocks = clocks.saved(), Clocks(LIVE, 2)
        clocks.restore(before, 0.0)
    go_on(clocks, 30.0, [], away=[0])
    go_on(clocks, 60.0, [0], ClockChange(back=[0]))
    assert left(clocks.shown(60.0)) == [240.0, 300.0]
    go_on(clocks, 70.0, [], away=[0])
    go_on(clocks, 100.0, [])
    go_on(clocks, 150.0, [], away=[0])
    go_on(clocks, 160.0, [0], ClockChange(back=[0]))
    assert left(clocks.shown(160.0)) == [300.0 - 60 - 10 - 30 - 10, 300.0], "what was paused is nobody's"
    go_on(clocks, 160.0, [], away=[0])
    go_on(clocks, 170.0, [1], answer(0, by_person=False))
    go_on(clocks, 300.0, [0, 1], ClockChange(back=[0]))
    assert left(clocks.shown(300.0))[0] == 190.0, "a bot has answered in their place"
    go_on(clocks, 300.0, [], away=[0])
    clocks.check_time(0, 489.0)
    said = "Your time for this answer is over; take your seat again once the bot has answered for you."
    with refuses("time-over", said):
        clocks.check_time(0, 490.0)
    with refuses("time-over", said):
        clocks.stamp(490.0, ClockChange(back=[0]))
    go_on(clocks, 500.0, [], answer(0, by_person=False))
    clocks.check_time(0, 500.0)


def test_who_had_no_time_left_has_that_of_one_answer_once_a_bot_has_answered() -> None:
    for setting, share in ((LIVE, 10.0), (LIVE | {"increment": 0}, 0.0), (DAYS, 3 * DAY)):
        clocks = Clocks(setting, 1)
        go_on(clocks, 0.0, [0])
        go_on(clocks, 3 * DAY, [])
        assert not has_time(clocks)
        for _ in range(3):
            go_on(clocks, 3 * DAY, [], answer(0, by_person=False))
            assert left(clocks.shown(9 * DAY)) == [share]
        assert has_time(clocks) == clocks.renews == bool(share)


def test_what_an_older_version_wrote_goes_on_from_where_served_time_began() -> None:
    """It counted by the time of day. How long there was no server nobody knows."""
    for saved in (False, True):
        clocks = Clocks(LIVE, 2)
        clocks.take_in(1000.0, [0])
        clocks.take_in(1100.0, [0, 1], answer(0))
        if saved:
            before, clocks = clocks.saved(), Clocks(LIVE, 2)
            clocks.restore(SavedClocks(before.left, before.since, None, {}, {}), 1100.0)
        clocks.take_in(1150.0, [1], answer(0))
        assert left(clocks.shown(0.0)) == [300.0 - 150 + 20, 250.0]
        assert clocks.ends() == {1: 250.0}
        go_on(clocks, 30.0, [0, 1])
        assert clocks.ends() == {0: 30 + 170.0, 1: 250.0}


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
        await table.change_chair(1, ChairRequest("me", ben), None)
        assert table.chairs[1].kind == "person"
        assert left(table.shown()["clocks"])[1] == 10.0


@asynchronous
async def test_leaving_wins_no_time_however_long_the_stand_in_takes(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=60.0) as living:
        clock = {"kind": "live", "minutes": 5, "increment": 0}
        table = await living.table("cube-attack", ["Ann", "Ben"], clock=clock)
        (seat,) = table.awaited()
        person = str(table.chairs[seat].person)
        for _ in range(2):
            living.fate.at += 10
            await table.change_chair(seat, ChairRequest("open", person), None)
            living.fate.at += 100
            await table.change_chair(seat, ChairRequest("me", person), None)
        assert left(table.shown()["clocks"])[seat] == 80.0
        await table.change_chair(seat, ChairRequest("open", person), None)
        living.fate.at += 80
        with refuses("time-over", "Your time for this game is over; the bot plays on for you."):
            await table.change_chair(seat, ChairRequest("me", person), None)


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
async def test_the_time_without_a_server_is_nobodys(tmp_path: Path) -> None:
    """However long it is, and whether the server was closed or killed."""
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        table = await living.table("bump", ["Ann", "Ben"], clock=LIVE)
        fate.at += 7
        await living.answer(table, "Ann")
        fate.at += 20
        shown = table.shown()
        assert left(shown["clocks"]) == [303.0, 273.0]
    fate.at += 10 * DAY
    async with a_registry(tmp_path, fate) as living:
        again = await living.registry.table(table.id)
        assert again.shown() == shown
        fate.at += 3
        await again.say(str(again.chairs[0].person), "Ann", "Hello", None)
        assert left(again.shown()["clocks"]) == [303.0, 270.0]
        living.registry._timers.clear()
    fate.at += 10 * DAY
    async with a_registry(tmp_path, fate) as living:
        again = await living.registry.table(table.id)
        assert left(again.shown()["clocks"]) == [303.0, 270.0], "what was killed without a note lost nothing it wrote"


@pytest.mark.parametrize("with_snapshot", [True, False])
def test_a_table_of_an_older_version_goes_on(tmp_path: Path, with_snapshot: bool) -> None:
    """Its entries say nothing of clocks, and its snapshot since what time of day they run."""

    async def make_older(store: Store) -> None:
        entries, snapshots = schema.entries, schema.snapshots
        async with store.writing() as connection:
            for row in (await connection.execute(select(entries))).mappings().all():
                body = msgspec.json.decode(row["body"])
                assert body.pop("clock")
                change = update(entries).where(entries.c.number == row["number"])
                await connection.execute(change.values(body=msgspec.json.encode(body).decode()))
            (row,) = (await connection.execute(select(snapshots))).mappings().all()
            content = msgspec.json.decode(unpacked(row["content"]))
            state = content["state"]
            assert state.pop("moment") is not None and state.pop("answered")
            state["since"] = dict.fromkeys(state["since"], state["at"])
            await connection.execute(update(snapshots).values(content=packed(msgspec.json.encode(content))))
            if not with_snapshot:
                await connection.execute(delete(snapshots))
            await connection.execute(update(schema.served).values(seconds=0.0))

    @asynchronous
    async def check() -> None:
        fate = Fate()
        async with a_registry(tmp_path, fate) as living:
            table = await living.table("bump", ["Ann", "Ben"], clock=LIVE)
            fate.at += 7
            await living.answer(table, "Ann")
            fate.at += 20
            await table.say(living.known["Ann"].id, "Ann", "the last thing", None)
            shown = table.shown()["clocks"]
        store = Store(Settings(database=str(tmp_path / "tables.db")).database_url)
        await store.open()
        await make_older(store)
        await store.close()
        fate.at += DAY
        async with a_registry(tmp_path, fate) as living:
            again = await living.registry.table(table.id)
            assert again.shown()["clocks"] == shown and left(shown) == [303.0, 273.0]
            fate.at += 30
            await again.say(str(again.chairs[0].person), "Ann", "and on", None)
            assert left(again.shown()["clocks"]) == [303.0, 243.0]

    check()


@asynchronous
async def test_nobody_loses_or_wins_when_the_time_of_day_is_set(tmp_path: Path) -> None:
    fate = Fate()
    async with a_registry(tmp_path, fate) as living:
        table = await living.table("bump", ["Ann", "Ben"], clock=LIVE)
        for shift in (-500.0, 2 * DAY, -DAY):
            fate.shift += shift
            await table.call_time()
            await table.say(living.known["Ann"].id, "Ann", "What time is it?", None)
            assert left(table.shown()["clocks"]) == [300.0, 300.0]
        times = [update.entry.at for update in table.history]
        assert times == sorted(times)


@asynchronous
async def test_planning_again_and_again_earns_nothing(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("crash-and-grab", ["Ann", "Ben", "Cem"], clock=LIVE)
        while len(table.awaited()) < 3:
            name = ("Ann", "Ben", "Cem")[table.awaited()[0]]
            await living.answer(table, name)
        before, ann = left(table.shown()["clocks"])[0], living.known["Ann"].id
        assert table.position is not None
        for action in table.position.legal(0)[:6]:
            await table.answer(ann, 0, action, None)
        assert left(table.shown()["clocks"])[0] == before + 10
        living.fate.at += before
        with refuses("no-time-for-that", "You have too little time left to change your mind."):
            await table.answer(ann, 0, table.position.legal(0)[0], None)


@pytest.mark.parametrize(
    ("increment", "sentence"),
    [
        (0, "Your time for this game is over; the bot plays on for you."),
        (10, "Your time for this answer is over; take your seat again once the bot has answered for you."),
    ],
)
def test_who_has_no_time_left_cannot_come_back_for_more(tmp_path: Path, increment: int, sentence: str) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path, pause=60.0) as living:
            table = await living.table("bump", ["Ann", "Ben"], clock=LIVE | {"increment": increment})
            living.fate.at += 300
            await table.call_time()
            ben = living.known["Ben"].id
            assert table.chairs[1].is_away
            with refuses("time-over", sentence):
                await table.change_chair(1, ChairRequest("me", ben), None)

    check()
