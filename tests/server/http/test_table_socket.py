"""The door for pages: one WebSocket a table."""

import json
import re
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from crashyard.server.http import table_socket as socket_module
from crashyard.server.registry import TableRegistry
from crashyard.server.streams.watcher import COME_BACK, TOO_SLOW
from tests.server.serving import Line, Served, a_server


def closed(line: Line) -> int | None:
    """The code with which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as ended:
        line.hear()
    return ended.value.rcvd.code if ended.value.rcvd else None


def test_two_people_play_each_in_their_language(served: Served) -> None:
    with served.visitor("Ann", "en") as ann, served.visitor("Ben", "de") as ben:
        table = ann.table("cube-attack", "me", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        with ann.socket(table, seat=0, page="true") as first, ben.socket(table, seat=1, page="true") as second:
            assert first.hear()["kind"] == second.hear()["kind"] == "hello"
            ann.ask(f"/tables/{table}/start", {"key": "go"})
            started = [line.hear() for line in (first, second)]
            assert [message["kind"] for message in started] == ["start", "start"]
            assert "ground" in started[0] and started[0]["lines"] != started[1]["lines"]
            seat = started[0]["awaited"][0]
            mover, other = (first, second) if seat == 0 else (second, first)
            choice = started[seat]["choices"][-1]
            assert started[1 - seat]["choices"] == []
            mover.connection.send(json.dumps({"do": "answer", "seat": seat, "action": choice["action"], "key": "a"}))
            heard = [mover.hear(), mover.hear()]
            assert {"ack": "a", "n": 3} in heard
            message = next(message for message in heard if "kind" in message)
            seen = other.hear()
            assert (message["n"], seen["n"], seen["seat"]) == (3, 3, seat)
            assert message["undo"] and not seen["undo"]
            assert mover.say(do="undo", seat=seat, key="b") == {"ack": "b", "n": 4}
            assert other.say(do="undo", seat=1 - seat, key="c")["refusal"] == "no-undo"


def test_what_is_said_is_answered_for_one_s_own_seat_only(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben", "es") as ben, served.visitor() as nobody:
        table = ann.table("cube-attack", "me", "greedy")["id"]
        with ben.socket(table) as line:
            refused = line.say(do="answer", seat=0, action=0, key="k")
            assert refused == {
                "refused": "k",
                "refusal": "not-your-seat",
                "clause": "",
                "sentence": "Este asiento no es tuyo.",
            }
            assert line.say(do="answer", seat=1, action=0, key="k")["refusal"] == "not-your-seat"
            assert line.say(do="answer", seat=9, action=0, key="k")["refusal"] == "wrong-seat"
            assert line.say(do="chat", text="hola", key="chat")["ack"] == "chat"
        with nobody.socket(table) as line:
            assert line.say(do="ping", key="p")["ack"] == "p"
            assert line.say(do="answer", seat=0, action=0, key="k")["refusal"] == "not-signed-in"
            assert line.say(do="chat", text="hello", key="c")["refusal"] == "not-signed-in"
        for seat in (0, 1, 5, -1):
            with ben.socket(table, seat=seat) as line:
                assert line.hear()["refusal"] == "not-your-seat"
                assert closed(line) == socket_module.REFUSED
        with ben.socket("nowhere") as line:
            assert line.hear()["refusal"] == "no-such-table"
            assert closed(line) == socket_module.REFUSED


BROKEN = [
    "",
    "{",
    "[]",
    "null",
    '"ping"',
    "[" * 10_000,
    '{"do": "ping"}',
    '{"do": "ping", "key": ""}',
    '{"do": "ping", "key": "k", "more": 1}',
    '{"do": "dance", "key": "k"}',
    '{"do": "answer", "key": "k"}',
    '{"do": "answer", "key": "k", "seat": "0"}',
    '{"do": "answer", "key": "k", "seat": -1, "action": 1}',
    '{"do": "answer", "key": "k", "seat": 0, "action": {"do": "move", "at": {"deep": [[[]]]}}}',
    '{"do": "answer", "key": "k", "seat": 0, "action": 99999999999999999999999999}',
    '{"do": "answer", "key": "k", "seat": 0, "action": 1e400}',
    '{"do": "preview", "key": "k"}',
    '{"do": "preview", "key": "k", "seat": 0, "action": [[]]}',
    '{"do": "undo", "key": "k"}',
    '{"do": "chat", "key": "k"}',
    '{"do": "why", "key": "k", "seat": 0, "targets": [1]}',
    '{"do": "why", "key": "k", "seat": 0, "targets": "planet"}',
    '{"do": "chat", "key": "' + "k" * 41 + '", "text": "x"}',
]


def test_broken_messages_are_refused_and_the_line_stays(served: Served) -> None:
    with served.visitor("Ann", "de") as ann:
        table = ann.table("cube-attack", "me", "greedy")["id"]
        with ann.socket(table, seat=0) as line:
            for text in BROKEN:
                line.connection.send(text)
                reply = line.hear_reply()
                assert reply["refused"] in (None, "k") and reply["sentence"], text
            line.connection.send(b"\x00\xff")
            assert line.hear_reply()["refusal"] == "wrong-message"
            assert line.say(do="ping", key="still here")["ack"] == "still here"


def test_a_message_that_is_far_too_long_ends_the_line(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "greedy")["id"]
        with ann.socket(table, seat=0, after=99) as line:
            line.connection.send("x" * 40_000)
            assert closed(line) == 1009
        with ann.socket(table, seat=0, after=99) as line:
            assert line.say(do="ping", key="back")["ack"] == "back"


def test_a_lost_line_is_taken_up_where_it_was(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "open", start=False)["id"]
        with ann.socket(table, seat=0) as line:
            for count in range(5):
                assert line.say(do="chat", text=f"{count}", key=f"{count}")["n"] == count + 1
        for after in range(7):
            with ann.socket(table, seat=0, after=after) as line:
                heard = [line.hear() for _ in range(max(0, 5 - after))]
                assert [message["n"] for message in heard] == list(range(after + 1, 6))
                again = line.say(do="chat", text="4", key="4")
                assert again == {"ack": "4", "n": 5}, "asked again, done once"
            with ann.socket(table, seat=0, after=after, page="true") as line:
                assert [message["n"] for message in line.hear()["missed"]] == list(range(after + 1, 6))


@pytest.mark.parametrize("page", ["true", "false"])
def test_a_number_that_cannot_be_is_absorbed(served: Served, page: str) -> None:
    """Before the beginning, or from the future: of another table, or of a database that was set back."""
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        last = ann.get(f"/tables/{table}")["n"]
        for after in (-5, last + 7, 10**15):
            with ann.socket(table, seat=0, after=after, page=page) as line:
                said = line.say(do="chat", text="here", key=f"k{after}")
                assert said["n"] == last + 1
                last = said["n"]
        assert ann.client.get(f"/api/tables/{table}/stream?after=-1").status_code == 400
        with ann.client.stream("GET", f"/api/tables/{table}/stream?after={last + 5}") as stream:
            assert stream.status_code == 200


def test_two_tabs_of_one_player_see_the_same(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")
        seat = table["awaited"][0]
        with (
            ann.socket(table["id"], seat=seat, page="true") as one,
            ann.socket(table["id"], seat=seat, page="true") as two,
        ):
            choices = one.hear()["choices"]
            assert two.hear()["choices"] == choices
            last = choices[-1]["action"]
            replies: list[Any] = []
            tabs = [
                threading.Thread(
                    target=lambda line, key: replies.append(line.say(do="answer", seat=seat, action=last, key=key)),
                    args=(line, key),
                )
                for line, key in ((one, "same"), (two, "same"))
            ]
            for tab in tabs:
                tab.start()
            for tab in tabs:
                tab.join()
            assert [reply["ack"] for reply in replies] == ["same", "same"]
            assert replies[0]["n"] == replies[1]["n"]


def test_why_not_is_answered_with_the_rule(served: Served) -> None:
    with served.visitor("Ann", "de") as ann, served.visitor("Ben") as ben:
        table = ann.table("cube-attack", "me", "me")
        seat = table["awaited"][0]
        with ann.socket(table["id"], seat=seat) as line:
            far = line.say(do="why", seat=seat, targets=["F"], key="w")
            assert (far["refused"], far["refusal"], far["clause"]) == ("w", "not-connected", "R28")
            assert far["sentence"].endswith("(R28)")
            other = line.say(do="why", seat=1 - seat, targets=["F"], key="x")
            assert other["clause"] and other["refused"] == "x"
            assert line.say(do="why", seat=seat, targets=["nothing"], key="y")["refusal"] == "nothing-to-choose"
        with ben.socket(table["id"]) as line:
            assert line.say(do="why", seat=seat, targets=["F"], key="z")["refusal"] == "not-your-seat"


def test_who_left_is_back_when_they_ask_for_it_and_not_before(tmp_path: Path) -> None:
    with a_server(tmp_path, pause=0.3) as served, served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        table = ann.table("cube-attack", "me", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "open"})
        assert ann.get(f"/tables/{table}")["chairs"][1]["away"]
        with ben.socket(table) as line:
            line.hear_until("kind")
            assert ann.get(f"/tables/{table}")["chairs"][1]["away"], "who only watches has not come back"
        with ben.socket(table, seat=1, page="true") as line:
            hello = line.hear()
            assert hello["table"]["chairs"][1] == {
                "seat": 1,
                "kind": "bot",
                "name": "Ben",
                "bot": "greedy",
                "away": True,
                "who": "guest",
            }
            assert hello["choices"] == []
            ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
            told = line.hear()
            while told.get("why") != "back":
                told = line.hear()
            assert not told["table"]["chairs"][1]["away"]
            refused = ann.ask(f"/tables/{table}/chairs/1", {"kind": "bot"}, 400)
            assert refused["refusal"] in ("person-is-here", "still-asked"), "perhaps the bot has answered"


def test_who_signs_out_is_cut_off_at_once(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        with ann.socket(table, seat=0) as line:
            assert line.say(do="ping", key="p")["ack"] == "p"
            ann.ask("/sign-out", {})
            assert closed(line) == COME_BACK
        with ann.socket(table, seat=0) as line:
            assert line.hear()["refusal"] == "not-your-seat"


def test_whose_session_ended_elsewhere_is_heard_no_more(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with `crashyard admin remove`, of which the server is not told."""
    monkeypatch.setattr(socket_module, "RECHECK", 0.0)
    monkeypatch.setattr(TableRegistry, "send_away", lambda *_: None)
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        with ann.socket(table, seat=0) as line, ann.socket(table, seat=0) as other:
            assert line.say(do="ping", key="p")["ack"] == "p"
            ann.ask("/sign-out", {})
            assert line.say(do="chat", text="still me", key="c")["refusal"] == "not-signed-in"
            assert closed(line) == socket_module.REFUSED
            assert other.say(do="ping", key="p")["refusal"] == "not-signed-in"


