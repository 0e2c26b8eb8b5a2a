"""What one person, and one address, can take of the server at once; a club of sixty behind one address has enough."""

from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import httpx
import pytest

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.people import People
from crashyard.server.accounts.sessions import Person
from crashyard.server.http import access as access_module
from crashyard.server.http.access import HEAVY, LIMITS, SITE, AccessControl, RateLimiter
from crashyard.server.http.routes import finished as finished_routes
from crashyard.server.settings import Settings
from crashyard.server.storage.store import Store
from crashyard.server.streams.open_connections import MOST_LOOKING_ON, MOST_OF_ADDRESS, MOST_OF_GUESTS, MOST_OF_PERSON
from tests.refusals import tells
from tests.server.serving import a_server

CLUB = 60


def an_access(patience: int = 1) -> AccessControl:
    return AccessControl(People(Store("sqlite+aiosqlite:///:memory:")), Settings(patience=patience))


def a_connection(address: str) -> Any:
    return SimpleNamespace(scope={"client": (address, 1)})


def let_in(access: AccessControl, held: ExitStack, address: str, people: list[Person | None], table: str = "") -> int:
    """How many connections can be opened, one after the other by each of some people in turn."""
    with suppress(Refusal):
        for count in range(20_000):
            held.enter_context(access.connected(a_connection(address), people[count % len(people)], table))
    return count


def test_one_person_and_one_address_hold_so_many_connections_open() -> None:
    access = an_access()
    guests: list[Person | None] = [Person(f"guest {number}", "Eve", False) for number in range(CLUB)]
    owners: list[Person | None] = [Person(f"owner {number}", "Ann", True) for number in range(CLUB)]
    with ExitStack() as held:
        assert let_in(access, held, "192.0.2.1", [owners[0]]) == MOST_OF_PERSON
        assert let_in(access, held, "192.0.2.1", [None, *guests]) == MOST_OF_GUESTS >= 4 * CLUB
        assert let_in(access, held, "192.0.2.1", owners[1:]) == MOST_OF_ADDRESS - MOST_OF_PERSON - MOST_OF_GUESTS
        assert let_in(access, held, "192.0.2.2", [None]) == MOST_OF_GUESTS
        with pytest.raises(Refusal, match="too-many-connections"):
            held.enter_context(access.connected(a_connection("192.0.2.3"), owners[0]))
    with ExitStack() as held:
        assert let_in(access, held, "192.0.2.1", [owners[0]]) == MOST_OF_PERSON, "what is closed counts no more"


def test_the_networks_of_one_site_have_some_more_together() -> None:
    access = an_access()
    with ExitStack() as held:
        opened = [let_in(access, held, f"2001:db8:1:{number:x}::1", [None]) for number in range(10)]
        assert sum(opened) == SITE * MOST_OF_GUESTS
        assert let_in(access, held, "2001:db8:2::1", [None]) == MOST_OF_GUESTS


def test_who_looks_on_from_one_address_leaves_room_for_others_at_a_table() -> None:
    access = an_access()
    guests: list[Person | None] = [None, *(Person(f"guest {number}", "Eve", False) for number in range(CLUB))]
    with ExitStack() as held:
        assert let_in(access, held, "192.0.2.1", guests, "table") == MOST_LOOKING_ON >= 3 * CLUB
        assert let_in(access, held, "192.0.2.1", guests, "another") == MOST_LOOKING_ON
        assert let_in(access, held, "192.0.2.2", guests[:1], "table") == MOST_LOOKING_ON
        for who in (Person("Ann", "Ann", True), None):
            held.enter_context(access.connected(a_connection("192.0.2.1"), who, "table" if who else ""))


