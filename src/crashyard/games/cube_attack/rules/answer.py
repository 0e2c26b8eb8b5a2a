"""Section 6: what the answers of the active player have in common.

One kind of answer is one module: why it is not possible, what it does, of what its form consists, and on which clauses
its refusals stand.
"""

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms import ActionForm
from crashyard.games.cube_attack.rules.cube import NO_CUBE
from crashyard.games.cube_attack.rules.rounds import end_turn
from crashyard.games.cube_attack.rules.state import CubeAttackTable


class TurnAnswer:
    """One kind of answer. It is asked for while a player has actions left (R21)."""

    def __init__(self, form: ActionForm, clauses: dict[str, str]) -> None:
        self.forms = (form,)
        self.clauses = clauses
        """On which clause each of its refusals stands."""

    def why_not(self, table: CubeAttackTable, seat: i64, action: i64) -> str | None:
        """The key of the reason why the active player cannot answer so; None if they can."""
        return None

    def answer(self, table: CubeAttackTable, seat: i64, action: i64) -> None:
        """Do it."""


class CubeAnswer(TurnAnswer):
    """One that a cube carries out; it costs an action. Each cube has `each` numbers of its own, one for every `end`."""

    def __init__(self, form: ActionForm, clauses: dict[str, str]) -> None:
        super().__init__(form, clauses | {"no-such-cube": "section 6", "not-first-of-its-like": "R07"})
        self.first: i64 = form.first
        self.each: i64 = form.size // form.parts[0].size

    def why_not(self, table: CubeAttackTable, seat: i64, action: i64) -> str | None:
        number = (action - self.first) // self.each
        if table.cube(seat, number) == NO_CUBE:
            return "no-such-cube"
        if not table.is_first_of_its_like(seat, number):
            return "not-first-of-its-like"
        return self.why_cube_not(table, seat, number, (action - self.first) % self.each)

    def answer(self, table: CubeAttackTable, seat: i64, action: i64) -> None:
        table.left -= 1
        self.let_cube(table, seat, (action - self.first) // self.each, (action - self.first) % self.each)
        if table.left == 0 and not table.over:
            end_turn(table)

    def why_cube_not(self, table: CubeAttackTable, seat: i64, number: i64, end: i64) -> str | None:
        """Why a cube, the first of its like, cannot do it; None if it can."""
        return None

    def let_cube(self, table: CubeAttackTable, seat: i64, number: i64, end: i64) -> None:
        """Let the cube do it."""

    def fill(self, table: CubeAttackTable, seat: i64, number: i64, actions: Actions) -> None:
        """Add all that a cube, the first of its like, can do."""
        end: i64 = 0
        while end < self.each:
            if self.why_cube_not(table, seat, number, end) is None:
                actions.add(self.first + self.each * number + end)
            end += 1
