"""What a view of Crash by Crash looks like: the board of hexagons (section 2), the mats, the track and the cards.

The value of a cell is told by its shade and by as many dots, the sides by colour, shape and letter. Flower tiles and
X tiles lie on bases of different colours; where a flower has left, a hole is seen. Where the parts of the table lie
is said by `layout`; `mats` and `cards` draw what lies beside the board.
"""

import math
from functools import cache

from crashyard.faces.scene import (
    Button,
    Piece,
    Place,
    Scene,
    Sign,
    Sprite,
    Text,
    load_background,
    load_sprites,
)
from crashyard.games.crash_by_crash.faces.cards import draw_hand, draw_supply
from crashyard.games.crash_by_crash.faces.layout import WIDTH, YardDrawing, parameter, parts_of, picture_height
from crashyard.games.crash_by_crash.faces.mats import SIDE_COLOURS, draw_mat, draw_track, may_ring
from crashyard.games.crash_by_crash.faces.prompt import NEXT_PROMPTS, prompt_of
from crashyard.games.crash_by_crash.faces.reading import card_signs, counted_sides, notes_of
from crashyard.games.crash_by_crash.forms.actions import NAME
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView
from crashyard.games.crash_by_crash.rules.board import (
    DIRECTIONS,
    IS_FLOWER,
    PLACES,
    SLOT_CELLS,
    TILE_NAMES,
    value_shown,
)
from crashyard.games.crash_by_crash.rules.pieces import SIDES

PACKAGE = "crashyard.games.crash_by_crash"
"""Where the folder `data` lies, with the pictures of the pieces and of the yard."""

_CELL = 75.0
"""From one cell to the next in a row."""
_ROW = _CELL * math.sqrt(3) / 2
_LEFT, _TOP = 70.0, 70.0
"""The middle of the cell (0, 0)."""
_BELL_COLOUR = "#ffc02e"
_OPERATOR_COLOUR = "#f4f6fb"

_CAR, _BELL, _OPERATOR = 61.0, 55.0, 66.0
_RAISED = -8.0
"""Cars stand a little above the middle, so that the dots of the cell are seen below them."""


def scene_of(view: CrashByCrashView) -> Scene:
    """The scene of a view: a seat sees its own hand, a spectator none (section 9.3)."""
    parts = parts_of(view)
    beside = YardDrawing([], [])
    for part in parts:
        if part.kind == "mat":
            beside.add(draw_mat(view, part.seat % SIDES, part))
        elif part.kind == "hand":
            beside.add(draw_hand(view, part))
        elif part.kind == "supply":
            beside.add(draw_track(view, part) if part.id == "track" else draw_supply(view, part))
    return Scene(
        game=NAME,
        width=WIDTH,
        height=picture_height(parts),
        title=Text("game-name"),
        caption=caption_of(view),
        goal=Text("goal-bells", {"last": parameter(view, "scorings")}),
        background=_background(tuple(part.box for part in parts if part.kind != "board")),
        sprites=_sprites(),
        places=(*_tiles(view), *_cells(view)),
        pieces=(*_bells(view), *_cars(view), *_operator(view), *beside.pieces),
        captions=tuple(beside.captions),
        buttons=_BUTTONS,
        sides=counted_sides(view),
        legend=(*_LEGEND, *card_signs(view)),
        notes=notes_of(view),
        parts=parts,
        prompt=prompt_of(view),
        next_prompts=NEXT_PROMPTS,
    )


@cache
def _sprites() -> tuple[Sprite, ...]:
    return load_sprites(PACKAGE)


@cache
def _background(boxes: tuple[tuple[float, float, float, float], ...]) -> str:
    """The yard at night, and a panel for each part beside the board."""
    panels = [
        f'<rect x="{left + 3:g}" y="{top + 3:g}" width="{width - 6:g}" height="{height - 6:g}" rx="20" '
        'fill="url(#yard-panel)" stroke="url(#yard-edge)" stroke-width="4"/>'
        for left, top, width, height in boxes
    ]
    return load_background(PACKAGE, "yard.svg") + "".join(panels)


# -- the board ------------------------------------------------------------------------------


def _at(q: float, r: float) -> tuple[float, float]:
    """Where the middle of a cell lies in the picture (section 2.1)."""
    return _LEFT + _CELL * (q + r / 2), _TOP + _ROW * r


def _middle(slot: int) -> tuple[float, float]:
    """The middle of a tile; both shapes are symmetrical."""
    places = [_at(*PLACES[cell]) for cell in SLOT_CELLS[slot]]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def cell_name(at: list[int]) -> str:
    """A cell as an action points at it."""
    return f"{at[0]},{at[1]}"


def _tiles(view: CrashByCrashView) -> list[Place]:
    """The bases of the tiles; a hole where one has left the game."""
    places = []
    for laid in view["layout"]:
        slot = laid["slot"]
        x, y = _middle(slot)
        sprite = "tile-flower" if IS_FLOWER[slot] else "tile-x"
        title = Text("tile", {"flower": IS_FLOWER[slot]})
        if slot in view["removed"]:
            sprite, title = "tile-hole", Text("hole")
        places.append(Place(f"tile-{slot}", sprite, x, y, _CELL, title))
    return places


