"""Section 16: which upgrades may be used, or work by themselves, in a window."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.stages import OFFER
from crashyard.games.crash_and_grab.rules.state import NO_SAUCER, CrashAndGrabState
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER, cards_for
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import (
    BOOSTING,
    COLLISION,
    DISTANCES,
    END,
    ENTERING,
    FIRST_TURN,
    LEAVING,
    PICK_UP,
    PLACED,
    PLACING,
    PUSHED,
    START,
    STEERING,
    TIE,
)

FOR_PLACING: Final[i64] = cards_for(PLACING)
FOR_START: Final[i64] = cards_for(START)
FOR_ENTERING: Final[i64] = cards_for(ENTERING)
FOR_COLLISION: Final[i64] = cards_for(COLLISION)
FOR_PICK_UP: Final[i64] = cards_for(PICK_UP)
FOR_END: Final[i64] = cards_for(END)
FOR_FIRST_TURN: Final[i64] = cards_for(FIRST_TURN)
FOR_DISTANCES: Final[i64] = cards_for(DISTANCES)
FOR_LEAVING: Final[i64] = cards_for(LEAVING)
FOR_BOOSTING: Final[i64] = cards_for(BOOSTING)
FOR_STEERING: Final[i64] = cards_for(STEERING)
FOR_PLACED: Final[i64] = cards_for(PLACED)
FOR_PUSHED: Final[i64] = cards_for(PUSHED)
FOR_TIE: Final[i64] = cards_for(TIE)


def cards_in(window: i64) -> i64:
    """The cards that work in the windows with a question, as bits."""
    if window == END:
        return FOR_END
    if window == START:
        return FOR_START
    if window == PICK_UP:
        return FOR_PICK_UP
    if window == ENTERING:
        return FOR_ENTERING
    if window == COLLISION:
        return FOR_COLLISION
    if window == PLACING:
        return FOR_PLACING
    return FOR_FIRST_TURN


def usable(table: Tabletop, saucer: i64, window: i64) -> i64:
    """The cards of a saucer, as bits, that a window is for and that are not used up."""
    return table.active_upgrades(saucer) & cards_in(window) & ~table.used


def offers(table: Tabletop, saucer: i64, window: i64) -> bool:
    """Ask the owner of a saucer whether to use one of its cards, if one can be used; whether that is asked now."""
    cards = usable(table, saucer, window)
    if cards == 0:
        return False
    number: i64 = 0
    while cards >> number:
        if cards >> number & 1 and BY_NUMBER[number].is_available(table, saucer):
            table.phase = OFFER
            table.window = window
            table.asked = saucer
            return True
        number += 1
    return False


def forget_pick(table: Tabletop) -> None:
    """The newest pick-up is answered."""
    table.picks = table.picks[: len(table.picks) - 1] if len(table.picks) > 1 else vec[i64]()


def holder_of(table: CrashAndGrabState, cards: i64) -> i64:
    """The saucer with an active card among `cards`, or NO_SAUCER."""
    saucer: i64 = 0
    while saucer < table.saucers:
        if table.active_upgrades(saucer) & cards:
            return saucer
        saucer += 1
    return NO_SAUCER


def work(table: Tabletop, saucer: i64, cards: i64) -> None:
    """Let the cards among `cards` that a saucer has work by themselves."""
    working = table.active_upgrades(saucer) & cards & ~table.used
    if working == 0:
        return
    number: i64 = 0
    while working >> number:
        if working >> number & 1:
            card = BY_NUMBER[number]
            if card.once:
                table.used |= card.bit
            if table.listening():
                table.tell(events.upgrade_used(table, saucer, number))
            card.happen(table, saucer)
        number += 1


def distances(table: CrashAndGrabState, saucer: i64, cards: i64, normal: i64, granted: i64) -> i64:
    """The distances to choose from, as bits: the normal ones, those granted by cards, and what others make of these."""
    working = table.active_upgrades(saucer) & cards
    if working == 0:
        return normal
    number: i64 = 0
    while working >> number:
        if working >> number & 1:
            granted |= BY_NUMBER[number].grant(granted)
        number += 1
    number = 0
    while working >> number:
        if working >> number & 1:
            granted |= BY_NUMBER[number].stretch(granted)
        number += 1
    return normal | granted
