"""Two laptops and a phone at one table: sitting down, changing it, leaving, standing in, taking over, vacations.

The phone hangs on a cable that is cut, or hangs half-open, while things happen.
"""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, WebSocketRoute, expect

from crashyard.engine.refusal import Refusal
from crashyard.server.http import access
from tests.browser.conftest import Invite
from tests.browser.proxy import PATIENCE, Proxy
from tests.browser.visitor import Visitor
from tests.server.serving import a_server


@pytest.fixture(name="cable")
def fixture_cable(server_url: str) -> Iterator[Proxy]:
    proxy = Proxy(server_url)
    yield proxy
    proxy.close()


@pytest.fixture(name="phone")
def fixture_phone(invite: Invite, cable: Proxy) -> Visitor:
    phone = invite(width=390, height=844, touch=True)
    phone.server_url = cable.address
    return phone


def lose(cable: Proxy, how: str) -> None:
    cable.hang() if how == "hang" else cable.cut()


def chairs(who: Visitor) -> Locator:
    return who.page.locator(".chairs li")


def missing(who: Visitor) -> Locator:
    return who.page.locator(".who-is-missing")


def look(who: Visitor, table: str) -> None:
    who.page.goto(f"{who.server_url}/tables/{table}")
    who.page.wait_for_selector(".chairs li, .board-drawing .thing")


def told(who: Visitor, table: str) -> Any:
    return who.get(f"/api/tables/{table}").json()


def await_bound(who: Visitor, table: str, seats: list[int]) -> None:
    """Until the browsers of some seats have bound them to their dice."""
    until = time.monotonic() + PATIENCE
    while [each["seat"] for each in told(who, table)["fairness"]["seats"]] != seats:
        assert time.monotonic() < until
        time.sleep(0.05)


def press(who: Visitor, name: str) -> None:
    """A button above the table; on a phone it is in the drawer, which is closed again."""
    button = who.page.get_by_role("button", name=name).first
    if not button.is_visible():
        who.page.get_by_role("button", name="Log and chat").click()
    button.click()


@pytest.mark.parametrize("how", ["cut", pytest.param("hang", marks=pytest.mark.soak)])
def test_before_the_game_everybody_sees_what_the_host_changes(
    invite: Invite, phone: Visitor, cable: Proxy, how: str
) -> None:
    """Who is here, who plays with whom, other places, other rules; a phone that is lost meanwhile finds its chair."""
    ann, carla = invite(), invite()
    for visitor, name in ((ann, "Ann"), (phone, "Ben"), (carla, "Carla")):
        visitor.come_in(name)
    form = {"game": "crash-by-crash", "chairs": [{"kind": kind} for kind in ("me", "open", "open", "open")]}
    table = ann.ask("/tables/", form)["id"]
    ann.ask(f"/tables/{table}/chairs/2", {"kind": "bot", "bot": "random", "name": "Vega"})
    for visitor in (ann, phone):
        look(visitor, table)
    expect(chairs(ann).locator(".team")).to_have_text(["Team 1", "Team 2", "your partner", "Team 2"])
    phone.page.get_by_role("button", name="Sit down").first.tap()
    expect(chairs(phone).locator(".team")).to_have_text(["Team 1", "Team 2", "Team 1", "your partner"])
    carla.ask(f"/tables/{table}/chairs/3", {"kind": "me"})
    away = "Every seat is taken. Not here at the moment: "
    expect(missing(ann)).to_have_text(f"{away}Carla. You can start all the same.")
    expect(missing(phone)).to_have_text(f"{away}Carla.")
    expect(missing(ann).locator(".sign.who-guest")).to_have_count(1)
    look(carla, table)
    expect(missing(ann)).to_have_text("Everybody is here. You can start.")
    expect(missing(carla)).to_have_text("Everybody is here. Waiting for the host to start the game.")

    lose(cable, how)
    expect(missing(ann)).to_have_text(f"{away}Ben. You can start all the same.")
    ann.page.get_by_role("button", name="Move Ben down").click()
    expect(chairs(carla).locator(".name")).to_have_text(["Ann", "Vega", "Ben", "Carla"])
    ann.page.get_by_role("button", name="Change the table").click()
    ann.page.locator("dialog").get_by_label("Time limit").select_option("days")
    ann.page.locator("dialog").get_by_role("button", name="Save").click()
    expect(ann.page.locator("dialog")).to_have_count(0)
    expect(carla.page.locator(".agreed")).to_contain_text("3 days per decision")
    cable.mend()
    expect(chairs(phone).nth(2)).to_contain_text("you")
    expect(phone.page.locator(".agreed")).to_contain_text("3 days per decision")
    expect(missing(ann)).to_have_text("Everybody is here. You can start.")
    assert phone.fits()
    await_bound(ann, table, [0, 2, 3])
    ann.page.locator(".waiting > button.main").click()
    for visitor in (ann, phone, carla):
        visitor.page.wait_for_selector(".board-drawing .thing")
    seats = told(ann, table)["fairness"]["seats"]
    assert [(each["seat"], each["told"]) for each in seats] == [(0, True), (2, True), (3, True)], "bound on new chairs"


