"""Sections 4 and 16: what a seat does not know, drawn anew.

Hidden are the plans of the others that are not revealed, the two upgrade cards somebody else is choosing from, and
which cards the deck holds beside them.
"""

from mypy_extensions import i64

from crashyard.engine.chance.dice import Dice
from crashyard.games.crash_and_grab.rules.state import NO_PLAN, PLANS_EACH, CrashAndGrabState, tokens_in


def redraw(state: CrashAndGrabState, seat: i64, dice: Dice) -> None:
    """Make everything that `seat` cannot know as likely as it must think."""
    saucer: i64 = 0
    while saucer < state.saucers:
        hidden = state.owner(saucer) != seat and state.revealed >> saucer & 1 == 0
        if hidden and state.plan[saucer] != NO_PLAN:
            state.plan[saucer] = dice.below(PLANS_EACH)
        saucer += 1
    hidden_cards = state.drawn & ~state.deduced
    if hidden_cards and seat != state.active:
        count = tokens_in(hidden_cards)
        state.deck |= hidden_cards
        state.drawn = state.deduced
        while count > 0:
            draw_anew(state, dice)
            count -= 1


def draw_anew(state: CrashAndGrabState, dice: Dice) -> None:
    """Any card of the deck, each equally likely."""
    ticket = dice.below(tokens_in(state.deck))
    number: i64 = 0
    while True:
        if state.deck >> number & 1:
            if ticket == 0:
                break
            ticket -= 1
        number += 1
    state.deck &= ~(1 << number)
    state.drawn |= 1 << number
