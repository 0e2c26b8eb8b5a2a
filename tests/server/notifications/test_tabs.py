"""Every open tab hears which games wait for whoever sits before it, and when lists have changed."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from crashyard.engine.seats import SPECTATOR
from crashyard.server.http import tab_socket
from crashyard.server.http.static import CLIENT
from crashyard.server.notifications import tabs
from crashyard.server.notifications.tabs import OpenTabs
from crashyard.server.streams.backlog import Reader
from tests.server.living import a_registry, asynchronous
from tests.server.serving import Served, Visitor

GAME = "cube-attack"


@contextmanager
def tab_of(visitor: Visitor, client: str = "", **headers: str) -> Iterator[ClientConnection]:
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.client.cookies.items())
    address = f"ws://localhost:{visitor.served.port}/api/me/socket?client={client}"
    with connect(address, additional_headers={"cookie": cookie, **headers}, compression=None) as tab:
        yield tab


def hear(tab: ClientConnection, kind: str) -> Any:
    while (heard := json.loads(tab.recv(timeout=60))).get("kind") != kind:
        pass
    return heard


@pytest.fixture
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tabs, "OWN_EVERY", 0.01)
    monkeypatch.setattr(tabs, "PUBLIC_EVERY", 0.01)


def test_a_tab_hears_that_there_is_a_newer_page(served: Served) -> None:
    with served.visitor("Ann") as ann:
        with tab_of(ann, "0123") as old:
            assert hear(old, "newer") == {"kind": "newer", "version": CLIENT.version}
        for client in ("", CLIENT.version):
            with tab_of(ann, client) as tab:
                tab.send("{}")
                heard = [json.loads(tab.recv(timeout=60))["kind"] for _ in range(2)]
                assert heard == ["waiting", "here"]


@pytest.mark.usefixtures("prompt")
def test_a_tab_hears_what_waits_for_its_owner_and_for_nobody_else(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor() as nobody:
        table = ann.table(GAME, "me", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        with tab_of(ann) as first, tab_of(ben) as second, tab_of(nobody) as third:
            assert [hear(tab, "waiting")["tables"] for tab in (first, second, third)] == [[], [], []]
            ann.ask(f"/tables/{table}/start", {})
            seat = ann.get(f"/tables/{table}")["awaited"][0]
            mover, movers, other = (ann, first, second) if seat == 0 else (ben, second, first)
            assert hear(movers, "waiting")["tables"] == [table]
            assert hear(other, "lists") == {"kind": "lists", "lists": "own"}
            with tab_of(mover) as late:
                assert hear(late, "waiting")["tables"] == [table]
            for number in range(200):
                if mover.get(f"/tables/{table}")["awaited"] != [seat]:
                    break
                action = mover.get(f"/tables/{table}/legal?seat={seat}")["legal"][0]
                mover.ask(f"/tables/{table}/answers", {"seat": seat, "action": action, "key": f"k{number}"})
            assert hear(movers, "waiting")["tables"] == []
            assert hear(other, "waiting")["tables"] == [table]
            nobody_hears = mover.table(GAME, "me", "open", start=False, public=True)["id"]
            assert hear(third, "lists") == {"kind": "lists", "lists": "public"}
            assert nobody_hears not in str(hear_all(third))


@pytest.mark.usefixtures("prompt")
def test_a_tab_hears_that_somebody_asks_its_owner_something(served: Served) -> None:
    """A tab that comes later hears it too."""
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        table = ann.table(GAME, "me", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        seat = ann.get(f"/tables/{table}")["awaited"][0]
        mover, other = (ann, ben) if seat == 0 else (ben, ann)
        with tab_of(other) as tab:
            assert hear(tab, "waiting")["tables"] == []
            number = mover.ask(f"/tables/{table}/propose", {"what": "pause"})["n"]
            assert hear(tab, "waiting")["tables"] == [table]
            with tab_of(other) as late:
                assert hear(late, "waiting")["tables"] == [table]
            other.ask(f"/tables/{table}/proposal", {"do": "decline", "n": number})
            assert hear(tab, "waiting")["tables"] == []


def hear_all(tab: ClientConnection) -> list[str]:
    """Whatever has come, up to the answer that the tab is still heard."""
    tab.send("{}")
    found = [str(tab.recv(timeout=60))]
    while json.loads(found[-1]).get("kind") != "here":
        found.append(str(tab.recv(timeout=60)))
    return found


def test_whoever_signs_out_elsewhere_hears_nothing_more(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with served.visitor("Ann") as ann:
        with tab_of(ann) as tab:
            hear(tab, "waiting")
            ann.ask("/sign-out", {})
            with pytest.raises(ConnectionClosed):
                hear(tab, "nothing")
        ann.ask("/guests", {"name": "Ann"})
        monkeypatch.setattr(tab_socket, "RECHECK", 0.0)
        with tab_of(ann) as tab:
            hear(tab, "waiting")
            ann.client.cookies.clear()
            assert "here" in hear_all(tab)[-1]


def test_a_page_of_another_site_hears_nothing(served: Served) -> None:
    with served.visitor("Ann") as ann, tab_of(ann, origin="https://evil.example") as tab:
        assert json.loads(tab.recv(timeout=60))["refusal"] == "foreign-page"


@asynchronous
async def test_tabs_of_one_person_are_bounded_and_so_are_those_of_nobody(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        opened = OpenTabs(living.store)
        ann = (await living.person("Ann")).id
        joined = [await opened.join(ann, Reader(ann)) for _ in range(tabs.MOST_OF_ONE)]
        with pytest.raises(Exception, match="too-often"):
            await opened.join(ann, Reader(ann))
        opened.leave(joined.pop())
        joined.append(await opened.join(ann, Reader(ann)))
        assert {tab.seat for tab in joined} == {SPECTATOR}
        opened.close()
        assert all(tab.dropped for tab in joined)


@asynchronous
async def test_what_happens_while_the_rows_are_read_is_not_lost(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        opened = OpenTabs(living.store)
        living.registry.heard = opened.hear
        ann = (await living.person("Ann")).id

        async def reading(store: object, person: str) -> set[str]:
            """The row is read before the game begins, and told after it."""
            table = await living.table(GAME, ["Ann", "Ben"])
            assert table.awaited()
            return {"gone"}

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tabs, "waiting_tables", reading)
            tab = await opened.join(ann, Reader(ann))
        told: dict[str, Any] = {}
        while told.get("kind") != "waiting":
            told = json.loads(await tab.next(60.0) or b"")
        assert "gone" in told["tables"]
        opened.close()
