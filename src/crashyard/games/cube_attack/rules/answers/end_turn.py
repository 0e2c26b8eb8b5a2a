"""Section 6.4: end the turn before both actions are used (R23)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.cube_attack.rules.answers.answer import TurnAnswer
from crashyard.games.cube_attack.rules.codes import END_TURN
from crashyard.games.cube_attack.rules.rounds import end_turn
from crashyard.games.cube_attack.rules.state import CubeAttackTable


@final
class EndTurn(TurnAnswer):
    """It is always possible."""

    def __init__(self) -> None:
        super().__init__(ActionForm("end_turn", END_TURN), {})

    def why_not(self, table: CubeAttackTable, seat: i64, action: i64) -> str | None:
        return None

    def answer(self, table: CubeAttackTable, seat: i64, action: i64) -> None:
        end_turn(table)


ENDING: Final = EndTurn()
