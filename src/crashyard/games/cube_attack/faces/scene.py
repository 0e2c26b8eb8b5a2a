"""What a view of Cube Attack looks like: a galaxy, and below it a lane for every player's meeple.

The galaxy stands in the unit disc of the data file (section 2). Kinds of planets, weapons and players are told
apart by shape, emblem or letter, never by colour alone. Of the score track (R51, R72) every player has a lane of
their own, with as many spaces as points are needed; a meeple that has reached its end stays there, with the points
beyond it written beside it.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from crashyard.faces.crowd import MOST_IN_ROWS, spots
from crashyard.faces.scene import (
    SEAT_COLOURS,
    Button,
    Caption,
    Counter,
    Label,
    Piece,
    Place,
    Scene,
    Side,
    Sign,
    Sprite,
    Text,
    load_background,
    load_sprites,
)
from crashyard.games.cube_attack.forms.kinds import target_name
from crashyard.games.cube_attack.rules.board import BOARDS, DATA, homes_on
from crashyard.games.cube_attack.rules.options import NAME, colours_of

PACKAGE = "crashyard.games.cube_attack"

WIDTH = 1000.0
GALAXY = 1000.0
"""The galaxy is a square of this side; the lanes lie below it."""
_SCALE = 466.0
_LANE = 62.0
_LANE_START, _LANE_END = 384.0, 726.0
_MEEPLE = 44.0
_PALE = "#aeb9ec"
_CLOSED = "#5b628a"
"""The colour of start planets that nobody has (R12)."""

_SIZES = {"start": 112.0, "cube": 96.0, "life": 96.0, "arms": 96.0, "half": 90.0, "full": 116.0}
_ROOM = _SIZES | {"start": 92.0, "full": 112.0}
"""The diameter of what cubes may cover of a planet."""
_POINTS = {"half": "2", "full": "4"}
_SMALLEST = 25.0
"""Cubes are not drawn smaller than this."""
_MARKS = {"none": "", "short": "▲", "long": "■"}


def seat_colours(view: Mapping[str, Any]) -> tuple[int, ...]:
    """The colours that the seats have chosen (R73); none if nobody chose."""
    return tuple(colours_of(view["options"], view["players"]))


def scene_of(view: Mapping[str, Any]) -> Scene:
    """The scene of a view; everybody sees the same (R64)."""
    board = _board(view["board"])
    chosen = colours_of(view["options"], view["players"])
    planets = BOARDS[view["board"]]
    homes = [planets.planets[home] for home in homes_on(planets, view["players"], chosen)]
    colours = chosen or list(range(view["players"]))
    taken = {cube["at"] for cube in view["cubes"]}
    pieces: list[Piece] = []
    for planet in board["planets"]:
        owner = _owner(planet, homes)
        if planet["kind"] != "start":
            pieces.append(_emblem(planet, planet["id"] in taken, board["symmetry"]))
        elif owner is not None and planet["id"] not in taken:
            pieces.append(_home(planet, owner, colours[owner]))
        here = [cube for cube in view["cubes"] if cube["at"] == planet["id"]]
        pieces.extend(_crowd(planet, here, colours))
    pieces.extend(_legend_pieces())
    captions = [*_header(view), *_legend_captions()]
    for seat in range(view["players"]):
        pieces.extend(_lane_pieces(view, seat, colours[seat]))
        captions.extend(_lane_captions(view, seat))
    return Scene(
        game=NAME,
        width=WIDTH,
        height=GALAXY + _LANE * view["players"] + 14,
        title=Text("game-name"),
        caption=_caption(view),
        background=_background(view["board"], tuple(colours)),
        sprites=_sprites(),
        places=tuple(_place(planet, homes, colours, board["symmetry"]) for planet in board["planets"]),
        pieces=tuple(pieces),
        lines=_lines(view["board"]),
        captions=tuple(captions),
        buttons=(Button("activate", Text("button-activate")), Button("end_turn", Text("button-end-turn"))),
        sides=tuple(_side(view, seat, colours[seat]) for seat in range(view["players"])),
        legend=_LEGEND,
    )


@cache
def _sprites() -> tuple[Sprite, ...]:
    return load_sprites(PACKAGE)


@cache
def _board(name: str) -> dict[str, Any]:
    boards = cast("list[dict[str, Any]]", DATA["boards"])
    return next(board for board in boards if board["id"] == name)


def _at(x: float, y: float) -> tuple[float, float]:
    """Where a point of the unit disc lies in the picture."""
    return WIDTH / 2 + _SCALE * x, GALAXY / 2 + _SCALE * y


# -- the galaxy -----------------------------------------------------------------------------


def _owner(planet: Mapping[str, Any], homes: Sequence[str]) -> int | None:
    return homes.index(planet["id"]) if planet["id"] in homes else None


def _place(planet: Mapping[str, Any], homes: Sequence[str], colours: Sequence[int], sectors: int) -> Place:
    x, y = _at(planet["x"], planet["y"])
    kind, owner = planet["kind"], _owner(planet, homes)
    facts: dict[str, object] = {"planet": planet["id"]}
    colour, title = "", Text(f"planet-{kind}", facts)
    mark: Label = ""
    if kind == "start":
        colour, title = _CLOSED, Text("planet-closed", facts)
    if owner is not None:
        colour, title = SEAT_COLOURS[colours[owner]], Text("planet-start", {**facts, "seat": owner})
        mark = _letter(colours[owner])
    return Place(
        id=planet["id"],
        sprite=f"planet-{kind}",
        x=x,
        y=y,
        size=_SIZES[kind],
        title=title,
        label=planet["id"],
        label_at=_beside(planet, 1, 20, sectors),
        mark=mark,
        colour=colour,
        target="" if kind == "start" else planet["id"],
    )


def _beside(planet: Mapping[str, Any], side: int, gap: float, sectors: int) -> tuple[float, float]:
    """From the middle of a planet to beside its rim, where no orbit runs; `side` is -1 or 1, seen from the centre."""
    centre = planet["kind"] == "full"
    outwards = math.radians(-90) if centre else math.atan2(planet["y"], planet["x"])
    angle = outwards + side * math.radians(180 / sectors if centre else 70)
    reach = _SIZES[planet["kind"]] / 2 + gap
    return reach * math.cos(angle), reach * math.sin(angle)


def _emblem(planet: Mapping[str, Any], taken: bool, sectors: int) -> Piece:
    """What tells the kind of a planet: large on an empty one, pushed to its rim by cubes."""
    x, y = _at(planet["x"], planet["y"])
    kind = planet["kind"]
    dx, dy = _beside(planet, -1, 13, sectors) if taken else (0.0, 0.0)
    size = 36.0 if taken else 0.55 * _SIZES[kind]
    title = Text(f"planet-{kind}", {"planet": planet["id"]})
    return Piece(
        f"emblem-{planet['id']}", f"emblem-{kind}", x + dx, y + dy, size, title, _POINTS.get(kind, ""), layer=3
    )


def _letter(colour: int) -> Text:
    """The letter of a colour, which cubes, homes and meeples of that colour have."""
    return Text("seat-letter", {"seat": colour})


def _home(planet: Mapping[str, Any], owner: int, colour: int) -> Piece:
    """The letter of its owner on an empty start planet."""
    x, y = _at(planet["x"], planet["y"])
    title = Text("planet-start", {"planet": planet["id"], "seat": owner})
    return Piece(f"home-{owner}", "seat", x, y, 62, title, _letter(colour), SEAT_COLOURS[colour], layer=1)


# -- cubes ----------------------------------------------------------------------------------


def _crowd(planet: Mapping[str, Any], cubes: list[dict[str, Any]], colours: Sequence[int]) -> list[Piece]:
    """The cubes of one planet, side by side; too many of them are put on heaps of interchangeable ones (R07)."""
    heaps: dict[str, list[dict[str, Any]]] = {}
    for cube in cubes:
        like = _target(cube) if len(cubes) > MOST_IN_ROWS else f"{cube['seat']}-{cube['id']}"
        heaps.setdefault(like, []).append(cube)
    pieces = []
    x, y = _at(planet["x"], planet["y"])
    found, size = spots(len(heaps), _ROOM[planet["kind"]], _SMALLEST)
    for (dx, dy), heap in zip(found, heaps.values(), strict=True):
        for cube in heap:
            count = len(heap) if cube is heap[-1] else 1
            pieces.append(_cube(cube, colours[cube["seat"]], x + dx, y + dy, size, count))
    return pieces


def _cube(cube: Mapping[str, Any], colour: int, x: float, y: float, size: float, count: int) -> Piece:
    seat, weapon, lives = cube["seat"], cube["weapon"], cube["lives"]
    facts = {name: cube[name] for name in ("seat", "at", "weapon", "lives", "spent")}
    spent = tuple({"activate": "has-activated", "attack": "has-attacked"}[mark] for mark in cube["spent"])
    marks = _MARKS[weapon] + ("²" if lives == 2 else "") + "'" * ("activate" in cube["spent"])
    return Piece(
        id=f"cube-{seat}-{cube['id']}",
        sprite=f"{'stack' if lives == 2 else 'cube'}-{weapon}",
        x=x,
        y=y,
        size=size,
        title=Text("piece-cube", facts),
        label=_letter(colour),
        colour=SEAT_COLOURS[colour],
        layer=2,
        badges=spent,
        mark=marks + '"' * ("attack" in cube["spent"]),
        count=count,
        place=cube["at"],
        target=_target(cube),
    )


def _target(cube: Mapping[str, Any]) -> str:
    return target_name(cube["seat"], cube["at"], cube["weapon"], cube["lives"], cube["spent"])


# -- lanes ----------------------------------------------------------------------------------


def _lane_y(seat: int) -> float:
    return GALAXY + 6 + _LANE * (seat + 0.5)


def _is_out(view: Mapping[str, Any], seat: int) -> bool:
    return all(cube["seat"] != seat for cube in view["cubes"])


def _lane_pieces(view: Mapping[str, Any], seat: int, number: int) -> list[Piece]:
    y, colour = _lane_y(seat), SEAT_COLOURS[number]
    score, goal = view["scores"][seat], view["options"]["target"]
    letter, who = _letter(number), {"seat": seat}
    way = min(score, goal) / goal * (_LANE_END - _LANE_START)
    pieces = [
        Piece(
            f"seat-{seat}", "seat", 42, y, 46, Text("seat-name", who), letter, colour, layer=1, target=f"seat:{seat}"
        ),
        Piece(
            f"meeple-{seat}",
            "meeple",
            _LANE_START + way,
            y,
            _MEEPLE,
            Text("piece-meeple", {"seat": seat, "points": score, "goal": goal}),
            letter,
            colour,
            layer=1,
        ),
        Piece(f"reserve-{seat}", "reserve", 848, y, 26, Text("counter-reserve"), "", colour, layer=1),
        Piece(f"removed-{seat}", "removed", 926, y, 30, Text("counter-removed"), "", colour, layer=1),
    ]
    if seat == view["marker"]:
        pieces.append(Piece("start-player", "pawn", 264, y, 40, Text("piece-start-player", who), layer=1))
    if seat in view["winners"]:
        pieces.append(Piece(f"winner-{seat}", "winner", 318, y, 44, Text("note-winner"), layer=1))
    if seat == view["active"] and not view["over"]:
        pieces.append(Piece("turn", "turn", 42, y, _LANE - 4, Text("note-turn"), "", colour, layer=0))
        for action in range(2):
            sprite = "action" if action < view["left"] else "action-used"
            title = Text("piece-actions", {"left": view["left"]})
            pieces.append(Piece(f"action-{action}", sprite, 304 + 36 * action, y, 34, title, layer=1))
    return pieces


def _lane_captions(view: Mapping[str, Any], seat: int) -> list[Caption]:
    y = _lane_y(seat)
    out = _is_out(view, seat)
    colour = "#8088ad" if out else "#eef1ff"
    reserve, removed = view["reserve"][seat], view["removed"][seat]
    captions = [
        Caption(f"name-{seat}", 74, y, 32, Text("seat-name", {"seat": seat}), colour=colour, width=168),
        Caption(f"score-{seat}", 816, y, 38, str(view["scores"][seat]), colour=colour, anchor="end", width=58),
        Caption(f"reserve-count-{seat}", 866, y, 28, str(reserve), Text("counter-reserve"), colour),
        Caption(f"removed-count-{seat}", 946, y, 28, str(removed), Text("counter-removed"), colour),
    ]
    beyond = view["scores"][seat] - view["options"]["target"]
    if beyond > 0:
        x = _LANE_END - _MEEPLE / 2 - 4
        captions.append(Caption(f"beyond-{seat}", x, y - 18, 22, f"+{beyond}", colour=colour, anchor="end", width=74))
    if out and seat not in view["winners"]:
        captions.append(Caption(f"out-{seat}", 322, y, 26, Text("note-out"), colour=colour, anchor="middle", width=74))
    return captions


def _header(view: Mapping[str, Any]) -> list[Caption]:
    """Round and aim of the game, in the corners that the galaxy leaves free."""
    goal = Text("header-goal", {"goal": view["options"]["target"]})
    return [
        Caption("round", 22, 40, 36, Text("header-round", {"round": view["round"]}), width=200),
        Caption("goal", WIDTH - 22, 40, 24, goal, colour=_PALE, anchor="end", width=330),
    ]


def _caption(view: Mapping[str, Any]) -> Text:
    if view["over"]:
        return Text("caption-over", {"winners": view["winners"], "round": view["round"]})
    if view["active"] is None:
        return Text("caption-setup")
    return Text("caption-turn", {"seat": view["active"], "left": view["left"], "round": view["round"]})


def _side(view: Mapping[str, Any], seat: int, colour: int) -> Side:
    notes = []
    if seat == view["marker"]:
        notes.append(Text("note-start-player"))
    if seat in view["winners"]:
        notes.append(Text("note-winner"))
    elif _is_out(view, seat):
        notes.append(Text("note-out"))
    return Side(
        seat=seat,
        colour=SEAT_COLOURS[colour],
        letter=_letter(colour),
        score=view["scores"][seat],
        goal=view["options"]["target"],
        counters=(
            Counter(Text("counter-reserve"), view["reserve"][seat]),
            Counter(Text("counter-removed"), view["removed"][seat]),
        ),
        notes=tuple(notes),
        active=seat == view["active"] and not view["over"],
    )


# -- the legend -----------------------------------------------------------------------------

_LEGEND = tuple(
    Sign(mark, Text(f"legend-{name}"))
    for mark, name in [
        ("S", "start"),
        ("C", "cube"),
        ("L", "life"),
        ("A", "arms"),
        ("H", "half"),
        ("F", "full"),
        ("▲", "short"),
        ("■", "long"),
        ("²", "two-lives"),
        ("'", "activated"),
        ('"', "attacked"),
    ]
)
_CORNERS = (
    (34.0, "start", ("cube-short", "legend-short"), ("cube-long", "legend-long"), ("stack-none", "legend-two-lives")),
    (966.0, "end", ("emblem-cube", "legend-cube"), ("emblem-life", "legend-life"), ("emblem-arms", "legend-arms")),
)
"""What stands in the lower corners: a sprite and its meaning, line by line."""


def _legend_pieces() -> list[Piece]:
    return [
        Piece(f"sign-{sprite}", sprite, x, 914 + 32 * line, 25, Text(key), colour=_PALE)
        for x, _, *lines in _CORNERS
        for line, (sprite, key) in enumerate(lines)
    ]


def _legend_captions() -> list[Caption]:
    return [
        Caption(
            f"meaning-{sprite}",
            x + (22 if anchor == "start" else -22),
            914 + 32 * line,
            21,
            Text(key),
            colour=_PALE,
            anchor=anchor,
            width=190,
        )
        for x, anchor, *lines in _CORNERS
        for line, (sprite, key) in enumerate(lines)
    ]


# -- the background -------------------------------------------------------------------------


@cache
def _background(name: str, colours: tuple[int, ...]) -> str:
    drawing = _board(name)["drawing"]
    middle_x, middle_y = _at(0, 0)
    orbits = [f'<g fill="none" stroke="{_PALE}" stroke-opacity="0.6" stroke-width="4">']
    for circle in drawing["circles"]:
        orbits.append(f'<circle cx="{middle_x:g}" cy="{middle_y:g}" r="{_SCALE * circle["radius"]:.1f}"/>')
    for line in drawing["lines"]:
        (x, y), (end_x, end_y) = _at(*line["from"]), _at(*line["to"])
        orbits.append(f'<path d="M{x:.1f} {y:.1f}L{end_x:.1f} {end_y:.1f}"/>')
    return "".join([load_background(PACKAGE, "sky.svg"), *orbits, "</g>", _lanes(colours)])


def _lanes(colours: Sequence[int]) -> str:
    parts = [f'<rect y="1000" width="1000" height="{_LANE * len(colours) + 14:g}" fill="#0b0e22"/>']
    step = (_LANE_END - _LANE_START) / 8
    for seat, number in enumerate(colours):
        y, colour = _lane_y(seat), SEAT_COLOURS[number]
        ticks = "".join(f"M{_LANE_START + step * tick:g} {y - 8:g}v16" for tick in range(9))
        parts.append(
            f'<g stroke="{colour}" stroke-width="4" stroke-linecap="round" stroke-opacity="0.55" fill="none">'
            f'<path d="M{_LANE_START:g} {y:g}H{_LANE_END:g}"/><path d="{ticks}" stroke-width="3"/></g>'
        )
    return "".join(parts)


@cache
def _lines(name: str) -> tuple[tuple[tuple[float, float], ...], ...]:
    """The orbits as lines of many points."""
    drawing = _board(name)["drawing"]
    ways = [tuple(_at(*end) for end in (line["from"], line["to"])) for line in drawing["lines"]]
    for circle in drawing["circles"]:
        turns = [math.tau * step / 72 for step in range(73)]
        ways.append(tuple(_at(circle["radius"] * math.sin(turn), circle["radius"] * math.cos(turn)) for turn in turns))
    return tuple(ways)
