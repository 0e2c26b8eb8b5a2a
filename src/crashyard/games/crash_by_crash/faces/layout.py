"""Where the parts of the table lie in the picture: the board on top, below it two columns of boxes."""

from dataclasses import dataclass

from crashyard.faces.scene import Caption, Part, Piece, Text
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView, HandSeen
from crashyard.games.crash_by_crash.rules.options import PARAMETERS
from crashyard.games.crash_by_crash.rules.pieces import DISPLAY, SIDES

WIDTH = 1040.0
BOARD_HEIGHT = 1050.0
COLUMN = 515.0
_LEFT, _RIGHT = 0.0, WIDTH - COLUMN
_GAP = 10.0

MAT_ROW = 58.0
MAT_EDGE = 14.0
CARD = 68.0
"""How high a card is."""
CARD_ROW = CARD + 5
CARD_EDGE = 11.0
PILES = 82.0
"""How high the row of the piles is."""
TRACK = 144.0
DRAWN = 2
"""With four players: of so many cards one is kept (section 12)."""

PALE = "#aeb9ec"


@dataclass(frozen=True, slots=True)
class YardDrawing:
    """What is drawn in a part of the table."""

    pieces: list[Piece]
    captions: list[Caption]

    def add(self, other: "YardDrawing") -> None:
        self.pieces.extend(other.pieces)
        self.captions.extend(other.captions)


_USUAL = {each.name: each.default for each in PARAMETERS}


def parameter(view: CrashByCrashView, name: str) -> int:
    """A number that the laboratory may have changed, or that of the rulebook."""
    value = {**_USUAL, **view["options"]}[name]
    assert isinstance(value, int)
    return value


def own_seat(view: CrashByCrashView) -> int | None:
    """The seat whose view it is; nobody's is a spectator's."""
    return next((seat for seat, hand in enumerate(view["hands"]) if isinstance(hand, list)), None)


def hand_size(hand: list[str] | HandSeen) -> int:
    return len(hand) if isinstance(hand, list) else hand["cards"]


def parts_of(view: CrashByCrashView) -> tuple[Part, ...]:
    """The board; left one side's mat, the track of scorings and the cards, right the other mat and the own hand.

    Whatever lies in several views lies in the same place in all of them.
    """
    own = own_seat(view)
    top = BOARD_HEIGHT + _GAP
    mat = 2 * MAT_EDGE + MAT_ROW * (view["players"] // SIDES + 1)
    below = top + mat + _GAP
    supply = below + TRACK + _GAP
    slots = DISPLAY if view["players"] == SIDES else DRAWN
    piles = 2 * CARD_EDGE + CARD_ROW * slots + PILES - 5
    parts = [Part("board", "board", (0.0, 0.0, WIDTH, BOARD_HEIGHT), Text("part-board"))]
    for side, left in enumerate((_LEFT, _RIGHT)):
        mine = own is not None and own % SIDES == side
        seat = own if own is not None and mine else side
        title = Text("part-mat", {"side": side})
        parts.append(Part(f"mat-{side}", "mat", (left, top, COLUMN, mat), title, seat, mine))
    parts.append(Part("track", "supply", (_LEFT, below, COLUMN, TRACK), Text("part-track")))
    parts.append(Part("cards", "supply", (_LEFT, supply, COLUMN, piles), Text("part-cards")))
    if own is not None:
        hand = 2 * CARD_EDGE + CARD_ROW * parameter(view, "hand") - 5
        title = Text("header-hand", {"seat": own})
        parts.append(Part("hand", "hand", (_RIGHT, below, COLUMN, hand), title, own, own=True))
    return tuple(parts)


def picture_height(parts: tuple[Part, ...]) -> float:
    return max(part.box[1] + part.box[3] for part in parts)
