"""A board of its own in a page, with a director, and a chain of collisions to be shown on it."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from crashyard.engine import SPECTATOR, Event, find_game
from crashyard.server.streams.painting import Painter
from tests.games.crash_and_grab.tables import table

COLOURS = ("red", "green", "blue", "yellow", "purple", "pink")

SET_UP = """async ({ ground, scene, speed }) => {
  const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
  const load = (name) => import(base + name);
  const [{ Board }, { Director }, settings] = await Promise.all(
    ["board/board.js", "director/director.js", "base/settings.js"].map(load));
  settings.speed.value = speed;
  document.body.innerHTML =
    '<main class="table"><div class="stage"><section class="board"><div class="picture"></div></section></div></main>';
  const board = new Board();
  const picture = document.querySelector(".picture");
  picture.append(board.svg);
  board.surface.resize(innerWidth, innerHeight);
  board.svg.style.width = `${innerWidth}px`;
  board.svg.style.height = `${innerHeight}px`;
  const heard = [];
  const director = new Director(board, (sound) => heard.push(sound));
  const captions = [];
  director.caption.subscribe((text) => text && captions.push(text));
  const apply = (things, { gone, things: changed }) => {
    const next = new Map(things);
    gone.forEach((id) => next.delete(id));
    changed.forEach((thing) => next.set(thing.id, thing));
    return next;
  };
  const start = apply(new Map(), scene);
  director.show({ ground, scene, frames: [], lines: [], things: start }, true);
  const show = (frames, lines) =>
    director.show({ frames, lines, scene, things: frames.reduce(apply, start) }, true);
  const where = () => Object.fromEntries([...board.elements].map(([id, element]) => [id, element.style.transform]));
  window.stage = { ground, scene, board, director, heard, captions, show, where };
}"""

SESSION = """async ({ frames, lines }) => {
  const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
  const { TableSession } = await import(base + "table/session.js");
  const { signal } = await import(base.replace(/js.$/, "vendor/signals.js"));
  const said = [];
  let tell = (message) => {};
  const table = { id: "a", game: "", state: "running", chairs: [], awaited: [0], n: 1, mine: [0], host: true };
  const link = { state: signal("live"), refusal: signal(""), here: signal(null), close() {},
    say: async (what) => { said.push(what); return 3; } };
  const session = new TableSession("a", 0, {
    table: async () => table,
    connect: (seat, language, hear) => { tell = hear; return link; },
  });
  await new Promise((done) => session.connection.subscribe((connected) => connected && done()));
  const { scene, ground } = stage;
  tell({ n: 1, kind: "hello", missed: [], table, scene, ground, choices: [] });
  const choices = [{ action: 1, targets: ["saucer:red"], says: "" }];
  const still = { ...scene, things: frames.flatMap(({ things }) => things), gone: [] };
  tell({ n: 2, kind: "answer", seat: 1, lines, frames, table: { ...table, n: 2 }, scene: still, choices });
  const { director } = session;
  const busy = [director.busy.value];
  const count = session.choices.value.length;
  await session.send(choices[0]);
  await director.running;
  busy.push(director.busy.value);
  session.leave();
  return { busy, choices: count, said };
}"""
"""A session at a table of its own, which is told what happens and asked for an answer at the same time."""

LEFT = """async ({ frames, lines }) => {
  const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
  const { TableSession } = await import(base + "table/session.js");
  const { sounds } = await import(base + "sound/sounds.js");
  const { signal } = await import(base.replace(/js.$/, "vendor/signals.js"));
  let tell = (message) => {};
  const table = { id: "b", game: "", state: "running", chairs: [], awaited: [], n: 1, mine: [0], host: true };
  const link = { state: signal("live"), refusal: signal(""), here: signal(null), close() {}, say: async () => 0 };
  const session = new TableSession("b", 0, {
    table: async () => table,
    connect: (seat, language, hear) => { tell = hear; return link; },
  });
  await new Promise((done) => session.connection.subscribe((connected) => connected && done()));
  const { scene, ground } = stage;
  tell({ n: 1, kind: "hello", missed: [], table, scene, ground, choices: [] });
  const over = { ...table, n: 2, state: "over", result: { winners: [0] } };
  tell({ n: 2, kind: "answer", seat: 1, lines, frames, table: over, scene: { ...scene, things: [], gone: [] } });
  session.director.pause();
  const heard = [];
  sounds.play = (sound) => heard.push(sound);
  session.leave();
  await session.director.running;
  return heard;
}"""
"""A session that is left while the end of its game is held; returns what is heard then."""


def collided(saucer: str, hit: str, at: list[int]) -> list[Event]:
    return [
        Event("saucers_collided", "section 9.3", {"saucer": saucer, "hit": hit, "at": at}),
        Event("saucer_pushed", "R-02", {"saucer": saucer, "hit": hit, "direction": "meteor", "distance": 2}),
    ]


def moved(saucer: str, row: int, col: int) -> Event:
    return Event("saucer_moved", "section 9.1", {"saucer": saucer, "from": [row, col], "to": [row, col + 1]})


def chain() -> list[Event]:
    """Six saucers in a row hit one another, the last one crashes, and the first hits once more."""
    told = [moved("red", 5, 0)]
    for number, (saucer, hit) in enumerate(pairwise(COLOURS), start=1):
        told += [*collided(saucer, hit, [5, number]), moved(hit, 5, number)]
    told += [moved("pink", 5, 6), moved("pink", 5, 7)]
    told += [Event("saucer_crashed", "section 10.1", {"saucer": "pink", "from": [5, 8]})]
    return [*told, *collided("red", "green", [5, 2])]


def set_up(page: Page, speed: str) -> dict[str, Any]:
    """Lay a table in a page that has been opened; returns the frames and the sentences of the chain."""
    game = find_game("crash-and-grab")
    position = table(6, at={colour: (5, number) for number, colour in enumerate(COLOURS)})
    painter = Painter(game, "en", COLOURS)
    view = position.view(SPECTATOR)
    scene, _ = painter.scene(view, {})
    page.evaluate(SET_UP, {"ground": painter.ground(view), "scene": scene, "speed": speed})
    events = chain()
    return {"frames": painter.frames(position, events), "lines": painter.lines(events, SPECTATOR)}
