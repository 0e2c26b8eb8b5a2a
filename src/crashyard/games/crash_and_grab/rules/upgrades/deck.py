"""Section 16: the upgrade cards, found in their folder."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.names import UPGRADE_NAMES
from crashyard.games.crash_and_grab.rules.state import CrashAndGrabState
from crashyard.games.crash_and_grab.rules.upgrades import cards
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import Upgrade


def _find() -> list[Upgrade]:
    """Every card of the folder `cards`, by its number."""
    found: list[Upgrade] = []
    for module in iter_modules(cards.__path__):
        card = import_module(f"{cards.__name__}.{module.name}").CARD
        assert isinstance(card, Upgrade)
        found.append(card)
    found.sort(key=lambda card: int(card.number))
    for card in found:
        UPGRADE_NAMES[int(card.number)] = card.name
    return found


CARDS: Final[list[Upgrade]] = _find()
"""In the order of their numbers."""

HIGHEST: Final[int] = int(CARDS[-1].number)


def _by_number() -> list[Upgrade]:
    blank = Upgrade(0, "", 0)
    found = [blank] * (HIGHEST + 1)
    for card in CARDS:
        found[card.number] = card
    return found


BY_NUMBER: Final[list[Upgrade]] = _by_number()
"""BY_NUMBER[number]: the card, where there is one with that number."""


def _cards_of_windows() -> list[int]:
    found: list[int] = []
    for window in range(15):
        bits = 0
        for card in CARDS:
            if card.windows >> window & 1:
                bits |= int(card.bit)
        found.append(bits)
    return found


_CARDS_OF_WINDOWS: Final = _cards_of_windows()


def cards_for(window: int) -> int:
    """The cards that work in a window, as bits."""
    return _CARDS_OF_WINDOWS[window.bit_length() - 1]


def all_cards(players: int) -> int:
    """The whole deck, as bits."""
    bits = 0
    for card in CARDS:
        if players > 2 or card.for_two:
            bits |= int(card.bit)
    return bits


def cards_left_out(names: list[str]) -> int:
    """The upgrades of these names, as bits."""
    return sum(int(card.bit) for card in CARDS if card.name in names)


DECK: Final = vec[i64]([all_cards(players) for players in range(7)])
"""DECK[players]: the same as a table."""


def deck_of(table: CrashAndGrabState) -> int:
    """All cards with which a table is played, as bits."""
    return int(DECK[table.players]) & ~cards_left_out(table.tuning.without)
