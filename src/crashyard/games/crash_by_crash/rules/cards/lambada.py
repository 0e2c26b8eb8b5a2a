"""Lambada."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS, NEXT, OFF
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.cards.names import LAMBADA
from crashyard.games.crash_by_crash.rules.codes import SWAP
from crashyard.games.crash_by_crash.rules.decisions.common import card_part
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, IN_STOCK
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class Lambada(GreyCard):
    """Exchange two cars on adjacent cells, any owners, any kinds. The car W, SW or SE of the other names the pair."""

    def __init__(self) -> None:
        parts = (card_part(LAMBADA), FormPart("a", "two cells", 3 * CELLS))
        clauses = {"no-two-cars": "section 8.1", "not-adjacent": "section 8.1"}
        super().__init__(LAMBADA, (ActionForm("card", SWAP, parts),), clauses)
        self.candidates = 3 * ALL_CARS

    def why_not_now(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        cell, direction = (action - SWAP) // 3, (action - SWAP) % 3
        beside = NEXT[6 * cell + direction]
        if beside == OFF:
            return "unknown-action"
        return None if table.has_car(cell) and table.has_car(beside) else "no-two-cars"

    def fill_now(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """In the order of the cars."""
        for number in range(3 * ALL_CARS):
            action = self.candidate(table, 0, number)
            if action >= 0 and self.why_not_now(table, seat, action) is None:
                actions.add(action)

    def candidate(self, table: CrashByCrashTable, side: i64, number: i64) -> i64:
        cell = table.cars[number // 3]
        if cell == IN_STOCK:
            return -1
        return SWAP + 3 * cell + number % 3

    def take_effect(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        cell = (action - SWAP) // 3
        beside = NEXT[6 * cell + (action - SWAP) % 3]
        first, second = table.car_on(cell), table.car_on(beside)
        table.put_car(first, beside)
        table.put_car(second, cell)
        if table.listening():
            table.tell(events.cars_swapped(first, second, cell, beside))
