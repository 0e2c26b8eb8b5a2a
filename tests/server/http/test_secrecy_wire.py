"""Secrecy through the doors: two servers that differ only in a hidden plan send the same bytes to everybody else.

Sockets for programs and for pages, streams of lines, and whatever can be asked by HTTP, with the heads of the answers,
which tell how long they are.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

from crashyard.engine.chance.fair import commitment_to
from crashyard.engine.records.stored import fingerprint
from crashyard.faces.words import LANGUAGES
from crashyard.server.storage.snapshots import Snapshot
from tests.server.living import Fate
from tests.server.serving import Line, Served, Visitor, a_server

ASKED = ["", "/view", "/view?seat=-2", "/replay", "/replay?language=de", "/record", "/statistics"]
CHAIRS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
ORDERS = [
    {"when": {"do": "boost"}, "answers": [{"form": {"do": "decline"}}]},
    {"when": {"do": "keep"}, "answers": [{"form": {"do": "keep", "upgrade": "airlock"}}], "until": "game"},
]
UNLIKE = {"date", "set-cookie"}


def answered(visitor: Visitor, path: str) -> Any:
    answer = visitor.client.get(f"/api{path}")
    heads = sorted((name, value) for name, value in answer.headers.items() if name not in UNLIKE)
    return answer.status_code, heads, answer.content


def lines(visitor: Visitor, table: str, last: int) -> list[str]:
    """A stream for programs, up to a number."""
    with visitor.client.stream("GET", f"/api/tables/{table}/stream") as stream:
        found = []
        for line in stream.iter_lines():
            found.append(line)
            if line.startswith(f'{{"n":{last},'):
                return found
    raise AssertionError(found)


def heard(line: Line, last: int) -> list[str | bytes]:
    """Raw messages of a socket up to a number, but for who is here: that depends on when somebody comes."""
    found: list[str | bytes] = []
    while True:
        message = line.connection.recv(timeout=60)
        if '"kind":"here"' in str(message):
            continue
        found.append(message)
        if f'"n":{last},' in str(message)[:12]:
            return found


def sent_to_others(folder: Path, plan: Callable[[list[Any]], Any], orders: Sequence[Any]) -> dict[str, Any]:
    """Ann plans, changes nothing, takes it back, plans again and answers ahead; what Ben and a spectator get of it."""
    folder.mkdir()
    with (
        a_server(folder, sources=Fate().sources()) as served,
        served.visitor("Ann") as ann,
        served.visitor("Ben") as ben,
        served.visitor("Cem") as cem,
        served.visitor() as nobody,
    ):
        table = ann.ask("/tables/", {"game": "crash-and-grab", "chairs": CHAIRS, "public": True})["id"]
        for seat, guest in ((1, ben), (2, cem)):
            guest.ask(f"/tables/{table}/chairs/{seat}", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        return watched(table, ann, ben, nobody, plan, orders)


def watched(
    table: str,
    ann: Visitor,
    ben: Visitor,
    nobody: Visitor,
    plan: Callable[[list[Any]], Any],
    orders: Sequence[Any],
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    chosen = plan(ann.get(f"/tables/{table}/legal?seat=0")["legal"])
    begun = ann.get(f"/tables/{table}")["n"]
    with (
        ben.socket(table, seat=1) as program,
        ben.socket(table, seat=1, page="true") as page,
        nobody.socket(table) as eye,
    ):
        watching = {"program": program, "page": page, "spectator": eye}
        found |= {f"{name} before": heard(line, begun) for name, line in watching.items()}
        ann.ask(f"/tables/{table}/answers", {"seat": 0, "action": chosen, "key": "a"})
        ann.ask(f"/tables/{table}/undo", {"seat": 0, "key": "b"})
        ann.ask(f"/tables/{table}/answers", {"seat": 0, "action": chosen, "key": "c", "orders": orders})
        assert ann.get(f"/tables/{table}/orders?seat=0")["orders"] == orders
        last = ann.ask(f"/tables/{table}/orders", {"seat": 0, "orders": orders[1:], "key": "d"})["n"]
        assert last == begun + 4
        found |= {name: heard(line, last) for name, line in watching.items()}
        for target in ("card:2", "0", "direction:sun"):
            program.connection.send(f'{{"do":"why","seat":1,"targets":["{target}"],"key":"w"}}')
            found[f"why {target}"] = program.connection.recv(timeout=60)
        for action in (None, ben.get(f"/tables/{table}/legal?seat=1")["legal"][3]):
            program.connection.send(f'{{"do":"preview","seat":1,"action":{encode(action).decode()},"key":"p"}}')
            found[f"preview {action}"] = program.connection.recv(timeout=60)
        program.connection.send('{"do":"preview","seat":1,"targets":["card:2"],"key":"p"}')
        found["preview of a part"] = program.connection.recv(timeout=60)
    for language in LANGUAGES:
        with ben.socket(table, seat=1, page="true", lang=language) as late:
            found[f"late {language}"] = heard(late, last)
    for visitor, name in ((ben, "Ben"), (nobody, "nobody")):
        found[f"{name} lines"] = lines(visitor, table, last)
        for path in [*(f"/tables/{table}{each}" for each in ASKED), "/tables/", "/tables/mine"]:
            found[f"{name} {path}"] = answered(visitor, path)
    for path in ("view?seat=1", "legal?seat=1", "view?seat=0", "legal?seat=0", "replay?seat=0", "replay?seat=1"):
        found[path] = answered(ben, f"/tables/{table}/{path}")
    for seat in (0, 1):
        found[f"orders of {seat}"] = answered(ben, f"/tables/{table}/orders?seat={seat}")
    return found


def test_a_hidden_plan_and_what_is_answered_ahead_change_no_byte_on_the_wire(tmp_path: Path) -> None:
    one = sent_to_others(tmp_path / "one", lambda legal: legal[0], [])
    other = sent_to_others(tmp_path / "other", lambda legal: legal[-1], ORDERS)
    assert len(one) > 25
    assert [name for name in one if one[name] != other[name]] == []


# -- snapshots --------------------------------------------------------------------------------


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot every second answer, and hardly anything in memory."""
    monkeypatch.setattr("crashyard.server.tables.table.SNAPSHOT_EVERY", 2)
    monkeypatch.setattr("crashyard.server.tables.state.MOST_RECENT", 2)
    monkeypatch.setattr("crashyard.server.tables.state.SLACK", 1)


