"""Section 6: OPERATOR (R50-R57). Each step is a decision of its own, because the table changes in between."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.games.crash_by_crash import events
from crashyard.games.crash_by_crash.board import CELLS, NEXT, OFF, SLOT_CELLS, SLOT_OF
from crashyard.games.crash_by_crash.placing import forbids_ring
from crashyard.games.crash_by_crash.pushing import ring_of_shove, shove
from crashyard.games.crash_by_crash.table import GONE, IN_HOLE, Table

FOUR_STEPS_COST: Final = 2


def forbids_step(table: Table, cell: i64, direction: i64, entered: vec[i64]) -> str | None:
    """Why the operator cannot take a step, not looking at the steps after it.

    `cell` is the place he steps on, in a hole the first place of it, and `direction` where he comes from.
    """
    start = NEXT[6 * cell + (direction + 3) % 6]
    if start == OFF or table.field_of(start) != table.operator:
        return "operator-not-beside"
    field = table.field_of(cell)
    for other in entered:
        if other == field:
            return "field-entered-twice"
    if field < CELLS and table.has_car(cell):
        return forbids_ring(table, ring_of_shove(table, cell, direction))
    return None


def take_step(table: Table, cell: i64, direction: i64) -> None:
    """One step of the operator; cars in his way are shoved."""
    if table.has_car(cell):
        shove(table, cell, direction)
    start = table.operator
    table.put_operator(table.field_of(cell))
    if table.listening():
        table.tell(events.operator_moved(table, start))


def steps_from(table: Table) -> vec[i64]:
    """Every step from where the operator is, as 6 * cell + direction, whether or not it may be taken."""
    found = vec[i64]()
    if table.operator < CELLS:
        for direction in range(6):
            cell = NEXT[6 * table.operator + direction]
            if cell != OFF:
                found = append(found, 6 * cell + direction)
        return found
    slot = table.operator - IN_HOLE
    for inside in SLOT_CELLS[slot]:
        for direction in range(6):
            cell = NEXT[6 * inside + direction]
            if cell != OFF and SLOT_OF[cell] != slot and table.on[cell] != GONE:
                found = append(found, 6 * cell + direction)
    return found


def with_field(entered: vec[i64], field: i64) -> vec[i64]:
    return append(entered[:], field)