def test_a_slow_reader_is_sent_away_and_nobody_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.server.http.guard.PATIENCE", 600.0)
    with a_server(tmp_path, send_buffer=4096) as served, served.visitor("Ann") as ann, served.visitor() as slow:
        table = ann.table("cube-attack", "me", "me")["id"]
        with slow.sleepy_socket(table) as sleeper, ann.socket(table, seat=0) as line:
            assert sleeper.recv(12) == b"HTTP/1.1 101"
            for count in range(700):
                assert line.say(do="chat", text=f"{count} " + "😀" * 290, key=f"{count}")["n"] == count + 2
            sleeper.settimeout(60)
            sent, end = b"", b"\x88\x02" + TOO_SLOW.to_bytes(2, "big")
            while not sent.endswith(end):
                sent += sleeper.recv(65536)
        numbers = [int(number) for number in re.findall(rb'{"n":(\d+),"kind"', sent)]
        assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) < 701
        with slow.socket(table, after=len(numbers)) as line:
            assert [line.hear()["n"] for _ in range(701 - len(numbers))] == list(range(len(numbers) + 1, 702))


def test_everybody_comes_back_after_a_restart(tmp_path: Path) -> None:
    with ExitStack() as open_lines:
        with a_server(tmp_path) as served, served.visitor("Ann") as ann:
            table = ann.table("cube-attack", "me", "me")["id"]
            cookies = dict(ann.client.cookies)
            line = open_lines.enter_context(ann.socket(table, seat=0))
            ack = line.say(do="chat", text="before", key="once")
        assert closed(line) == COME_BACK
    with a_server(tmp_path) as served, served.visitor() as ann:
        ann.client.cookies.update(cookies)
        with ann.socket(table, seat=0, after=1) as line:
            assert line.hear()["text"] == "before"
            assert line.say(do="chat", text="before", key="once") == ack
