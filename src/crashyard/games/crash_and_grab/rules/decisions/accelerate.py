"""How a saucer leaves an accelerator on its owner's turn (section 9.4).

It is asked when a movement comes there (`Tabletop.stop_to_accelerate`).
"""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.codes import FLY, MOST_SPACES
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision, fill_range
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE, FLIGHT
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_LEAVING, distances


def distances_of_leaving(table: Tabletop) -> i64:
    """With what distances the mover may leave an accelerator, as bits; a pushed one uses no cards (R-06, R-08)."""
    if not table.own:
        return 1 << table.travel
    return distances(table, table.mover, FOR_LEAVING, 1 << table.travel, 0)


def fill_flights(spaces: i64, actions: Actions) -> None:
    """All four directions (R-09) with each distance."""
    action: i64 = FLY
    while spaces:
        if spaces & 1:
            fill_range(action, 4, actions)
        spaces >>= 1
        action += 4


@final
class LeaveAccelerator(Decision):
    def __init__(self) -> None:
        distance = FormPart("distance", "distance-of-leaving", MOST_SPACES + 1)
        super().__init__(
            ACCELERATE,
            (FLIGHT,),
            (ActionForm("accelerate", FLY, (distance, FormPart("direction", "direction", 4)), ("direction",)),),
            "must-accelerate",
            {"must-accelerate": "section 9.4", "accelerator-distance": "section 9.4"},
        )

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None if distances_of_leaving(table) >> (action - FLY) // 4 & 1 else "accelerator-distance"

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Quicker: the cards that widen the distances are gone through once."""
        fill_flights(distances_of_leaving(table), actions)

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        table.bounces += 1
        table.dallied[table.mover] += 1
        table.launch(table.mover, (action - FLY) % 4, (action - FLY) // 4, table.own)
        if table.listening():
            table.tell(events.accelerated(table))
        table.stage = FLIGHT


DECISION: Final[LeaveAccelerator] = LeaveAccelerator()
