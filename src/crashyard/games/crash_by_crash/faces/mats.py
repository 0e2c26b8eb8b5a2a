"""What lies below the board: a mat for each side, the scoring track, the cards (sections 1, 3, 9 and 12)."""

from dataclasses import dataclass, replace

from crashyard.faces.scene import SEAT_COLOURS, Caption, Counter, Piece, Side, Sign, Text
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView, HandSeen
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES, is_grey, is_yellow
from crashyard.games.crash_by_crash.rules.pieces import LAST_SCORING, SIDES

SIDE_COLOURS = SEAT_COLOURS[:2]
_SEATS = (*SIDE_COLOURS, "#d83a7c", "#38d6e8")
"""Partners have colours that go with the cars of their side: red and crimson, blue and teal (section 12)."""

_MAT_X = (10.0, 505.0)
_MAT_WIDTH = 485.0
_SEAT_ROW = 58.0
_CARD = 100.0
_HAND_CARD = 130.0
_BATTERIES = 4
_PALE = "#aeb9ec"


@dataclass(frozen=True, slots=True)
class YardDrawing:
    """A part of the table, and where it ends."""

    pieces: list[Piece]
    captions: list[Caption]
    bottom: float


def mats_of(view: CrashByCrashView, top: float) -> YardDrawing:
    """Everything below the board, one row under the other."""
    pieces: list[Piece] = []
    captions: list[Caption] = []
    for draw in (_sides, _track, _piles, _hand):
        part = draw(view, top)
        pieces += part.pieces
        captions += part.captions
        top = part.bottom
    return YardDrawing(pieces, captions, top)


def card_colour(card: str) -> str:
    kind = CARD_NAMES.index(card)
    return "grey" if is_grey(kind) else "yellow" if is_yellow(kind) else "blue"


def own_seat(view: CrashByCrashView) -> int | None:
    """The seat whose view it is; nobody's is a spectator's."""
    return next((seat for seat, hand in enumerate(view["hands"]) if isinstance(hand, list)), None)


def hand_size(hand: list[str] | HandSeen) -> int:
    return len(hand) if isinstance(hand, list) else hand["cards"]


def ban_of(view: CrashByCrashView, side: int) -> int | None:
    """The turn in which a side may use no battery, this one or its next (R67, R82); none if that is over."""
    turn = view["bans"][side]
    return None if turn is None or turn < view["turn"] else int(turn)


# -- the mats of the sides ------------------------------------------------------------------


def _sides(view: CrashByCrashView, top: float) -> YardDrawing:
    rows = view["players"] // SIDES
    stock = top + 36 + _SEAT_ROW * rows + 4
    bottom = stock + 40
    pieces: list[Piece] = []
    captions: list[Caption] = []
    for side in range(SIDES):
        x = _MAT_X[side]
        sprite = f"mat-{rows}"
        title = Text("piece-score", {"side": side, "points": view["scores"][side]})
        middle = (top + bottom) / 2
        pieces.append(Piece(f"mat-{side}", sprite, x + _MAT_WIDTH / 2, middle, 100, title, colour=SIDE_COLOURS[side]))
        score = str(view["scores"][side])
        captions.append(Caption(f"score-{side}", x + 470, top + 38, 58, score, title, anchor="end", width=124))
        for row in range(rows):
            seat = side + SIDES * row
            part = _seat(view, seat, x, top + 36 + _SEAT_ROW * row)
            pieces += part.pieces
            captions += part.captions
        part = _stock(view, side, x, stock)
        pieces += part.pieces
        captions += part.captions
    return YardDrawing(pieces, captions, bottom + 8)


def _seat(view: CrashByCrashView, seat: int, x: float, y: float) -> YardDrawing:
    """A player: the name, whether it is their turn or they have won, and their cards as far as they are known."""
    name = Text("seat-name", {"seat": seat})
    letter = Text("seat-letter", {"seat": seat})
    pieces = [Piece(f"seat-{seat}", "seat", x + 54, y, 46, name, letter, _SEATS[seat], layer=1)]
    if view["phase"] == "over":
        if view["scores"][seat % SIDES] == max(view["scores"]):
            pieces.append(Piece(f"winner-{seat}", "winner", x + 20, y, 30, Text("note-winner"), layer=2))
    elif seat in view["awaited"] or (seat == view["active"] and not any(at >= 0 for at in view["awaited"])):
        pieces.append(Piece("turn", "turn", x + 19, y, 26, Text("note-turn"), layer=2))
    hand = view["hands"][seat]
    known = hand if isinstance(hand, list) else hand["known"]
    hidden = Text("piece-hidden-card", {"seat": seat})
    for number in range(hand_size(hand)):
        piece = Piece(f"mini-{seat}-{number}", "mini-back", x + 240 + 38 * number, y, 46, hidden, layer=1)
        if number < len(known):
            card = known[number]
            title, badges = Text("piece-card", {"card": card}), (f"mini-{card}",)
            piece = replace(piece, sprite=f"mini-{card_colour(card)}", title=title, badges=badges)
        pieces.append(piece)
    caption = Caption(f"name-{seat}", x + 84, y, 28, name, width=134)
    return YardDrawing(pieces, [caption], y)


