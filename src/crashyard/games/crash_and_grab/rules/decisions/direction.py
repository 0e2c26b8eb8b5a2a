"""T3c: the direction of Execute Move, where it is not the planned one (R-51)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.codes import SET_DIRECTION
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision
from crashyard.games.crash_and_grab.rules.stages import DIRECTION, EXECUTE
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_STEERING


@final
class ChooseDirection(Decision):
    def __init__(self) -> None:
        super().__init__(
            DIRECTION,
            (EXECUTE,),
            (ActionForm("direction", SET_DIRECTION, (FormPart("direction", "direction", 4),)),),
            "choose-direction",
            {"choose-direction": "R-51"},
            ("free", "saucer.override", "saucer.upgrades"),
        )

    def ask_or_skip(self, table: Tabletop) -> None:
        table.stage = EXECUTE
        table.heading = table.plan[table.saucer] % 4
        if self.can_be_asked(table):
            table.phase = DIRECTION

    def can_be_asked(self, table: Tabletop) -> bool:
        """With a free direction, an override token or a card for that."""
        saucer = table.saucer
        return table.free or table.override >> saucer & 1 == 1 or table.active_upgrades(saucer) & FOR_STEERING != 0

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        table.heading = action - SET_DIRECTION
        if table.listening():
            table.tell(events.direction_chosen(table))


DECISION: Final[ChooseDirection] = ChooseDirection()
