"""The wire under a WebSocket: what is said in one tick is written once, in its order, and never too much of it."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from crashyard.server.watcher import Watcher
from crashyard.server.wire import MOST_GATHERED, Wire, framed, say_of
from tests.server.living import asynchronous
from tests.server.serving import Served


class Ground(asyncio.Transport):
    """A transport that remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__({"peername": ("somewhere", 1)})
        self.asked: list[object] = []
        self._reading = True
        self._closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.asked.append(bytes(data))

    def is_reading(self) -> bool:
        return self._reading

    def pause_reading(self) -> None:
        self._reading = False
        self.asked.append("pause")

    def resume_reading(self) -> None:
        self._reading = True
        self.asked.append("resume")

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._closing = True
        self.asked.append("close")


@pytest.fixture(name="ground")
def fixture_ground() -> Ground:
    return Ground()


async def tick() -> None:
    await asyncio.sleep(0)
    await asyncio.sleep(0)


@asynchronous
async def test_what_is_said_in_one_tick_is_written_once(ground: Ground) -> None:
    wire = Wire(ground, asyncio.get_running_loop())
    for text in (b"one ", b"two ", b"three"):
        wire.write(text)
    assert ground.asked == []
    await tick()
    wire.write(b"four")
    await tick()
    assert ground.asked == [b"one two three", b"four"]
    assert wire.get_extra_info("peername") == ("somewhere", 1)


@asynchronous
async def test_more_than_a_transport_takes_is_not_gathered(ground: Ground) -> None:
    wire = Wire(ground, asyncio.get_running_loop())
    wire.write(b"a")
    wire.write(b"b" * MOST_GATHERED)
    assert ground.asked == [b"a" + b"b" * MOST_GATHERED]
    await tick()
    assert len(ground.asked) == 1


@asynchronous
async def test_what_was_said_goes_out_before_the_end_and_nothing_after_it(ground: Ground) -> None:
    wire = Wire(ground, asyncio.get_running_loop())
    wire.write(b"farewell")
    wire.close()
    assert wire.is_closing()
    wire.write(b"too late")
    await tick()
    assert ground.asked == [b"farewell", "close"]


@asynchronous
async def test_reading_stops_only_for_who_has_not_taken_the_message_when_the_tick_ends(ground: Ground) -> None:
    wire = Wire(ground, asyncio.get_running_loop())
    wire.pause_reading()
    wire.resume_reading()
    await tick()
    assert ground.asked == []
    wire.pause_reading()
    await tick()
    wire.resume_reading()
    await tick()
    assert ground.asked == ["pause", "resume"]


def test_who_is_on_no_line_says_nothing_at_once() -> None:
    scopes: list[dict[str, Any]] = [{}, {"extensions": None}, {"extensions": {"websocket.http.response": {}}}]
    assert [say_of(scope) for scope in scopes] == [None, None, None]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_library_does(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_short_and_long_messages_arrive_whole_and_in_their_order(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        with ann.socket(table, seat=0) as line, ann.socket(table) as other:
            for number, length in enumerate((1, 30, 60, 110, 300), 2):
                assert line.say(do="chat", text="x" * length, key=str(number))["n"] == number
            heard = [other.hear() for _ in range(6)]
            assert [message["n"] for message in heard] == [1, 2, 3, 4, 5, 6]
            assert [len(message.get("text", "")) for message in heard] == [0, 1, 30, 60, 110, 300]


@asynchronous
async def test_nothing_overtakes_what_waits_for_a_slow_reader() -> None:
    watcher, said, is_free = Watcher(0, None), [], True

    def say(message: bytes) -> bool:
        if is_free:
            said.append(message)
        return is_free

    watcher.put(b"before there is a line")
    watcher.say = say
    watcher.put(b"after it")
    messages = watcher.messages()
    said.append(await anext(messages))
    watcher.put(b"while the first is being sent")
    said.append(await anext(messages))
    said.append(await anext(messages))
    last = asyncio.ensure_future(anext(messages))
    await tick()
    watcher.put(b"at once")
    is_free = False
    watcher.put(b"when he has time")
    said.append(await last)
    assert said == [
        b"before there is a line",
        b"after it",
        b"while the first is being sent",
        b"at once",
        b"when he has time",
    ]
