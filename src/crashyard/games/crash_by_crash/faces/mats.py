"""What belongs to a side, on its mat, and the track of scorings (sections 1, 3, 10 and 12)."""

from dataclasses import replace

from crashyard.faces.scene import SEAT_COLOURS, Caption, Part, Piece, Text
from crashyard.games.crash_by_crash.faces.cards import card_colour
from crashyard.games.crash_by_crash.faces.layout import MAT_EDGE, MAT_ROW, YardDrawing, hand_size, parameter
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView
from crashyard.games.crash_by_crash.rules.pieces import SIDES

SIDE_COLOURS = SEAT_COLOURS[:2]
SEATS = (*SIDE_COLOURS, "#d83a7c", "#38d6e8")
"""Partners have colours that go with the cars of their side: red and crimson, blue and teal (section 12)."""


def ban_of(view: CrashByCrashView, side: int) -> int | None:
    """The turn in which a side may use no battery, this one or its next (R67, R82); none if that is over."""
    turn = view["bans"][side]
    return None if turn is None or turn < view["turn"] else int(turn)


def may_ring(view: CrashByCrashView) -> bool:
    """From some turn on, the sixth, and once a turn (section 4)."""
    return bool(
        view["turn"] >= parameter(view, "first_ringing_turn") and not view["scored"] and view["phase"] != "over"
    )


# -- the mats of the sides ------------------------------------------------------------------


def draw_mat(view: CrashByCrashView, side: int, part: Part) -> YardDrawing:
    """The players of a side, one below the other, what the side has left, and its points."""
    left, top, width, height = part.box
    points = Text("piece-score", {"side": side, "points": view["scores"][side]})
    x, y = left + width - 66, top + height / 2
    drawing = YardDrawing(
        [Piece(f"scoreboard-{side}", "scoreboard", x, y, 100, points, colour=SIDE_COLOURS[side])],
        [Caption(f"score-{side}", x, y, 58, str(view["scores"][side]), points, anchor="middle", width=84)],
    )
    y = top + MAT_EDGE + MAT_ROW / 2
    for seat in range(side, view["players"], SIDES):
        drawing.add(_seat(view, seat, left, y))
        y += MAT_ROW
    drawing.add(_stock(view, side, left, y))
    return drawing


def _seat(view: CrashByCrashView, seat: int, x: float, y: float) -> YardDrawing:
    """A player: the name, whether it is their turn or they have won; others' cards as far as they are known.

    The own cards are in the own hand, and nowhere else.
    """
    name = Text("seat-name", {"seat": seat})
    letter = Text("seat-letter", {"seat": seat})
    pieces = [Piece(f"seat-{seat}", "seat", x + 60, y, 46, name, letter, SEATS[seat], layer=1)]
    if view["phase"] == "over":
        if view["scores"][seat % SIDES] == max(view["scores"]):
            pieces.append(Piece(f"winner-{seat}", "winner", x + 22, y, 30, Text("note-winner"), layer=2))
    elif seat in view["awaited"] or (seat == view["active"] and not any(at >= 0 for at in view["awaited"])):
        pieces.append(Piece("turn", "turn", x + 22, y, 26, Text("note-turn"), layer=2))
    hand = view["hands"][seat]
    if isinstance(hand, list):
        return YardDrawing(pieces, [Caption(f"name-{seat}", x + 94, y, 28, name, width=280)])
    hidden = Text("piece-hidden-card", {"seat": seat})
    apart = min(42, 126 / max(1, hand_size(hand)))
    for number in range(hand_size(hand)):
        piece = Piece(f"mini-{seat}-{number}", "mini-back", x + 282 + apart * number, y, 50, hidden, layer=1)
        if number < len(hand["known"]):
            card = hand["known"][number]
            title, badges = Text("piece-known-card", {"seat": seat, "card": card}), (f"mini-{card}",)
            piece = replace(piece, sprite=f"mini-{card_colour(card)}", title=title, badges=badges)
        pieces.append(piece)
    return YardDrawing(pieces, [Caption(f"name-{seat}", x + 94, y, 28, name, width=160)])