def _cells(view: CrashByCrashView) -> list[Place]:
    taken = {cell_name(car["at"]) for car in view["cars"]} | {cell_name(bell["at"]) for bell in view["bells"]}
    if isinstance(view["operator"], list):
        taken.add(cell_name(view["operator"]))
    places = []
    for laid in view["layout"]:
        slot, tile = laid["slot"], TILE_NAMES.index(laid["tile"])
        for index, cell in enumerate(SLOT_CELLS[slot]):
            q, r = PLACES[cell]
            name = cell_name([q, r])
            value = value_shown(tile, laid["rotation"], index)
            x, y = _at(q, r)
            gone = slot in view["removed"]
            sprite = f"cell-{value}-taken" if name in taken else f"cell-{value}"
            title = Text("cell", {"at": [q, r], "value": value})
            if gone:
                sprite, title = "cell-gone", Text("hole")
            place = Place(
                id=name,
                sprite=sprite,
                x=x,
                y=y,
                size=_CELL,
                title=title,
                mark="" if gone else str(value or "·"),
                target=name,
                hexagon=(q, r),
                area=str(slot),
            )
            places.append(place)
    return places


def _cars(view: CrashByCrashView) -> list[Piece]:
    pieces = []
    for car in view["cars"]:
        side, number = car["side"], car["car"]
        magnetic = car["kind"] == "magnet"
        x, y = _at(*car["at"])
        piece = Piece(
            id=f"car-{side}-{number}",
            sprite=f"magnet-{side}" if magnetic else f"car-{side}",
            x=x,
            y=y + _RAISED,
            size=_CAR,
            title=Text("piece-car", {"side": side, "magnetic": magnetic}),
            label=Text("side-letter", {"side": side}),
            colour=SIDE_COLOURS[side],
            layer=2,
            mark="∩" if magnetic else "",
            place=cell_name(car["at"]),
            target=cell_name(car["at"]),
        )
        pieces.append(piece)
    return pieces


def _bells(view: CrashByCrashView) -> list[Piece]:
    """The bells; one that shares its cell lies small at its side."""
    others = [car["at"] for car in view["cars"]] + [view["operator"]]
    pieces = []
    for bell in view["bells"]:
        at = bell["at"]
        x, y = _at(*at)
        small = at in others
        piece = Piece(
            id=f"bell-{bell['bell']}",
            sprite="bell",
            x=x + (21 if small else 0),
            y=y + (16 if small else _RAISED),
            size=34 if small else _BELL,
            title=Text("piece-bell", {"rung": at == view["rung"]}),
            colour=_BELL_COLOUR,
            layer=4 if small else 1,
            badges=("bell-ringing",) if at == view["rung"] else (),
            mark="♪",
            place=cell_name(at),
            target=cell_name(at),
        )
        pieces.append(piece)
    return pieces


def _operator(view: CrashByCrashView) -> list[Piece]:
    """The operator on a cell, or in the middle of a hole."""
    field = view["operator"]
    if field is None:
        return []
    at = field if isinstance(field, list) else list(PLACES[SLOT_CELLS[field["hole"]][0]])
    x, y = _at(*at)
    return [
        Piece(
            id="operator",
            sprite="operator",
            x=x,
            y=y + _RAISED,
            size=_OPERATOR,
            title=Text("piece-operator"),
            colour=_OPERATOR_COLOUR,
            layer=3,
            mark="@",
            place=cell_name(at),
            target=cell_name(at),
        )
    ]


# -- what is going on -----------------------------------------------------------------------


def caption_of(view: CrashByCrashView) -> Text:
    """What is going on, in one sentence."""
    if view["phase"] == "over":
        best = max(view["scores"])
        winners = [side for side, score in enumerate(view["scores"]) if score == best]
        return Text("caption-over", {"winners": winners, "scores": view["scores"], "turn": view["turn"]})
    facts = {"phase": view["phase"], "seat": view["awaited"][0] if view["awaited"] else -1}
    if view["active"] is None:
        return Text("caption-setup", facts)
    return Text("caption-turn", {**facts, "turn": view["turn"], "action": view["action"], "may": may_ring(view)})


# -- what can be pointed at beside the table, and the legend --------------------------------

_BUTTONS = (
    Button("magnet", Text("button-magnet")),
    *(Button(f"operator:{steps}", Text("button-operator", {"steps": steps})) for steps in (2, 4)),
    Button("exchange", Text("button-exchange")),
    Button("pass", Text("button-pass")),
    *(
        Button(f"dir:{direction}", Text("button-direction", {"direction": direction}))
        for direction in (*DIRECTIONS, "none")
    ),
    *(Button(f"batteries:{number}", Text("button-batteries", {"number": number})) for number in range(3)),
)

_LEGEND = tuple(
    Sign(mark, Text(f"legend-{name}"))
    for mark, name in [("·123", "value"), ("∩", "magnet"), ("♪", "bell"), ("@", "operator")]
)
