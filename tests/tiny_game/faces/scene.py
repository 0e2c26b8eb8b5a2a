"""What Bump looks like: the ring, the cars, and the cards that the viewer can see."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from crashyard.faces.scene import SEAT_COLOURS, Button, Counter, Piece, Place, Scene, Side, Sprite, Text
from tests.tiny_game.forms.notation import NAME
from tests.tiny_game.rules.state import DRIVE, SPACES

_SIZE = 400.0
_SPRITES = (
    Sprite("space", '<circle r="46" fill="#26304f"/>'),
    Sprite("car", '<rect x="-46" y="-30" width="92" height="60" rx="24" fill="currentColor"/>', label_colour="#101830"),
    Sprite("card", '<rect x="-34" y="-48" width="68" height="96" rx="10" fill="#f4f6fb"/>', label_colour="#101830"),
)


def _spot(space: int) -> tuple[float, float]:
    angle = 2 * pi * space / SPACES
    return round(_SIZE / 2 + 150 * sin(angle), 1), round(_SIZE / 2 - 150 * cos(angle), 1)


def make_scene(view: Mapping[str, Any]) -> Scene:
    return Scene(
        game=NAME,
        width=_SIZE,
        height=_SIZE,
        title=Text("scene-title", {"round": view["round"]}),
        caption=Text("scene-caption", {"phase": view["phase"], "awaited": view["awaited"]}),
        background="",
        sprites=_SPRITES,
        places=tuple(_place(space) for space in range(SPACES)),
        pieces=(*(_car(seat, space) for seat, space in enumerate(view["cars"])), *_own_cards(view)),
        buttons=tuple(Button(do, Text(f"action-{do}")) for do in ("dodge", "take") if view["phase"] == DRIVE),
        sides=tuple(_side(view, seat) for seat in range(view["players"])),
    )


def _place(space: int) -> Place:
    x, y = _spot(space)
    return Place(str(space), "space", x, y, 70, Text("scene-space", {"space": space}), label=str(space))


def _car(seat: int, space: int) -> Piece:
    x, y = _spot(space)
    title = Text("scene-car", {"seat": seat, "space": space})
    colour = SEAT_COLOURS[seat]
    return Piece(f"car-{seat}", "car", x, y, 56, title, label=str(seat), colour=colour, place=str(space))


def _own_cards(view: Mapping[str, Any]) -> list[Piece]:
    """One piece for each value in the hand that the viewer can see; equal cards are one choice."""
    values = sorted({card for hand in view["hands"] for card in hand if card is not None})
    return [
        Piece(
            f"card-{value}",
            "card",
            160 + 40 * index,
            200,
            60,
            Text("scene-card", {"card": value}),
            str(value),
            target=f"card:{value}",
        )
        for index, value in enumerate(values)
    ]


def _side(view: Mapping[str, Any], seat: int) -> Side:
    cards = Counter(Text("scene-cards"), len(view["hands"][seat]))
    dodges = Counter(Text("scene-dodges"), view["dodges"][seat])
    points = view["points"][seat]
    active = seat in view["awaited"]
    return Side(seat, SEAT_COLOURS[seat], str(seat), points, max(view["points"]), (cards, dodges), active=active)