@contextmanager
def again(served: Served, visitor: Visitor) -> Iterator[Visitor]:
    """The same browser at a server that was started anew."""
    with served.visitor(language=visitor.language) as returned:
        for name, value in visitor.client.cookies.items():
            returned.client.cookies.set(name, value)
        yield returned


def sent_after_restart(folder: Path, plan: Callable[[list[Any]], Any]) -> dict[str, Any]:
    """Ann plans; what Ben and a spectator get of it from a server that opens the table from its snapshot."""
    folder.mkdir()
    fate = Fate()
    with (
        a_server(folder, sources=fate.sources()) as served,
        served.visitor("Ann") as ann,
        served.visitor("Ben") as ben,
        served.visitor("Cem") as cem,
    ):
        table = ann.ask("/tables/", {"game": "crash-and-grab", "chairs": CHAIRS, "public": True})["id"]
        for seat, guest in ((1, ben), (2, cem)):
            guest.ask(f"/tables/{table}/chairs/{seat}", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        chosen = plan(ann.get(f"/tables/{table}/legal?seat=0")["legal"])
        for key in "ab":
            last = ann.ask(f"/tables/{table}/answers", {"seat": 0, "action": chosen, "key": key})["n"]
    found: dict[str, Any] = {}
    with a_server(folder, sources=fate.sources()) as served, again(served, ben) as ben, served.visitor() as nobody:
        assert snapshots_in(folder)
        for language in LANGUAGES:
            with ben.socket(table, seat=1, page="true", lang=language) as late:
                found[f"late {language}"] = heard(late, last)
        for visitor, name in ((ben, "Ben"), (nobody, "nobody")):
            found[f"{name} lines"] = lines(visitor, table, last)
            for path in [*(f"/tables/{table}{each}" for each in ASKED), "/tables/", "/tables/mine"]:
                found[f"{name} {path}"] = answered(visitor, path)
        for path in ("view?seat=1", "legal?seat=1", "view?seat=0", "legal?seat=0", "replay?seat=0", "replay?seat=1"):
            found[path] = answered(ben, f"/tables/{table}/{path}")
    return found


def snapshots_in(folder: Path) -> list[Snapshot]:
    with sqlite3.connect(folder / "served.db") as connection:
        connection.row_factory = sqlite3.Row
        return [Snapshot.of(dict(row)) for row in connection.execute("SELECT * FROM snapshots")]


@pytest.mark.usefixtures("often")
def test_a_hidden_plan_in_a_snapshot_changes_no_byte_on_the_wire(tmp_path: Path) -> None:
    one = sent_after_restart(tmp_path / "one", lambda legal: legal[0])
    other = sent_after_restart(tmp_path / "other", lambda legal: legal[-1])
    assert len(one) > 20
    assert [name for name in one if one[name] != other[name]] == []
    plans = [str(snapshots_in(tmp_path / name)[-1].position) for name in ("one", "other")]
    assert plans[0] != plans[1], "the snapshots do hold what is hidden"


def everything(visitor: Visitor, table: str, seat: int, last: int) -> str:
    """All that somebody can get: every route that can be read, streams, sockets, and refusals."""
    description = visitor.client.get("/schema/openapi.json").json()
    values = {"table_id": table, "name": "crash-and-grab", "example": "setup", "frame": "before.svg", "seat": str(seat)}
    found, asked = "", 0
    for path, ways in description["paths"].items():
        if "get" not in ways or path.endswith("/stream"):
            continue
        for name, value in values.items():
            path = path.replace(f"{{{name}}}", value)
        queries = ("", f"?seat={seat}", "?seat=0", f"?seat={seat}&n=3", f"?seat={seat}&language=de&after=2")
        for query in queries if table in path else queries[:1]:
            answer = visitor.client.get(path + query)
            found += f"{path}{query} {answer.headers} {answer.text}\n"
            asked += 1
    assert asked > 40
    form = {"seat": seat, "action": 0, "key": "a key of nobody"}
    for path in ("answers", "undo", "fork", "close", "rematch", "chairs/0"):
        found += visitor.client.post(f"/api/tables/{table}/{path}", json=form | {"n": 2, "kind": "open"}).text
    found += "".join(lines(visitor, table, last))
    for page in ("true", "false"):
        with visitor.socket(table, seat=seat, page=page) as line:
            found += "".join(map(str, heard(line, last)))
    return found


@pytest.mark.usefixtures("often")
def test_nobody_ever_gets_anything_that_only_a_snapshot_holds(tmp_path: Path) -> None:
    """Keys of requests, contributions, the marks of entries, who sits where by their ids, and positions as files."""
    with a_server(tmp_path) as served, served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        chairs = [{"kind": "me"}, {"kind": "open"}]
        table = ann.ask("/tables/", {"game": "crash-and-grab", "chairs": chairs, "public": True})["id"]
        luck = {0: "0a" * 32, 1: "0b" * 32}
        sits = {"kind": "me", "commitment": commitment_to(luck[1]), "key": "chair of Ben"}
        ben.ask(f"/tables/{table}/chairs/1", sits)
        ann.ask(f"/tables/{table}/commit", {"commitments": {0: commitment_to(luck[0])}})
        ann.ask(f"/tables/{table}/start", {})
        ann.ask(f"/tables/{table}/reveal", {"seat": 0, "contribution": luck[0]})
        ben.ask(f"/tables/{table}/reveal", {"seat": 1, "contribution": luck[1]})
        for number in range(6):
            seat = ann.get(f"/tables/{table}")["awaited"][0]
            visitor, name = ((ann, "Ann"), (ben, "Ben"))[seat]
            legal = visitor.get(f"/tables/{table}/legal?seat={seat}")["legal"]
            form = {"seat": seat, "action": legal[0], "key": f"key of {name} {number}"}
            last = visitor.ask(f"/tables/{table}/answers", form)["n"]
    with (
        a_server(tmp_path) as served,
        again(served, ann) as ann,
        again(served, ben) as ben,
        served.visitor() as nobody,
    ):
        got = [everything(each, table, seat, last) for each, seat in ((ann, 0), (ben, 1), (nobody, -2))]
    secrets: set[str] = set()
    for snapshot in snapshots_in(tmp_path):
        state = snapshot.state
        assert state is not None and state["keys"]
        secrets |= {*state["contributions"], *state["keys"], state["entry"]}
        secrets |= {key for keys in state["keys"].values() for key in keys}
        secrets |= {str(chair["person"]) for chair in state["chairs"]}
        if snapshot.position is not None:
            secrets |= {encode(snapshot.position).decode(), fingerprint(snapshot.position)[:16], '"decisions":'}
    assert {luck[0], luck[1], "chair of Ben"} <= secrets and len(secrets) > 15
    assert [secret for secret in secrets for text in got if secret in text] == []
