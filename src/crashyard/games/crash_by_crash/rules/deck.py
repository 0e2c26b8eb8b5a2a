"""Section 9 (and 12): the deck, the display, the hands and the discard pile, and cards on their way (R76, R81)."""

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.pieces import DISPLAY, KINDS, NO_CARD
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState

# -- how many cards lie where ---------------------------------------------------------------


def cards_in(pile: vec[i64], first: i64) -> i64:
    """How many cards a pile has, whose numbers a kind begin at `first`."""
    count: i64 = 0
    end = first + KINDS
    while first < end:
        count += pile[first]
        first += 1
    return count


def pile_size(table: CrashByCrashState) -> i64:
    """How many cards lie in the deck."""
    return cards_in(table.deck, 0)


def display_size(table: CrashByCrashState) -> i64:
    return cards_in(table.display, 0)


def deck_has_card(table: CrashByCrashState) -> bool:
    """Whether a card can be drawn; an empty deck is first renewed from the discard pile (R76)."""
    return pile_size(table) > 0 or cards_in(table.discard, 0) > 0


def can_draw(table: CrashByCrashState) -> bool:
    return deck_has_card(table) or display_size(table) > 0


def display_wants_card(table: CrashByCrashState) -> bool:
    """Two players: the display is filled up to three; four players have none (section 12)."""
    return table.players == 2 and display_size(table) < DISPLAY and deck_has_card(table)


# -- cards on their way ---------------------------------------------------------------------
# Copies of a table share its piles, since most moves leave them as they are; so whoever changes a pile writes it anew.


def renew_deck(table: CrashByCrashState) -> bool:
    """Shuffle the discard pile into an empty deck (R76); whether that was done."""
    if pile_size(table) > 0:
        return False
    table.deck = table.deck[:]
    table.discard = table.discard[:]
    for kind in range(KINDS):
        table.deck[kind] = table.discard[kind]
        table.discard[kind] = 0
    return True


def drop_card(table: CrashByCrashState, seat: i64, kind: i64) -> None:
    """A card goes from a hand face up to the discard pile."""
    at = KINDS * seat + kind
    table.hands = table.hands[:]
    table.hands[at] -= 1
    if table.known[at] > 0:
        table.known = table.known[:]
        table.known[at] -= 1
    table.discard = table.discard[:]
    table.discard[kind] += 1


def prepare_deck(table: CrashByCrashState) -> None:
    """Renew an empty deck from the discard pile before a card is drawn (R76)."""
    if renew_deck(table) and table.listening():
        table.tell(events.deck_renewed())


def take_from_display(table: CrashByCrashState, seat: i64, kind: i64) -> None:
    """A card taken openly: everybody knows who has it."""
    table.display = table.display[:]
    table.hands = table.hands[:]
    table.known = table.known[:]
    table.display[kind] -= 1
    table.hands[KINDS * seat + kind] += 1
    table.known[KINDS * seat + kind] += 1
    if table.listening():
        table.tell(events.card_taken(seat, kind))


def draw_to_hand(table: CrashByCrashState, seat: i64, kind: i64) -> None:
    table.deck = table.deck[:]
    table.hands = table.hands[:]
    table.deck[kind] -= 1
    table.hands[KINDS * seat + kind] += 1
    if table.listening():
        table.tell(events.card_drawn(seat, kind))


def draw_to_display(table: CrashByCrashState, kind: i64) -> None:
    table.deck = table.deck[:]
    table.display = table.display[:]
    table.deck[kind] -= 1
    table.display[kind] += 1
    if table.listening():
        table.tell(events.card_displayed(kind))


def draw_to_choose(table: CrashByCrashState, seat: i64, kind: i64) -> None:
    """Four players: one of the two cards of which one is kept."""
    table.deck = table.deck[:]
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
    table.hands = table.hands[:]
    table.hands[KINDS * seat + kind] += 1
    if other != NO_CARD:
        table.discard = table.discard[:]
        table.discard[other] += 1
    if table.listening():
        table.tell(events.card_kept(seat, kind, other))
