"""What people notice of several nodes, at whichever of them they come in: nothing."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from crashyard.server.http import services
from crashyard.server.notifications import caller, tabs
from crashyard.version import __version__
from tests.server.http.test_metrics import figures
from tests.server.nodes.cities import City
from tests.server.notifications.fake_services import Letterbox, a_mail_server
from tests.server.notifications.test_mail import HERE, change, confirm, play_until, somebody
from tests.server.notifications.test_tabs import hear, tab_of
from tests.server.serving import Line, Served, Visitor, a_server

GAME = "cube-attack"


@contextmanager
def two(city: City, folder: Path, patience: int = 100, **more: Any) -> Iterator[tuple[Served, Served]]:
    shared: dict[str, Any] = {"database": city.postgres.address, "cluster": city.nats.address, **more}
    with (
        a_server(folder, patience=patience, **shared) as one,
        a_server(folder, patience=patience, **shared) as other,
    ):
        yield one, other


@contextmanager
def elsewhere(visitor: Visitor, served: Served) -> Iterator[Visitor]:
    """The same person, by another node."""
    with served.visitor() as found:
        for name, value in visitor.client.cookies.items():
            found.client.cookies.set(name, value)
        yield found


def test_a_game_is_played_by_two_nodes_and_both_pages_show_the_same(city: City, tmp_path: Path) -> None:
    with two(city, tmp_path) as (one, other), one.visitor("Ann") as ann, other.visitor("Ben") as ben:
        table = ann.table(GAME, "me", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        with (
            ann.socket(table, seat=-2, page="true") as here,
            ben.socket(table, seat=-2, page="true") as there,
        ):
            assert here.hear()["scene"] == there.hear()["scene"]
            mover = (ann, ben)[ann.get(f"/tables/{table}")["awaited"][0]]
            for number in range(4):
                seat = mover.get(f"/tables/{table}")["awaited"][0]
                mover = (ann, ben)[seat]
                action = mover.get(f"/tables/{table}/legal?seat={seat}")["legal"][0]
                told = mover.ask(f"/tables/{table}/answers", {"seat": seat, "action": action, "key": f"k{number}"})
                assert here.hear() == there.hear() and told["n"] > 0
        with (
            ann.socket(table, seat=0, page="true") as here,
            ben.socket(table, seat=1, page="true") as there,
        ):
            for line in (here, there):
                hear_that_all_are_here(line)


def test_nodes_tell_hosts_how_they_do(city: City, tmp_path: Path) -> None:
    with two(city, tmp_path) as (one, other), one.visitor("Ann") as ann:
        before = figures(one)
        table = ann.table(GAME, "me", "open", start=False)["id"]
        here, there = figures(one), figures(other)
        assert here["crashyard_bus_connected"] == there["crashyard_bus_connected"] == 1
        assert here["crashyard_leases"] == before["crashyard_leases"] + 1 and there["crashyard_leases"] == 0
        named = [name for name in here if name.startswith("crashyard_node_info{")]
        assert len(named) >= 2 and all(f'version="{__version__}"' in name and here[name] == 1 for name in named)
        assert ann.get(f"/tables/{table}")["state"] == "open"


def hear_that_all_are_here(line: Line) -> None:
    while line.hear_who_is_here()[0] != [0, 1]:
        pass


def test_a_tab_hears_what_waits_by_whatever_node(city: City, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tabs, "OWN_EVERY", 0.01)
    monkeypatch.setattr(tabs, "PUBLIC_EVERY", 0.01)
    with (
        two(city, tmp_path) as (one, other),
        one.visitor("Ann") as ann,
        other.visitor("Ben") as ben,
        tab_of(ben) as tab,
    ):
        assert hear(tab, "waiting")["tables"] == []
        table = ann.table(GAME, "me", "open", start=False, public=True)["id"]
        assert hear(tab, "lists")["lists"] == "public"
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        play_until(ann, ben, table, 1)
        while hear(tab, "waiting")["tables"] != [table]:
            pass


def test_a_tab_hears_what_it_missed_while_the_bus_was_away(city: City, tmp_path: Path) -> None:
    with (
        two(city, tmp_path) as (one, other),
        one.visitor("Ann") as ann,
        other.visitor("Ben") as ben,
        elsewhere(ben, one) as ben_here,
        tab_of(ben) as tab,
    ):
        assert hear(tab, "waiting")["tables"] == []
        table = ann.table(GAME, "me", "open", start=False)["id"]
        with city.nats.away():
            ben_here.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
            ann.ask(f"/tables/{table}/start", {})
            play_until(ann, ben_here, table, 1)
        while hear(tab, "waiting")["tables"] != [table]:
            pass


def test_whoever_signs_out_everywhere_hears_nothing_more_anywhere(city: City, tmp_path: Path) -> None:
    with two(city, tmp_path) as (one, other), one.visitor("Ann") as ann, elsewhere(ann, other) as there:
        table = ann.table(GAME, "me", "random")["id"]
        with there.socket(table, seat=0) as line, tab_of(there) as tab:
            line.hear()
            hear(tab, "waiting")
            ann.ask("/account/remove", {"password": ""})
            for connection in (line.connection, tab):
                with pytest.raises(ConnectionClosed):
                    hear_to_the_end(connection)
        assert there.get("/me") is None


def test_whoever_signs_out_while_the_bus_is_away_is_sent_away_everywhere_all_the_same(
    city: City, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "SIGNED_IN_EVERY", 0.2)
    with two(city, tmp_path) as (one, other), one.visitor("Ann") as ann, elsewhere(ann, other) as there:
        table = ann.table(GAME, "me", "random")["id"]
        with (
            there.socket(table, seat=0) as line,
            tab_of(there) as tab,
            there.client.stream("GET", f"/api/tables/{table}/stream?seat=0", timeout=60) as lines,
        ):
            line.hear()
            hear(tab, "waiting")
            with city.nats.away():
                ann.ask("/account/remove", {"password": ""})
            for connection in (line.connection, tab):
                with pytest.raises(ConnectionClosed):
                    hear_to_the_end(connection)
            for _ in lines.iter_lines():
                pass


def hear_to_the_end(connection: ClientConnection) -> None:
    while True:
        connection.recv(timeout=30)


def test_whoever_asks_too_often_by_one_node_has_done_so_by_all(city: City, tmp_path: Path) -> None:
    with two(city, tmp_path, patience=1) as (one, other), one.visitor("Ann") as ann, elsewhere(ann, other) as there:
        form = {"name": "nobody-of-this-name", "password": "wrong wrong"}
        statuses = {ann.client.post("/api/sign-in", json=form).status_code for _ in range(8)}
        assert 429 not in statuses
        until = time.monotonic() + 60
        while there.client.post("/api/sign-in", json=form).status_code != 429:
            assert time.monotonic() < until
            time.sleep(0.3)


@pytest.mark.usefixtures("quick_hashing")
def test_people_are_called_once_and_not_while_they_watch_by_another_node(
    city: City, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "TICK", 0.02)
    monkeypatch.setattr(caller, "LOOK_EVERY", 0.2)
    with a_mail_server() as box:
        mail: dict[str, Any] = {"smtp_url": f"smtp://127.0.0.1:{box.port}", "mail_from": "C <c@club.example>"}
        with (
            two(city, tmp_path, public_url=HERE, notify_after=1, **mail) as (one, other),
            somebody(one, "Annika") as ann,
            somebody(other, "Benno") as ben,
        ):
            confirm(ben, box, "benno@club.example")
            change(ben, "each")
            call(ann, ben, box)


def call(ann: Visitor, ben: Visitor, box: Letterbox) -> None:
    """One turn while Benno looks on by the other node, and one after that."""
    table = ann.table(GAME, "me", "open", start=False)["id"]
    ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
    before = len(box.letters)
    with ben.socket(table, seat=1) as line:
        ann.ask(f"/tables/{table}/start", {})
        play_until(ann, ben, table, 1)
        line.hear()
        time.sleep(2.5)
        assert len(box.letters) == before, "somebody who watches needs no letter"
    box.await_letters(before + 1)
    time.sleep(2.0)
    assert len(box.letters) == before + 1, "one node writes, and once"
