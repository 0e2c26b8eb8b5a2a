"""Bell Fluctuation (R70)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS, FLOWER_CELL, SLOT_OF
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.codes import SHIFT
from crashyard.games.crash_by_crash.rules.table import Table


def cell_of_bell(table: Table, bell: i64) -> i64:
    """Where a bell lies, or -1 if it has rung."""
    cell: i64 = 0
    while cell < CELLS:
        if table.bell[cell] == bell + 1:
            return cell
        cell += 1
    return -1


def tiles_with_bells(table: Table, bell: i64) -> i64:
    """The slots on whose tiles bells lie, not counting one of them; as bits."""
    bells = table.bell
    found: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if bells[cell] != 0 and bells[cell] != bell + 1:
            found |= 1 << SLOT_OF[cell]
        cell += 1
    return found


@final
class BellShift(GreyCard):
    """Take a bell to another free cell of a flower on which no other bell lies. It never rings."""

    def fill(self, table: Table, side: i64, actions: Actions) -> None:
        bells = table.bell
        for start in range(CELLS):
            if bells[start] == 0 or table.operator == start:
                continue
            bell = bells[start] - 1
            others = tiles_with_bells(table, bell)
            for cell in range(CELLS):
                if FLOWER_CELL[cell] and others >> SLOT_OF[cell] & 1 == 0 and table.is_free(cell):
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
        return "bell-on-that-tile" if tiles_with_bells(table, bell) >> SLOT_OF[cell] & 1 else None

    def carry_out(self, table: Table, side: i64, action: i64) -> None:
        bell, cell = (action - SHIFT) // CELLS, (action - SHIFT) % CELLS
        start = cell_of_bell(table, bell)
        table.bell[start] = 0
        table.bell[cell] = bell + 1
        if table.listening():
            table.tell(events.bell_shifted(bell, start, cell))
