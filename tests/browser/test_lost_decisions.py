"""What two people on laptops and one on a phone decide while the phone's network is lost happens, and happens once.

The phone hangs on a cable that is cut, or hangs half-open, at the moment when something is pressed, and is mended then.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.proxy import Proxy
from tests.browser.test_agreements import answer, bar, choose
from tests.browser.visitor import Visitor

GAME = "cube-attack"
CUT, HANG = "cut", "hang"
Way = Callable[[Callable[[], None]], None]
"""Does something while the network is lost."""


@pytest.fixture(name="cable")
def fixture_cable(server_url: str) -> Iterator[Proxy]:
    proxy = Proxy(server_url)
    yield proxy
    proxy.close()


@pytest.fixture(name="phone")
def fixture_phone(invite: Invite, cable: Proxy) -> Visitor:
    phone = invite(width=390, height=844, touch=True)
    phone.server_url = cable.address
    return phone


@pytest.fixture(name="lost")
def fixture_lost(phone: Visitor, cable: Proxy, how: str) -> Way:
    def lost(press: Callable[[], None]) -> None:
        """A line of the table and one of the tab are there; what the press asks for goes nowhere at first."""
        cable.await_quiet(2)
        with phone.page.expect_request(lambda request: request.method == "POST"):
            cable.hang() if how == HANG else cable.cut()
            press()
        cable.mend()

    return lost


def ways(usual: str) -> pytest.MarkDecorator:
    """Both in `make soak`, one of them always."""
    other = CUT if usual == HANG else HANG
    return pytest.mark.parametrize("how", [usual, pytest.param(other, marks=pytest.mark.soak)])


def sit_down(ann: Visitor, phone: Visitor, carla: Visitor, *, start: bool = True) -> str:
    """Ann and the phone have chairs, Carla looks on; all of them look at the table."""
    ann.come_in("Ann")
    phone.come_in("Ben")
    table: str = phone.ask("/tables/", {"game": GAME, "chairs": [{"kind": "me"}, {"kind": "open"}], "chat": "all"})[
        "id"
    ]
    if start:
        ann.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        phone.ask(f"/tables/{table}/start", {})
    for visitor in (ann, phone, carla):
        look(visitor, table)
    return table


def look(who: Visitor, table: str) -> None:
    who.page.goto(f"{who.server_url}/tables/{table}")
    who.page.wait_for_selector(".chairs li, .board-drawing .thing")


def log(who: Visitor) -> Locator:
    return who.page.locator(".log")


def propose(phone: Visitor, lost: Way, action: str) -> None:
    """By the menu, which is in the drawer; that is closed again, since it covers the table."""
    phone.page.get_by_role("button", name="Log and chat").tap()
    lost(lambda: choose(phone, action))
    phone.page.locator(".drawer .close").tap()


def pressing(who: Visitor, what: str) -> Callable[[], None]:
    return who.page.get_by_role("button", name=what).first.tap


@ways(HANG)
def test_a_pause_is_agreed_on_and_ends(invite: Invite, phone: Visitor, lost: Way) -> None:
    ann, carla = invite(), invite("de")
    sit_down(ann, phone, carla)
    propose(phone, lost, "Pause the game")
    answer(ann, "Yes")
    expect(phone.prompt).to_have_text("The game is paused.")
    lost(pressing(phone, "Play on"))
    expect(log(carla)).to_contain_text("Ben setzt die Partie fort.")
    expect(phone.prompt).not_to_have_text("The game is paused.")
    for line in ("Ben bittet um eine Pause.", "Ben setzt die Partie fort."):
        assert sum(line in each for each in carla.log()) == 1


@ways(CUT)
def test_a_game_ends_by_agreement(invite: Invite, phone: Visitor, lost: Way) -> None:
    ann, carla = invite(), invite()
    sit_down(ann, phone, carla)
    choose(ann, "End without a result")
    agreeing = bar(phone).get_by_role("button", name="Yes")
    expect(agreeing).to_be_visible()
    lost(agreeing.tap)
    for visitor in (ann, phone, carla):
        expect(visitor.page.locator(".chooser.over")).to_be_visible()


@ways(CUT)
def test_an_answer_is_taken_back_and_a_game_is_given_up(invite: Invite, phone: Visitor, lost: Way) -> None:
    ann, carla = invite(), invite()
    table = sit_down(ann, phone, carla)
    if ann.get(f"/api/tables/{table}").json()["awaited"] == [1]:
        end_turn(ann)
    phone.await_turn()
    end_turn(phone)
    ann.await_turn()
    propose(phone, lost, "Ask to undo")
    answer(ann, "Yes")
    phone.await_turn()
    choose(phone, "Resign")
    lost(phone.page.locator("dialog .grave").tap)
    expect(ann.page.locator(".chooser.over")).to_contain_text("You won!")
    expect(carla.page.locator(".chooser.over")).to_be_visible()


def end_turn(who: Visitor) -> None:
    who.page.get_by_role("button", name="End the turn").click()
    who.page.locator(".chooser .main").click()


@ways(HANG)
def test_one_comes_back_calls_a_bot_and_leaves_as_the_last(invite: Invite, phone: Visitor, lost: Way) -> None:
    ann, carla = invite(), invite()
    table = sit_down(ann, phone, carla)
    phone.ask(f"/tables/{table}/chairs/0", {"kind": "open"})
    expect(phone.prompt).to_contain_text("plays for you")
    lost(phone.page.locator(".chooser .main").tap)
    expect(log(ann)).to_contain_text("Ben is back")
    ann.page.goto(ann.server_url)
    players = phone.open_drawer("Players")
    players.get_by_role("button", name="Away? Let a bot play").tap()
    lost(phone.page.locator("dialog[open]").get_by_role("button", name="Let a bot play").tap)
    expect(players).to_contain_text("stands in: Greedy")
    expect(log(carla)).to_contain_text("Ann is away; a bot plays on (Greedy).")
    phone.page.get_by_role("button", name="Leave the game").tap()
    expect(phone.page.locator("dialog")).to_contain_text("the game will end here")
    lost(phone.page.locator("dialog .grave").tap)
    phone.page.wait_for_url(f"{phone.server_url}/")
    expect(carla.page.locator(".chooser.over")).to_be_visible()


@pytest.mark.parametrize("how", [CUT])
def test_a_table_is_closed_and_who_looks_on_takes_a_name_and_talks(
    invite: Invite, phone: Visitor, cable: Proxy, lost: Way
) -> None:
    ann, carla = invite(), invite()
    sit_down(ann, phone, carla, start=False)
    phone.page.get_by_role("button", name="Close the table").tap()
    lost(phone.page.locator("dialog .grave").tap)
    for visitor in (ann, carla):
        expect(visitor.page.locator("main")).to_contain_text("the table has been closed")

    phone.page.context.clear_cookies()
    table = ann.ask("/tables/", {"game": GAME, "chairs": [{"kind": "me"}, {"kind": "me"}], "start": True})["id"]
    for visitor in (ann, phone):
        look(visitor, table)
    chat = phone.open_drawer("Chat")
    chat.get_by_label("A name, to talk here").fill("Dora")
    chat.get_by_role("button", name="Take this name").tap()
    chat.get_by_label("Say something").fill("What a move!")
    cable.cut()
    chat.get_by_label("Say something").press("Enter")
    cable.mend()
    expect(ann.open_drawer("Chat").locator("li")).to_contain_text("What a move!")
    expect(phone.page.locator(".chat li")).to_contain_text("What a move!")
    assert ann.page.locator(".chat li").count() == 1
