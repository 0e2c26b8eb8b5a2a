"""The quicker WebSocket: what is said in one tick is written once, in its order, and all is as with uvicorn's own."""

import asyncio
import json
import re
import socket as sockets
import time
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from crashyard.engine.chance.dice import Dice
from crashyard.server.http.fast_websocket import (
    MOST_GATHERED,
    BufferedTransport,
    are_whole_frames,
    framed,
    plain_text,
    tick_of,
)
from crashyard.server.http.table_socket import direct_connection
from crashyard.server.streams.watcher import Watcher
from tests.server.living import Fate, asynchronous
from tests.server.serving import Line, Served, Visitor, a_server


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
    transport = BufferedTransport(ground, tick_of(asyncio.get_running_loop()))
    for text in (b"one ", b"two ", b"three"):
        transport.write(text)
    assert ground.asked == []
    await tick()
    transport.write(b"four")
    await tick()
    assert ground.asked == [b"one two three", b"four"]
    assert transport.get_extra_info("peername") == ("somewhere", 1)


class Broken(Ground):
    def write(self, data: bytes | bytearray | memoryview) -> None:
        raise RuntimeError("broken")


@asynchronous
async def test_a_transport_that_fails_keeps_nothing_from_the_others(ground: Ground) -> None:
    end = tick_of(asyncio.get_running_loop())
    for transport in (BufferedTransport(Broken(), end), BufferedTransport(ground, end)):
        transport.write(b"all")
    await tick()
    assert ground.asked == [b"all"]


@asynchronous
async def test_more_than_a_transport_takes_is_not_gathered(ground: Ground) -> None:
    transport = BufferedTransport(ground, tick_of(asyncio.get_running_loop()))
    transport.write(b"a")
    transport.write(b"b" * MOST_GATHERED)
    assert ground.asked == [b"a" + b"b" * MOST_GATHERED]
    await tick()
    assert len(ground.asked) == 1


@asynchronous
async def test_what_was_said_goes_out_before_the_end_and_nothing_after_it(ground: Ground) -> None:
    transport = BufferedTransport(ground, tick_of(asyncio.get_running_loop()))
    transport.write(b"farewell")
    transport.close()
    assert transport.is_closing()
    transport.write(b"too late")
    await tick()
    assert ground.asked == [b"farewell", "close"]


@asynchronous
async def test_reading_stops_only_for_who_has_not_taken_the_message_when_the_tick_ends(ground: Ground) -> None:
    transport = BufferedTransport(ground, tick_of(asyncio.get_running_loop()))
    transport.pause_reading()
    transport.resume_reading()
    await tick()
    assert ground.asked == []
    transport.pause_reading()
    await tick()
    transport.resume_reading()
    await tick()
    assert ground.asked == ["pause", "resume"]


