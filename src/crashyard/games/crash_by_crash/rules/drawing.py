"""Section 9 (and 12): a card goes from the deck or the display to a hand, and is told (R76, R81)."""

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.deck import renew_deck
from crashyard.games.crash_by_crash.rules.pieces import KINDS, NO_CARD
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState


def prepare_deck(table: CrashByCrashState) -> None:
    """Renew an empty deck from the discard pile before a card is drawn (R76)."""
    if renew_deck(table) and table.listening():
        table.tell(events.deck_renewed())


def take_from_display(table: CrashByCrashState, seat: i64, kind: i64) -> None:
    """A card taken openly: everybody knows who has it."""
    table.display[kind] -= 1
    table.hands[KINDS * seat + kind] += 1
    table.known[KINDS * seat + kind] += 1
    if table.listening():
        table.tell(events.card_taken(seat, kind))


def draw_to_hand(table: CrashByCrashState, seat: i64, kind: i64) -> None:
    table.deck[kind] -= 1
    table.hands[KINDS * seat + kind] += 1
    if table.listening():
        table.tell(events.card_drawn(seat, kind))


def draw_to_display(table: CrashByCrashState, kind: i64) -> None:
    table.deck[kind] -= 1
    table.display[kind] += 1
    if table.listening():
        table.tell(events.card_displayed(kind))


def draw_to_choose(table: CrashByCrashState, seat: i64, kind: i64) -> None:
    """Four players: one of the two cards of which one is kept."""
    table.deck[kind] -= 1
    if table.drawn == NO_CARD:
        table.drawn = kind
    else:
        table.drawn_too = kind
    if table.listening():
        table.tell(events.card_looked_at(seat, kind))


def keep(table: CrashByCrashState, seat: i64, kind: i64) -> None:
    """Keep one of the two cards and discard the other face up."""
    other = table.drawn
    if kind == other:
        other = table.drawn_too
    table.drawn = NO_CARD
    table.drawn_too = NO_CARD
    table.hands[KINDS * seat + kind] += 1
    if other != NO_CARD:
        table.discard[other] += 1
    if table.listening():
        table.tell(events.card_kept(seat, kind, other))
