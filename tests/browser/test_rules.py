"""The rules in a browser: reached from the lobby and the table, read on a phone, and printed."""

import re

import pytest
from playwright.sync_api import Page, expect

from crashyard.engine import games
from crashyard.faces.examples import example_names
from crashyard.faces.words import LANGUAGES
from tests.browser.conftest import Invite

GAMES = [name for name, game in games().items() if example_names(game)]
"""Those whose rules have pictures; they are long."""
SHEETS = ("A4", "Letter")
BROKEN_WORDS = """() => [...document.querySelectorAll("th, td")].flatMap((cell) => {
  const words = [], texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) for (const word of texts.currentNode.data.matchAll(/[\\p{L}\\d]+/gu)) {
    const range = document.createRange();
    range.setStart(texts.currentNode, word.index);
    range.setEnd(texts.currentNode, word.index + word[0].length);
    if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) words.push(word[0]);
  }
  return words;
})"""
"""The words of tables that are split over two lines, in the middle of the word."""


def _sheets(page: Page, sheet: str) -> int:
    """How many sheets a page takes when it is printed."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=sheet)))


@pytest.mark.parametrize("game", GAMES)
def test_a_card_fits_one_sheet(invite: Invite, game: str) -> None:
    ann = invite()
    for language in LANGUAGES:
        ann.page.goto(f"{ann.server_url}/rules/{game}/card?lang={language}")
        assert [_sheets(ann.page, sheet) for sheet in SHEETS] == [1, 1], language


@pytest.mark.parametrize("game", GAMES)
def test_no_picture_is_higher_than_a_sheet_or_split_over_two(invite: Invite, game: str) -> None:
    """A picture must not be broken, and fits a sheet with its caption."""
    ann = invite()
    ann.page.goto(f"{ann.server_url}/rules/{game}?lang=de")
    ann.page.emulate_media(media="print")
    ann.page.set_viewport_size({"width": 688, "height": 900})
    for example in ann.page.locator(".example").all():
        assert example.evaluate("element => getComputedStyle(element).breakInside") == "avoid"
        box = example.bounding_box()
        assert box is not None
        assert box["height"] < 900


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_whole_width(invite: Invite, game: str) -> None:
    ann = invite("es", 360, 740, touch=True)
    for address in (f"/rules/{game}{card}?lang={language}" for language in LANGUAGES for card in ("", "/card")):
        ann.page.goto(f"{ann.server_url}{address}")
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360, address
        assert ann.page.evaluate(BROKEN_WORDS) == [], address
        broken = "[...document.images].filter(image => !image.complete || !image.naturalWidth).length"
        assert ann.page.evaluate(broken) == 0


def test_the_lobby_leads_to_the_rules(invite: Invite) -> None:
    ann = invite("de")
    ann.page.goto(ann.server_url)
    ann.page.get_by_role("link", name=re.compile("^Regeln: Cube Attack")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Cube Attack")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.get_by_role("link", name="Kurzspielregel").click()
    expect(ann.page.locator("body")).to_have_class("summary")
    ann.page.get_by_role("link", name="Crashyard").click()
    expect(ann.page.locator(".cards")).to_be_visible()


def test_the_table_leads_to_the_rules(invite: Invite) -> None:
    ann = invite()
    ann.come_in("Ann")
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.ask("/tables/", {"game": "cube-attack", "chairs": chairs, "start": True})
    ann.page.goto(f"{ann.server_url}/tables/{table['id']}")
    ann.page.get_by_role("button", name="Rules").click()
    rules = ann.page.locator(".rules")
    expect(rules.locator("figure img").first).to_have_js_property("complete", True)
    assert rules.locator("figure img").first.evaluate("image => image.naturalWidth") > 0
    for name in ("Printable page", "Reference card"):
        address = ann.page.get_by_role("link", name=name).get_attribute("href")
        assert ann.get(f"{address}").ok


def test_the_button_prints_and_the_look_is_the_readers(invite: Invite) -> None:
    ann = invite()
    ann.page.add_init_script("localStorage.setItem('crashyard.look', '\"dark\"')")
    ann.page.add_init_script("window.print = () => { window.printed = true }")
    ann.page.goto(f"{ann.server_url}/rules/cube-attack")
    ann.page.get_by_role("button", name="Print").click()
    assert ann.page.evaluate("window.printed")
    expect(ann.page.locator("html")).to_have_attribute("data-look", "dark")
