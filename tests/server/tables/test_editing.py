"""An open table is changed by its host: what was agreed, and who sits where."""

from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import Refusal
from crashyard.engine.chance.fair import commitment_to
from crashyard.server.tables.requests.edit import TableEdit
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.table import GameTable
from tests.refusals import refuses
from tests.server.living import Living, a_registry, asynchronous
from tests.server.tables.test_opening import check_same, crash

GAME = "cube-attack"
LIVE = {"kind": "live", "minutes": 5, "increment": 10}
DAYS = {"kind": "days", "days": 2}
ANN, BEN = "0a" * 32, "0b" * 32


async def edit(living: Living, table: GameTable, who: str = "Ann", **change: Any) -> int:
    return await table.edit((await living.person(who)).id, TableEdit(**change), None)


def names(table: GameTable) -> list[str]:
    return [chair.name for chair in table.chairs]


@asynchronous
async def test_the_host_changes_rules_time_and_who_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", "Ben"], start=False, clock=LIVE, options={"target": 64})
        await edit(living, table, options={"target": 16}, clock=DAYS, public=True)
        assert table.history[-1].entry.body["changed"] == ["options", "clock", "public"]
        shown = table.shown()
        assert (shown["options"]["target"], shown["clock"], shown["public"]) == (16, DAYS, True)
        assert [each["id"] for each in await living.registry.listed("open")] == [table.id]
        number = table.number
        assert await edit(living, table, options={"target": 16}, clock=DAYS, public=True) == number == table.number
        table = await crash(living, table)
        await check_same(living, table, monkeypatch)
        await table.start(table.host, None)
        clocks = table.shown()["clocks"]
        assert clocks is not None and [clock["left"] for clock in clocks] == [2 * 86_400.0] * 2
        assert table.position is not None and "16" in str(table.position.view(-2))
        await check_same(living, table, monkeypatch)


@asynchronous
async def test_a_variant_stays_one_when_its_options_are_changed(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", "Ben"], start=False, options={"actions": 3})
        await edit(living, table, options={"target": 16})
        assert (table.options["target"], table.options["actions"]) == (16, 3)
        await edit(living, table, options={"actions": 2})
        assert "actions" not in table.options


@asynchronous
async def test_chairs_change_places_and_whoever_moved_binds_themselves_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", "Ben", "bot:random"], start=False)
        ann, ben = living.known["Ann"], living.known["Ben"]
        await table.commit(ann.id, {0: commitment_to(ANN)}, None)
        await table.commit(ben.id, {1: commitment_to(BEN)}, None)
        await edit(living, table, order=[0, 2, 1])
        assert names(table) == ["Ann", "random", "Ben"]
        assert [pledge.seat for pledge in table.pledges()] == [0], "nobody is bound on another chair"
        assert table.seats_of(ben.id) == [2] and not table.may_watch(ben.id, 1)
        table = await crash(living, table)
        await check_same(living, table, monkeypatch)
        rows = await living.store.chairs([table.id])
        assert [(row["seat"], row["name"], row["kind"]) for row in rows] == [
            (0, "Ann", "person"),
            (1, "random", "bot"),
            (2, "Ben", "person"),
        ]


@asynchronous
async def test_a_table_gets_more_chairs_and_fewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that is opened again, whose row says only how many there are now."""
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", "Ben", "", ""], start=False, clock=LIVE)
        cem = await living.person("Cem")
        await table.change_chair(3, ChairRequest("me", cem.id, "Cem"), None)
        await edit(living, table, order=[3, 0])
        assert names(table) == ["Cem", "Ann"]
        table = await crash(living, table)
        await check_same(living, table, monkeypatch)
        await edit(living, table, order=[1, 0, None, None, None])
        assert [(chair.seat, chair.name, chair.kind) for chair in table.chairs][2:] == [
            (seat, "", "open") for seat in (2, 3, 4)
        ]
        await edit(living, table, order=[0, 1, 2])
        await table.change_chair(2, ChairRequest("me", (await living.person("Dan")).id, "Dan"), None)
        table = await crash(living, table)
        await check_same(living, table, monkeypatch)
        await table.start(table.host, None)
        assert names(table) == ["Ann", "Cem", "Dan"]
        await check_same(living, await crash(living, table), monkeypatch)


@asynchronous
async def test_what_cannot_be_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(GAME, ["Ann", "Ben", ""], start=False)
        before, number = table.shown(), table.number
        with refuses("only-host", "Only the host of the table can do that."):
            await edit(living, table, "Ben", public=True)
        told = "Name chairs 0 to 2 of the table once at most, in their new order, and null for a free chair more."
        for order in ([0, 0, 1], [0, 1, 3]):
            with refuses("wrong-order", told):
                await edit(living, table, order=order)
        for wrong in ({"order": [0]}, {"order": [None] * 9}, {"options": {"target": 1}}, {"options": {"nothing": 1}}):
            with pytest.raises(Refusal):
                await edit(living, table, **wrong)
        stream = living.registry.stream(table)
        _, watcher = stream.join(1, living.known["Ben"].id, 0)
        with refuses("person-is-here", "Ben is at the table; only somebody who is away can be replaced."):
            await edit(living, table, order=[0, 2])
        assert (table.shown(), table.number) == (before, number)
        await edit(living, table, order=[1, 0, 2])
        assert watcher.dropped, "nobody watches a seat that is not theirs any more"
        stream.leave(watcher)
        await edit(living, table, order=[1, 2])
        assert names(table) == ["Ann", ""], "somebody absent can be taken off"
        await edit(living, table, order=[0, 1, None])
        await table.change_chair(1, ChairRequest("bot", table.host, "Vega", "random", is_host=True), None)
        await edit(living, table, order=[0, 1])
        await table.start(table.host, None)
        with refuses("already-started", "The game at this table has already begun."):
            await edit(living, table, public=True)
