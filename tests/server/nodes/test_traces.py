"""Traces of moves that go from one node to another, and of thoughts that go to other machines."""

from pathlib import Path

from crashyard.server import tracing
from crashyard.server.cluster.bus import MessageBus
from crashyard.server.workers.serving import ClusterWorker
from tests.server.living import a_registry, asynchronous, thread, until
from tests.server.nodes.cities import City, follows, nodes
from tests.server.spans import traced, tree
from tests.server.workers.test_elsewhere import not_here


@asynchronous
async def test_a_move_by_another_node_is_one_trace_to_all_pages(city: City) -> None:
    async with nodes(city, "tracing", "traced") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        with traced() as told:
            with tracing.span("request"):
                copy = await two.copy(table)
            for node in (one, two):
                node.registry.stream(table).join_page(-1, None, 0, "en")
            await until(lambda: tree(told).count("paint") == 2)
            told.clear()
            with tracing.span("request"):
                await two.answer(copy, "Ann", key="a")
            there = [f"request/forward{step}" for step in ("", "/commit", "/commit/paint", "/decision")]
            back = [f"request/forward/commit/forward{step}" for step in ("", "/paint")]
            await until(lambda: len(tree(told)) == 7)
            assert tree(told) == sorted(["request", *there, *back])
            told.clear()
            await one.answer(table, "Ben", key="b")
            await follows(table, copy)
            await until(lambda: len(tree(told)) == 5)
            assert tree(told) == ["commit", "commit/forward", "commit/forward/paint", "commit/paint", "decision"]


@asynchronous
async def test_an_answer_on_a_socket_of_another_node_is_one_trace(city: City) -> None:
    async with nodes(city, "asked", "asking") as (one, two):
        table = await one.table("bump", ["Ann", "Ben"])
        copy = await two.copy(table)
        ann, position = await two.person("Ann"), copy.position
        assert position is not None
        with traced() as told:
            request = tracing.begin("request")
            with request:
                copy.answer_then(ann.id, 0, position.legal(0)[0], "k", lambda _: request.end())
            there = [f"request/forward{step}" for step in ("", "/commit", "/commit/forward", "/decision")]
            await until(lambda: len(told.get_finished_spans()) == 5)
            assert tree(told) == ["request", *there]


@asynchronous
async def test_a_thought_on_another_machine_belongs_to_the_move_that_it_is_for(city: City, tmp_path: Path) -> None:
    bus, other = MessageBus(city.nats.address), MessageBus(city.nats.address)
    await bus.open()
    await other.open()
    worker = ClusterWorker(other, 1, thread)
    await worker.start()
    async with a_registry(tmp_path, bus=bus, make_worker=not_here) as living:
        with traced() as told:
            table = await living.table("bump", ["Ann", "bot:random"])
            await until(lambda: table.awaited() == [0] and "request" in tree(told))
            assert {"request/thought", "request/decision", "request/commit"} <= set(tree(told))
    await worker.stop()
    await bus.close()
    await other.close()
