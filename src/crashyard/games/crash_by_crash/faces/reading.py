"""What is said of the table for those who read: a line a player, the cards in sentences, the legend."""

from crashyard.faces.scene import Counter, Side, Sign, Text
from crashyard.games.crash_by_crash.faces.layout import hand_size, own_seat, parameter
from crashyard.games.crash_by_crash.faces.mats import SEATS, ban_of
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView
from crashyard.games.crash_by_crash.rules.pieces import SIDES


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
                colour=SEATS[seat],
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
                "last": parameter(view, "scorings"),
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
