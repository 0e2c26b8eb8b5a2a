"""The page of an account says how its owner is called; links in mails do what they say, with one click."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Invite
from tests.browser.test_access import violations
from tests.browser.visitor import RETRIES
from tests.server.notifications.fake_services import Letterbox, a_mail_server, link_in
from tests.server.serving import Served, a_server

PHRASE = "a long secret"
FRESH = "quite another secret"

PUSHING = """
  const subscription = {
    endpoint: "https://push.example/ann",
    options: {},
    getKey: (name) => Uint8Array.from(atob(name === "auth" ? SECRET : KEY), (char) => char.charCodeAt(0)).buffer,
    unsubscribe: async () => true,
  };
  let subscribed = null;
  Object.defineProperty(PushManager.prototype, "getSubscription", { value: async () => subscribed });
  Object.defineProperty(PushManager.prototype, "subscribe", { value: async () => (subscribed = subscription) });
"""
"""No push service can be reached from here: what a browser would get from one."""
POINT = "BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4="
SALT = "BTBZMqHH6r4Tts7J/aSIgg=="


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with a_mail_server() as found:
        yield found


@contextmanager
def a_mailing_server(folder: Path, box: Letterbox) -> Iterator[Served]:
    smtp = f"smtp://127.0.0.1:{box.port}"
    with a_server(folder, own_url=True, smtp_url=smtp, mail_from="games@club.example") as served:
        yield served


def account(page: Page, served: Served) -> None:
    for path, body in (("guests", {"name": "Ann"}), ("account", {"name": "Ann", "password": PHRASE})):
        form: Any = body
        assert page.request.post(f"{served.url}/api/{path}", data=form, max_retries=RETRIES).ok
    page.goto(f"{served.url}/account")


def test_an_account_is_called_by_mail_and_on_this_device(browser: Browser, tmp_path: Path, box: Letterbox) -> None:
    with a_mailing_server(tmp_path, box) as served:
        context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800}, timezone_id="Europe/Madrid")
        context.grant_permissions(["notifications"], origin=served.url)
        page = context.new_page()
        page.add_init_script(PUSHING.replace("KEY", repr(POINT)).replace("SECRET", repr(SALT)))
        account(page, served)
        calls = page.locator(".calls")
        calls.locator("input[type=email]").fill("ann@club.example")
        calls.locator("form button").click()
        expect(calls.locator("[role=status]")).to_have_text("A link has been sent there. Open it within a day.")
        page.goto(f"{served.url}/confirm#{link_in(box.await_letters(1)[0], '/confirm#')}")
        expect(page.locator("[role=status]")).to_contain_text("The address has been confirmed.")
        page.locator("main a.button").click()
        expect(calls.locator("select")).to_have_value("each")
        calls.locator("select").select_option("digest")
        expect(calls.locator("[role=status]")).to_have_text("Saved.")
        calls.locator("input[type=checkbox]").check()
        expect(calls.locator("input[type=time]").first).to_have_value("22:00")
        calls.locator("input[type=time]").last.fill("07:30")
        expect(calls).to_contain_text("Europe/Madrid")
        calls.locator(".push-on").click()
        expect(calls.locator(".keys li .tag")).to_have_text("this one")
        assert violations(page, with_board=False) == []
        told = page.request.get(f"{served.url}/api/notifications", max_retries=RETRIES).json()
        assert (told["mail"], told["quiet_from"], told["quiet_to"]) == ("digest", 22 * 60, 7 * 60 + 30)
        page.set_viewport_size({"width": 390, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        calls.locator(".keys button").click()
        expect(calls.locator(".keys li")).to_have_count(0)
        page.goto(f"{served.url}/stop/nobodys")
        expect(page.locator("[role=alert]")).to_contain_text("used already")
        context.close()


def test_a_change_that_follows_quickly_on_another_is_not_lost(invite: Invite) -> None:
    """The first is on its way for long; what comes after it waits for it, and the page shows what was chosen last."""
    ann = invite()
    ann.come_in("Ann")
    ann.page.goto(f"{ann.server_url}/account")
    quiet = ann.page.locator(".calls input[type=checkbox]")
    expect(quiet).to_be_visible()
    held: list[Route] = []
    sent: list[Any] = []

    def pass_on(route: Route) -> None:
        if route.request.method == "POST":
            sent.append(route.request.post_data_json)
        route.continue_()

    def hold_the_first(route: Route) -> None:
        held.append(route) if route.request.method == "POST" and not held else pass_on(route)

    ann.page.route("**/api/notifications", hold_the_first)
    with ann.page.expect_request("**/api/notifications"):
        quiet.check()
    times = ann.page.locator(".calls input[type=time]")
    times.last.fill("07:30")
    times.first.fill("21:15")
    expect(times.last).to_have_value("07:30")
    pass_on(held[0])
    expect(ann.page.locator(".calls [role=status]")).to_have_text("Saved.")
    assert [(each["quiet_from"], each["quiet_to"]) for each in sent] == [(1320, 480), (1320, 450), (1275, 450)]
    told = ann.get("/api/notifications").json()
    assert (told["quiet_from"], told["quiet_to"]) == (1275, 450)


def test_whoever_forgot_their_password_sets_a_new_one(browser: Browser, tmp_path: Path, box: Letterbox) -> None:
    with a_mailing_server(tmp_path, box) as served:
        context = browser.new_context(locale="en")
        page = context.new_page()
        page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
        account(page, served)
        expect(page.locator(".calls")).to_contain_text("Devices can be called where the page is opened with https")
        expect(page.locator(".push-on")).to_have_count(0)
        form: Any = {"address": "ann@club.example", "language": "en", "zone": "UTC"}
        assert page.request.post(f"{served.url}/api/notifications/address", data=form, max_retries=RETRIES).ok
        confirmed: Any = {"token": link_in(box.await_letters(1)[0], "/confirm#")}
        assert page.request.post(f"{served.url}/api/notifications/confirm", data=confirmed, max_retries=RETRIES).ok
        context.clear_cookies()
        page.goto(f"{served.url}/account")
        page.locator("main .row button").last.click()
        page.locator("dialog input").first.fill("Ann")
        page.locator("dialog .forgotten").click()
        expect(page.locator("dialog [role=status]")).to_contain_text("on its way")
        page.goto(f"{served.url}/reset#{link_in(box.await_letters(2)[1], '/reset#')}")
        page.locator("main input").fill(FRESH)
        page.locator("main button").click()
        expect(page.locator("h1")).to_have_text("Ann")
        expect(page.locator(".calls")).to_contain_text("Mail goes to ann@club.example.")
        context.close()
