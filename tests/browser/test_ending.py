"""How a game went, after it is over."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite

STORY = """async () => {
  const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
  const { render } = await import(base.replace(/js.$/, "vendor/preact.js"));
  const { html } = await import(base + "base/html.js");
  const { Story } = await import(base + "ending/story.js");
  window.fetch = () => Promise.reject(new Error("away"));
  document.body.replaceChildren();
  render(html`<${Story} id="x" sides=${[]} chairs=${[]} />`, document.body);
}"""


def test_a_course_that_cannot_be_told_is_not_awaited_for_ever(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    ann.page.evaluate(STORY)
    expect(ann.page.get_by_role("alert")).to_contain_text("server")


def test_who_has_lost_reads_who_has_won_without_gold_and_finds_the_game_by_its_end(invite: Invite) -> None:
    ann = invite(speed="instant")
    ann.sit_down_with_bot("cube-attack")
    address = ann.page.url.removeprefix(ann.server_url)
    ann.ask(f"{address}/resign", {"seat": 0, "key": "enough"})
    ending = ann.page.locator(".chooser.over")
    expect(ending.locator(".headline")).to_contain_text("Bot won")
    assert "won" not in (ending.get_attribute("class") or "").split()
    expect(ann.page.locator(".confetti, .news")).to_have_count(0)
    expect(ending.get_by_role("button", name="Rematch")).to_be_visible()

    ann.page.goto(f"{ann.server_url}/games")
    found, rows = ann.page.get_by_role("search"), ann.page.locator(".my-games .list li")
    expect(rows).to_have_count(1)
    expect(rows.locator(".state")).to_have_text("Lost")
    expect(rows.locator(".state")).to_have_css("border-top-width", "0px")
    for label, wrong, right in (("Result", "Won", "Lost"), ("Game", "Crash & Grab", "Cube Attack")):
        found.get_by_label(label).select_option(label=wrong)
        expect(rows).to_have_count(0)
        found.get_by_label(label).select_option(label=right)
        expect(rows).to_have_count(1)
    found.get_by_label("With").fill("Vega")
    expect(rows).to_have_count(0)
    expect(ann.page.get_by_role("status").filter(has_text="0")).to_be_visible()
    found.get_by_label("With").fill(" bo")
    expect(rows).to_have_count(1)
