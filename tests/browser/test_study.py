"""Studies in the browser: asked with the keyboard, seen to grow, stopped, read, and played; for this machine alone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.test_access import focus_on, violations
from tests.browser.visitor import Visitor


def opened(ann: Visitor) -> Locator:
    """The form of a new study, once it is there."""
    ann.page.goto(f"{ann.server_url}/study")
    form = ann.page.locator(".questions")
    expect(form).to_be_visible()
    return form


def asked(ann: Visitor, games: int, game: str = "cube-attack", kind: str = "Random") -> Locator:
    """A form that asks for short games between bots that play at random."""
    form = opened(ann)
    ann.page.locator(".sheaf select").first.select_option(game)
    expect(form.get_by_label("Actions a turn")).to_be_visible()
    form.get_by_label("Greedy", exact=True).uncheck()
    form.get_by_label(kind, exact=True).check()
    form.get_by_label("Games", exact=False).first.fill(str(games))
    return form


def report_of(ann: Visitor) -> Page:
    with ann.page.context.expect_page() as opening:
        ann.page.get_by_role("link", name="Read the report").click()
    page = opening.value
    page.wait_for_load_state()
    return page


def test_a_variant_is_studied_read_and_played(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    ann.page.get_by_role("link", name="For designers").click()
    expect(ann.page.locator("h1")).to_have_text("Study a game")
    form = asked(ann, 10)
    expect(form.locator(".begin")).to_contain_text("10 games in all")
    form.get_by_label("Actions a turn").fill("3")
    expect(form.get_by_label(re.compile("Compare with the rulebook"))).to_be_checked()
    expect(form.locator(".begin")).to_contain_text("20 games in all")
    form.get_by_role("button", name="Begin").click()
    expect(ann.page.locator(".progress")).to_contain_text("of 20 games")
    expect(ann.page.locator(".measure").first).to_contain_text("Length of a game rounds")
    expect(ann.page.locator(".measure").first.locator("li")).to_have_count(2)
    expect(ann.page.locator(".progress")).to_contain_text("20 of 20 games · finished")
    expect(ann.page.get_by_role("status")).to_have_text("The report is ready.")
    report = report_of(ann)
    expect(report.locator("h1")).to_have_text("Cube Attack: a study")
    expect(report.locator("#compared")).to_be_visible()
    assert report.evaluate("getComputedStyle(document.querySelector('.short')).borderTopStyle") == "solid"
    report.close()
    ann.page.get_by_role("link", name="Open a table of it").click()
    expect(ann.page.locator("dialog .variant")).to_contain_text("Actions a turn: 3")


def test_a_study_is_stopped_and_found_again(invite: Invite) -> None:
    ann = invite()
    asked(ann, 1000).get_by_role("button", name="Begin").click()
    expect(ann.page.locator(".measure").first).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator(".progress")).to_contain_text("of 1,000 games")
    ann.page.get_by_role("button", name="Stop and report").click()
    expect(ann.page.get_by_role("link", name="Read the report")).to_be_visible()
    ann.page.get_by_role("button", name="Another study").click()
    expect(ann.page.locator(".keys li")).to_contain_text("As in the rulebook")
    ann.page.get_by_role("button", name="Show: Cube Attack").click()
    report = report_of(ann)
    expect(report.locator("header")).to_contain_text("stopped early")
    report.close()


def test_everything_in_a_study_can_be_done_with_the_keyboard(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    focus_on(ann, ".designers a")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".questions")).to_be_visible()
    focus_on(ann, ".sheaf select")
    ann.page.keyboard.type("Cube")
    expect(ann.page.get_by_label("Actions a turn")).to_be_visible()
    focus_on(ann, ".questions .kinds input")
    ann.page.keyboard.press("Space")
    focus_on(ann, ".questions input[type=number]")
    ann.page.keyboard.press("Control+a")
    ann.page.keyboard.type("10")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".progress")).to_contain_text("of 20 games")
    focus_on(ann, ".sheaf .row button, .sheaf .row a")
    expect(ann.page.get_by_role("link", name="Read the report")).to_be_visible()


def test_what_is_left_out_of_a_deck_is_picked_from_a_list(invite: Invite) -> None:
    ann = invite()
    form = opened(ann)
    ann.page.locator(".sheaf select").first.select_option("crash-by-crash")
    left_out = form.locator("details.selection")
    left_out.locator("summary").click()
    left_out.get_by_label("Rocket").check()
    expect(left_out.locator("summary")).to_contain_text("Rocket")
    expect(form.locator(".tag")).to_have_text("1 number changed")
    form.get_by_role("button", name="As in the rulebook").click()
    expect(left_out.locator("summary")).not_to_contain_text("Rocket")
    expect(form.get_by_label("Mixed table")).to_be_disabled()
    form.get_by_label("Casual").check()
    expect(form.get_by_label("Mixed table")).to_be_enabled()


def test_what_an_address_asks_for_is_filled_in(invite: Invite) -> None:
    ann = invite()
    ann.page.goto(f"{ann.server_url}/study?game=cube-attack&with.actions=3")
    expect(ann.page.get_by_label("Actions a turn")).to_have_value("3")
    expect(ann.page.locator(".questions .tag")).to_have_text("1 number changed")


def test_whoever_may_run_none_reads_why(invite: Invite) -> None:
    ann = invite("de")
    ann.page.set_extra_http_headers({"x-forwarded-for": "203.0.113.7"})
    ann.page.goto(f"{ann.server_url}/study")
    expect(ann.page.get_by_role("alert")).to_contain_text("Studien laufen nur am Computer des Servers selbst")
    expect(ann.page.locator(".questions")).to_have_count(0)


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_wrong_with_a_study(invite: Invite, dark: bool) -> None:
    """By day on a desk, by night on a phone."""
    ann = invite(width=390, height=844, touch=True) if dark else invite()
    ann.page.emulate_media(reduced_motion="reduce", color_scheme="dark" if dark else "light")
    form = asked(ann, 10)
    assert violations(ann.page, with_board=False) == [] and ann.fits()
    form.get_by_label("Actions a turn").fill("3")
    form.get_by_role("button", name="Begin").click()
    expect(ann.page.locator(".measure").first).to_be_visible()
    assert violations(ann.page, with_board=False) == [] and ann.fits()
    expect(ann.page.get_by_role("link", name="Read the report")).to_be_visible()
    assert violations(ann.page, with_board=False) == [] and ann.fits()
    ann.page.get_by_role("button", name="Another study").click()
    expect(ann.page.locator(".keys li")).to_have_count(1)
    assert violations(ann.page, with_board=False) == [] and ann.fits()
