"""Nodes that die, sleep, or are cut off: their tables go on elsewhere, and whoever wakes up late is refused."""

import asyncio
import time

import pytest

from crashyard.server import metrics
from crashyard.server.cluster import leases
from crashyard.server.cluster.leases import TAKEN, drain
from crashyard.server.nodes import asking, membership, registry
from crashyard.server.streams.watcher import COME_BACK
from tests.refusals import refuses
from tests.server.living import asynchronous, play_out, until
from tests.server.nodes.cities import City, LivingNode, a_node, follows, nodes

LEASE = 1.5


@pytest.fixture(autouse=True)
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the usual time, for patience."""
    monkeypatch.setattr(leases, "LEASE", LEASE)
    monkeypatch.setattr(membership, "LEASE", LEASE)
    monkeypatch.setattr(registry, "RENEW_EVERY", 0.3)
    monkeypatch.setattr(registry, "LOOK_EVERY", 0.2)
    monkeypatch.setattr(asking, "LONGEST_ASK", 3.0)


async def all_are_steady(*nodes: LivingNode) -> None:
    """They have known each other for long enough to take tables of those who are gone."""
    await until(lambda: all(node.registry.membership.is_steady for node in nodes))


def taken_over() -> int:
    """So many tables were so far."""
    return int(metrics.TAKEOVERS._value.get())


async def kinds(node: LivingNode, table: str) -> list[str]:
    return [entry.kind for entry in await node.store.entries(table)]


@asynchronous
async def test_when_a_node_dies_its_tables_go_on_elsewhere(city: City) -> None:
    async with nodes(city, "a1", "a2", "a3") as (one, two, three):
        table = await one.table("bump", ["Ann", "Ben"], options={"rounds": 2})
        copy, third = await two.copy(table), await three.copy(table)
        _, watcher = two.registry.stream(copy).join(1, None, 0)
        await one.answer(table, "Ann", key="k")
        await follows(table, copy)
        await all_are_steady(one, two, three)
        before = taken_over()
        await one.die()
        await until(lambda: two.holds(table) or three.holds(table))
        assert await two.answer(copy, "Ben") > 0
        ann = await two.person("Ann")
        assert await copy.answer(ann.id, 0, 0, "k") == table.number, "what was acknowledged before counts once"
        await play_out(two, copy)
        await follows(copy, third)
        assert (await kinds(two, table.id)).count(TAKEN) == 1 == taken_over() - before
        assert not watcher.dropped, "whoever watched by another node noticed nothing"


@asynchronous
async def test_clocks_ring_on_another_node_when_theirs_died(city: City) -> None:
    async with nodes(city, "b1", "b2") as (one, two):
        await all_are_steady(one, two)
        clock = {"kind": "live", "minutes": 0.05, "increment": 0}
        began = time.monotonic()
        table = await one.table("bump", ["Ann", "Ben"], clock=clock)
        ends = table.next_end()
        assert ends is not None and ends - table.moment() < 3.1
        await one.die()
        copy = await two.copy(table)
        await until(lambda: any(chair.is_away for chair in copy.chairs))
        assert time.monotonic() - began > 2.9, "not before its time"


@asynchronous
async def test_bots_go_on_by_themselves_where_nobody_asks(city: City) -> None:
    async with nodes(city, "c1", "c2") as (one, two):
        await all_are_steady(one, two)
        one.thinking.pause = 3600.0
        table = await one.table("bump", ["Ann", "bot:random"])
        await one.answer(table, "Ann")
        assert table.thinking() == [1]
        await one.die()
        await until(lambda: two.holds(table))
        copy = await two.copy(table)
        await until(lambda: not copy.thinking())


@asynchronous
async def test_a_node_that_slept_is_refused_by_the_database_and_its_players_come_back(city: City) -> None:
    """It cannot reach the bus either: its player hears that it has not happened, and everybody there is sent away."""
    async with nodes(city, "d1", "d2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        _, watcher = one.registry.stream(table).join(0, None, 0)
        await all_are_steady(one, two)
        renew = one.registry.membership.renew
        one.registry.membership.renew = _sleeping  # type: ignore[method-assign]
        one.registry.membership._renewed += 3600.0
        one.registry._bus._ending = True
        await one.registry._bus._client.close()
        copy = await two.copy(table)
        await until(lambda: two.holds(table))
        await two.answer(copy, "Ann", key="elsewhere")
        assert one.holds(table) and (await one.copy(table)).is_held, "both believe that they hold it"
        sentence = "Another part of the server is just taking this table over; try again in a moment."
        with refuses("table-moves", sentence):
            await one.answer(table, "Ann", key="late")
        assert watcher.dropped and watcher.code == COME_BACK
        assert not one.holds(table)
        found = await two.store.entries(table.id)
        assert [entry.key for entry in found if entry.kind == "answer"] == ["elsewhere"]
        one.registry.membership.renew = renew  # type: ignore[method-assign]


async def _sleeping() -> bool:
    return False


@asynchronous
async def test_a_node_that_slept_passes_on_what_it_cannot_write(city: City) -> None:
    async with nodes(city, "e1", "e2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        await all_are_steady(one, two)
        renew, one.registry.membership.renew = one.registry.membership.renew, _sleeping  # type: ignore[method-assign]
        await until(lambda: two.holds(table))
        copy = await two.copy(table)
        await two.answer(copy, "Ann", key="k")
        ann = await one.person("Ann")
        told: list[int | Exception] = []
        table.answer_then(ann.id, 0, 0, "k", told.append)
        await until(lambda: told)
        assert told == [copy.number], "it was done elsewhere under the same key"
        await one.answer(await one.copy(table), "Ben", key="b")
        one.registry.membership.renew = renew  # type: ignore[method-assign]
        await follows(copy, await one.copy(table))


@asynchronous
async def test_a_node_that_was_away_learns_what_was_taken_from_it(city: City) -> None:
    async with nodes(city, "f1", "f2") as (one, two):
        table, other = await one.table("bump", ["Ann", "Ben"]), await one.table("bump", ["Ann", ""], start=False)
        await all_are_steady(one, two)
        renew, one.registry.membership.renew = one.registry.membership.renew, _sleeping  # type: ignore[method-assign]
        await until(lambda: two.holds(table))
        one.registry.membership.renew = renew  # type: ignore[method-assign]
        await until(lambda: not one.holds(table))
        assert one.holds(other), "nobody wanted it meanwhile"
        back = await one.copy(table)
        assert not back.is_held
        await one.answer(back, "Ann")


@asynchronous
async def test_while_the_bus_is_away_owners_write_and_followers_read_the_database(city: City) -> None:
    async with nodes(city, "g1", "g2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        copy = await two.copy(table)
        with city.nats.away():
            await until(lambda: not two.bus.there and not one.bus.there)
            await one.answer(table, "Ann")
            await follows(table, copy)
            again = await two.copy(await one.table("bump", ["Ann", "Ben"]))
            assert again.number == 1 and not again.is_held
        await until(lambda: two.bus.there and one.bus.there)
        await two.answer(copy, "Ben")
        await follows(copy, table)


@asynchronous
async def test_while_the_database_is_away_nothing_is_taken_and_afterwards_all_goes_on(city: City) -> None:
    async with nodes(city, "h1", "h2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        copy = await two.copy(table)
        await all_are_steady(one, two)
        with city.postgres.away():
            await asyncio.sleep(2 * LEASE)
        began = time.monotonic()
        while True:
            try:
                await two.answer(await two.copy(copy), "Ann", key="k")
                break
            except Exception:
                assert time.monotonic() - began < 60.0
                await asyncio.sleep(0.1)
        assert one.holds(table), "it only could not say so"


@asynchronous
async def test_a_node_that_is_drained_hands_its_tables_over(city: City) -> None:
    async with nodes(city, "i1", "i2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        _, watcher = one.registry.stream(table).join(0, None, 0)
        before = taken_over()
        assert await drain(one.store.engine, one.id)
        await until(lambda: two.holds(table))
        assert watcher.dropped and not one.holds(table)
        copy = await one.copy(table)
        await one.answer(copy, "Ann")
        fresh = await one.table("bump", ["Ann", "Ben"])
        assert two.holds(fresh) and not one.holds(fresh)
        assert TAKEN not in await kinds(two, table.id) and taken_over() == before, "it was given, not taken"


@asynchronous
async def test_a_node_that_does_not_know_the_rules_leaves_a_table_to_others(city: City) -> None:
    """During an upgrade: what newer rules have begun an older program neither takes nor shows."""
    async with a_node(city, "j1", {"bump": "0"}) as former, a_node(city, "j2") as later:
        table = await later.table("bump", ["Ann", "Ben"])
        sentence = "Another part of the server is just taking this table over; try again in a moment."
        with refuses("table-moves", sentence):
            await former.registry.table(table.id)
        await all_are_steady(former, later)
        await later.die()
        await asyncio.sleep(2 * LEASE)
        assert not former.holds(table)
        async with a_node(city, "j3") as third:
            third.known = later.known
            await until(lambda: third.holds(table))
            await third.answer(await third.copy(table), "Ann")
