"""Saboteur (R71)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.codes import SABOTAGE
from crashyard.games.crash_by_crash.rules.table import CARS, IN_STOCK, Table


@final
class Saboteur(GreyCard):
    """Take one opposing car off the board; it returns to its owner's stock, without points."""

    def fill(self, table: Table, side: i64, actions: Actions) -> None:
        for number in range(CARS):
            cell = table.cars[CARS * (1 - side) + number]
            if cell != IN_STOCK:
                actions.add(SABOTAGE + cell)

    def forbids(self, table: Table, side: i64, action: i64) -> str | None:
        cell = action - SABOTAGE
        if not table.has_car(cell):
            return "no-car-for-card"
        return "own-car" if table.owner(table.on[cell] - 1) == side else None

    def carry_out(self, table: Table, side: i64, action: i64) -> None:
        cell = action - SABOTAGE
        car = table.take_car(cell)
        if table.listening():
            table.tell(events.car_sabotaged(car, cell))
