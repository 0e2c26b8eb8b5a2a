"""P2: in which direction the turns of a round go (section 6); a card can put it off (section 12, upgrade 19)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_and_grab.rules.decisions.decision import UNKNOWN_ACTION, Decision
from crashyard.games.crash_and_grab.rules.rounds import fix_rotation
from crashyard.games.crash_and_grab.rules.stages import NEXT_SAUCER, ROTATION, TURN_DIRECTION
from crashyard.games.crash_and_grab.rules.state import CLOCKWISE, COUNTER_CLOCKWISE, NO_SAUCER
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import FIRST_TURN
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_FIRST_TURN, holder_of, offers


@final
class ThrowRotation(Decision):
    def __init__(self) -> None:
        forms = (outcome_form("rotation", 2),)
        super().__init__(ROTATION, (TURN_DIRECTION,), forms, "unknown-action", UNKNOWN_ACTION)

    def ask_or_skip(self, table: Tabletop) -> None:
        """Two players take turns in turn; whoever has the card is asked first (upgrade 19)."""
        if table.players == 2:
            table.stage = NEXT_SAUCER
            return
        holder = holder_of(table, FOR_FIRST_TURN)
        if table.turn == 0:
            if holder != NO_SAUCER:
                table.stage = NEXT_SAUCER
                return
        elif holder != NO_SAUCER and offers(table, holder, FIRST_TURN):
            return
        table.phase = ROTATION

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        table.rotation = CLOCKWISE if action == 0 else COUNTER_CLOCKWISE
        fix_rotation(table)

    def can_be_asked(self, table: Tabletop) -> bool:
        return table.players > 2


DECISION: Final[ThrowRotation] = ThrowRotation()
