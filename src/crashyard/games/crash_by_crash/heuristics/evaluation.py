"""How well a side stands: points, what its cars will score, the cars in danger, and what it has in stock.

All worths are in points. Hands and the deck are not looked at.
"""

from typing import Final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.decisions.push import some_push_rings
from crashyard.games.crash_by_crash.rules.phases import ACTION, OVER
from crashyard.games.crash_by_crash.rules.pieces import CARS, GONE, IN_STOCK
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable

NEXT_SCORING: Final = 0.6
LATER_SCORING: Final = 0.12
"""How much of the values under the cars the next scoring, and each one after it, will bring."""

WITHIN_REACH: Final = 0.25
"""How much more when whoever leads can ring at once."""

CAR: Final = 0.5
LAST_CARS: Final = 2.0
"""What a car on the board is worth beside its value, and how much more each of the last three."""

DISPLACED: Final = 2.0
PUSHED_NOW: Final = 0.7
PUSHED_SOON: Final = 0.25
"""How likely a car that can be pushed off the board is: the dearest one in the other side's turn, all others."""

BATTERY: Final = 0.8
MAGNET_IN_STOCK: Final = 0.5
SCALE: Final = 40.0


def evaluate(table: CrashByCrashTable, seat: i64) -> float:
    """From -1 (lost) to 1 (won), for one seat."""
    side = table.side(seat)
    lead = float(table.scores[side] - table.scores[1 - side])
    if table.phase == OVER:
        if lead == 0.0:
            return 0.0
        return 1.0 if lead > 0.0 else -1.0
    left = table.tuning.scorings - table.scorings
    share = NEXT_SCORING + LATER_SCORING * float(left - 1)
    lead += strength(table, side, share) - strength(table, 1 - side, share)
    lead += reach(table, side)
    return lead / (SCALE + abs(lead))


def strength(table: CrashByCrashTable, side: i64, share: float) -> float:
    """What a side has on the board and in stock, beside its points."""
    worth = BATTERY * float(table.batteries[side])
    if table.magnet_in_stock(side):
        worth += MAGNET_IN_STOCK
    threatened = table.normal_car_in_stock(1 - side) >= 0
    dearest = 0.0
    others = 0.0
    count: i64 = 0
    car = CARS * side
    end = car + CARS
    while car < end:
        cell = table.cars[car]
        car += 1
        if cell == IN_STOCK:
            continue
        count += 1
        value = CAR + share * float(table.value[cell])
        worth += value
        if threatened and can_be_pushed_off(table, cell):
            value += DISPLACED
            if value > dearest:
                others += dearest
                dearest = value
            else:
                others += value
    if count < 3:
        worth -= LAST_CARS * float(3 - count)
    now = PUSHED_NOW if table.side(table.active) != side else PUSHED_SOON
    return worth - now * dearest - PUSHED_SOON * others


def can_be_pushed_off(table: CrashByCrashTable, cell: i64) -> bool:
    """Whether the edge or a hole is beside a car, and room for another to push it there."""
    direction: i64 = 0
    while direction < 6:
        if table.on[NEXT[6 * cell + direction]] == GONE:
            back = (direction + 3) % 6
            behind = NEXT[6 * table.last_of_row(cell, back) + back]
            if table.is_free(behind):
                return True
        direction += 1
    return False


def reach(table: CrashByCrashTable, side: i64) -> float:
    """What it is worth to be in turn, with a bell in reach, for whoever would gain by a scoring."""
    if table.turn < table.tuning.first_ringing_turn or table.scored or table.phase < ACTION:
        return 0.0
    mover = table.side(table.active)
    gain = value_of(table, mover) - value_of(table, 1 - mover)
    if gain <= 0 or not some_push_rings(table, mover, 1):
        return 0.0
    return WITHIN_REACH * float(gain if mover == side else -gain)


def value_of(table: CrashByCrashTable, side: i64) -> i64:
    """The values under the cars of a side."""
    total: i64 = 0
    car = CARS * side
    end = car + CARS
    while car < end:
        cell = table.cars[car]
        if cell != IN_STOCK:
            total += table.value[cell]
        car += 1
    return total
