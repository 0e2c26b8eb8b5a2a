"""Bell Fluctuation (R70)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash import events
from crashyard.games.crash_by_crash.board import CELLS, FLOWER_CELL, SLOT_CELLS, SLOT_OF
from crashyard.games.crash_by_crash.cards.card import GreyCard
from crashyard.games.crash_by_crash.codes import SHIFT
from crashyard.games.crash_by_crash.table import Table


def cell_of_bell(table: Table, bell: i64) -> i64:
    """Where a bell lies, or -1 if it has rung."""
    cell: i64 = 0
    while cell < CELLS:
        if table.bell[cell] == bell + 1:
            return cell
        cell += 1
    return -1


def other_bell_on_tile(table: Table, cell: i64, bell: i64) -> bool:
    for beside in SLOT_CELLS[SLOT_OF[cell]]:
        if table.bell[beside] != 0 and table.bell[beside] != bell + 1:
            return True
    return False


@final
class BellShift(GreyCard):
    """Take a bell to another free cell of a flower on which no other bell lies. It never rings."""

    def fill(self, table: Table, side: i64, actions: Actions) -> None:
        for start in range(CELLS):
            if table.bell[start] == 0 or table.operator == start:
                continue
            bell = table.bell[start] - 1
            for cell in range(CELLS):
                if FLOWER_CELL[cell] and table.is_free(cell) and not other_bell_on_tile(table, cell, bell):
                    actions.add(SHIFT + CELLS * bell + cell)

    def forbids(self, table: Table, side: i64, action: i64) -> str | None:
        bell, cell = (action - SHIFT) // CELLS, (action - SHIFT) % CELLS
        start = cell_of_bell(table, bell)
        if start < 0:
            return "no-such-bell"
        if table.operator == start:
            return "bell-under-operator"
        if not FLOWER_CELL[cell] or not table.is_free(cell):
            return "bell-needs-free-flower-cell"
        return "bell-on-that-tile" if other_bell_on_tile(table, cell, bell) else None

    def carry_out(self, table: Table, side: i64, action: i64) -> None:
        bell, cell = (action - SHIFT) // CELLS, (action - SHIFT) % CELLS
        start = cell_of_bell(table, bell)
        table.bell[start] = 0
        table.bell[cell] = bell + 1
        if table.listening():
            table.tell(events.bell_shifted(bell, start, cell))
