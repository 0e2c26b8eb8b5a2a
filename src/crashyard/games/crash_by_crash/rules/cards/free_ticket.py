"""Free Ticket (R64)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.causes import BY_CARD
from crashyard.games.crash_by_crash.rules.codes import RIDE
from crashyard.games.crash_by_crash.rules.placing import forbids_ring
from crashyard.games.crash_by_crash.rules.table import ALL_CARS, IN_STOCK, Table


@final
class FreeTicket(GreyCard):
    """Move any one car to an adjacent open cell; a bell there rings."""

    def fill(self, table: Table, side: i64, actions: Actions) -> None:
        for car in range(ALL_CARS):
            cell = table.cars[car]
            if cell == IN_STOCK:
                continue
            for direction in range(6):
                action: i64 = RIDE + 6 * cell + direction
                if self.forbids(table, side, action) is None:
                    actions.add(action)

    def forbids(self, table: Table, side: i64, action: i64) -> str | None:
        cell, direction = (action - RIDE) // 6, (action - RIDE) % 6
        if not table.has_car(cell):
            return "no-car-for-card"
        end = NEXT[6 * cell + direction]
        if not table.is_open(end):
            return "cell-taken"
        return forbids_ring(table, end) if table.bell_rings(end) else None

    def carry_out(self, table: Table, side: i64, action: i64) -> None:
        cell = (action - RIDE) // 6
        table.move_car(cell, NEXT[6 * cell + (action - RIDE) % 6], BY_CARD)
