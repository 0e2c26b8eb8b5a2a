"""Three people at a table, one of whom only looks on: who they are, who may talk, and whom one reads."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_access import violations
from tests.browser.visitor import Visitor


def table_of(ann: Visitor, bert: Visitor, **more: object) -> str:
    """A game that goes on, of an account and a guest; returns where it is."""
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Vega"}]
    name = ann.ask("/tables/", {"game": "cube-attack", "chairs": chairs, **more})["id"]
    bert.come_in("Bert")
    bert.ask(f"/tables/{name}/chairs/1", {"kind": "me"})
    ann.ask(f"/tables/{name}/start", {})
    return f"{ann.server_url}/tables/{name}"


def become(who: Visitor, name: str) -> None:
    who.come_in(name)
    who.ask("/account", {"name": name, "password": "correct horse"})


def talk(who: Visitor, text: str) -> None:
    chat = who.open_drawer("Chat")
    chat.locator("form.say input").fill(text)
    who.page.keyboard.press("Enter")


def test_a_spectator_takes_a_name_and_talks_where_the_host_lets_them(invite: Invite) -> None:
    ann, bert, carla = invite(), invite(), invite()
    become(ann, "Ann of Manners")
    address = table_of(ann, bert, chat="players")
    for visitor in (ann, bert, carla):
        visitor.page.goto(address)
        visitor.page.wait_for_selector(".board-drawing .thing")
    chat = carla.open_drawer("Chat")
    expect(chat).to_contain_text("only those who play can talk")
    ann.open_drawer("Chat").get_by_label("Who may talk").select_option("all")
    chat.get_by_label("A name, to talk here").fill("Carla")
    chat.get_by_role("button", name="Take this name").click()
    expect(chat.get_by_label("Say something")).to_be_visible()
    talk(carla, "What a move!")
    bert.open_drawer("Chat")
    for visitor in (ann, bert):
        line = visitor.page.locator(".chat li").last
        expect(line).to_contain_text("Carla looking on What a move!")
        expect(line.locator(".sign.who-guest")).to_have_attribute("title", "Guest, without an account")
    ann.page.locator(".chat").get_by_label("Who may talk").select_option("off")
    for visitor in (ann, bert, carla):
        expect(visitor.page.locator(".panel.chat")).to_contain_text("The chat of this table is turned off.")


def test_everybody_is_told_apart_and_can_be_muted_and_reported(invite: Invite) -> None:
    ann, bert, phone = invite(), invite(), invite()
    become(ann, "Ann of Quiet")
    address = table_of(ann, bert)
    for visitor in (ann, bert):
        visitor.page.goto(address)
        visitor.page.wait_for_selector(".board-drawing .thing")
    signs = ann.page.locator(".strip .sign")
    expect(signs).to_have_count(2)
    assert [each.get_attribute("title") for each in signs.all()] == ["Guest, without an account", "Bot"]
    talk(bert, "Boo")
    line = ann.open_drawer("Chat").locator("li").last
    expect(line).to_contain_text("Boo")
    line.get_by_role("button", name="Bert: more").click()
    dialog = ann.page.locator("dialog")
    dialog.get_by_label("Why").select_option("insults")
    dialog.get_by_label("One sentence more").fill("They shout.")
    dialog.get_by_role("button", name="Report").click()
    expect(dialog).to_contain_text("it has been reported")
    assert violations(ann.page, with_board=False) == []
    dialog.get_by_role("button", name="Mute Bert").click()
    expect(dialog).to_have_count(0)
    expect(line.locator("summary")).to_have_text("Bert (muted)")
    expect(line.get_by_text("Boo")).not_to_be_visible()
    talk(bert, "Boo again")
    expect(ann.page.locator(".chat li")).to_have_count(2)
    expect(ann.page.locator(".chat li.folded")).to_have_count(2)
    expect(bert.page.locator(".chat li.folded")).to_have_count(0)
    assert violations(ann.page, with_board=False) == []

    phone.ask("/sign-in", {"name": "Ann of Quiet", "password": "correct horse"})
    phone.page.set_viewport_size({"width": 390, "height": 844})
    phone.page.goto(address)
    phone.page.wait_for_selector(".board-drawing .thing")
    expect(phone.open_drawer("Chat").locator("li.folded")).to_have_count(2)
    assert violations(phone.page, with_board=False) == []
    phone.page.goto(f"{phone.server_url}/account")
    phone.page.get_by_role("button", name="Listen to Bert again").click()
    expect(phone.page.locator(".muted-people")).to_contain_text("You have muted nobody.")
    assert violations(phone.page, with_board=False) == []
    phone.page.goto(address)
    phone.page.wait_for_selector(".board-drawing .thing")
    expect(phone.open_drawer("Chat").locator("li").last).to_contain_text("Boo again")
