"""The door for programs and pages: plain HTTP with JSON, refusals in the language of whoever asks."""

import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from crashyard.server.http.routes import tables as api
from tests.server.serving import Served, Visitor, a_server

SENTENCES = {
    "en": "There is no such table; check the link.",
    "de": "Diesen Tisch gibt es nicht; prüfe den Link.",
    "es": "Esta mesa no existe; comprueba el enlace.",
}


@pytest.mark.parametrize("language", SENTENCES)
def test_refusals_speak_the_language_of_the_request(served: Served, language: str) -> None:
    with served.visitor(language=f"{language}-XX,fr;q=0.5") as visitor:
        answer = visitor.get("/tables/nowhere", 404)
        assert answer == {"refusal": "no-such-table", "clause": "", "sentence": SENTENCES[language]}


def test_the_language_that_is_liked_best_is_spoken(served: Served) -> None:
    for header, language in [("fr, es;q=0.3, de;q=0.8", "de"), ("fr", "en"), ("", "en"), ("x;q=y, es", "es")]:
        with served.visitor(language=header) as visitor:
            assert visitor.get("/tables/nowhere", 404)["sentence"] == SENTENCES[language]


def test_guests_accounts_and_signing_in_on_another_device(served: Served) -> None:
    with served.visitor("Ann") as phone, served.visitor() as desk:
        assert phone.get("/me") == {"name": "Ann", "account": False}
        assert desk.get("/me") is None
        table = phone.table("cube-attack", "me", "open", start=False)
        assert phone.ask("/account", {"name": "Ann of Bath", "password": "a long secret"})["account"]
        assert (
            desk.ask("/sign-in", {"name": "ann of bath", "password": "wrong secret"}, 401)["refusal"] == "wrong-sign-in"
        )
        desk.ask("/sign-in", {"name": "ann of bath", "password": "a long secret"})
        assert [mine["id"] for mine in desk.get("/tables/mine")] == [table["id"]]
        desk.ask("/sign-out", {})
        assert desk.get("/me") is None
        assert desk.get("/tables/mine", 401)["refusal"] == "not-signed-in"
        assert phone.get("/me")["account"]


def test_a_friend_joins_by_link_and_they_play(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben", "de") as ben:
        table = ann.table("cube-attack", "me", "open", start=False)
        address = f"/tables/{table['id']}"
        assert (table["mine"], table["host"], table["state"]) == ([0], True, "open")
        assert ann.ask(f"{address}/start", {}, 400)["refusal"] == "open-chairs"
        assert ben.ask(f"{address}/chairs/0", {"kind": "me"}, 400)["refusal"] == "chair-taken"
        assert ben.ask(f"{address}/chairs/9", {"kind": "me"}, 400)["refusal"] == "wrong-seat"
        assert ben.ask(f"{address}/chairs/1", {"kind": "me", "key": "sit"}) == {"n": 1}
        assert ben.ask(f"{address}/chairs/1", {"kind": "me", "key": "sit"}) == {"n": 1}
        assert ben.ask(f"{address}/start", {}, 403)["refusal"] == "only-host"
        assert ann.ask(f"{address}/start", {"key": "go"}) == {"n": 2}
        shown = ben.get(address)
        assert (shown["mine"], shown["host"], shown["state"]) == ([1], False, "running")
        seat = shown["awaited"][0]
        mover, other = (ann, ben) if seat == 0 else (ben, ann)
        legal = mover.get(f"{address}/legal?seat={seat}")["legal"]
        assert other.get(f"{address}/legal?seat={seat}", 403)["refusal"] == "not-your-seat"
        answer = {"seat": seat, "action": legal[-1], "key": "first"}
        assert other.ask(f"{address}/answers", answer, 403)["refusal"] == "not-your-seat"
        assert mover.ask(f"{address}/answers", answer) == mover.ask(f"{address}/answers", answer) == {"n": 3}
        assert mover.get(f"{address}/view?seat={seat}")["n"] == 3
        assert mover.ask(f"{address}/undo", {"seat": seat, "key": "oops"}) == {"n": 4}
        assert other.ask(f"{address}/chat", {"text": "Take your time", "key": "chat"}) == {"n": 5}


def test_several_people_share_a_device(served: Served) -> None:
    with served.visitor("Ann") as ann:
        chairs = [
            {"kind": "me"},
            {"kind": "me", "name": " Opa\u200b "},
            {"kind": "bot", "bot": "random", "name": "Rob"},
        ]
        table = ann.ask("/tables/", {"game": "cube-attack", "chairs": chairs})
        assert [chair["name"] for chair in table["chairs"]] == ["Ann", "Opa", "Rob"]
        assert table["mine"] == [0, 1]


@pytest.mark.parametrize(
    ("clock", "kept"),
    [
        ({"kind": "none", "minutes": 5}, {"kind": "none", "patience": 10}),
        ({"kind": "none", "patience": 0}, {"kind": "none", "patience": 0}),
        ({"kind": "live", "minutes": 5, "increment": 3}, {"kind": "live", "minutes": 5, "increment": 3}),
        ({"kind": "days", "days": 2}, {"kind": "days", "days": 2}),
    ],
)
def test_a_table_has_the_clock_that_was_asked_for(served: Served, clock: Any, kept: Any) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "greedy", clock=clock)
        assert table["clock"] == kept
        assert (table["clocks"] is None) == (kept["kind"] == "none")


