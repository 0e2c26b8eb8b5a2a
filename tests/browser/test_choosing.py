"""A choice in somebody's hand: nothing takes it away but their own answer, or a decision that is no longer there."""

from secrets import token_hex

import pytest
from playwright.sync_api import expect

from crashyard.engine.chance.dice import Dice
from tests.browser.conftest import Invite
from tests.browser.proxy import Proxy
from tests.browser.stage import set_up
from tests.browser.visitor import Visitor


def sit_together(ann: Visitor, bert: Visitor) -> str:
    """Two people and a bot plan their flights; returns the id of the table. Bert sits there without a page."""
    ann.come_in("Ann")
    bert.come_in("Bert")
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Vega"}]
    table: str = ann.ask("/tables/", {"game": "crash-and-grab", "chairs": chairs})["id"]
    bert.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
    ann.ask(f"/tables/{table}/start", {})
    ann.page.goto(f"{ann.server_url}/tables/{table}")
    expect(ann.page.locator(".log")).to_contain_text("Vega has planned")
    ann.await_turn()
    return table


def answer(who: Visitor, table: str, seat: int) -> None:
    """Answer with the first thing that is legal, without a page."""
    legal = who.get(f"/api/tables/{table}/legal?seat={seat}").json()["legal"]
    who.ask(f"/tables/{table}/answers", {"seat": seat, "action": legal[0], "key": token_hex(8)})


def test_what_others_say_and_do_leaves_a_half_made_choice_alone(invite: Invite) -> None:
    ann, bert = invite(), invite()
    table = sit_together(ann, bert)
    ann.point_at("card:2")
    expect(ann.chips).to_have_count(1)
    bert.ask(f"/tables/{table}/chat", {"text": "Take your time!", "key": "1"})
    expect(ann.page.locator(".chat li")).to_have_text("Bert Take your time!")
    expect(ann.chips).to_have_count(1)
    answer(bert, table, 1)
    expect(ann.page.locator(".log")).to_contain_text("Bert has planned")
    expect(ann.chips).to_have_count(1)
    bert.ask(f"/tables/{table}/undo", {"seat": 1, "key": "2"})
    expect(ann.page.locator(".log")).to_contain_text("Bert undoes a decision")
    expect(ann.chips).to_have_count(1)
    ann.point_at("direction:sun")
    ann.page.locator(".chooser .main").click()
    expect(ann.page.get_by_label("Plan of the red saucer: 2, Sun").first).to_be_attached()


def test_a_begun_change_of_mind_ends_with_its_decision(invite: Invite) -> None:
    """The next decision offers the same cards, but what was pointed at was meant for the one before."""
    ann, bert = invite(), invite()
    table = sit_together(ann, bert)
    ann.point_at("card:2")
    ann.point_at("direction:sun")
    ann.page.locator(".chooser .main").click()
    expect(ann.prompt).to_contain_text("You can change your choice")
    ann.point_at("card:3")
    expect(ann.chips).to_have_count(1)
    answer(bert, table, 1)
    expect(ann.page.locator(".log")).to_contain_text("reveals")
    expect(ann.chips).to_have_count(0)


def test_a_broken_wire_leaves_a_half_made_choice_alone(invite: Invite) -> None:
    ann, bert = invite(), invite()
    proxy = Proxy(ann.server_url)
    ann.server_url = proxy.address
    table = sit_together(ann, bert)
    ann.point_at("card:2")
    proxy.cut()
    expect(ann.page.locator(".connection")).to_contain_text("Reconnecting")
    answer(bert, table, 1)
    proxy.mend()
    expect(ann.page.locator(".log")).to_contain_text("Bert has planned")
    expect(ann.chips).to_have_count(1)
    ann.page.reload()
    ann.await_turn()
    expect(ann.chips).to_have_count(1)
    proxy.close()


SEEN = """() => [...document.querySelectorAll('.board-drawing [role="button"]')].filter((thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".board-drawing");
}).map((thing) => thing.dataset.target)"""


