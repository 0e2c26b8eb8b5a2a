"""A game that is seen again: the table as large as while it was played, and the controls always in sight."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.arrangement import GAMES, measure
from tests.browser.conftest import Invite

WINDOWS = ((390, 844), (360, 780), (844, 390), (1280, 720))

BOARD = """() => {
  const { width, height } = document.querySelector('.part.board .ground').getBoundingClientRect();
  return Math.min(width, height);
}"""

CONTROLS = """() => [...document.querySelectorAll(".decision :is(button, input)")].filter((control) =>
  control.checkVisibility()).map((control) => {
  const box = control.getBoundingClientRect();
  const room = document.querySelector(".decision").getBoundingClientRect();
  const inside = box.left >= room.left - 1 && box.right <= room.right + 1 && box.top >= room.top - 1 &&
    box.bottom <= Math.min(room.bottom, innerHeight) + 1;
  const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return [control.ariaLabel ?? control.textContent.trim(), inside && control.contains(over)];
})"""


def _hold(page: Page, window: tuple[int, int], board: float) -> None:
    """The whole table is there, the board about as large as it was, and every control can be hit."""
    found = measure(page, *window)
    told: tuple[Any, ...] = (window, found)
    assert not found.scrolls and not found.covered and found.seen > 0.4, told
    assert found.text >= 11 and found.drawn > 10.99, told
    assert page.evaluate(BOARD) > 0.9 * board, (*told, board)
    controls = page.evaluate(CONTROLS)
    assert len(controls) >= 8 and all(whole for _, whole in controls), (window, controls)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_as_large_as_while_it_was_played_and_the_controls_are_in_sight(invite: Invite, game: str) -> None:
    ann = invite("de")
    ann.sit_down_with_bot(game, "random")
    boards = {}
    for window in WINDOWS:
        measure(ann.page, *window)
        boards[window] = ann.page.evaluate(BOARD)
    table = ann.page.url
    for eyes in ("", "&seat=0"):
        ann.page.goto(f"{table}?replay=9999{eyes}")
        ann.page.wait_for_selector(".board-drawing .thing")
        for window in WINDOWS:
            _hold(ann.page, window, boards[window])


def test_what_else_there_is_lies_in_a_drawer_on_a_phone(invite: Invite) -> None:
    ann = invite(width=390, height=844, touch=True)
    ann.sit_down_with_bot("cube-attack")
    ann.page.goto(f"{ann.page.url}?replay=0")
    fork = ann.page.get_by_role("button", name="Play on from here")
    ann.page.wait_for_selector(".board-drawing .thing")
    assert not fork.is_visible()
    ann.page.get_by_role("button", name="Log and more").tap()
    fork.wait_for()
    ann.page.keyboard.press("Escape")
    fork.wait_for(state="hidden")
    ann.page.get_by_role("button", name="Log and more").tap()
    ann.page.get_by_role("button", name="Close").tap()
    fork.wait_for(state="hidden")
