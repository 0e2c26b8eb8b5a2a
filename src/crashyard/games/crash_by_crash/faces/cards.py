"""The cards on the table: the display, the draw pile, the discard pile, and the hand of the reader (section 9)."""

from crashyard.faces.scene import Caption, Part, Piece, Text
from crashyard.games.crash_by_crash.faces.layout import (
    CARD,
    CARD_EDGE,
    CARD_ROW,
    DRAWN,
    PALE,
    PILES,
    YardDrawing,
)
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES, is_grey, is_yellow
from crashyard.games.crash_by_crash.rules.pieces import SIDES


def card_colour(card: str) -> str:
    kind = CARD_NAMES.index(card)
    return "grey" if is_grey(kind) else "yellow" if is_yellow(kind) else "blue"


def draw_supply(view: CrashByCrashView, part: Part) -> YardDrawing:
    """The piles, and below them the display or, with four players, the cards of which one is kept."""
    left, top, _, _ = part.box
    y = top + CARD_EDGE + PILES / 2 - 4
    deck = Text("piece-deck", {"cards": view["deck"]})
    discard = Text("piece-discard", {"cards": view["discard"]})
    pieces = [
        Piece("deck", "deck", left + 50, y, 74, deck, str(view["deck"]), target="deck"),
        Piece("discard", "discard", left + 306, y, 74, discard, str(len(view["discard"]))),
    ]
    captions = [
        Caption("deck-name", left + 98, y, 26, Text("header-deck"), colour=PALE, width=150),
        Caption("discard-name", left + 350, y, 26, Text("header-discard"), colour=PALE, width=150),
    ]
    drawing = YardDrawing(pieces, captions)
    pointed = view["phase"] in ("draw", "keep")
    if view["players"] == SIDES:
        drawing.pieces.extend(_cards(view["display"], "display", part, top + PILES, pointed))
    else:
        drawing.add(_drawn(view, part, top + PILES))
    return drawing


def _drawn(view: CrashByCrashView, part: Part, top: float) -> YardDrawing:
    """What was drawn with four players: seen by whoever drew it alone (section 12)."""
    drawn = view["drawn"]
    if isinstance(drawn, list) and drawn:
        return YardDrawing(_cards(drawn, "drawn", part, top, True), [])
    hidden = Text("piece-hidden-card", {"seat": view["active"]})
    pieces = []
    for number in range(DRAWN):
        x, y = _card_at(part, top, number)
        if isinstance(drawn, int) and number < drawn:
            pieces.append(Piece(f"drawn-back-{number}", "card-back", x, y, CARD, hidden))
        else:
            pieces.append(Piece(f"drawn-slot-{number}", "card-slot", x, y, CARD, Text("piece-drawn-slot")))
    return YardDrawing(pieces, [])


def draw_hand(view: CrashByCrashView, part: Part) -> YardDrawing:
    """The cards of the reader, who alone sees them (section 9.3)."""
    hand = view["hands"][part.seat]
    assert isinstance(hand, list)
    return YardDrawing(_cards(hand, "hand", part, part.box[1], view["phase"] not in ("draw", "keep")), [])


def _card_at(part: Part, top: float, number: int) -> tuple[float, float]:
    """The middle of the pictogram of a card, which is the middle of its sprite."""
    return part.box[0] + 11 + CARD / 2, top + CARD_EDGE + CARD / 2 + CARD_ROW * number


def _cards(cards: list[str], row: str, part: Part, top: float, pointed: bool) -> list[Piece]:
    """Cards one below the other. The copies of a kind are interchangeable and share a target."""
    pieces: list[Piece] = []
    for number, card in enumerate(cards):
        copy = cards[:number].count(card)
        x, y = _card_at(part, top, number)
        piece = Piece(
            id=f"{row}-{card}-{copy}",
            sprite=f"card-{card_colour(card)}",
            x=x,
            y=y,
            size=CARD,
            title=Text("piece-card", {"card": card}),
            label=Text("card-name", {"card": card}),
            badges=(f"mini-{card}",),
            target=f"card:{card}" if pointed else "",
            text=Text("card-short", {"card": card}),
        )
        pieces.append(piece)
    return pieces
