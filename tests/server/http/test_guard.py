"""Whoever does not finish their request, or does not read what they asked for, is cut off; nobody else is."""

import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import h11
import pytest

from crashyard.server.http import guard
from tests.server.serving import Served, a_server

CHAT = "x" * 300


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "EVERY", 0.05)
    monkeypatch.setattr(guard, "LONGEST_REQUEST", 0.6)
    monkeypatch.setattr(guard, "PATIENCE", 0.5)


@pytest.fixture(params=["fast", "plain"])
def narrow(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    """A server that notices soon that nobody reads."""
    with a_server(tmp_path, send_buffer=2048, websockets=request.param) as served:
        yield served


def is_cut_off(connection: sockets.socket, drip: bytes = b"") -> bool:
    """Within a minute, while somebody goes on to send a little and reads nothing before."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if drip:
                connection.sendall(drip)
                drip = drip[:1]
            connection.settimeout(0.1)
            if connection.recv(1, sockets.MSG_PEEK) == b"":
                return True
            time.sleep(0.05)
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n ",
    ],
)
def test_who_does_not_finish_their_request_is_cut_off(served: Served, begun: bytes) -> None:
    with sockets.create_connection(("127.0.0.1", served.port)) as dripping:
        dripping.sendall(begun)
        assert is_cut_off(dripping, begun[-1:])


class Wire:
    """A transport that says what it is told to."""

    def __init__(self) -> None:
        self.protocol: object = None
        self.unsent = 0
        self.arrived = 0

    def get_protocol(self) -> object:
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return self.unsent


def connection() -> tuple[Any, Wire, SimpleNamespace]:
    wire = Wire()
    wire.protocol = protocol = SimpleNamespace(conn=SimpleNamespace(their_state=h11.IDLE), cycle=None)
    found: Any = guard._Connection(cast(Any, protocol), cast(Any, wire))
    found.asked = 0.0
    return found, wire, protocol


def test_who_asks_again_and_again_on_one_connection_is_not_cut_off() -> None:
    """Also where every request is over between two looks."""
    found, wire, protocol = connection()
    for request in range(10):
        protocol.cycle = request
        assert not found.is_too_slow(0.5 * request)
    assert not found.is_too_slow(5.0) and found.is_too_slow(5.5), "but who then sends nothing"
    found, wire, protocol = connection()
    wire.protocol = "a WebSocket"
    assert not any(found.is_too_slow(float(at)) for at in range(100)), "nor who only listens"
    found, wire, protocol = connection()
    protocol.conn.their_state = h11.DONE
    assert not any(found.is_too_slow(float(at)) for at in range(100)), "nor who waits for their answer"


def test_a_slow_line_is_not_cut_off_but_who_reads_a_letter_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "_arrived", lambda wire: wire.arrived)
    for a_second, is_too_slow in [(2000, False), (5, True), (0, True)]:
        found, wire, _ = connection()
        wire.protocol, wire.unsent = "a WebSocket", 300_000
        told = []
        for at in range(20):
            wire.arrived = a_second * at
            told.append(found.is_too_slow(float(at)))
        assert any(told) == is_too_slow
    found, wire, _ = connection()
    wire.protocol = "a WebSocket"
    for at in range(40):
        wire.unsent = at % 2
        assert not found.is_too_slow(0.3 * at), "who has read all begins anew"


def test_who_does_not_read_is_cut_off_also_where_they_asked_for_little(narrow: Served) -> None:
    with narrow.visitor("Ann") as ann:
        table = ann.table("bump", "me", "open", start=False)["id"]
        with ann.socket(table) as line:
            for count in range(300):
                line.say(do="chat", text=CHAT, key=str(count))
        with ann.sleepy_socket(table) as sleepy, sockets.socket() as stream:
            stream.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
            stream.connect(("127.0.0.1", narrow.port))
            stream.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            before = ann.get(f"/tables/{table}")["n"]
            assert is_cut_off_unread(sleepy) and is_cut_off_unread(stream)
            assert before == 300
        with ann.socket(table) as line:
            assert line.hear()["n"] == 1, "whoever reads gets everything, from its beginning"


def is_cut_off_unread(connection: sockets.socket) -> bool:
    """Without reading: the other end has reset the connection."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if connection.getsockopt(sockets.SOL_SOCKET, sockets.SO_ERROR) or _state(connection) == _CLOSED:
            return True
        time.sleep(0.05)
    return False


_CLOSED = 7


def _state(connection: sockets.socket) -> int:
    return connection.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_INFO, 8)[0]


@pytest.mark.parametrize(
    ("kind", "frame"),
    [("fast", b"\x89\x80\0\0\0\0"), ("fast", b"\x81\x80\0\0\0\0"), ("plain", b"\x89\x80\0\0\0\0")],
    ids=["pings", "empty texts", "pings, plain"],
)
def test_who_says_far_more_than_anybody_has_to_say_is_cut_off(tmp_path: Path, kind: str, frame: bytes) -> None:
    """Ten thousand tiny frames at once: nobody goes through all of them while others wait."""
    with a_server(tmp_path, patience=1, websockets=kind) as served, served.visitor("Ann") as ann:
        table = ann.table("bump", "me", "me")["id"]
        with ann.socket(table, seat=0) as line, served.visitor("Eve") as eve:
            line.hear()
            with eve.bare_socket(table) as flood:
                for _ in range(100):
                    flood.sendall(frame)
                    time.sleep(0.0005)
                assert not is_cut_off_within(flood, 0.1), "a busy program is none"
                flood.sendall(frame * 10_000)
                heard = drained(flood)
            assert heard.count(b"\x8a\x00") < 2 * guard.MOST_FRAMES and len(heard) < 500_000
            assert line.say(do="ping", key="p")["ack"] == "p"


def is_cut_off_within(connection: sockets.socket, seconds: float) -> bool:
    connection.settimeout(seconds)
    try:
        return connection.recv(1, sockets.MSG_PEEK) == b""
    except TimeoutError:
        return False


def drained(connection: sockets.socket) -> bytes:
    """All that comes until the other end has cut it off; where it never does, that fails."""
    connection.settimeout(60)
    heard = b""
    with suppress(ConnectionError):
        while part := connection.recv(65_536):
            heard += part
    return heard
