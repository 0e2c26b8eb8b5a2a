"""The pages around the board: my account, the waiting room, the result, and what happens when something is missing."""

import json
import re
import secrets
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import expect
from sqlalchemy import create_engine, insert, select

from crashyard.server.storage import schema
from tests.browser.conftest import Invite
from tests.browser.proxy import Proxy
from tests.browser.visitor import Visitor


def become_an_account(who: Visitor) -> str:
    """Somebody with a name of their own and the password `correct horse`."""
    name = f"Ann {secrets.token_hex(4)}"
    who.come_in(name)
    who.ask("/account", {"name": name, "password": "correct horse"})
    return name


def test_a_token_is_shown_once_and_can_be_taken_back(invite: Invite) -> None:
    ann = invite()
    become_an_account(ann)
    ann.page.goto(f"{ann.server_url}/account")
    tokens = ann.page.locator(".tokens")
    expect(tokens).to_contain_text("No program has a token yet.")
    tokens.get_by_label("What is the program called?").fill("My bot")
    tokens.get_by_role("button", name="Create a token").click()
    secret = tokens.get_by_label("Token", exact=True).input_value()
    program = {"authorization": f"Bearer {secret}", "cookie": ""}
    assert ann.get("/api/me", headers=program).json()["account"]
    ann.page.reload()
    expect(tokens.locator(".keys li")).to_have_count(1)
    expect(tokens.locator(".keys li")).to_contain_text(re.compile(r"My bot\s*Created .*20\d\d"))
    assert secret not in ann.page.content()
    tokens.get_by_role("button", name="Revoke: My bot").click()
    expect(tokens.locator(".keys li")).to_have_count(0)
    assert ann.get("/api/me", headers=program).json() is None
    for link in tokens.locator("a").all():
        assert ann.get(urlsplit(urljoin(ann.page.url, link.get_attribute("href"))).path).ok


def test_a_password_is_changed_and_other_browsers_are_signed_out(invite: Invite) -> None:
    ann, elsewhere = invite(), invite("de")
    name = become_an_account(ann)
    elsewhere.ask("/sign-in", {"name": name, "password": "correct horse"})
    elsewhere.page.goto(f"{ann.server_url}/account")
    expect(elsewhere.page.locator(".browsers li")).to_have_count(2)
    expect(elsewhere.page.locator(".browsers .tag")).to_have_text("dieser hier")
    ann.page.goto(f"{ann.server_url}/account")
    ann.page.get_by_label("Old password").fill("wrong horse")
    ann.page.get_by_label("New password").fill("battery staple")
    ann.page.get_by_role("button", name="Change password").click()
    expect(ann.page.locator(".complaint")).to_contain_text("password")
    ann.page.get_by_label("Old password").fill("correct horse")
    ann.page.get_by_role("button", name="Change password").click()
    expect(ann.page.get_by_role("region", name="Change password").locator(".done")).to_have_text(
        "The password has been changed."
    )
    expect(ann.page.locator(".browsers li")).to_have_count(1)
    elsewhere.page.reload()
    expect(elsewhere.page.locator("h2").first).to_have_text("Hier ist niemand angemeldet")


def test_another_browser_can_be_signed_out(invite: Invite) -> None:
    ann, elsewhere = invite(), invite()
    name = become_an_account(ann)
    elsewhere.ask("/sign-in", {"name": name, "password": "correct horse"})
    ann.page.goto(f"{ann.server_url}/account")
    ann.page.locator(".browsers").get_by_role("button", name="Sign out").click()
    expect(ann.page.locator(".browsers li")).to_have_count(1)
    elsewhere.page.goto(f"{ann.server_url}/account")
    expect(elsewhere.page.locator("h2").first).to_have_text("Nobody is signed in here")


