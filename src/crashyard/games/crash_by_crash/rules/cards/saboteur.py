"""Saboteur (R71)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.cards.names import SABOTEUR
from crashyard.games.crash_by_crash.rules.codes import SABOTAGE
from crashyard.games.crash_by_crash.rules.decisions.common import card_part, cell_part
from crashyard.games.crash_by_crash.rules.pieces import CARS, IN_STOCK
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class Saboteur(GreyCard):
    """Take one opposing car off the board; it returns to its owner's stock, without points."""

    def __init__(self) -> None:
        parts = (card_part(SABOTEUR), cell_part("target"))
        clauses = {"no-car-for-card": "section 8.1", "own-car": "section 8.1"}
        super().__init__(SABOTEUR, (ActionForm("card", SABOTAGE, parts),), clauses)
        self.candidates = CARS

    def why_not_now(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        cell = action - SABOTAGE
        if not table.has_car(cell):
            return "no-car-for-card"
        return "own-car" if table.owner(table.car_on(cell)) == table.side(seat) else None

    def fill_now(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """In the order of the cars."""
        for number in range(CARS):
            action = self.candidate(table, table.side(seat), number)
            if action >= 0 and self.why_not_now(table, seat, action) is None:
                actions.add(action)

    def candidate(self, table: CrashByCrashTable, side: i64, number: i64) -> i64:
        cell = table.cars[CARS * (1 - side) + number]
        if cell == IN_STOCK:
            return -1
        return SABOTAGE + cell

    def take_effect(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        cell = action - SABOTAGE
        car = table.take_car(cell)
        if table.listening():
            table.tell(events.car_sabotaged(car, cell))
