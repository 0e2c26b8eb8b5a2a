"""What a view of Crash & Grab looks like: the board of squares (section 3), and below it what the saucers have.

Colours are told by a letter as well, types of crewmembers and direction markers by a pictogram. Every saucer and every
crewmember is one piece all game long, wherever it goes. What lies below the board is drawn by `supplies`
and `mats`; what a terminal writes about it is in `remarks`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from crashyard.faces.scene import (
    Button,
    Caption,
    Piece,
    Place,
    Scene,
    Sign,
    Sprite,
    Text,
    load_background,
    load_sprites,
)
from crashyard.games.crash_and_grab.faces.mats import (
    COLOUR_CODES,
    Drawn,
    crewmember,
    letter,
    mat_sprites,
    mats_of,
)
from crashyard.games.crash_and_grab.faces.remarks import counted_sides, notes_of, upgrade_signs
from crashyard.games.crash_and_grab.faces.supplies import supplies_of
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView
from crashyard.games.crash_and_grab.rules.board import (
    ACCELERATOR,
    DIRECTIONS,
    EMPTY,
    MARKERS,
    SHOWN,
    SIZES,
    SLOTS,
    TYPES,
    tile_code,
)
from crashyard.games.crash_and_grab.rules.facts import ToBePlaced
from crashyard.games.crash_and_grab.rules.options import NAME

SCENE_WIDTH = 1000.0
_PACKAGE = "crashyard.games.crash_and_grab"
"""Whose folder `data` holds the pictures."""
_LEFT, _TOP = 82.0, 184.0
_BOARD = 836.0
"""Where the board begins, and how long its sides are, however many spaces it has."""
_BESIDE = 42.0
"""How far the direction markers lie from the edge."""
_MARKER = 70.0
_PALE = "#aeb9ec"
_SIGNS = {"sun": "☼", "meteor": "☄", "stars": "⁂", "asteroids": "∴"}
"""The direction markers in a terminal."""


def scene_of(view: CrashAndGrabView) -> Scene:
    """The scene of a view: a seat sees its own plans and the cards it has drawn, a spectator neither (section 4)."""
    header = _header(view)
    supplies = supplies_of(view, _TOP + _BOARD + 2 * _BESIDE)
    mats = mats_of(view, supplies.bottom)
    return Scene(
        game=NAME,
        width=SCENE_WIDTH,
        height=mats.bottom,
        title=Text("game-name"),
        caption=Text("caption", _facts(view)),
        background=_background(),
        sprites=_sprites(),
        places=(*_tiles(view), *_spaces(view), *_frames(view), *_sides_of_board(view)),
        pieces=(
            *_sites(view),
            *_markers(view),
            *_saucers(view),
            *_crew(view),
            *header.pieces,
            *supplies.pieces,
            *mats.pieces,
        ),
        captions=(*header.captions, *supplies.captions, *mats.captions),
        buttons=_buttons(view),
        sides=counted_sides(view),
        legend=(*_legend(view), *upgrade_signs(view)),
        notes=notes_of(view),
    )


@cache
def _sprites() -> tuple[Sprite, ...]:
    return (*load_sprites(_PACKAGE), *mat_sprites())


@cache
def _background() -> str:
    return load_background(_PACKAGE, "space.svg")


# -- the board ------------------------------------------------------------------------------


def _cell_size(view: CrashAndGrabView) -> float:
    return _BOARD / SIZES[view["players"]]


def _middle(view: CrashAndGrabView, row: float, col: float) -> tuple[float, float]:
    """Where the middle of a space lies in the picture."""
    size = _cell_size(view)
    return _LEFT + size * (col + 0.5), _TOP + size * (row + 0.5)


def space_name(at: list[int]) -> str:
    return f"{at[0]},{at[1]}"


def _slots(view: CrashAndGrabView) -> list[tuple[dict[str, Any], Mapping[str, Any] | None]]:
    """Every slot of the board, and the tile that lies there (section 3.1)."""
    laid = {tile["slot"]: tile for tile in view["tiles"]}
    return [(slot, laid.get(slot["slot"])) for slot in SLOTS[view["players"]]]


def _lying(view: CrashAndGrabView, sprite: str) -> list[tuple[str, str, float, float, Text]]:
    """For each slot its name, a sprite in its shape, its middle, and what it is called."""
    found = []
    for slot, tile in _slots(view):
        x, y = _middle(view, slot["row"] + (slot["rows"] - 1) / 2, slot["col"] + (slot["cols"] - 1) / 2)
        title = Text("tile", {"tile": tile["tile"], "side": tile["side"]}) if tile else Text("tile-missing")
        found.append((slot["slot"], f"{sprite}-{slot['rows']}x{slot['cols']}", x, y, title))
    return found


def _tiles(view: CrashAndGrabView) -> list[Place]:
    size = _cell_size(view)
    return [Place(f"tile-{name}", sprite, x, y, size, title) for name, sprite, x, y, title in _lying(view, "tile")]


def _frames(view: CrashAndGrabView) -> list[Place]:
    """The borders of the tiles, over the spaces: whoever points at a tile points at its frame."""
    size = _cell_size(view)
    return [
        Place(name, sprite, x, y, size, title, target=f"tile:{name}")
        for name, sprite, x, y, title in _lying(view, "frame")
    ]


def _kinds(view: CrashAndGrabView) -> dict[tuple[int, int], int]:
    """What each space of the tiles that are laid shows."""
    found = {}
    for slot, tile in _slots(view):
        if tile:
            shown = SHOWN[tile_code(tile["tile"], "AB".index(tile["side"]), tile["turns"])]
            for index, kind in enumerate(shown):
                row, col = divmod(index, slot["cols"])
                found[slot["row"] + row, slot["col"] + col] = int(kind)
    return found


def _spaces(view: CrashAndGrabView) -> list[Place]:
    kinds = _kinds(view)
    places = []
    for slot in SLOTS[view["players"]]:
        for row in range(slot["row"], slot["row"] + slot["rows"]):
            for col in range(slot["col"], slot["col"] + slot["cols"]):
                x, y = _middle(view, row, col)
                sprite, mark, title = _look(kinds.get((row, col)), [row, col])
                name = space_name([row, col])
                place = Place(
                    id=name,
                    sprite=sprite,
                    x=x,
                    y=y,
                    size=_cell_size(view),
                    title=title,
                    mark=mark,
                    target=f"space:{name}",
                    square=(row, col),
                    area=slot["slot"],
                )
                places.append(place)
    return places


def _look(kind: int | None, at: list[int]) -> tuple[str, str, Text]:
    """The sprite, the mark and the title of a space (section 3.6)."""
    if kind is None:
        return "unlaid", "", Text("tile-missing")
    if kind == ACCELERATOR:
        return "accelerator", "+", Text("space-accelerator", {"at": at})
    if kind == EMPTY:
        return "space", "·", Text("space", {"at": at})
    return "site", str(kind), Text("space-site", {"at": at, "site": kind})


def _sites(view: CrashAndGrabView) -> list[Piece]:
    """The numbers of the crash sites, which stay in sight when something stands there."""
    pieces = []
    for (row, col), kind in _kinds(view).items():
        if EMPTY < kind < ACCELERATOR:
            x, y = _middle(view, row, col)
            title = Text("space-site", {"at": [row, col], "site": kind})
            label, target = str(kind), f"site:{kind}"
            pieces.append(
                Piece(f"site-{kind}", "site-number", x, y, _cell_size(view), title, label, layer=3, target=target)
            )
    return pieces


def _around(view: CrashAndGrabView) -> list[tuple[str, tuple[int, int], float, float]]:
    """The four sides of the board: name, row and column beside it, and where its marker lies."""
    size = SIZES[view["players"]]
    middle = size // 2
    x, y = _LEFT + _BOARD / 2, _TOP + _BOARD / 2
    far = _BOARD / 2 + _BESIDE
    places = [(-1, middle), (middle, size), (size, middle), (middle, -1)]
    spots = [(x, y - far), (x + far, y), (x, y + far), (x - far, y)]
    return [(side, places[number], *spots[number]) for number, side in enumerate(DIRECTIONS)]


def _marker_of_side(view: CrashAndGrabView) -> dict[str, str]:
    """By the name of a side of the board; empty before the markers are laid."""
    laid = view["markers"]
    return (
        {} if laid is None else {"up": laid["up"], "right": laid["right"], "down": laid["down"], "left": laid["left"]}
    )


def _sides_of_board(view: CrashAndGrabView) -> list[Place]:
    markers = _marker_of_side(view)
    return [
        Place(
            side,
            "beside",
            x,
            y,
            _MARKER,
            Text("side", {"side": side}),
            mark=_SIGNS[markers[side]] if side in markers else "",
            square=at,
        )
        for side, at, x, y in _around(view)
    ]


def _markers(view: CrashAndGrabView) -> list[Piece]:
    """The direction markers, one at each side (section 3.5)."""
    pieces = []
    markers = _marker_of_side(view)
    for side, _, x, y in _around(view) if markers else []:
        marker = markers[side]
        title = Text("piece-marker", {"marker": marker, "side": side})
        piece = Piece(
            id=f"marker-{marker}",
            sprite=f"marker-{marker}",
            x=x,
            y=y,
            size=_MARKER,
            title=title,
            mark=_SIGNS[marker],
            target=f"direction:{marker}",
        )
        pieces.append(piece)
    return pieces


def _saucers(view: CrashAndGrabView) -> list[Piece]:
    """The saucers on the board; those off it lie on their mats."""
    pieces = []
    for saucer in view["saucers"]:
        if saucer["at"] is None:
            continue
        x, y = _middle(view, *saucer["at"])
        colour = saucer["colour"]
        piece = Piece(
            id=f"saucer-{colour}",
            sprite="saucer",
            x=x,
            y=y,
            size=0.84 * _cell_size(view),
            title=Text("piece-saucer", {"colour": colour, "seat": saucer["seat"], "at": saucer["at"]}),
            label=letter(colour),
            colour=COLOUR_CODES[colour],
            layer=2,
            place=space_name(saucer["at"]),
            target=f"saucer:{colour}",
        )
        pieces.append(piece)
    return pieces


def _crew(view: CrashAndGrabView) -> list[Piece]:
    """The crewmembers on the board; they lie on crash sites."""
    pieces = []
    for crew in view["crew"]:
        x, y = _middle(view, *crew["at"])
        title = Text("piece-crew-at", {"colour": crew["colour"], "type": crew["type"], "at": crew["at"]})
        size = 0.7 * _cell_size(view)
        pieces.append(crewmember(crew, x, y, size, title, place=space_name(crew["at"]), layer=1))
    return pieces


# -- the header -----------------------------------------------------------------------------


def _facts(view: CrashAndGrabView) -> dict[str, object]:
    """What is asked, of whom: the facts of the sentence that says so."""
    moment = view["moment"]
    placing: ToBePlaced = moment["placing"] or {}
    crew = placing.get("crew")
    return {
        "round": view["round"],
        "rotation": view["rotation"] or "",
        "phase": moment["phase"],
        "stage": moment["stage"],
        "window": moment["window"] or "",
        "awaited": view["awaited"],
        "saucer": moment["asked"] or moment["mover"] or moment["saucer"] or "",
        "victim": moment["rewards"][0] if moment["rewards"] else "",
        "placing": placing.get("saucer", ""),
        "colour": crew["colour"] if crew else "",
        "type": crew["type"] if crew else "",
        "winner": -1 if view["winner"] is None else view["winner"],
    }


def _header(view: CrashAndGrabView) -> Drawn:
    """The round, the order of its turns, and what is asked."""
    captions = [
        Caption("round", 18, 32, 40, Text("header-round", {"round": view["round"]}), width=400),
        Caption("asked", 18, 84, 33, Text("ask", _facts(view)), colour=_PALE, width=964),
    ]
    pieces = []
    order = turn_order(view)
    for number, seat in enumerate(order):
        x = 966 - 56 * (len(order) - 1 - number)
        now = number == view["turn"] - 1 and view["moment"]["phase"] != "over"
        sprite = "seat-now" if now else "seat-done" if number < view["turn"] else "seat"
        title = Text("piece-turn", {"number": number + 1, "seat": seat})
        colour = view["saucers"][seat]["colour"]
        pieces.append(Piece(f"order-{number}", sprite, x, 34, 50, title, letter(colour), COLOUR_CODES[colour], layer=1))
    if view["rotation"] and order:
        title = Text("piece-rotation", {"rotation": view["rotation"]})
        pieces.append(Piece("rotation", view["rotation"], 966 - 56 * len(order) - 6, 34, 46, title))
    return Drawn(pieces, captions, _TOP)


def turn_order(view: CrashAndGrabView) -> list[int]:
    """The seats in the order of their turns, as far as it is known (sections 6 and 12)."""
    probe, players = view["probe"], view["players"]
    if probe is None or view["round"] == 0:
        return []
    if players == 2:
        return [probe, 1 - probe, probe, 1 - probe]
    if view["rotation"] is None:
        return [probe]
    step = 1 if view["rotation"] == "clockwise" else -1
    return [(probe + step * number) % players for number in range(players)]


# -- what can be pointed at beside the table, and the legend --------------------------------


def _buttons(view: CrashAndGrabView) -> tuple[Button, ...]:
    moment = view["moment"]
    facts = {"phase": moment["phase"], "window": moment["window"] or ""}
    return (
        *(Button(f"distance:{spaces}", Text("button-distance", {"distance": spaces})) for spaces in range(13)),
        *(Button(f"turns:{turns}", Text("button-turns", {"turns": turns})) for turns in (1, 2, 3)),
        *(
            Button(f"rotation:{rotation}", Text("button-rotation", {"rotation": rotation}))
            for rotation in ("clockwise", "counter-clockwise")
        ),
        Button("energize", Text("button-energize")),
        Button("buy", Text("button-buy")),
        Button("decline", Text("button-decline", facts)),
    )


def _legend(view: CrashAndGrabView) -> list[Sign]:
    """What the letters and signs of the terminal mean."""
    signs = [Sign(_SIGNS[marker], Text("marker-name", {"marker": marker})) for marker in MARKERS]
    signs += [Sign("+", Text("legend-accelerator")), Sign("1–12", Text("legend-site"))]
    colours = [colour for colour in COLOUR_CODES if colour in view["lost"]]
    signs += [Sign(letter(colour), Text("colour", {"colour": colour})) for colour in colours]
    return signs + [Sign(Text("sign", {"type": kind}), Text("type", {"type": kind})) for kind in TYPES]
