"""Whatever goes wrong once, in however bad a moment: it is tried again, and no table stays behind."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from crashyard.server import registry as server_registry
from crashyard.server.cluster import leases
from crashyard.server.cluster.leases import TAKEN, TakenTable, drain
from crashyard.server.http.access import RateLimiter
from crashyard.server.nodes import asking, registry
from crashyard.server.nodes.served_node import ServedNode
from crashyard.server.notifications import caller
from crashyard.server.notifications.caller import Caller
from crashyard.server.notifications.devices import PushDevices
from crashyard.server.notifications.letters import Letters
from crashyard.server.notifications.mailer import Mailer
from crashyard.server.notifications.preferences import PreferenceBook
from crashyard.server.notifications.tabs import OpenTabs
from crashyard.server.settings import Settings
from crashyard.server.storage import schema
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.store import Row
from crashyard.server.streams.backlog import Reader
from crashyard.server.streams.watcher import COME_BACK
from tests.refusals import refuses
from tests.server.living import asynchronous, play_out, until, written
from tests.server.nodes.cities import City, LivingNode, a_node, follows, nodes
from tests.server.relays import a_relay


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(asking, "LONGEST_ASK", 60.0)


async def dies(node: LivingNode, *others: LivingNode) -> None:
    """It is gone, and the others need not wait to be sure of it."""
    await node.die()
    await is_held_to_be_gone(node, *others)


async def is_held_to_be_gone(node: LivingNode, *others: LivingNode) -> None:
    for other in others:
        other.registry.membership._steady_since = -3600.0
    async with others[0].store.writing() as connection:
        await connection.execute(update(schema.nodes).where(schema.nodes.c.id == node.id).values(until=0.0))


def fails_once(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[Exception]:
    """The next call finds no database, and those after it do; what is returned is empty from then on."""
    real = getattr(owner, name)
    failures: list[Exception] = [OperationalError("SELECT", {}, OSError("away"))]

    async def call(*given: Any, **named: Any) -> Any:
        if failures:
            raise failures.pop()
        return await real(*given, **named)

    monkeypatch.setattr(owner, name, call)
    return failures


@asynchronous
async def test_clocks_ring_where_the_database_failed_just_after_the_table_was_taken(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody opens the table: only its clock keeps it alive."""
    async with nodes(city, "a1", "a2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"], clock={"kind": "live", "minutes": 0.02, "increment": 0})
        failures = fails_once(monkeypatch, two.store, "rows")
        await dies(one, two)
        async with asyncio.timeout(60):
            while "chair" not in [entry.kind for entry in await two.store.entries(table.id)]:
                await asyncio.sleep(0.02)
        assert not failures


