"""Whole games by one kind of hand alone: a mouse, the keys of a keyboard, or a finger.

A hand goes on with anything that it sees: so whatever must be chosen is seen, and within its reach.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from crashyard.engine.chance.dice import Dice

WATCH = """() => {
  window.watched = { shifted: 0, lost: [], moved: [] };
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const moved = ({ node, previousRect, currentRect }) =>
    `${node?.nodeName}.${node?.className?.baseVal ?? node?.className}: ${place(previousRect)} to ${place(currentRect)}`;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) => {
    watched.shifted += value;
    watched.moved.push(`${value.toFixed(4)} ${sources.map(moved).join("; ")}`);
  })).observe({ type: "layout-shift", buffered: true });
}"""
"""Count every layout shift since the page was opened, also those that follow what a person does."""

WATCH_FOCUS = """() => {
  const look = () => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost) watched.lost.push(document.querySelector(".chooser")?.textContent.trim() ?? "");
    requestAnimationFrame(look);
  };
  look();
}"""
"""Write down every frame in which nothing has the focus."""

LOOK = """() => {
  const over = Boolean(document.querySelector(".chooser.over"));
  const things = [...document.querySelectorAll('.board-drawing [role="button"]')];
  const buttons = [...document.querySelectorAll(".chooser .choice, .chooser .buttons > .main")];
  const mine = document.querySelector(".chooser.mine") && things.length + buttons.length > 0;
  const comes = document.querySelector(".board-drawing").getAnimations().length > 0;
  if (comes || (!over && !mine)) return null;
  const spot = (element, around) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inside = left > -1 && top > -1 && left + width < innerWidth + 1 && top + height < innerHeight + 1;
    const seen = inside && Boolean(document.elementFromPoint(x, y)?.closest(around));
    return { x, y, seen, name: element.dataset.target ?? element.textContent.trim() };
  };
  const targets = things.map((thing) => spot(thing, ".board-drawing"));
  const choices = buttons.map((button) => ({ ...spot(button, "button"), main: button.matches(".main") }));
  if (!over && ![...targets, ...choices].some(({ seen }) => seen)) return null;
  const { scrollHeight, scrollWidth, scrollTop } = document.documentElement;
  return {
    over, targets, buttons: choices,
    begun: Boolean(document.querySelector(".chips")),
    scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth || scrollTop > 0,
  };
}"""
"""What can be chosen, as soon as something can be and is seen; and whether the game is over."""

FOCUS = """() => {
  const here = document.activeElement;
  if (here.matches('.board-drawing [role="button"]')) return "targets";
  return here.matches(".chooser .choice, .chooser .buttons > .main") ? "buttons" : "";
}"""


@dataclass
class Hand(ABC):
    page: Page
    dice: Dice
    steps: int = field(default=0, init=False)

    def play(self) -> None:
        """Play until the game is over."""
        assert self.play_on(6_000), "the game does not end"

    def play_on(self, most: int) -> bool:
        """Play a number of steps, each of which is a click, a tap or a choice by keys; whether the game is over."""
        self.begin()
        while not (moment := self.page.wait_for_function(LOOK).json_value())["over"]:
            if self.steps == most:
                return False
            self.check(moment)
            self.go_on(moment)
            self.steps += 1
        return True

    def begin(self) -> None:
        self.page.evaluate(WATCH)

    def check(self, moment: dict[str, Any]) -> None:
        """Whatever can be chosen is seen, and nothing has to be scrolled for it."""
        assert not moment["scrolls"], moment
        hidden = [each["name"] for each in (*moment["targets"], *moment["buttons"]) if not each["seen"]]
        assert not hidden, (hidden, moment)

    @abstractmethod
    def go_on(self, moment: dict[str, Any]) -> None:
        """Choose something, or begin to."""

    def some(self, among: list[dict[str, Any]]) -> dict[str, Any]:
        ordered = sorted(among, key=lambda each: str(each["name"]))
        return ordered[self.dice.below(len(ordered))]

    def shifted(self) -> float:
        """By how much the page has jumped around, all in all."""
        return float(self.page.evaluate("watched.shifted"))


@dataclass
class Mouse(Hand):
    def go_on(self, moment: dict[str, Any]) -> None:
        last_word = [each for each in moment["buttons"] if each["main"]]
        where = self.some(last_word or moment["targets"] or moment["buttons"])
        self.press(where["x"], where["y"])

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


@dataclass
class Finger(Mouse):
    """Taps on what is seen; where targets crowd, the first tap brings the table closer."""

    def check(self, moment: dict[str, Any]) -> None:
        """Something can be chosen without scrolling or swiping: what lies on a second page is a button."""
        assert not moment["scrolls"], moment

    def go_on(self, moment: dict[str, Any]) -> None:
        super().go_on({name: [each for each in moment[name] if each["seen"]] for name in ("targets", "buttons")})

    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


@dataclass
class Keys(Hand):
    """Tab, arrow keys, Enter and Escape."""

    def begin(self) -> None:
        super().begin()
        self.page.wait_for_function(LOOK)
        self.reach({"targets", "buttons"})
        self.page.evaluate(WATCH_FOCUS)

    def go_on(self, moment: dict[str, Any]) -> None:
        if moment["begun"] and not self.dice.below(8):
            self.page.keyboard.press("Escape")
            return
        kinds = {name for name in ("targets", "buttons") if moment[name]}
        kind = self.reach(kinds)
        if kind == "targets":
            for _ in range(self.dice.below(3)):
                self.page.keyboard.press(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")[self.dice.below(4)])
        self.page.keyboard.press("Enter")

    def reach(self, kinds: set[str]) -> str:
        """Go on with the Tab key until something of these kinds is reached."""
        for _ in range(40):
            found = str(self.page.evaluate(FOCUS))
            if found in kinds:
                return found
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {kinds}")

    def reach_story(self) -> None:
        """Open what tells how the game went."""
        for _ in range(40):
            if self.page.evaluate("document.activeElement.matches('.story')"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def lost(self) -> list[str]:
        """What was asked whenever nothing had the focus."""
        lost: list[str] = self.page.evaluate("watched.lost")
        return lost