def _stock(view: CrashByCrashView, side: int, x: float, y: float) -> YardDrawing:
    """What a side has left: cars, the magnetic car, batteries."""
    stock, colour = view["stocks"][side], SIDE_COLOURS[side]
    cars, magnets = Text("counter-cars"), Text("counter-magnet")
    letter = Text("side-letter", {"side": side})
    pieces = [
        Piece(f"stock-{side}", f"car-{side}", x + 54, y, 46, cars, letter, colour, layer=1),
        Piece(f"stock-magnet-{side}", f"magnet-{side}", x + 186, y, 46, magnets, letter, colour, layer=1),
    ]
    captions = [
        Caption(f"stock-count-{side}", x + 84, y, 34, f"×{stock['normal']}", cars),
        Caption(f"stock-magnet-count-{side}", x + 216, y, 34, f"×{stock['magnet']}", magnets),
    ]
    batteries = view["batteries"][side]
    for number in range(_BATTERIES):
        sprite = "battery" if number < batteries else "battery-used"
        title = Text("counter-batteries")
        pieces.append(Piece(f"battery-{side}-{number}", sprite, x + 308 + 40 * number, y, 48, title, layer=1))
    banned = ban_of(view, side)
    if banned is not None:
        title = Text("piece-ban", {"side": side, "turn": banned})
        pieces.append(Piece(f"ban-{side}", "ban", x + 368, y, 60, title, layer=2))
    return YardDrawing(pieces, captions, y)


# -- the scoring track ----------------------------------------------------------------------


def _track(view: CrashByCrashView, top: float) -> YardDrawing:
    """Seven slots, the last of which ends the game (section 11), and the card in force."""
    y = top + 36
    title = Text("piece-track", {"scorings": view["scorings"], "last": LAST_SCORING})
    pieces: list[Piece] = []
    for number in range(LAST_SCORING):
        x = 46 + 62 * number
        full = number < view["scorings"]
        sprite = "slot-full" if full else "slot-last" if number == LAST_SCORING - 1 else "slot"
        pieces.append(Piece(f"slot-{number}", sprite, x, y, 56, title, "" if full else str(number + 1)))
        if full:
            pieces.append(Piece(f"rung-{number}", "bell", x, y, 38, title, layer=1))
    captions: list[Caption] = []
    card = view["card"]
    if card is not None:
        force = Text("piece-in-force", {"card": card})
        badges = (f"mini-{card}",)
        pieces.append(Piece("card-in-force", f"mini-{card_colour(card)}", 530, y, 64, force, badges=badges, layer=1))
        captions.append(Caption("in-force", 566, y - 17, 24, Text("header-in-force"), colour=_PALE, width=420))
        captions.append(Caption("in-force-name", 566, y + 14, 32, Text("card-name", {"card": card}), width=420))
    return YardDrawing(pieces, captions, top + 76)


# -- cards ----------------------------------------------------------------------------------


def _piles(view: CrashByCrashView, top: float) -> YardDrawing:
    """The display, or, with four players, the cards of which one is kept; the deck and the discard pile."""
    y = top + 34 + _CARD / 2
    deck = Text("piece-deck", {"cards": view["deck"]})
    discard = Text("piece-discard", {"cards": view["discard"]})
    shown, row, name = view["display"], "display", "header-display"
    if view["players"] > 2:
        drawn = view["drawn"]
        shown, row, name = drawn if isinstance(drawn, list) else [], "drawn", "header-drawn"
    pieces = [
        Piece("deck", "deck", 806, y, _CARD, deck, str(view["deck"]), target="deck"),
        Piece("discard", "discard", 922, y, _CARD, discard, str(len(view["discard"]))),
    ]
    captions = [
        Caption("deck-name", 802, top + 16, 26, Text("header-deck"), colour=_PALE, anchor="middle", width=110),
        Caption("discard-name", 922, top + 16, 26, Text("header-discard"), colour=_PALE, anchor="middle", width=120),
    ]
    if shown or row == "display":
        captions.append(Caption(f"{row}-name", 14, top + 16, 26, Text(name), colour=_PALE, width=700))
        pieces += _cards(shown, row, 54, y, _CARD, view["phase"] in ("draw", "keep"))
    return YardDrawing(pieces, captions, top + 34 + _CARD + 8)


