"""A play of Cube Attack: rules, what bots think of it, and its forms."""

from typing import cast, final

from mypy_extensions import i64

from crashyard.engine.chance.dice import Dice
from crashyard.engine.refusal import Refusal
from crashyard.games.cube_attack.forms import views
from crashyard.games.cube_attack.forms.actions import FORMS
from crashyard.games.cube_attack.heuristics import evaluation, first_sight
from crashyard.games.cube_attack.rules.turn import CubeAttackTurn


@final
class CubeAttackPosition(CubeAttackTurn):
    def copy(self) -> "CubeAttackPosition":
        twin = CubeAttackPosition(self.board, self.players)
        self.copy_state(twin)
        return twin

    def possible(self, seat: i64, dice: Dice) -> "CubeAttackPosition":
        """Everything is open to everybody at all times (R64)."""
        return self.copy()

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def first_sight(self, seat: i64) -> float:
        return first_sight.first_sight(self, seat)

    def settled(self) -> bool:
        return evaluation.settled(self)

    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        return FORMS.refusal(self, key, seat, action)

    def view(self, seat: i64) -> dict[str, object]:
        return cast(dict[str, object], views.view(self))

    def to_json(self) -> dict[str, object]:
        return cast(dict[str, object], views.to_json(self))

    def action_json(self, seat: i64, action: i64) -> object:
        return FORMS.json(self, seat, action)

    def parse_action(self, seat: i64, form: object) -> int:
        return FORMS.parse(self, seat, form)

    def targets(self, seat: i64, action: i64) -> list[str]:
        return FORMS.targets(self, seat, action)
