"""Upgrade 19: Rotational Stabilizer."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.state import CLOCKWISE, COUNTER_CLOCKWISE
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import A_ROTATION, FIRST_TURN, Upgrade


@final
class RotationalStabilizer(Upgrade):
    """After the first turn of a round: choose the turn direction instead of the die (R-58)."""

    def __init__(self) -> None:
        super().__init__(19, "rotational-stabilizer", FIRST_TURN, A_ROTATION, for_two=False)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        actions.add(self.first_action)
        actions.add(self.first_action + 1)

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.rotation = CLOCKWISE if option == 0 else COUNTER_CLOCKWISE


CARD = RotationalStabilizer()
