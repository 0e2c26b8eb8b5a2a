"""Lambada."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.codes import SWAP
from crashyard.games.crash_by_crash.rules.table import ALL_CARS, IN_STOCK, Table


@final
class Lambada(GreyCard):
    """Exchange two cars on adjacent cells, any owners, any kinds. The car W, SW or SE of the other names the pair."""

    def fill(self, table: Table, side: i64, actions: Actions) -> None:
        for car in range(ALL_CARS):
            cell = table.cars[car]
            if cell == IN_STOCK:
                continue
            for direction in range(3):
                if table.has_car(NEXT[6 * cell + direction]):
                    actions.add(SWAP + 3 * cell + direction)

    def forbids(self, table: Table, side: i64, action: i64) -> str | None:
        cell, direction = (action - SWAP) // 3, (action - SWAP) % 3
        if not table.has_car(cell) or not table.has_car(NEXT[6 * cell + direction]):
            return "no-car-for-card"
        return None

    def carry_out(self, table: Table, side: i64, action: i64) -> None:
        cell = (action - SWAP) // 3
        beside = NEXT[6 * cell + (action - SWAP) % 3]
        first, second = table.on[cell] - 1, table.on[beside] - 1
        table.put_car(first, beside)
        table.put_car(second, cell)
        if table.listening():
            table.tell(events.cars_swapped(first, second, cell, beside))
