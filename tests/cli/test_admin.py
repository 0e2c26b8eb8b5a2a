"""`crashyard admin` beside a server that runs."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.running import crashyard, refused
from tests.server.serving import Served, a_server


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with a_server(tmp_path) as server:
        yield server


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "served.db")


def test_a_backup_is_whole_and_can_be_served(served: Served, database: str, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "random")["id"]
        ann.ask(f"/tables/{table}/chat", {"text": "remember me", "key": "k"})
        run = crashyard("admin", "backup", str(copies / "served.db"), "--database", database)
        assert (run.code, run.out) == (0, "") and "served.db" in run.err
        for file in (Path(database), copies / "served.db"):
            assert file.stat().st_mode & 0o777 == 0o600
        ann.ask(f"/tables/{table}/chat", {"text": "too late", "key": "l"})
        cookie = ann.client.cookies["crashyard"]
    with closing(sqlite3.connect(copies / "served.db")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert "remember me" in "".join(copy.iterdump()) and "too late" not in "".join(copy.iterdump())
    with a_server(copies) as again, again.visitor() as visitor:
        visitor.client.cookies.set("crashyard", cookie)
        assert visitor.get(f"/tables/{table}")["mine"] == [0]


def test_a_backup_overwrites_nothing_and_needs_a_database(served: Served, database: str, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("dear")
    refused(crashyard("admin", "backup", str(tmp_path / "there"), "--database", database), "there", "overwritten")
    refused(crashyard("admin", "backup", "new", "--database", str(tmp_path / "no.db")), "no.db")
    refused(crashyard("admin", "backup", "new", "--database", "postgresql://a:secret@b/c"), "pg_dump")
    assert not (tmp_path / "no.db").exists()
    refused(
        crashyard("admin", "backup", str(tmp_path / "new"), "--database", str(tmp_path / "there")),
        "there cannot be used: file is not a database",
    )
    assert not (tmp_path / "new").exists()


def test_tables_are_listed_with_who_sits_there(served: Served, database: str) -> None:
    with served.visitor("Ann") as ann:
        running = ann.table("cube-attack", "me", "random")["id"]
        waiting = ann.table("crash-by-crash", "me", "open", start=False)["id"]
    told = crashyard("admin", "list", "--json", "--database", database).json["tables"]
    assert {table["id"]: table["state"] for table in told} == {running: "running", waiting: "open"}
    assert told[0]["seats"][0] == "Ann"
    lines = crashyard("admin", "list", "--database", database).out
    assert running in lines and "cube-attack" in lines and "Ann" in lines


def test_a_table_is_closed_under_the_players(served: Served, database: str) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        run = crashyard("admin", "close", table, "--database", database)
        assert run.code == 0 and table in run.err
        refused(crashyard("admin", "close", table, "--database", database), table)
        answer = ann.client.post(f"/api/tables/{table}/chat", json={"text": "anybody?", "key": "k"})
        assert answer.status_code >= 400 and answer.json()["sentence"]
        assert ann.get(f"/tables/{table}")["state"] == "closed"
    assert crashyard("admin", "list", "--json", "--database", database).json["tables"] == []


def test_an_account_is_removed_with_its_sessions(served: Served, database: str) -> None:
    with served.visitor("Ann") as ann:
        ann.ask("/account", {"name": "Ann Other", "password": "correct horse"})
        table = ann.table("cube-attack", "me", "random")["id"]
        run = crashyard("admin", "remove", "ann other", "--database", database)
        assert run.code == 0 and "ann other" in run.err
        assert ann.get("/me") is None
        ann.ask("/sign-in", {"name": "Ann Other", "password": "correct horse"}, 401)
        assert ann.get(f"/tables/{table}")["chairs"][0]["name"]
    refused(crashyard("admin", "remove", "ann other", "--database", database), "ann other")


def test_who_forgot_their_password_gets_a_new_one(served: Served, database: str) -> None:
    with served.visitor("Ann") as ann:
        ann.ask("/account", {"name": "Ann Third", "password": "correct horse"})
        run = crashyard("admin", "password", "ann third", "--database", database)
        assert run.code == 0 and "ann third" in run.err
        assert ann.get("/me") is None, "signed out everywhere"
        ann.ask("/sign-in", {"name": "Ann Third", "password": "correct horse"}, 401)
        ann.ask("/sign-in", {"name": "Ann Third", "password": run.out.strip()})
        assert ann.get("/me")["name"] == "Ann Third"
    refused(crashyard("admin", "password", "nobody", "--database", database), "nobody")


def test_admin_needs_to_be_told_what_to_do() -> None:
    refused(crashyard("admin"), "backup, list, close, remove, password, reports, mute")
    refused(crashyard("admin", "close"), "TABLE")
