"""Random play: one answer is picked without making the list of all.

Every legal answer is exactly one of the numbered candidates, and most candidates are legal answers. Throwing until a
legal one comes up makes each legal answer equally likely.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.dice import Dice
from crashyard.games.crash_by_crash.rules.acting import batteries_now, can_pay_fee
from crashyard.games.crash_by_crash.rules.board import CELLS, FLOWER_CELL, NEXT
from crashyard.games.crash_by_crash.rules.codes import (
    CARD,
    EXCHANGE,
    MAGNETIC,
    OPERATE,
    PASS,
    PUSH,
    RIDE,
    SABOTAGE,
    SAIL,
    SET_CAR,
    SHIFT,
    STEP,
    SWAP,
)
from crashyard.games.crash_by_crash.rules.deck import BELL_SHIFT, FLYING_DUTCHMAN, FREE_TICKET, SABOTEUR
from crashyard.games.crash_by_crash.rules.operating import FOUR_STEPS_COST, step_of, ways_from
from crashyard.games.crash_by_crash.rules.table import ALL_CARS, CARS, IN_STOCK, KINDS, NO_CARD, Table

TRIES: Final = 400
"""After so many candidates in vain the list is made after all."""

NO_CANDIDATE: Final = -1
WAYS: Final = 6 * ALL_CARS
"""Each car, from each side."""

BELL_CELLS: Final = vec[i64]([cell for cell in range(CELLS) if FLOWER_CELL[cell]])
"""Where Bell Fluctuation can put a bell."""

CARD_WAYS: Final = vec[i64]([10 * len(BELL_CELLS), 3 * ALL_CARS, WAYS, CARS, CELLS, 1, 1, 1, 1, 1, 1, 1, 1])
"""How many candidates each kind of card has."""


def pick_starting_car(table: Table, seat: i64, dice: Dice) -> i64:
    tries: i64 = 0
    while tries < TRIES:
        action = SET_CAR + dice.below(CELLS)
        if table.forbids(seat, action) is None:
            return action
        tries += 1
    return NO_CANDIDATE


def pick_step(table: Table, seat: i64, dice: Dice) -> i64:
    ways: i64 = ways_from(table)
    tries: i64 = 0
    while tries < TRIES:
        step = step_of(table, dice.below(ways))
        if step >= 0 and table.forbids(seat, STEP + step) is None:
            return STEP + step
        tries += 1
    return NO_CANDIDATE


def pick_action(table: Table, seat: i64, dice: Dice, held: Actions) -> i64:
    """An ACTION 1 or 2, or NO_CANDIDATE if none was found; `held` is a buffer to work with.

    PASS is no candidate where a card demands an action: it is legal only if nothing else is.
    """
    side = table.side(seat)
    pushes: i64 = 0
    magnets: i64 = 0
    if can_pay_fee(table, side):
        if table.normal_car_in_stock(side) >= 0:
            pushes = WAYS * (1 + batteries_now(table, side))
        if table.magnet_in_stock(side):
            magnets = WAYS
    walks: i64 = ways_from(table)
    long_walks: i64 = 0
    if table.scores[side] >= FOUR_STEPS_COST:
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
            action = push_of(table, number)
        else:
            number -= pushes
            if number < cards:
                action = card_of(table, side, number, held)
            else:
                number -= cards
                if number < magnets:
                    action = magnet_of(table, number)
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
        if action >= 0 and table.forbids(seat, action) is None:
            return action
    return NO_CANDIDATE


def find_held(table: Table, seat: i64, held: Actions) -> i64:
    """Note the kinds of cards in a hand; returns how many candidates they have."""
    held.clear()
    hands = table.hands
    cards: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if hands[KINDS * seat + kind] > 0:
            held.add(kind)
            cards += CARD_WAYS[kind]
        kind += 1
    return cards


def push_of(table: Table, number: i64) -> i64:
    """A push of each car, from each side, with each number of batteries."""
    batteries, way = number // WAYS, number % WAYS
    at = table.cars[way // 6]
    if at == IN_STOCK:
        return NO_CANDIDATE
    direction = way % 6
    cell = NEXT[6 * at + (direction + 3) % 6]
    if not table.is_free(cell):
        return NO_CANDIDATE
    return PUSH + 18 * cell + 3 * direction + batteries


def magnet_of(table: Table, number: i64) -> i64:
    """A magnet two cells from each car on each line; a cell that sees several cars is the first one's only."""
    at = table.cars[number // 6]
    if at == IN_STOCK:
        return NO_CANDIDATE
    direction = number % 6
    between = NEXT[6 * at + direction]
    cell = NEXT[6 * between + direction]
    if not table.is_free(cell) or not table.is_open(between):
        return NO_CANDIDATE
    other: i64 = 0
    while other < (direction + 3) % 6:
        between = NEXT[6 * cell + other]
        if table.is_open(between) and table.has_car(NEXT[6 * between + other]):
            return NO_CANDIDATE
        other += 1
    return MAGNETIC + cell


def card_of(table: Table, side: i64, number: i64, held: Actions) -> i64:
    """Each way to play each card in hand."""
    index: i64 = 0
    kind = held.at(0)
    while number >= CARD_WAYS[kind]:
        number -= CARD_WAYS[kind]
        index += 1
        kind = held.at(index)
    if kind == BELL_SHIFT:
        cell = BELL_CELLS[number // 10]
        if not table.is_free(cell):
            return NO_CANDIDATE
        return SHIFT + CELLS * (number % 10) + cell
    if kind == FLYING_DUTCHMAN:
        return SAIL + number
    if kind > SABOTEUR:
        return CARD + kind
    car = number // 3
    if kind == SABOTEUR:
        car = CARS * (1 - side) + number
    elif kind == FREE_TICKET:
        car = number // 6
    cell = table.cars[car]
    if cell == IN_STOCK:
        return NO_CANDIDATE
    if kind == SABOTEUR:
        return SABOTAGE + cell
    if kind == FREE_TICKET:
        return RIDE + 6 * cell + number % 6
    return SWAP + 3 * cell + number % 3
