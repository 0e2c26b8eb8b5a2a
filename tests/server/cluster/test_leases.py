"""Leases: one node at a time writes a table, whoever was gone finds that out, and served time has no holes."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text, update

from crashyard.server.cluster import leases
from crashyard.server.cluster.leases import LEASE, TAKEN, Leases, all_nodes, drain, forget_nodes, spared_rules
from crashyard.server.settings import Settings
from crashyard.server.storage import schema
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.lock import DatabaseInUse
from crashyard.server.storage.store import Store
from tests.server.databases import Postgres, a_postgres
from tests.server.living import asynchronous, written

RULES = {"bump": "2"}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with a_postgres() as found:
        yield found


@asynccontextmanager
async def a_store(postgres: Postgres) -> AsyncIterator[Store]:
    """With nothing in it that the last test left."""
    store = Store(Settings(database=postgres.address).database_url, shared=True)
    await store.open()
    async with store.writing() as connection:
        await connection.execute(text('TRUNCATE nodes, "tables" CASCADE'))
        await connection.execute(update(schema.served).values(seconds=0.0, since=None))
    try:
        yield store
    finally:
        await store.close()


def node(store: Store, name: str, rules: str = "2") -> Leases:
    return Leases(store.engine, name, f"{name}.example:8000", "1.0", {"bump": rules})


async def add(store: Store, *names: str, **facts: object) -> None:
    for name in names:
        row = {"id": name, "game": "bump", "players": 2, "options": "{}", "seed": "", "clock": '{"kind":"none"}'}
        row |= {"public": 0, "host": "ann", "state": "running", "created": 0.0, "moved": 0.0, **facts}
        async with store.writing() as connection:
            await connection.execute(insert(schema.tables), [row])


async def owners(store: Store) -> dict[str, str | None]:
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(schema.tables.c.id, schema.tables.c.owner))
        return {name: owner for name, owner in rows.all()}  # noqa: C416


async def let_go(store: Store, name: str, seconds: float = LEASE + 1.0) -> None:
    """As if a node had not been heard of for so long."""
    async with store.writing() as connection:
        row = schema.nodes.c.id == name
        await connection.execute(update(schema.nodes).where(row).values(until=schema.nodes.c.until - seconds))


@asynchronous
async def test_a_table_has_one_owner_however_many_want_it(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_store(postgres) as store:
        await add(store, "one")
        nodes = [node(store, f"node-{number}") for number in range(6)]
        for each in nodes:
            await each.renew()
        taken = await asyncio.gather(*(each.take("one", {}) for each in nodes))
        (owner,) = [each for each, found in zip(nodes, taken, strict=True) if found is not None]
        assert await owners(store) == {"one": owner.node}
        assert await owner.held() == {"one"} and await owner.owner("one") == owner.node
        again = await owner.take("one", {})
        assert again is not None and again.number == 0, "it is ours already"
        monkeypatch.setattr(leases, "MOST_NAMED", 1)
        await owner.give_back(["none", "one", "other"])
        assert await owners(store) == {"one": None}
        await written(store.commit_queue, Entry("one", 1, "chat", {"name": "A", "text": "a"}, 5.0))
        assert await owner.numbers(["none", "one"]) == {"one": 1}


@asynchronous
async def test_what_a_dead_node_held_is_taken_with_an_entry_that_keeps_it_out(postgres: Postgres) -> None:
    async with a_store(postgres) as store:
        await add(store, "one", "two", "over")
        async with store.writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == "over").values(state="over"))
        first, second, third = (node(store, name) for name in ("first", "second", "third"))
        pulse = await first.renew()
        assert (pulse.steady, pulse.lost) == (False, 0), "it has only just come"
        for name in ("one", "two", "over"):
            assert await first.take(name, {}) is not None
        await written(store.commit_queue, Entry("one", 1, "chat", {"name": "A", "text": "a"}, 5.0))
        assert await second.take_over("first", {}) == [], "not while it is there"
        assert await second.take("one", {}) is None
        await let_go(store, "first")
        found = await asyncio.gather(second.take_over("first", {}), third.take_over("first", {}))
        taken = {each.id: each.number for some in found for each in some}
        assert taken == {"one": 2, "two": 1}, "each once"
        assert [entry.kind for entry in await store.entries("one")] == ["chat", TAKEN]
        with pytest.raises(Exception, match="duplicate key"):
            await written(store.commit_queue, Entry("one", 2, "chat", {"name": "A", "text": "b"}, 6.0))
        assert (await owners(store))["over"] == "first", "nothing happens there by itself"
        over = await third.take("over", {})
        assert over is not None and over.number == 1
        pulse = await first.renew()
        assert not pulse.steady and pulse.lost >= 2, "it learns that something was taken"
        assert await first.held() == set()


@asynchronous
async def test_nothing_is_taken_from_a_node_that_comes_back_in_the_same_moment(postgres: Postgres) -> None:
    async with a_store(postgres) as store:
        names = [f"table-{number}" for number in range(40)]
        await add(store, *names)
        first, second = node(store, "first"), node(store, "second")
        for _ in range(5):
            await first.renew()
            for name in names:
                await first.take(name, {})
            await let_go(store, "first")
            pulse, taken = await asyncio.gather(first.renew(), second.take_over("first", {}))
            assert bool(taken) == bool(await second.held())
            if taken and not pulse.lost:
                assert (await first.renew()).lost, "it came first and was told later"
            await second.give_back([each.id for each in taken])


@asynchronous
async def test_a_node_takes_only_tables_whose_rules_it_knows(postgres: Postgres) -> None:
    async with a_store(postgres) as store:
        await add(store, "new", rules="2")
        await add(store, "old", rules="1")
        await add(store, "other", game="chess")
        former, later = node(store, "former", "1"), node(store, "later", "2")
        await former.renew()
        await later.renew()
        assert await former.take("new", {}) is None
        spared = spared_rules(later.rules, await all_nodes(store.engine), "later")
        assert spared == {"bump": ["1"]}, "a node that plays by them is there"
        assert [each.id for each in await later.take_free(spared)] == ["new"]
        await drain(store.engine, "former")
        assert (await former.renew()).draining
        spared = spared_rules(later.rules, await all_nodes(store.engine), "later")
        assert [each.id for each in await later.take_free(spared)] == ["old"], "it goes on by newer rules then"
        assert await later.take("other", spared) is None


@asynchronous
async def test_served_time_goes_on_while_any_node_is_there_and_no_longer(postgres: Postgres) -> None:
    async with a_store(postgres) as store:
        async with store.writing() as connection:
            await connection.execute(update(schema.served).values(seconds=1000.0))
        first, second = node(store, "first"), node(store, "second")
        assert 1000.0 <= (await first.renew()).served < 1001.0
        await asyncio.sleep(0.3)
        seen = (await second.renew()).served
        assert 1000.3 <= seen < 1002.0
        await first.leave()
        assert (await second.renew()).served >= seen
        await second.note_served()
        for name in ("second",):
            await let_go(store, name, 500.0)
        async with store.writing() as connection:
            await connection.execute(update(schema.served).values(since=schema.served.c.since - 510.0))
        served = (await second.renew()).served
        assert 1007.0 < served < 1013.0, "ten seconds more, up to when it was last seen; not the time nobody was there"
        await second.leave()
        async with store.engine.connect() as connection:
            seconds, since = (await connection.execute(select(schema.served))).one()
        assert since is None and served <= seconds < served + 5.0


@asynchronous
async def test_nodes_are_listed_and_forgotten_when_nothing_is_left_of_them(postgres: Postgres) -> None:
    async with a_store(postgres) as store:
        await add(store, "one")
        await add(store, "over", state="over")
        first, second = node(store, "first"), node(store, "second")
        await first.renew()
        await second.renew()
        await first.take("one", {})
        await second.take("over", {})
        found = await all_nodes(store.engine, counted=True)
        assert [(each.id, each.address, each.tables, each.is_there) for each in found] == [
            ("first", "first.example:8000", 1, True),
            ("second", "second.example:8000", 1, True),
        ]
        await let_go(store, "first")
        await let_go(store, "second")
        await forget_nodes(store.engine, 0.0)
        assert [each.id for each in await all_nodes(store.engine)] == ["first"], "it still holds a table that runs"
        assert await owners(store) == {"one": "first", "over": None}
        assert not await drain(store.engine, "first"), "it is not there"
        third = node(store, "third")
        await third.renew()
        await third.take("one", {})
        await forget_nodes(store.engine, 0.0)
        assert [each.id for each in await all_nodes(store.engine)] == ["third"]


@asynchronous
async def test_many_nodes_share_a_database_and_a_server_without_others_is_refused(
    postgres: Postgres, tmp_path: Path
) -> None:
    address = Settings(database=postgres.address).database_url
    async with a_store(postgres):
        beside = Store(address, shared=True)
        await beside.open()
        with pytest.raises(DatabaseInUse):
            await Store(address).open()
        await beside.close()
    alone = Store(address)
    await alone.open()
    with pytest.raises(DatabaseInUse):
        await Store(address, shared=True).open()
    await alone.close()
