"""RING_CHOICE (section 7.3): which of several pulled cars rings (R44, R83)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules.codes import RING, TAKE
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.movement.magnets import find_pulls, ringing_pulls
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, IN_STOCK, SIDES
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class ChooseWhoRings(CrashByCrashDecision):
    """RINGING: asked where magnets pull several cars onto bells, of which one may ring."""

    def __init__(self) -> None:
        super().__init__(
            (ActionForm("ring", RING, (FormPart("from", "car", ALL_CARS),)),),
            {
                "choose-who-rings": "R44",
                "cannot-ring": "R44",
                "no-car-to-ring": "R44",
                "own-magnet-rings": "R83",
            },
        )
        self.under_way = {"duty": (0, SIDES - 1)}

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if not RING <= action < TAKE:
            return "choose-who-rings"
        cell = table.cars[action - RING]
        if cell == IN_STOCK:
            return "cannot-ring"
        if cell in table.ringing():
            return None
        return "own-magnet-rings" if cell in ringing_pulls(table, find_pulls(table), -1) else "cannot-ring"

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """In the order of the magnets and of the lines on which they pull."""
        for cell in table.ringing():
            actions.add(RING + table.car_on(cell))

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        table.pull(table.cars[action - RING])


RINGING_CHOICE: Final[ChooseWhoRings] = ChooseWhoRings()
