"""The pictures in docs/screenshots: every page and every game's board, on a desk and on a phone.

Names of functions and of sizes ask for some of them alone: `tools/screenshots lobby table phone`.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from playwright.sync_api import Browser, Route, sync_playwright

from crashyard.engine.chance.dice import Dice
from tests.browser.running_server import CHROMIUM, FLAGS, serve
from tests.browser.visitor import PATIENCE, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"desktop": (1280, 720), "phone": (390, 844), "sideways": (844, 390), "large": (1920, 1080)}
GAMES = {"crash-and-grab": 4, "crash-by-crash": 2, "cube-attack": 4}
"""The games with how many play on the picture."""
MORE = [("crash-and-grab", "large", 6), ("crash-by-crash", "sideways", 2), ("crash-and-grab", "desktop-light", 3)]
"""Tables with their windows and how many play there: held sideways, large, with all seats taken, by day."""
STEPS = 25
"""So far into the play a picture is made, in the middle of a choice."""


STARS = ("Vega", "Rigel", "Altair", "Deneb", "Spica")
OLD_HANDS = ("Ben", "Carla")
"""They have opened tables of their own before, so that the lobby is not empty."""


def leave_out_the_game_of_the_tests(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, json=[game for game in answer.json() if game["name"] != "headlong"])


@contextmanager
def visitor(
    browser: Browser, server_url: str, size: str, name: str = "Ann", *, coached: bool = False
) -> Iterator[Visitor]:
    device, _, scheme = size.partition("-")
    width, height = SIZES[device]
    phone = device in ("phone", "sideways")
    context = browser.new_context(
        locale="en",
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        color_scheme="light" if scheme else "dark",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('crashyard.speed', '\"still\"')")
    context.add_init_script(f"localStorage.setItem('crashyard.coach', '{str(coached).lower()}')")
    context.add_init_script(f"localStorage.setItem('crashyard.name', '\"{name}\"')")
    context.route("**/api/catalogue/", leave_out_the_game_of_the_tests)
    yield Visitor(context.new_page(), server_url)
    context.close()


def shoot(who: Visitor, name: str, *, whole: bool = False, pointing: bool = False) -> None:
    """A picture; as a JPEG, which is a fifth as large, where the name says so."""
    if not pointing:
        who.page.mouse.move(0, 0)
    who.page.wait_for_function("[...document.images].every(({ complete }) => complete)")
    who.page.wait_for_timeout(600)
    if name.endswith(".jpg"):
        who.page.screenshot(path=FOLDER / name, type="jpeg", quality=82)
    else:
        name += ".png"
        who.page.screenshot(path=FOLDER / name, full_page=whole)
    click.echo(name, err=True)


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


def sit_down(who: Visitor, game: str, players: int) -> None:
    """Against bots that need no time to think."""
    who.come_in("Ann")
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in STARS[: players - 1]]
    table = who.ask("/tables/", {"game": game, "chairs": [{"kind": "me"}, *bots], "start": True})
    who.page.goto(f"{who.server_url}/tables/{table['id']}")
    who.await_turn()


def shoot_play_now(who: Visitor, size: str) -> None:
    """Against whom to play."""
    who.enter()
    who.card("Crash by Crash").locator("button.main").click()
    who.page.wait_for_selector(".levels img, .levels svg")
    shoot(who, f"play-now-{size}.jpg")


def shoot_coach(who: Visitor, game: str, size: str) -> None:
    """The first decision of a first game."""
    sit_down(who, game, GAMES[game])
    who.page.wait_for_selector(".coach")
    shoot(who, f"coach-{game}-{size}.jpg")


def shoot_push(who: Visitor) -> None:
    """What a push would do that pushes others on, in a lesson."""
    who.page.goto(f"{who.server_url}/learn/crash-and-grab/collisions")
    who.page.wait_for_selector(".chooser .choice")
    who.buttons.filter(has_text="3").hover()
    who.page.wait_for_selector(".ghosts .ghost")
    shoot(who, "push-desktop.jpg", pointing=True)


def shoot_lost(who: Visitor, size: str) -> None:
    """A game that somebody else has won, and one's games."""
    sit_down(who, "cube-attack", 2)
    dice = Dice("lost")
    for _ in range(20):
        who.answer_somehow(dice)
    who.ask(f"{who.page.url.removeprefix(who.server_url)}/resign", {"seat": 0, "key": "enough"})
    who.page.wait_for_selector(".chooser.over .headline")
    shoot(who, f"lost-{size}.jpg")
    who.page.goto(f"{who.server_url}/games")
    who.page.wait_for_selector(".my-games .list li")
    shoot(who, f"my-games-{size}.jpg")


