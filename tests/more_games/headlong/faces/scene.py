"""What Headlong looks like: a lane for every car, and a button for every gear."""

from collections.abc import Mapping
from typing import Any

from crashyard.faces.scene import SEAT_COLOURS, Button, Piece, Place, Scene, Side, Sprite, Text
from crashyard.games.headlong.rules.state import GEARS, NAME

_STEP = 60.0
_SPRITES = (
    Sprite("space", '<rect x="-48" y="-48" width="96" height="96" rx="12" fill="#26304f"/>'),
    Sprite("car", '<rect x="-44" y="-28" width="88" height="56" rx="22" fill="currentColor"/>', label_colour="#101830"),
)


def make_scene(view: Mapping[str, Any]) -> Scene:
    finish = view["options"]["finish"]
    spaces = finish + GEARS
    seats = range(view["players"])
    gears = range(1, GEARS + 1)
    return Scene(
        game=NAME,
        width=_STEP * spaces,
        height=_STEP * len(seats),
        title=Text("scene-title", {"round": view["round"]}),
        caption=Text("scene-caption", {"over": view["over"], "seats": view["winners"] or view["awaited"]}),
        background="",
        sprites=_SPRITES,
        places=tuple(_place(seat, space, finish) for seat in seats for space in range(spaces)),
        pieces=tuple(_car(seat, space) for seat, space in enumerate(view["cars"])),
        buttons=tuple(Button(f"gear:{gear}", Text("action-choose", {"gear": gear})) for gear in gears),
        sides=tuple(_side(view, seat) for seat in seats),
    )


def _spot(seat: int, space: int) -> tuple[float, float]:
    return _STEP * (space + 0.5), _STEP * (seat + 0.5)


def _place(seat: int, space: int, finish: int) -> Place:
    x, y = _spot(seat, space)
    title = Text("scene-space", {"seat": seat, "space": space, "beyond": space >= finish})
    return Place(f"{seat}-{space}", "space", x, y, 54, title, label=str(space), square=(seat, space), area="track")


def _car(seat: int, space: int) -> Piece:
    x, y = _spot(seat, space)
    title = Text("scene-car", {"seat": seat, "space": space})
    letter = Text("seat-letter", {"seat": seat})
    return Piece(f"car-{seat}", "car", x, y, 54, title, letter, SEAT_COLOURS[seat], place=f"{seat}-{space}")


def _side(view: Mapping[str, Any], seat: int) -> Side:
    letter = Text("seat-letter", {"seat": seat})
    active = seat in view["awaited"]
    return Side(seat, SEAT_COLOURS[seat], letter, view["cars"][seat], view["options"]["finish"], active=active)
