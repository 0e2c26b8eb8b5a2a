"""Section 9.3: what a seat does not know, drawn anew.

Hidden are the cards of the other hands that were not taken openly, the two cards somebody else is choosing from, and
which cards the deck holds.
"""

from mypy_extensions import i64

from crashyard.engine.chance.dice import Dice
from crashyard.games.crash_by_crash.rules.pieces import KINDS, NO_CARD
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState


def draw_anew(table: CrashByCrashState, dice: Dice) -> i64:
    """Any card of the deck, each equally likely."""
    total: i64 = 0
    for kind in range(KINDS):
        total += table.deck[kind]
    ticket = dice.below(total)
    drawn: i64 = 0
    while ticket >= table.deck[drawn]:
        ticket -= table.deck[drawn]
        drawn += 1
    table.deck[drawn] -= 1
    return drawn


def redraw(table: CrashByCrashState, seat: i64, dice: Dice) -> None:
    """Put all that `seat` cannot know back into the deck, and draw as many cards again."""
    hidden: list[int] = []
    table.hands = table.hands[:]
    table.deck = table.deck[:]
    for other in range(table.players):
        if other == seat:
            continue
        for kind in range(KINDS):
            at = KINDS * other + kind
            unknown = table.hands[at] - table.known[at]
            table.hands[at] -= unknown
            table.deck[kind] += unknown
            for _ in range(unknown):
                hidden.append(other)
    looking = seat != table.active and table.drawn != NO_CARD
    both = looking and table.drawn_too != NO_CARD
    if looking:
        table.deck[table.drawn] += 1
    if both:
        table.deck[table.drawn_too] += 1
    for other in hidden:
        table.hands[KINDS * other + draw_anew(table, dice)] += 1
    if looking:
        table.drawn = draw_anew(table, dice)
    if both:
        table.drawn_too = draw_anew(table, dice)
