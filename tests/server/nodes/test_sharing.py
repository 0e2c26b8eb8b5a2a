"""Tables that several nodes share: one writes, the others follow and pass on what is asked of them."""

from typing import Any

import pytest

from crashyard.engine import Refusal
from crashyard.server import metrics
from crashyard.server.storage.entries import Entry
from crashyard.server.tables.seating import ChairRequest
from crashyard.server.tables.updates import TableUpdate
from tests.server.living import asynchronous, play_out, until
from tests.server.nodes.cities import City, a_node, follows, nodes


@asynchronous
async def test_whatever_is_asked_of_another_node_happens_where_the_table_is_written(city: City) -> None:
    async with nodes(city, "one", "two") as (one, two):
        table = await one.table("bump", ["Ann", ""], start=False)
        copy = await two.copy(table)
        assert not copy.is_held and one.holds(table) and not two.holds(table)
        ben = await two.person("Ben")
        number = await copy.change_chair(1, ChairRequest("me", ben.id, "Ben", who=ben.who), "sit")
        assert copy.number == number == table.number, "whoever asks sees at once what came of it"
        assert await copy.change_chair(1, ChairRequest("me", ben.id, "Ben", who=ben.who), "sit") == number
        with pytest.raises(Refusal, match="only-host"):
            await copy.start(ben.id, None)
        ann = await one.person("Ann")
        await copy.say(ann.id, "Ann", "hello", "chat")
        await copy.start(ann.id, "start")
        await two.answer(copy, "Ann", key="a1")
        await one.answer(table, "Ben", key="b1")
        await follows(table, copy)
        assert [entry.kind for entry in await two.store.entries(table.id)][:4] == ["chair", "chat", "start", "answer"]
        await play_out(two, copy)
        await follows(table, copy)
        assert table.state == copy.state == "over"


@asynchronous
async def test_what_is_handed_to_another_node_is_counted_once(city: City) -> None:
    async with nodes(city, "counting", "handing") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        copy = await two.copy(table)
        before = metrics.FORWARDED._value.get()
        await one.answer(table, "Ann", key="a")
        assert metrics.FORWARDED._value.get() == before
        await follows(table, copy)
        await two.answer(copy, "Ben", key="b")
        ben = await two.person("Ben")
        with pytest.raises(Refusal, match="only-host"):
            await copy.let_talk(ben.id, "all", "c")
        assert metrics.FORWARDED._value.get() == before + 2


@asynchronous
async def test_an_answer_on_a_socket_of_another_node_is_told_after_its_news(city: City) -> None:
    async with nodes(city, "three", "four") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        copy = await two.copy(table)
        ann = await one.person("Ann")
        position = copy.position
        assert position is not None
        told: list[int | Exception] = []
        seen: list[int] = []

        def hear(outcome: int | Exception) -> None:
            told.append(outcome)
            seen.append(copy.number)

        copy.answer_then(ann.id, 0, position.legal(0)[0], "k", hear)
        await until(lambda: told)
        assert told == seen == [table.number]
        copy.answer_then(ann.id, 0, position.legal(0)[0], "k", told.append)
        await until(lambda: len(told) > 1)
        assert told[1] == table.number, "the same key counts once"


@asynchronous
async def test_watchers_of_a_copy_hear_everything_without_a_gap(city: City) -> None:
    async with nodes(city, "five", "six") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"], options={"rounds": 3})
        copy = await two.copy(table)
        missed, watcher = two.registry.stream(copy).join(1, None, 0)
        heard = [message async for message in missed]
        own, mine = one.registry.stream(table).join(1, None, 0)
        theirs = [message async for message in own]
        await play_out(one, table)
        await follows(table, copy)
        while watcher._waiting:
            heard.append(watcher._taken())
        while mine._waiting:
            theirs.append(mine._taken())
        assert heard == theirs and len(heard) == table.number


@asynchronous
async def test_what_is_missed_on_the_bus_is_read_from_the_database(city: City) -> None:
    async with nodes(city, "seven", "eight") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        copy = await two.copy(table)
        real = one.registry._outbox.put
        one.registry._outbox.put = lambda *_: None  # type: ignore[method-assign]
        await one.answer(table, "Ann")
        one.registry._outbox.put = real  # type: ignore[method-assign]
        assert copy.number < table.number
        await one.answer(table, "Ben")
        await follows(table, copy)


