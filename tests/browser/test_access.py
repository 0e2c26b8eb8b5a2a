"""For those who use no mouse, do not see the page, or hold a phone."""

import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

AXE = Path(__file__).with_name("axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, *, with_board: bool, rules: Sequence[str] = ()) -> list[str]:
    """What axe-core finds wrong with a page as it is now. It comes in past the content security policy.

    A board has hundreds of things: once for each visitor is enough. Before a plain ground axe can tell every contrast.
    """
    page.evaluate("document.body.style.backgroundImage = 'none'")
    if not page.evaluate("'axe' in window"):
        page.context.new_cdp_session(page).send("Runtime.evaluate", {"expression": AXE})
    left_out = [] if with_board else [[".board-drawing"]]
    how: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        how["runOnly"] = rules
    look = "([left, how]) => axe.run({ exclude: left }, how)"
    found: dict[str, Any] = page.evaluate(look, [left_out, how])
    assert len(found["passes"]) > (0 if rules else 10)
    return [f"{rule['id']}: {node['html'][:200]}" for rule in found["violations"] for node in rule["nodes"]]


def places(ann: Visitor) -> Iterator[str]:
    """Go from page to page, and through what opens on them."""
    ann.enter()
    yield "lobby"
    ann.page.locator(".menu button").click()
    ann.page.wait_for_selector(".settings-menu select")
    yield "settings"
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".settings-menu")).to_have_count(0)
    ann.card("Cube Attack").locator("button:not(.main)").click()
    ann.page.locator("dialog select").last.wait_for()
    yield "new table"
    ann.page.locator("dialog button.main").click()
    ann.page.wait_for_selector(".code")
    ann.page.wait_for_selector(".presence.here")
    yield "waiting"
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    yield "table"
    ann.page.locator(".tools button").last.click()
    ann.page.wait_for_selector(".rules h3")
    yield "rules"
    ann.page.goto(ann.page.url)
    ann.await_turn()
    ann.let_bots_finish()
    ann.page.locator(".story").click()
    ann.page.wait_for_selector(".figures > .counts")
    yield "result"
    ann.page.goto(ann.page.url + "?replay=0")
    ann.page.wait_for_selector(".board-drawing .thing")
    more = ann.page.locator(".tools .more")
    if more.is_visible():
        yield "replay"
        more.click()
    ann.page.wait_for_selector(".proof")
    yield "replay, with all that it has"
    for path in ("/tables/nowhere", "/nowhere", "/schema", "/rules/cube-attack", "/rules/cube-attack/card"):
        ann.page.goto(ann.server_url + path)
        ann.page.wait_for_selector("main h1")
        yield path
    ann.page.goto(f"{ann.server_url}/learn/cube-attack")
    ann.page.wait_for_selector(".lessons li")
    yield "lessons"
    ann.page.goto(f"{ann.server_url}/learn/cube-attack/orbits")
    ann.page.wait_for_selector(".taught .sentence")
    yield "lesson"
    ann.page.goto(f"{ann.server_url}/games")
    ann.page.wait_for_selector(".bests")
    yield "my games"
    ann.page.goto(f"{ann.server_url}/account")
    ann.page.wait_for_selector(".tokens form")
    yield "guest"
    ann.page.locator(".sheaf .main").click()
    yield "new account"
    ann.page.locator("dialog input[type=password]").fill("correct horse")
    ann.page.locator("dialog input").first.fill(secrets.token_hex(8))
    ann.page.locator("dialog button.main").click()
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.locator(".tokens form input").fill("My bot")
    ann.page.locator(".tokens form button").click()
    ann.page.wait_for_selector(".secret")
    yield "account"


OTHERS = [pytest.param(language, marks=pytest.mark.soak) for language in ("de", "es")]
"""They have other words and nothing else; a phone is looked at in German, whose words are the longest."""


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_axe_finds_nothing_wrong(invite: Invite, language: str) -> None:
    """The colours differ between light and dark, and nothing else; nothing fades from one to the other here."""
    ann = invite(language)
    ann.page.emulate_media(reduced_motion="reduce")
    for place in places(ann):
        assert violations(ann.page, with_board=place == "table") == [], place
        ann.page.emulate_media(color_scheme="dark")
        assert violations(ann.page, with_board=False, rules=["color-contrast"]) == [], place
        ann.page.emulate_media(color_scheme="light")


def test_axe_finds_nothing_wrong_on_a_phone_in_the_dark(invite: Invite) -> None:
    ann = invite("de", width=360, height=640, touch=True)
    ann.page.emulate_media(color_scheme="dark")
    for place in places(ann):
        assert violations(ann.page, with_board=place == "table") == [], place
        assert ann.fits(), place


def states(ann: Visitor) -> Iterator[str]:
    """What a first game shows beside its table: whom to play against, explanations, the drawer, what would happen."""
    ann.enter()
    ann.card("Cube Attack").locator("button.main").click()
    ann.page.locator("dialog .levels").wait_for()
    yield "play now"
    ann.page.add_init_script("localStorage.setItem('crashyard.coach', 'true')")
    ann.sit_down_with_bot("cube-attack")
    expect(ann.page.locator(".coach")).to_be_visible()
    yield "coach"
    ann.page.locator(".coach .quiet").click()
    expect(ann.page.locator(".coach")).to_have_count(0)
    ann.point_at("0@S0")
    ann.look_at(ann.page.locator('.board-drawing [role="button"][data-target="L0"]'))
    expect(ann.page.locator(".ghosts .ghost").first).to_be_attached()
    yield "preview"
    for panel in ("Log", "Players", "Chat"):
        ann.open_drawer(panel)
        yield panel
    ann.page.locator(".drawer .close").click()
    ann.page.locator(".enlarge").click()
    expect(ann.page.locator(".enlarge")).to_have_attribute("aria-pressed", "true")
    yield "enlarged"
    ann.ask(f"{ann.page.url.removeprefix(ann.server_url)}/resign", {"seat": 0, "key": "enough"})
    expect(ann.page.locator(".chooser.over .headline")).to_contain_text("Bot")
    yield "lost"


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_axe_finds_nothing_wrong_with_what_a_first_game_shows(invite: Invite, scheme: Literal["light", "dark"]) -> None:
    ann = invite()
    ann.page.emulate_media(reduced_motion="reduce", color_scheme=scheme)
    for state in states(ann):
        assert violations(ann.page, with_board=False) == [], state