WRONG_TABLES: list[Any] = [
    {},
    {"game": "cube-attack", "chairs": []},
    {"game": "cube-attack", "chairs": [{"kind": "me"}]},
    {"game": "chess", "chairs": [{"kind": "me"}, {"kind": "open"}]},
    {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "king"}]},
    {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]},
    {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}], "options": {"target": -5}},
    {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}], "clock": {"kind": "live", "minutes": 0}},
    {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}], "clock": {"kind": "sand"}},
    {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}], "clock": {"kind": "none", "patience": -1}},
    {"game": "cube-attack", "chairs": [{"kind": "me", "name": "\u200b"}, {"kind": "open"}]},
    {"game": "cube-attack", "chairs": [{"kind": "me"}] * 17},
    {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}], "seed": "mine"},
    [],
    None,
    7,
]


@pytest.mark.parametrize("form", WRONG_TABLES, ids=lambda form: json.dumps(form)[:60])
def test_a_wrong_table_is_refused_with_a_sentence(served: Served, form: Any) -> None:
    with served.visitor("Ann") as ann:
        refused = ann.ask("/tables/", form, 400)
        assert refused["sentence"] and refused["refusal"]
        assert ann.get("/tables/mine") == []


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"[" * 60_000, b'{"name": ' + b"1" * 5000 + b"}", b""])
def test_broken_bodies_are_refused(served: Served, body: bytes) -> None:
    with served.visitor() as visitor:
        answer = visitor.client.post("/api/guests", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["refusal"] == "wrong-message"


def test_public_tables_are_listed_and_others_are_not(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor() as stranger:
        listed = ann.table("cube-attack", "me", "open", start=False, public=True)
        watched = ann.table("cube-attack", "me", "greedy", public=True)
        private = ann.table("cube-attack", "me", "open", start=False)
        tables = stranger.get("/tables/")
        assert listed["id"] in [table["id"] for table in tables["open"]]
        assert watched["id"] in [table["id"] for table in tables["running"]]
        assert private["id"] not in str(tables)
        assert ann.ask(f"/tables/{listed['id']}/close", {"key": "c"})["n"] == 1
        assert listed["id"] not in str(stranger.get("/tables/"))


def test_tokens_let_programs_in(served: Served) -> None:
    with served.visitor("Ann") as ann:
        token = ann.ask("/tokens", {"name": "robot"})["token"]
        headers = {"authorization": f"Bearer {token}"}
        with httpx.Client(base_url=served.url, headers=headers) as program:
            assert program.get("/api/me").json() == {"name": "Ann", "account": False}
            listed = ann.get("/tokens")
            assert [each["name"] for each in listed] == ["robot"]
            assert ann.ask(f"/tokens/{listed[0]['id']}/remove", {}) is None
            assert program.get("/api/me").json() is None
        assert ann.ask("/tokens/nothing/remove", {}, 400)["refusal"] == "no-such-token"


def lines(visitor: Visitor, address: str, upto: int) -> list[Any]:
    """A stream, until the message with a number."""
    heard: list[Any] = []
    with visitor.client.stream("GET", f"/api{address}") as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        for line in answer.iter_lines():
            if line:
                heard.append(json.loads(line))
                if heard[-1]["n"] >= upto:
                    return heard
    return heard


def test_a_stream_has_every_number_and_goes_on_from_any(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor() as stranger:
        table = ann.table("cube-attack", "me", "open", start=False)
        address = f"/tables/{table['id']}"
        waiting = threading.Thread(target=lambda: heard.extend(lines(stranger, f"{address}/stream", 5)))
        heard: list[Any] = []
        waiting.start()
        for count in range(5):
            ann.ask(f"{address}/chat", {"text": f"{count}", "key": f"{count}"})
        waiting.join(20)
        assert [message["n"] for message in heard] == [1, 2, 3, 4, 5]
        assert lines(ann, f"{address}/stream?seat=0&after=3", 5) == heard[3:]
        assert stranger.get(f"{address}/stream?seat=0", 403)["refusal"] == "not-your-seat"
        assert stranger.get(f"{address}/stream?after=-1", 400)["refusal"] == "wrong-message"


def test_a_silent_stream_shows_that_it_lives(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "HEARTBEAT", 0.1)
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "open", start=False)
        with ann.client.stream("GET", f"/api/tables/{table['id']}/stream?seat=0") as answer:
            lines = answer.iter_lines()
            assert [next(lines) for _ in range(3)] == ["", "", ""]


@pytest.mark.usefixtures("still_clock")
def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with a_server(tmp_path, patience=1) as served, served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "open", start=False)
        answers = [
            ann.client.post(f"/api/tables/{table['id']}/chat", json={"text": "hey", "key": f"{count}"})
            for count in range(12)
        ]
        assert [answer.status_code for answer in answers].count(429) >= 3
        assert answers[-1].json()["refusal"] == "too-often"


def test_the_interface_describes_itself(served: Served) -> None:
    with served.visitor() as visitor:
        described = visitor.client.get("/schema/openapi.json").json()
        assert {"/api/tables", "/api/tables/{table_id}/answers", "/api/tables/{table_id}/replay"} <= described[
            "paths"
        ].keys()
