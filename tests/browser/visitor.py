"""Somebody at a browser, who sees and does what people can see and do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, Locator, Page, expect

from crashyard.engine.chance.dice import Dice

PATIENCE = 60_000
"""Milliseconds after which something that should be on the page is missing, on however busy a machine."""

RETRIES = 3
"""The server may close a connection that rests in the very moment in which it is used again."""

STATE = """() => ({
  over: Boolean(document.querySelector(".chooser.over")),
  mine: Boolean(document.querySelector(".chooser.mine")),
  asked: Boolean(document.querySelector('.chooser .main, .chooser .choice, .board-drawing [role="button"]')),
  ready: Boolean(document.querySelector(".chooser .main")),
  open: [...document.querySelectorAll('.board-drawing [role="button"]')].map((thing) => thing.dataset.target),
  buttons: [...document.querySelectorAll(".chooser .choice")].map((button) => button.textContent.trim()),
  log: document.querySelectorAll(".log .lines li").length,
  chosen: document.querySelectorAll(".chips li").length,
})"""


@dataclass
class Visitor:
    page: Page
    server_url: str
    """Where the server is."""

    def enter(self) -> None:
        self.page.goto(self.server_url)
        self.page.wait_for_selector(".card")

    def card(self, game: str) -> Locator:
        return self.page.locator(".card").filter(has_text=game)

    def play_now(self, game: str, players: int | None = None) -> None:
        """Two clicks, and one more for another number of players than the game says."""
        self.card(game).locator("button.main").click()
        if players is not None:
            self._pick(players)
        self.page.locator("dialog button.main").click()
        self.page.wait_for_selector(".board-drawing .thing")

    def lay_out(self, game: str, players: int) -> None:
        """Begin to set up a table for so many."""
        self.card(game).locator(".row button:not(.main)").click()
        self._pick(players)

    def _pick(self, players: int) -> None:
        self.page.locator(".pick label").filter(has_text=str(players)).locator("input").check()

    def come_in(self, name: str) -> None:
        """Be somebody, without going through the lobby."""
        self.ask("/guests", {"name": name})

    def sit_down_with_bot(self, game: str, *bots: str, **more: object) -> None:
        """A table where bots play along, one if nothing is said, without going through the lobby."""
        self.come_in("Ann")
        chairs = [{"kind": "me"}, *({"kind": "bot", "bot": bot, "name": "Bot"} for bot in bots or ("random",))]
        table = self.ask("/tables/", {"game": game, "chairs": chairs, "start": True, **more})
        self.page.goto(f"{self.server_url}/tables/{table['id']}")
        self.await_turn()

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.page.request.post(f"{self.server_url}/api{path}", data=body, max_retries=RETRIES)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str, headers: dict[str, str] | None = None) -> APIResponse:
        return self.page.request.get(f"{self.server_url}{path}", headers=headers, max_retries=RETRIES)

    # -- at the table -----------------------------------------------------------------------

    @property
    def open(self) -> Locator:
        """Everything on the board that can be chosen, one for each target."""
        return self.page.locator('.board-drawing [role="button"]')

    @property
    def buttons(self) -> Locator:
        return self.page.locator(".chooser .choice")

    @property
    def chips(self) -> Locator:
        return self.page.locator(".chips li")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".chooser .prompt")

    @contextmanager
    def moving_on(self) -> Iterator[None]:
        """Do something that changes the table; gone on with when the page shows what came of it.

        The table counts what happens at it. What the prompt says before a click it may say after it too.
        """
        before = self.number()
        yield
        self.page.wait_for_function("n => Number(document.querySelector('main').dataset.n) > n", arg=before)

    def number(self) -> int:
        """How many things have happened at the table, as far as the page knows."""
        return int(self.page.locator("main[data-n]").get_attribute("data-n") or 0)

    def await_turn(self) -> None:
        """Wait until something can be chosen. After an answer it is waited for inside `moving_on`."""
        self.page.wait_for_selector(".chooser.mine", timeout=PATIENCE)
        expect(
            self.page.locator('.chooser .main, .chooser .choice, .board-drawing [role="button"]').first
        ).to_be_attached()

    def awaits_nothing(self) -> None:
        expect(self.page.locator(".chooser .choice, .board-drawing .open")).to_have_count(0)

    def point(self, thing: Locator) -> None:
        """Click into the middle of something on the board, whatever lies over it."""
        self.page.mouse.click(*self._middle(thing))

    def tap(self, thing: Locator) -> None:
        """The same with a finger."""
        self.page.touchscreen.tap(*self._middle(thing))

    def look_at(self, thing: Locator) -> None:
        self.page.mouse.move(*self._middle(thing))

    @staticmethod
    def _middle(thing: Locator) -> tuple[float, float]:
        thing.evaluate("thing => thing.scrollIntoView({ block: 'center', behavior: 'instant' })")
        box = thing.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def point_at(self, target: str) -> None:
        self.point(self.page.locator(f'.board-drawing [role="button"][data-target="{target}"]'))

    def answer_somehow(self, dice: Dice) -> bool:
        """Go one step on with anything that can be chosen; whether the play is over."""
        asked = f"() => {{ const now = ({STATE})(); return (now.over || now.mine && now.asked) && now; }}"
        now = self.page.wait_for_function(asked).json_value()
        if now["over"]:
            return True
        if now["ready"]:
            self.page.locator(".chooser .main").click()
        elif now["open"]:
            self.point_at(sorted(now["open"])[dice.below(len(now["open"]))])
        else:
            self.buttons.nth(dice.below(len(now["buttons"]))).click()
        return False

    def play_to_the_end(self, dice: Dice, most: int = 6_000) -> None:
        assert any(self.answer_somehow(dice) for _ in range(most)), "the game does not end"

    def let_bots_finish(self) -> None:
        """Leave a table where only bots play along: one of them plays on, and the game ends soon."""
        table = urlsplit(self.page.url).path
        self.ask(f"{table}/chairs/0", {"kind": "bot"})
        self.page.wait_for_selector(".chooser.over", timeout=3 * PATIENCE)

    def open_drawer(self, panel: str) -> Locator:
        """Open what lies beside the table at one of its panels."""
        drawer = self.page.locator(".drawer")
        if not drawer.is_visible():
            self.page.locator(".tools .panels-button").click()
        drawer.locator(".tabs button").filter(has_text=panel).click()
        return drawer.locator(".panel:visible")

    def log(self) -> list[str]:
        """What the log says; the pictures in it, which pages that come later have not, are left out."""
        told: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll(".log .lines li:not(.turn), .log .turn summary")].map((line) => {
              const words = line.cloneNode(true);
              words.querySelectorAll("svg").forEach((picture) => picture.remove());
              return words.textContent.trim();
            })"""
        )
        return told

    def state(self) -> dict[str, Any]:
        """What can be done now, in one question to the page."""
        state: dict[str, Any] = self.page.evaluate(STATE)
        return state

    def fits(self) -> bool:
        """Whether nothing is wider than the window."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
