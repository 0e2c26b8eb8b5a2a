"""Setup: the four markers lie around the board in one of 24 orders (section 3.5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.decisions.decision import UNKNOWN_ACTION, Decision
from crashyard.games.crash_and_grab.rules.stages import LAY_MARKERS, MARKS, PICK_COLOUR
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop

ORDERS: Final = 24


def markers_of(code: i64) -> vec[i64]:
    """One of the 24 orders of the four markers: the marker at each side."""
    left = vec[i64]([0, 1, 2, 3])
    marker = vec[i64]([0, 0, 0, 0])
    side: i64 = 0
    while side < 4:
        count = 4 - side
        index = code % count
        code //= count
        marker[side] = left[index]
        left[index] = left[count - 1]
        side += 1
    return marker


@final
class LayMarkers(Decision):
    def __init__(self) -> None:
        super().__init__(MARKS, (LAY_MARKERS,), (outcome_form("markers", ORDERS),), "unknown-action", UNKNOWN_ACTION)

    def ask_or_skip(self, table: Tabletop) -> None:
        table.phase = MARKS

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        return None

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        table.marker = markers_of(action)
        if table.listening():
            table.tell(events.markers_laid(table))
        table.stage = PICK_COLOUR


DECISION: Final[LayMarkers] = LayMarkers()
