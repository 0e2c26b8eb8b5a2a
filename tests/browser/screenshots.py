"""The pictures in docs/screenshots: every page and every game's board, on a desk and on a phone."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from playwright.sync_api import Browser, sync_playwright

from crashyard.engine.chance.dice import Dice
from tests.browser.running_server import CHROMIUM, FLAGS, serve
from tests.browser.visitor import PATIENCE, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
GAMES = {
    "crash-and-grab": ("Crash & Grab", 4),
    "crash-by-crash": ("Crash by Crash", 2),
    "cube-attack": ("Cube Attack", 4),
}
"""The games with how many play on the picture."""
STEPS = 25
"""So far into the play a picture is made, in the middle of a choice."""


OLD_HANDS = ("Ben", "Carla")
"""They have opened tables of their own before, so that the lobby is not empty."""


@contextmanager
def visitor(browser: Browser, server_url: str, size: str, name: str = "Ann") -> Iterator[Visitor]:
    device, _, scheme = size.partition("-")
    width, height = SIZES[device]
    phone = device != "desktop"
    context = browser.new_context(
        locale="en",
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        color_scheme="light" if scheme else "dark",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('crashyard.speed', '\"still\"')")
    context.add_init_script("localStorage.setItem('crashyard.coach', 'false')")
    context.add_init_script(f"localStorage.setItem('crashyard.name', '\"{name}\"')")
    yield Visitor(context.new_page(), server_url)
    context.close()


def shoot(who: Visitor, name: str, *, whole: bool = False, pointing: bool = False) -> None:
    if not pointing:
        who.page.mouse.move(0, 0)
    who.page.wait_for_timeout(600)
    who.page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)
    click.echo(f"{name}.png", err=True)


def furnish(browser: Browser, server_url: str) -> None:
    """A table that looks for players and one that is played."""
    for name, kind in zip(OLD_HANDS, ("open", "bot"), strict=True):
        with visitor(browser, server_url, "desktop", name) as who:
            who.come_in(name)
            chairs = [{"kind": "me"}, {"kind": kind, "bot": "greedy" if kind == "bot" else None}]
            table = {"game": "cube-attack", "chairs": chairs, "public": True, "start": kind == "bot"}
            who.ask("/tables/", table)


def shoot_lobby(who: Visitor, size: str) -> None:
    who.enter()
    who.page.wait_for_selector(".list a")
    shoot(who, f"lobby-{size}")
    who.card("Crash & Grab").locator(".row button:not(.main)").click()
    shoot(who, f"new-table-{size}")
    who.page.locator("dialog button.main").click()
    who.page.wait_for_selector(".code")
    who.page.wait_for_selector(".presence.here")
    shoot(who, f"invitation-{size}")


def shoot_table(who: Visitor, game: str, size: str) -> None:
    title, players = GAMES[game]
    who.enter()
    who.play_now(title, players)
    dice = Dice(size)
    for step in range(4 * STEPS):
        now = who.state()
        if step > STEPS and now["chosen"] and (now["open"] or now["buttons"]):
            break
        who.answer_somehow(dice)
    who.page.evaluate("scrollTo(0, 0)")
    shoot(who, f"{game}-{size}")


def shoot_hint(who: Visitor, size: str) -> None:
    """What the expert would do, with what it points at."""
    who.enter()
    who.play_now("Cube Attack", 3)
    for step in range(6):
        who.await_turn()
        if step:
            who.page.locator(".chooser .main").click()
            who.page.wait_for_selector(".ask-hint[aria-disabled=false], .chooser:not(.mine)")
            who.await_turn()
        who.page.locator(".ask-hint").click()
        who.page.locator(".hint .advice").first.click()
    who.page.locator(".chips button").first.click()
    who.page.locator(".ask-hint").focus()
    who.page.keyboard.press("Enter")
    who.page.wait_for_selector(".hint .advice:focus")
    who.page.mouse.move(0, 0)
    who.page.evaluate("scrollTo(0, 0)")
    who.page.keyboard.press("Tab")
    who.page.keyboard.press("Shift+Tab")
    shoot(who, f"hint-{size}")


def shoot_preview(who: Visitor, size: str) -> None:
    """What the plan that is pointed at would do."""
    who.sit_down_with_bot("crash-and-grab", "random", "random")
    who.point_at("card:2")
    for direction in who.page.locator('.board-drawing [role="button"][data-target^="direction:"]').all():
        who.look_at(direction)
        who.page.wait_for_selector(".limit:not(:empty)")
        who.page.wait_for_timeout(600)
        if who.page.locator(".ghosts .ghost").count():
            break
    shoot(who, f"preview-{size}", pointing=True)


def shoot_end(who: Visitor, size: str) -> None:
    """The rules beside a game, how it ended, and the game seen again."""
    who.sit_down_with_bot("cube-attack", "greedy", "greedy", options={"target": 24})
    who.page.get_by_role("button", name="Rules").click()
    who.page.wait_for_selector(".rules h3")
    shoot(who, f"rules-{size}")
    who.page.goto(who.page.url)
    who.await_turn()
    who.let_bots_finish()
    who.page.wait_for_selector(".counts", state="attached")
    shoot(who, f"result-{size}")
    who.page.get_by_role("button", name="How it went").click()
    who.page.wait_for_selector(".figures .graph")
    shoot(who, f"figures-{size}")
    who.page.locator(".drawer .close").click()
    who.page.get_by_role("link", name="Replay").click()
    who.page.wait_for_selector('input[type="range"]:not([max="0"])')
    who.page.locator("input[type=range]").fill("12")
    shoot(who, f"replay-{size}")


def shoot_ahead(who: Visitor, ben: Visitor, size: str) -> None:
    """What somebody answers ahead who waits for somebody else to plan."""
    who.come_in("Ann")
    ben.come_in("Ben")
    bot = {"kind": "bot", "bot": "random"}
    chairs = [{"kind": "me"}, {"kind": "open"}, bot]
    address = f"/tables/{who.ask('/tables/', {'game': 'crash-and-grab', 'chairs': chairs})['id']}"
    ben.ask(f"{address}/chairs/1", {"kind": "me"})
    who.ask(f"{address}/start", {})
    who.page.goto(f"{who.server_url}{address}")
    who.await_turn()
    plan = {"do": "plan", "card": "2", "direction": "sun"}
    with who.moving_on():
        who.ask(f"{address}/answers", {"seat": 0, "action": plan, "key": "plan"})
    who.page.locator(".aids .ahead").click()
    boost = who.page.locator(".kind").filter(has_text="A boost")
    boost.locator(".kind-head").click()
    boost.locator(".offers button").first.click()
    boost.locator("select").first.select_option("if picks-up")
    boost.get_by_role("button", name="Decline", exact=True).click()
    boost.scroll_into_view_if_needed()
    shoot(who, f"ahead-{size}")


def shoot_study(who: Visitor, size: str) -> None:
    """A variant beside the rulebook, as two kinds of players tell it."""
    who.page.goto(f"{who.server_url}/study?game=cube-attack&with.actions=3")
    form = who.page.locator(".questions")
    form.get_by_label("Random", exact=True).check()
    form.get_by_label("Games").first.fill("30")
    shoot(who, f"study-form-{size}")
    form.get_by_role("button", name="Begin").click()
    who.page.get_by_role("link", name="Read the report").wait_for(timeout=3 * PATIENCE)
    shoot(who, f"study-{size}")


def shoot_lesson(who: Visitor, size: str) -> None:
    """The lessons of a game, and the first step of one."""
    who.page.goto(f"{who.server_url}/learn/crash-by-crash")
    who.page.wait_for_selector(".lessons .list a")
    shoot(who, f"lessons-{size}")
    who.page.locator(".lessons .list a").first.click()
    who.page.wait_for_selector(".taught .sentence")
    who.page.wait_for_selector(".board-drawing .thing")
    shoot(who, f"lesson-{size}")


def shoot_pages_of_rules(who: Visitor, size: str) -> None:
    """The rules as a page of their own, at an example, and on the desk the card as it is printed."""
    for game in GAMES:
        who.page.goto(f"{who.server_url}/rules/{game}")
        who.page.locator(".example").nth(6).evaluate("example => example.scrollIntoView({ block: 'center' })")
        shoot(who, f"rules-{game}-{size}")
    if size == "desktop":
        who.page.emulate_media(media="print")
        who.page.set_viewport_size({"width": 718, "height": 1000})
        for game in GAMES:
            who.page.goto(f"{who.server_url}/rules/{game}/card")
            shoot(who, f"card-{game}", whole=True)


def shoot_account(who: Visitor, size: str) -> None:
    who.come_in("Ann")
    who.ask("/account", {"name": f"Ann {size.title()}", "password": "correct horse"})
    who.page.goto(f"{who.server_url}/account")
    who.page.locator(".tokens form input").fill("My bot")
    who.page.locator(".tokens form button").click()
    who.page.wait_for_selector(".secret")
    who.page.evaluate("scrollTo(0, 0)")
    shoot(who, f"account-{size}", whole=True)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as server_url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        furnish(browser, server_url)
        for size in SIZES:
            for shoot_pages in (
                shoot_lobby,
                shoot_lesson,
                shoot_hint,
                shoot_preview,
                shoot_end,
                shoot_pages_of_rules,
                shoot_account,
                shoot_study,
            ):
                with visitor(browser, server_url, size) as who:
                    shoot_pages(who, size)
            with visitor(browser, server_url, size) as who, visitor(browser, server_url, "desktop", "Ben") as ben:
                shoot_ahead(who, ben, size)
            for game in GAMES:
                with visitor(browser, server_url, size) as who:
                    shoot_table(who, game, size)
        with visitor(browser, server_url, "desktop-light") as who:
            shoot_lobby(who, "desktop-light")
        browser.close()


if __name__ == "__main__":
    main()
