"""What everybody shares: Lost Crewmembers (section 15), movement cards (section 2), upgrades (section 16)."""

from crashyard.faces.scene import Caption, Part, Piece, Sprite, Text
from crashyard.games.crash_and_grab.faces.pieces import (
    COLOUR_CODES,
    COLUMN,
    PALE,
    PICTOGRAMS,
    Drawn,
    crewmember,
    letter,
    panel,
    upgrade_title,
)
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.facts import CrewName

_HEAD, _FOOT = 44.0, 52.0
"""The heights of the lines over and under the queues."""
_CARDS = 86.0
"""The height of the part with the cards."""
_BONUS: dict[str, tuple[str, ...]] = {"2": ("bonus-booster",), "3": ("bonus-energy",), "0-5": ("bonus-range",)}
"""The movement cards, and what is drawn on them (section 2)."""
_PANEL = "#5b6ea8"
_LOW_ROWS = 3
"""So many rows of queues are two columns, and low."""


def supply_sprites() -> tuple[Sprite, ...]:
    queues = (panel(f"lost-{rows}", _lost_height(rows)) for rows in (3, 4, 5))
    return *queues, panel("cards", _CARDS)


def supply_parts(view: CrashAndGrabView, top: float) -> list[Part]:
    """Lost Crewmembers with the decks, and beside them the cards: the hand of whoever looks at the table."""
    viewer = view["viewer"]
    lost = Part("lost", "supply", (10, top, COLUMN, _lost_height(_queue_rows(view))), Text("header-lost"))
    box = (505, top, COLUMN, _CARDS)
    if viewer is None:
        return [lost, Part("cards", "supply", box, Text("header-cards"))]
    return [lost, Part("cards", "hand", box, Text("header-cards"), seat=viewer, own=True)]


def supplies_of(view: CrashAndGrabView, parts: list[Part]) -> Drawn:
    lost, cards = (part.box for part in parts)
    queues, hand = _lost(view, lost[0], lost[1]), _cards(view, cards[0], cards[1])
    return Drawn([*queues.pieces, *hand.pieces], [*queues.captions, *hand.captions])


# -- lost crewmembers -----------------------------------------------------------------------


def _queue_columns(view: CrashAndGrabView) -> int:
    """Where there are few mats there is room for a row a colour."""
    return 1 if view["players"] < 5 else 2


def _queue_rows(view: CrashAndGrabView) -> int:
    """One colour more than there are saucers is in play, if there is one."""
    colours = min(len(COLOURS), len(view["saucers"]) + 1)
    return colours // _queue_columns(view)


def _queue_row(rows: int) -> float:
    return 62.0 if rows == _LOW_ROWS else 70.0


def _lost_height(rows: int) -> float:
    return _HEAD + _queue_row(rows) * rows + _FOOT


def _lost(view: CrashAndGrabView, left: float, top: float) -> Drawn:
    """One queue a colour, its front at the left; where it has a row to itself, it says its colour."""
    columns, rows = _queue_columns(view), _queue_rows(view)
    middle = left + COLUMN / 2, top + _lost_height(rows) / 2
    pieces = [Piece("lost", f"lost-{rows}", *middle, 100, Text("header-lost"), colour=_PANEL)]
    captions = []
    for number, (colour, types) in enumerate(view["lost"].items()):
        row, column = divmod(number, columns)
        y = top + _HEAD + _queue_row(rows) * (row + 0.5)
        x = left + 8 + (COLUMN - 16) / columns * column
        title = Text("piece-queue", {"colour": colour, "types": types})
        piece = Piece(
            id=f"queue-{colour}",
            sprite="queue" if columns == 2 else "queue-wide",
            x=x + (COLUMN - 16) / columns / 2,
            y=y,
            size=100,
            title=title,
            label=letter(colour) if columns == 2 and not types else "",
            colour=COLOUR_CODES[colour],
            layer=1,
            target=f"colour:{colour}",
        )
        pieces.append(piece)
        first, apart, size = (32.0, 56.0, 52.0) if columns == 2 else (170.0, 76.0, 60.0)
        if columns == 1:
            name, code = Text("colour", {"colour": colour}), COLOUR_CODES[colour]
            captions.append(Caption(f"queue-name-{colour}", x + 18, y + 1, 24, name, title, code, width=104))
        for place, kind in enumerate(types):
            crew: CrewName = {"colour": colour, "type": kind}
            own = Text("piece-crew-lost", {**crew})
            front = piece.target if place == 0 else ""
            pieces.append(crewmember(crew, x + first + apart * place, y, size, own, target=front))
    heading = Caption("lost-name", left + 18, top + 25, 25, Text("header-lost"), colour=PALE, width=440)
    decks = _decks(view, left, top + _lost_height(rows) - _FOOT / 2)
    return Drawn([*pieces, *decks.pieces], [heading, *captions, *decks.captions])


def _decks(view: CrashAndGrabView, left: float, y: float) -> Drawn:
    """The upgrade deck and the discard pile."""
    deck = Text("piece-deck", {"cards": view["deck"]})
    discard = Text("piece-discard", {"cards": view["discard"]})
    return Drawn(
        [
            Piece("deck", "deck", left + 190, y, 46, deck, str(view["deck"]), layer=1),
            Piece("discard", "discard", left + 430, y, 46, discard, str(len(view["discard"])), layer=1),
        ],
        [
            Caption("deck-name", left + 154, y + 1, 24, Text("header-deck"), deck, PALE, "end", 130),
            Caption("discard-name", left + 394, y + 1, 24, Text("header-discard"), discard, PALE, "end", 150),
        ],
    )


# -- cards ----------------------------------------------------------------------------------


def _cards(view: CrashAndGrabView, left: float, top: float) -> Drawn:
    """The movement cards with what they give, or the upgrades that have just been drawn."""
    middle = left + COLUMN / 2, top + _CARDS / 2
    cards = _drawn(view, *middle) if view["drawn"] else _movement_cards(view, *middle)
    return Drawn([Piece("cards", "cards", *middle, 100, Text("header-cards"), colour=_PANEL), *cards], [])


def _movement_cards(view: CrashAndGrabView, x: float, y: float) -> list[Piece]:
    """In the colour of the one saucer they are for."""
    own = [saucer["colour"] for saucer in view["saucers"] if saucer["seat"] == view["viewer"]]
    colour = COLOUR_CODES[own[0]] if len(own) == 1 else PALE
    return [
        Piece(
            id=f"card-{card}",
            sprite="card",
            x=x + 157 * (number - 1),
            y=y,
            size=100,
            title=Text("piece-movement-card", {"card": card}),
            label=card,
            colour=colour,
            layer=1,
            badges=_BONUS[card],
            target=f"card:{card}",
        )
        for number, card in enumerate(_BONUS)
    ]


def _drawn(view: CrashAndGrabView, x: float, y: float) -> list[Piece]:
    """Side by side, face up for whoever drew them."""
    pieces = []
    for number, upgrade in enumerate(view["drawn"]):
        here = x + 235 * (number - 0.5)
        if upgrade is None:
            back = Text("piece-hidden-upgrade")
            pieces.append(Piece(f"drawn-{number}", "upgrade-back", here, y, 100, back, layer=1))
            continue
        piece = Piece(
            id=f"upgrade-{upgrade}",
            sprite="upgrade",
            x=here,
            y=y,
            size=100,
            title=upgrade_title(upgrade),
            label=Text("upgrade", {"upgrade": upgrade}),
            layer=1,
            badges=(f"upgrade-{PICTOGRAMS[upgrade]}",),
            target=f"upgrade:{upgrade}",
        )
        pieces.append(piece)
    return pieces
