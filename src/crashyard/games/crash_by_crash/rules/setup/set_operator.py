"""SET_OPERATOR (section 3): where the operator stands at the beginning."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import IS_FLOWER, SLOT_CELLS, SLOT_OF
from crashyard.games.crash_by_crash.rules.codes import SET_CAR, SET_OPERATOR
from crashyard.games.crash_by_crash.rules.decisions.common import cell_part
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.phases import DEAL
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class SetOperator(CrashByCrashDecision):
    """Asked of the younger player when all tiles lie: only the centre of a flower without a bell will do (R04)."""

    def __init__(self) -> None:
        super().__init__(
            (ActionForm("set_operator", SET_OPERATOR, (cell_part("at"),)),),
            {
                "put-the-operator": "section 3",
                "not-a-flower-centre": "R04",
                "flower-has-bell": "R04",
                "cell-taken": "section 2.5",
            },
        )

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if not SET_OPERATOR <= action < SET_CAR:
            return "put-the-operator"
        cell = action - SET_OPERATOR
        slot = SLOT_OF[cell]
        if not IS_FLOWER[slot] or SLOT_CELLS[slot][0] != cell:
            return "not-a-flower-centre"
        for beside in SLOT_CELLS[slot]:
            if table.bell[beside] != 0:
                return "flower-has-bell"
        return None if table.is_free(cell) else "cell-taken"

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        table.put_operator(action - SET_OPERATOR)
        if table.listening():
            table.tell(events.operator_put(table))
        table.phase = DEAL
        table.count = 0


SETTING_THE_OPERATOR: Final[SetOperator] = SetOperator()
