"""Free Ticket (R64)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.cards.names import FREE_TICKET
from crashyard.games.crash_by_crash.rules.codes import RIDE
from crashyard.games.crash_by_crash.rules.decisions.common import (
    DIRECTION,
    RING_CLAUSES,
    card_part,
    cell_part,
    why_not_ring,
)
from crashyard.games.crash_by_crash.rules.movement.causes import BY_CARD
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, IN_STOCK
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class FreeTicket(GreyCard):
    """Move any one car to an adjacent open cell; a bell there rings."""

    def __init__(self) -> None:
        parts = (card_part(FREE_TICKET), cell_part("from"), DIRECTION)
        clauses = {"no-car-for-card": "section 8.1", "cell-taken": "section 2.5"} | RING_CLAUSES
        super().__init__(FREE_TICKET, (ActionForm("card", RIDE, parts),), clauses)
        self.candidates = 6 * ALL_CARS

    def why_not_now(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        cell, direction = (action - RIDE) // 6, (action - RIDE) % 6
        if not table.has_car(cell):
            return "no-car-for-card"
        end = NEXT[6 * cell + direction]
        if not table.is_open(end):
            return "cell-taken"
        return why_not_ring(table, end) if table.bell_rings(end) else None

    def fill_now(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """In the order of the cars."""
        for number in range(6 * ALL_CARS):
            action = self.candidate(table, 0, number)
            if action >= 0 and self.why_not_now(table, seat, action) is None:
                actions.add(action)

    def candidate(self, table: CrashByCrashTable, side: i64, number: i64) -> i64:
        cell = table.cars[number // 6]
        if cell == IN_STOCK:
            return -1
        return RIDE + 6 * cell + number % 6

    def take_effect(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        cell = (action - RIDE) // 6
        table.move_car(cell, NEXT[6 * cell + (action - RIDE) % 6], BY_CARD)
