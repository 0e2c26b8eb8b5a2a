"""A network that is lost: cut, or hanging half-open, where nobody hears that anything is wrong."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.proxy import Proxy
from tests.browser.visitor import Visitor

NOTICED = 5.0
"""Seconds in which a page that is looked at says that it is lost, and is there again when the cable is mended."""

WATCH = """() => {
  const said = document.querySelector(".connection");
  window.seen = [];
  const watch = new MutationObserver(() => window.seen.push([Date.now(), said.textContent]));
  watch.observe(said, {childList: true, characterData: true, subtree: true});
}"""
"""Write down what the page says of its connection, and when: a test that waits itself is late on a busy machine."""


@pytest.fixture(name="cable")
def fixture_cable(server_url: str) -> Iterator[Proxy]:
    proxy = Proxy(server_url)
    yield proxy
    proxy.close()


@pytest.fixture(name="ann")
def fixture_ann(invite: Invite, cable: Proxy) -> Visitor:
    ann = invite()
    ann.server_url = cable.address
    ann.sit_down_with_bot("cube-attack")
    ann.page.evaluate(WATCH)
    return ann


def says(visitor: Visitor, what: str) -> float:
    """When the page began to say something of its connection, or that all is well again; waits until it does."""
    seen = "what => window.seen.findLast(([, text]) => (what ? text.includes(what) : !text))?.[0]"
    found = visitor.page.wait_for_function(seen, arg=what)
    return float(found.json_value()) / 1000


@pytest.mark.parametrize("how", ["cut", "hang"])
def test_a_lost_network_is_noticed_and_mended_within_seconds(ann: Visitor, cable: Proxy, how: str) -> None:
    """What is clicked meanwhile is kept, and happens once."""
    log = ann.log()
    lost = time.time()
    cable.hang() if how == "hang" else cable.cut()
    ann.point_at("0@S0")
    ann.point_at("L0")
    expect(ann.prompt).to_contain_text("One moment")
    assert says(ann, "Reconnecting") - lost < NOTICED
    mended = time.time()
    cable.mend()
    assert says(ann, "") - mended < NOTICED
    expect(ann.page.locator(".log")).to_contain_text("from S0 to L0")
    ann.await_turn()
    expect(ann.prompt).not_to_contain_text("One moment")
    assert ann.log()[: len(log)] == log
    assert sum("from S0 to L0" in line for line in ann.log()) == 1


def test_one_connection_that_hangs_is_replaced_though_the_network_is_there(ann: Visitor, cable: Proxy) -> None:
    """As behind a router that has forgotten it: the old one never says a word again."""
    lost = time.time()
    cable.hang()
    cable.mend()
    ann.point_at("0@S0")
    ann.point_at("L0")
    assert says(ann, "") - lost < NOTICED
    expect(ann.page.locator(".log")).to_contain_text("from S0 to L0")
    assert sum("from S0 to L0" in line for line in ann.log()) == 1


def test_what_is_asked_over_a_line_that_hangs_is_asked_again_and_done_once(invite: Invite, cable: Proxy) -> None:
    """A host who begins the game while the network is gone for a moment."""
    ann = invite()
    ann.server_url = cable.address
    ann.come_in("Ann")
    table = ann.ask("/tables/", {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})
    ann.page.goto(f"{cable.address}/tables/{table['id']}")
    begin = ann.page.locator(".waiting > button.main")
    expect(begin).to_be_enabled()
    cable.await_quiet(2)
    with ann.page.expect_request("**/start"):
        cable.hang()
        begin.click()
    cable.mend()
    ann.await_turn()
    assert ann.page.locator(".complaint").count() == 0


@pytest.mark.parametrize("how", [pytest.param("cut", marks=pytest.mark.soak), "hang"])
def test_the_lobby_says_that_the_network_is_lost_and_goes_on_when_it_is_mended(
    invite: Invite, cable: Proxy, how: str
) -> None:
    """And a game that began meanwhile is called for."""
    ann, ben = invite(), invite()
    ann.server_url = cable.address
    ann.come_in("Ann")
    ben.come_in("Ben")
    table = ann.ask("/tables/", {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}]})["id"]
    ann.enter()
    ann.page.evaluate(WATCH)
    cable.await_quiet(2)
    lost = time.time()
    cable.hang() if how == "hang" else cable.cut()
    assert says(ann, "not answering") - lost < NOTICED
    ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
    mended = time.time()
    cable.mend()
    assert says(ann, "") - mended < NOTICED
    expect(ann.page.locator(".list").first).to_contain_text("Ben")


@pytest.mark.soak
def test_who_hangs_is_not_at_the_table_any_more(ann: Visitor, cable: Proxy, invite: Invite) -> None:
    """Those who are still there are told by the server, which hears nothing of a line that hangs either."""
    ben = invite()
    ben.page.goto(f"{ben.server_url}{ann.page.url.removeprefix(cable.address)}")
    ben.open_drawer("Players")
    here = ben.page.locator(".sides .presence")
    expect(here).to_have_attribute("aria-label", "here")
    cable.hang()
    expect(here).to_have_attribute("aria-label", "away")
