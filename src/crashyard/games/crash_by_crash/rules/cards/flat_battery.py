"""Discharged Battery (R67, R82)."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.cards.card import GreyCard, by_name
from crashyard.games.crash_by_crash.rules.cards.names import FLAT_BATTERY
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class FlatBattery(GreyCard):
    """One battery of the opponent leaves the game, and they may use none in their next turn."""

    def __init__(self) -> None:
        super().__init__(FLAT_BATTERY, by_name(FLAT_BATTERY), {"opponent-has-no-battery": "R67"})

    def why_not_now(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        return "opponent-has-no-battery" if table.batteries[1 - table.side(seat)] == 0 else None

    def take_effect(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        other = 1 - table.side(seat)
        table.batteries[other] -= 1
        table.ban_batteries(other)
        if table.listening():
            table.tell(events.battery_discharged(table, other))
