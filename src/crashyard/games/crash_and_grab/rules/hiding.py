"""Sections 4 and 16: what a seat does not know, drawn anew.

Hidden are the plans of the others that are not revealed, the two upgrade cards somebody else is choosing from, and
which cards the deck holds beside them.
"""

from mypy_extensions import i64

from crashyard.engine.dice import Dice
from crashyard.games.crash_and_grab.rules.state import NO_PLAN, PLANS_EACH, CrashAndGrabState, tokens_in


def redraw(table: CrashAndGrabState, seat: i64, dice: Dice) -> None:
    """Make everything that `seat` cannot know as likely as it must think."""
    saucer: i64 = 0
    while saucer < table.saucers:
        hidden = table.owner(saucer) != seat and table.revealed >> saucer & 1 == 0
        if hidden and table.plan[saucer] != NO_PLAN:
            table.plan[saucer] = dice.below(PLANS_EACH)
        saucer += 1
    hidden_cards = table.drawn & ~table.deduced
    if hidden_cards and seat != table.active:
        count = tokens_in(hidden_cards)
        table.deck |= hidden_cards
        table.drawn = table.deduced
        while count > 0:
            draw_anew(table, dice)
            count -= 1


def draw_anew(table: CrashAndGrabState, dice: Dice) -> None:
    """Any card of the deck, each equally likely."""
    ticket = dice.below(tokens_in(table.deck))
    number: i64 = 0
    while True:
        if table.deck >> number & 1:
            if ticket == 0:
                break
            ticket -= 1
        number += 1
    table.deck &= ~(1 << number)
    table.drawn |= 1 << number
