"""The seat of somebody who has left is free for somebody who has not played at the table: whoever comes first."""

from pathlib import Path

import pytest

from crashyard.server.removal import remove_person
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.table import GameTable
from tests.refusals import refuses
from tests.server.living import Living, a_registry, asynchronous, until
from tests.server.tables.test_opening import check_same, crash, rest

STARTED = "The game at this table has already begun."
KNOWN = "You have played at this table already and know what a seat of it knows; nobody takes over another one."


async def leave(living: Living, table: GameTable, who: str, seat: int) -> None:
    await table.change_chair(seat, ChairRequest("open", (await living.person(who)).id), None)


async def take(living: Living, table: GameTable, who: str, seat: int) -> None:
    person = await living.person(who)
    await table.change_chair(seat, ChairRequest("me", person.id, who, who=person.who), None)


@asynchronous
async def test_whoever_comes_first_takes_over_and_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben", "bot:random"])
        with refuses("already-started", STARTED):
            await take(living, table, "Cem", 1)
        await leave(living, table, "Ben", 1)
        assert table.shown()["free"] == [1]
        table = await crash(living, table)
        stream = living.registry.stream(table)
        _, watcher = stream.join(1, living.known["Ben"].id, 0)
        for who in ("Cem", "Dan"):
            if who == "Dan":
                with refuses("already-started", STARTED):
                    await take(living, table, who, 1)
            else:
                await take(living, table, who, 1)
        assert watcher.dropped and not table.may_watch(living.known["Ben"].id, 1)
        assert [(chair.name, chair.kind, chair.bot) for chair in table.chairs] == [
            ("Ann", "person", None),
            ("Cem", "person", None),
            ("random", "bot", "random"),
        ]
        assert table.shown()["free"] == []
        with refuses("already-started", STARTED):
            await take(living, table, "Ben", 1)
        for again in (crash, rest):
            table = await again(living, table)
            await check_same(living, table, monkeypatch)
        while table.awaited() != [1]:
            await until(lambda: not table.thinking())
            if table.awaited() == [0]:
                await living.answer(table, "Ann")
        assert await living.answer(table, "Cem")


@asynchronous
async def test_nobody_takes_over_who_knows_what_another_seat_knows(tmp_path: Path) -> None:
    """Who still plays, who has left another seat, and who has lost it to somebody else."""
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben", "Cem"])
        await leave(living, table, "Ben", 1)
        await leave(living, table, "Cem", 2)
        for who, seat in (("Ann", 1), ("Ben", 2)):
            with refuses("seat-known", KNOWN):
                await take(living, table, who, seat)
        await take(living, table, "Dan", 1)
        table = await rest(living, table)
        with refuses("seat-known", KNOWN):
            await take(living, table, "Ben", 2)
        await take(living, table, "Cem", 2)
        assert [chair.name for chair in table.chairs] == ["Ann", "Dan", "Cem"]


@asynchronous
async def test_a_seat_is_free_only_where_its_person_left_and_has_not_resigned(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        live = {"kind": "live", "minutes": 5, "increment": 0}
        timed = await living.table("cube-attack", ["Ann", "Ben", "Cem"], clock=live)
        living.fate.at += 301
        await timed.call_time()
        late = [chair.seat for chair in timed.chairs if chair.is_away]
        assert late and timed.shown()["free"] == [], "who has no time left has not given the seat away"
        with refuses("already-started", STARTED):
            await take(living, timed, "Dan", next(seat for seat in range(3) if seat not in late))
        left = await living.table("cube-attack", ["Ann", "Ben", "Cem"], clock=live)
        asked = left.awaited()[0]
        await leave(living, left, ("Ann", "Ben", "Cem")[asked], asked)
        assert left.shown()["free"] == [asked]
        resigned = await living.table("cube-attack", ["Ann", "Ben", "Cem"])
        await resigned.resign(living.known["Ben"].id, 1, None)
        await leave(living, resigned, "Ben", 1)
        assert resigned.shown()["free"] == []
        with refuses("already-started", STARTED):
            await take(living, resigned, "Dan", 1)


@asynchronous
async def test_who_took_over_keeps_their_name_when_who_left_is_forgotten(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Benedikta"])
        await leave(living, table, "Benedikta", 1)
        await take(living, table, "Cem", 1)
        await remove_person(living.known["Benedikta"], living.people, living.registry)
        table = await living.registry.table(table.id)
        assert [chair.name for chair in table.chairs] == ["Ann", "Cem"]
        assert [update.entry.body["name"] for update in table.history if update.entry.kind == "chair"] == ["", "Cem"]
