"""What lies between the board and the mats: Lost Crewmembers (section 15), movement cards (section 2), upgrades."""

from crashyard.faces.scene import Caption, Piece, Text
from crashyard.games.crash_and_grab.faces.mats import COLOUR_CODES, PICTOGRAMS, Drawn, crewmember, upgrade_title
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView
from crashyard.games.crash_and_grab.rules.facts import CrewName

_QUEUE = 328.0
_TOKEN = 60.0
_COLUMNS = 3
_CARD = 100.0
_PALE = "#aeb9ec"
_BONUS: dict[str, tuple[str, ...]] = {"2": ("bonus-booster",), "3": ("bonus-energy",), "0-5": ()}
"""The movement cards, and what is drawn on them of what they give (section 2)."""


def supplies_of(view: CrashAndGrabView, top: float) -> Drawn:
    """Everything between the board and the mats, one row under the other."""
    lost = _lost(view, top)
    cards = _cards(view, lost.bottom)
    return Drawn([*lost.pieces, *cards.pieces], [*lost.captions, *cards.captions], cards.bottom)


def _lost(view: CrashAndGrabView, top: float) -> Drawn:
    """One queue a colour, its front at the left; who is to be placed waits above the others."""
    captions = [Caption("lost-name", 14, top + 16, 26, Text("header-lost"), colour=_PALE, width=900)]
    pieces: list[Piece] = []
    for number, (colour, types) in enumerate(view["lost"].items()):
        row, column = divmod(number, _COLUMNS)
        left, y = 14 + _QUEUE * column, top + 74 + 82 * row
        title = Text("piece-queue", {"colour": colour, "types": types})
        target = f"colour:{colour}"
        pieces.append(
            Piece(f"queue-{colour}", "queue", left + 158, y, 100, title, colour=COLOUR_CODES[colour], target=target)
        )
        for place, kind in enumerate(types):
            crew: CrewName = {"colour": colour, "type": kind}
            own = Text("piece-crew-lost", {**crew})
            front = target if place == 0 else ""
            pieces.append(crewmember(crew, left + 46 + 75 * place, y, _TOKEN, own, target=front, layer=1))
    return Drawn(pieces, captions, top + 204)


def _cards(view: CrashAndGrabView, top: float) -> Drawn:
    """The movement cards with what they give, the deck and the discard pile, and cards that have been drawn."""
    y = top + 86
    pieces: list[Piece] = []
    for number, card in enumerate(_BONUS):
        x = 62 + 92 * number
        title = Text("piece-movement-card", {"card": card})
        piece = Piece(
            id=f"card-{card}",
            sprite="move",
            x=x,
            y=y,
            size=_CARD,
            title=title,
            label=card,
            colour=_PALE,
            layer=1,
            badges=_BONUS[card],
            target=f"card:{card}",
        )
        pieces.append(piece)
    deck = Text("piece-deck", {"cards": view["deck"]})
    discard = Text("piece-discard", {"cards": view["discard"]})
    pieces.append(Piece("deck", "deck", 372, y, _CARD, deck, str(view["deck"])))
    pieces.append(Piece("discard", "discard", 476, y, _CARD, discard, str(len(view["discard"]))))
    captions = [
        Caption("cards-name", 14, top + 16, 26, Text("header-cards"), colour=_PALE, width=280),
        Caption("deck-name", 366, top + 16, 26, Text("header-deck"), colour=_PALE, anchor="middle", width=84),
        Caption("discard-name", 472, top + 16, 26, Text("header-discard"), colour=_PALE, anchor="middle", width=96),
    ]
    for number, upgrade in enumerate(view["drawn"]):
        x = 640 + 228 * number
        if upgrade is None:
            pieces.append(Piece(f"drawn-{number}", "upgrade-back", x, y, _CARD, Text("piece-hidden-upgrade"), layer=1))
            continue
        piece = Piece(
            id=f"upgrade-{upgrade}",
            sprite="upgrade",
            x=x,
            y=y,
            size=_CARD,
            title=upgrade_title(upgrade),
            label=Text("upgrade", {"upgrade": upgrade}),
            layer=1,
            badges=(f"upgrade-{PICTOGRAMS[upgrade]}",),
            target=f"upgrade:{upgrade}",
        )
        pieces.append(piece)
    if view["drawn"]:
        captions.append(Caption("drawn-name", 532, top + 16, 26, Text("header-drawn"), colour=_PALE, width=440))
    return Drawn(pieces, captions, top + 150)
