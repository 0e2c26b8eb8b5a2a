"""Setup: the crewmembers of one colour that no saucer has join the Lost Crewmembers (section 4)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.decisions.decision import UNKNOWN_ACTION, Decision
from crashyard.games.crash_and_grab.rules.stages import EXTRA_COLOUR, PICK_COLOUR, PICK_PROBE
from crashyard.games.crash_and_grab.rules.state import ONE_COLOUR
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


@final
class AddExtraColour(Decision):
    def __init__(self) -> None:
        forms = (outcome_form("colour", len(COLOURS)),)
        super().__init__(EXTRA_COLOUR, (PICK_COLOUR,), forms, "unknown-action", UNKNOWN_ACTION)

    def ask_or_skip(self, table: Tabletop) -> None:
        """A single colour that is left is taken without asking; with six players there is none."""
        if table.saucers < len(COLOURS) - 1:
            table.phase = EXTRA_COLOUR
            return
        if table.saucers < len(COLOURS):
            self.add(table, len(COLOURS) - 1)
        table.stage = PICK_PROBE

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None if action >= table.saucers else "unknown-action"

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        self.add(table, action)
        table.stage = PICK_PROBE

    def add(self, table: Tabletop, colour: i64) -> None:
        table.extra = colour
        table.lost |= ONE_COLOUR << 4 * colour
        if table.listening():
            table.tell(events.extra_colour_added(table, colour))


DECISION: Final[AddExtraColour] = AddExtraColour()
