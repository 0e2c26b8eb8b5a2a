"""What every saucer has (sections 1, 2, 9.5 and 16): a mat with its crew, its tokens, its plan and its upgrades."""

from dataclasses import dataclass

from crashyard.faces.scene import Caption, Label, Piece, Sprite, Text
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView, SaucerSeen
from crashyard.games.crash_and_grab.rules.board import TYPES
from crashyard.games.crash_and_grab.rules.facts import CrewName
from crashyard.games.crash_and_grab.rules.state import POINTS_TO_WIN
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
_MAT_X = (10.0, 505.0)
_MAT_WIDTH = 485.0
_HEAD = 224.0
"""The height of a mat without upgrades."""
_CHIP_ROW = 60.0
_STATION = 72.0
_EXTRA = 54.0
_FIRST, _NEXT = 48.0, 78.0
"""Where the first station lies, and how far it is from one to the next."""
_PALE = "#aeb9ec"

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
    """A part of the table, and where it ends."""

    pieces: list[Piece]
    captions: list[Caption]
    bottom: float


def _pictograms() -> dict[str, str]:
    found = {}
    for card in CARDS:
        found[card.name] = next(when for when, windows in _WHEN if card.windows & windows)
    return found


PICTOGRAMS = _pictograms()
"""By the name of an upgrade: the sprite that says when it works."""


# -- words and pieces that lie in several places --------------------------------------------


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


def upgrade_title(upgrade: str) -> Text:
    """The name of an upgrade and what it does: its text on demand."""
    return Text("piece-upgrade", {"upgrade": upgrade})


def has_points(view: CrashAndGrabView) -> bool:
    """Twisted Titanium is played for points."""
    return bool(view["options"]["mode"] == "twisted-titanium")


def station_count(saucer: SaucerSeen) -> int:
    """Distinct types, never tokens (section 1)."""
    return len({crew["type"] for crew in saucer["crew"]})


# -- the mats -------------------------------------------------------------------------------


