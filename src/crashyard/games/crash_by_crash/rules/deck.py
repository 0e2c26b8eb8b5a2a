"""Sections 8 and 9: the kinds of cards, and where cards go."""

from typing import Final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.table import DISPLAY, KINDS, Table

BELL_SHIFT: Final = 0
LAMBADA: Final = 1
FREE_TICKET: Final = 2
SABOTEUR: Final = 3
FLYING_DUTCHMAN: Final = 4
FLAT_BATTERY: Final = 5
HEARTLESS_BELL: Final = 6
COLOUR_ANOMALY: Final = 7
DOUBLE_HIT: Final = 8
ROCKET: Final = 9
TANDEM: Final = 10
EXPANSION: Final = 11
ACTION_REACTION: Final = 12

CARD_NAMES: Final = [
    "BELL_SHIFT",
    "LAMBADA",
    "FREE_TICKET",
    "SABOTEUR",
    "FLYING_DUTCHMAN",
    "FLAT_BATTERY",
    "HEARTLESS_BELL",
    "COLOUR_ANOMALY",
    "DOUBLE_HIT",
    "ROCKET",
    "TANDEM",
    "EXPANSION",
    "ACTION_REACTION",
]


def is_grey(kind: i64) -> bool:
    return kind <= FLAT_BATTERY


def is_yellow(kind: i64) -> bool:
    return kind in (HEARTLESS_BELL, COLOUR_ANOMALY)


def is_blue(kind: i64) -> bool:
    return kind >= DOUBLE_HIT


def pile_size(table: Table) -> i64:
    """How many cards lie in the deck."""
    count: i64 = 0
    for kind in range(KINDS):
        count += table.deck[kind]
    return count


def display_size(table: Table) -> i64:
    count: i64 = 0
    for kind in range(KINDS):
        count += table.display[kind]
    return count


def deck_has_card(table: Table) -> bool:
    """Whether a card can be drawn; an empty deck is first renewed from the discard pile (R76)."""
    if pile_size(table) > 0:
        return True
    for kind in range(KINDS):
        if table.discard[kind] > 0:
            return True
    return False


def renew_deck(table: Table) -> bool:
    """Shuffle the discard pile into an empty deck (R76); whether that was done."""
    if pile_size(table) > 0:
        return False
    for kind in range(KINDS):
        table.deck[kind] = table.discard[kind]
        table.discard[kind] = 0
    return True


def display_wants_card(table: Table) -> bool:
    """Two players: the display is filled up to three; four players have none (section 12)."""
    return table.players == 2 and display_size(table) < DISPLAY and deck_has_card(table)


def drop_card(table: Table, seat: i64, kind: i64) -> None:
    """A card goes from a hand face up to the discard pile."""
    at = KINDS * seat + kind
    table.hands[at] -= 1
    if table.known[at] > 0:
        table.known[at] -= 1
    table.discard[kind] += 1
