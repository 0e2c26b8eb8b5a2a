"""The refusals of the server, each brought about at its doors: what is said there is true there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import CHANCE, Refusal, find_game
from crashyard.server import registry
from crashyard.server.accounts.sessions import MOST_TOKENS
from crashyard.server.storage.snapshots import Snapshot
from crashyard.server.streams import stream
from crashyard.server.tables.integrity import Divergence
from crashyard.server.tables.requests import talk
from tests.refusals import refuses, tells
from tests.server.serving import Served, Visitor, a_server

HORSE = "correct horse"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with a_server(tmp_path_factory.mktemp("refusing"), patience=1000) as server:
        yield server


@pytest.fixture
def ann(served: Served, quick_hashing: None) -> Iterator[Visitor]:
    with served.visitor("Ann") as visitor:
        yield visitor


@pytest.fixture
def ben(served: Served) -> Iterator[Visitor]:
    with served.visitor("Ben") as visitor:
        yield visitor


def answer(visitor: Visitor, name: str, seat: int, action: Any = 0) -> dict[str, Any]:
    form = {"seat": seat, "action": action, "key": f"{seat} {action}"}
    return dict(visitor.client.post(f"/api/tables/{name}/answers", json=form).json())


# -- who somebody is --------------------------------------------------------------------------


def test_names_and_accounts(served: Served, ann: Visitor, ben: Visitor) -> None:
    account = {"name": "Refused", "password": HORSE}
    tells("name-unseen", "A name has 1 to 24 visible characters.", ann.ask("/name", {"name": "​"}, 400))
    change = {"old": HORSE, "new": "another horse"}
    tells("no-account", "You are a guest; create an account first.", ann.ask("/password", change, 400))
    told = ann.ask("/account", account | {"password": "short"}, 400)
    tells("wrong-password-length", "A password has 8 to 128 characters.", told)
    told = ann.ask("/account", account | {"password": "refused1"}, 400)
    tells(
        "common-password",
        "Many people use this password, or it is your name; choose one that nobody will guess.",
        told,
    )
    ann.ask("/account", account)
    tells("has-account", "You are already signed in to an account.", ann.ask("/account", account, 400))
    told = ann.ask("/name", {"name": "Anna"}, 400)
    tells("account-keeps-name", "An account keeps its name; open another one to go by a different name.", told)
    tells(
        "name-taken",
        "This name, or one that looks like it, already belongs to somebody; choose another one.",
        ben.ask("/account", account, 400),
    )
    wrong = {"old": "wrong horse", "new": "another horse"}
    tells("wrong-password", "That is not your password.", ann.ask("/password", wrong, 403))
    told = ben.ask("/sign-in", account | {"password": "wrong horse"}, 401)
    tells("wrong-sign-in", "The name or the password is wrong.", told)
    with served.visitor() as nobody:
        told = nobody.get("/tables/mine", 401)
        tells("not-signed-in", "Say who you are first: come in as a guest or sign in.", told)


def test_tokens_and_sessions(ann: Visitor) -> None:
    token = ann.ask("/tokens", {"name": "robot"})["token"]
    program = {"authorization": f"Bearer {token}"}
    told = ann.client.post("/api/name", json={"name": "Robot"}, headers=program).json()
    tells("not-for-programs", "A token plays for you, but does not change your account; do that in your browser.", told)
    for number in range(MOST_TOKENS - 1):
        ann.ask("/tokens", {"name": f"robot {number}"})
    told = ann.ask("/tokens", {"name": "one more"}, 400)
    tells("too-many-tokens", "You already have 20 tokens, which is the limit; revoke one first.", told)
    tells("no-such-token", "You have no such token.", ann.ask("/tokens/none/remove", {}, 400))
    tells("no-such-session", "You are not signed in there.", ann.ask("/sessions/none/remove", {}, 400))


# -- what is asked ----------------------------------------------------------------------------


def test_requests_that_are_none(ann: Visitor) -> None:
    told = ann.ask("/name", {"name": "Ann", "age": 7}, 400)
    tells("wrong-message", "This request cannot be understood: data Object contains unknown field `age`", told)
    tells("no-such-address", "There is nothing at this address; check the link.", ann.get("/nowhere", 404))
    told = ann.client.delete("/api/tables/").json()
    tells(
        "wrong-method",
        "This address cannot be asked that way; see the description of the interface.",
        told,
    )
    told = ann.client.post("/api/name", content=b" " * 70_000, headers={"content-type": "application/json"}).json()
    tells("body-too-long", "A request may have at most 65,536 bytes.", told)
    told = ann.client.post("/api/name", content=b'{"name": "Eve"}', headers={"content-type": "text/plain"}).json()
    tells("not-called-json", "The body of a request must be JSON, with the content type application/json.", told)
    told = ann.client.post("/api/name", json={"name": "Ann"}, headers={"origin": "https://elsewhere.example"}).json()
    tells(
        "foreign-page",
        "This request comes from a page of another site; open this server’s own page and try again.",
        told,
    )
    told = ann.get("/games/cube-attack/pictures/none/0", 400)
    tells("unknown-picture", "The rules of cube-attack have no picture “none/0”.", told)


def test_what_is_asked_too_often(tmp_path: Path, still_clock: None) -> None:
    with a_server(tmp_path, patience=1) as served, served.visitor() as visitor:
        told: dict[str, Any] = {}
        while "refusal" not in told:
            told = visitor.client.post("/api/guests", json={"name": "Ann"}).json()
        seconds = told["sentence"].removeprefix("You are going too fast; wait ").removesuffix(" seconds.")
        assert int(seconds) > 1
        tells("too-often", f"You are going too fast; wait {seconds} seconds.", told)


# -- tables -----------------------------------------------------------------------------------


def test_a_table_that_is_open(served: Served, ann: Visitor, ben: Visitor) -> None:
    tells("no-such-table", "There is no such table; check the link.", ann.get("/tables/nowhere", 404))
    name = ann.table("bump", "me", "open", start=False)["id"]
    here = f"/tables/{name}"
    told = ann.ask(f"{here}/start", {}, 400)
    tells("open-chairs", "Every chair needs a person or a bot before the game can begin.", told)
    told = ben.ask(f"{here}/chairs/0", {"kind": "me"}, 400)
    tells("chair-taken", "Ann is sitting on this chair; choose another one.", told)
    told = ann.ask(f"{here}/chairs/1", {"kind": "open"}, 400)
    tells("chair-is-open", "Nobody is sitting on this chair.", told)
    told = ann.ask(f"{here}/chairs/7", {"kind": "me"}, 400)
    tells("wrong-seat", "This table has no seat 7; its seats are 0 to 1.", told)
    tells("only-host", "Only the host of the table can do that.", ben.ask(f"{here}/start", {}, 403))
    tells("not-running", "No game is being played at this table at the moment.", answer(ann, name, 0))
    ben.ask(f"{here}/chairs/1", {"kind": "me"})
    with ben.socket(name, seat=1) as line:
        line.hear()
        told = ann.ask(f"{here}/chairs/1", {"kind": "bot"}, 400)
        tells("person-is-here", "Ben is at the table; only somebody who is away can be replaced.", told)
    ann.ask(f"{here}/close", {})
    tells("table-closed", "This table has been closed.", ann.ask(f"{here}/start", {}, 400))


def test_a_table_where_people_play(ann: Visitor, ben: Visitor) -> None:
    name = ann.table("cube-attack", "me", "open", start=False)["id"]
    here = f"/tables/{name}"
    ben.ask(f"{here}/chairs/1", {"kind": "me"})
    ann.ask(f"{here}/start", {})
    tells("already-started", "The game at this table has already begun.", ann.ask(f"{here}/start", {}, 400))
    told = ann.ask(f"{here}/close", {}, 400)
    tells(
        "others-play", "Other people are playing at this table; leave it instead, and a bot will play on for you.", told
    )
    tells("not-your-seat", "That is not your seat.", answer(ann, name, 1))
    told = ann.ask(f"{here}/undo", {"seat": 0, "key": "u"}, 400)
    tells(
        "no-undo",
        "You have nothing to undo: you have not answered yet, somebody else or chance has answered"
        " since, or something hidden was shown.",
        told,
    )
    tells(
        "no-such-action",
        "There is no such action; actions are numbers from 0 to 3040.",
        answer(ann, name, 0, 99_999),
    )
    tells(
        "wrong-chat",
        "Say something of at most 300 characters.",
        ann.ask(f"{here}/chat", {"text": " ", "key": "c"}, 400),
    )
    tells("not-over", "That is available once the game is over.", ann.get(f"{here}/record", 400))
    told = ann.get(f"{here}/hint?seat=0", 403)
    tells(
        "hint-others",
        "Other people are playing at this table: hints are only for those who play alone with bots.",
        told,
    )
    ann.ask(f"{here}/chairs/0", {"kind": "open"})
    tells("bot-plays", "A bot is playing for you; take your seat back first.", answer(ann, name, 0))


def test_a_table_where_one_plays_alone(ann: Visitor) -> None:
    name = ann.table("bump", "me", "me")["id"]
    legal = ann.get(f"/tables/{name}/legal?seat=0")["legal"]
    answer(ann, name, 0, legal[0])
    told = ann.get(f"/tables/{name}/hint?seat=0", 400)
    tells("hint-not-now", "This seat has nothing to decide at the moment, so there is no hint for it.", told)
    told = ann.ask(f"/tables/{name}/fork", {"n": 99, "seat": 0, "bot": "random"}, 400)
    tells("wrong-number", "Nothing was played under number 99; choose another point of the game.", told)


def test_a_table_whose_game_is_over(ann: Visitor, ben: Visitor) -> None:
    shown = ann.table("bump", "me", "random", options={"rounds": 1})
    here = f"/tables/{shown['id']}"
    while shown["state"] == "running":
        for action in ann.get(f"{here}/legal?seat=0")["legal"][:1]:
            answer(ann, shown["id"], 0, action)
        shown = ann.get(here)
    tells("table-over", "The game at this table is over.", ann.ask(f"{here}/start", {}, 400))
    told = ben.ask(f"{here}/rematch", {}, 403)
    tells("not-your-table", "Only those who have played at this table can ask for a rematch.", told)
    told = ann.ask(f"{here}/fork", {"n": shown["n"], "seat": 0, "bot": "random"}, 400)
    tells("nothing-left", "The game is over at this point; choose an earlier one.", told)


def test_what_there_is_too_much_of(served: Served, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    name = ann.table("cube-attack", "me", "me")["id"]
    monkeypatch.setattr(registry, "MOST_TABLES", 1)
    form = {"game": "bump", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    tells(
        "too-many-tables",
        "You already have 1 unfinished tables, which is the limit; finish or close one first.",
        ann.ask("/tables/", form, 400),
    )
    monkeypatch.setattr(talk, "MOST_ENTRIES", 1)
    full = "So much has happened at this table that nothing more can be said, changed, proposed or undone here."
    tells("table-full", full, ann.ask(f"/tables/{name}/chat", {"text": "Hello", "key": "c"}, 400))
    (seat,) = ann.get(f"/tables/{name}")["awaited"]
    answer(ann, name, seat)
    tells("table-full", full, ann.ask(f"/tables/{name}/undo", {"seat": seat, "key": "u"}, 400))
    monkeypatch.setattr(stream, "MOST_OF_ONE", 1)
    with ann.socket(name) as first:
        first.hear()
        with ann.socket(name) as second:
            tells("too-many-pages", "You already have this table open 1 times; close one of them first.", second.hear())
        monkeypatch.setattr(stream, "MOST_WATCHERS", 1)
        with served.visitor() as somebody, somebody.socket(name) as third:
            told = third.hear()
    tells(
        "too-many-watchers", "This table is already being watched 1 times, which is the limit; come back later.", told
    )


def test_a_play_that_is_not_what_it_was() -> None:
    game = find_game("cube-attack")
    before, after = game.new(2), game.new(2)
    after.play(CHANCE, 1)
    snapshot = Snapshot("table", 1, game.rules_version, 0, game.save(before))
    snapshot.compare(game, before)
    with refuses("other-position", "The position is not the one that was stored."):
        snapshot.compare(game, after)
    with refuses(
        "left-road",
        "Played by rules 1, but by rules 2 the answers can be followed no further."
        " The position is not the one that was stored. After answer 50 the position was still the stored one.",
    ):
        raise Divergence(60, 50, Refusal("other-position")).remark("1", "2")
