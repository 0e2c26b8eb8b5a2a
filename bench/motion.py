"""How smoothly a chain of six collisions is shown, in Chromium without a GPU.

`python bench/motion.py [ROUNDS]` starts a server and a headless browser, lays a table of Crash & Grab for six into
a page, lets six saucers hit one another and the last one crash, and reads in Chromium's trace how many frames were
drawn, how many of them the main thread had to take part in and how long that and the drawing of pixels took, and how
many motions could not be left to the compositor. Run it from the root of the repository, on a machine that does nothing
else.
"""

import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.running_server import CHROMIUM, FLAGS, serve
from tests.browser.stage import set_up

CATEGORIES = [
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "devtools.timeline",
    "blink.user_timing",
    "blink.animations",
    "benchmark",
    "rail",
]
MAIN = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit")
"""What the main thread does for a frame; one `Paint` lies within another, and only the outer one counts."""
SHOW = """async ({ frames, lines }) => {
  performance.mark("chain-begins");
  stage.show(frames, lines);
  await stage.director.running;
  performance.mark("chain-ends");
}"""


@dataclass(frozen=True)
class Found:
    """What one round has shown; frames and milliseconds of processor time by the second."""

    frames: float
    main_frames: float
    main: float
    raster: float
    motions: int
    painted: int

    def __str__(self) -> str:
        return (
            f"{self.frames:5.1f} frames a second, {self.main_frames:4.1f} with the main thread "
            f"({self.main:5.1f} ms/s), raster {self.raster:5.1f} ms/s; {self.painted} of {self.motions} motions painted"
        )


def measure(browser: Browser, address: str) -> Found:
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.goto(address)
    page.wait_for_selector(".card")
    told = set_up(page, "normal")
    page.wait_for_timeout(1000)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(SHOW, told)
    trace: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    page.close()
    marks = {event["name"]: event for event in trace if event["name"] in ("chain-begins", "chain-ends")}
    begin, end = (marks[name]["ts"] for name in ("chain-begins", "chain-ends"))
    during = [event for event in trace if begin <= event.get("ts", 0) <= end]
    seconds = (end - begin) / 1e6
    animations = [event for event in during if event["name"] == "Animation"]
    return Found(
        frames=sum(event["name"] == "DrawFrame" for event in during) / seconds,
        main_frames=sum(event["name"] == "BeginMainThreadFrame" for event in during) / seconds,
        main=sum(busy(during, name) for name in MAIN) / seconds,
        raster=busy(during, "RasterTask") / seconds,
        motions=sum(event["ph"] == "b" for event in animations),
        painted=sum(bool(event.get("args", {}).get("data", {}).get("compositeFailed")) for event in animations),
    )


def busy(events: list[dict[str, Any]], name: str) -> float:
    """Milliseconds of processor time, without what lies within another of the same name."""
    total, until = 0.0, 0
    found = [event for event in events if event["name"] == name and "dur" in event]
    for event in sorted(found, key=lambda each: each["ts"]):
        if event["ts"] >= until:
            total += event.get("tdur", 0) / 1000
            until = event["ts"] + event["dur"]
    return total


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        found = [measure(browser, address) for _ in range(rounds)]
        browser.close()
    for each in found:
        sys.stdout.write(f"{each}\n")
    sys.stdout.write(f"{median(each.frames for each in found):5.1f} frames a second in the middle\n")


if __name__ == "__main__":
    main()
