"""Names and chat with markup, and with signs that turn the writing or cannot be seen: shown as text, and no more."""

from playwright.sync_api import Dialog, expect

from tests.browser.conftest import Invite

MARKUP = "<img src=x onerror=a()>"
TURNED = "\u202eevE\u200b\u2066"
SAID = "<script>alert(1)</script> & <b>bold</b> \u202egnp.exe"


def test_names_and_chat_are_shown_as_they_were_written(invite: Invite) -> None:
    ann, eve = invite(), invite()
    alarms: list[str] = []

    def note(dialog: Dialog) -> None:
        alarms.append(dialog.message)
        dialog.dismiss()

    ann.page.on("dialog", note)
    ann.come_in("Ann")
    eve.come_in(MARKUP)
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "me", "name": TURNED}]
    table = ann.ask("/tables/", {"game": "crash-and-grab", "chairs": chairs})["id"]
    eve.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
    ann.page.goto(f"{ann.server_url}/tables/{table}")
    expect(ann.page.locator(".chairs")).to_contain_text(MARKUP)
    expect(ann.page.locator(".chairs")).to_contain_text("evE")
    ann.ask(f"/tables/{table}/start", {})
    ann.await_turn()
    expect(ann.page.locator(".sides")).to_contain_text(MARKUP)
    eve.ask(f"/tables/{table}/chat", {"text": SAID, "key": "said"})
    expect(ann.page.locator(".chat li")).to_have_text(f"{MARKUP} <script>alert(1)</script> & <b>bold</b> gnp.exe")
    assert ann.page.locator("img[src=x], .chat script, .chat b > b").count() == 0
    shown = ann.page.locator("body").inner_text()
    assert not set(shown) & set("\u202e\u2066\u200b")
    assert alarms == []
