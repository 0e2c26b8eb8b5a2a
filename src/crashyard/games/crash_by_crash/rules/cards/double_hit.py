"""Double Hit (R60, R61)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules.board import CELLS, NEXT
from crashyard.games.crash_by_crash.rules.cards.card import BlueCard
from crashyard.games.crash_by_crash.rules.cards.names import DOUBLE_HIT
from crashyard.games.crash_by_crash.rules.codes import HIT_TWICE, MAGNETIC
from crashyard.games.crash_by_crash.rules.decisions.common import NORMAL_CAR, cell_part, why_not_ring
from crashyard.games.crash_by_crash.rules.decisions.push import place_normal, why_not_normal
from crashyard.games.crash_by_crash.rules.movement.pushing import push, push_sweeps, ring_of_push
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class DoubleHit(BlueCard):
    """Two different directions, each with an adjacent car; one push after the other.

    The two lines meet only where the car is put, so neither push changes what the other does. The second one does not
    come if the first takes the last car of the other side (R73).
    """

    def __init__(self) -> None:
        parts = (NORMAL_CAR, cell_part("at"), FormPart("dir", "two directions", 36))
        clauses = {"no-car-there": "R61", "same-direction-twice": "R61"}
        super().__init__(DOUBLE_HIT, clauses, (ActionForm("place", HIT_TWICE, parts),))

    def fill_places(self, table: CrashByCrashTable, side: i64, actions: Actions) -> None:
        """Only cells beside cars: of the 6,768 numbers hardly any is legal."""
        if table.normal_car_in_stock(side) < 0:
            return
        for cell in range(CELLS):
            if not table.is_free(cell):
                continue
            for first in range(6):
                if not table.has_car(NEXT[6 * cell + first]):
                    continue
                for second in range(6):
                    action: i64 = HIT_TWICE + 36 * cell + 6 * first + second
                    if self.why_not_place(table, side, action) is None:
                        actions.add(action)

    def why_not_place(self, table: CrashByCrashTable, side: i64, action: i64) -> str | None:
        if not HIT_TWICE <= action < MAGNETIC:
            return "needs-normal-car" if action >= MAGNETIC else "wrong-place-for-card"
        place = action - HIT_TWICE
        cell, first, second = place // 36, place // 6 % 6, place % 6
        key = why_not_normal(table, side, cell)
        if key is not None:
            return key
        if first == second:
            return "same-direction-twice"
        if not table.has_car(NEXT[6 * cell + first]) or not table.has_car(NEXT[6 * cell + second]):
            return "no-car-there"
        bell = ring_of_push(table, cell, first, 1)
        other = ring_of_push(table, cell, second, 1)
        if other >= 0 and push_sweeps(table, side, cell, first):
            other = -1
        if bell >= 0 and other >= 0:
            return "two-bells"
        return why_not_ring(table, max(bell, other))

    def place(self, table: CrashByCrashTurn, side: i64, action: i64) -> None:
        place = action - HIT_TWICE
        cell = place // 36
        place_normal(table, side, cell)
        push(table, cell, place // 6 % 6, 1)
        if not table.is_swept():
            push(table, cell, place % 6, 1)