def shoot_log(who: Visitor, size: str) -> None:
    """What happened, turn by turn; on a phone also the page with the mats of the others."""
    sit_down(who, "crash-and-grab", 3)
    dice = Dice("log")
    for _ in range(30):
        who.answer_somehow(dice)
    who.await_turn()
    if size == "phone":
        who.page.locator(".page-turn").tap()
        shoot(who, f"others-{size}.jpg")
    who.open_drawer("Log")
    shoot(who, f"log-{size}.jpg")


def shoot_table(who: Visitor, game: str, size: str, players: int = 0, suffix: str = ".png") -> None:
    sit_down(who, game, players or GAMES[game])
    dice = Dice(size)
    for step in range(4 * STEPS):
        now = who.state()
        if step > STEPS and now["chosen"] and (now["open"] or now["buttons"]):
            break
        who.answer_somehow(dice)
    who.page.evaluate("scrollTo(0, 0)")
    name = f"{game}-{size}" if not players else f"{game}-{players}-{size}"
    shoot(who, name + suffix.removesuffix(".png"))


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
    who.page.wait_for_selector(".rules section h3")
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
        who.page.set_viewport_size({"width": 794, "height": 1123})
        for game in GAMES:
            who.page.goto(f"{who.server_url}/rules/{game}/card")
            who.page.evaluate("document.body.style.margin = '9mm 10mm'")
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


def shoot_all(browser: Browser, server_url: str, asked: set[str]) -> None:
    wanted = asked - SIZES.keys()
    for size in sorted({"desktop", "phone"} & asked) or ("desktop", "phone"):
        if not wanted or "table" in wanted:
            for game in GAMES:
                with visitor(browser, server_url, size) as who:
                    shoot_table(who, game, size)
        for shoot_pages in (
            shoot_lobby,
            shoot_lesson,
            shoot_hint,
            shoot_preview,
            shoot_end,
            shoot_pages_of_rules,
            shoot_account,
            shoot_study,
            shoot_play_now,
            shoot_lost,
            shoot_log,
        ):
            if not wanted or shoot_pages.__name__.removeprefix("shoot_") in wanted:
                with visitor(browser, server_url, size) as who:
                    shoot_pages(who, size)
        if not wanted or "ahead" in wanted:
            with visitor(browser, server_url, size) as who, visitor(browser, server_url, "desktop", "Ben") as ben:
                shoot_ahead(who, ben, size)
    if not wanted or "light" in wanted:
        with visitor(browser, server_url, "desktop-light") as who:
            shoot_lobby(who, "desktop-light")
    if not wanted or "push" in wanted:
        with visitor(browser, server_url, "desktop") as who:
            shoot_push(who)
    if not wanted or "coach" in wanted:
        for game, size in zip(GAMES, ("desktop", "phone", "sideways"), strict=True):
            with visitor(browser, server_url, size, coached=True) as who:
                shoot_coach(who, game, size)
    if not wanted or "more" in wanted:
        for game, size, players in MORE:
            with visitor(browser, server_url, size) as who:
                shoot_table(who, game, size, players, ".jpg")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as server_url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        furnish(browser, server_url)
        shoot_all(browser, server_url, set(sys.argv[1:]))
        browser.close()


if __name__ == "__main__":
    main()