@asynchronous
async def test_a_copy_that_moves_while_it_is_looked_up_is_kept(city: City, monkeypatch: pytest.MonkeyPatch) -> None:
    async with nodes(city, "looked-up", "looking") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        copy = await two.copy(table)
        with monkeypatch.context() as patched:
            patched.setattr(one.registry._outbox, "put", lambda *_: None)
            await one.answer(table, "Ann")
        real = two.store.entries

        async def late(name: str, first: int = 1, **more: Any) -> list[Entry]:
            found = await real(name, first, **more)
            for entry in found:
                if entry.number == copy.number + 1:
                    copy.tell(copy.go_on(entry))
            return found

        monkeypatch.setattr(two.store, "entries", late)
        await two.registry._follows[table.id].catch_up()
        assert two.registry.table_at_hand(table.id) is copy and copy.number == table.number


@asynchronous
async def test_a_copy_that_cannot_follow_is_read_anew_for_whoever_asks(
    city: City, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(city, "followed", "failing") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        copy = await two.copy(table)
        with monkeypatch.context() as patched:
            patched.setattr(one.registry._outbox, "put", lambda *_: None)
            await one.answer(table, "Ann")

        def fail(_: Entry) -> TableUpdate:
            raise ValueError("a mistake")

        monkeypatch.setattr(copy, "go_on", fail)
        found = await two.registry.table(table.id)
        assert found is not copy and found.number == table.number
        two.registry.stream(found)


@asynchronous
async def test_a_table_that_nobody_writes_is_taken_by_whoever_is_asked(city: City) -> None:
    async with nodes(city, "nine", "ten") as (one, two):
        table = await one.table("bump", ["Ann", ""], start=False)
        one.registry.let_rest(0.0)
        await until(lambda: not one.holds(table) and not one.registry._leaving)
        copy = await two.copy(table)
        assert not two.holds(copy)
        ben = await two.person("Ben")
        await copy.change_chair(1, ChairRequest("me", ben.id, "Ben", who=ben.who), None)
        assert copy.is_held and two.holds(table)
        back = await one.copy(table)
        await back.start((await one.person("Ann")).id, None)
        await follows(copy, back)


@asynchronous
async def test_who_watches_by_another_node_is_there(city: City) -> None:
    async with nodes(city, "eleven", "twelve") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        copy = await two.copy(table)
        ann, ben = await one.person("Ann"), await one.person("Ben")
        _, watcher = two.registry.stream(copy).join(1, ben.id, 0)
        await until(lambda: table.is_here(ben.id))
        assert one.registry.is_at(table.id, ben.id) and not copy.is_here(ann.id)
        one.registry.stream(table).join(0, ann.id, 0)
        await until(lambda: copy.is_here(ann.id))
        one.registry.let_rest(0.0)
        assert one.holds(table) and one.registry.count()[0] == 1
        two.registry.stream(copy).leave(watcher)
        await until(lambda: not table.is_here(ben.id))
        with pytest.raises(Refusal, match="absent-shortly"):
            await table.change_chair(1, ChairRequest("bot", ann.id), None)


@asynchronous
async def test_a_node_follows_a_table_only_while_somebody_watches_or_asks_for_it_there(city: City) -> None:
    async with nodes(city, "seventeen", "eighteen") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"], options={"rounds": 3})
        one.registry.stream(table).join(0, (await one.person("Ann")).id, 0)
        copy = await two.copy(table)
        asked = two.registry._touched[table.id]
        _, watcher = two.registry.stream(copy).join(1, None, 0)
        await one.answer(table, "Ann")
        await follows(table, copy)
        await until(lambda: copy.is_here(table.host))
        assert two.registry._touched[table.id] == asked, "news are no reason to follow it for longer"
        two.registry.let_rest(0.0)
        assert two.registry.count()[0] == 1
        two.registry.stream(copy).leave(watcher)
        two.registry.let_rest(0.0)
        assert two.registry.count()[0] == 0 and not two.registry._follows
        back = await two.copy(table)
        await two.answer(back, "Ben")
        await follows(table, back)


@asynchronous
async def test_a_node_that_goes_gives_its_tables_back_at_once(city: City) -> None:
    async with nodes(city, "thirteen") as (two,):
        async with a_node(city, "fourteen") as one:
            one.known = two.known
            table = await one.table("bump", ["Ann", "Ben"])
            copy = await two.copy(table)
            await two.answer(copy, "Ann")
        await until(lambda: copy.is_held)
        await two.answer(copy, "Ben")
        assert "lease" not in [entry.kind for entry in await two.store.entries(table.id)]


@asynchronous
async def test_bots_think_where_the_table_is_written_and_nowhere_else(city: City) -> None:
    async with nodes(city, "fifteen", "sixteen") as (one, two):
        table = await one.table("bump", ["Ann", "bot:random"], options={"rounds": 2})
        copy = await two.copy(table)
        await two.thinking.stop()
        await play_out(two, copy)
        assert table.state == copy.state == "over"
        assert await two.store.with_bots_awaited("running", [table.id]) == []
