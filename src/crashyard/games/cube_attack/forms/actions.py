"""Section 13: the forms of all actions, made from what the answers declare."""

from typing import ClassVar

from crashyard.engine.forms.action_forms import ActionForms
from crashyard.engine.refusal import Refusal
from crashyard.games.cube_attack.forms.kinds import CubeKind, PlanetKind, StartPlayerKind, TargetKind
from crashyard.games.cube_attack.rules.answers.start_player import STARTING
from crashyard.games.cube_attack.rules.options import NAME
from crashyard.games.cube_attack.rules.state import CubeAttackTable
from crashyard.games.cube_attack.rules.turn import ANSWERS, CLAUSES


class CubeAttackForms(ActionForms[CubeAttackTable]):
    """Where several cubes fit a form, the only one that may do it is meant (R68)."""

    game: ClassVar[str] = NAME
    ambiguous: ClassVar[str] = "which-cube"
    silent: ClassVar[frozenset[str]] = frozenset({"game-over", "not-awaited", "unknown-action", "no-such-cube"})

    def about(self, position: CubeAttackTable, key: str, seat: int, action: int) -> dict[str, object]:
        return {"seat": seat, "action": action, "active": position.active}

    def refusal(self, position: CubeAttackTable, key: str, seat: int, action: int) -> Refusal:
        """Of two cubes that an attack names, the one that is not the first of its like is told."""
        told = super().refusal(position, key, seat, action)
        form = self.form_of(position, seat, action)
        if key == "not-first-of-its-like" and form and position.is_first_of_its_like(seat, form.split(action)[0]):
            told.data["at"] = told.data["to"]
        return told


FORMS = CubeAttackForms(
    forms=[form for answer in ANSWERS for form in answer.forms],
    kinds={"cube": CubeKind(), "planet": PlanetKind(), "target": TargetKind()},
    clauses=dict(pair for answer in ANSWERS for pair in answer.clauses.items()) | STARTING.clauses | CLAUSES,
    chance=STARTING.forms,
    outcomes={"seat": StartPlayerKind()},
)
