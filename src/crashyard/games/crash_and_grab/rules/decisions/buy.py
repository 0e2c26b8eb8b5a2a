"""C4: buy an upgrade for two energy, as often as there is enough (section 16, R-60)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.codes import BUY_UPGRADE, DECLINE
from crashyard.games.crash_and_grab.rules.decisions.decision import TO_DECLINE, Decision
from crashyard.games.crash_and_grab.rules.stages import BUY, DRAWING, PURCHASES, TURN_OVER
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


@final
class BuyUpgrade(Decision):
    def __init__(self) -> None:
        forms = (TO_DECLINE, ActionForm("buy", BUY_UPGRADE))
        super().__init__(BUY, (PURCHASES,), forms, "buy-or-stop", {"buy-or-stop": "R-60"})

    def ask_or_skip(self, table: Tabletop) -> None:
        if self.can_be_asked(table):
            table.phase = BUY
        else:
            table.stage = TURN_OVER

    def can_be_asked(self, table: Tabletop) -> bool:
        return table.energy[table.saucer] >= table.tuning.upgrade_cost and table.deck | table.discard != 0

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        if action == DECLINE:
            table.stage = TURN_OVER
            return
        table.energy = table.energy[:]
        table.energy[table.saucer] -= table.tuning.upgrade_cost
        table.stage = DRAWING
        if table.listening():
            table.tell(events.upgrade_bought(table))

    def lacks(self, table: Tabletop) -> tuple[str, str] | None:
        cost = table.tuning.upgrade_cost
        return ("saucer.energy", f"{cost} or more") if table.energy[table.saucer] < cost else None


DECISION: Final[BuyUpgrade] = BuyUpgrade()