@asynchronous
async def test_a_node_finds_out_what_it_has_lost_however_often_it_has_to_ask(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(city, "c1", "c2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        with monkeypatch.context() as asleep:
            asleep.setattr(one.registry.membership, "renew", nothing_new)
            await is_held_to_be_gone(one, two)
            await until(lambda: two.holds(table))
        failures = fails_once(monkeypatch, one.registry._leases, "held")
        await until(lambda: not one.holds(table))
        assert not failures
        await one.answer(await one.copy(table), "Ann")


async def nothing_new() -> bool:
    return False


@asynchronous
async def test_a_table_is_gone_on_with_whose_taking_was_not_heard_of(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database had done it, and its answer got lost."""
    async with nodes(city, "d1", "d2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        real, lost = two.registry._leases.take_over, list[str]()

        async def take_over(*given: Any) -> list[TakenTable]:
            taken = await real(*given)
            if taken and not lost:
                lost.extend(each.id for each in taken)
                raise OperationalError("COMMIT", {}, OSError("away"))
            return taken

        monkeypatch.setattr(two.registry._leases, "take_over", take_over)
        await dies(one, two)
        await until(lambda: two.holds(table))
        assert table.id in lost


@asynchronous
async def test_what_a_node_could_not_hand_over_it_hands_over_the_next_time(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(city, "e1", "e2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        failures = fails_once(monkeypatch, one.registry._leases, "give_back")
        await drain(one.store.engine, one.id)
        await until(lambda: two.holds(table))
        assert not failures
        await one.answer(await one.copy(table), "Ann")


@asynchronous
async def test_each_table_is_handed_over_when_nothing_is_written_there(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes at one of them, the others do not wait for it."""
    monkeypatch.setattr(registry, "QUIET", 600.0)
    async with nodes(city, "f1", "f2") as (one, two):
        table, other = await one.table("bump", ["Ann", "Ben"]), await one.table("bump", ["Ann", "Ben"])
        writer = one.store.commit_queue._group_writer
        write, slow = writer.write, asyncio.Event()

        async def write_slowly(*given: Any) -> None:
            await slow.wait()
            await write(*given)

        monkeypatch.setattr(writer, "write", write_slowly)
        told: list[int | Exception] = []
        ann, position = await one.person("Ann"), table.position
        assert position is not None
        table.answer_then(ann.id, 0, position.legal(0)[0], "k", told.append)
        await drain(one.store.engine, one.id)
        await until(lambda: two.holds(other))
        assert one.holds(table) and not told
        slow.set()
        await until(lambda: two.holds(table))
        assert told == [table.number]
        assert (await two.copy(table)).number == table.number


@pytest.mark.parametrize("is_asked", [True, False], ids=["asked", "alone"])
@asynchronous
async def test_tables_of_a_node_that_is_in_no_list_go_on(
    city: City, monkeypatch: pytest.MonkeyPatch, *, is_asked: bool
) -> None:
    """An operator has deleted its row, or a copy of the database was read back."""
    monkeypatch.setattr(registry, "FIND_EVERY", 3600.0 if is_asked else 0.05)
    async with nodes(city, "g1") as (one,):
        table = await one.table("bump", ["Ann", "Ben"])
    async with nodes(city, "g2") as (two,):
        two.known, two.registry._unlisted_at = one.known, time.monotonic()
        async with two.store.writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(owner="ghost"))
        two.registry.lose([table.id])
        two.registry.membership._steady_since = -3600.0
        if is_asked:
            await two.answer(await two.copy(table), "Ann")
        await until(lambda: two.holds(table))


@asynchronous
async def test_a_node_that_is_asked_too_much_at_once_keeps_its_tables(city: City) -> None:
    """Readers hold all connections that they may have: leases and entries do not wait behind them."""
    async with nodes(city, "h1") as (one,), AsyncExitStack() as stack:
        table = await one.table("bump", ["Ann", "Ben"])
        pool: Any = one.store.engine.pool
        while pool.checkedout() < pool.size() + pool._max_overflow:
            await stack.enter_async_context(one.store.engine.connect())
        before = one.registry.membership._renewed
        await until(lambda: one.registry.membership._renewed > before)
        await one.registry.membership.look_around()
        assert await one.answer(table, "Ann") == table.number


@asynchronous
async def test_a_node_whose_connections_say_nothing_any_more_opens_others(city: City) -> None:
    """The machine of PostgreSQL has died and another one is in its place; nobody tells the connections to the first."""
    async with (
        a_relay(city.postgres.port) as relay,
        nodes(City(replace(city.postgres, port=relay.port), city.nats), "i1") as (one,),
    ):
        table = await one.table("bump", ["Ann", "Ben"])
        before = one.registry.membership._renewed
        relay.swallow()
        assert await one.answer(table, "Ann") == table.number
        await until(lambda: one.registry.membership._renewed > before + 1.0)
        relay.cut()


@asynchronous
async def test_what_only_newer_nodes_understand_older_ones_leave_to_them_and_try_no_more(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_registry, "AGAIN", 0.01)
    async with a_node(city, "k1", {"bump": "0"}) as former, a_node(city, "k2") as later:
        table = await later.table("bump", ["Ann", "Ben"], start=False)
        copy = await former.copy(table)
        await table.start(table.host, None)
        await follows(table, copy)
        asked, knows = list[str](), former.registry._knows

        def count(row: Row) -> bool:
            asked.append(row["id"])
            return knows(row)

        monkeypatch.setattr(former.registry, "_knows", count)
        copy.give_up()
        await until(lambda: table.id in asked)
        await asyncio.sleep(0.2)
        assert asked.count(table.id) == 1


@asynchronous
async def test_entries_that_only_newer_nodes_understand_send_people_of_older_ones_to_them(city: City) -> None:
    async with nodes(city, "l1", "l2") as (former, later):
        table = await later.table("bump", ["Ann", "Ben"])
        async with later.store.writing() as connection:
            await connection.execute(update(schema.nodes).where(schema.nodes.c.id == later.id).values(version="2.0"))
        await written(later.store.commit_queue, Entry(table.id, table.number + 1, "novel", {}, 5.0))
        await former.registry.membership.look_around()
        with refuses(
            "table-moves", "Another part of the server is just taking this table over; try again in a moment."
        ):
            await former.registry.table(table.id)


@asynchronous
async def test_people_of_newer_nodes_talk_at_tables_of_older_rules_that_are_over(city: City) -> None:
    """Such a table is left to nodes of the older rules, which nobody else wakes."""
    async with a_node(city, "m1") as former, a_node(city, "m2", {"bump": "99"}) as later:
        table = await former.table("bump", ["Ann", "Ben"])
        await play_out(former, table)
        former.registry.let_rest(0.0)
        await until(lambda: not former.holds(table) and not former.registry._leaving)
        copy = await later.copy(table)
        ann = await former.person("Ann")
        assert await copy.say(ann.id, "Ann", "well played", "k") == copy.number
        assert former.holds(table) and not later.holds(table)


@asynchronous
async def test_tables_of_a_node_that_only_the_bus_has_lost_go_on_where_people_ask_for_them(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "DEAF_AFTER", 0.3)
    async with nodes(city, "n1", "n2") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        _, watcher = one.registry.stream(table).join(0, None, 0)
        copy = await two.copy(table)
        two.registry.membership._steady_since = -3600.0
        one.bus._ending = True
        await one.bus._client.close()
        await two.answer(copy, "Ann", key="k")
        assert two.holds(table)
        await until(lambda: watcher.dropped and not one.holds(table))
        assert watcher.code == COME_BACK
        kinds = [entry.kind for entry in await two.store.entries(table.id)]
        assert kinds.count(TAKEN) == kinds.count("answer") == 1


@asynchronous
async def test_however_many_tables_a_node_finds_again_it_reads_some_at_a_time(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "MOST_NAMED", 1)
    async with nodes(city, "o1") as (one,):
        tables = [await one.table("bump", ["Ann", "Ben"]) for _ in range(2)]
        ours = {table.id for table in tables}
        asked, rows = list[int](), one.store.rows

        async def count(names: Sequence[str]) -> list[Row]:
            if not ours.isdisjoint(names):
                asked.append(len(names))
            return await rows(names)

        monkeypatch.setattr(one.store, "rows", count)
        one.registry._held.clear()
        one.registry._is_doubtful = True
        await until(lambda: all(map(one.holds, tables)) and len(asked) >= len(tables))
        assert set(asked) == {1}


@asynchronous
async def test_each_node_looks_for_bots_at_its_own_tables_alone(city: City) -> None:
    async with nodes(city, "p1", "p2") as (one, two):
        one.thinking.pause = 3600.0
        table = await one.table("bump", ["Ann", "bot:random"])
        await one.answer(table, "Ann")
        assert await one.registry._with_bots_awaited() == [table.id]
        assert await two.registry._with_bots_awaited() == []


@asynchronous
async def test_open_tabs_hear_whom_tables_wait_for_whose_node_died_before_it_said_so(city: City) -> None:
    async with nodes(city, "j1") as (one,):
        settings, preferences = Settings(port=8000), PreferenceBook(one.store)
        letters, devices = Letters(Mailer(settings), settings.origin), PushDevices(one.store, settings)
        served = ServedNode(settings, one.store, one.thinking, one.bus, None)
        calling = Caller(one.store, preferences, letters, devices, served.registry.is_at, 3600.0)
        tabs = OpenTabs(one.store)
        served.join(tabs, calling, RateLimiter())
        table = await one.table("bump", ["Ann", "Ben"])
        ann = await one.person("Ann")
        tab = await tabs.join(ann.id, Reader(ann.id))
        owner = tabs._owners[ann.id]
        owner.waiting = set()
        served.registry.took([table.id])
        await until(lambda: owner.waiting == {table.id})
        tabs.leave(tab)
        await calling.close()


@asynchronous
async def test_people_are_called_where_the_database_failed_just_after_the_table_was_taken(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "TICK", 0.02)
    async with nodes(city, "b1") as (one,):
        table = await one.table("bump", ["Ann", "Ben"])
        failures = fails_once(monkeypatch, caller, "running_waits")
        settings, preferences = Settings(), PreferenceBook(one.store)
        letters, devices = Letters(Mailer(settings), settings.origin), PushDevices(one.store, settings)
        calling = Caller(one.store, preferences, letters, devices, one.registry.is_at, 3600.0)
        calling._waits.all_found = True
        calling.take_over([table.id])
        await until(lambda: calling._waits.has(table.id))
        assert not failures
        await calling.close()
