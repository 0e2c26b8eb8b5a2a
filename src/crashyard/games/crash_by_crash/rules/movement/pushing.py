"""Section 5.1: how a blow travels through a row of cars (R20-R27)."""

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.movement.causes import BY_OPERATOR, BY_PUSH
from crashyard.games.crash_by_crash.rules.pieces import GONE, OPERATOR
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable


def ring_of_push(table: CrashByCrashTable, cell: i64, direction: i64, force: i64) -> i64:
    """The cell of the bell that a push from `cell` would ring, or -1.

    Only the car at the front of the blow ever moves, always ahead, so nothing that the blow leaves behind can
    matter to it: looking along the line is enough.
    """
    at = table.last_of_row(NEXT[6 * cell + direction], direction)
    while force > 0:
        ahead = NEXT[6 * at + direction]
        there = table.on[ahead]
        if there in (GONE, OPERATOR):
            return -1
        if table.has_car(ahead):
            at = table.last_of_row(ahead, direction)
            continue
        if table.bell_rings(ahead):
            return ahead
        at = ahead
        force -= 1
    return -1


def push_sweeps(table: CrashByCrashTable, side: i64, cell: i64, direction: i64) -> bool:
    """Whether a push with force 1 by a car of a side takes the last car of the other side off the board (R73)."""
    if table.cars_on_board(1 - side) != 1:
        return False
    at = table.last_of_row(NEXT[6 * cell + direction], direction)
    return table.on[NEXT[6 * at + direction]] == GONE and table.owner(table.car_on(at)) != side


def push(table: CrashByCrashTable, cell: i64, direction: i64, force: i64) -> bool:
    """Push the row that starts next to `cell`. False if the operator absorbed the whole blow (R12)."""
    return propel(table, table.last_of_row(NEXT[6 * cell + direction], direction), direction, force, BY_PUSH)


def propel(table: CrashByCrashTable, at: i64, direction: i64, force: i64, cause: i64) -> bool:
    """Move the car on a cell; on contact the rest of the force goes to the far end of the row touched (R21)."""
    moved = False
    while force > 0:
        ahead = NEXT[6 * at + direction]
        there = table.on[ahead]
        if there == GONE:
            table.displace(at, direction, cause)
            return True
        if there == OPERATOR:
            return moved
        if table.has_car(ahead):
            at = table.last_of_row(ahead, direction)
            continue
        rings = table.bell_rings(ahead)
        table.move_car(at, ahead, cause)
        moved = True
        if rings:
            return True
        at = ahead
        force -= 1
    return moved


def shove(table: CrashByCrashTable, cell: i64, direction: i64) -> None:
    """The operator's way (R52): the whole row that starts at `cell` moves one step, the far end first."""
    last = table.last_of_row(cell, direction)
    ahead = NEXT[6 * last + direction]
    if table.on[ahead] == GONE:
        table.displace(last, direction, BY_OPERATOR)
    else:
        table.move_car(last, ahead, BY_OPERATOR)
    back = (direction + 3) % 6
    while last != cell:
        behind = NEXT[6 * last + back]
        table.move_car(behind, last, BY_OPERATOR)
        last = behind


def ring_of_shove(table: CrashByCrashTable, cell: i64, direction: i64) -> i64:
    """The cell of the bell that shoving the row at `cell` would ring, or -1."""
    ahead = NEXT[6 * table.last_of_row(cell, direction) + direction]
    if table.bell_rings(ahead) and table.on[ahead] != GONE:
        return ahead
    return -1
