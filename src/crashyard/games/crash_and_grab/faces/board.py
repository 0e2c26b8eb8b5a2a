"""The board of Crash & Grab (section 3): tiles, spaces, direction markers, and what stands there.

Its margin, in which the markers lie, also says which round it is and whose turns come in which order (section 6).
"""

from collections.abc import Mapping
from typing import Any

from crashyard.faces.scene import Caption, Part, Piece, Place, Text
from crashyard.games.crash_and_grab.faces.pieces import COLOUR_CODES, Drawn, crewmember, letter
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView
from crashyard.games.crash_and_grab.rules.board import (
    ACCELERATOR,
    DIRECTIONS,
    EMPTY,
    SHOWN,
    SIZES,
    SLOTS,
    tile_code,
)

BOARD_SIZE = 1000.0
"""How wide and high it is with its margin."""
_MARGIN = 66.0
_BOARD = BOARD_SIZE - 2 * _MARGIN
"""How long the sides of the board are, however many spaces it has."""
_BESIDE = _MARGIN / 2
"""How far the direction markers lie from the edge."""
_MARKER = 60.0
_TURN = 54.0
MARKER_SIGNS = {"sun": "☼", "meteor": "☄", "stars": "⁂", "asteroids": "∴"}
"""The direction markers in a terminal."""


def board_part() -> Part:
    return Part("board", "board", (0.0, 0.0, BOARD_SIZE, BOARD_SIZE), Text("header-board"))


def board_places(view: CrashAndGrabView) -> list[Place]:
    return [*_tiles(view), *_spaces(view), *_frames(view), *_sides_of_board(view)]


def board_of(view: CrashAndGrabView) -> Drawn:
    """What stands on the board and in its margin."""
    order = _order(view)
    return Drawn([*_sites(view), *_markers(view), *_saucers(view), *_crew(view), *order.pieces], order.captions)


# -- spaces ---------------------------------------------------------------------------------


def _cell_size(view: CrashAndGrabView) -> float:
    return _BOARD / SIZES[view["players"]]


def _middle(view: CrashAndGrabView, row: float, col: float) -> tuple[float, float]:
    """Where the middle of a space lies in the picture."""
    size = _cell_size(view)
    return _MARGIN + size * (col + 0.5), _MARGIN + size * (row + 0.5)


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
    sprite = "site-number" if SIZES[view["players"]] <= 8 else "site-number-large"
    for (row, col), kind in _kinds(view).items():
        if EMPTY < kind < ACCELERATOR:
            x, y = _middle(view, row, col)
            title = Text("space-site", {"at": [row, col], "site": kind})
            label, target = str(kind), f"site:{kind}"
            pieces.append(Piece(f"site-{kind}", sprite, x, y, _cell_size(view), title, label, layer=3, target=target))
    return pieces


def _around(view: CrashAndGrabView) -> list[tuple[str, tuple[int, int], float, float]]:
    """The four sides of the board: name, row and column beside it, and where its marker lies."""
    size = SIZES[view["players"]]
    middle = size // 2
    x, y = _MARGIN + _BOARD / 2, _MARGIN + _BOARD / 2
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
            mark=MARKER_SIGNS[markers[side]] if side in markers else "",
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
            mark=MARKER_SIGNS[marker],
            target=f"direction:{marker}",
        )
        pieces.append(piece)
    return pieces


# -- what stands there ----------------------------------------------------------------------


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
            size=0.9 * _cell_size(view),
            title=Text("piece-saucer", {"colour": colour, "seat": saucer["seat"]}),
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
        title = Text("piece-crew-at", {"colour": crew["colour"], "type": crew["type"]})
        size = 0.82 * _cell_size(view)
        pieces.append(crewmember(crew, x, y, size, title, place=space_name(crew["at"]), layer=1))
    return pieces


# -- the margin -----------------------------------------------------------------------------


def _order(view: CrashAndGrabView) -> Drawn:
    """The round, and the order of its turns."""
    pieces = []
    order = turn_order(view)
    for number, seat in enumerate(order):
        x = BOARD_SIZE - _MARGIN / 2 - (_TURN + 4) * (len(order) - 1 - number)
        now = number == view["turn"] - 1 and view["moment"]["phase"] != "over"
        sprite = "seat-now" if now else "seat-done" if number < view["turn"] else "seat"
        title = Text("piece-turn", {"number": number + 1, "seat": seat})
        code, label = COLOUR_CODES[view["saucers"][seat]["colour"]], letter(view["saucers"][seat]["colour"])
        pieces.append(Piece(f"order-{number}", sprite, x, _MARGIN / 2, _TURN, title, label, code, layer=1))
    if view["rotation"] and order:
        title = Text("piece-rotation", {"rotation": view["rotation"]})
        x = BOARD_SIZE - _MARGIN / 2 - (_TURN + 4) * len(order)
        pieces.append(Piece("rotation", view["rotation"], x, _MARGIN / 2, 44, title))
    label = Text("header-round", {"round": view["round"]})
    return Drawn(pieces, [Caption("round", 18, _MARGIN / 2, 36, label, width=340)])


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