NOTHING_IS_HIDDEN = f"""() => {{
  const seen = new Set(({SEEN})());
  const open = [...document.querySelectorAll('.board-drawing [role="button"]')].map((thing) => thing.dataset.target);
  const hidden = open.filter((target) => !seen.has(target));
  const offered = document.querySelectorAll(".chooser .choice:has(.thumbnail)").length;
  return offered >= hidden.length || document.querySelector(".chooser .show")?.checkVisibility();
}}"""


def seen(who: Visitor) -> set[str]:
    """The targets that somebody sees who does not scroll."""
    return set(who.page.evaluate(SEEN))


def test_cards_outside_the_window_are_offered_beside_the_board(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("crash-and-grab", "random", "random")
    expect(ann.buttons).to_have_count(0)
    assert len(seen(ann)) == 3
    box = ann.page.locator(".board-drawing .part.board .ground").bounding_box()
    assert box is not None
    ann.page.mouse.dblclick(box["x"] + 8, box["y"] + 8)
    expect(ann.buttons).to_have_count(3)
    assert not seen(ann)
    ann.page.locator(".chooser").get_by_role("button", name="Movement card 2: take a booster and move 2 spaces").click()
    expect(ann.chips).to_have_text("Movement card 2✕")
    ann.page.get_by_role("button", name="Enlarge").click()
    expect(ann.buttons).to_have_count(0)
    assert {f"direction:{name}" for name in ("sun", "stars", "meteor", "asteroids")} == seen(ann)


def test_whoever_points_at_something_else_has_changed_their_mind(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("crash-and-grab", "random", "random")
    first, second = sorted(ann.state()["open"])[:2]
    ann.point_at(first)
    expect(ann.page.locator(f'[data-target="{first}"].chosen').first).to_be_visible()
    ann.point(ann.page.locator(f'[data-target="{second}"]').first)
    expect(ann.page.locator(f'[data-target="{second}"].chosen').first).to_be_visible()
    expect(ann.page.locator(f'[data-target="{first}"].chosen')).to_have_count(0)


def test_what_is_seen_is_not_offered_again_beside_the_board(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    expect(ann.prompt).to_contain_text("choose one of your cubes")
    expect(ann.buttons).to_have_text(["End the turn"])


def test_the_way_is_shown_to_places_outside_the_window(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("crash-by-crash")
    ann.page.get_by_role("button", name="Enlarge").click()
    show = ann.page.get_by_role("button", name="more on the board")
    expect(show).to_be_visible()
    before = seen(ann)
    show.click()
    expect(show).to_be_visible()
    assert seen(ann) - before


@pytest.mark.parametrize(("game", "players"), [("crash-and-grab", 6), ("crash-by-crash", 2)])
def test_on_a_phone_nobody_has_to_look_for_what_can_be_chosen(invite: Invite, game: str, players: int) -> None:
    """At each step every target is seen, or stands in the chooser, or the way to it does."""
    ann = invite(width=360, height=640, touch=True)
    ann.sit_down_with_bot(game, *["random"] * (players - 1))
    dice = Dice("a phone")
    for _ in range(6):
        ann.await_turn()
        expect(ann.prompt).to_be_in_viewport(ratio=1)
        ann.page.wait_for_function(NOTHING_IS_HIDDEN)
        ann.answer_somehow(dice)


def test_what_was_clicked_to_be_read_can_be_read_while_others_play(invite: Invite) -> None:
    ann, bert = invite(), invite()
    table = sit_together(ann, bert)
    ann.point(ann.page.locator('.board-drawing [data-id="deck"]'))
    read = ann.page.locator(".chooser .read")
    expect(read).to_contain_text("in the upgrade deck")
    answer(bert, table, 1)
    expect(ann.page.locator(".log")).to_contain_text("Bert has planned")
    expect(read).to_contain_text("in the upgrade deck")
    ann.point_at("card:2")
    expect(read).to_have_count(0)


def test_colours_are_chosen_where_a_table_is_set_up(invite: Invite) -> None:
    """Nothing is given out twice: who takes the colour of another seat changes with it."""
    ann = invite()
    ann.enter()
    ann.card("Crash & Grab").get_by_role("button", name="New table").click()
    ann.page.locator(".pick label").filter(has_text="2").locator("input").check()
    ann.page.locator("label", has_text="Which colour the saucer").locator("select").select_option("chosen")
    expect(ann.page.get_by_label("Colours, seat 2")).to_have_count(2)
    ann.page.get_by_label("Colours, seat 1").first.select_option("pink")
    ann.page.get_by_label("Colours, seat 2").last.select_option("pink")
    ann.page.locator("dialog button.main").click()
    expect(ann.page.locator(".agreed")).to_contain_text("Colours: Yellow, Green, Blue, Pink")


ENDLESS = """async () => {
  const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
  const { SPEEDS, speed } = await import(base + "base/settings.js");
  SPEEDS.slow = 1e7;
  speed.value = "slow";
}"""
"""What happens from now on is shown until somebody cuts it short."""


def test_the_question_comes_second_while_what_led_to_it_is_shown(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    place = ann.page.locator(".decision")
    size = place.bounding_box()
    ann.page.evaluate(ENDLESS)
    with ann.moving_on():
        ann.point_at("0@S0")
        ann.point_at("L0")
    watching = ann.page.locator(".chooser.showing")
    expect(watching.locator(".prompt")).to_contain_text("(in a moment)")
    expect(watching.locator(".prompt")).to_contain_text("cube")
    expect(ann.page.locator(".ask-hint")).to_have_count(0)
    assert place.bounding_box() == size
    told = ann.page.locator(".told").bounding_box()
    line = ann.page.locator(".told .happening").bounding_box()
    assert told and line and line["y"] < told["y"] + told["height"] / 2, "what happens is told where it is seen"
    watching.get_by_role("button", name="Skip").click()
    expect(watching).to_have_count(0)
    expect(ann.page.locator(".ask-hint")).to_be_visible()
    # A key does the same, and so does whoever looks at a button, or begins to choose on the board.
    again = ann.page.get_by_role("button", name="Show the last turn again")
    again.click()
    expect(watching).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(watching).to_have_count(0)
    again.click()
    expect(watching).to_be_visible()
    ann.page.get_by_role("button", name="End the turn", exact=True).hover()
    expect(watching).to_have_count(0)
    again.click()
    expect(watching).to_be_visible()
    ann.point_at("0@S0")
    expect(watching).to_have_count(0)
    expect(ann.chips).to_have_count(1)


def test_where_one_can_point_everywhere_what_cannot_be_pointed_at_goes_dark(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("crash-by-crash")
    board = ann.page.locator(".board-drawing.everywhere")
    expect(board).to_be_visible()
    lit, dark = board.locator(".open:not(.looked)").first, board.locator(".shut")
    expect(dark).not_to_have_count(0)
    assert dark.first.evaluate("cell => getComputedStyle(cell).filter") == "brightness(0.45)"
    assert lit.evaluate("cell => getComputedStyle(cell).filter") == "none"
    frame = lit.locator(".frame .line")
    assert frame.evaluate("line => getComputedStyle(line).fillOpacity") == "0", "nothing is veiled by its frame"
    ann.look_at(lit)
    assert "brightness(1.14)" in board.locator(".looked.open").first.evaluate("cell => getComputedStyle(cell).filter")


def test_a_click_anywhere_in_a_frame_chooses_what_is_framed(invite: Invite) -> None:
    """Of a crash site only its number is drawn; around it lies the space, which cannot be chosen here."""
    ann = invite(height=720)
    ann.enter()
    set_up(ann.page, "still")
    ann.page.evaluate(
        """() => {
          const { board } = stage;
          board.onPoint = (...told) => { stage.told = told; };
          board.point(new Set(["site:4"]), []);
        }"""
    )
    ann.point(ann.page.locator('.board-drawing [role="button"]'))
    assert ann.page.evaluate("stage.told") == ["site:4", True]
