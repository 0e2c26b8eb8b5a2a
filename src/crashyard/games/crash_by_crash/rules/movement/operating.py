"""Section 6: the steps of the operator, and where they lead from where the operator is (R52-R57)."""

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS, HOLE_CELLS, IN_HOLE, NEXT, OFF
from crashyard.games.crash_by_crash.rules.movement.pushing import shove
from crashyard.games.crash_by_crash.rules.pieces import GONE
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable


def take_step(table: CrashByCrashTable, cell: i64, direction: i64) -> None:
    """One step of the operator; cars in the way are shoved."""
    if table.has_car(cell):
        shove(table, cell, direction)
    start = table.operator
    table.put_operator(table.field_of(cell))
    if table.listening():
        table.tell(events.operator_moved(table, start, "R50"))


def ways_from(table: CrashByCrashTable) -> i64:
    """How many steps `step_of` knows from where the operator is: six from a cell, and from each cell of a hole."""
    return 6 if table.operator < CELLS else 48


def step_of(table: CrashByCrashTable, number: i64) -> i64:
    """A step of the operator as 6 * cell + direction, whether or not it may be taken; or -1 if there is none."""
    direction = number % 6
    if table.operator < CELLS:
        cell = NEXT[6 * table.operator + direction]
        if cell == OFF:
            return -1
        return 6 * cell + direction
    cell = NEXT[6 * HOLE_CELLS[8 * (table.operator - IN_HOLE) + number // 6] + direction]
    if table.on[cell] == GONE:
        return -1
    return 6 * cell + direction
