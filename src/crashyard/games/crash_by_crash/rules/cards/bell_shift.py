"""Bell Fluctuation (R70)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import BELLS, CELLS, FLOWER_CELL, SLOT_OF
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.cards.names import BELL_SHIFT
from crashyard.games.crash_by_crash.rules.codes import SHIFT
from crashyard.games.crash_by_crash.rules.decisions.common import card_part, cell_part
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

BELL_CELLS: Final = vec[i64]([cell for cell in range(CELLS) if FLOWER_CELL[cell]])
"""Where a bell can be put."""


def cell_of_bell(table: CrashByCrashState, bell: i64) -> i64:
    """Where a bell lies, or -1 if it has rung."""
    cell: i64 = 0
    while cell < CELLS:
        if table.bell[cell] == bell + 1:
            return cell
        cell += 1
    return -1


def tiles_with_bells(table: CrashByCrashState, bell: i64) -> i64:
    """The slots on whose tiles bells lie, not counting one of them; as bits."""
    bells = table.bell
    found: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if bells[cell] != 0 and bells[cell] != bell + 1:
            found |= 1 << SLOT_OF[cell]
        cell += 1
    return found


def find_bells(table: CrashByCrashState, lying: Actions) -> None:
    """Note the cells on which bells lie."""
    bells = table.bell
    cell: i64 = 0
    while cell < CELLS:
        if bells[cell] != 0:
            lying.add(cell)
        cell += 1


def find_free_cells(table: CrashByCrashTable, free: Actions) -> None:
    """Note the cells onto which a bell could be taken, were it not for other bells on the same tile."""
    index: i64 = 0
    while index < len(BELL_CELLS):
        if table.is_free(BELL_CELLS[index]):
            free.add(BELL_CELLS[index])
        index += 1


def slots_but_one(cells: Actions, but: i64) -> i64:
    """The slots of all these cells but one, as bits."""
    found: i64 = 0
    index: i64 = 0
    while index < cells.count:
        if index != but:
            found |= 1 << SLOT_OF[cells.at(index)]
        index += 1
    return found


@final
class BellShift(GreyCard):
    """Take a bell to another free cell of a flower on which no other bell lies. It never rings."""

    def __init__(self) -> None:
        parts = (card_part(BELL_SHIFT), FormPart("from", "bell", BELLS), cell_part("to"))
        super().__init__(
            BELL_SHIFT,
            (ActionForm("card", SHIFT, parts),),
            {
                "no-such-bell": "section 8.1",
                "bell-under-operator": "R70",
                "bell-needs-free-flower-cell": "section 8.1",
                "bell-on-that-tile": "section 8.1",
            },
        )
        self.candidates = BELLS * len(BELL_CELLS)

    def why_not_now(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        bell, cell = (action - SHIFT) // CELLS, (action - SHIFT) % CELLS
        start = cell_of_bell(table, bell)
        if start < 0:
            return "no-such-bell"
        if table.operator == start:
            return "bell-under-operator"
        if not FLOWER_CELL[cell] or not table.is_free(cell):
            return "bell-needs-free-flower-cell"
        return "bell-on-that-tile" if tiles_with_bells(table, bell) >> SLOT_OF[cell] & 1 else None

    def fill_now(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """Quicker by looking for bells and free cells once for all, in the order in which the bells lie."""
        lying, free = Actions(), Actions()
        find_bells(table, lying)
        find_free_cells(table, free)
        number: i64 = 0
        while number < lying.count:
            start = lying.at(number)
            if table.operator != start:
                others = slots_but_one(lying, number)
                first = SHIFT + CELLS * (table.bell[start] - 1)
                index: i64 = 0
                while index < free.count:
                    cell = free.at(index)
                    if others >> SLOT_OF[cell] & 1 == 0:
                        actions.add(first + cell)
                    index += 1
            number += 1

    def candidate(self, table: CrashByCrashTable, side: i64, number: i64) -> i64:
        cell = BELL_CELLS[number // BELLS]
        if not table.is_free(cell):
            return -1
        return SHIFT + CELLS * (number % BELLS) + cell

    def take_effect(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        bell, cell = (action - SHIFT) // CELLS, (action - SHIFT) % CELLS
        start = cell_of_bell(table, bell)
        table.put_bell(start, 0)
        table.put_bell(cell, bell + 1)
        if table.listening():
            table.tell(events.bell_shifted(bell, start, cell))
