"""Section 9 (and 12): the deck, the display and the hands (R76, R81)."""

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.dice import Dice
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.codes import TAKE, TAKE_DECK
from crashyard.games.crash_by_crash.rules.deck import deck_has_card, display_size, pile_size, renew_deck
from crashyard.games.crash_by_crash.rules.table import KINDS, NO_CARD, Table


def can_draw(table: Table) -> bool:
    return deck_has_card(table) or display_size(table) > 0


def fill_deck(table: Table, actions: Actions) -> None:
    """The kinds that can be the next card of the deck."""
    for kind in range(KINDS):
        if table.deck[kind] > 0:
            actions.add(kind)


def forbids_card(table: Table, kind: i64) -> str | None:
    if not 0 <= kind < KINDS:
        return "unknown-action"
    return None if table.deck[kind] > 0 else "card-not-in-deck"


def throw_card(table: Table, dice: Dice) -> i64:
    """One of the cards of the deck, each equally likely."""
    left = dice.below(pile_size(table))
    kind: i64 = 0
    while left >= table.deck[kind]:
        left -= table.deck[kind]
        kind += 1
    return kind


def prepare_deck(table: Table) -> None:
    """Renew an empty deck from the discard pile before a card is drawn (R76)."""
    if renew_deck(table) and table.listening():
        table.tell(events.deck_renewed())


def fill_sources(table: Table, actions: Actions) -> None:
    for kind in range(KINDS):
        if table.display[kind] > 0:
            actions.add(TAKE + kind)
    if deck_has_card(table):
        actions.add(TAKE_DECK)


def forbids_source(table: Table, action: i64) -> str | None:
    if action == TAKE_DECK:
        return None if deck_has_card(table) else "deck-empty"
    if not TAKE <= action < TAKE_DECK:
        return "choose-a-source"
    return None if table.display[action - TAKE] > 0 else "not-in-display"


def take_from_display(table: Table, seat: i64, kind: i64) -> None:
    """A card taken openly: everybody knows who has it."""
    table.display[kind] -= 1
    table.hands[KINDS * seat + kind] += 1
    table.known[KINDS * seat + kind] += 1
    if table.listening():
        table.tell(events.card_taken(seat, kind))


def draw_to_hand(table: Table, seat: i64, kind: i64) -> None:
    table.deck[kind] -= 1
    table.hands[KINDS * seat + kind] += 1
    if table.listening():
        table.tell(events.card_drawn(seat, kind))


def draw_to_display(table: Table, kind: i64) -> None:
    table.deck[kind] -= 1
    table.display[kind] += 1
    if table.listening():
        table.tell(events.card_displayed(kind))


def draw_to_choose(table: Table, seat: i64, kind: i64) -> None:
    """Four players: one of the two cards of which one is kept."""
    table.deck[kind] -= 1
    if table.drawn == NO_CARD:
        table.drawn = kind
    else:
        table.drawn_too = kind
    if table.listening():
        table.tell(events.card_looked_at(seat, kind))


def keep(table: Table, seat: i64, kind: i64) -> None:
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
