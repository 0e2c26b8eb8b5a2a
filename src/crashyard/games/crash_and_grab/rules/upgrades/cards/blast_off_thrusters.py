"""Upgrade 1: Blast Off Thrusters."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.board import OFF, STEP
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import ONE_SPACE, START, Upgrade


@final
class BlastOffThrusters(Upgrade):
    """Before the plan is revealed: jump one space orthogonally onto an empty space."""

    def __init__(self) -> None:
        super().__init__(1, "blast-off-thrusters", START, ONE_SPACE, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        here = table.at[saucer]
        if here == OFF:
            return
        direction: i64 = 0
        while direction < 4:
            cell = here + STEP[direction]
            if table.is_empty(cell):
                actions.add(self.first_action + cell)
            direction += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.jump(saucer, option)


CARD = BlastOffThrusters()
