"""C2: from which queue the next crewmember is placed, as long as too few lie on the board (section 15)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.decisions.codes import NAME_COLOUR
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision
from crashyard.games.crash_and_grab.rules.placing import roll_for_crewmember
from crashyard.games.crash_and_grab.rules.stages import COLOUR, END_UPGRADES, PLACE_CREW
from crashyard.games.crash_and_grab.rules.state import ONE_COLOUR
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


@final
class CallColour(Decision):
    def __init__(self) -> None:
        super().__init__(
            COLOUR,
            (PLACE_CREW,),
            (ActionForm("colour", NAME_COLOUR, (FormPart("colour", "colour", len(COLOURS)),)),),
            "choose-colour",
            {"choose-colour": "section 15", "queue-is-empty": "section 15"},
        )

    def ask_or_skip(self, table: Tabletop) -> None:
        """A single colour is taken without asking."""
        if table.crew_out >= table.quota or table.lost == 0:
            table.stage = END_UPGRADES
            return
        colour = self.single_colour(table)
        if colour < 0:
            table.phase = COLOUR
        else:
            roll_for_crewmember(table, table.front_of_queue(colour))

    def single_colour(self, table: Tabletop) -> i64:
        """The only colour whose queue is not empty, or -1 if there are several."""
        found: i64 = -1
        colour: i64 = 0
        while colour < 6:
            if table.lost >> 4 * colour & ONE_COLOUR:
                if found >= 0:
                    return -1
                found = colour
            colour += 1
        return found

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None if table.lost >> 4 * (action - NAME_COLOUR) & ONE_COLOUR else "queue-is-empty"

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        roll_for_crewmember(table, table.front_of_queue(action - NAME_COLOUR))

    def can_be_asked(self, table: Tabletop) -> bool:
        return table.crew_out < table.quota


DECISION: Final[CallColour] = CallColour()