def _hand(view: CrashByCrashView, top: float) -> YardDrawing:
    """The cards of the reader, who alone sees them (section 9.3)."""
    seat = own_seat(view)
    hand = view["hands"][seat] if seat is not None else None
    if not isinstance(hand, list):
        return YardDrawing([], [], top + 4)
    name = Text("header-hand", {"seat": seat})
    captions = [Caption("hand-name", 14, top + 16, 26, name, colour=_PALE, width=900)]
    y = top + 34 + _HAND_CARD / 2
    pieces = _cards(hand, "hand", 68, y, _HAND_CARD, view["phase"] not in ("draw", "keep"))
    return YardDrawing(pieces, captions, top + 34 + _HAND_CARD + 10)


def _cards(cards: list[str], row: str, x: float, y: float, size: float, pointed: bool) -> list[Piece]:
    """Cards side by side. The copies of a kind are interchangeable and share a target."""
    pieces: list[Piece] = []
    for number, card in enumerate(cards):
        copy = cards[:number].count(card)
        piece = Piece(
            id=f"{row}-{card}-{copy}",
            sprite=f"card-{card_colour(card)}",
            x=x + 2.5 * size * number,
            y=y,
            size=size,
            title=Text("piece-card", {"card": card}),
            label=Text("card-label", {"card": card}),
            badges=(f"mini-{card}",),
            target=f"card:{card}" if pointed else "",
        )
        pieces.append(piece)
    return pieces


# -- for those who read ---------------------------------------------------------------------


def counted_sides(view: CrashByCrashView) -> tuple[Side, ...]:
    """A line for every player; partners share what belongs to their side (section 12)."""
    sides = []
    for seat in range(view["players"]):
        side = seat % SIDES
        notes = []
        if view["phase"] == "over" and view["scores"][side] == max(view["scores"]):
            notes.append(Text("note-winner"))
        banned = ban_of(view, side)
        if banned is not None:
            notes.append(Text("note-ban", {"turn": banned}))
        counters = (
            Counter(Text("counter-cars"), view["stocks"][side]["normal"]),
            Counter(Text("counter-magnet"), view["stocks"][side]["magnet"]),
            Counter(Text("counter-batteries"), view["batteries"][side]),
            Counter(Text("counter-cards"), hand_size(view["hands"][seat])),
        )
        sides.append(
            Side(
                seat=seat,
                colour=_SEATS[seat],
                letter=Text("seat-letter", {"seat": seat}),
                score=view["scores"][side],
                goal=0,
                counters=counters,
                notes=tuple(notes),
                active=seat in view["awaited"],
            )
        )
    return tuple(sides)


def notes_of(view: CrashByCrashView) -> tuple[Text, ...]:
    """The cards that the reader may see, and how far the game has come, in sentences."""
    notes = [
        Text(
            "note-track",
            {
                "scorings": view["scorings"],
                "last": LAST_SCORING,
                "deck": view["deck"],
                "discard": len(view["discard"]),
            },
        )
    ]
    if view["card"] is not None:
        notes.append(Text("piece-in-force", {"card": view["card"]}))
    if view["display"]:
        notes.append(Text("note-display", {"cards": view["display"]}))
    for other, hand in enumerate(view["hands"]):
        if not isinstance(hand, list) and hand["known"]:
            notes.append(Text("note-known", {"seat": other, "cards": hand["known"]}))
    if isinstance(view["drawn"], list) and view["drawn"]:
        notes.append(Text("note-drawn", {"cards": view["drawn"]}))
    seat = own_seat(view)
    if seat is not None:
        notes.append(Text("note-hand", {"seat": seat, "cards": view["hands"][seat]}))
    return tuple(notes)


def card_signs(view: CrashByCrashView) -> tuple[Sign, ...]:
    """What the cards in the reader's hand do."""
    seat = own_seat(view)
    hand = [] if seat is None else view["hands"][seat]
    return tuple(Sign("*", Text("piece-card", {"card": card})) for card in dict.fromkeys(hand))
