"""Random play: one answer is picked without making the list of all.

Every legal answer is exactly one of the numbered candidates, which the kinds of answers name, and most candidates are
legal answers. Throwing until a legal one comes up makes each legal answer equally likely.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.games.crash_by_crash.rules.board import CELLS
from crashyard.games.crash_by_crash.rules.codes import EXCHANGE, OPERATE, PASS, SET_CAR, STEP
from crashyard.games.crash_by_crash.rules.decisions.action import ACTING
from crashyard.games.crash_by_crash.rules.decisions.card import card_of
from crashyard.games.crash_by_crash.rules.decisions.common import can_pay_fee
from crashyard.games.crash_by_crash.rules.decisions.magnet import magnet_candidate
from crashyard.games.crash_by_crash.rules.decisions.push import WAYS_TO_CARS, batteries_now, push_candidate
from crashyard.games.crash_by_crash.rules.duty.demands import why_not_step_now
from crashyard.games.crash_by_crash.rules.movement.operating import step_of, ways_from
from crashyard.games.crash_by_crash.rules.pieces import KINDS, NO_CARD
from crashyard.games.crash_by_crash.rules.setup.set_car import SETTING_A_CAR
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

TRIES: Final = 400
"""After so many candidates in vain the list is made after all."""

NO_CANDIDATE: Final = -1

CARD_CANDIDATES: Final = vec[i64]([card_of(kind).candidates for kind in range(KINDS)])
"""How many candidates each kind of card has."""


def pick_starting_car(table: CrashByCrashTurn, seat: i64, dice: Dice) -> i64:
    tries: i64 = 0
    while tries < TRIES:
        action = SET_CAR + dice.below(CELLS)
        if SETTING_A_CAR.why_not(table, seat, action) is None:
            return action
        tries += 1
    return NO_CANDIDATE


def pick_step(table: CrashByCrashTurn, seat: i64, dice: Dice) -> i64:
    ways: i64 = ways_from(table)
    tries: i64 = 0
    while tries < TRIES:
        step = step_of(table, dice.below(ways))
        if step >= 0 and why_not_step_now(table, seat, STEP + step) is None:
            return STEP + step
        tries += 1
    return NO_CANDIDATE


def pick_action(table: CrashByCrashTurn, seat: i64, dice: Dice, held: Actions) -> i64:
    """An ACTION 1 or 2, or NO_CANDIDATE if none was found; `held` is a buffer to work with.

    PASS is no candidate where a card demands an action: it is legal only if nothing else is.
    """
    side = table.side(seat)
    pushes: i64 = 0
    magnets: i64 = 0
    if can_pay_fee(table, side):
        if table.normal_car_in_stock(side) >= 0:
            pushes = WAYS_TO_CARS * (1 + batteries_now(table, side))
        if table.magnet_in_stock(side):
            magnets = WAYS_TO_CARS
    walks: i64 = ways_from(table)
    long_walks: i64 = 0
    if table.scores[side] >= table.tuning.four_steps_cost:
        long_walks = walks
    cards = find_held(table, seat, held)
    exchanges = held.count * held.count
    passes: i64 = 1
    if table.card != NO_CARD:
        passes = 0
    total = pushes + magnets + walks + long_walks + cards + exchanges + passes
    tries: i64 = 0
    while tries < TRIES and total > 0:
        tries += 1
        number = dice.below(total)
        action: i64 = PASS
        if number < pushes:
            action = push_candidate(table, number)
        else:
            number -= pushes
            if number < cards:
                action = card_candidate(table, side, number, held)
            else:
                number -= cards
                if number < magnets:
                    action = magnet_candidate(table, number)
                else:
                    number -= magnets
                    if number < walks + long_walks:
                        step = step_of(table, number % walks)
                        action = NO_CANDIDATE
                        if step >= 0:
                            action = OPERATE + 2 * step + number // walks
                    elif number < walks + long_walks + exchanges:
                        number -= walks + long_walks
                        action = EXCHANGE + KINDS * held.at(number // held.count) + held.at(number % held.count)
        if action >= 0 and ACTING.why_not(table, seat, action) is None:
            return action
    return NO_CANDIDATE


def find_held(table: CrashByCrashTurn, seat: i64, held: Actions) -> i64:
    """Note the kinds of cards in a hand; returns how many candidates they have."""
    held.clear()
    hands = table.hands
    cards: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if hands[KINDS * seat + kind] > 0:
            held.add(kind)
            cards += CARD_CANDIDATES[kind]
        kind += 1
    return cards


def card_candidate(table: CrashByCrashTurn, side: i64, number: i64, held: Actions) -> i64:
    """Each way to play each card in hand."""
    index: i64 = 0
    kind = held.at(0)
    while number >= CARD_CANDIDATES[kind]:
        number -= CARD_CANDIDATES[kind]
        index += 1
        kind = held.at(index)
    return card_of(kind).candidate(table, side, number)
