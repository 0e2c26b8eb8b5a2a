"""How much of a table is seen in a window, measured in a browser: for tests, and for the page about the client.

    python -m tests.browser.arrangement

writes the whole matrix, game by game, players by window, into `docs/browser.md`. In every window a game is played by
the page: with the number of players that the game proposes a whole one, with another the first steps of one.
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from crashyard.engine.chance.dice import Dice
from crashyard.engine.registry import find_game
from tests.browser.fingers import reached
from tests.browser.hands import Finger, Mouse
from tests.browser.running_server import CHROMIUM, FLAGS, serve
from tests.browser.visitor import PATIENCE, Visitor

WINDOWS = ((360, 780), (390, 844), (844, 390), (1280, 720), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440))
GAMES = ("crash-and-grab", "crash-by-crash", "cube-attack")
PAGE = Path(__file__).parents[2] / "docs" / "browser.md"
BOUND = 20
"""So many steps are played with a number of players with which a game takes longer."""
QUIET = "localStorage.setItem('crashyard.speed', '\"still\"'); localStorage.setItem('crashyard.coach', 'false')"

MEASURE = """() => {
  const inside = ({ left, top, right, bottom }) =>
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  const parts = [...document.querySelectorAll(".board-drawing .part .ground")]
    .map((each) => each.getBoundingClientRect());
  const decision = document.querySelector(".decision").getBoundingClientRect();
  const whole = parts.reduce((sum, { width, height }) => sum + width * height, 0);
  const seen = parts.reduce((sum, box) => sum + inside(box), 0);
  const covered = parts.filter((box) => box.left < decision.right - 1 && box.right > decision.left + 1 &&
    box.top < decision.bottom - 1 && box.bottom > decision.top + 1).length;
  const here = (element) => inside(element.getBoundingClientRect()) > 0 && element.checkVisibility();
  const targets = [...document.querySelectorAll('.board-drawing [role="button"]')].filter(here).map((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return Math.min(width, height);
  });
  const cut = [...document.querySelectorAll(".chooser .buttons button")].filter((button) => {
    const box = button.getBoundingClientRect();
    const room = button.closest(".buttons").getBoundingClientRect();
    return box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.right > room.right + 1;
  }).map((button) => button.textContent);
  const short = [...document.querySelectorAll(".standing .mine, .told > :not(.complaint, .read), .chips .name")]
    .filter(here).filter((each) => {
      const room = each.closest(".standing, .told, .buttons").getBoundingClientRect();
      const over = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2;
      const shortened = over && !each.matches(".tight .name, .last, .says");
      return shortened || each.getBoundingClientRect().right > room.right + 1;
    }).map((each) => each.textContent);
  const buttons = [...document.querySelectorAll("main button, .slim button")].filter(here)
    .map((button) => button.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height));
  const written = (root) => [...document.querySelectorAll(root)].filter((each) => here(each) &&
    [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  const texts = written("main *:not(svg *), .slim *").filter((each) => !each.closest(".away, svg, .word, .who"))
    .map((each) => parseFloat(getComputedStyle(each).fontSize));
  const drawn = written(".board-drawing text")
    .map((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a);
  const least = (numbers) => Math.min(...numbers, 999);
  return {
    arrangement: document.querySelector(".board-window").classList[1],
    seen: seen / whole, taken: (seen + inside(decision)) / (innerWidth * innerHeight), covered,
    cut: [...cut, ...short],
    target: least(targets), button: least(buttons), text: least(texts), drawn: least(drawn),
    scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
  };
}"""


@dataclass(frozen=True)
class Measured:
    """What one window shows of one table; lengths in pixels."""

    arrangement: str
    seen: float
    """Share of the parts of the scene that is in the window without scrolling or swiping."""
    taken: float
    """Share of the window that the seen parts and the place of the decision take."""
    covered: int
    """Parts over which the place of the decision lies."""
    cut: tuple[str, ...]
    """Buttons of the decision, and sentences about it, that are not seen whole."""
    target: float
    button: float
    text: float
    drawn: float
    scrolls: bool


def measure(page: Page, width: int, height: int) -> Measured:
    """Give the page a window and see what it shows, once it has got its size."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "size => { const drawing = document.querySelector('.board-drawing');"
        " const [, , wide, high] = drawing.getAttribute('viewBox').split(' ');"
        " const { clientWidth, clientHeight } = document.querySelector('.stage');"
        " return innerWidth === size && drawing.clientWidth === Number(wide) &&"
        " Number(high) === clientHeight && Number(wide) % clientWidth === 0; }",
        arg=width,
    )
    found = page.evaluate(MEASURE)
    return Measured(**{**found, "cut": tuple(found["cut"])})


@dataclass(frozen=True)
class Played:
    """What a game in a window was like."""

    shifted: float
    """Layout shift since the page was opened, all in all."""
    steps: int
    whole: bool


def play(page: Page, touch: bool, most: int) -> Played:
    """Play a game, by finger or by mouse, for so many steps at most."""
    hand = (Finger if touch else Mouse)(page, Dice("matrix"))
    whole = hand.play_on(most)
    return Played(hand.shifted(), hand.steps, whole)


def finger(page: Page) -> float:
    """What a finger has for the smallest target, once the table has come closer where it has to.

    Of more than a hundred every fifth is looked at.
    """
    found = reached(page, 5 if page.locator('.board-drawing [role="button"]').count() > 100 else 1)
    return min(each.closer for each in found)


def _row(browser: Browser, url: str, game: str, players: int, window: tuple[int, int]) -> str:
    width, height = window
    touch = width < 1280
    context = browser.new_context(
        locale="en", viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch
    )
    context.set_default_timeout(PATIENCE)
    ann = Visitor(context.new_page(), url)
    ann.page.add_init_script(QUIET)
    ann.sit_down_with_bot(game, *["greedy"] * (players - 1))
    found = measure(ann.page, width, height)
    tap = f"{finger(ann.page):.0f}" if touch else "-"
    played = play(ann.page, touch, 6_000 if players == find_game(game).default_players else BOUND)
    context.close()
    how = f"{played.steps}, whole" if played.whole else f"{played.steps}"
    return (
        f"| {game} | {players} | {width}x{height} | {found.arrangement} | {found.seen:.0%} | {found.taken:.0%} "
        f"| {found.target:.0f} | {tap} | {found.button:.0f} | {found.text:.0f} | {found.drawn:.0f} "
        f"| {played.shifted:.4f} | {how} |"
    )


HEAD = (
    "game",
    "players",
    "window",
    "arrangement",
    "seen",
    "taken",
    "target",
    "finger",
    "button",
    "text",
    "drawn text",
    "shift",
    "steps",
)


def main() -> None:
    rows = [f"| {' | '.join(HEAD)} |", "|---" * len(HEAD) + "|"]
    with TemporaryDirectory() as folder, serve(Path(folder)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            for players in find_game(game).players:
                for window in WINDOWS:
                    rows.append(_row(browser, url, game, players, window))
                    sys.stderr.write(f"{rows[-1]}\n")
        browser.close()
    text = PAGE.read_text(encoding="utf-8")
    marks = "<!-- matrix -->", "<!-- end of matrix -->"
    told = re.sub(f"{marks[0]}.*{marks[1]}", "\n".join((marks[0], *rows, marks[1])), text, flags=re.DOTALL)
    PAGE.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
