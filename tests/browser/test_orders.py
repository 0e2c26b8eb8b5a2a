"""Answering ahead: offered where others decide too, in the words of the choices, and told to nobody else."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.test_access import violations
from tests.browser.test_agreements import at_table as two_at_cube_attack
from tests.browser.visitor import RETRIES, Visitor

GAME = "crash-and-grab"
SMALL = """() => {
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const within = (what) => [...document.querySelectorAll(what)].filter(seen);
  const buttons = within(".drawer :is(button, select, label), .aids .ahead");
  const hasText = ({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const texts = within(".drawer *, .aids .ahead").filter(hasText);
  const bad = (element) => {
    const { width, height, right } = element.getBoundingClientRect();
    return width < 39.9 || height < 39.9 || right > innerWidth + 0.5;
  };
  const tell = (element) => `${element.className} ${element.textContent}`;
  const tiny = texts.filter((each) => parseFloat(getComputedStyle(each).fontSize) < 11);
  return [...buttons.filter(bad), ...tiny].map(tell);
}"""
"""What a finger can hit too badly, or is too small to be read."""


WATCH = """() => {
  window.watched = { shifted: 0, what: [] };
  const isOutside = ({ node }) => node && !(node.nodeType === 1 ? node : node.parentElement)?.closest(".drawer");
  const area = ({ width, height }) => width * height;
  const weigh = ({ previousRect: from, currentRect: to }) => {
    const moved = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) / Math.max(innerWidth, innerHeight);
    return ((area(from) + area(to)) / (innerWidth * innerHeight)) * moved;
  };
  new PerformanceObserver((list) => list.getEntries().forEach(({ sources }) => {
    for (const source of sources.filter(isOutside)) {
      watched.shifted += weigh(source);
      watched.what.push(`${weigh(source)} ${source.node.className ?? source.node.textContent}`);
    }
  })).observe({ type: "layout-shift", buffered: true });
}"""
"""Weigh what was moved outside the list since the page was opened, also what follows what a person does.

What moves in the list in the same moment, since something was chosen there, does not count for what stands outside.
"""


def at_table(ann: Visitor, ben: Visitor) -> str:
    """Ann and Ben play with a bot; both are to plan, when it has, and look at the table. Returns its address."""
    ann.come_in("Ann")
    ben.come_in("Ben")
    bot = {"kind": "bot", "bot": "random", "name": "Bot"}
    address = f"/tables/{ann.ask('/tables/', {'game': GAME, 'chairs': [{'kind': 'me'}, {'kind': 'open'}, bot]})['id']}"
    ben.ask(f"{address}/chairs/1", {"kind": "me"})
    ann.ask(f"{address}/start", {})
    for who in (ann, ben):
        who.page.goto(f"{who.server_url}{address}")
        who.await_turn()
        expect(who.page.locator(".strip .awaited")).to_have_count(2)
    return address


def plan(who: Visitor, address: str, seat: int, card: str = "2") -> None:
    legal = who.get(f"/api{address}/legal?seat={seat}").json()["legal"]
    action = next(form for form in legal if form["card"] == card)
    who.ask(f"{address}/answers", {"seat": seat, "action": action, "key": f"plan {seat} {card}"})


def chip(who: Visitor) -> Locator:
    return who.page.locator(".aids .ahead")


def kind(who: Visitor, name: str) -> Locator:
    """A kind of decision in the list."""
    return who.page.locator(".kind").filter(has=who.page.get_by_role("heading", name=name))


def open_list(who: Visitor, name: str) -> Locator:
    """Open the list, and in it one kind of decision."""
    chip(who).click()
    kind(who, name).locator(".kind-head").click()
    return kind(who, name)


def answers(kind: Locator) -> Locator:
    return kind.locator(".ranking .says")


def go_on(people: tuple[Visitor, Visitor], address: str, left: str) -> None:
    """Answer for both whatever is asked, but for one kind of decision of Ben, until it was answered by an order."""
    for step in range(400):
        if people[1].page.locator(".log .tag").count():
            return
        seats = people[0].get(f"/api{address}").json()["awaited"]
        for seat in set(seats) & {0, 1}:
            who = people[seat]
            told = who.get(f"/api{address}/legal?seat={seat}")
            legal: list[Any] = told.json()["legal"] if told.ok else []
            if legal and not (seat == 1 and any(form["do"] == left for form in legal)):
                data = {"seat": seat, "action": legal[0], "key": f"go on {step} {seat}"}
                who.page.request.post(f"{who.server_url}/api{address}/answers", data=data, max_retries=RETRIES)
        people[0].page.wait_for_timeout(50)
    raise AssertionError("it was never asked")


def test_who_waits_answers_ahead_and_is_answered_for(invite: Invite) -> None:
    """And nobody else sees that it was so."""
    ann, ben = invite(), invite("de")
    address = at_table(ann, ben)
    ben.page.evaluate(WATCH)
    place = ben.page.locator(".decision").bounding_box()
    plan(ben, address, 1, "0-5")
    expect(chip(ben)).to_have_text("Im Voraus antworten")
    distance = open_list(ben, "Wie weit du dich mit der Karte 0-5 bewegst")
    distance.locator(".offers button").nth(2).click()
    distance.locator(".offers button").nth(0).click()
    chosen = answers(distance).all_text_contents()
    distance.locator(".ranking .higher").nth(1).click()
    expect(answers(distance)).to_have_text(chosen[::-1])
    expect(distance.locator(".ranking .higher").first).to_be_focused()
    distance.get_by_role("checkbox").check()
    ben.page.locator(".drawer footer .main").click()
    expect(ben.page.locator(".drawer.open")).to_have_count(0)
    expect(chip(ben)).to_have_text("1 Antwort im Voraus")
    assert ben.page.locator(".decision").bounding_box() == place
    assert ben.page.evaluate("watched.shifted") < 0.02, ben.page.evaluate("watched.what")
    plan(ann, address, 0)
    go_on((ann, ben), address, "distance")
    expect(ben.page.locator(".log .tag").first).to_have_text("im Voraus geantwortet")
    expect(ann.page.locator(".log .tag")).to_have_count(0)


def test_when_the_game_is_over_everybody_sees_it(invite: Invite) -> None:
    ann, ben = invite(), invite()
    address = two_at_cube_attack(ann, ben)
    (seat,) = ben.get(f"/api{address}").json()["mine"]
    may = ben.get(f"/api{address}/orders?seat={seat}").json()["may"]
    answer = may[0]["answers"][0]
    order = {"when": may[0]["when"], "answers": [{"form": answer["form"]}], "until": "game", "steady": True}
    with ben.moving_on():
        ben.ask(f"{address}/orders", {"seat": seat, "orders": [order], "key": "ahead"})
    expect(chip(ben)).to_have_text("1 answer ahead")
    ben.ask(f"{address}/resign", {"seat": seat, "key": "enough"})
    ann.page.locator(".story").click()
    ann.page.get_by_role("button", name="What was answered ahead").click()
    expect(ann.page.locator(".given")).to_contain_text("Ben")
    expect(ann.page.locator(".given")).to_contain_text(answer["says"])
    assert violations(ann.page, with_board=False) == []


def test_with_an_answer_it_goes_and_with_the_answer_it_is_taken_back(invite: Invite) -> None:
    """Whoever is asked gives it with their answer; a page that is loaded anew still knows."""
    ann, ben = invite(), invite()
    address = at_table(ann, ben)
    boost = open_list(ann, "A boost")
    expect(ann.page.locator(".drawer footer")).not_to_contain_text("It is your turn")
    boost.locator(".offers button").first.click()
    boost.locator("select").first.select_option("if picks-up")
    expect(boost.locator(".condition")).to_contain_text("only if you pick up a crewmember")
    boost.get_by_role("button", name="Decline", exact=True).click()
    boost.get_by_role("radio", name="the whole game").check()
    expect(ann.page.locator(".drawer footer")).to_contain_text("It is your turn")
    ann.page.locator(".drawer footer .main").click()
    expect(chip(ann)).to_have_text("1 answer ahead")
    asked = f"/api{address}/orders?seat=0"
    assert ann.get(asked).json()["orders"] == []
    ann.page.reload()
    ann.await_turn()
    expect(chip(ann)).to_have_text("1 answer ahead")
    ann.point(ann.open.first)
    while not ann.state()["ready"]:
        ann.point(ann.open.first) if ann.state()["open"] else ann.buttons.first.click()
    with ann.moving_on():
        ann.page.locator(".chooser .main").click()
    (order,) = ann.get(asked).json()["orders"]
    assert order["until"] == "game" and order["answers"][1] == {"form": {"do": "decline"}}
    assert order["answers"][0]["if"] == ["picks-up"]

    with ann.moving_on():
        ann.page.locator(".undo").click()
    expect(chip(ann)).to_have_text("Answers ahead: cancelled")
    expect(ann.page.locator(".log")).to_contain_text("What you had answered ahead is taken back along with the answer.")
    chip(ann).click()
    expect(ann.page.locator(".lost")).to_contain_text("taken back along with the answer")
    ann.page.get_by_role("button", name="Answer the same again").click()
    expect(kind(ann, "A boost").locator(".brief")).to_contain_text("only if you pick up a crewmember")
    ann.page.keyboard.press("Escape")
    expect(chip(ann)).to_have_text("Answers ahead: not saved")
    expect(ben.page.locator(".log")).not_to_contain_text("ahead")
    expect(chip(ben)).to_have_text("Answer ahead")


def test_with_keys_alone(invite: Invite) -> None:
    ann, ben = invite(), invite()
    address = at_table(ann, ben)
    plan(ben, address, 1)
    press = ben.page.keyboard.press
    chip(ben).focus()
    press("Enter")
    expect(ben.page.locator(".ahead-panel")).to_be_focused()
    boost = kind(ben, "A boost")
    boost.locator(".kind-head").wait_for()
    for _ in range(40):
        if boost.locator(".kind-head").evaluate("head => head === document.activeElement"):
            break
        press("Tab")
    press("Enter")
    press("Tab")
    first = boost.locator(".offers button").first.text_content()
    press("Enter")
    expect(answers(boost)).to_have_text([first or ""])
    expect(boost.locator(".offers button").first).to_be_focused()
    press("Enter")
    expect(answers(boost)).to_have_count(2)
    boost.locator(".higher").last.focus()
    press("Enter")
    expect(answers(boost).last).to_have_text(first or "")
    expect(boost.locator(".higher").first).to_be_focused()
    press("Tab")
    press("Tab")
    press("Enter")
    expect(answers(boost)).to_have_text([first or ""])
    ben.page.locator(".drawer footer .main").focus()
    press("Enter")
    expect(chip(ben)).to_have_text("1 answer ahead")
    expect(chip(ben)).to_be_focused()
    press("Enter")
    ben.page.get_by_role("button", name="Withdraw all").click()
    expect(chip(ben)).to_have_text("Answer ahead")
    assert ben.get(f"/api{address}/orders?seat=1").json()["orders"] == []


@pytest.mark.parametrize(("width", "height", "language"), [(390, 844, "de"), (844, 390, "es")])
def test_a_finger_hits_everything_and_axe_finds_nothing(invite: Invite, width: int, height: int, language: str) -> None:
    ann, ben = invite(), invite(language, width=width, height=height, touch=True)
    ben.page.emulate_media(reduced_motion="reduce")
    address = at_table(ann, ben)
    ben.page.evaluate(WATCH)
    place = ben.page.locator(".decision").bounding_box()
    plan(ben, address, 1)
    chip(ben).tap()
    ben.page.locator(".kind-head").first.wait_for()
    assert ben.page.evaluate(SMALL) == []
    ben.page.locator(".kind-head").first.tap()
    ben.page.locator(".offers button").nth(1).tap()
    ben.page.locator(".offers button").first.tap()
    if ben.page.locator(".conditions select").count():
        ben.page.locator(".conditions select").first.select_option(index=1)
    assert ben.page.evaluate(SMALL) == [] and ben.fits()
    ben.page.locator(".drawer footer .main").tap()
    expect(ben.page.locator(".drawer.open")).to_have_count(0)
    assert ben.page.locator(".decision").bounding_box() == place
    assert ben.page.evaluate(SMALL) == [] and ben.fits()
    assert ben.page.evaluate("watched.shifted") < 0.02, ben.page.evaluate("watched.what")
    chip(ben).tap()
    ben.page.locator(".kind-head").first.tap()
    assert violations(ben.page, with_board=False) == []
    ben.page.emulate_media(color_scheme="dark")
    assert violations(ben.page, with_board=False, rules=["color-contrast"]) == []


def test_alone_with_bots_nobody_is_offered_it(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot(GAME)
    expect(ann.page.locator(".ask-hint")).to_have_count(1)
    expect(chip(ann)).to_have_count(0)