def test_a_connection_too_many_is_refused_until_another_one_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access_module, "MOST_OF_PERSON", 1)
    monkeypatch.setattr(access_module, "MOST_LOOKING_ON", 1)
    monkeypatch.setitem(access_module.LIMITS, "connect", (1_000_000, 60.0))
    said = (
        "1 connections of yours, or of everybody at your address, are open at once, which is the limit; "
        "close some, or come back later."
    )
    with a_server(tmp_path, patience=1) as served, served.visitor("Ann") as ann, served.visitor() as eve:
        name = ann.table("bump", "me", "me")["id"]
        with ann.socket(name) as line:
            line.hear()
            with ann.socket(name, page="true") as another:
                told = another.hear()
                tells("too-many-connections", said, told)
                assert told["seconds"] == 30, "the page comes back by itself"
            refused = ann.client.get(f"/api/tables/{name}/stream")
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")
        with eve.client.stream("GET", f"/api/tables/{name}/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines)
            with eve.socket(name) as another:
                tells("too-many-connections", said, another.hear())
        _until_let_in(ann.client, f"/api/tables/{name}/stream")
        _until_let_in(eve.client, f"/api/tables/{name}/stream")


def _until_let_in(client: httpx.Client, address: str) -> None:
    """Closed connections count until the server has heard of it."""
    for _ in range(6_000):
        with client.stream("GET", address) as lines:
            if lines.status_code == 200:
                assert next(lines.iter_lines())
                return
    raise AssertionError("still refused")


@pytest.mark.usefixtures("still_clock")
def test_why_something_cannot_be_chosen_is_asked_only_so_often(tmp_path: Path) -> None:
    """To find it out all actions of a game are gone through. Whoever asks too often can still answer."""
    with a_server(tmp_path, patience=1) as served, served.visitor("Ann") as ann:
        name = ann.table("bump", "me", "me")["id"]
        with ann.socket(name, seat=0) as line:
            most = LIMITS["preview"][0] // HEAVY
            for action in (None, 0):
                asked = [line.say(do="why", seat=0, action=action, key=f"{number}") for number in range(most)]
                if action is None:
                    assert {told["refusal"] for told in asked} == {"nothing-forbids"}
            assert {told["refusal"] for told in asked} == {"too-often"}
            assert line.say(do="answer", seat=0, action=ann.get(f"/tables/{name}/legal?seat=0")["legal"][0], key="a")[
                "n"
            ]


@pytest.mark.usefixtures("still_clock")
def test_what_all_entries_are_read_for_is_found_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And asked for only so often where it is new."""
    found = AsyncMock(side_effect=lambda _, language: {"language": language})
    monkeypatch.setattr(finished_routes, "course_of", found)
    with a_server(tmp_path, patience=1) as served, served.visitor("Ann") as ann, served.visitor("Eve") as eve:
        name = ann.table("cube-attack", "me", "me")["id"]
        ann.ask(f"/tables/{name}/resign", {"seat": 0, "key": "r"})
        for _ in range(20):
            assert ann.get(f"/tables/{name}/course?language=de") == {"language": "de"}
        assert eve.get(f"/tables/{name}/course?language=en") == {"language": "en"}
        assert found.await_count == 2
        whole = LIMITS["look"][0] // HEAVY - 1
        statuses = [eve.client.get(f"/api/tables/{name}/record").status_code for _ in range(whole + 1)]
        assert statuses == [200] * whole + [429]
        found.side_effect = OSError("the disk")
        assert ann.client.get(f"/api/tables/{name}/course?language=es").status_code == 503
        found.side_effect = lambda _, language: {"language": language}
        assert ann.get(f"/tables/{name}/course?language=es") == {"language": "es"}, "what failed is tried again"


def test_it_is_known_from_where_guests_ask_and_nothing_of_who_has_an_account() -> None:
    access = an_access()
    for address in ("192.0.2.1", "2001:db8:1:7::1"):
        access.count(a_connection(address), "act", Person("guest", "Eve", False))
        access.count(a_connection(address), "act", Person("owner", "Ann", True))
        access.count(a_connection(address), "act")
        assert access.place_of("owner") is None
    assert access.place_of("guest") == "2001:db8:1::/48"


def test_whatever_is_read_is_read_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that the interface offers to be read but the address of the server, and what a browser keeps for a day."""
    with a_server(tmp_path) as served, served.visitor("Ann") as ann:
        name = ann.table("bump", "me", "me")["id"]
        paths = [path for path, told in ann.client.get("/schema/openapi.json").json()["paths"].items() if "get" in told]
        refused = Refusal("too-often", {"seconds": 1})
        monkeypatch.setattr(RateLimiter, "count", Mock(side_effect=refused))
        facts = {"name": "bump", "table_id": name, "study_id": "x", "example": "x", "frame": "x"}
        asked = "?seat=0&clause=B1"
        let_in = {path for path in paths if ann.client.get(path.format(**facts) + asked).status_code != 429}
        assert let_in == {"/api/reach", "/api/catalogue/{name}/picture.svg"}


@pytest.mark.usefixtures("still_clock")
def test_a_club_behind_one_address_reads_as_much_as_it_likes() -> None:
    """Sixty people who all look at the lobby and a table in the same moment; and one who does nothing else."""
    access, here = an_access(), a_connection("192.0.2.1")
    for number in range(CLUB):
        for _ in range(20):
            access.count_read(here, Person(f"guest {number}", "Eve", False))
            access.count_page(here)
        for _ in range(8):
            access.count_read(here, None)
    for _ in range(LIMITS["read"][0]):
        access.count_read(here, Person("owner", "Ann", True))
    with pytest.raises(Refusal, match="too-often"):
        access.count_read(here, Person("owner", "Ann", True))
    access.count_read(here, Person("guest 1", "Eve", False))
