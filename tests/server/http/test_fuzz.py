"""Random and mutated requests and frames: no mistake of ours, no traceback, and the table goes on for everybody else.

Requests are made by Schemathesis from the server's own description of its interface: every operation, with values that
fit the description or do not. What is answered must be what the description says.
"""

import json
import logging
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import sampled_from
from requests import Session
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from crashyard.engine.chance.dice import Dice
from tests.server.serving import Line, Served, Visitor, a_server

EXAMPLES = 6
"""Of each operation, as often with what fits it as with what does not."""
FRAMES = 1200
SHARES = 2
SOAK = range(SHARES, 12)
MORE = 4
"""In a soak there are so many more shares, each with so many times as much: 50,000 in all."""

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
        until = time.monotonic() + 60
        while not (legal := visitor.get(f"/tables/{table}/legal?seat=0")["legal"]):
            assert time.monotonic() < until, "the table is stuck"
            time.sleep(0.02)
        visitor.ask(f"/tables/{table}/answers", {"seat": 0, "action": legal[0], "key": f"on{number}"})


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
"""Not that whatever fits the description is accepted: the rules of a game may forbid it."""

Operation = APIOperation[Any, Any, Any, Any]
Ask = Case[Operation]

ALL = list(HealthCheck)
ENDLESS = "/api/tables/{table_id}/stream"


@dataclass
class Asker:
    """Somebody who asks with a cookie, with a token, or as nobody."""

    served: Served
    kind: str
    client: httpx.Client
    session: Session
    headers: dict[str, str] = field(default_factory=dict)

    def come_in(self) -> None:
        """As a new guest; whoever was signed out by what they asked comes again."""
        with self.served.visitor("Ann" if self.kind != "nobody" else "") as ann:
            if self.kind == "cookie":
                self.headers = {"cookie": f"crashyard={ann.client.cookies['crashyard']}"}
            elif self.kind == "token":
                self.headers = {"authorization": f"Bearer {ann.ask('/tokens', {'name': 'bot'})['token']}"}

    def ask(self, case: Ask, dice: Dice) -> None:
        """Send a request, and once more with a few bytes of its body changed."""
        told = case.call_and_validate(
            base_url=self.served.url, session=self.session, headers=self.headers, checks=CHECKS
        )
        self.session.cookies.clear()
        signed_out = "set-cookie" in told.headers
        if isinstance(case.body, dict):
            body = mutated(json.dumps(case.body).encode(), dice)
            headers = {"content-type": "application/json", **self.headers}
            answer = self.client.request(case.method, case.formatted_path, content=body, headers=headers)
            assert answer.status_code < 500, (case.formatted_path, body, answer.text)
            assert answer.status_code < 400 or answer.json()["sentence"]
            self.client.cookies.clear()
            signed_out |= "set-cookie" in answer.headers
        if signed_out:
            self.come_in()


def described(served: Served, tables: list[str]) -> list[Operation]:
    """The operations, asked mostly of tables that are there. A stream would never end."""
    with served.visitor() as visitor:
        description = visitor.client.get("/schema/openapi.json").json()
    description["paths"].pop(ENDLESS)
    for operation in [operation for methods in description["paths"].values() for operation in methods.values()]:
        for parameter in operation.get("parameters", []):
            if parameter["name"] == "table_id":
                parameter["schema"] = {"anyOf": [{"enum": tables}, {"enum": tables}, parameter["schema"]]}
    found: list[Operation] = []
    for result in schemathesis.openapi.from_dict(description).get_all_operations():
        assert isinstance(result, Ok), result
        found.append(result.ok())
    return found


def send_some(operation: Operation, mode: GenerationMode, askers: list[Asker], share: int, examples: int) -> int:
    """Requests for one operation, all of which fit its description or all of which do not; returns how many."""
    sent = 0
    dice = Dice(f"requests {share} {operation.label} {mode}")

    @seed(share)
    @settings(max_examples=examples, derandomize=False, phases=[Phase.generate], suppress_health_check=ALL)
    @given(operation.as_strategy(generation_mode=mode), sampled_from(askers))
    def send(case: Ask, asker: Asker) -> None:
        nonlocal sent
        sent += 1 + isinstance(case.body, dict)
        asker.ask(case, dice)

    send()
    return sent


