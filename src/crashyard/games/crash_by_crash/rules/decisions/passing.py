"""PASS (R09): an action may be given up."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.codes import PASS
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.duty.demands import fill_duty
from crashyard.games.crash_by_crash.rules.pieces import NO_CARD
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class PassAction(CrashByCrashDecision):
    """A kind of ACTION, except when a blue or yellow card demands another one and it can be done (R85)."""

    def __init__(self) -> None:
        super().__init__(
            (ActionForm("pass", PASS),),
            {"yellow-card-demands-scoring": "R69", "blue-card-demands-place": "section 8.3"},
        )

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if table.card == NO_CARD:
            return None
        actions = Actions()
        fill_duty(table, seat, actions)
        if actions.count == 0:
            return None
        return "yellow-card-demands-scoring" if table.owes_scoring() else "blue-card-demands-place"

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        if table.listening():
            table.tell(events.passed(table))
        table.action_done()


PASSING: Final[PassAction] = PassAction()
