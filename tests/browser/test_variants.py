"""Tables of a variant: opened by an address, and told to be one to everybody who sits down or watches."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite

TOLD = "Actions a turn: 3"


def test_an_address_opens_a_variant_and_everybody_is_told(invite: Invite) -> None:
    ann, ben = invite(), invite()
    ann.enter()
    ann.page.goto(f"{ann.server_url}/?game=cube-attack&with.actions=3&with.target=16")
    form = ann.page.locator("dialog")
    expect(form.locator(".variant")).to_contain_text(TOLD)
    expect(form.get_by_label("Points to win")).to_have_value("16")
    expect(form.get_by_label("Actions a turn")).to_have_count(0)
    form.locator(".pick").get_by_label("2").check()
    form.locator("button.main").click()
    expect(ann.page.locator(".waiting .variant")).to_contain_text(TOLD)
    ben.enter()
    ben.page.goto(ann.page.url)
    expect(ben.page.locator(".waiting .variant")).to_contain_text("does not play by the rulebook")
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start").click()
    expect(ben.page.locator(".standing .tag")).to_have_attribute("title", TOLD)
    expect(ann.page.locator(".score").first).to_have_text("0 / 16")


def test_a_table_like_any_other_is_no_variant(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    expect(ann.page.locator(".standing .goal")).to_be_visible()
    expect(ann.page.locator(".standing .tag")).to_have_count(0)