def focus_on(visitor: Visitor, selector: str) -> None:
    """Go on with the Tab key until it is reached."""
    for _ in range(40):
        if visitor.page.evaluate("selector => Boolean(document.activeElement.closest(selector))", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def focused(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("document.activeElement.dataset.target ?? document.activeElement.textContent"))


def test_everything_can_be_done_with_the_keyboard(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    focus_on(ann, ".card:has([src*=cube-attack]) button.main")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("dialog button.main")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.await_turn()
    focus_on(ann, ".board-drawing")
    assert focused(ann) == "0@S0"
    ann.page.keyboard.press("Enter")
    expect(ann.chips).to_have_count(1)
    assert focused(ann) in {"L0", "A0"}
    ann.page.keyboard.press("ArrowRight")
    assert focused(ann) == "A0"
    ann.page.keyboard.press("ArrowLeft")
    assert focused(ann) == "L0"
    expect(ann.page.locator(".says")).to_have_text("S0: move to L0")
    ann.page.keyboard.press("Escape")
    expect(ann.chips).to_have_count(0)
    assert focused(ann) == "0@S0"
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".log")).to_contain_text("from S0 to L0")
    expect(ann.page.locator('[role="log"]')).to_contain_text("from S0 to L0")
    ann.await_turn()
    expect(ann.page.locator(".board-drawing :focus")).to_have_count(1)


def test_the_arrow_keys_reach_every_cell(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("crash-by-crash")
    everything = set(ann.state()["open"])
    assert len(everything) > 100
    reached = ann.page.evaluate(
        """async () => {
          const main = document.querySelector("script").src;
          const { nearest, ARROWS } = await import(main.replace("app/main", "board/arrow-keys"));
          const spots = [...document.querySelectorAll('.board-drawing [role="button"]')].map((element) => {
            const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
            return { x: e, y: f, target: element.dataset.target };
          });
          const seen = new Set([spots[0]]);
          for (const spot of seen) {
            for (const arrow of Object.values(ARROWS)) {
              const next = nearest(spot, arrow, spots);
              if (next) seen.add(next);
            }
          }
          return [...seen].map((spot) => spot.target);
        }"""
    )
    assert set(reached) == everything


def test_a_phone_shows_everything_without_scrolling_sideways(invite: Invite) -> None:
    ann = invite(width=360, height=780, touch=True)
    ann.enter()
    assert ann.fits()
    ann.card("Cube Attack").locator(".row button:not(.main)").tap()
    assert ann.fits()
    ann.page.locator("dialog .close").tap()
    ann.card("Cube Attack").locator("button.main").tap()
    ann.page.locator("dialog button.main").tap()
    ann.await_turn()
    assert ann.fits()
    expect(ann.page.locator(".chooser .prompt")).to_be_in_viewport()
    board = ann.page.locator('.board-drawing [data-part="galaxy"] .ground').bounding_box()
    assert board is not None and board["width"] >= 350
    for name in ("Log", "Chat", "Players"):
        expect(ann.open_drawer(name)).to_have_attribute("aria-label", name)
        assert ann.fits()


def test_a_finger_sees_what_it_has_put_together_before_it_is_sent(invite: Invite) -> None:
    ann = invite(width=360, height=640, touch=True)
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    ann.point_at("L0")
    expect(ann.page.locator(".says")).to_have_text("S0: move to L0")
    ann.page.locator(".chooser .main").tap()
    expect(ann.page.locator('.board-drawing [data-target="0@L0"]')).to_have_count(1)


def test_a_tap_reaches_what_it_was_aimed_at(invite: Invite) -> None:
    """Nothing moves away between the moment a finger comes down and the moment it leaves."""
    ann = invite(width=360, height=640, touch=True)
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    ann.point_at("L0")
    expect(ann.page.locator(".says")).to_have_text("S0: move to L0")
    send = ann.page.locator(".chooser .main")
    box = send.bounding_box()
    assert box is not None
    ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.page.locator('.board-drawing [data-target="0@L0"]')).to_have_count(1)


def test_a_tap_tells_what_something_is(invite: Invite) -> None:
    ann = invite(width=360, height=640, touch=True)
    ann.sit_down_with_bot("crash-by-crash")
    card = ann.page.locator('.board-drawing [data-id^="hand"], .board-drawing [data-id^="card"]').first
    title = card.get_attribute("aria-label")
    ann.point(card)
    expect(ann.page.locator(".read")).to_have_text(title or "missing")


def test_who_wants_no_motion_gets_none(invite: Invite) -> None:
    ann = invite(speed="")
    ann.page.emulate_media(reduced_motion="reduce")
    ann.page.add_init_script("localStorage.removeItem('crashyard.speed')")
    ann.enter()
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_label("Animation")).to_have_value("still")
