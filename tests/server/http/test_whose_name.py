"""The name of an account is its owner's, and whoever else is shown somewhere is marked as what they are."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from crashyard.server.accounts.names import MOST_ALIKE, free_name, look_of, variants
from tests.refusals import refuses, tells
from tests.server.serving import Line, Served, Visitor, a_server

PHRASE = "a long secret"
TAKEN = "This name, or one that looks like it, already belongs to somebody; choose another one."

pytestmark = pytest.mark.usefixtures("quick_hashing")


@contextmanager
def somebody(served: Served, name: str) -> Iterator[Visitor]:
    with served.visitor(name) as visitor:
        visitor.ask("/account", {"name": name, "password": PHRASE})
        yield visitor


def signs(table: dict[str, list[dict[str, str]]]) -> list[tuple[str, str]]:
    return [(chair["name"], chair["who"]) for chair in table["chairs"]]


def test_no_guest_comes_in_under_the_name_of_an_account(served: Served) -> None:
    with somebody(served, "Scope"), served.visitor() as eve, served.visitor("Ben") as ben:
        for name in ("Scope", "scope ", "Ѕсоре", "Sc\u200bope"):
            tells("name-taken", TAKEN, eve.ask("/guests", {"name": name}, 400))
            tells("name-taken", TAKEN, ben.ask("/name", {"name": name}, 400))
        assert ben.get("/me") == {"name": "Ben", "account": False}
        assert eve.get("/me") is None


def test_no_chair_has_the_name_of_somebody_elses_account(served: Served) -> None:
    """Neither that of a second person at a device, nor a bot, nor a guest who was called so before."""
    with served.visitor("Marta") as guest, somebody(served, "Marta"), somebody(served, "Marta 3") as third:
        chairs = [{"kind": "me"}, {"kind": "me", "name": "mаrta"}, {"kind": "bot", "bot": "random", "name": "Marta"}]
        table = guest.ask("/tables/", {"game": "cube-attack", "chairs": [*chairs, {"kind": "open"}]})
        assert signs(table)[:3] == [("Marta 2", "guest"), ("mаrta 4", "guest"), ("Marta 5", "bot")]
        third.ask(f"/tables/{table['id']}/chairs/3", {"kind": "me"})
        assert signs(third.get(f"/tables/{table['id']}"))[3] == ("Marta 3", "account")
        alone = guest.table("cube-attack", "me", "random")["id"]
        forked = guest.ask(f"/tables/{alone}/fork", {"n": 1, "seat": 0, "bot": "random"})
        assert signs(forked)[0] == ("Marta 2", "guest")


def test_an_account_sits_under_its_own_name(served: Served) -> None:
    with somebody(served, "Olga") as olga:
        assert signs(olga.table("cube-attack", "me", "me", "random")) == [
            ("Olga", "account"),
            ("Olga 2", "account"),
            ("random", "bot"),
        ]


def test_everybody_is_marked_wherever_a_table_is_shown(served: Served) -> None:
    with somebody(served, "Pia") as pia, served.visitor("Gustav") as guest:
        name = pia.table("cube-attack", "me", "open", "greedy", start=False, public=True)["id"]
        guest.ask(f"/tables/{name}/chairs/1", {"kind": "me"})
        marked = [("Pia", "account"), ("Gustav", "guest"), ("greedy", "bot")]
        assert signs(guest.get(f"/tables/{name}")) == marked
        listed = [table for table in guest.get("/tables/")["open"] if table["id"] == name]
        assert [signs(table) for table in listed] == [marked]
        assert [signs(table) for table in guest.get("/tables/mine")] == [marked]
        with guest.socket(name, page="true") as line:
            assert signs(line.hear()["table"]) == marked
            pia.ask(f"/tables/{name}/start", {})
            assert signs(line.hear_until("chairs")[-1]) == marked


def test_who_lets_a_program_answer_is_marked_from_then_on(tmp_path: Path) -> None:
    with a_server(tmp_path) as served, somebody(served, "Ada") as ada, served.visitor("Ben") as ben:
        name = ada.table("bump", "me", "open", start=False)["id"]
        ben.ask(f"/tables/{name}/chairs/1", {"kind": "me"})
        token = ada.ask("/tokens", {"name": "robot"})["token"]
        headers = {"authorization": f"Bearer {token}"}
        ada.ask(f"/tables/{name}/start", {})
        assert signs(ben.get(f"/tables/{name}")) == [("Ada", "account"), ("Ben", "guest")]
        with (
            httpx.Client(base_url=served.url, headers=headers) as program,
            ben.socket(name, page="true", after=2) as line,
        ):
            legal = program.get(f"/api/tables/{name}/legal?seat=0").json()["legal"]
            answer = {"seat": 0, "action": legal[0], "key": "a"}
            assert program.post(f"/api/tables/{name}/answers", json=answer).status_code == 201
            told = line.hear_until("why")[-1]
            assert told["why"] == "program" and told["lines"][0]["text"] == "A program answers for Ada."
            assert signs(told["table"]) == [("Ada", "program"), ("Ben", "guest")]
            seat = program.post("/api/tables/", json={"game": "bump", "chairs": [{"kind": "me"}, {"kind": "open"}]})
            assert signs(seat.json())[0] == ("Ada", "program")
    with a_server(tmp_path) as served, served.visitor() as eve:
        assert signs(eve.get(f"/tables/{name}")) == [("Ada", "program"), ("Ben", "guest")]


def test_a_program_on_a_socket_is_marked_before_its_first_answer(served: Served) -> None:
    with somebody(served, "Eda") as eda, served.visitor("Ben") as ben:
        name = eda.table("bump", "me", "open", start=False)["id"]
        ben.ask(f"/tables/{name}/chairs/1", {"kind": "me"})
        eda.ask(f"/tables/{name}/start", {})
        token = eda.ask("/tokens", {"name": "robot"})["token"]
        legal = eda.get(f"/tables/{name}/legal?seat=0")["legal"]
        address = f"ws://localhost:{served.port}/api/tables/{name}/socket?seat=0"
        headers = {"authorization": f"Bearer {token}"}
        with connect(address, additional_headers=headers, compression=None) as connection:
            line = Line(connection)
            before = eda.get(f"/tables/{name}")["n"]
            assert line.say(do="answer", seat=0, action=legal[0], key="a") == {"ack": "a", "n": before + 2}
            assert line.say(do="answer", seat=1, action=legal[0], key="b")["refusal"] == "not-your-seat"
            assert line.say(do="answer", seat=9, action=legal[0], key="c")["refusal"] == "wrong-seat"
            assert signs(ben.get(f"/tables/{name}"))[0] == ("Eda", "program")


def test_of_who_sat_down_before_nothing_is_claimed(tmp_path: Path) -> None:
    with a_server(tmp_path) as served, served.visitor("Ann") as ann:
        name = ann.table("bump", "me", "random", start=False)["id"]
    with sqlite3.connect(tmp_path / "served.db") as database:
        database.execute("UPDATE chairs SET who = NULL")
    with a_server(tmp_path) as served, served.visitor() as eve:
        assert signs(eve.get(f"/tables/{name}")) == [("Ann", ""), ("random", "bot")]


def test_there_are_only_so_many_of_one_name() -> None:
    assert free_name("Ann", [], {look_of("Ann 2")}) == "Ann"
    assert free_name("Ann", ["ann"], {look_of("Ann 2")}) == "Ann 3"
    assert len(list(variants("Ann"))) == MOST_ALIKE
    with refuses("name-taken", TAKEN):
        free_name("Ann", variants("ANN"))