def test_whoever_has_no_direct_connection_knows_it() -> None:
    scopes: list[dict[str, Any]] = [{}, {"extensions": None}, {"extensions": {"websocket.http.response": {}}}]
    assert [direct_connection(scope) for scope in scopes] == [None, None, None]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_library_does(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


HANDLE = re.compile(r'"by":"[0-9a-f]{16}"')
"""Of whoever says something. It is made from their id, which is random."""

TEXTS = [b"", b"x", b"{}" * 60, b"y" * 125, b"y" * 126, b"y" * 5_000]
ODD = [
    Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
    Frame(Opcode.PING, b"there?").serialize(mask=True),
    Frame(Opcode.TEXT, b"a part", fin=False).serialize(mask=True),
    b"\xc1" + Frame(Opcode.TEXT, b"compressed").serialize(mask=True)[1:],
    Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    Frame(Opcode.TEXT, "Grüße".encode()).serialize(mask=True),
    Frame(Opcode.TEXT, b"z" * 70_000).serialize(mask=True),
]


@pytest.mark.parametrize("text", TEXTS, ids=len)
def test_a_plain_text_is_read_only_when_it_is_whole_and_alone(text: bytes) -> None:
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert plain_text(frame) == text
    for cut in {0, 1, 2, 4, 5, 6, 7, len(frame) - 1} & set(range(len(frame))):
        assert plain_text(frame[:cut]) is None
    assert plain_text(frame + frame) is None and plain_text(frame + b"\x89") is None


@pytest.mark.parametrize("frame", ODD, ids=range(len(ODD)))
def test_what_is_not_plain_is_left_to_the_library(frame: bytes) -> None:
    assert plain_text(frame) is None


@given(st.lists(st.sampled_from([0, 1, 60, 125, 126, 1_000]), min_size=1, max_size=5), st.data())
def test_whole_frames_are_known_by_their_end(lengths: list[int], data: st.DataObject) -> None:
    frames = b"".join(Frame(Opcode.TEXT, b"x" * length).serialize(mask=True) for length in lengths)
    ends = {0, *accumulate(length + (6 if length < 126 else 8) for length in lengths)}
    cut = data.draw(st.sampled_from(sorted(ends)) | st.integers(0, len(frames)))
    assert are_whole_frames(frames[:cut]) == (cut in ends)


def test_a_part_of_a_message_is_no_whole() -> None:
    assert not are_whole_frames(ODD[2]) and not are_whole_frames(ODD[6])
    assert are_whole_frames(ODD[1] + ODD[0])


def answers(socket: sockets.socket, wanted: int) -> list[str]:
    """The keys of what is answered on a bare socket, in their order."""
    heard = b""
    socket.settimeout(20)
    while len(keys := re.findall(rb'"(?:ack|refused)":"(\w+)"', heard)) < wanted:
        more = socket.recv(65_536)
        assert more, heard
        heard += more
    return [key.decode() for key in keys]


@pytest.mark.parametrize("kind", ["fast", "plain"])
def test_however_the_bytes_are_cut_everything_is_heard_once_and_in_its_order(tmp_path: Path, kind: str) -> None:
    with a_server(tmp_path, websockets=kind) as served, served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        dice = Dice("cuts")
        for length in (5, 20, 40):
            with ann.bare_socket(table, seat=0, after=99) as socket:
                sent = b""
                for number in range(length):
                    do = ["ping", "answer", "answer", "chat"][dice.below(4)]
                    more = {"text": "Grüße"} if do == "chat" else {"seat": 0, "action": 999_999}
                    text = json.dumps({"do": do, "key": f"k{number}", **more}, ensure_ascii=False).encode()
                    if dice.below(6) == 0:
                        sent += Frame(Opcode.TEXT, text[:9], fin=False).serialize(mask=True)
                        sent += Frame(Opcode.CONT, text[9:]).serialize(mask=True)
                    else:
                        sent += Frame(Opcode.TEXT, text).serialize(mask=True)
                    if dice.below(2):
                        end = len(sent) - (dice.below(12) if dice.below(4) == 0 else 0)
                        socket.sendall(sent[:end])
                        sent = sent[end:]
                        time.sleep(0.003)
                socket.sendall(sent)
                assert answers(socket, length) == [f"k{number}" for number in range(length)]


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
    watcher.put(b"when there is time")
    said.append(await last)
    assert said == [
        b"before there is a line",
        b"after it",
        b"while the first is being sent",
        b"at once",
        b"when there is time",
    ]


def conversation(folder: Path, kind: str) -> dict[str, list[str]]:
    """Two people and a spectator at a table: every byte that each hears, but for who is here and handles of people."""
    folder.mkdir()
    heard: dict[str, list[str]] = {}
    with (
        a_server(folder, sources=Fate().sources(), websockets=kind) as served,
        served.visitor("Ann") as ann,
        served.visitor("Ben") as ben,
    ):
        table = ann.table("cube-attack", "me", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        with (
            ann.socket(table, seat=0) as first,
            ben.socket(table, seat=1) as second,
            ben.socket(table) as eye,
        ):
            lines = {"Ann": first, "Ben": second, "eye": eye}
            last = play_and_talk(ann, ben, table, first, second)
            for name, line in lines.items():
                heard[name] = everything(line, last)
    return heard


def play_and_talk(ann: Visitor, ben: Visitor, table: str, first: Line, second: Line) -> int:
    """Answers, refusals, chat, and messages that are no plain text; returns the last number."""
    for number in range(12):
        seat = ann.get(f"/tables/{table}")["awaited"][0]
        visitor, line = ((ann, first), (ben, second))[seat]
        legal = visitor.get(f"/tables/{table}/legal?seat={seat}")["legal"]
        action = legal[number % len(legal)]
        for more in ({"action": 999_999}, {"action": action}, {"action": action}):
            line.connection.send(json.dumps({"do": "answer", "seat": seat, "key": f"k{number}", **more}))
        chat = {"do": "chat", "text": "Grüße" * number or "x", "key": f"c{number}"}
        line.connection.send(json.dumps(chat, ensure_ascii=False))
        ping = json.dumps({"do": "ping", "key": f"p{number}"})
        line.connection.send([ping[:9], ping[9:]])
        line.connection.send("{broken")
        while ann.get(f"/tables/{table}")["n"] < 2 * number + 4:
            time.sleep(0.005)
    return int(ann.get(f"/tables/{table}")["n"])


def everything(line: Line, last: int) -> list[str]:
    """What a connection has heard, when the last number has come and what was asked after it is answered."""
    line.connection.send(json.dumps({"do": "ping", "key": "end"}))
    heard: list[str] = []
    while not heard or '"end"' not in heard[-1]:
        message = str(line.connection.recv(timeout=60))
        if '"kind":"here"' not in message:
            heard.append(HANDLE.sub('"by":""', message))
    assert any(f'"n":{last},' in message[:12] for message in heard)
    return heard


def test_everybody_hears_the_same_as_by_the_library_alone(tmp_path: Path) -> None:
    fast, plain = (conversation(tmp_path / kind, kind) for kind in ("fast", "plain"))
    assert fast.keys() == {"Ann", "Ben", "eye"}
    for name, heard in fast.items():
        assert len(heard) > 20, name
        assert heard == plain[name], name
