"""People look after their own accounts, in their own browsers: password, sessions, tokens, data, and going for good."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Served, Visitor, a_server

PHRASE = "a long secret"

pytestmark = pytest.mark.usefixtures("quick_hashing")


@contextmanager
def somebody(served: Served, name: str) -> Iterator[Visitor]:
    with served.visitor(name) as visitor:
        visitor.ask("/account", {"name": name, "password": PHRASE})
        yield visitor


@contextmanager
def another_browser(served: Served, name: str, secret: str = PHRASE) -> Iterator[Visitor]:
    with served.visitor() as visitor:
        visitor.ask("/sign-in", {"name": name, "password": secret})
        yield visitor


def test_a_changed_password_ends_every_other_session(served: Served) -> None:
    with somebody(served, "Changer") as desk, another_browser(served, "Changer") as phone:
        refused = desk.ask("/password", {"old": "not the secret", "new": "another secret"}, 403)
        assert (refused["refusal"], refused["sentence"]) == ("wrong-password", "That is not your password.")
        assert desk.ask("/password", {"old": PHRASE, "new": "changer1"}, 400)["refusal"] == "common-password"
        assert phone.get("/me")["name"] == "Changer"
        before = desk.client.cookies["crashyard"]
        assert desk.ask("/password", {"old": PHRASE, "new": "another secret"}) == {"name": "Changer", "account": True}
        assert desk.client.cookies["crashyard"] != before
        assert desk.get("/me")["name"] == "Changer"
        assert phone.get("/me") is None
        assert phone.ask("/sign-in", {"name": "Changer", "password": PHRASE}, 401)["refusal"] == "wrong-sign-in"
        phone.ask("/sign-in", {"name": "Changer", "password": "another secret"})


def test_a_guest_has_no_password_to_change(served: Served) -> None:
    with served.visitor("Guest") as guest:
        assert guest.ask("/password", {"old": "x", "new": "another secret"}, 400)["refusal"] == "no-account"


def test_sessions_are_listed_and_signed_out(served: Served) -> None:
    with somebody(served, "Lister") as desk, another_browser(served, "Lister") as phone:
        listed = desk.get("/sessions")
        assert [each["here"] for each in listed] == [True, False]
        assert listed[0].keys() == {"id", "made", "seen", "agent", "here"}
        assert listed[0]["agent"] == "python-httpx"
        assert [each["here"] for each in phone.get("/sessions")] == [False, True]
        with served.visitor("Eve") as eve:
            assert eve.ask(f"/sessions/{listed[1]['id']}/remove", {}, 400)["refusal"] == "no-such-session"
        desk.ask(f"/sessions/{listed[1]['id']}/remove", {})
        assert phone.get("/me") is None
        with another_browser(served, "Lister") as second, another_browser(served, "Lister") as third:
            assert desk.ask("/sessions/remove-others", {}) == {"removed": 2}
            assert (second.get("/me"), third.get("/me")) == (None, None)
        assert desk.get("/me")["name"] == "Lister"


def test_an_ended_session_is_cut_off_from_the_tables_at_once(served: Served) -> None:
    with somebody(served, "Cutter") as desk, another_browser(served, "Cutter") as phone:
        table = desk.table("cube-attack", "me", "open", start=False)["id"]
        with phone.socket(table, seat=0) as line:
            assert "ack" in line.say(do="ping", key="p")
            desk.ask("/sessions/remove-others", {})
            with pytest.raises(ConnectionClosed):
                line.hear()
            assert line.connection.close_code == 1012
        with phone.socket(table, seat=0) as line:
            assert line.hear()["refusal"] == "not-your-seat"


def test_a_token_plays_but_does_not_decide_over_the_account(served: Served) -> None:
    with somebody(served, "Owner") as owner:
        token = owner.ask("/tokens", {"name": "robot"})["token"]
        with httpx.Client(base_url=served.url, headers={"authorization": f"Bearer {token}"}) as program:
            for path in ("tokens", "sessions", "me/data"):
                assert program.get(f"/api/{path}").json()["refusal"] == "not-for-programs"
            listed = owner.get("/tokens")[0]
            for path, form in {
                "tokens": {"name": "second"},
                f"tokens/{listed['id']}/remove": {},
                "sessions/remove-others": {},
                "password": {"old": PHRASE, "new": "another secret"},
                "account/remove": {"password": PHRASE},
                "name": {"name": "Eve"},
            }.items():
                answer = program.post(f"/api/{path}", json=form)
                assert (answer.status_code, answer.json()["refusal"]) == (403, "not-for-programs"), path
            assert program.get("/api/me").json()["name"] == "Owner"
        used = owner.get("/tokens")[0]
        assert listed["used"] is None and used["used"] >= used["made"]
        assert used.keys() == {"id", "name", "made", "used"}


def test_the_token_of_a_guest_makes_no_account_of_them(served: Served) -> None:
    with served.visitor("Ann") as ann:
        token = ann.ask("/tokens", {"name": "robot"})["token"]
        headers = {"authorization": f"Bearer {token}"}
        form = {"name": "Stolen", "password": "another secret"}
        assert httpx.post(f"{served.url}/api/account", json=form, headers=headers).status_code == 403
        assert ann.get("/me") == {"name": "Ann", "account": False}


def test_an_account_is_removed_by_its_owner(tmp_path: Path) -> None:
    with a_server(tmp_path) as served, somebody(served, "Goner") as goner, served.visitor("Ben") as ben:
        token = goner.ask("/tokens", {"name": "robot"})["token"]
        table = goner.table("cube-attack", "me", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        goner.ask(f"/tables/{table}/start", {})
        assert goner.ask("/account/remove", {"password": "not the secret"}, 403)["refusal"] == "wrong-password"
        assert goner.ask("/account/remove", {}, 403)["refusal"] == "wrong-password"
        assert goner.get("/me")["name"] == "Goner"
        secret = goner.client.cookies["crashyard"]
        goner.ask("/account/remove", {"password": PHRASE})
        assert "crashyard" not in goner.client.cookies
        goner.client.cookies.set("crashyard", secret)
        assert goner.get("/me") is None
        assert goner.ask("/sign-in", {"name": "Goner", "password": PHRASE}, 401)["refusal"] == "wrong-sign-in"
        program = httpx.get(f"{served.url}/api/me", headers={"authorization": f"Bearer {token}"})
        assert program.json() is None
        chairs = ben.get(f"/tables/{table}")["chairs"]
        assert [(chair["name"], chair["kind"]) for chair in chairs] == [("", "bot"), ("Ben", "person")]
    with sqlite3.connect(tmp_path / "served.db") as database:
        assert "Goner" not in "\n".join(database.iterdump())


def test_where_somebody_is_gone_for_good_the_rematch_has_a_free_chair(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        table = ann.table("cube-attack", "me", "open", start=False, options={"target": 16})["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        play_both(table, ann, ben)
        ben.ask("/account/remove", {})
        assert [chair["name"] for chair in ann.get(f"/tables/{table}")["chairs"]] == ["Ann", ""]
        again = ann.ask(f"/tables/{table}/rematch", {})
        assert (again["state"], [chair["kind"] for chair in again["chairs"]]) == ("open", ["person", "open"])


def play_both(table: str, *players: Visitor) -> None:
    while awaited := players[0].get(f"/tables/{table}")["awaited"]:
        player, seat = players[awaited[0]], awaited[0]
        legal = player.get(f"/tables/{table}/legal?seat={seat}")
        form = {"seat": seat, "action": legal["legal"][legal["n"] % len(legal["legal"])], "key": f"{legal['n']}"}
        player.ask(f"/tables/{table}/answers", form)


def test_a_guest_is_removed_without_a_password(served: Served) -> None:
    with served.visitor("Ann") as ann:
        ann.ask("/account/remove", {})
        assert ann.get("/me") is None


def test_a_removed_account_leaves_nothing_in_the_browser(served: Served) -> None:
    with served.visitor("Ann") as ann:
        headers = ann.client.post("/api/account/remove", json={}).headers
        assert headers["clear-site-data"] == '"storage"' and "Max-Age=0" in headers["set-cookie"]


def test_everybody_downloads_what_is_kept_about_them(served: Served) -> None:
    with somebody(served, "Reader") as reader, served.visitor() as stranger:
        table = reader.table("cube-attack", "me", "random")["id"]
        reader.ask(f"/tables/{table}/chat", {"text": "Hello there", "key": "k"})
        answer = reader.client.get("/api/me/data")
        assert answer.headers["content-disposition"].startswith("attachment")
        kept = answer.json()
        assert (kept["name"], kept["account"], kept["made"][:2]) == ("Reader", True, "20")
        assert [each["id"] for each in kept["tables"]] == [table]
        assert [each["text"] for each in kept["said"]] == ["Hello there"]
        assert len(kept["browsers"]) == 1
        assert "argon2" not in answer.text and reader.client.cookies["crashyard"] not in answer.text
        assert stranger.get("/me/data", 401)["refusal"] == "not-signed-in"


@pytest.mark.parametrize("path", ["/tokens", "/sessions", "/me/data"])
def test_nobody_has_nothing_of_their_own(served: Served, path: str) -> None:
    with served.visitor() as nobody:
        assert nobody.get(path, 401)["refusal"] == "not-signed-in"


@pytest.mark.usefixtures("still_clock")
def test_old_passwords_cannot_be_tried_quickly(tmp_path: Path) -> None:
    with a_server(tmp_path, patience=1) as served, somebody(served, "Slow") as visitor:
        form = {"old": "guess guess", "new": "another secret"}
        statuses = [visitor.client.post("/api/password", json=form).status_code for _ in range(10)]
        assert statuses[0] == 403 and statuses[-1] == 429
