"""A game that waits calls: in the title, the icon and the badge of every tab, and with a sound in one of them."""

import json
import re
import time
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

WATCH = """
  window.badges = [];
  navigator.setAppBadge = async (count) => void window.badges.push(count);
  navigator.clearAppBadge = async () => void window.badges.push(0);
"""


def icon_of(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def set_up(ann: Visitor, ben: Visitor) -> str:
    """A table of two people who have taken their chairs."""
    ann.come_in("Ann")
    ben.come_in("Ben")
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table: str = ann.ask("/tables/", {"game": "cube-attack", "chairs": chairs})["id"]
    ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
    return table


def awaited(ann: Visitor, table: str) -> int:
    told: dict[str, Any] = ann.get(f"/api/tables/{table}").json()
    seat: int = told["awaited"][0]
    return seat


def test_whoever_is_in_the_lobby_sees_at_once_that_a_game_waits(invite: Invite) -> None:
    ann, ben = invite(), invite()
    table = set_up(ann, ben)
    for each in (ann, ben):
        each.page.add_init_script(WATCH)
        each.enter()
        expect(each.page).to_have_title("Crashyard")
    ann.ask(f"/tables/{table}/start", {})
    mover, other = (ann, ben) if awaited(ann, table) == 0 else (ben, ann)
    expect(mover.page).to_have_title("(1) Crashyard")
    expect(mover.page.locator("li.turn")).to_have_count(1)
    assert icon_of(mover.page).endswith("icon-waiting.svg")
    assert mover.page.evaluate("window.badges.at(-1)") == 1
    expect(other.page.locator(".list li").filter(has_text="Ben")).not_to_have_count(0)
    expect(other.page).to_have_title("Crashyard")
    mover.page.locator("li.turn a").click()
    expect(mover.page).to_have_title(re.compile("^● Your turn"))
    expect(mover.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon.svg$"))
    assert mover.page.evaluate("window.badges.at(-1)") == 1


def test_one_tab_alone_is_heard(invite: Invite) -> None:
    ann, ben = invite(), invite()
    table = set_up(ann, ben)
    seat = 0
    pages = []
    for each in (ann, ann, ben, ben):
        page = each.page.context.new_page()
        page.goto(each.server_url)
        page.wait_for_selector(".card")
        page.evaluate(
            """async () => {
              const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
              const { sounds } = await import(base + "sound/sounds.js");
              window.heard = [];
              sounds.play = (name) => window.heard.push(name);
            }"""
        )
        pages.append(page)
    ann.ask(f"/tables/{table}/start", {})
    seat = awaited(ann, table)
    called, quiet = (pages[:2], pages[2:]) if seat == 0 else (pages[2:], pages[:2])
    for page in called:
        expect(page).to_have_title("(1) Crashyard")
    called[0].wait_for_function("() => JSON.parse(localStorage.getItem('crashyard.called') ?? '{}').table")
    for page in called:
        page.evaluate("() => new Promise((done) => setTimeout(done, 600))")
    assert sorted(page.evaluate("window.heard.length") for page in called) == [0, 1]
    assert [page.evaluate("window.heard") for page in quiet] == [[], []]


def test_a_pushed_message_is_shown_and_a_click_opens_the_table(browser: Browser, server_url: str) -> None:
    """What a push service would deliver the browser is given through its developer tools; until it shows, again."""
    context = browser.new_context(locale="en")
    context.grant_permissions(["notifications"], origin=server_url)
    page = context.new_page()
    page.goto(server_url)
    page.evaluate(
        """async () => {
          await navigator.serviceWorker.register("/service-worker.js");
          await navigator.serviceWorker.ready;
          while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 10));
        }"""
    )
    tools = context.new_cdp_session(page)
    problems = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in problems} <= {"in-incognito"}, (
        "it can be installed, but not from such a context"
    )
    found: list[str] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(ids_in(told)))
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    worker = context.service_workers[0]
    message = {"title": "Cube Attack: it is your turn", "body": "It waits.", "path": "/tables/abc", "tag": "abc"}
    deliver = {"origin": server_url, "registrationId": found[0], "data": json.dumps(message)}
    shown = """async () => (await registration.getNotifications()).map(
      ({ title, body, tag, data }) => [title, body, tag, data.path])"""
    until = time.monotonic() + 60
    while not (seen := worker.evaluate(shown)):
        assert time.monotonic() < until, "nothing is shown"
        tools.send("ServiceWorker.deliverPushMessage", deliver)
        page.wait_for_timeout(500)
    assert seen == [[message["title"], "It waits.", "abc", "/tables/abc"]]
    worker.evaluate(
        """async () => {
          globalThis.opened = [];
          const [notification] = await registration.getNotifications();
          Object.defineProperty(clients, "openWindow", { value: async (path) => void globalThis.opened.push(path) });
          self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        }"""
    )
    while not worker.evaluate("() => globalThis.opened.length"):
        assert time.monotonic() < until, "nothing opens"
    assert worker.evaluate("() => globalThis.opened") == ["/tables/abc"]
    assert worker.evaluate("async () => (await registration.getNotifications()).length") == 0
    context.close()


def ids_in(told: dict[str, Any]) -> list[str]:
    return [each["registrationId"] for each in told["registrations"]]
