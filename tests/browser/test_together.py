"""People at one table, each in their own language; those who watch; and a connection that breaks."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from crashyard.server.reach import EVERYWHERE
from tests.browser.conftest import Invite
from tests.browser.proxy import Proxy
from tests.browser.running_server import NETWORK_ADDRESS
from tests.browser.visitor import Visitor


def open_table(host: Visitor, game: str, *, public: bool = False) -> str:
    """A table with one free chair; returns the link to it."""
    host.enter()
    host.lay_out(game, players=2)
    if public:
        host.page.locator("dialog .check input").check()
    host.page.locator("dialog button.main").click()
    link = urlsplit(host.page.locator(".invitation input").input_value())
    assert (link.hostname, link.path) == (NETWORK_ADDRESS, urlsplit(host.page.url).path)
    return host.page.url


def sit_down(guest: Visitor, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.locator(".waiting > label input").fill(name)
    guest.page.locator(".chairs .open .main").click()


def begin(host: Visitor) -> None:
    host.page.locator(".waiting > button.main").click()
    host.page.wait_for_selector(".board-drawing .thing")


def test_two_people_play_in_two_languages_and_a_third_watches(invite: Invite) -> None:
    ann, bert, carla = invite("en"), invite("de"), invite("es")
    link = open_table(ann, "Cube Attack", public=True)
    expect(ann.page.locator(".code path")).to_have_attribute("d", re.compile("^M.*z$"))
    sit_down(bert, link, "Bert")
    expect(ann.page.locator(".chairs")).to_contain_text("Bert")
    begin(ann)
    carla.enter()
    carla.page.locator(".tables a", has_text="Bert").click()
    for visitor in (bert, carla):
        visitor.page.wait_for_selector(".board-drawing .thing")

    expect(ann.page.locator(".sides .awaited")).to_have_count(1)
    first = ann if ann.page.locator(".sides .awaited", has_text="you").count() else bert
    seat = 0 if first is ann else 1
    other = bert if first is ann else ann
    first.await_turn()
    other.awaits_nothing()
    carla.awaits_nothing()
    sector = (0, 3)[seat]
    first.point_at(f"{seat}@S{sector}")
    first.point_at(f"L{sector}")
    expect(first.page.locator(".says")).not_to_be_empty()
    first.page.locator(".chooser .main").click()
    expect(ann.page.locator(".log")).to_contain_text(f"from S{sector} to L{sector}")
    expect(bert.page.locator(".log")).to_contain_text(f"von S{sector} nach L{sector}")
    expect(carla.page.locator(".log")).to_contain_text(f"de S{sector} a L{sector}")

    bert.open_drawer("Chat").locator("input").fill("<b>Hallo</b>")
    bert.page.keyboard.press("Enter")
    for visitor in (ann, bert, carla):
        expect(visitor.page.locator(".chat li")).to_have_text("Bert <b>Hallo</b>")
    ann.open_drawer("Chat").get_by_role("button", name="Mute").click()
    expect(ann.page.locator(".chat li")).to_have_text("The chat is muted.")


def plan(who: Visitor, card: str, direction: str) -> None:
    for target in (f"card:{card}", f"direction:{direction}"):
        who.point_at(target)
    who.page.locator(".chooser .main").click()


def test_plans_are_hidden_and_may_be_changed_until_the_last_one_is_made(invite: Invite) -> None:
    ann, bert = invite("en"), invite("de")
    ann.come_in("Ann")
    bert.come_in("Bert")
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Vega"}]
    table = ann.ask("/tables/", {"game": "crash-and-grab", "chairs": chairs})["id"]
    bert.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
    ann.ask(f"/tables/{table}/start", {})
    for visitor in (ann, bert):
        visitor.page.goto(f"{visitor.server_url}/tables/{table}")
        visitor.await_turn()
        expect(visitor.page.locator(".log")).to_contain_text("Vega")
    expect(ann.page.locator(".log")).to_contain_text("Vega has planned")
    plan(ann, "2", "sun")
    expect(ann.page.get_by_label("Plan of the red saucer: 2, Sun").first).to_be_attached()
    planned = "Der Plan der roten Untertasse steht fest und ist noch geheim"
    expect(bert.page.get_by_label(planned).first).to_be_attached()
    plan(ann, "3", "stars")
    expect(ann.page.get_by_label("Plan of the red saucer: 3, Stars").first).to_be_attached()
    for visitor, saucer in ((bert, "Plan der roten Untertasse:"), (ann, "Plan of the green saucer:")):
        assert saucer not in visitor.page.content()
    plan(bert, "0-5", "meteor")
    expect(bert.page.locator(".log")).to_contain_text("deckt")


def test_where_only_this_machine_gets_in_the_invitation_says_so_and_how_to_change_it(invite: Invite) -> None:
    ann = invite()
    ann.page.route("**/api/reach", lambda route: route.fulfill(json={"address": ""}))
    ann.enter()
    ann.lay_out("Cube Attack", players=2)
    ann.page.locator("dialog button.main").click()
    expect(ann.page.locator(".invitation")).to_contain_text("make play FRIENDS=1")
    expect(ann.page.locator(".invitation input, .code")).to_have_count(0)


def test_a_page_opened_by_the_address_of_every_machine_invites_to_one_that_friends_reach(
    browser: Browser, server_url: str
) -> None:
    """As somebody types it after `--host 0.0.0.0`: on another machine it would lead nowhere."""
    context = browser.new_context(locale="en")
    open_table(Visitor(context.new_page(), server_url.replace("localhost", EVERYWHERE)), "Cube Attack")
    context.close()


def test_who_leaves_is_replaced_and_can_come_back(invite: Invite) -> None:
    ann, bert = invite(), invite("de")
    ann.come_in("Ann")
    table = ann.ask("/tables/", {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}]})
    ann.page.goto(f"{ann.server_url}/tables/{table['id']}")
    sit_down(bert, ann.page.url, "Bert")
    expect(ann.page.locator(".chairs")).to_contain_text("Bert")
    begin(ann)
    bert.page.get_by_role("button", name="Spiel verlassen").click()
    bert.page.locator("dialog .grave").click()
    expect(ann.page.locator(".log")).to_contain_text("Bert leaves")
    expect(ann.page.locator(".log")).to_contain_text("a bot plays on (Greedy)")
    expect(ann.page.locator(".sides")).to_contain_text("stands in: Greedy")
    ann.await_turn()
    bert.page.goto(ann.page.url)
    expect(bert.page.locator(".chooser .prompt")).to_have_text("Ein Bot (Gierig) spielt für dich.")
    bert.page.locator(".chooser").get_by_role("button", name="Meinen Platz wieder einnehmen").click()
    expect(ann.page.locator(".log")).to_contain_text("Bert is back")
    expect(ann.page.locator(".sides")).not_to_contain_text("stands in: Greedy")


def test_who_is_there_and_does_not_answer_is_replaced_when_the_table_has_waited(invite: Invite) -> None:
    ann, bert = invite(), invite()
    ann.come_in("Ann")
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table = ann.ask("/tables/", {"game": "cube-attack", "chairs": chairs, "clock": {"kind": "none", "patience": 1}})
    ann.page.goto(f"{ann.server_url}/tables/{table['id']}")
    expect(ann.page.locator(".agreed")).to_contain_text("No clock; a bot can be called after 1")
    sit_down(bert, ann.page.url, "Bert")
    expect(ann.page.locator(".chairs")).to_contain_text("Bert")
    begin(ann)
    expect(ann.page.locator(".sides .awaited")).to_have_count(1)
    silent, other = (ann, bert) if ann.page.locator(".sides .awaited", has_text="you").count() else (bert, ann)
    other.open_drawer("Players").get_by_role("button", name="No answer? Let a bot play").click()
    expect(other.page.locator("dialog")).to_contain_text("has not answered for a while")
    other.page.locator("dialog .grave").click()
    expect(other.page.locator(".log")).to_contain_text("does not answer; a bot plays on (Greedy).")
    expect(silent.page.locator(".chooser .prompt")).to_have_text("A bot (Greedy) plays for you.")


def test_the_last_person_leaves_and_the_game_ends(invite: Invite) -> None:
    """On a phone; the host has left before."""
    ann, bert = invite(), invite(width=390, height=844, touch=True)
    ann.come_in("Ann")
    table = ann.ask("/tables/", {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}]})
    bert.come_in("Bert")
    bert.ask(f"/tables/{table['id']}/chairs/1", {"kind": "me"})
    ann.ask(f"/tables/{table['id']}/start", {})
    ann.ask(f"/tables/{table['id']}/chairs/0", {"kind": "open"})
    bert.page.goto(f"{bert.server_url}/tables/{table['id']}")
    bert.page.get_by_role("button", name="Log and chat").click()
    bert.page.get_by_role("button", name="Leave the game").click()
    expect(bert.page.locator("dialog")).to_contain_text("the game will end here")
    bert.page.locator("dialog .grave").click()
    bert.page.wait_for_url(f"{bert.server_url}/")
    answer = bert.get(f"/api/tables/{table['id']}")
    assert answer.json()["state"] == "closed"


def test_a_guest_becomes_an_account_and_finds_their_games_on_another_device(invite: Invite) -> None:
    ann, elsewhere = invite(), invite()
    ann.sit_down_with_bot("cube-attack")
    ann.page.locator(".menu button").click()
    ann.page.get_by_role("button", name="Create an account").click()
    ann.page.locator("dialog").get_by_label("Your name").fill("Annegret")
    ann.page.get_by_label("Password").fill("correct horse")
    ann.page.locator("dialog button.main").click()
    expect(ann.page.locator("dialog")).to_have_count(0)
    elsewhere.enter()
    elsewhere.page.locator(".menu button").click()
    elsewhere.page.get_by_role("button", name="Sign in").click()
    elsewhere.page.get_by_label("Your name").fill("Annegret")
    elsewhere.page.get_by_label("Password").fill("wrong")
    elsewhere.page.locator("dialog button.main").click()
    expect(elsewhere.page.locator("dialog .complaint")).to_contain_text("wrong")
    elsewhere.page.get_by_label("Password").fill("correct horse")
    elsewhere.page.locator("dialog button.main").click()
    expect(elsewhere.page.locator(".list .turn")).to_contain_text("Cube Attack")
    elsewhere.page.locator(".menu button").click()
    elsewhere.page.get_by_role("button", name="Sign out").click()
    expect(elsewhere.page.locator(".list .turn")).to_have_count(0)


def test_a_host_fills_the_table_with_bots(invite: Invite) -> None:
    ann = invite()
    open_table(ann, "Cube Attack")
    expect(ann.page.locator(".waiting > button.main")).to_be_disabled()
    ann.page.get_by_role("button", name="Add a bot: ").first.click()
    expect(ann.page.locator(".chairs .bot")).to_have_count(1)
    begin(ann)
    ann.await_turn()


def test_my_games_say_whose_turn_it_is(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    expect(ann.page).to_have_title(re.compile("^● Your turn"))
    ann.page.locator(".brand").click()
    expect(ann.page.locator(".list .turn")).to_contain_text("It is your turn")
    ann.page.locator(".list .turn a").click()
    ann.await_turn()


def test_a_second_tab_shows_the_same_table(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    tab = Visitor(ann.page.context.new_page(), ann.server_url)
    tab.page.goto(ann.page.url)
    tab.await_turn()
    ann.point_at("0@S0")
    ann.point_at("L0")
    expect(tab.page.locator(".log")).to_contain_text("from S0 to L0")
    tab.await_turn()


def test_a_broken_wire_comes_back_and_nothing_is_lost(invite: Invite) -> None:
    ann = invite()
    proxy = Proxy(ann.server_url)
    ann.server_url = proxy.address
    ann.sit_down_with_bot("cube-attack")
    log = ann.log()
    proxy.cut()
    expect(ann.page.locator(".connection")).to_contain_text("Reconnecting")
    ann.point_at("0@S0")
    ann.point_at("L0")
    expect(ann.prompt).to_contain_text("One moment")
    proxy.mend()
    expect(ann.page.locator(".connection")).to_be_empty()
    expect(ann.page.locator(".log")).to_contain_text("from S0 to L0")
    ann.await_turn()
    expect(ann.prompt).not_to_contain_text("One moment")
    assert ann.log()[: len(log)] == log
    assert sum("from S0 to L0" in line for line in ann.log()) == 1
    proxy.close()


def test_a_language_is_changed_in_the_middle_of_a_game(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.page.locator(".menu button").click()
    ann.page.get_by_label("Language").select_option("es")
    expect(ann.prompt).to_contain_text("uno de tus cubos")
    expect(ann.page.locator(".standing")).to_contain_text("Gana quien llegue primero a 64 puntos")
    ann.page.reload()
    expect(ann.prompt).to_contain_text("uno de tus cubos")


def test_two_people_share_a_device(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    ann.lay_out("Cube Attack", players=2)
    ann.page.get_by_label("Seat 2").select_option("beside")
    ann.page.locator("dialog button.main").click()
    ann.page.wait_for_selector(".board-drawing .thing")
    beside = ann.page.get_by_role("button", name="Play as")
    seen = set()
    for _ in range(3):
        expect(ann.page.locator(".chooser.mine").or_(beside).first).to_be_visible()
        if beside.count():
            beside.click()
        ann.await_turn()
        seen.add(ann.state()["open"][0])
        ann.page.get_by_role("button", name="End the turn").click()
        expect(beside).to_have_count(1)
    assert seen == {"0@S0", "1@S3"}


def test_a_wrong_link_says_so(invite: Invite) -> None:
    ann = invite("de")
    ann.page.goto(f"{ann.server_url}/tables/nowhere")
    expect(ann.page.locator(".complaint")).to_contain_text("Tisch")
