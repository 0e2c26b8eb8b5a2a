"""Setup: somebody takes the probe (section 4)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import MOST_SAUCERS
from crashyard.games.crash_and_grab.rules.decisions.decision import UNKNOWN_ACTION, Decision
from crashyard.games.crash_and_grab.rules.stages import FIRST_PROBE, FIRST_SAUCERS, PICK_PROBE
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


@final
class TakeFirstProbe(Decision):
    def __init__(self) -> None:
        forms = (outcome_form("seat", MOST_SAUCERS),)
        super().__init__(FIRST_PROBE, (PICK_PROBE,), forms, "unknown-action", UNKNOWN_ACTION)

    def ask_or_skip(self, table: Tabletop) -> None:
        table.phase = FIRST_PROBE

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None if action < table.players else "unknown-action"

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        table.probe = action
        if table.listening():
            table.tell(events.probe_taken(table, "section 4"))
        table.stage = FIRST_SAUCERS


DECISION: Final[TakeFirstProbe] = TakeFirstProbe()