def _stock(view: CrashByCrashView, side: int, x: float, y: float) -> YardDrawing:
    """What a side has left: cars, the magnetic car, batteries."""
    stock, colour = view["stocks"][side], SIDE_COLOURS[side]
    cars = Text("piece-stock", {"side": side, "cars": stock["normal"]})
    magnets = Text("piece-stock-magnet", {"side": side, "cars": stock["magnet"]})
    letter = Text("side-letter", {"side": side})
    pieces = [
        Piece(f"stock-{side}", f"car-{side}", x + 36, y, 50, cars, letter, colour, layer=1),
        Piece(f"stock-magnet-{side}", f"magnet-{side}", x + 168, y, 50, magnets, letter, colour, layer=1),
    ]
    captions = [
        Caption(f"stock-count-{side}", x + 64, y, 30, f"×{stock['normal']}", cars, width=70),
        Caption(f"stock-magnet-count-{side}", x + 196, y, 30, f"×{stock['magnet']}", magnets, width=54),
    ]
    batteries = view["batteries"][side]
    title = Text("piece-batteries", {"side": side, "batteries": batteries})
    all_ = parameter(view, "batteries")
    apart = min(35, 140 / max(1, all_))
    for number in range(all_):
        sprite = "battery" if number < batteries else "battery-used"
        pieces.append(Piece(f"battery-{side}-{number}", sprite, x + 271 + apart * number, y, 48, title, layer=1))
    banned = ban_of(view, side)
    if banned is not None:
        title = Text("piece-ban", {"side": side, "turn": banned})
        pieces.append(Piece(f"ban-{side}", "ban", x + 323, y, 60, title, layer=2))
    return YardDrawing(pieces, captions)


# -- the track of scorings ------------------------------------------------------------------


def draw_track(view: CrashByCrashView, part: Part) -> YardDrawing:
    """Slots, the last of which ends the game (section 11); below them the turn, and the card in force."""
    left, top, _, _ = part.box
    y = top + 44
    last = parameter(view, "scorings")
    title = Text("piece-track", {"scorings": view["scorings"], "last": last})
    pieces: list[Piece] = []
    for number in range(last):
        x = left + 44 + 71 * number
        full = number < view["scorings"]
        sprite = "slot-full" if full else "slot-last" if number == last - 1 else "slot"
        pieces.append(Piece(f"slot-{number}", sprite, x, y, 60, title, "" if full else str(number + 1)))
        if full:
            pieces.append(Piece(f"rung-{number}", "bell", x, y, 44, title, layer=1))
    y = top + 108
    turn = Text("header-turn", {"turn": view["turn"]})
    captions = [Caption("turn-number", left + 20, y, 27, turn, width=108)]
    if view["action"] and view["phase"] != "over":
        for number in (1, 2):
            sprite = "action" if number == view["action"] else "action-used"
            action = Text("piece-action", {"number": number})
            pieces.append(Piece(f"action-{number}", sprite, left + 106 + 44 * number, y, 42, action, str(number)))
    rings = may_ring(view)
    badges = () if rings else ("ban",)
    pieces.append(
        Piece(
            "may-ring",
            "bell",
            left + 240,
            y,
            44,
            Text("header-bells", {"may": rings, "turn": parameter(view, "first_ringing_turn")}),
            badges=badges,
        )
    )
    card = view["card"]
    if card is not None:
        force, name = Text("piece-in-force", {"card": card}), Text("card-name", {"card": card})
        sprite, badges = f"force-{card_colour(card)}", (f"mini-{card}",)
        pieces.append(Piece("card-in-force", sprite, left + 298, y, 56, force, name, badges=badges, layer=1))
    return YardDrawing(pieces, captions)
