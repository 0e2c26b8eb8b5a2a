"""Mail: an address is confirmed by its owner, who is called once a turn or once a day, and can end it by one click."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.header import decode_header, make_header
from pathlib import Path
from typing import Any

import pytest

from crashyard.server.notifications import caller, mail_links
from crashyard.server.notifications.waits import is_asked
from crashyard.server.storage.store import Store
from tests.server.notifications.fake_services import Letterbox, a_mail_server, link_in, text_of
from tests.server.serving import Served, Visitor, a_server

GAME = "cube-attack"
PHRASE = "a long secret"
HERE = "http://club.example"
WHOLE_DAY = {"quiet_from": 0, "quiet_to": 1439}

pytestmark = pytest.mark.usefixtures("quick_hashing")


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with a_mail_server() as found:
        yield found


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "TICK", 0.02)
    monkeypatch.setattr(caller, "LOOK_EVERY", 0.2)


@contextmanager
def a_calling_server(folder: Path, box: Letterbox, notify_after: int = 0) -> Iterator[Served]:
    smtp_url, mail_from = f"smtp://127.0.0.1:{box.port}", "Crashyard <games@club.example>"
    with a_server(folder, public_url=HERE, notify_after=notify_after, smtp_url=smtp_url, mail_from=mail_from) as served:
        yield served


@contextmanager
def somebody(served: Served, name: str, language: str = "en") -> Iterator[Visitor]:
    with served.visitor(name, language) as visitor:
        visitor.ask("/account", {"name": name, "password": PHRASE})
        yield visitor


def confirm(visitor: Visitor, box: Letterbox, address: str, language: str = "en") -> None:
    before = len(box.letters)
    visitor.ask("/notifications/address", {"address": address, "language": language, "zone": "Europe/Madrid"})
    token = link_in(box.await_letters(before + 1)[-1], "/confirm#")
    assert visitor.ask("/notifications/confirm", {"token": token}) == {"address": address}
    assert visitor.ask("/notifications/confirm", {"token": token}, 400)["refusal"] == "link-used"


def change(visitor: Visitor, mail: str, **more: Any) -> None:
    visitor.ask("/notifications/", {"mail": mail, "language": "en", "zone": "Europe/Madrid", **more})


def play_until(ann: Visitor, ben: Visitor, table: str, seat: int) -> None:
    """Until a seat is awaited, by whoever sits on the other."""
    for number in range(200):
        awaited = ann.get(f"/tables/{table}")["awaited"]
        if awaited == [seat]:
            return
        mover = (ann, ben)[awaited[0]]
        action = mover.get(f"/tables/{table}/legal?seat={awaited[0]}")["legal"][0]
        mover.ask(f"/tables/{table}/answers", {"seat": awaited[0], "action": action, "key": f"{time.time()}{number}"})


def their_table(ann: Visitor, ben: Visitor, **more: Any) -> str:
    table: str = ann.table(GAME, "me", "open", start=False, **more)["id"]
    ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
    return table


def deliveries(folder: Path) -> list[tuple[str, str]]:
    with sqlite3.connect(folder / "served.db") as database:
        return list(database.execute("SELECT kind, state FROM deliveries ORDER BY made"))


def await_states(folder: Path, wanted: set[tuple[str, str]]) -> None:
    until = time.monotonic() + 60
    while not wanted <= set(deliveries(folder)):
        assert time.monotonic() < until, deliveries(folder)
        time.sleep(0.02)


def await_state(folder: Path, *wanted: tuple[str, str]) -> None:
    until = time.monotonic() + 60
    while sorted(deliveries(folder)) != sorted(wanted):
        assert time.monotonic() < until, deliveries(folder)
        time.sleep(0.02)


def test_whoever_confirmed_an_address_is_called_once_a_turn_until_they_stop_it(tmp_path: Path, box: Letterbox) -> None:
    with (
        a_calling_server(tmp_path, box) as served,
        somebody(served, "Ann") as ann,
        somebody(served, "Ben", "de") as ben,
    ):
        confirm(ben, box, "ben@club.example", "de")
        assert str(make_header(decode_header(box.letters[0]["subject"]))) == "Bestätige deine Mailadresse"
        table = their_table(ann, ben)
        ann.ask(f"/tables/{table}/start", {})
        play_until(ann, ben, table, 1)
        await_states(tmp_path, {("turn", "done")})
        turn = next(letter for letter in reversed(box.letters) if "am Zug" in letter["subject"])
        assert turn["subject"] == "Cube Attack: Du bist am Zug"
        assert (turn["to"], turn["from"]) == ("ben@club.example", "Crashyard <games@club.example>")
        assert f"{HERE}/tables/{table}" in text_of(turn)
        assert "Ann" not in turn.as_string() and "Ben" not in turn.as_string()
        stop = link_in(turn, "/stop/")
        assert turn["list-unsubscribe"] == f"<{HERE}/stop/{stop}>"
        assert turn["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        with served.visitor() as program:
            form = {"List-Unsubscribe": "One-Click"}
            assert program.client.post("/stop/nobodys", data=form).status_code == 400
            assert program.client.post(f"/stop/{stop}", data=form).status_code == 200
        assert ben.get("/notifications")["mail"] == "off"
        known = len(box.letters)
        play_until(ann, ben, table, 0)
        play_until(ann, ben, table, 1)
        ann.ask(f"/tables/{table}/chat", {"text": "still there", "key": "c"})
        time.sleep(0.3)
        assert len(box.letters) == known


def test_who_is_at_the_table_is_not_called_before_they_go(tmp_path: Path, box: Letterbox) -> None:
    with a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann, somebody(served, "Ben") as ben:
        confirm(ben, box, "ben@club.example")
        table = their_table(ann, ben)
        with ben.socket(table, seat=1, page="true") as line:
            line.hear()
            ann.ask(f"/tables/{table}/start", {})
            play_until(ann, ben, table, 1)
            time.sleep(0.3)
            assert len(box.letters) == 1
        assert "your turn" in box.await_letters(2)[1]["subject"]


def test_after_a_restart_whoever_is_due_is_told_and_nobody_twice(tmp_path: Path, box: Letterbox) -> None:
    with (
        a_calling_server(tmp_path, box, 3600) as served,
        somebody(served, "Ann") as ann,
        somebody(served, "Ben") as ben,
    ):
        confirm(ann, box, "ann@club.example")
        confirm(ben, box, "ben@club.example")
        table = their_table(ann, ben)
        ann.ask(f"/tables/{table}/start", {})
        play_until(ann, ben, table, 1)
    assert len(box.letters) == 2
    with a_calling_server(tmp_path, box):
        turn = box.await_letters(3)[2]
        assert ("your turn" in turn["subject"], turn["to"]) == (True, "ben@club.example")
    before = len(box.letters)
    for _ in range(2):
        with a_calling_server(tmp_path, box):
            time.sleep(0.3)
    assert len(box.letters) == before == 3


def test_a_host_is_told_when_somebody_sits_down_and_everybody_when_it_is_over(tmp_path: Path, box: Letterbox) -> None:
    with a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann, somebody(served, "Ben") as ben:
        confirm(ann, box, "ann@club.example")
        table = their_table(ann, ben)
        assert box.await_letters(2)[1]["subject"] == "Cube Attack: somebody has sat down"
        for kind in ("open", "me", "open"):
            ben.ask(f"/tables/{table}/chairs/1", {"kind": kind})
        alone = ann.table(GAME, "me", "greedy")["id"]
        assert ann.get(f"/tables/{alone}")["state"] == "running"
        table = ann.table("bump", "me", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        for number in range(400):
            if not (awaited := ann.get(f"/tables/{table}")["awaited"]):
                break
            mover = (ann, ben)[awaited[0]]
            action = mover.get(f"/tables/{table}/legal?seat={awaited[0]}")["legal"][-1]
            mover.ask(f"/tables/{table}/answers", {"seat": awaited[0], "action": action, "key": f"k{number}"})
        ben.ask(f"/tables/{table}/rematch", {})
        await_states(tmp_path, {("sat", "done"), ("finished", "done"), ("rematch", "done")})
        told = {letter["subject"].partition(": ")[2] for letter in box.letters[1:]}
        assert [kind for kind, _ in deliveries(tmp_path)].count("sat") == 2, "once for a chair, however often"
        assert told >= {"somebody has sat down", "the game is over", "a rematch"}
        assert not any(alone in text_of(letter) for letter in box.letters)


def test_who_is_away_is_called_for_a_proposal_as_long_as_it_waits_for_them(tmp_path: Path, box: Letterbox) -> None:
    with a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann, somebody(served, "Ben") as ben:
        confirm(ben, box, "ben@club.example")
        table = their_table(ann, ben)
        ann.ask(f"/tables/{table}/start", {})
        play_until(ann, ben, table, 0)
        number = ann.ask(f"/tables/{table}/propose", {"what": "pause"})["n"]
        await_states(tmp_path, {("asked", "done")})
        letter = next(each for each in box.letters if each["subject"] == "Cube Attack: a question for you")
        assert f"{HERE}/tables/{table}" in text_of(letter)
        assert waits_for(tmp_path, table, number, 1)
        ann.ask(f"/tables/{table}/proposal", {"do": "withdraw", "n": number})
        assert not waits_for(tmp_path, table, number, 1)
        number = ann.ask(f"/tables/{table}/propose", {"what": "abort"})["n"]
        ben.ask(f"/tables/{table}/chat", {"text": "Not yet.", "key": "chat"})
        assert not waits_for(tmp_path, table, number, 1), "whoever has been there knows"


def waits_for(folder: Path, table: str, number: int, seat: int) -> bool:
    """Whether a proposal still waits for whoever sits there, by what is stored."""

    async def look() -> bool:
        store = Store(f"sqlite+aiosqlite:///{folder / 'served.db'}")
        try:
            (person,) = [chair["person"] for chair in await store.chairs([table]) if chair["seat"] == seat]
            return await is_asked(store, table, number, person)
        finally:
            await store.close()

    return asyncio.run(look())


def test_in_quiet_hours_nothing_is_sent_and_then_it_is(tmp_path: Path, box: Letterbox) -> None:
    with a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann, somebody(served, "Ben") as ben:
        confirm(ann, box, "ann@club.example")
        change(ann, "each", **WHOLE_DAY)
        their_table(ann, ben)
        await_state(tmp_path, ("sat", "queued"))
        time.sleep(0.2)
        assert len(box.letters) == 1
        with sqlite3.connect(tmp_path / "served.db") as database:
            due = database.execute("SELECT due FROM deliveries").fetchone()[0]
            assert due > time.time()
            database.execute("UPDATE deliveries SET due = 0")
        change(ann, "each")
        assert box.await_letters(2)


def test_a_digest_tells_once_a_day_of_all_games_that_wait(
    tmp_path: Path, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crashyard.server.notifications.hours.DIGEST_AT", 0)
    with a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann, somebody(served, "Ben") as ben:
        for name, visitor in (("ann", ann), ("ben", ben)):
            confirm(visitor, box, f"{name}@club.example")
            change(visitor, "off")
        tables = [their_table(ann, ben) for _ in range(2)]
        for table in tables:
            ann.ask(f"/tables/{table}/start", {})
            play_until(ann, ben, table, 1)
        change(ben, "digest")
        digest = box.await_letters(3)[2]
        assert (digest["subject"], digest["to"]) == ("2 games are waiting for you", "ben@club.example")
        assert all(f"{HERE}/tables/{table}" in text_of(digest) for table in tables)
        change(ann, "digest")
        await_state(tmp_path, ("digest", "done"), ("digest", "dropped"))
        time.sleep(0.4)
        assert len(box.letters) == 3


def test_a_mail_that_is_refused_for_a_while_is_tried_again_and_one_refused_for_good_is_not(
    tmp_path: Path, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crashyard.server.notifications.deliveries.BACKOFF", (0.05, 0.05))
    with a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann, somebody(served, "Ben") as ben:
        confirm(ann, box, "ann@club.example")
        box.refusal = "451 come back later"
        their_table(ann, ben)
        box.await_refusals(3)
        await_state(tmp_path, ("sat", "failed"))
        box.refusal = "550 nobody here"
        their_table(ann, ben)
        box.await_refusals(4)
        await_state(tmp_path, ("sat", "failed"), ("sat", "failed"))
        assert box.refused == 4


def test_what_is_no_address_or_comes_too_often_is_refused(tmp_path: Path, box: Letterbox) -> None:
    with a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann, served.visitor("Guest") as guest:
        form = {"language": "en", "zone": "UTC"}
        for wrong in (
            "ann",
            "a b@c.example",
            "ann@localhost",
            "ann@club.example\r\nBcc: x@y.example",
            "ä@club.example",
        ):
            refused = ann.ask("/notifications/address", {"address": wrong, **form}, 400)
            assert refused["refusal"] == "wrong-address"
        assert guest.ask("/notifications/address", {"address": "a@b.example", **form}, 400)["refusal"] == "no-account"
        zone = ann.ask("/notifications/address", {"address": "a@b.example", "language": "en", "zone": "Mars"}, 400)
        assert zone["refusal"] == "wrong-zone"
        no_address = ann.ask("/notifications/", {"mail": "each", "language": "en", "zone": "UTC"}, 400)
        assert no_address["refusal"] == "no-address"
        confirm(ann, box, "ann@club.example")
        ann.ask("/notifications/address", {"address": "ann@else.example", **form})
        again = ann.ask("/notifications/address", {"address": "ann@else.example", **form}, 429)
        assert again["refusal"] == "too-often"
        assert ann.get("/notifications")["address"] == "ann@club.example"
        ann.ask("/notifications/address", {"address": "", **form})
        assert (ann.get("/notifications")["address"], ann.get("/notifications")["mail"]) == (None, "off")


def test_a_link_dies_with_time(tmp_path: Path, box: Letterbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mail_links.LASTS, "confirm", -1.0)
    with a_calling_server(tmp_path, box) as served, somebody(served, "Ann") as ann:
        ann.ask("/notifications/address", {"address": "ann@club.example", "language": "en", "zone": "UTC"})
        token = link_in(box.await_letters(1)[0], "/confirm#")
        assert ann.ask("/notifications/confirm", {"token": token}, 400)["refusal"] == "link-used"


def test_without_a_mail_server_no_mail_is_offered(served: Served) -> None:
    with somebody(served, "Nomail") as ann:
        assert ann.get("/notifications")["mail_offered"] is False
        form = {"address": "a@b.example", "language": "en", "zone": "UTC"}
        assert ann.ask("/notifications/address", form, 400)["refusal"] == "no-mail"
        assert ann.ask("/password/forgotten", {"who": "Nomail"}, 400)["refusal"] == "no-mail"
