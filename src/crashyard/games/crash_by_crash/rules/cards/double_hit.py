"""Double Hit (R60, R61)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules.board import CELLS, NEXT
from crashyard.games.crash_by_crash.rules.cards.card import BlueCard
from crashyard.games.crash_by_crash.rules.cards.names import DOUBLE_HIT
from crashyard.games.crash_by_crash.rules.codes import HIT_TWICE, MAGNETIC, PUSH
from crashyard.games.crash_by_crash.rules.decisions.common import NORMAL_CAR, cell_part, why_not_ring
from crashyard.games.crash_by_crash.rules.decisions.push import (
    WAYS_TO_CARS,
    place_normal,
    push_candidate,
    why_not_normal,
)
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

    def allows_some_place(self, table: CrashByCrashTable, side: i64) -> bool:
        """The first cell beside a car that has a place decides."""
        if table.normal_car_in_stock(side) < 0:
            return False
        places = Actions()
        way: i64 = 0
        while way < WAYS_TO_CARS and places.count == 0:
            push_there = push_candidate(table, way)
            if push_there >= 0:
                self.fill_cell(table, side, (push_there - PUSH) // 18, places)
            way += 1
        return places.count > 0

    def fill_places(self, table: CrashByCrashTable, side: i64, actions: Actions) -> None:
        """Cell by cell: of the 6,768 numbers hardly any is legal."""
        if table.normal_car_in_stock(side) < 0:
            return
        cell: i64 = 0
        while cell < CELLS:
            self.fill_cell(table, side, cell, actions)
            cell += 1

    def fill_cell(self, table: CrashByCrashTable, side: i64, cell: i64, actions: Actions) -> None:
        """Only the directions in which a car is next to the cell."""
        if not table.is_free(cell):
            return
        first: i64 = 0
        while first < 6:
            if table.has_car(NEXT[6 * cell + first]):
                second: i64 = 0
                while second < 6:
                    action = HIT_TWICE + 36 * cell + 6 * first + second
                    if self.why_not_place(table, side, action) is None:
                        actions.add(action)
                    second += 1
            first += 1

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
