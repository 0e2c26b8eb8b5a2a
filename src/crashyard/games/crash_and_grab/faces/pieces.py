"""What lies in several parts of the table: letters, crewmembers, upgrades, panels."""

from dataclasses import dataclass

from crashyard.faces.scene import Caption, Label, Piece, Sprite, Text
from crashyard.games.crash_and_grab.forms.views import ChosenOptions, CrashAndGrabView, SaucerSeen
from crashyard.games.crash_and_grab.rules.facts import CrewName
from crashyard.games.crash_and_grab.rules.options import PARAMETERS
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import (
    BOOSTING,
    COLLISION,
    DISTANCES,
    END,
    ENTERING,
    FIRST_TURN,
    LEAVING,
    PICK_UP,
    PLACED,
    PLACING,
    PLAYED,
    PUSHED,
    START,
    STEERING,
)

COLOUR_CODES = {
    "red": "#ff5a52",
    "green": "#35c46f",
    "blue": "#4c9dff",
    "yellow": "#ffd23a",
    "purple": "#b98aff",
    "pink": "#ff9ad5",
}
PALE = "#aeb9ec"
COLUMN = 485.0
"""How wide everything beside the board is: a browser lays it in a narrow column, where 19 are eleven pixels."""
GAP = 16.0
"""Between what lies below the board."""

_WHEN = (
    ("start", START | DISTANCES | STEERING),
    ("flight", ENTERING | COLLISION | PICK_UP | LEAVING | BOOSTING | PUSHED),
    ("end", END),
    ("placing", PLACING | PLACED),
    ("round", FIRST_TURN),
    ("played", PLAYED),
)
"""When an upgrade works, told by the windows it declares; the first that fits gives it its pictogram."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What lies in a part of the table."""

    pieces: list[Piece]
    captions: list[Caption]


_USUAL = {each.name: each.default for each in PARAMETERS}


def parameter(options: ChosenOptions, name: str) -> int:
    """A number that the laboratory may have changed, or that of the rulebook."""
    value = {**_USUAL, **options}[name]
    assert isinstance(value, int)
    return value


def _pictograms() -> dict[str, str]:
    found = {}
    for card in CARDS:
        found[card.name] = next(when for when, windows in _WHEN if card.windows & windows)
    return found


PICTOGRAMS = _pictograms()
"""By the name of an upgrade: the sprite that says when it works."""


def letter(colour: str) -> Label:
    """A colour as one letter of the reader's language."""
    return Text("letter", {"colour": colour})


def crewmember(
    crew: CrewName,
    x: float,
    y: float,
    size: float,
    title: Text,
    place: str = "",
    target: str | None = None,
    layer: int = 2,
    badges: tuple[str, ...] = (),
) -> Piece:
    """A crewmember, wherever it is; it can be pointed at unless `target` says otherwise."""
    colour, kind = crew["colour"], crew["type"]
    return Piece(
        id=f"crew-{colour}-{kind}",
        sprite=f"crew-{kind}",
        x=x,
        y=y,
        size=size,
        title=title,
        label=letter(colour),
        colour=COLOUR_CODES[colour],
        layer=layer,
        badges=badges,
        mark=Text("sign", {"type": kind}),
        place=place,
        target=f"crew:{colour}-{kind}" if target is None else target,
    )


def movement_sprite(card: str) -> str:
    """The face of a movement card; a range of spaces is written smaller."""
    return "move-range" if "-" in card else "move"


def upgrade_title(upgrade: str) -> Text:
    """The name of an upgrade and what it does: its text on demand."""
    return Text("piece-upgrade", {"upgrade": upgrade})


def has_points(view: CrashAndGrabView) -> bool:
    """Twisted Titanium is played for points."""
    return bool(view["options"]["mode"] == "twisted-titanium")


def station_count(saucer: SaucerSeen) -> int:
    """Distinct types, never tokens (section 1)."""
    return len({crew["type"] for crew in saucer["crew"]})


def panel(name: str, height: float) -> Sprite:
    """What a part beside the board is drawn on: a closed box with a frame, lit from the top left."""
    left, top = 2 - COLUMN / 2, 2 - height / 2
    box = f'x="{left:g}" y="{top:g}" width="{COLUMN - 4:g}" height="{height - 4:g}" rx="20"'
    inner = f'x="{left + 4:g}" y="{top + 4:g}" width="{COLUMN - 12:g}" height="{height - 12:g}" rx="16"'
    light = (
        f'<defs><linearGradient id="grab-{name}-light" x2="0.4" y2="1"><stop stop-color="#fff" stop-opacity="0.16"/>'
        '<stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity="0.35"/>'
        "</linearGradient></defs>"
    )
    return Sprite(
        name,
        f'{light}<rect {box} fill="#121938" stroke="currentColor" stroke-opacity="0.9" stroke-width="4"/>'
        f'<rect {box} fill="currentColor" fill-opacity="0.12"/>'
        f'<rect {inner} fill="url(#grab-{name}-light)" stroke="#fff" stroke-opacity="0.1" stroke-width="2"/>',
    )