@pytest.mark.parametrize("how", ["hang", pytest.param("cut", marks=pytest.mark.soak)])
def test_who_leaves_over_a_lost_line_is_taken_over_by_somebody_else(
    invite: Invite, phone: Visitor, cable: Proxy, how: str
) -> None:
    """And before that they read that somebody takes a vacation, and nobody can call a bot for who has time."""
    ann, carla = invite(), invite("de")
    for visitor, name in ((ann, "Ann"), (phone, "Ben")):
        visitor.come_in(name)
    days = {"kind": "days", "days": 3}
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Vega"}]
    table = ann.ask("/tables/", {"game": "cube-attack", "chairs": seats, "clock": days})["id"]
    phone.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
    ann.ask(f"/tables/{table}/start", {})
    for visitor in (ann, phone, carla):
        look(visitor, table)
    press(ann, "Actions")
    ann.page.locator("dialog").get_by_role("button", name="Take a vacation").click()
    ann.page.locator("dialog input").fill("5")
    ann.page.locator("dialog").get_by_role("button", name="Let the clock stand still").click()
    expect(phone.page.locator("[role=log]")).to_contain_text("Ann takes 5 days of vacation")
    expect(ann.open_drawer("Players")).to_contain_text("on vacation, 5 days")
    expect(carla.page.get_by_role("button", name="Platz von")).to_have_count(0)

    press(phone, "Leave the game")
    cable.await_quiet(2)
    lose(cable, how)
    phone.page.locator("dialog .grave").tap()
    expect(ann.page.locator(".sides")).not_to_contain_text("Away? Let a bot play")
    cable.mend()
    expect(ann.page.locator(".log")).to_contain_text("Ben leaves; a bot plays on (Greedy).")
    phone.page.wait_for_url(f"{phone.server_url}/")
    carla.page.get_by_role("button", name="Platz von Ben übernehmen").click()
    carla.page.locator("dialog").get_by_label("Dein Name").fill("Carla")
    carla.page.locator("dialog .main").click()
    expect(ann.page.locator(".log")).to_contain_text("Carla takes over a free seat from the bot.")
    expect(ann.page.locator(".sides")).to_contain_text("Carla")
    look(phone, table)
    expect(phone.page.get_by_role("button", name="Take")).to_have_count(0)
    assert told(phone, table)["mine"] == [] and told(carla, table)["mine"] == [1]
    assert [chair["name"] for chair in told(ann, table)["chairs"]] == ["Ann", "Carla", "Vega"]


def test_a_bot_is_called_for_who_is_gone_after_a_question(invite: Invite, phone: Visitor, cable: Proxy) -> None:
    """The host has given up one table before, which the phone sees; the laptop is gone, and the phone calls the bot."""
    ann = invite()
    for visitor, name in ((ann, "Ann"), (phone, "Ben")):
        visitor.come_in(name)
    chosen = {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    for closes in (True, False):
        table = ann.ask("/tables/", chosen)["id"]
        phone.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        if not closes:
            ann.ask(f"/tables/{table}/start", {})
        for visitor in (ann, phone):
            look(visitor, table)
        if closes:
            ann.page.get_by_role("button", name="Close the table").click()
            ann.page.locator("dialog .grave").click()
            expect(phone.page.locator("main")).to_contain_text("the table has been closed")
    ann.page.goto(ann.server_url)
    players = phone.open_drawer("Players")
    players.get_by_role("button", name="Away? Let a bot play").tap()
    dialog = phone.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Ann is away. A bot will play on for them")
    expect(dialog.locator(".sign.who-guest")).to_have_count(1)
    expect(dialog.get_by_role("button", name="Go on waiting")).to_be_focused()
    dialog.get_by_role("button", name="Let a bot play").tap()
    expect(players).to_contain_text("stands in: Greedy")
    look(ann, table)
    expect(ann.prompt).to_have_text("A bot (Greedy) plays for you.")
    expect(ann.page.locator(".log")).to_contain_text("Ann is away; a bot plays on (Greedy).")


def test_whom_the_server_refuses_a_line_comes_back_by_itself(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first lines of a page, that of the table and that of the tab, come too soon for a real server."""
    refusals = iter(range(3))
    count = access.RateLimiter.count

    def refuse_first(limiter: access.RateLimiter, what: str, who: str, times: int = 1, weight: int = 1) -> None:
        if what == "connect" and next(refusals, None) is not None:
            raise Refusal("too-often", {"seconds": 1})
        count(limiter, what, who, times, weight)

    with a_server(tmp_path) as served:
        monkeypatch.setattr(access.RateLimiter, "count", refuse_first)
        context = browser.new_context(locale="en")
        Visitor(context.new_page(), served.url).sit_down_with_bot("cube-attack")
        assert next(refusals, None) is None
        context.close()


def test_whoever_came_too_often_is_let_in_by_itself(invite: Invite) -> None:
    """Refused over HTTP with how long to wait, and by the socket of the table."""
    ann = invite()
    ann.come_in("Ann")
    chosen = {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    table = ann.ask("/tables/", chosen)["id"]
    told = {"refusal": "too-often", "clause": "", "sentence": "You are going too fast."}
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append("http")
        ann.page.unroute(f"**/api/tables/{table}")
        route.fulfill(status=429, json=told, headers={"retry-after": "1"})

    def close(line: WebSocketRoute) -> None:
        if "socket" in refused:
            line.connect_to_server()
            return
        refused.append("socket")
        line.send(json.dumps({"refused": None, **told, "seconds": 1}))
        line.close(code=4400)

    ann.page.route(f"**/api/tables/{table}", refuse)
    ann.page.route_web_socket(f"**/api/tables/{table}/socket*", close)
    ann.page.goto(f"{ann.server_url}/tables/{table}")
    ann.await_turn()
    assert refused == ["http", "socket"]
    expect(ann.page.locator(".complaint")).to_have_count(0)