def test_who_wants_to_go_is_forgotten(invite: Invite) -> None:
    ann = invite()
    name = become_an_account(ann)
    ann.page.goto(f"{ann.server_url}/account")
    ann.page.get_by_role("button", name="Delete me").click()
    expect(ann.page.get_by_role("button", name="Stay")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.get_by_role("button", name="Delete me").click()
    ann.page.locator("dialog").get_by_label("Password").fill("correct horse")
    ann.page.locator("dialog .grave").click()
    ann.page.wait_for_selector(".card")
    again = ann.page.request.post(f"{ann.server_url}/api/sign-in", data={"name": name, "password": "correct horse"})
    assert again.status == 401


FIGURES = ".counts:not(details .counts) table"
"""The table of figures; the standing over time can be unfolded as another one."""


def test_a_game_that_is_over_tells_what_happened_how_often(invite: Invite) -> None:
    ann = invite("de")
    ann.sit_down_with_bot("cube-attack", "greedy", options={"target": 16})
    ann.let_bots_finish()
    figures = ann.open_drawer("Zahlen").locator(FIGURES)
    expect(figures.locator("thead th")).to_have_text([re.compile("Ann"), re.compile("Bot")])
    rows = figures.locator("tbody tr")
    expect(rows.first).to_be_visible()
    titles = rows.locator("th").all_text_contents()
    assert titles[-2:] == ["Entscheidungen", "Bedenkzeit"] and len(titles) > 4
    counted = [int(text) for text in rows.nth(-2).locator("td").all_text_contents()]
    assert min(counted) > 0
    ann.page.set_viewport_size({"width": 360, "height": 640})
    expect(figures).to_be_visible()
    assert ann.fits()


def test_the_figures_of_the_end_name_everybody_once(invite: Invite) -> None:
    """At Crash & Grab for two everybody has two saucers; and it is rounds that are counted."""
    ann = invite()
    ann.sit_down_with_bot("crash-and-grab", "random")
    ann.let_bots_finish()
    figures = ann.open_drawer("Statistics")
    heads = figures.locator(FIGURES).locator("thead th")
    expect(heads).to_have_text([re.compile("Ann"), re.compile("Bot")])
    assert [heads.nth(number).locator(".letter").all_text_contents() for number in (0, 1)] == [["R", "B"], ["G", "Y"]]
    rows = figures.locator(FIGURES).locator("tbody tr")
    assert {rows.nth(number).locator("td").count() for number in range(rows.count())} == {2}
    expect(figures).to_contain_text(re.compile(r"\d+ rounds were played\."))


CONTRASTS = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const under = (node) => {
    const found = [];
    for (let each = node.parentElement; each; each = each.parentElement) found.unshift(each);
    return ["#fff", ...found.map((each) => getComputedStyle(each).backgroundColor)];
  };
  return [...document.querySelectorAll(".letter, .bar, .dot")].filter((node) => node.offsetWidth > 2).map((node) => {
    const style = getComputedStyle(node);
    const ground = light(under(node));
    const drawn = parseFloat(style.borderTopWidth) > 0;
    const edge = drawn ? contrast(light([...under(node), style.borderTopColor]), ground) : 0;
    return [node.className, Math.max(edge, contrast(light([style.backgroundColor]), ground))];
  });
}"""
"""How well everything that stands for a player stands out from what it lies on, by itself or by its edge."""


@pytest.mark.parametrize("look", ["light", "dark"])
def test_whatever_stands_for_a_player_stands_out(invite: Invite, look: str) -> None:
    ann = invite()
    ann.page.add_init_script(f"localStorage.setItem('crashyard.look', '\"{look}\"')")
    ann.sit_down_with_bot("cube-attack", *["random"] * 5, options={"target": 16, "round_limit": 50})
    expect(ann.page.locator(".sides .letter")).to_have_count(6)
    seen = ann.page.evaluate(CONTRASTS)
    ann.let_bots_finish()
    expect(ann.open_drawer("Statistics").locator(".letter")).to_have_count(6)
    seen += ann.page.evaluate(CONTRASTS)
    assert len(seen) > 20 and [each for each in seen if each[1] < 3] == []


def test_a_table_that_cannot_be_read_says_so_and_its_host_closes_it(invite: Invite, folder: Path) -> None:
    ann, bert = invite(), invite("de")
    ann.come_in("Ann")
    table = ann.ask("/tables/", {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}], "public": True})
    broken = secrets.token_hex(8)
    with create_engine(f"sqlite:///{folder / 'server.db'}").begin() as database:
        tables, chairs = schema.tables, schema.chairs
        row = database.execute(select(tables).where(tables.c.id == table["id"])).mappings().one()
        sat = database.execute(select(chairs).where(chairs.c.table == table["id"])).mappings().all()
        database.execute(insert(tables), [{**row, "id": broken, "options": "{"}])
        database.execute(insert(chairs), [{**chair, "table": broken} for chair in sat])
    bert.come_in("Bert")
    bert.page.goto(f"{bert.server_url}/tables/{broken}")
    expect(bert.page.locator(".complaint")).to_contain_text("lässt sich nicht mehr lesen")
    expect(bert.page.get_by_role("button", name="Tisch schließen")).to_have_count(0)
    ann.enter()
    ann.page.locator(".list .unreadable a").first.click()
    expect(ann.page.locator(".complaint")).to_contain_text("can no longer be read")
    ann.page.get_by_role("button", name="Close the table").click()
    expect(ann.page.locator(".complaint")).to_contain_text("the table has been closed")
    ann.page.get_by_role("link", name="All games").click()
    ann.page.wait_for_selector(".list a")
    expect(ann.page.locator(".list .unreadable")).to_have_count(0)


def test_everybody_sees_who_is_here(invite: Invite) -> None:
    ann, ben = invite(), invite("es")
    ann.come_in("Ann")
    table = ann.ask("/tables/", {"game": "cube-attack", "chairs": [{"kind": "me"}, {"kind": "open"}]})["id"]
    ann.page.goto(f"{ann.server_url}/tables/{table}")
    ben.come_in("Ben")
    ben.page.goto(f"{ben.server_url}/tables/{table}")
    expect(ann.page.locator(".watching")).to_have_text("One more person is watching.")
    ben.page.locator(".chairs .open .main").click()
    there = ann.page.locator(".chairs li", has_text="Ben").locator(".presence")
    expect(there).to_have_attribute("title", "here")
    expect(ann.page.locator(".watching")).to_have_count(0)
    ben.page.goto(ben.server_url)
    expect(there).to_have_attribute("title", "away")
    ann.page.locator(".chairs li", has_text="Ben").get_by_role("button", name="Remove").click()
    expect(ann.page.locator(".chairs .open")).to_have_count(1)


def test_a_waiting_room_says_what_was_agreed(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    ann.card("Cube Attack").get_by_role("button", name="New table").click()
    ann.page.get_by_label("Time").select_option("live")
    ann.page.get_by_label("Points to win").fill("40")
    ann.page.locator("dialog button.main").click()
    agreed = ["By invitation only", "20\u00a0min each, plus 10\u00a0s per decision", "Points to win: 40"]
    expect(ann.page.locator(".agreed li")).to_have_text(agreed)


def test_who_was_away_can_watch_what_happened(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.page.get_by_role("button", name="End the turn").click()
    expect(ann.page.locator(".log")).to_contain_text("Round 2 begins")
    table = ann.page.url.rpartition("/")[2]
    long_ago = json.dumps({table: {"n": 2, "at": 0}})
    ann.page.goto(ann.server_url)
    ann.page.evaluate("visits => localStorage.setItem('crashyard.visits', visits)", long_ago)
    ann.page.goto(f"{ann.server_url}/tables/{table}")
    missed = ann.page.locator(".missed")
    expect(missed).to_contain_text("happened while you were away")
    missed.get_by_role("link", name="Watch").click()
    expect(ann.page.locator(".log")).to_contain_text("Round 2")
    ann.page.get_by_role("link", name="Go to the table").click()
    ann.await_turn()
    expect(missed).to_have_count(0)


def test_an_address_without_a_page_says_so(invite: Invite) -> None:
    ann = invite("es")
    assert (answer := ann.page.goto(f"{ann.server_url}/nowhere")) and answer.status == 404
    expect(ann.page.locator("h1")).to_have_text("Aquí no hay nada")
    ann.page.get_by_role("link", name="Todos los juegos").click()
    ann.page.wait_for_selector(".card")


def test_a_server_that_is_away_is_missed_and_found_again(invite: Invite) -> None:
    ann = invite()
    proxy = Proxy(ann.server_url)
    ann.server_url = proxy.address
    ann.enter()
    proxy.cut()
    expect(ann.page.locator(".connection")).to_have_text("The server is not answering. Trying again …")
    ann.card("Cube Attack").locator("button.main").click()
    ann.page.locator("dialog button.main").click()
    expect(ann.page.locator("dialog .complaint")).to_contain_text("not answering")
    proxy.mend()
    expect(ann.page.locator(".connection")).to_be_empty()
    proxy.close()


def test_light_and_dark_as_the_device_has_it_or_as_one_likes(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    colour = "getComputedStyle(document.documentElement).backgroundColor"
    light = ann.page.evaluate(colour)
    ann.page.emulate_media(color_scheme="dark")
    dark = ann.page.evaluate(colour)
    assert light != dark
    ann.page.locator(".menu button").click()
    ann.page.get_by_label("Appearance").select_option("light")
    assert ann.page.evaluate(colour) == light
    ann.page.reload()
    ann.page.wait_for_selector(".card")
    assert ann.page.evaluate(colour) == light


def test_the_games_are_introduced_in_the_language_of_the_reader_from_the_beginning(invite: Invite) -> None:
    """Whoever opened a form quickly found it in English, and so it stayed."""
    ann = invite("de")
    asked: list[str | None] = []
    ann.page.on(
        "request", lambda sent: asked.append(sent.headers.get("accept-language")) if "/catalogue" in sent.url else None
    )
    ann.enter()
    assert set(asked) == {"de"}
