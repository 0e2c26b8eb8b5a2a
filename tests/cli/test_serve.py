"""`crashyard serve` and `crashyard play`: what they refuse and announce. Serving itself is proved in tests/server."""

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from crashyard.cli.files import called
from crashyard.server.reach import EVERYWHERE
from crashyard.server.settings import Settings
from tests.cli.running import Run, crashyard, environment, heed_interrupts, process, refused
from tests.refusals import tells
from tests.server.durable import Host
from tests.server.ports import free_port


def serve(*arguments: str) -> Run:
    return crashyard("serve", *arguments)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "70000"], ["--port", "70000", "65535"]),
        (["--public-url", "club"], ["--public-url", "club", "https://HOST"]),
        (["--database", "mysql://a:secret@b/c"], ["--database", "mysql", "postgresql://"]),
        (
            ["--replica", "postgresql://a:secret@b/c"],
            ["--replica", "postgresql://...", "where the database is such a one"],
        ),
        (["--cluster", "http://ann:secret@b"], ["--cluster", "http://b", "nats://HOST:PORT"]),
        (["--host", "no.such.host.invalid"], ["no.such.host.invalid", "--host"]),
        (["--hots", "x"], ["--hots", "--host"]),
    ],
)
def test_wrong_settings_are_refused(arguments: list[str], words: list[str]) -> None:
    run = serve(*arguments)
    refused(run, *words)
    assert "secret" not in run.err


def test_a_wrong_setting_of_the_environment_is_named_as_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CRASHYARD_PORT", "many")
    refused(serve(), "CRASHYARD_PORT", "many")


def test_a_taken_port_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        run = process("serve", "--port", port, "--database", "a.db")
    refused(run)
    tells(
        "cannot-listen",
        f"Nobody can be let in at 127.0.0.1, port {port}: Address already in use;"
        " choose others with --host and --port, or CRASHYARD_HOST and CRASHYARD_PORT.",
        run.err,
    )


def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    run = process("serve", "--port", "0", "--database", str(tmp_path / "file" / "a.db"))
    refused(run)
    tells(
        "no-data-folder",
        f"The folder “{called(str(tmp_path / 'file'))}” for the database cannot be made: Not a directory;"
        " put that right, or name another database with --database or CRASHYARD_DATABASE.",
        run.err,
    )


