"""The log for people: folded by turns, with pictures, and the rule behind what happened."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_the_log_is_folded_by_turns_and_why_opens_the_rule(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    ann.point_at("L0")
    log = ann.open_drawer("Log")
    turn = log.locator("details[open]").last
    expect(turn.locator("summary")).to_contain_text("It is your turn.")
    moved = turn.locator("li", has_text="You move a cube from S0 to L0.")
    expect(moved.locator(".pictures svg")).not_to_have_count(0)
    moved.get_by_role("button", name="why?").click()
    rule = ann.page.get_by_role("dialog")
    expect(rule.locator(".why-rules p").first).to_contain_text("connected planet")
    ann.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def test_of_two_names_the_longer_one_is_meant(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    parts = ann.page.evaluate(
        """async () => {
          const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
          const { partsOf } = await import(base + "table/log.js");
          return [partsOf("Ann B. pushes Ann, not Anna.", ["Ann", "Ann B."]), partsOf("Nobody", [])];
        }"""
    )
    assert parts == [["", "Ann B.", " pushes ", "Ann", ", not Anna."], ["Nobody"]]
