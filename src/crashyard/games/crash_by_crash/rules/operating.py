"""Section 6: OPERATOR (R50-R57). Each step is a decision of its own, because the table changes in between."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS, HOLE_CELLS, IN_HOLE, NEXT, OFF
from crashyard.games.crash_by_crash.rules.placing import forbids_ring
from crashyard.games.crash_by_crash.rules.pushing import ring_of_shove, shove
from crashyard.games.crash_by_crash.rules.table import GONE, Table

FOUR_STEPS_COST: Final = 2


def forbids_step(table: Table, cell: i64, direction: i64, entered: vec[i64]) -> str | None:
    """Why the operator cannot take a step, not looking at the steps after it.

    `cell` is the place he steps on, in a hole the first place of it, and `direction` where he comes from.
    """
    start = NEXT[6 * cell + (direction + 3) % 6]
    if start == OFF or table.field_of(start) != table.operator:
        return "not-out-of-the-hole" if table.operator >= IN_HOLE else "operator-not-beside"
    field = table.field_of(cell)
    if field == table.operator or has_entered(entered, field):
        return "field-entered-twice"
    if field < CELLS and table.has_car(cell):
        return forbids_ring(table, ring_of_shove(table, cell, direction))
    return None


def has_entered(entered: vec[i64], field: i64) -> bool:
    index: i64 = 0
    while index < len(entered):
        if entered[index] == field:
            return True
        index += 1
    return False


def surely_goes_on(table: Table, cell: i64, direction: i64, entered: vec[i64], left: i64) -> bool:
    """Whether after a step `left` more can be taken without meeting a car.

    It nearly always can. No car means no bell and no further change of the table, so looking is enough. Where this says
    no, there may still be a way on that shoves cars.
    """
    filled: i64 = -1
    if table.has_car(cell):
        filled = NEXT[6 * table.last_of_row(cell, direction) + direction]
    return _way_without_cars(table, table.field_of(cell), left, filled, -1, -1, entered)


def _way_without_cars(
    table: Table, field: i64, left: i64, filled: i64, before: i64, earlier: i64, entered: vec[i64]
) -> bool:
    """Whether `left` steps lead on from a field; `before` and `earlier` are the fields before it on this way.

    `filled` is the cell onto which the step that was not yet taken would shove a car.
    """
    inside: i64 = field
    slot: i64 = -1
    index: i64 = 0
    if field >= IN_HOLE:
        slot = field - IN_HOLE
        inside = HOLE_CELLS[8 * slot]
    while True:
        direction: i64 = 0
        while direction < 6:
            cell = NEXT[6 * inside + direction]
            direction += 1
            if cell in (OFF, filled) or table.has_car(cell):
                continue
            to = table.field_of(cell)
            if to in (field, before, earlier, table.operator) or has_entered(entered, to):
                continue
            if left == 1 or _way_without_cars(table, to, left - 1, filled, field, before, entered):
                return True
        index += 1
        if slot < 0 or index == 8:
            return False
        inside = HOLE_CELLS[8 * slot + index]


def take_step(table: Table, cell: i64, direction: i64) -> None:
    """One step of the operator; cars in his way are shoved."""
    if table.has_car(cell):
        shove(table, cell, direction)
    start = table.operator
    table.put_operator(table.field_of(cell))
    if table.listening():
        table.tell(events.operator_moved(table, start, "R50"))


def ways_from(table: Table) -> i64:
    """How many steps `step_of` knows from where the operator is: six from a cell, and from each cell of a hole."""
    return 6 if table.operator < CELLS else 48


def step_of(table: Table, number: i64) -> i64:
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


def steps_from(table: Table) -> vec[i64]:
    """Every step from where the operator is, whether or not it may be taken."""
    found = vec[i64](capacity=48)
    number: i64 = 0
    end = ways_from(table)
    while number < end:
        step = step_of(table, number)
        if step >= 0:
            found = append(found, step)
        number += 1
    return found


def with_field(entered: vec[i64], field: i64) -> vec[i64]:
    return append(entered[:], field)
