"""Asking what the expert would do: the lines, what they point at, taking one over; and nothing of it among people."""

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Invite
from tests.browser.test_access import violations
from tests.browser.test_choosing import sit_together
from tests.browser.visitor import Visitor


def ask_for_hint(ann: Visitor) -> Locator:
    """Click, see that it takes a moment, and get the lines."""
    ann.page.locator(".ask-hint").click()
    lines = ann.page.locator(".hint .advice")
    expect(lines.first).to_be_visible()
    return lines


def glowing(ann: Visitor) -> int:
    return ann.page.locator(".board-drawing .glow circle").count()


def test_a_line_points_at_the_board_and_is_taken_over_to_be_confirmed(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack", "random", "random")
    lines = ask_for_hint(ann)
    expect(ann.page.locator(".hint")).to_contain_text("continuations were tried. With 3 players, each wins 33%")
    expect(lines.first).to_contain_text("wins about")
    expect(ann.page.locator(".chooser [role=status]").first).to_contain_text("The expert’s choice: ")
    expect(lines.first).to_be_focused()
    assert glowing(ann) >= 2, "the best line is pointed at as soon as it is there"
    lines.first.evaluate("line => line.blur()")
    assert glowing(ann) == 0
    ann.page.locator(".brand").hover()
    lines.first.hover()
    assert glowing(ann) >= 2
    says = lines.first.locator(".does").inner_text()
    before = len(ann.log())
    lines.first.click()
    expect(ann.page.locator(".hint")).to_have_count(0)
    expect(ann.page.locator(".chooser .says")).to_have_text(says)
    assert ann.chips.count() >= 1 and glowing(ann) == 0
    assert len(ann.log()) == before, "nothing is sent before the last word"
    expect(ann.page.locator(".chooser .main")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".log .lines li")).not_to_have_count(before)


def test_with_the_keyboard_alone(invite: Invite) -> None:
    ann = invite(language="de")
    ann.sit_down_with_bot("crash-by-crash")
    ann.open.first.focus()
    ann.page.keyboard.press("h")
    lines = ann.page.locator(".hint .advice")
    expect(lines.first).to_be_focused()
    expect(lines.first).to_contain_text("gewinnt in etwa")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".hint")).to_have_count(0)
    expect(ann.page.locator(".ask-hint")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(lines.first).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".chooser .main")).to_be_focused()
    ann.open_drawer("Chat").locator("input").fill("h")
    expect(ann.page.locator(".hint")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_the_board_stays_in_sight_and_nothing_is_wrong_for_anybody(invite: Invite, scheme: str) -> None:
    ann = invite(width=360, height=640, touch=True, language="es")
    ann.page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
    ann.sit_down_with_bot("crash-and-grab", "random", "random")
    lines = ask_for_hint(ann)
    expect(lines.first).to_be_in_viewport(ratio=1)
    box = ann.page.locator(".chooser").bounding_box()
    assert box is not None and box["y"] > 280
    told = ann.page.locator(".hint").bounding_box()
    assert told is not None and told["y"] >= box["y"], "it lies in the place of the decision"
    assert ann.fits()
    assert violations(ann.page, with_board=False) == []
    lines.first.click()
    expect(ann.page.locator(".chooser .main")).to_be_visible()


def test_a_hint_is_dropped_when_the_game_goes_on(invite: Invite) -> None:
    """An answer that comes while the expert still thinks, or while its lines are read, ends the hint."""
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    ann.page.route("**/hint?*", hold)
    ann.page.locator(".ask-hint").click()
    expect(ann.page.locator(".ask-hint")).to_have_text("✦ Thinking …")
    with ann.moving_on():
        ann.page.get_by_role("button", name="End the turn", exact=True).click()
    ann.await_turn()
    expect(ann.page.locator(".ask-hint")).to_have_text("✦ Hint")
    with ann.page.expect_response("**/hint?*"):
        asked[0].continue_()
    expect(ann.page.locator(".ask-hint")).to_have_text("✦ Hint")
    expect(ann.page.locator(".hint, .chooser .complaint")).to_have_count(0)
    ann.page.unroute("**/hint?*")
    ask_for_hint(ann)
    ann.point_at("0@S0")
    ann.point_at("L0")
    expect(ann.page.locator(".hint")).to_have_count(0)


def test_among_people_there_is_no_hint(invite: Invite) -> None:
    ann, bert = invite(), invite()
    table = sit_together(ann, bert)
    expect(ann.page.locator(".ask-hint")).to_have_count(0)
    ann.open.first.focus()
    ann.page.keyboard.press("h")
    refused = ann.get(f"/api/tables/{table}/hint?seat=0")
    assert refused.status == 403
    assert "alone with bots" in refused.json()["sentence"]
    expect(ann.page.locator(".hint")).to_have_count(0)


def test_what_the_expert_would_have_done_is_told_when_a_game_is_seen_again(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack", "random", options={"target": 16})
    ann.let_bots_finish()
    ann.page.goto(f"{ann.page.url}?replay=0")
    ann.page.get_by_role("button", name="What would the expert do here?").click()
    expect(ann.page.locator(".hint h2")).to_contain_text("What the expert would do as")
    expect(ann.page.locator(".hint .advice").first).to_be_focused()
    assert glowing(ann) >= 1
    ann.page.get_by_role("button", name="One step forward").click()
    expect(ann.page.locator(".hint")).to_have_count(0)
