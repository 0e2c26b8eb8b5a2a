"""The pictures in docs/screenshots: every page and every game's board, on a desk and on a phone."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from playwright.sync_api import Browser, sync_playwright

from crashyard.engine.dice import Dice
from tests.browser.house import CHROMIUM, FLAGS, serve
from tests.browser.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (360, 640)}
GAMES = {
    "crash-and-grab": ("Crash & Grab", 4),
    "crash-by-crash": ("Crash by Crash", 2),
    "cube-attack": ("Cube Attack", 4),
}
"""The games with how many play on the picture."""
STEPS = 25
"""So far into the play a picture is made, in the middle of a choice."""


@contextmanager
def visitor(browser: Browser, house: str, size: str) -> Iterator[Visitor]:
    width, height = SIZES[size]
    phone = size != "desktop"
    context = browser.new_context(
        locale="en", viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone
    )
    context.add_init_script("localStorage.setItem('crashyard.speed', '\"still\"')")
    context.add_init_script("localStorage.setItem('crashyard.name', '\"Ann\"')")
    yield Visitor(context.new_page(), house)
    context.close()


def shoot(who: Visitor, name: str) -> None:
    who.page.mouse.move(0, 0)
    who.page.wait_for_timeout(600)
    who.page.screenshot(path=FOLDER / f"{name}.png")
    click.echo(f"{name}.png", err=True)


def shoot_lobby(who: Visitor, size: str) -> None:
    who.enter()
    shoot(who, f"lobby-{size}")
    who.card("Cube Attack").locator(".row button:not(.main)").click()
    shoot(who, f"new-table-{size}")
    who.page.locator("dialog button.main").click()
    who.page.wait_for_selector(".code")
    shoot(who, f"invitation-{size}")


def shoot_table(who: Visitor, game: str, size: str) -> None:
    title, players = GAMES[game]
    who.enter()
    who.play_now(title, players)
    dice = Dice(size)
    for step in range(4 * STEPS):
        who.await_turn()
        now = who.state()
        if step > STEPS and now["chosen"] and (now["open"] or now["buttons"]):
            break
        who.answer_somehow(dice)
    who.page.evaluate("scrollTo(0, 0)")
    shoot(who, f"{game}-{size}")


def shoot_end(who: Visitor) -> None:
    who.enter()
    who.card("Cube Attack").locator(".row button:not(.main)").click()
    who.page.get_by_label("Seat 2").select_option("bot greedy")
    who.page.get_by_label("Points to win").fill("16")
    who.page.locator("dialog button.main").click()
    who.page.get_by_role("button", name="Rules").click()
    shoot(who, "rules-desktop")
    who.page.keyboard.press("Escape")
    who.play_to_the_end(Dice("a whole game"))
    shoot(who, "result-desktop")
    who.page.get_by_role("link", name="Replay").click()
    who.page.wait_for_selector('input[type="range"]:not([max="0"])')
    who.page.locator("input[type=range]").fill("12")
    shoot(who, "replay-desktop")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for size in SIZES:
            with visitor(browser, house, size) as who:
                shoot_lobby(who, size)
            for game in GAMES:
                with visitor(browser, house, size) as who:
                    shoot_table(who, game, size)
        with visitor(browser, house, "desktop") as who:
            shoot_end(who)
        browser.close()


if __name__ == "__main__":
    main()
