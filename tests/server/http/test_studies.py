"""Studies at the doors of the server: who may run them, what is told of them, and a report that can do nothing."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from crashyard.server.http.routes import studies as routes
from crashyard.server.http.routes.studies import REPORT_POLICY
from tests.refusals import tells
from tests.server.serving import Served, Visitor, a_server

QUICK = {"game": "cube-attack", "players": 2, "games": 10, "kinds": ["random"], "options": {"target": 16, "actions": 3}}
ELSEWHERE = "Studies are run at the server’s own computer only; its host can let everybody with an account run them."


def ended(visitor: Visitor, name: str) -> dict[str, Any]:
    deadline = time.monotonic() + 120
    while True:
        told: dict[str, Any] = visitor.get(f"/studies/{name}")
        if told["state"] in ("done", "failed"):
            return told
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture(scope="module")
def for_accounts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that lets everybody with an account run studies."""
    with a_server(tmp_path_factory.mktemp("accounts"), studies="accounts") as server:
        yield server


def from_elsewhere(visitor: Visitor) -> Visitor:
    """As somebody whom a proxy speaks for."""
    visitor.client.headers["x-forwarded-for"] = "203.0.113.7"
    return visitor


def test_a_study_grows_and_its_report_is_read(served: Served) -> None:
    with served.visitor("Ann") as ann:
        begun = ann.ask("/studies/", QUICK | {"against": True})
        assert begun.keys() == {
            *("id", "game", "players", "variants", "kinds", "games", "wanted"),
            *("done", "left", "state", "stopped", "report", "tables"),
        }
        assert (begun["wanted"], begun["kinds"], begun["report"]) == (20, ["random"], False)
        assert begun["variants"][1]["actions"] == 3 and "actions" not in begun["variants"][0]
        told = ended(ann, begun["id"])
        assert (told["state"], told["done"], told["left"], told["report"]) == ("done", 20, None, True)
        usual, changed = told["tables"]
        assert (usual["variant"], changed["variant"], usual["games"], usual["strength"]) == (0, 1, 10, "random")
        for figure in usual["figures"]:
            assert figure.keys() == {"measure", "share", "value", "low", "high", "fair"}
            assert figure["low"] is None or figure["low"] <= figure["value"] <= figure["high"]
        assert [one["id"] for one in ann.get("/studies/")["studies"]] == [begun["id"]]
        answer = ann.client.get(f"/api/studies/{begun['id']}/report")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers.get_list("content-security-policy") == [REPORT_POLICY]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<script" not in answer.text and "In short" in answer.text


def test_the_same_question_has_the_same_answer_for_everybody(served: Served) -> None:
    found = []
    for name in ("Ann", "Ben"):
        with served.visitor(name) as visitor:
            found.append(ended(visitor, visitor.ask("/studies/", QUICK)["id"])["tables"])
    assert found[0] == found[1]


def test_a_study_is_stopped_by_its_owner_and_seen_by_nobody_else(served: Served) -> None:
    gone = "You have no such study; they are gone when the server has been started anew."
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor() as nobody:
        name = ann.ask("/studies/", QUICK | {"games": 1000})["id"]
        for path in (f"/studies/{name}", f"/studies/{name}/report"):
            tells("no-such-study", gone, ben.get(path, 404))
            assert nobody.get(path, 401)["refusal"] == "not-signed-in"
        tells("no-such-study", gone, ben.ask(f"/studies/{name}/stop", {}, 404))
        assert ben.get("/studies/")["studies"] == [] == nobody.get("/studies/")["studies"]
        tells(
            "study-no-report",
            "There is no report yet; wait until the games have been played, or stop the study.",
            ann.get(f"/studies/{name}/report", 409),
        )
        again = ann.ask("/studies/", QUICK, 409)
        assert again["refusal"] == "study-one-at-a-time"
        assert ann.ask(f"/studies/{name}/stop", {})["stopped"] is True
        told = ended(ann, name)
        assert told["stopped"] and told["done"] < 1000
        assert ann.ask(f"/studies/{name}/stop", {})["state"] == "done", "what has ended is not stopped any more"


def test_what_a_study_may_be_is_told_and_anything_else_is_refused(served: Served) -> None:
    with served.visitor("Ann") as ann:
        told = ann.get("/studies/")
        assert told == {
            "refused": None,
            "kinds": ["random", "beginner", "greedy", "casual", "skilled", "mixed"],
            "fewest": 10,
            "most": 1000,
            "together": 4000,
            "studies": [],
        }
        for wrong, key in (
            ({"game": "chess"}, "unknown-game"),
            ({"players": 7}, "wrong-players"),
            ({"kinds": ["expert"]}, "study-kinds"),
            ({"kinds": []}, "wrong-message"),
            ({"games": 5}, "study-too-large"),
            ({"options": {"actions": 9}}, "wrong-option"),
            ({"options": {"speed": 9}}, "unknown-option"),
            ({"surprise": 1}, "wrong-message"),
        ):
            assert ann.ask("/studies/", QUICK | wrong, 400)["refusal"] == key, wrong
        assert ann.get("/studies/")["studies"] == []


def test_only_this_machine_runs_studies_unless_its_host_says_otherwise(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        from_elsewhere(ben)
        tells("study-elsewhere", ELSEWHERE, ben.ask("/studies/", QUICK, 403))
        tells("study-elsewhere", ELSEWHERE, ben.get("/studies/")["refused"])
        assert ann.get("/studies/")["refused"] is None
        ann.client.headers["host"] = "evil.example"
        assert ann.ask("/studies/", QUICK, 403)["refusal"] == "study-elsewhere"


def test_whoever_has_an_account_runs_studies_where_the_host_wants_it(for_accounts: Served, quick_hashing: None) -> None:
    with for_accounts.visitor("Ben") as ben:
        from_elsewhere(ben)
        guest = "On this server studies are for those who have an account; create one first."
        tells("study-guest", guest, ben.ask("/studies/", QUICK, 403))
        ben.ask("/account", {"name": "Ben of the lab", "password": "correct horse"})
        assert ended(ben, ben.ask("/studies/", QUICK)["id"])["state"] == "done"


def test_a_host_can_turn_them_off(tmp_path: Path) -> None:
    with a_server(tmp_path, studies="nobody") as server, server.visitor("Ann") as ann:
        off = "The host of this server has turned studies off."
        tells("study-nobody", off, ann.ask("/studies/", QUICK, 403))
        tells("study-nobody", off, ann.get("/studies/")["refused"])


def test_without_the_laboratory_the_page_is_told_so(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "has_laboratory", lambda: False)
    with served.visitor(language="de") as ann:
        refused = ann.get("/studies/")["refused"]
        assert refused["refusal"] == "study-no-laboratory" and "Labor nicht installiert" in refused["sentence"]


def test_a_page_of_another_site_begins_nothing(served: Served) -> None:
    with served.visitor("Ann") as ann:
        ann.client.headers["origin"] = "https://evil.example"
        assert ann.ask("/studies/", QUICK, 403)["refusal"] == "foreign-page"
