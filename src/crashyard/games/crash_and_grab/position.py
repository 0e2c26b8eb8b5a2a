"""A play of Crash & Grab: the rules joined with what bots see in it and with its forms."""

from typing import cast, final

from mypy_extensions import i64

from crashyard.engine.chance.dice import Dice
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_and_grab.forms import views
from crashyard.games.crash_and_grab.forms.actions import FORMS
from crashyard.games.crash_and_grab.heuristics import evaluation
from crashyard.games.crash_and_grab.rules import hiding
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn


@final
class CrashAndGrabPosition(CrashAndGrabTurn):
    """A play of Crash & Grab: the table, and where its round stands."""

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def first_sight(self, seat: i64) -> float:
        return evaluation.first_sight(self, seat)

    # -- copies -----------------------------------------------------------------------------

    def copy(self) -> "CrashAndGrabPosition":
        twin = CrashAndGrabPosition(self.players)
        self.copy_into(twin)
        return twin

    def possible(self, seat: i64, dice: Dice) -> "CrashAndGrabPosition":
        twin = self.copy()
        hiding.redraw(twin, seat, dice)
        return twin

    # -- forms ------------------------------------------------------------------------------

    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        return FORMS.refusal(self, key, seat, action)

    def view(self, seat: i64) -> dict[str, object]:
        return cast(dict[str, object], views.view(self, seat))

    def to_json(self) -> dict[str, object]:
        return cast(dict[str, object], views.to_json(self))

    def action_json(self, seat: i64, action: i64) -> object:
        return FORMS.json(self, seat, action)

    def parse_action(self, seat: i64, form: object) -> int:
        return FORMS.parse(self, seat, form)

    def targets(self, seat: i64, action: i64) -> list[str]:
        return FORMS.targets(self, seat, action)
