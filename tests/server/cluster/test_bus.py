"""The bus, by a real server of NATS: requests, groups, and what is left of both when the server is killed."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from crashyard.server.cluster.bus import BusAway, BusMessage, MessageBus, NobodyAnswers, NobodyListens, UnusableBus
from tests.server.buses import Nats, a_nats
from tests.server.living import asynchronous, until
from tests.server.ports import free_port


@asynccontextmanager
async def on(nats: Nats) -> AsyncIterator[MessageBus]:
    """A connection."""
    bus = MessageBus(nats.address)
    await bus.open()
    try:
        yield bus
    finally:
        await bus.close()


async def reverse(message: BusMessage) -> None:
    await message.answer(message.payload[::-1])


async def insist(bus: MessageBus, subject: str, payload: bytes) -> bytes:
    """Ask until somebody listens: the server hears of both connections when it does."""
    async with asyncio.timeout(60):
        while True:
            with suppress(NobodyListens):
                return await bus.request(subject, payload, 60)
            await asyncio.sleep(0.01)


@asynchronous
async def test_a_request_is_answered(nats: Nats) -> None:
    async with on(nats) as node, on(nats) as other:
        await other.subscribe("words", reverse)
        assert await node.request("words", b"star", 60) == b"rats"
        assert await other.request("words", b"", 60) == b"", "of oneself as well, and nothing is an answer too"
        answers = await asyncio.gather(*(node.request("words", str(n).encode(), 60) for n in range(10, 60)))
        assert answers == [str(n).encode()[::-1] for n in range(10, 60)]


@asynchronous
async def test_where_nobody_listens_that_is_told_at_once(nats: Nats) -> None:
    async with on(nats) as node:
        began = time.monotonic()
        with pytest.raises(NobodyListens):
            await node.request("nobody", b"?", 60)
        assert time.monotonic() - began < 30


@asynchronous
async def test_whoever_says_nothing_is_not_waited_for_and_their_answer_is_late(nats: Nats) -> None:
    late: list[BusMessage] = []

    async def keep(message: BusMessage) -> None:
        late.append(message)

    async with on(nats) as node, on(nats) as other:
        await other.subscribe("slow", keep)
        with pytest.raises(NobodyAnswers) as refused:
            await node.request("slow", b"1", 0.1)
        assert not isinstance(refused.value, NobodyListens | BusAway)
        second = asyncio.create_task(node.request("slow", b"2", 60))
        await until(lambda: len(late) == 2)
        await late[0].answer(b"one")
        await late[1].answer(b"two")
        await late[1].answer(b"three")
        assert await second == b"two"


@asynchronous
async def test_everybody_hears_what_is_published_and_one_of_a_group(nats: Nats) -> None:
    heard: Counter[str] = Counter()

    async with on(nats) as node, on(nats) as first, on(nats) as second:
        for name, bus in (("first", first), ("second", second)):

            async def hear(message: BusMessage, name: str = name) -> None:
                heard[f"{name} {message.subject}"] += 1
                await message.answer(b"")

            await bus.subscribe("all.*", hear)
            await bus.subscribe("one", hear, queue="workers")
        for _ in range(100):
            await node.publish("one")
            await node.publish("all.x", b"...")
        await until(lambda: heard.total() == 300)
        await asyncio.sleep(0.1)
    assert heard["first all.x"] == heard["second all.x"] == 100
    assert heard["first one"] + heard["second one"] == 100
    assert min(heard.values()) > 10, heard


@asynchronous
async def test_what_is_ended_hears_nothing_more_but_what_has_arrived(nats: Nats) -> None:
    heard: list[bytes] = []

    async def hear(message: BusMessage) -> None:
        await asyncio.sleep(0.01)
        heard.append(message.payload)

    async with on(nats) as node:
        subscription = await node.subscribe("ending", hear)
        for number in range(10):
            await node.publish("ending", str(number).encode())
        await subscription.end()
        assert heard == [str(number).encode() for number in range(10)]
        with pytest.raises(NobodyListens):
            await node.request("ending", b"more", 60)


@asynchronous
async def test_a_mistake_of_a_handler_ends_nothing(nats: Nats) -> None:
    async def fail_once(message: BusMessage) -> None:
        if message.payload == b"wrong":
            raise ValueError("a mistake")
        await message.answer(b"well")

    async with on(nats) as node:
        await node.subscribe("fragile", fail_once)
        await node.publish("fragile", b"wrong")
        assert await node.request("fragile", b"right", 60) == b"well"


@asynchronous
async def test_when_the_server_was_killed_everything_comes_back_by_itself() -> None:
    with a_nats() as nats:
        async with on(nats) as node, on(nats) as other:
            told: list[str] = []
            node.on_lost.append(lambda: told.append("lost"))
            node.on_found.append(lambda: told.append("found"))
            asked: list[BusMessage] = []

            async def keep(message: BusMessage) -> None:
                asked.append(message)

            await other.subscribe("silent", keep)
            gone = await other.subscribe("gone", reverse)
            await other.subscribe("words", reverse, queue="workers")
            waiting = asyncio.create_task(node.request("silent", b"", 60))
            await until(lambda: asked)
            with nats.away():
                with pytest.raises(BusAway):
                    await waiting
                assert told == ["lost"] and not node.there
                began = time.monotonic()
                with pytest.raises(BusAway):
                    await node.request("words", b"star", 60)
                assert time.monotonic() - began < 30
                await node.publish("words", b"lost")
                await gone.end()
                await node.subscribe("meanwhile", reverse)
            await until(lambda: node.there and other.there and told == ["lost", "found"])
            assert await insist(node, "words", b"star") == b"rats"
            assert await insist(other, "meanwhile", b"star") == b"rats"
            with pytest.raises(NobodyListens):
                await node.request("gone", b"", 60)


@asynchronous
async def test_an_error_of_the_server_is_no_end_either(nats: Nats) -> None:
    """The library closes its connection for good where the server sends an error: then there is another one."""
    heard: list[bytes] = []

    async def hear(message: BusMessage) -> None:
        heard.append(message.payload)
        await message.answer(b"heard")

    async with on(nats) as node, on(nats) as other:
        told: list[str] = []
        node.on_lost.append(lambda: told.append("lost"))
        node.on_found.append(lambda: told.append("found"))
        await node.subscribe("words", hear)
        await node._client._send_command(b"NONSENSE\r\n")
        await node.publish("x")
        await until(lambda: told == ["lost", "found"])
        assert await insist(other, "words", b"star") == b"heard"
        assert await insist(node, "words", b"rats") == b"heard"
        assert heard == [b"star", b"rats"], "each once"


@asynchronous
async def test_a_server_that_says_nothing_any_more_is_given_up() -> None:
    with a_nats() as nats:
        async with on(nats) as node:
            nats.freeze()
            await until(lambda: not node.there)
            nats.kill()
            nats.start()
            await until(lambda: node.there)


@asynchronous
async def test_without_a_server_there_is_no_bus() -> None:
    with pytest.raises(UnusableBus, match=r"refused|Connect"):
        await MessageBus(f"nats://127.0.0.1:{free_port()}").open()
    with pytest.raises(UnusableBus):
        await MessageBus("nats://no.such.host.invalid").open()


@asynchronous
async def test_something_else_that_listens_there_is_no_bus() -> None:
    async def talk(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(talk, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        with pytest.raises(UnusableBus, match="INFO"):
            await MessageBus(f"nats://127.0.0.1:{port}").open()


@asynchronous
async def test_the_other_one_of_a_cluster_will_do(nats: Nats) -> None:
    bus = MessageBus(f"nats://127.0.0.1:{free_port()}, {nats.address}")
    await bus.open()
    await bus.close()
    assert not bus.there
