"""Deciding together: proposing, declining, agreeing, pausing, undoing, resigning, playing again."""

from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.hands import WATCH
from tests.browser.visitor import Visitor

GAME = "cube-attack"


def at_table(*people: Visitor, **options: object) -> str:
    """A running game of some people, who all look at it; returns the address of the table."""
    names = ("Ann", "Ben")
    for name, person in zip(names, people, strict=True):
        person.come_in(name)
    form = {"game": GAME, "chairs": [{"kind": "me"}, {"kind": "open"}], "options": options}
    address = f"/tables/{people[0].ask('/tables/', form)['id']}"
    people[1].ask(f"{address}/chairs/1", {"kind": "me"})
    people[0].ask(f"{address}/start", {})
    for person in people:
        person.page.goto(f"{person.server_url}{address}")
        person.page.wait_for_selector(".board-drawing .thing")
    return address


def bar(who: Visitor) -> Locator:
    return who.page.locator(".proposal")


def choose(who: Visitor, action: str) -> None:
    """Something of the menu of actions, which is in the drawer on a phone."""
    button = who.page.get_by_role("button", name="Actions")
    if not button.is_visible():
        who.page.get_by_role("button", name="Log and chat").click()
    button.click()
    who.page.locator("dialog .actions").get_by_role("button", name=action).click()


def answer(who: Visitor, what: str) -> None:
    bar(who).get_by_role("button", name=what).click()


def test_two_people_propose_decline_agree_pause_and_end(invite: Invite) -> None:
    ann, ben = invite(), invite("de")
    at_table(ann, ben)
    for who in (ann, ben):
        who.page.evaluate(WATCH)
    choose(ann, "Pause the game")
    expect(bar(ben)).to_contain_text("Ann fragt: die Partie unterbrechen?")
    expect(bar(ann)).to_contain_text("Waiting for Ben to agree.")
    for who, title in ((ann, "Guest, without an account"), (ben, "Gast, ohne Konto")):
        expect(bar(who).locator(".sign.who-guest")).to_have_attribute("title", title)
    expect(ben.page.locator("[role=log]")).to_contain_text("Ann bittet um eine Pause.")
    answer(ben, "Nein")
    expect(bar(ann)).to_have_count(0)
    expect(ann.page.locator(".log")).to_contain_text("Ben declines.")
    assert max(who.page.evaluate("watched.shifted") for who in (ann, ben)) < 0.001, "nothing moves for it"
    choose(ann, "Pause the game")
    expect(ann.page.locator(".chooser .complaint")).to_contain_text("You asked for this only just now")

    ben.page.get_by_role("button", name="Aktionen").click()
    ben.page.get_by_role("button", name="Partie unterbrechen").click()
    answer(ann, "Yes")
    for who, sentence in ((ann, "The game is paused."), (ben, "Die Partie ist unterbrochen.")):
        expect(who.prompt).to_have_text(sentence)
        who.awaits_nothing()
    ann.page.get_by_role("button", name="Play on").click()
    expect(ben.page.locator(".log")).to_contain_text("Ann setzt die Partie fort.")

    choose(ann, "End without a result")
    answer(ann, "Withdraw")
    expect(bar(ben)).to_have_count(0)
    ben.page.get_by_role("button", name="Aktionen").click()
    ben.page.get_by_role("button", name="Ohne Ergebnis beenden").click()
    answer(ann, "Yes")
    expect(ann.page.locator(".chooser.over h2")).to_have_text("Cube Attack: ended by agreement, without a result")
    expect(ben.page.locator(".log")).to_contain_text("Alle sind einverstanden: Die Partie endet hier ohne Ergebnis.")
    ann.page.goto(f"{ann.server_url}/games")
    expect(ann.page.locator(".list .state")).to_have_text("No result")


def test_an_answer_is_taken_back_by_agreement_and_one_resigns(invite: Invite) -> None:
    """On a phone and a laptop. And then both play again: when both have said yes, with the dice of both."""
    ann, ben = invite(), invite(width=390, height=844, touch=True)
    address = at_table(ann, ben)
    turn = ann.get(f"/api{address}").json()["awaited"][0]
    first, other = (ann, ben) if turn == 0 else (ben, ann)
    first.await_turn()
    open_before = first.state()["open"]
    first.page.get_by_role("button", name="End the turn").click()
    first.page.locator(".chooser .main").click()
    other.await_turn()
    choose(first, "Ask to undo")
    expect(bar(other)).to_contain_text("asks: take back their last decision?")
    answer(other, "Yes")
    first.await_turn()
    assert first.state()["open"] == open_before
    expect(other.page.locator(".log")).to_contain_text("Everybody has agreed:")

    choose(first, "Resign")
    first.page.locator("dialog .main").click()
    expect(first.page.locator("dialog")).to_have_count(0)
    choose(first, "Resign")
    first.page.locator("dialog .grave").click()
    expect(other.page.locator(".chooser.over")).to_contain_text("You won!")
    first.page.get_by_role("button", name="Rematch").click()
    expect(bar(other)).to_contain_text("asks: play again?")
    answer(other, "Yes")
    for who in (ann, ben):
        who.page.wait_for_url(lambda url: "/tables/" in url and address not in url)
        who.page.wait_for_selector(".board-drawing .thing")
    told = ann.get(f"/api{urlsplit(ann.page.url).path}").json()
    assert told["state"] == "running" and [each["told"] for each in told["fairness"]["seats"]] == [True, True]


def test_on_a_phone_a_proposal_covers_neither_board_nor_decision(invite: Invite) -> None:
    ann = invite(width=390, height=844, touch=True)
    ben = invite()
    at_table(ann, ben)
    ann.page.evaluate(WATCH)
    choose(ben, "End without a result")
    expect(bar(ann)).to_contain_text("Ben asks: end the game without a result?")
    box = bar(ann).bounding_box()
    stage = ann.page.locator(".stage").bounding_box()
    assert box is not None and stage is not None
    assert box["y"] + box["height"] <= stage["y"] + 1 and box["x"] >= 0 and box["x"] + box["width"] <= 390
    for button in bar(ann).get_by_role("button").all():
        size = button.bounding_box()
        assert size is not None and size["height"] >= 40 and size["width"] >= 40
    answer(ann, "No")
    expect(bar(ann)).to_have_count(0)
    assert ann.page.evaluate("watched.shifted") < 0.001
    ann.page.get_by_role("button", name="Log and chat").click()
    choose(ann, "Pause the game")
    answer(ben, "Yes")
    expect(ann.prompt).to_have_text("The game is paused.")


def test_alone_with_bots_a_game_is_paused_at_once(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot(GAME)
    ann.page.get_by_role("button", name="Actions").click()
    expect(ann.page.locator("dialog .actions button")).to_have_text(["Pause the game", "Resign"])
    ann.page.get_by_role("button", name="Pause the game").click()
    expect(ann.prompt).to_have_text("The game is paused.")
    ann.page.reload()
    ann.page.get_by_role("button", name="Play on").click()
    ann.await_turn()
