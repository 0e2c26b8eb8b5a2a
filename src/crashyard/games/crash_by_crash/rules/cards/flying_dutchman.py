"""Flying Dutchman (R66)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.cards.names import FLYING_DUTCHMAN
from crashyard.games.crash_by_crash.rules.codes import SAIL
from crashyard.games.crash_by_crash.rules.decisions.common import card_part, cell_part
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class FlyingDutchman(GreyCard):
    """Move the operator to any other free cell; not onto a bell, not into a hole."""

    def __init__(self) -> None:
        parts = (card_part(FLYING_DUTCHMAN), cell_part("to"))
        super().__init__(FLYING_DUTCHMAN, (ActionForm("card", SAIL, parts),), {"no-landing": "R66"})
        self.candidates = CELLS

    def why_not_now(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        return None if table.is_free(action - SAIL) else "no-landing"

    def candidate(self, table: CrashByCrashTable, side: i64, number: i64) -> i64:
        return SAIL + number

    def take_effect(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        start = table.operator
        table.put_operator(action - SAIL)
        if table.listening():
            table.tell(events.operator_moved(table, start, "R66"))
