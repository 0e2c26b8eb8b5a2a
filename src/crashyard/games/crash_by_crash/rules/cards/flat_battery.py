"""Discharged Battery (R67, R82)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard
from crashyard.games.crash_by_crash.rules.codes import CARD
from crashyard.games.crash_by_crash.rules.deck import FLAT_BATTERY
from crashyard.games.crash_by_crash.rules.table import Table


@final
class FlatBattery(GreyCard):
    """One battery of the opponent leaves the game, and he may use none in his next turn."""

    def fill(self, table: Table, side: i64, actions: Actions) -> None:
        if table.batteries[1 - side] > 0:
            actions.add(CARD + FLAT_BATTERY)

    def forbids(self, table: Table, side: i64, action: i64) -> str | None:
        return "opponent-has-no-battery" if table.batteries[1 - side] == 0 else None

    def carry_out(self, table: Table, side: i64, action: i64) -> None:
        table.batteries[1 - side] -= 1
        table.ban_batteries(1 - side)
        if table.listening():
            table.tell(events.battery_discharged(table, 1 - side))
