"""The galaxy: planets, the orbits between them, and the cubes that stand on them.

It stands in the unit disc of the data file (section 2). Kinds of planets, weapons and players are told apart by shape,
emblem or letter, never by colour alone.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from crashyard.faces.crowd import MOST_IN_ROWS, spots
from crashyard.faces.scene import SEAT_COLOURS, Label, Piece, Place, Text
from crashyard.games.cube_attack.forms.kinds import target_name
from crashyard.games.cube_attack.rules.board import BOARDS, DATA, homes_on
from crashyard.games.cube_attack.rules.options import PARAMETERS

GALAXY = 1000.0
"""The galaxy is a square of this side."""
_SCALE = 466.0
_CLOSED = "#5b628a"
"""The colour of start planets that nobody has (R12)."""
_SIZES = {"start": 122.0, "cube": 96.0, "life": 96.0, "arms": 96.0, "half": 90.0, "full": 116.0}
_ROOM = _SIZES | {"start": 100.0, "full": 112.0}
"""The diameter of what cubes may cover of a planet."""
_FEW, _MORE_ROOM = 4, 1.1
"""So few cubes may stand over the rim by so much, which makes their letters readable on a phone."""
_USUAL = {each.name: each.default for each in PARAMETERS}


Moons = Mapping[str, Mapping[str, object]]


def points_of_moons(options: Mapping[str, Any]) -> Moons:
    """What each kind of moon brings, alone and shared, by the rulebook or as the laboratory has changed it."""
    chosen: dict[str, Any] = {**_USUAL, **options}
    wholes = {"half": chosen["half_moon"], "full": chosen["full_moon"]}
    return {kind: {"points": whole, "shared": whole * chosen["shared_moon"] // 100} for kind, whole in wholes.items()}


def label_of(moons: Moons, kind: str) -> str:
    """The points of a moon, as they stand on it; nothing for another planet."""
    return str(moons[kind]["points"]) if kind in moons else ""


_SMALLEST = 25.0
"""Cubes are not drawn smaller than this."""
_GLOW = (("#6f8cff", 0.1, 18), ("#86a2ff", 0.2, 9), ("#dfe7ff", 0.85, 2.6))
"""Colour, opacity and width of an orbit: its light in two steps, and over it the line itself."""
_MARKS = {"none": "", "short": "▲", "long": "■"}


def letter_of(colour: int) -> Text:
    """The letter of a colour, which cubes, homes and meeples of that colour have."""
    return Text("seat-letter", {"seat": colour})


def draw_galaxy(view: Mapping[str, Any], colours: Sequence[int], chosen: list[int]) -> tuple[list[Place], list[Piece]]:
    """The planets, and what lies on them."""
    board = _board(view["board"])
    planets = BOARDS[view["board"]]
    homes = [planets.planets[home] for home in homes_on(planets, view["players"], chosen)]
    taken = {cube["at"] for cube in view["cubes"]}
    moons = points_of_moons(view["options"])
    pieces: list[Piece] = []
    for planet in board["planets"]:
        owner = _owner(planet, homes)
        if planet["kind"] != "start":
            pieces.append(_emblem(planet, planet["id"] in taken, board["symmetry"], moons))
        elif owner is not None and planet["id"] not in taken:
            pieces.append(_home(planet, owner, colours[owner]))
        here = [cube for cube in view["cubes"] if cube["at"] == planet["id"]]
        pieces.extend(_crowd(planet, here, colours))
    return [_place(planet, homes, colours, board["symmetry"], moons) for planet in board["planets"]], pieces


@cache
def _board(name: str) -> dict[str, Any]:
    boards = cast("list[dict[str, Any]]", DATA["boards"])
    return next(board for board in boards if board["id"] == name)


def kind_of(name: str, planet: str) -> str:
    """What kind of planet it is on a board."""
    return next(str(found["kind"]) for found in _board(name)["planets"] if found["id"] == planet)


def _at(x: float, y: float) -> tuple[float, float]:
    """Where a point of the unit disc lies in the picture."""
    return GALAXY / 2 + _SCALE * x, GALAXY / 2 + _SCALE * y


def _owner(planet: Mapping[str, Any], homes: Sequence[str]) -> int | None:
    return homes.index(planet["id"]) if planet["id"] in homes else None


def _place(
    planet: Mapping[str, Any], homes: Sequence[str], colours: Sequence[int], sectors: int, moons: Moons
) -> Place:
    x, y = _at(planet["x"], planet["y"])
    kind, owner = planet["kind"], _owner(planet, homes)
    facts: dict[str, object] = {"planet": planet["id"], **moons.get(kind, {})}
    colour, title = "", Text(f"planet-{kind}", facts)
    mark: Label = ""
    if kind == "start":
        colour, title = _CLOSED, Text("planet-closed", facts)
    if owner is not None:
        colour, title = SEAT_COLOURS[colours[owner]], Text("planet-start", {**facts, "seat": owner})
        mark = letter_of(colours[owner])
    return Place(
        id=planet["id"],
        sprite=f"planet-{kind}",
        x=x,
        y=y,
        size=_SIZES[kind],
        title=title,
        label=planet["id"],
        label_at=_beside(planet, 1, 23, sectors),
        label_size=29.0,
        mark=mark,
        colour=colour,
        target="" if kind == "start" else planet["id"],
    )


def _beside(planet: Mapping[str, Any], side: int, gap: float, sectors: int) -> tuple[float, float]:
    """From the middle of a planet to beside its rim, where no orbit runs; `side` is -1 or 1, seen from the centre.

    Half moons stand close together: the names of theirs lie further out, so that no emblem covers them.
    """
    centre = planet["kind"] == "full"
    outwards = math.radians(-90) if centre else math.atan2(planet["y"], planet["x"])
    inner = planet["kind"] == "half" and side > 0
    angle = outwards + side * math.radians(180 / sectors if centre else 55 if inner else 70)
    reach = _SIZES[planet["kind"]] / 2 + gap
    return reach * math.cos(angle), reach * math.sin(angle)


def _emblem(planet: Mapping[str, Any], taken: bool, sectors: int, moons: Moons) -> Piece:
    """What tells the kind of a planet: large on an empty one, pushed to its rim by cubes."""
    x, y = _at(planet["x"], planet["y"])
    kind = planet["kind"]
    dx, dy = _beside(planet, -1, 13, sectors) if taken else (0.0, 0.0)
    size = 40.0 if taken else 0.55 * _SIZES[kind]
    title = Text(f"planet-{kind}", {"planet": planet["id"], **moons.get(kind, {})})
    return Piece(
        f"emblem-{planet['id']}", f"emblem-{kind}", x + dx, y + dy, size, title, label_of(moons, kind), layer=3
    )


def _home(planet: Mapping[str, Any], owner: int, colour: int) -> Piece:
    """The letter of its owner on an empty start planet."""
    x, y = _at(planet["x"], planet["y"])
    title = Text("planet-start", {"planet": planet["id"], "seat": owner})
    return Piece(f"home-{owner}", "seat", x, y, 70, title, letter_of(colour), SEAT_COLOURS[colour], layer=1)


# -- cubes ----------------------------------------------------------------------------------


def _crowd(planet: Mapping[str, Any], cubes: list[dict[str, Any]], colours: Sequence[int]) -> list[Piece]:
    """The cubes of one planet, side by side; too many of them are put on heaps of interchangeable ones (R07)."""
    heaps: dict[str, list[dict[str, Any]]] = {}
    for cube in cubes:
        like = target_of(cube) if len(cubes) > MOST_IN_ROWS else f"{cube['seat']}-{cube['id']}"
        heaps.setdefault(like, []).append(cube)
    pieces = []
    x, y = _at(planet["x"], planet["y"])
    room = _ROOM[planet["kind"]] * (_MORE_ROOM if len(heaps) <= _FEW else 1.0)
    found, size = spots(len(heaps), room, _SMALLEST)
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
        label=letter_of(colour),
        colour=SEAT_COLOURS[colour],
        layer=2,
        badges=spent,
        mark=marks + '"' * ("attack" in cube["spent"]),
        count=count,
        place=cube["at"],
        target=target_of(cube),
    )


def target_of(cube: Mapping[str, Any]) -> str:
    return target_name(cube["seat"], cube["at"], cube["weapon"], cube["lives"], cube["spent"])


# -- orbits ---------------------------------------------------------------------------------


@cache
def draw_orbits(name: str) -> str:
    """The orbits as SVG: each line glows."""
    drawing = _board(name)["drawing"]
    middle, _ = _at(0, 0)
    ways = [
        f'<circle cx="{middle:g}" cy="{middle:g}" r="{_SCALE * circle["radius"]:.1f}"/>'
        for circle in drawing["circles"]
    ]
    for line in drawing["lines"]:
        (x, y), (end_x, end_y) = _at(*line["from"]), _at(*line["to"])
        ways.append(f'<path d="M{x:.1f} {y:.1f}L{end_x:.1f} {end_y:.1f}"/>')
    return "".join(
        f'<g fill="none" stroke="{colour}" stroke-opacity="{opacity}" stroke-width="{width}">{"".join(ways)}</g>'
        for colour, opacity, width in _GLOW
    )


@cache
def orbits_of(name: str) -> tuple[tuple[tuple[float, float], ...], ...]:
    """The orbits as lines of many points."""
    drawing = _board(name)["drawing"]
    ways = [tuple(_at(*end) for end in (line["from"], line["to"])) for line in drawing["lines"]]
    for circle in drawing["circles"]:
        turns = [math.tau * step / 72 for step in range(73)]
        ways.append(tuple(_at(circle["radius"] * math.sin(turn), circle["radius"] * math.cos(turn)) for turn in turns))
    return tuple(ways)
