"""What a finger can hit on a table, and tapping as a person does: where targets crowd, a second time."""

from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.visitor import Visitor

_REACH = """async (every) => {
  const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
  const { reach, shapesOn } = await import(base + "board/fingertip.js");
  const shapes = shapesOn(document.querySelector(".board-drawing"));
  return reach(shapes, shapes.filter((_, index) => index % every === 0));
}"""


@dataclass(frozen=True)
class Reached:
    """What a finger has for one target: the widest circle of taps that lead to it, in pixels."""

    target: str
    width: float
    """As the table is shown."""
    closer: float
    """When the first tap there has brought the table closer; the same as `width` where no tap has to."""


def reached(page: Page, every: int = 1) -> list[Reached]:
    """Every target on the table, also those on a second page; or, since it takes a while, every so many of them."""
    return [Reached(**found) for found in page.evaluate(_REACH, every)]


def tap_target(ann: Visitor, target: str) -> int:
    """Tap into the middle of a target until it is chosen; returns how many taps that took."""
    thing = ann.page.locator(f'.board-drawing [role="button"][data-target="{target}"]')
    ann.tap(thing)
    if not ann.page.locator(".way-back [role]").count():
        return 1
    ann.page.wait_for_function("!document.querySelector('.board-drawing').getAnimations().length")
    ann.tap(thing)
    return 2
