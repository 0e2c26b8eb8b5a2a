"""Section 6: what the answers of the active player have in common.

One kind of answer is one module: why it is not possible, what it does, of what its form consists, and on which clauses
its refusals stand.
"""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.cube_attack.rules.cube import NO_CUBE
from crashyard.games.cube_attack.rules.rounds import end_turn
from crashyard.games.cube_attack.rules.state import CubeAttackTable


class TurnAnswer(ABC):
    """One kind of answer. It is asked for while a player has actions left (R21)."""

    def __init__(self, form: ActionForm, clauses: dict[str, str]) -> None:
        self.forms = (form,)
        self.clauses = clauses
        """On which clause each of its refusals stands."""

    @abstractmethod
    def why_not(self, table: CubeAttackTable, seat: i64, action: i64) -> str | None:
        """The key of the reason why the active player cannot answer so; None if they can."""

    @abstractmethod
    def answer(self, table: CubeAttackTable, seat: i64, action: i64) -> None:
        """Do it."""


class CubeAnswer(TurnAnswer):
    """One that a cube carries out; it costs an action. Each cube has as many numbers as the others."""

    def __init__(self, form: ActionForm, clauses: dict[str, str]) -> None:
        super().__init__(form, clauses | {"no-such-cube": "section 6", "not-first-of-its-like": "R07"})
        self.first: i64 = form.first
        self.each: i64 = form.size // form.parts[0].size

    def fill(self, table: CubeAttackTable, seat: i64, number: i64, cube: i64, actions: Actions) -> None:
        """Add all that a cube in play, the first of its like, can do."""
        action = self.first + self.each * number
        end = action + self.each
        while action < end:
            if self.why_not(table, seat, action) is None:
                actions.add(action)
            action += 1


def why_no_cube(table: CubeAttackTable, seat: i64, number: i64) -> str | None:
    """Why nothing can be done by a cube of that number; None if it is in play and the first of its like (R07)."""
    if table.cube(seat, number) == NO_CUBE:
        return "no-such-cube"
    return None if table.is_first_of_its_like(seat, number) else "not-first-of-its-like"


def spend_action(table: CubeAttackTable) -> None:
    """After the last action of a turn the next one follows, unless the game is over."""
    if table.left == 0 and not table.over:
        end_turn(table)