@pytest.mark.parametrize("command", [["play"], ["serve", "--port", "0"]])
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "for the database cannot be made: Not a directory"),
        ("de", "für die Datenbank lässt sich nicht anlegen: Not a directory"),
        ("es", "No se puede crear la carpeta"),
    ],
)
def test_a_data_folder_that_cannot_be_made_is_named(
    command: list[str], language: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file where a folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.setenv("CRASHYARD_PORT", "0")
    refused(process(*command), "/home/crashyard", words)
    assert (tmp_path / "home").read_text() == "a file where a folder should be"


@pytest.mark.parametrize("folder", ["/proc/crashyard", "/proc/1/crashyard", "/dev/full/crashyard"])
def test_a_data_folder_where_nobody_may_make_one_is_named(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even root makes folders there."""
    monkeypatch.setenv("XDG_DATA_HOME", folder)
    refused(process("serve", "--port", "0"), f"“{folder}/crashyard”", "cannot be made: ", "CRASHYARD_DATABASE")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 100)
    run = process("serve", "--port", "0", "--database", str(tmp_path / "letter.txt"))
    refused(run)
    tells(
        "unusable-database",
        f"The database {called(str(tmp_path / 'letter.txt'))} cannot be used: file is not a database;"
        " put that right, or name another one with --database or CRASHYARD_DATABASE.",
        run.err,
    )
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann, " * 100


def test_a_newer_database_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "new.db")) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    run = process("serve", "--port", "0", "--database", str(tmp_path / "new.db"))
    refused(run)
    name = called(str(tmp_path / "new.db"))
    tells(
        "newer-database",
        f"The database {name} was written by a newer version of crashyard; install that version.",
        run.err,
    )


def test_postgresql_that_is_not_there_is_refused_without_its_password(tmp_path: Path) -> None:
    run = process("serve", "--port", "0", "--database", "postgresql://ann:secret@127.0.0.1:1/club")
    refused(run, "PostgreSQL", "cannot be used")
    assert "secret" not in run.err


def test_a_cluster_that_cannot_be_joined_is_refused_without_its_password(tmp_path: Path) -> None:
    port = free_port()
    address = f"nats://ann:secret@127.0.0.1:{port}"
    run = process("serve", "--port", "0", "--database", str(tmp_path / "a.db"), "--cluster", address)
    refused(run)
    tells(
        "unusable-bus",
        f"The cluster cannot be joined at nats://127.0.0.1:{port}: Connection refused;"
        " put that right, or name another address with --cluster or CRASHYARD_CLUSTER.",
        run.err,
    )


def test_two_servers_do_not_share_a_database(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.start()
    try:
        asyncio.run(host.wait_until_open())
        run = process("serve", "--port", "0", "--database", str(host.database))
        refused(run)
        tells(
            "database-in-use",
            f"Another crashyard is already using the database {called(str(host.database))};"
            " close it, or name another one with --database or CRASHYARD_DATABASE.",
            run.err,
        )
    finally:
        assert host.end(signal.SIGTERM) == 0


def test_play_finds_what_is_open_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host(tmp_path)
    host.start()
    try:
        asyncio.run(host.wait_until_open())
        monkeypatch.setenv("CRASHYARD_DATABASE", str(host.database))
        monkeypatch.delenv("DISPLAY", raising=False)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        run = process("play", "cube-attack")
        already, asked = run.err.splitlines()
        assert run.code == 0 and f"already open at http://localhost:{host.port}/?game=cube-attack ;" in already
        assert f"open http://localhost:{host.port}/?game=cube-attack yourself" in asked
    finally:
        assert host.end(signal.SIGTERM) == 0


def test_play_names_the_address_where_no_browser_can_be_opened(tmp_path: Path) -> None:
    surroundings = environment(CRASHYARD_DATABASE=str(tmp_path / "play.db"), CRASHYARD_PORT="0", LC_ALL="C.UTF-8")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        surroundings.pop(variable, None)
    playing = subprocess.Popen(
        [sys.executable, "-m", "crashyard"],
        env=surroundings,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
        preexec_fn=heed_interrupts,
    )
    assert playing.stderr is not None
    opened, asked = playing.stderr.readline(), playing.stderr.readline()
    address = opened.split()[4]
    assert address.startswith("http://localhost:") and address in asked
    assert "Only this computer can open it." in playing.stderr.readline()
    assert httpx.get(address).headers["content-type"].startswith("text/html")
    playing.send_signal(signal.SIGINT)
    assert playing.wait(30) == 0
    assert playing.stderr.read() == "Closed. Games in progress will continue when it opens again.\n"
    playing.stderr.close()


def test_play_opens_a_browser_and_takes_another_port_if_need_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[str] = []

    def run(settings: Settings, listener: socket.socket, began: Callable[[], None]) -> None:
        assert settings.port == listener.getsockname()[1]
        began()

    def show(address: str) -> bool:
        shown.append(address)
        return True

    monkeypatch.setattr("crashyard.cli.run_server.run", run)
    monkeypatch.setattr("crashyard.cli.run_server.set_up_logs", lambda _: None)
    monkeypatch.setattr("webbrowser.open", show)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("CRASHYARD_DATABASE", str(tmp_path / "play.db"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("CRASHYARD_PORT", str(port))
        done = crashyard("play")
    assert done.code == 0 and done.out == ""
    assert len(shown) == 1 and shown[0].removesuffix("/") in done.err
    assert f":{port}/" not in shown[0]


@pytest.mark.parametrize(
    ("arguments", "listens", "says"),
    [
        ([], "127.0.0.1", "make play FRIENDS=1 (or: crashyard play --friends)"),
        (["--friends"], EVERYWHERE, "Friends in the same network open http://192.168.7.5:"),
    ],
)
def test_play_lets_the_network_in_only_when_asked_and_says_where_friends_come(
    arguments: list[str], listens: str, says: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(_: Settings, listener: socket.socket, began: Callable[[], None]) -> None:
        assert listener.getsockname()[0] == listens
        began()

    monkeypatch.setattr("crashyard.cli.run_server.run", run)
    monkeypatch.setattr("crashyard.cli.run_server.set_up_logs", lambda _: None)
    monkeypatch.setattr("crashyard.server.reach.network_address", lambda: "192.168.7.5")
    monkeypatch.setenv("CRASHYARD_DATABASE", str(tmp_path / "play.db"))
    monkeypatch.setenv("CRASHYARD_PORT", "0")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    done = crashyard("play", *arguments)
    assert done.code == 0 and says in done.err and "Crashyard is open at http://localhost:" in done.err
