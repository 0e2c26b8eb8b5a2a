"""A page that is older than its server: it loads itself anew, but never while somebody is about something."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.running_server import serve
from tests.browser.visitor import Visitor
from tests.server.ports import free_port

VERSION = "document.querySelector('script[type=module]').src.split('/')[4]"


def is_older(visitor: Visitor) -> str:
    """Wait until the page knows that it is; the version it is of."""
    visitor.page.wait_for_function("() => 'newer' in document.documentElement.dataset")
    return version(visitor)


def version(visitor: Visitor) -> str:
    return str(visitor.page.evaluate(VERSION))


@contextmanager
def loading_anew(visitor: Visitor, old: str) -> Iterator[None]:
    with visitor.page.expect_navigation():
        yield
    visitor.page.wait_for_selector("main")
    assert version(visitor) != old


def test_an_old_page_loads_itself_anew_between_two_decisions(invite: Invite, tmp_path: Path) -> None:
    ann, ben, cem = invite(), invite(), invite()
    port = free_port()
    with serve(tmp_path, port) as address:
        for visitor, name in ((ann, "Ann"), (ben, "Ben"), (cem, "Cem")):
            visitor.server_url = address
            visitor.come_in(name)
        table = ann.ask("/tables/", {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}]})["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        ann.ask(f"/tables/{table}/start", {})
        for visitor in (ann, ben):
            visitor.page.goto(f"{address}/tables/{table}")
        ann.await_turn()
        ann.point_at("0@S0")
        expect(ann.chips).to_have_count(1)
        words = ben.open_drawer("Chat").locator(".say input")
        words.fill("Your turn, A")
        cem.enter()
        old = version(cem)
    cem.page.evaluate("window.isOld = true")
    with serve(tmp_path, port, "changed"):
        cem.page.wait_for_function("() => !window.isOld")
        cem.page.wait_for_selector(".card")
        assert version(cem) != old
        assert is_older(ann) == is_older(ben) == old
        expect(ann.chips).to_have_count(1)
        words.press_sequentially("nn!")
        assert version(ben) == old
        with loading_anew(ben, old):
            words.press("Enter")
            words.blur()
        ann.point_at("L0")
        expect(ann.chips).to_have_count(2)
        assert version(ann) == old
        with ann.moving_on(), loading_anew(ann, old):
            ann.page.locator(".chooser .main").click()
        expect(ann.page.locator(".log")).to_contain_text("from S0 to L0")
        expect(ben.page.locator(".log")).to_contain_text("from S0 to L0")


@pytest.mark.soak
def test_a_page_does_not_load_itself_again_and_again(invite: Invite) -> None:
    """Where the new page does not arrive, or two servers of different versions take turns."""
    ann = invite()
    loads: list[str] = []
    ann.page.on("load", lambda page: loads.append(page.url))
    told = {"version": 0}

    def tell(turn: bool) -> None:
        told["version"] += turn
        ann.page.evaluate(
            """async (told) => {
              const name = document.querySelector('link[href$="freshness.js"]').href;
              (await import(name)).beOlder(told);
            }""",
            f"other-{told['version']}",
        )

    ann.enter()
    for expected in (2, 3, 4):
        with ann.page.expect_navigation():
            tell(turn=True)
        ann.page.wait_for_selector(".card")
        assert len(loads) == expected
        tell(turn=False)
    tell(turn=True)
    ann.page.wait_for_timeout(1_500)
    assert len(loads) == 4
