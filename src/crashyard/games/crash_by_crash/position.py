"""A position of Crash by Crash: its rules, what bots see in it, and how it is written down."""

from typing import cast, final

from mypy_extensions import i64

from crashyard.engine.chance.dice import Dice
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.forms import actions, views
from crashyard.games.crash_by_crash.heuristics import evaluation
from crashyard.games.crash_by_crash.rules import hiding
from crashyard.games.crash_by_crash.rules.answers import CrashByCrashRules
from crashyard.games.crash_by_crash.rules.phases import RINGING, STEPS


@final
class CrashByCrashPosition(CrashByCrashRules):
    """A play of Crash by Crash: the table, and where its turn stands."""

    def copy(self) -> "CrashByCrashPosition":
        twin = CrashByCrashPosition(self.players)
        self.copy_to(twin)
        return twin

    def possible(self, seat: i64, dice: Dice) -> "CrashByCrashPosition":
        twin = self.copy()
        hiding.redraw(twin, seat, dice)
        return twin

    # -- what bots see ----------------------------------------------------------------------

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def settled(self) -> bool:
        """Not while the operator is on their way, or a pulled car may ring."""
        return self.phase != STEPS and self.phase != RINGING

    # -- section 15: how it is written down -------------------------------------------------

    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        return actions.FORMS.refusal(self, key, seat, action)

    def view(self, seat: i64) -> dict[str, object]:
        return cast(dict[str, object], views.view(self, seat))

    def to_json(self) -> dict[str, object]:
        return cast(dict[str, object], views.to_json(self))

    def action_json(self, seat: i64, action: i64) -> object:
        return actions.FORMS.json(self, seat, action)

    def parse_action(self, seat: i64, form: object) -> int:
        return actions.FORMS.parse(self, seat, form)

    def targets(self, seat: i64, action: i64) -> list[str]:
        return actions.FORMS.targets(self, seat, action)

    def pointings(self, seat: i64, action: i64) -> list[list[str]]:
        return actions.FORMS.pointings(self, seat, action)
