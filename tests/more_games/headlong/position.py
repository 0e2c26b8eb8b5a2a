"""A play of Headlong: rules and forms together. Compiled."""

from typing import cast, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.refusal import Refusal
from crashyard.engine.result import Result, rank_by
from crashyard.engine.seats import NOBODY, SEVERAL
from crashyard.games.headlong.forms import views
from crashyard.games.headlong.forms.actions import FORMS
from crashyard.games.headlong.rules.choose import CHOOSING
from crashyard.games.headlong.rules.state import GEARS, NO_GEAR, HeadlongTable


@final
class HeadlongPosition(HeadlongTable):
    # -- the rules --------------------------------------------------------------------------

    def awaited(self) -> i64:
        return NOBODY if self.over else SEVERAL

    def awaits(self, seat: i64) -> bool:
        """All choose at once; those who have chosen may still change their minds (H2)."""
        return not self.over and 0 <= seat < self.players and self.gears[seat] == NO_GEAR

    def forbids(self, seat: i64, action: i64) -> str | None:
        return CHOOSING.why_not(self, seat, action)

    def fill_legal(self, seat: i64, actions: Actions) -> None:
        actions.clear()
        for action in range(GEARS):
            if self.forbids(seat, action) is None:
                actions.add(action)

    def carry_out(self, seat: i64, action: i64) -> None:
        CHOOSING.answer(self, seat, action)

    def rounds(self) -> i64:
        return self.round

    def result(self) -> Result | None:
        if not self.over:
            return None
        return Result(rank_by(self.cars), self.reason(), tuple(range(self.players)))

    # -- bots -------------------------------------------------------------------------------

    def evaluate(self, seat: i64) -> float:
        """How far ahead of the best of the others; the end counts in full."""
        ahead = self.cars[seat] - max(self.cars[other] for other in range(self.players) if other != seat)
        if self.over:
            return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
        return max(-0.9, min(0.9, ahead / self.finish))

    def copy(self) -> "HeadlongPosition":
        twin = HeadlongPosition(self.players, self.finish, self.last_round)
        self.copy_state(twin)
        return twin

    def possible(self, seat: i64, dice: Dice) -> "HeadlongPosition":
        """The others may have chosen anything: nothing is known of it before all gears are shown (H2)."""
        twin = self.copy()
        for other in range(self.players):
            if other != seat and twin.gears[other] != NO_GEAR:
                twin.gears[other] = dice.below(GEARS) + 1
        return twin

    # -- forms ------------------------------------------------------------------------------

    def view(self, seat: i64) -> dict[str, object]:
        return cast(dict[str, object], views.view(self, seat))

    def to_json(self) -> dict[str, object]:
        return views.to_json(self)

    def action_json(self, seat: i64, action: i64) -> object:
        return FORMS.json(self, seat, action)

    def parse_action(self, seat: i64, form: object) -> int:
        return FORMS.parse(self, seat, form)

    def targets(self, seat: i64, action: i64) -> list[str]:
        return FORMS.targets(self, seat, action)

    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        return FORMS.refusal(self, key, seat, action)
