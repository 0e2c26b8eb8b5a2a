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
