"""How long after a click something is seen to change, in Chromium without a GPU.

`python bench/clicks.py [ROUNDS]` starts a server and a headless browser and plays whole games of each of the three by
mouse, at instant speed, so that nothing changes but by a click. For every click it takes the time from the click's own
stamp to the end of the first painted frame after the table or the place of the decision has changed: a class, a style,
a text, an element. It tells how much of that passed before the page heard of the click, before something changed and
until that was painted, and what the slowest clicks were for. Run it from the root of the repository, on a machine that
does nothing else.
"""

import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, sync_playwright

from crashyard.engine.chance.dice import Dice
from tests.browser.arrangement import GAMES, QUIET
from tests.browser.hands import Mouse
from tests.browser.running_server import CHROMIUM, FLAGS, serve
from tests.browser.visitor import Visitor

CLOCK = """() => {
  window.clicks = [];
  let last = null;
  addEventListener("click", ({ timeStamp, target }) => {
    const asked = document.querySelector(".chooser .prompt")?.textContent ?? "";
    const on = target.closest("[data-target]")?.dataset.target ?? target.textContent.trim().slice(0, 40);
    last = { at: timeStamp, heard: performance.now(), asked, on };
    clicks.push(last);
  }, true);
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  });
  const seen = () => {
    if (!last || last.changed) return;
    const click = last;
    click.changed = performance.now();
    painted(() => { click.painted = performance.now(); });
  };
  const how = { subtree: true, childList: true, characterData: true, attributeFilter: ["class", "style"] };
  const observer = new MutationObserver(seen);
  for (const place of document.querySelectorAll(".board-drawing, .decision")) observer.observe(place, how);
}"""


@dataclass(frozen=True)
class Click:
    """What became of one click; milliseconds since it was made."""

    asked: str
    on: str
    heard: float
    changed: float
    painted: float

    def __str__(self) -> str:
        return (
            f"{self.painted:6.0f} ms (heard {self.heard:.0f}, changed {self.changed:.0f}): {self.on} at “{self.asked}”"
        )


def measure(browser: Browser, address: str, game: str, seed: str) -> tuple[list[Click], int]:
    """The clicks of a game that were seen to do something; and how many there were."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.add_init_script(QUIET)
    ann = Visitor(page, address)
    ann.sit_down_with_bot(game, "greedy")
    page.evaluate(CLOCK)
    Mouse(page, Dice(seed)).play()
    clicks = page.evaluate("clicks")
    page.close()
    found = [
        Click(each["asked"], each["on"], *(each[name] - each["at"] for name in ("heard", "changed", "painted")))
        for each in clicks
        if "painted" in each
    ]
    return found, len(clicks)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            found = [measure(browser, address, game, f"clicks {number}") for number in range(rounds)]
            clicks = sorted((each for some, _ in found for each in some), key=lambda each: each.painted)
            part = quantiles([each.painted for each in clicks], n=20, method="inclusive")
            sys.stdout.write(
                f"{game}: {sum(count for _, count in found)} clicks, {len(clicks)} with an effect, "
                f"p50 {part[9]:.0f} ms, p95 {part[18]:.0f} ms, "
                f"at most {clicks[-1].painted:.0f} ms; load {os.getloadavg()[0]:.1f}\n"
            )
            for click in clicks[-3:]:
                sys.stdout.write(f"  {click}\n")
        browser.close()


if __name__ == "__main__":
    main()
