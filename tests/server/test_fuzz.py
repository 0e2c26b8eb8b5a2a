"""Random and mutated requests and frames: no mistake of ours, no traceback, and the table goes on for everybody else.

What is tried is made from the server's own description of its interface: every operation, with values that fit it,
almost fit it, or do not fit it at all.
"""

import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from crashyard.engine.dice import Dice
from tests.server.serving import Line, Served, Visitor, a_server

REQUESTS = 1200
FRAMES = 2400
SHARES = 2
MORE = 14
"""Times as many of both in a soak, which makes 50,000."""

ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    1,
    2**63,
    -(2**70),
    1.5,
    1e308,
    "",
    " ",
    "a",
    "me",
    "bot",
    "open",
    "random",
    "cube-attack",
    "\x00",
    "\u202egnp.exe",
    "\u200b",
    "<script>alert(1)</script>",
    "'; DROP TABLE people; --",
    "../../etc/passwd",
    "x" * 5000,
    "\U0001f680" * 30,
    "{{7*7}}",
    "%s%n",
    [],
    [[]],
    {},
    {"do": "pass"},
    {"do": {"do": {}}},
    [None] * 50,
]


class Maker:
    """Makes requests from the OpenAPI description."""

    def __init__(self, description: dict[str, Any], tables: list[str], dice: Dice) -> None:
        self._schemas = description["components"]["schemas"]
        self._tables = tables
        self._dice = dice
        self.operations = [
            (method, path, operation)
            for path, methods in description["paths"].items()
            for method, operation in methods.items()
        ]

    def any(self, items: list[Any]) -> Any:
        return items[self._dice.below(len(items))]

    def request(self) -> httpx.Request:
        method, path, operation = self.any(self.operations)
        query = {}
        for parameter in operation.get("parameters", []):
            value = self._parameter(parameter["name"], parameter["schema"])
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", httpx.QueryParams({"v": str(value)})["v"] or "x")
            elif self._dice.below(3):
                query[parameter["name"]] = str(value)
        headers = {"accept-language": self.any(["de", "es", "en", "xx", "", "de;q=x", "," * 50])}
        content = None
        if "requestBody" in operation:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            content = self._body(self.value(schema))
            headers["content-type"] = self.any(["application/json"] * 9 + ["text/plain"])
        address = httpx.URL("http://x").copy_with(path=_plain(path), params=query)
        return httpx.Request(method.upper(), address, headers=headers, content=content)

    def _parameter(self, name: str, schema: dict[str, Any]) -> Any:
        if name == "table_id" and self._dice.below(4):
            return self.any(self._tables)
        return self.value(schema)

    def _body(self, value: Any) -> bytes:
        text = json.dumps(value).encode()
        if self._dice.below(6) == 0:
            return mutated(text, self._dice)
        return text

    def value(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """Something that fits a schema; every now and then something that does not."""
        if self._dice.below(8) == 0 or depth > 6:
            return self.any(ODD)
        if "$ref" in schema:
            return self.value(self._schemas[schema["$ref"].rpartition("/")[2]], depth + 1)
        for name in ("oneOf", "anyOf"):
            if name in schema:
                return self.value(self.any(schema[name]), depth + 1)
        if "enum" in schema:
            return self.any(schema["enum"])
        kind = schema.get("type")
        if kind == "object":
            fields = schema.get("properties", {})
            wanted = schema.get("required", [])
            return {
                name: self.value(field, depth + 1)
                for name, field in fields.items()
                if (name in wanted and self._dice.below(12)) or self._dice.below(2)
            }
        if kind == "array":
            return [self.value(schema.get("items", {}), depth + 1) for _ in range(self._dice.below(4))]
        if kind == "integer":
            return self.any([0, 1, 2, 3, -2, schema.get("minimum", 0), schema.get("maximum", 10), 16])
        if kind == "string":
            return self.any(["me", "bot", "open", "greedy", "random", "cube-attack", "Ann", "k1", "k2", "x" * 20])
        if kind == "boolean":
            return bool(self._dice.below(2))
        return self.any(ODD)


def _plain(path: str) -> str:
    return "/" + "/".join(part for part in path.split("/") if part and part.isprintable())[:500]


def mutated(content: bytes, dice: Dice) -> bytes:
    """A few bytes changed, taken out or put in."""
    found = bytearray(content)
    for _ in range(1 + dice.below(4)):
        at = dice.below(len(found) + 1)
        change = dice.below(3)
        if change == 0:
            found[at:at] = bytes([dice.below(256)])
        elif change == 1 and at < len(found):
            found[at] = dice.below(256)
        else:
            del found[at : at + 1 + dice.below(3)]
    return bytes(found)


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that lets people ask as much as they like."""
    with a_server(tmp_path_factory.mktemp("busy"), patience=1_000_000) as served:
        yield served


def play_on(visitor: Visitor) -> None:
    """Set up a table and play a few moves at it: nothing is stuck."""
    table = visitor.table("cube-attack", "me", "random")["id"]
    for number in range(4):
        until = time.monotonic() + 20
        while not (legal := visitor.get(f"/tables/{table}/legal?seat=0")["legal"]):
            assert time.monotonic() < until, "the table is stuck"
            time.sleep(0.02)
        visitor.ask(f"/tables/{table}/answers", {"seat": 0, "action": legal[0], "key": f"on{number}"})


def fuzz_requests(busy: Served, share: int, caplog: pytest.LogCaptureFixture) -> None:
    dice = Dice(f"requests {share}")
    with busy.visitor("Ann") as ann, busy.visitor("Eve") as eve:
        tables = [ann.table("cube-attack", "me", "random")["id"], eve.table("crash-by-crash", "me", "me")["id"]]
        description = ann.client.get("/schema/openapi.json").json()
        maker = Maker(description, tables, dice)
        for number in range(REQUESTS // SHARES):
            request = maker.request()
            if request.url.path.endswith("/stream"):
                continue
            who = eve if number % 2 else ann
            sent = who.client.build_request(
                request.method, request.url.raw_path.decode(), headers=request.headers, content=request.content
            )
            sent.headers["host"] = f"localhost:{busy.port}"
            answer = who.client.send(sent)
            assert answer.status_code < 500, (request.method, str(request.url), request.content, answer.text)
            if answer.status_code >= 400 and request.url.path.startswith("/api"):
                assert answer.json()["sentence"], answer.text
            if "crashyard" not in who.client.cookies:
                who.ask("/guests", {"name": "Back"})
    with busy.visitor("Bob") as bob:
        play_on(bob)
    assert_quiet(caplog)


def fuzz_frames(busy: Served, share: int, caplog: pytest.LogCaptureFixture) -> None:
    dice = Dice(f"frames {share}")
    with busy.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "random")["id"]
        left = FRAMES // SHARES
        while left > 0:
            with ann.socket(table, seat=0, page=str(bool(dice.below(2))).lower()) as line:
                line.hear_until("n")
                left -= _say_nonsense(line, dice, left)
    with busy.visitor("Bob") as bob:
        play_on(bob)
    assert_quiet(caplog)


def _say_nonsense(line: Line, dice: Dice, left: int) -> int:
    """Frames until the server has enough of this socket; says how many. What is no text ends it."""
    for number in range(left):
        frame = _frame(dice)
        try:
            line.connection.send(frame)
            if dice.below(20) == 0:
                line.say(do="ping", key="still here")
        except ConnectionClosed:
            return number + 1
    return left


def _frame(dice: Dice) -> str | bytes:
    forms: list[Any] = ["answer", "undo", "chat", "why", "ping", "x", "", None]
    message = {"do": forms[dice.below(len(forms))], "key": f"k{dice.below(1000)}"}
    for name in ("seat", "action", "text", "targets"):
        if dice.below(2):
            message[name] = ODD[dice.below(len(ODD))] if dice.below(2) else dice.below(40)
    text = json.dumps(message if dice.below(12) else ODD[dice.below(len(ODD))])
    if dice.below(4) == 0:
        text = mutated(text.encode(), dice).decode(errors="replace")
    return text.encode() if dice.below(400) == 0 else text


def assert_quiet(caplog: pytest.LogCaptureFixture) -> None:
    loud = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert loud == []


@pytest.mark.parametrize("share", range(SHARES))
def test_no_request_breaks_it(busy: Served, share: int, caplog: pytest.LogCaptureFixture) -> None:
    fuzz_requests(busy, share, caplog)


@pytest.mark.parametrize("share", range(SHARES))
def test_no_frame_breaks_it(busy: Served, share: int, caplog: pytest.LogCaptureFixture) -> None:
    fuzz_frames(busy, share, caplog)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES, MORE * SHARES))
def test_fifty_thousand_do_not_break_it(tmp_path: Path, share: int, caplog: pytest.LogCaptureFixture) -> None:
    with a_server(tmp_path, patience=1_000_000) as busy:
        fuzz_requests(busy, share, caplog)
        fuzz_frames(busy, share, caplog)
