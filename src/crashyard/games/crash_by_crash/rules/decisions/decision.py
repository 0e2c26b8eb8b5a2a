"""What every decision, and every kind of answer to ACTION, can be asked."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

OTHER_PLAYERS: Final = "a phase of this number of players"
NOTHING_TO_DECIDE: Final = "a phase in which somebody has something to decide"
"""What would be right in a file that stands where it cannot."""


class CrashByCrashDecision(ABC):
    """One decision, or one kind of answer: its forms, why not, what it does, and what a file that stands there has.

    None of the questions changes the table.
    """

    def __init__(self, forms: tuple[ActionForm, ...], clauses: dict[str, str]) -> None:
        self.forms = forms
        """Of what the answers consist; the last one ends where the numbers of this decision end."""
        self.clauses = clauses
        """Every refusal of `why_not`, and of the forms, with the clause that it stands on."""
        self.first: i64 = forms[0].first
        self.end: i64 = forms[-1].first + forms[-1].size
        self.under_way: dict[str, tuple[int, int]] = {}
        """What a position file may say here of how far the decision has come: the least and the most of each field."""

    @abstractmethod
    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        """The key of the reason why this cannot be answered; None means that it can."""

    @abstractmethod
    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        """What the answer does."""

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """Add every answer that `why_not` does not refuse."""
        action = self.first
        while action < self.end:
            if self.why_not(table, seat, action) is None:
                actions.add(action)
            action += 1

    def clause(self, table: CrashByCrashTurn, key: str) -> str | None:
        """The clause that a refusal of this decision stands on."""
        return self.clauses.get(key)

    def lacks(self, table: CrashByCrashTurn) -> tuple[str, object, str] | None:
        """What is wrong in a position file that stands here: the field, what it says, and what would be right."""
        return None
