"""A whole game from the lobby to its rematch, and single moves, by clicking."""

import re

from playwright.sync_api import expect

from crashyard.engine.chance.dice import Dice
from tests.browser.conftest import Invite


def test_two_clicks_lead_from_the_first_page_to_the_first_decision(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    ann.card("Cube Attack").locator("button.main").click()
    ann.page.locator("dialog button.main").click()
    ann.await_turn()


def test_a_whole_game_of_cube_attack_is_played_by_clicking(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    ann.card("Cube Attack").get_by_role("button", name="New table").click()
    ann.page.locator("dialog .pick").get_by_label("2").check()
    ann.page.get_by_label("Seat 2").select_option("bot casual")
    ann.page.get_by_label("Points to win").fill("16")
    ann.page.locator("dialog button.main").click()
    ann.page.wait_for_selector(".board-drawing .thing")
    ann.play_to_the_end(Dice("a whole game"))
    expect(ann.page.locator(".chooser.over")).to_contain_text("won")
    assert any("wins" in line for line in ann.log())
    ann.page.get_by_role("button", name="How it went").click()
    expect(ann.page.locator(".graph polyline")).to_have_count(2)
    expect(ann.page.locator(".turning-points a").first).to_be_visible()
    ann.page.get_by_role("button", name="Check the dice").click()
    expect(ann.page.locator(".says")).to_contain_text("Fair")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.await_turn()
    expect(ann.page.locator(".score").first).to_have_text("0 / 16")
    ann.page.goto(f"{ann.server_url}/games")
    expect(ann.page.locator(".list li")).to_have_count(2)
    ann.page.get_by_label("Result").select_option("running")
    expect(ann.page.locator(".list li")).to_have_count(1)
    ann.page.get_by_label("With").fill("nobody is called so")
    expect(ann.page.locator(".list li")).to_have_count(0)


def test_only_what_is_legal_can_be_pointed_at(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    assert set(ann.state()["open"]) == {"0@S0"}
    ann.point(ann.page.locator('[data-id="place-L0"]'))
    expect(ann.chips).to_have_count(0)


def test_who_points_at_something_illegal_is_told_the_rule(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    ann.point(ann.page.locator('[data-target^="1@"]').first)
    expect(ann.page.locator(".complaint")).to_have_text(re.compile(r"weapon.*\(R37\)"))
    expect(ann.chips).to_have_count(1)


def test_a_choice_narrows_down_step_by_step_and_there_is_a_way_back(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    expect(ann.chips).to_have_count(1)
    assert set(ann.state()["open"]) == {"L0", "A0"}
    ann.page.get_by_role("button", name="Back", exact=True).click()
    expect(ann.chips).to_have_count(0)
    assert set(ann.state()["open"]) == {"0@S0"}
    ann.point_at("0@S0")
    ann.chips.first.get_by_role("button").click()
    expect(ann.chips).to_have_count(0)


def test_what_a_choice_does_is_said_before_it_is_made(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    ann.look_at(ann.page.locator('[data-id="place-L0"]'))
    expect(ann.page.locator(".says")).to_have_text("S0: move to L0")


def test_a_choice_can_be_shown_again_before_it_is_sent(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.page.locator(".menu button").click()
    ann.page.get_by_label("Confirm every choice").check()
    ann.page.keyboard.press("Escape")
    ann.point_at("0@S0")
    ann.point_at("L0")
    expect(ann.page.locator(".says")).to_have_text("S0: move to L0")
    assert not any("L0" in line for line in ann.log())
    ann.page.get_by_role("button", name="Do it").click()
    expect(ann.page.locator(".log")).to_contain_text("to L0")


def test_alone_with_bots_everything_can_be_taken_back(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    ann.point_at("L0")
    on_the_planet = ann.page.locator('.board-drawing [data-target="0@L0"]')
    expect(on_the_planet).to_have_count(1)
    ann.page.get_by_role("button", name="Undo").click()
    expect(on_the_planet).to_have_count(0)
    expect(ann.page.locator(".log")).to_contain_text("undoes a decision")
    assert set(ann.state()["open"]) == {"0@S0"}


def test_a_reload_in_the_middle_of_a_choice_loses_nothing(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("crash-by-crash")
    dice = Dice("a reload")
    while not ann.state()["chosen"]:
        ann.answer_somehow(dice)
        ann.await_turn()
    before = ann.chips.all_text_contents()
    log = ann.log()
    assert before
    ann.page.reload()
    ann.await_turn()
    expect(ann.chips).to_have_count(len(before))
    assert ann.chips.all_text_contents() == before
    assert ann.log() == log


def test_pieces_move_from_where_they_were(invite: Invite) -> None:
    """The same cube is the same element before and after, and moves in between."""
    ann = invite(speed="fast")
    ann.sit_down_with_bot("cube-attack")
    ann.page.evaluate(
        """() => {
          document.querySelectorAll(".board-drawing .thing").forEach((thing) => { thing.dataset.seen = "before"; });
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            if (this.dataset) this.dataset.moved = how[0].map((frame) => frame.transform).join(" to ");
            return animate.apply(this, how);
          };
        }"""
    )
    ann.point_at("0@S0")
    ann.point_at("L0")
    cube = ann.page.locator('.board-drawing [data-target="0@L0"]')
    expect(cube).to_have_attribute("data-seen", "before")
    expect(cube).to_have_attribute("data-moved", re.compile(r"^matrix\(.*\) to translate\(.*\)"))


def test_a_sentence_points_at_what_it_is_about(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    ann.point_at("L0")
    ann.open_drawer("Log").locator("details li", has_text="from S0 to L0").hover()
    expect(ann.page.locator(".glow circle").nth(1)).to_be_attached()


def test_the_rules_can_be_searched_beside_the_board(invite: Invite) -> None:
    ann = invite("de")
    ann.sit_down_with_bot("cube-attack")
    ann.page.get_by_role("button", name="Regeln").click()
    chapters = ann.page.locator(".rules section")
    expect(chapters.first).to_contain_text("Cube Attack")
    every = chapters.count()
    ann.page.get_by_label("In den Regeln suchen").fill("Vollmond")
    expect(chapters.first).to_contain_text("Vollmond")
    assert 0 < chapters.count() < every
    ann.page.get_by_label("In den Regeln suchen").fill("Schachmatt")
    expect(ann.page.locator(".rules")).to_contain_text("Nichts gefunden")


def test_a_clock_runs_for_whose_turn_it_is(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack", clock={"kind": "live", "minutes": 50, "increment": 0})
    expect(ann.page.locator(".clock")).to_have_text(re.compile(r"^4[89]:\d\d$"))


def test_who_plays_alone_can_give_up(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    table = ann.page.url
    leave = ann.page.locator("dialog").get_by_role("button", name="Leave the game")
    ann.page.get_by_role("button", name="Leave the game").click()
    expect(ann.page.get_by_role("button", name="Stay")).to_be_focused()
    expect(leave).to_have_class("grave")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.get_by_role("button", name="Leave the game").click()
    expect(ann.page.get_by_role("button", name="Stay")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("dialog")).to_have_count(0)
    expect(ann.page.locator(".chooser.mine")).to_be_visible()
    ann.page.get_by_role("button", name="Leave the game").click()
    leave.click()
    ann.page.wait_for_selector(".card")
    ann.page.goto(table)
    expect(ann.page.locator(".chooser.over")).to_contain_text("the table has been closed")


def test_a_play_is_seen_again_step_by_step_and_played_on_from_there(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    ann.point_at("0@S0")
    with ann.moving_on():
        ann.point_at("L0")
    ann.page.goto(ann.page.url + "?replay=0")
    slider = ann.page.locator('input[type="range"]')
    for words in ("start player", "Round 1", "turn"):
        expect(ann.page.locator(".log")).to_contain_text(words)
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.locator(".log")).to_contain_text("from S0 to L0")
    expect(ann.page.locator('.board-drawing [data-target="0@L0"]')).to_have_count(1)
    ann.page.get_by_role("button", name="One step back").click()
    expect(ann.page.locator('.board-drawing [data-target="0@L0"]')).to_have_count(0)
    ann.page.get_by_role("button", name="One step forward").click()
    expect(ann.page.locator('.board-drawing [data-target="0@L0"]')).to_have_count(1)
    slider.fill("0")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.locator(".log")).to_contain_text("from S0 to L0")
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.await_turn()
    expect(ann.page.locator('.board-drawing [data-target="0@L0"]')).to_have_count(1)
