"""Section 9: the deck, the display and the discard pile, and how many cards lie there (R76)."""

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.pieces import DISPLAY, KINDS
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState


def pile_size(table: CrashByCrashState) -> i64:
    """How many cards lie in the deck."""
    count: i64 = 0
    for kind in range(KINDS):
        count += table.deck[kind]
    return count


def display_size(table: CrashByCrashState) -> i64:
    count: i64 = 0
    for kind in range(KINDS):
        count += table.display[kind]
    return count


def deck_has_card(table: CrashByCrashState) -> bool:
    """Whether a card can be drawn; an empty deck is first renewed from the discard pile (R76)."""
    if pile_size(table) > 0:
        return True
    for kind in range(KINDS):
        if table.discard[kind] > 0:
            return True
    return False


def can_draw(table: CrashByCrashState) -> bool:
    return deck_has_card(table) or display_size(table) > 0


def display_wants_card(table: CrashByCrashState) -> bool:
    """Two players: the display is filled up to three; four players have none (section 12)."""
    return table.players == 2 and display_size(table) < DISPLAY and deck_has_card(table)


def renew_deck(table: CrashByCrashState) -> bool:
    """Shuffle the discard pile into an empty deck (R76); whether that was done."""
    if pile_size(table) > 0:
        return False
    for kind in range(KINDS):
        table.deck[kind] = table.discard[kind]
        table.discard[kind] = 0
    return True


def drop_card(table: CrashByCrashState, seat: i64, kind: i64) -> None:
    """A card goes from a hand face up to the discard pile."""
    at = KINDS * seat + kind
    table.hands[at] -= 1
    if table.known[at] > 0:
        table.known[at] -= 1
    table.discard[kind] += 1
