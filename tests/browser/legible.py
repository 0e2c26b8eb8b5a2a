"""How high the letters on a table are, in pixels: whole tables in the midst of games, laid into windows of any size."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from crashyard.engine import Actions, Dice, Position, find_game, random_answer
from crashyard.server.streams.painting import Painter
from tests.conformance.cases import any_seat

NAMES = ("Ann", "Bartholomew", "Capella", "Dora", "Regulus", "Maximiliane")

LARGE = (1600, 1000)
"""A room in which nothing has to be written larger."""

ROOMS = {(360, 780): (360, 694), (390, 844): (390, 758), (844, 390): (844, 346)}
"""Windows of phones, and what the lines at the top leave of them for a table."""

LAY = """async ({ ground, scene, seat, rooms }) => {
  const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
  const { Board } = await import(base + "board/board.js");
  const board = new Board();
  const around = document.createElement("div");
  around.className = "board-window tall";
  around.append(board.svg);
  document.body.replaceChildren(around);
  const found = [];
  for (const [width, height] of rooms) {
    board.surface.resize(width, height);
    board.lay(ground);
    board.fit(scene, seat);
    board.show(new Map(scene.things.map((thing) => [thing.id, thing])), 0);
    for (const text of board.svg.querySelectorAll("text")) {
      if (!text.checkVisibility() || !text.textContent.trim()) continue;
      const high = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
      found.push({ room: [width, height], text: text.textContent, high,
        thing: text.closest("[data-id]")?.dataset.id ?? "label" });
    }
  }
  return found;
}"""


@dataclass(frozen=True)
class Written:
    """A text on a table, as it is seen in a window."""

    room: tuple[int, int]
    thing: str
    text: str
    high: float


@cache
def midst(name: str, players: int, seed: str, answers: int) -> Position:
    """The last position of a random play that so many answers do not end."""
    position, dice, actions = find_game(name).new(players), Dice(f"legible {seed}"), Actions()
    before = position.copy()
    for _ in range(answers):
        if not position.awaited_seats():
            return before
        before = position.copy()
        seat = any_seat(position, dice)
        position.play(seat, int(random_answer(position, seat, dice, actions)))
    return position


def written(
    page: Page, name: str, position: Position, language: str, rooms: Sequence[tuple[int, int]]
) -> Iterator[Written]:
    """Every text of a table as its first seat sees it, on all pages of rooms so large."""
    painter = Painter(find_game(name), language, NAMES)
    view = position.view(0)
    scene, _ = painter.scene(view, {})
    facts: dict[str, Any] = {"ground": painter.ground(view), "scene": scene, "seat": 0, "rooms": rooms}
    for found in page.evaluate(LAY, facts):
        yield Written(tuple(found["room"]), found["thing"], found["text"], found["high"])