def fuzz_requests(busy: Served, share: int, caplog: pytest.LogCaptureFixture, examples: int) -> int:
    """Some operations, each so often with what fits and so often with what does not; returns how many were sent."""
    sent = 0
    with busy.visitor("Ann") as ann:
        tables = [ann.table("cube-attack", "me", "random")["id"], ann.table("crash-by-crash", "me", "me")["id"]]
        tables.append(ann.table("crash-and-grab", "me", "open", start=False)["id"])
    with httpx.Client(base_url=busy.url, timeout=60) as client, Session() as session:
        askers = [Asker(busy, kind, client, session) for kind in ("nobody", "cookie", "token")]
        for asker in askers:
            asker.come_in()
        for operation in described(busy, tables)[share % SHARES :: SHARES]:
            sent += send_some(operation, GenerationMode.POSITIVE, askers, share, examples)
            if operation.body or operation.query:
                sent += send_some(operation, GenerationMode.NEGATIVE, askers, share, examples)
    with busy.visitor("Bob") as bob:
        play_on(bob)
    assert_quiet(caplog)
    return sent


def fuzz_frames(busy: Served, share: int, caplog: pytest.LogCaptureFixture, frames: int) -> int:
    """Frames on one socket after the other; returns how many were sent."""
    dice = Dice(f"frames {share}")
    with busy.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "random")["id"]
        left = frames
        while left > 0:
            with ann.socket(table, seat=0, page=str(bool(dice.below(2))).lower()) as line:
                line.hear_until("n")
                left -= _say_nonsense(line, dice, left)
    with busy.visitor("Bob") as bob:
        play_on(bob)
    assert_quiet(caplog)
    return frames


def _say_nonsense(line: Line, dice: Dice, left: int) -> int:
    """Frames until the server has enough of this socket, or all have been answered; says how many. No text ends it."""
    for number in range(left):
        try:
            line.connection.send(_frame(dice))
            if number % 50 == 49 or number == left - 1:
                _hear_everything(line, f"still here {number}")
        except ConnectionClosed:
            return number + 1
    return left


def _hear_everything(line: Line, key: str) -> None:
    """Whatever was said before has been dealt with when this is answered."""
    line.connection.send(json.dumps({"do": "ping", "key": key}))
    heard = line.hear_reply()
    while heard.get("ack") != key:
        assert heard.get("refusal") != "our-mistake"
        heard = line.hear_reply()


def _frame(dice: Dice) -> str | bytes:
    forms: list[Any] = ["answer", "undo", "chat", "why", "preview", "ping", "x", "", None]
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


def test_who_asks_in_a_wrong_way_is_told_the_right_ones(busy: Served) -> None:
    with busy.visitor() as visitor:
        described = visitor.client.get("/schema/openapi.json").json()["paths"]
        for path in ("/api/games", "/api/guests", "/api/tables/mine"):
            answer = visitor.client.request("PATCH", path)
            assert answer.status_code == 405
            assert {method.upper() for method in described[path]} <= set(answer.headers["allow"].split(", "))


@pytest.mark.parametrize("share", range(SHARES))
def test_no_request_breaks_it(busy: Served, share: int, caplog: pytest.LogCaptureFixture) -> None:
    assert fuzz_requests(busy, share, caplog, EXAMPLES) > 150


@pytest.mark.parametrize("share", range(SHARES))
def test_no_frame_breaks_it(busy: Served, share: int, caplog: pytest.LogCaptureFixture) -> None:
    fuzz_frames(busy, share, caplog, FRAMES)


@pytest.mark.soak
@pytest.mark.parametrize("share", SOAK)
def test_fifty_thousand_do_not_break_it(tmp_path: Path, share: int, caplog: pytest.LogCaptureFixture) -> None:
    with a_server(tmp_path, patience=1_000_000) as busy:
        requests = fuzz_requests(busy, share, caplog, MORE * EXAMPLES)
        frames = fuzz_frames(busy, share, caplog, MORE * FRAMES)
    sys.stdout.write(f"{requests} requests, {frames} frames\n")
    assert (requests + frames) * len(SOAK) >= 50_000