def mat_sprites() -> tuple[Sprite, ...]:
    """A mat for every number of rows of upgrades."""
    found = []
    for rows in range((len(CARDS) + 1) // 2 + 1):
        box = f'<rect x="-241" y="{2 - _HEAD / 2:g}" width="482" height="{_HEAD - 4 + _CHIP_ROW * rows:g}" rx="22"'
        frame = f'{box} fill="#141b3c" stroke="currentColor" stroke-opacity="0.85" stroke-width="4"/>'
        found.append(Sprite(f"mat-{rows}", f'{frame}{box} fill="currentColor" fill-opacity="0.13"/>'))
    return tuple(found)


def mats_of(view: CrashAndGrabView, top: float) -> Drawn:
    """The mats in two columns; those of a player who has two lie below each other. A row is as high as it must."""
    saucers = view["saucers"]
    pieces: list[Piece] = []
    captions: list[Caption] = []
    for first in range(0, len(saucers), 2):
        row = saucers[first : first + 2]
        most = max(len(saucer["upgrades"]) for saucer in row)
        height = _HEAD + _CHIP_ROW * ((most + 1) // 2)
        for column, saucer in enumerate(row):
            part = _mat(view, saucer, _MAT_X[column], top, height)
            pieces += part.pieces
            captions += part.captions
        top += height + 12
    return Drawn(pieces, captions, top)


def _mat(view: CrashAndGrabView, saucer: SaucerSeen, x: float, y: float, height: float) -> Drawn:
    colour, seat = saucer["colour"], saucer["seat"]
    code = COLOUR_CODES[colour]
    title = Text("piece-mat", {"colour": colour, "seat": seat, "stations": station_count(saucer)})
    rows = round((height - _HEAD) / _CHIP_ROW)
    pieces = [Piece(f"mat-{colour}", f"mat-{rows}", x + _MAT_WIDTH / 2, y + _HEAD / 2, 100, title, colour=code)]
    captions = [
        Caption(
            f"name-{colour}",
            x + 118,
            y + 32,
            30,
            Text("seat-name", {"seat": seat}),
            width=150,
        )
    ]
    for part in (
        _berth(view, saucer, x, y),
        _tokens(view, saucer, x, y),
        _plan(view, saucer, x, y),
        _stations(view, saucer, x, y),
        _upgrades(view, saucer, x, y + _HEAD),
    ):
        pieces += part.pieces
        captions += part.captions
    return Drawn(pieces, captions, y + height)


def _berth(view: CrashAndGrabView, saucer: SaucerSeen, x: float, y: float) -> Drawn:
    """Where a saucer lies that is off the board, and whether it is its turn or it has won."""
    colour, seat = saucer["colour"], saucer["seat"]
    spot = x + 62, y + 56
    pieces = [
        Piece(f"berth-{colour}", "berth", *spot, 84, Text("piece-berth"), letter(colour), COLOUR_CODES[colour], layer=1)
    ]
    if saucer["at"] is None:
        title = Text("piece-saucer-off", {"colour": colour, "seat": seat})
        target = f"saucer:{colour}"
        pieces.append(
            Piece(
                f"saucer-{colour}",
                "saucer",
                *spot,
                84,
                title,
                letter(colour),
                COLOUR_CODES[colour],
                layer=2,
                target=target,
            )
        )
    if view["winner"] == seat:
        pieces.append(Piece(f"winner-{colour}", "winner", x + 20, y + 22, 40, Text("note-winner"), layer=3))
    elif is_awaited(view, saucer):
        pieces.append(Piece(f"turn-{colour}", "turn", x + 20, y + 24, 34, Text("note-turn"), layer=3))
    return Drawn(pieces, [], y)


def is_awaited(view: CrashAndGrabView, saucer: SaucerSeen) -> bool:
    """Whether something is asked of this saucer; if it is asked of another one of the same player, it is not."""
    concerned = view["moment"]["asked"] or view["moment"]["saucer"]
    own = [other["colour"] for other in view["saucers"] if other["seat"] == saucer["seat"]]
    return saucer["seat"] in view["awaited"] and (concerned not in own or concerned == saucer["colour"])


def _tokens(view: CrashAndGrabView, saucer: SaucerSeen, x: float, y: float) -> Drawn:
    """Energy, boosters, probe, override token; in Twisted Titanium the points of the player."""
    colour, seat = saucer["colour"], saucer["seat"]
    energy, boosters = Text("counter-energy"), Text("counter-boosters")
    pieces = [
        Piece(f"energy-{colour}", "energy", x + 134, y + 84, 46, energy, layer=1),
        Piece(f"boosters-{colour}", "booster", x + 262, y + 84, 50, boosters, layer=1),
    ]
    captions = [
        Caption(f"energy-count-{colour}", x + 160, y + 86, 34, f"×{saucer['energy']}", energy),
        Caption(f"boosters-count-{colour}", x + 288, y + 86, 34, f"×{saucer['boosters']}", boosters),
    ]
    if view["probe"] == seat and colour == view["saucers"][seat]["colour"]:
        pieces.append(Piece("probe", "probe", x + 346, y + 32, 44, Text("piece-probe", {"seat": seat}), layer=1))
    if saucer["override"]:
        title = Text("piece-override", {"colour": colour})
        pieces.append(Piece(f"override-{colour}", "override", x + 296, y + 32, 42, title, layer=1))
    if has_points(view):
        title = Text("piece-points", {"seat": seat, "points": view["points"][seat]})
        for number in range(POINTS_TO_WIN):
            sprite = "point" if number < view["points"][seat] else "point-missing"
            spot = x + 374 + 42 * number, y + 142
            pieces.append(Piece(f"point-{colour}-{number}", sprite, *spot, 36, title, layer=1))
    return Drawn(pieces, captions, y)


def _plan(view: CrashAndGrabView, saucer: SaucerSeen, x: float, y: float) -> Drawn:
    """The movement card: face up where it is known, else its back once the player has confirmed (P1)."""
    colour, plan = saucer["colour"], saucer["plan"]
    sprite, title, label = "move-slot", Text("piece-no-plan", {"colour": colour}), ""
    if plan is not None:
        facts = {"colour": colour, "card": plan["card"], "marker": plan["direction"], "revealed": saucer["revealed"]}
        sprite, title, label = "move", Text("piece-plan", facts), plan["card"]
    elif saucer["planned"]:
        sprite, title = "move-back", Text("piece-hidden-plan", {"colour": colour})
    spot = x + 430, y + 64
    pieces = [Piece(f"plan-{colour}", sprite, *spot, 104, title, label, COLOUR_CODES[colour], layer=1)]
    if plan is not None:
        marker = plan["direction"]
        pieces.append(Piece(f"course-{colour}", f"marker-{marker}", spot[0], spot[1] + 20, 52, title, layer=2))
    return Drawn(pieces, [], y)


def _stations(view: CrashAndGrabView, saucer: SaucerSeen, x: float, y: float) -> Drawn:
    """The four stations; whoever has a type that is there already is an extra (section 9.5)."""
    y += 168
    pieces = []
    for number, kind in enumerate(TYPES):
        title = Text("piece-station", {"type": kind})
        pieces.append(
            Piece(
                f"station-{saucer['colour']}-{kind}", f"station-{kind}", x + _FIRST + _NEXT * number, y, _STATION, title
            )
        )
    extras = []
    manned = set()
    for crew in _matching_first(saucer):
        if crew["type"] in manned:
            extras.append(crew)
            continue
        manned.add(crew["type"])
        pieces.append(_aboard(view, saucer, crew, x + _FIRST + _NEXT * TYPES.index(crew["type"]), y, _STATION))
    step = min(_EXTRA + 2, 100 / max(1, len(extras) - 1))
    for number, crew in enumerate(extras):
        below = 24 if has_points(view) else 0
        pieces.append(_aboard(view, saucer, crew, x + 354 + step * number, y + below, _EXTRA))
    return Drawn(pieces, [], y)


def _matching_first(saucer: SaucerSeen) -> list[CrewName]:
    """The crewmembers of the saucer's own colour are safe, so they take the stations."""
    return sorted(saucer["crew"], key=lambda crew: crew["colour"] != saucer["colour"])


def _aboard(view: CrashAndGrabView, saucer: SaucerSeen, crew: CrewName, x: float, y: float, size: float) -> Piece:
    facts = {"colour": crew["colour"], "type": crew["type"], "saucer": saucer["colour"]}
    badges = ("flag",) if crew in view["moment"]["flagged"] else ()
    return crewmember(crew, x, y, size, Text("piece-crew-aboard", facts), badges=badges)


def _upgrades(view: CrashAndGrabView, saucer: SaucerSeen, x: float, y: float) -> Drawn:
    """A chip for each upgrade; those that do nothing more in this turn are dark (section 16)."""
    spent = {*view["fresh"], *(view["moment"]["used"] if saucer["colour"] == view["moment"]["saucer"] else ())}
    pieces = []
    for number, upgrade in enumerate(saucer["upgrades"]):
        piece = Piece(
            id=f"upgrade-{upgrade}",
            sprite="chip-spent" if upgrade in spent else "chip",
            x=x + 124 + 237 * (number % 2),
            y=y + 24 + _CHIP_ROW * (number // 2),
            size=100,
            title=upgrade_title(upgrade),
            label=Text("upgrade", {"upgrade": upgrade}),
            layer=1,
            badges=(f"chip-{PICTOGRAMS[upgrade]}",),
            target=f"upgrade:{upgrade}",
        )
        pieces.append(piece)
    return Drawn(pieces, [], y)
