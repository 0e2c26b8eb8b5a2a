"""Who is here: told to pages, apart from what happens."""

import threading
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from crashyard.engine import SPECTATOR
from crashyard.server.streams import presence
from tests.server.living import a_registry, asynchronous, until
from tests.server.serving import Line, Served


def hears(line: Line, seats: list[int], watching: int) -> bool:
    """Wait until it is told that these are here; on the way there may be some who came sooner than others."""
    while line.hear_who_is_here() != (seats, watching):
        pass
    return True


def test_pages_are_told_who_comes_and_goes(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor() as nobody:
        table = ann.table("cube-attack", "me", "open", start=False)["id"]
        with ann.socket(table, seat=0, page="true") as line:
            assert hears(line, [0], 0)
            with ben.socket(table, page="true") as watching, nobody.socket(table):
                assert hears(line, [0], 2)
                assert hears(watching, [0], 2)
                ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
                assert hears(line, [0, 1], 1)
            assert hears(line, [0], 0)


def test_whose_line_is_silent_is_not_at_the_table(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that hangs half-open never ends by itself. Who promised nothing is not waited for."""
    monkeypatch.setattr("crashyard.server.http.table_socket.GRACE", 0.3)
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor("Cem") as cem:
        table = ann.table("cube-attack", "me", "open", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        cem.ask(f"/tables/{table}/chairs/2", {"kind": "me"})
        with (
            ann.socket(table, seat=0, page="true") as line,
            ben.socket(table, seat=1, page="true") as silent,
            cem.socket(table, seat=2, page="true") as steady,
        ):
            assert hears(line, [0, 1, 2], 0)
            assert silent.say(do="ping", key="p", beat=1)["ack"] == "p"
            assert steady.say(do="ping", key="p", beat=600)["ack"] == "p"
            assert hears(line, [0, 2], 0)
            with pytest.raises(ConnectionClosed):
                silent.say(do="ping", key="q", beat=1)
            assert steady.say(do="ping", key="q", beat=1)["ack"] == "q"
            assert steady.say(do="ping", key="r", beat=600)["ack"] == "r"
            assert line.say(do="ping", key="s")["ack"] == "s"


def test_beats_are_answered_whatever_else_is_in_hand(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or who waits for something slow would be held to be lost."""
    begun, answered = threading.Event(), threading.Event()

    async def slow(*_: object) -> int:
        begun.set()
        await until(answered.is_set)
        return 7

    monkeypatch.setattr("crashyard.server.tables.table.GameTable.undo", slow)
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        with ann.socket(table, seat=0, page="true") as line:
            line.connection.send('{"do":"undo","seat":0,"key":"u"}')
            assert begun.wait(60)
            line.connection.send('{"do":"ping","key":"beat"}')
            assert line.hear_reply()["ack"] == "beat"
            answered.set()
            assert line.hear_reply() == {"ack": "u", "n": 7}


def test_who_reads_numbered_messages_only_is_told_nothing(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        table = ann.table("cube-attack", "me", "me")["id"]
        with ann.socket(table, seat=0, page="true") as page, ben.socket(table, after=99) as program:
            page.hear_who_is_here()
            assert program.say(do="ping", key="p") == {"ack": "p", "n": page.say(do="ping", key="p")["n"]}
            program.connection.send('{"do": "chat", "text": "hi", "key": "c"}')
            heard = [program.hear_anything(), program.hear_anything()]
            assert all("n" in message for message in heard)


@asynchronous
async def test_many_who_come_at_once_are_told_together_and_only_what_is_new(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        stream = living.registry.stream(table)
        page = stream.join_page(0, living.known["Ann"].id, table.number, "en")
        stream.presence.follow(page)
        others = [stream.join(SPECTATOR, None, 0)[1] for _ in range(50)]
        told = [msgspec.json.decode(await page.next(60.0) or b"") for _ in range(2)]
        assert {"kind": "here", "seats": [0], "watching": 50} in told
        stream.leave(others.pop())
        others.append(stream.join(SPECTATOR, None, 0)[1])
        with pytest.raises(TimeoutError):
            await page.next(2 * presence.PAUSE)
