"""Secrecy through the doors: two servers that differ only in a hidden plan send the same bytes to everybody else.

Sockets for programs and for pages, streams of lines, and whatever can be asked by HTTP, with the heads of the answers,
which tell how long they are.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from crashyard.faces.words import LANGUAGES
from tests.server.living import Fate
from tests.server.serving import Line, Visitor, a_server

ASKED = ["", "/view", "/view?seat=-2", "/replay", "/replay?language=de", "/record", "/statistics"]
CHAIRS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
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


def sent_to_others(folder: Path, plan: Callable[[list[Any]], Any]) -> dict[str, Any]:
    """Ann plans, changes nothing, takes it back and plans again; what Ben and a spectator get of it."""
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
        ann.ask(f"/tables/{table}/start", {"contribution": "luck"})
        return watched(table, ann, ben, nobody, plan)


def watched(
    table: str, ann: Visitor, ben: Visitor, nobody: Visitor, plan: Callable[[list[Any]], Any]
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
        last = ann.ask(f"/tables/{table}/answers", {"seat": 0, "action": chosen, "key": "c"})["n"]
        assert last == begun + 3
        found |= {name: heard(line, last) for name, line in watching.items()}
        for target in ("card:2", "0", "direction:sun"):
            program.connection.send(f'{{"do":"why","seat":1,"targets":["{target}"],"key":"w"}}')
            found[f"why {target}"] = program.connection.recv(timeout=60)
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


def test_a_hidden_plan_changes_no_byte_on_the_wire(tmp_path: Path) -> None:
    one = sent_to_others(tmp_path / "one", lambda legal: legal[0])
    other = sent_to_others(tmp_path / "other", lambda legal: legal[-1])
    assert len(one) > 25
    assert [name for name in one if one[name] != other[name]] == []
