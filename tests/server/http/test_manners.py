"""Muting and reporting: for oneself, on every device and at every table, and nobody learns that it was them."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from crashyard.server.accounts import mutes, reports
from tests.cli.running import crashyard
from tests.refusals import tells
from tests.server.serving import Served, Visitor, a_server

NOBODY = "Only somebody else who sits or has said something at this table can be muted or reported."

pytestmark = pytest.mark.usefixtures("quick_hashing")


@contextmanager
def three(served: Served) -> Iterator[tuple[Visitor, Visitor, Visitor, str]]:
    """Ann and Ben sit at a table, Eve looks on; all three have said something."""
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor("Eve") as eve:
        name = ann.table("cube-attack", "me", "open", "greedy", start=False)["id"]
        ben.ask(f"/tables/{name}/chairs/1", {"kind": "me"})
        for who in (ann, ben, eve):
            who.ask(f"/tables/{name}/chat", {"text": "Hello", "key": "a"})
        yield ann, ben, eve, name


def lines(who: Visitor, name: str) -> list[dict[str, Any]]:
    with who.socket(name, page="true") as socket:
        return [told for told in socket.hear()["missed"] if told["kind"] == "chat"]


def test_who_is_muted_is_so_for_one_person_at_every_table_and_on_every_device(served: Served) -> None:
    with three(served) as (ann, ben, eve, name), served.visitor() as phone:
        ann.ask("/account", {"name": "Mute Ann", "password": "a long secret"})
        phone.ask("/sign-in", {"name": "Mute Ann", "password": "a long secret"})
        said = lines(ann, name)
        told = ann.ask(f"/tables/{name}/mute", {"n": said[2]["n"]})
        assert told == {"by": [said[2]["by"]], "seats": []}
        told = ann.ask(f"/tables/{name}/mute", {"seat": 1})
        assert told == {"by": [said[1]["by"], said[2]["by"]], "seats": [1]}
        assert phone.get(f"/tables/{name}/muted") == told
        assert [each["name"] for each in phone.get("/mutes")] == ["Ben", "Eve"]
        other = ben.table("cube-attack", "me", "open", start=False)["id"]
        assert phone.get(f"/tables/{other}/muted")["seats"] == [0]
        for who in (ben, eve):
            assert who.get(f"/tables/{name}/muted") == {"by": [], "seats": []}
            assert who.get("/mutes") == []
        assert lines(ben, name) == lines(phone, name), "everybody is told the same"
        assert ann.ask(f"/tables/{name}/mute", {"seat": 1, "muted": False})["seats"] == []
        (left,) = phone.get("/mutes")
        assert left["name"] == "Eve" and left.keys() == {"id", "name", "at"}
        phone.ask(f"/mutes/{left['id']}/remove", {})
        assert ann.get("/mutes") == []


def test_nobody_can_be_muted_who_is_not_there(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with three(served) as (ann, ben, _, name), served.visitor() as nobody:
        first = lines(ann, name)[0]["n"]
        for form in ({"n": first}, {"seat": 0}, {"seat": 2}, {"seat": 9}, {"n": 1}, {"n": 999}, {}):
            tells("no-such-person", NOBODY, ann.ask(f"/tables/{name}/mute", form, 400))
            tells("no-such-person", NOBODY, ann.ask(f"/tables/{name}/report", form | {"reason": "spam"}, 400))
        nobody.ask(f"/tables/{name}/mute", {"seat": 1}, 401)
        assert nobody.get(f"/tables/{name}/muted") == {"by": [], "seats": []}
        monkeypatch.setattr(mutes, "MOST_MUTED", 1)
        ann.ask(f"/tables/{name}/mute", {"seat": 1})
        ann.ask(f"/tables/{name}/mute", {"seat": 1})
        eve = lines(ann, name)[2]["n"]
        limit = "You have muted 1 people, which is the limit; listen to one of them again first."
        tells("too-many-muted", limit, ann.ask(f"/tables/{name}/mute", {"n": eve}, 400))
        token = ben.ask("/tokens", {"name": "robot"})["token"]
        ben.client.headers["authorization"] = f"Bearer {token}"
        assert ben.ask(f"/tables/{name}/mute", {"seat": 0}, 403)["refusal"] == "not-for-programs"


def test_the_operator_reads_reports_and_closes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = ["--database", str(tmp_path / "served.db")]
    with a_server(tmp_path) as served, three(served) as (ann, ben, eve, name):
        n = lines(ann, name)[2]["n"]
        form = {"n": n, "reason": "insults", "note": " Again and\u202e again "}
        for _ in range(2):
            ann.ask(f"/tables/{name}/report", form)
        ben.ask(f"/tables/{name}/report", {"seat": 0, "reason": "cheating"})
        first, second = crashyard("admin", "reports", "--json", *database).json["reports"]
        assert (first["name"], first["by"], first["reason"], first["line"]) == ("Eve", "Ann", "insults", n)
        assert (first["note"], first["account"], first["table"]) == ("Again and again", False, name)
        assert [(line["name"], line["about"]) for line in first["lines"]] == [("Ann", 0), ("Ben", 0), ("Eve", 1)]
        assert (second["name"], second["by"], second["line"]) == ("Ann", "Ben", None)
        told = crashyard("admin", "reports", *database).out
        assert f"insults: Eve (guest, {first['person']}), reported by Ann" in told
        assert f"> {n:>5}  Eve: Hello" in told and "    Again and again" in told
        run = crashyard("admin", "reports", "--close", str(first["id"]), *database)
        assert run.code == 0 and f"Report {first['id']} is closed." in run.err
        run = crashyard("admin", "reports", "--close", str(first["id"]), *database)
        tells("no-such-report", f"There is no open report {first['id']}.", run.err)
        left = crashyard("admin", "reports", "--json", *database).json["reports"]
        assert [report["id"] for report in left] == [second["id"]]
        monkeypatch.setattr(reports, "MOST_REPORTS", 1)
        limit = "1 of your reports are still open, which is the limit; wait until the operator has looked at them."
        tells("too-many-reports", limit, ben.ask(f"/tables/{name}/report", {"n": n, "reason": "other"}, 400))
        with ann.socket(name, page="true") as before, eve.socket(name, page="true") as after:
            assert before.hear()["missed"] == after.hear()["missed"], "nobody sees that they were reported"


def test_the_operator_takes_chat_from_somebody_for_some_time(tmp_path: Path) -> None:
    database = ["--database", str(tmp_path / "served.db")]
    with a_server(tmp_path) as served, three(served) as (ann, _, eve, name):
        ann.ask("/account", {"name": "Loud Ann", "password": "a long secret"})
        ann.ask(f"/tables/{name}/report", {"n": lines(ann, name)[2]["n"], "reason": "spam"})
        (report,) = crashyard("admin", "reports", "--json", *database).json["reports"]
        with eve.socket(name) as line:
            for who, whom in ((eve, report["person"]), (ann, "loud  ann")):
                run = crashyard("admin", "mute", whom, "--hours", "2", *database)
                assert run.code == 0 and "cannot talk at any table for 2 hours" in run.err
                told = who.ask(f"/tables/{name}/chat", {"text": "Hello", "key": "b"}, 403)
                tells(
                    "silenced", "The operator of this server does not let you talk at tables for another 2 hours.", told
                )
                assert who.get("/me/data")["silenced_until"] > "2026"
            assert line.say(do="chat", text="Hello", key="c")["refusal"] == "silenced"
        run = crashyard("admin", "mute", "Loud Ann", "--hours", "0", *database)
        assert "can talk again" in run.err
        ann.ask(f"/tables/{name}/chat", {"text": "Hello", "key": "b"})
        run = crashyard("admin", "mute", "Nobody", *database)
        tells("nobody-to-mute", "There is no account “Nobody”, and nobody with that id.", run.err)


def test_what_was_muted_and_reported_is_read_by_whoever_did_it_and_goes_with_people(tmp_path: Path) -> None:
    with a_server(tmp_path) as served, three(served) as (ann, ben, eve, name):
        n = lines(ann, name)[2]["n"]
        ann.ask(f"/tables/{name}/mute", {"n": n})
        ann.ask(f"/tables/{name}/report", {"n": n, "reason": "insults", "note": "They shout."})
        eve.ask(f"/tables/{name}/mute", {"seat": 0})
        eve.ask(f"/tables/{name}/report", {"seat": 1, "reason": "name"})
        data = ann.get("/me/data")
        assert [each["name"] for each in data["muted"]] == ["Eve"]
        (told,) = data["reported"]
        assert (told["table"], told["line"], told["reason"], told["note"]) == (name, n, "insults", "They shout.")
        assert told["closed"] is None and data["silenced_until"] is None
        assert (ben.get("/me/data")["muted"], ben.get("/me/data")["reported"]) == ([], [])
        eve.ask("/account/remove", {})
        assert ann.get("/mutes") == [] and ann.get("/me/data")["reported"] == []
        tells("no-such-person", NOBODY, ann.ask(f"/tables/{name}/mute", {"n": n}, 400))
    with sqlite3.connect(tmp_path / "served.db") as database:
        assert "Eve" not in "\n".join(database.iterdump())
        assert database.execute("SELECT count(*) FROM mutes").fetchone() == (0,)
        assert database.execute("SELECT reporter, reason FROM reports").fetchall() == [(None, "name")]
