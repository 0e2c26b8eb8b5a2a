"""What somebody who plays for the first time on a small window has to see: explanations, questions, ways to go on."""

import pytest
from playwright.sync_api import expect

from crashyard.engine.registry import find_game
from crashyard.faces.lessons import READ, LessonRun, find_lesson
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

COACHED = "localStorage.setItem('crashyard.coach', 'true')"

CUT = """() => [...document.querySelectorAll(".chooser .prompt, .chooser .buttons, .chips button")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 ||
    each.matches(".buttons") && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)"""

TOGETHER = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const coach = box(".coach");
  return [...document.querySelectorAll(".chooser .prompt, .chooser .choice, .part.hand.own .ground")].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < coach.right - 1 && right > coach.left + 1 && top < coach.bottom - 1 && bottom > coach.top + 1;
  }).length;
}"""


def _coached(ann: Visitor, game: str) -> None:
    ann.page.add_init_script(COACHED)
    ann.sit_down_with_bot(game, *["random"] * (find_game(game).default_players - 1))


def test_whoever_is_new_begins_a_first_lesson_or_a_first_game_that_is_explained(invite: Invite) -> None:
    ann, ben = invite("es", touch=True, width=360, height=780), invite("de")
    ann.enter()
    assert ann.fits()
    ann.page.locator(".first-time").get_by_role("button", name="Cube Attack").tap()
    ann.page.locator("dialog button.main").tap()
    expect(ann.page.locator(".coach")).to_contain_text("El objetivo")
    ben.enter()
    ben.page.locator(".first-time").get_by_role("link", name="Crash & Grab").click()
    expect(ben.page.locator("main.lesson")).to_have_attribute("data-step", "0")
    expect(ben.page).to_have_url(f"{ben.server_url}/learn/crash-and-grab/first-move")


def test_an_explanation_on_a_phone_held_sideways_begins_at_its_top_and_can_be_closed(invite: Invite) -> None:
    ann = invite("de", touch=True, width=844, height=390)
    _coached(ann, "crash-by-crash")
    text, close = ann.page.locator(".coach p"), ann.page.locator(".close-coach")
    expect(close).to_be_in_viewport(ratio=1)
    first = text.inner_text()
    text.evaluate("text => { text.scrollTop = text.scrollHeight; }")
    close.tap()
    expect(text).not_to_have_text(first)
    assert text.evaluate("text => text.scrollTop") == 0
    expect(close).to_be_in_viewport(ratio=1)


BROKEN = """() => [...document.querySelectorAll(".coach button")].flatMap((button) => {
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts.flatMap((text) => [...text.data.matchAll(/[\\p{L}]+/gu)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(String));
})"""
"""Words in the buttons of an explanation that go on in another line."""


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_sideways_no_word_in_the_buttons_of_an_explanation_is_broken(invite: Invite, language: str) -> None:
    ann = invite(language, touch=True, width=844, height=390)
    _coached(ann, "crash-and-grab")
    expect(ann.page.locator(".coach button").last).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(BROKEN) == []
    inside = "each => each.scrollWidth <= each.clientWidth + 1"
    assert ann.page.locator(".coach .bubble").evaluate(inside)


def test_sideways_no_question_no_choice_and_no_chip_is_cut(invite: Invite) -> None:
    ann = invite("de", touch=True, width=844, height=390)
    ann.sit_down_with_bot("crash-by-crash")
    assert ann.page.evaluate(CUT) == []
    ann.point(ann.open.first)
    expect(ann.chips).to_have_count(1)
    assert ann.page.evaluate(CUT) == []


@pytest.mark.parametrize("game", ["crash-and-grab", "crash-by-crash", "cube-attack"])
def test_on_a_laptop_an_explanation_covers_neither_the_question_nor_what_can_be_chosen(
    invite: Invite, game: str
) -> None:
    ann = invite(width=1280, height=720)
    _coached(ann, game)
    expect(ann.page.locator(".coach")).to_contain_text("Explanation:")
    expect(ann.page.locator(".coach .main")).to_have_count(0)
    assert ann.page.evaluate(TOGETHER) == 0


def test_on_a_phone_the_end_of_a_lesson_is_read_whole_and_the_way_on_stands_below(invite: Invite) -> None:
    ann = invite("de", touch=True, width=390, height=844)
    ann.enter()
    ann.page.goto(f"{ann.server_url}/learn/crash-and-grab/first-move")
    game = find_game("crash-and-grab")
    lesson = find_lesson(game, "first-move")
    step, sentence = ann.page.locator("main.lesson"), ann.page.locator(".sentence")
    given: list[int] = []
    while (run := LessonRun(game, lesson, given)).step is not None:
        expect(step).to_have_attribute("data-step", str(len(given)))
        assert sentence.evaluate("text => text.scrollHeight <= text.clientHeight")
        action = run.right()[0]
        if action == READ:
            ann.page.get_by_role("button", name="Weiter", exact=True).tap()
        else:
            targets = run.position.targets(lesson.seat, action)
            for target in targets:
                rings = ann.page.locator(".glow circle").count()
                if target.startswith("distance:"):
                    ann.buttons.filter(has_text=target.removeprefix("distance:")).tap()
                else:
                    ann.point_at(target)
            if ann.page.locator(".chooser .main").count():
                ann.page.locator(".chooser .main").tap()
            assert rings < len(run.step.glow) or len(targets) == 1
        given.append(action)
    expect(step).to_have_attribute("data-step", str(len(given)))
    assert sentence.evaluate("text => text.scrollHeight <= text.clientHeight")
    expect(ann.page.locator(".chooser .prompt")).to_be_hidden()
    on = ann.page.get_by_role("link", name="Nächste Lektion")
    expect(on).to_be_in_viewport(ratio=1)
    assert (on.bounding_box() or {"y": 0})["y"] > 640
