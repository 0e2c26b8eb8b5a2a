"""P1: chance plans for a seat that has left the game (R-52). `plan` says when."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_and_grab.rules.decisions.decision import UNKNOWN_ACTION, Decision
from crashyard.games.crash_and_grab.rules.decisions.plan import plans_of_seat, set_plan
from crashyard.games.crash_and_grab.rules.stages import DRIFT, PLANS
from crashyard.games.crash_and_grab.rules.state import PLANS_EACH
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


@final
class DriftOn(Decision):
    def __init__(self) -> None:
        forms = (outcome_form("plans", PLANS_EACH * PLANS_EACH),)
        super().__init__(DRIFT, (PLANS,), forms, "unknown-action", UNKNOWN_ACTION)

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None if action < plans_of_seat(table) else "unknown-action"

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        set_plan(table, table.active, action)


DECISION: Final[DriftOn] = DriftOn()
