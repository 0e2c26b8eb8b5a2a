"""Flying Dutchman (R66)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.codes import SAIL
from crashyard.games.crash_by_crash.rules.table import Table


@final
class FlyingDutchman(GreyCard):
    """Move the operator to any free cell other than his own; not onto a bell, not into a hole."""

    def fill(self, table: Table, side: i64, actions: Actions) -> None:
        for cell in range(CELLS):
            if table.is_free(cell):
                actions.add(SAIL + cell)

    def forbids(self, table: Table, side: i64, action: i64) -> str | None:
        return None if table.is_free(action - SAIL) else "no-landing"

    def carry_out(self, table: Table, side: i64, action: i64) -> None:
        start = table.operator
        table.put_operator(action - SAIL)
        if table.listening():
            table.tell(events.operator_moved(table, start, "R66"))
