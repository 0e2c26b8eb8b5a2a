"""Upgrade 26: Organic Triangulator."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.board import BOARD_CELLS, OFF
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, ONE_SPACE, Upgrade


@final
class OrganicTriangulator(Upgrade):
    """At the end of a turn without a new crewmember: jump to any empty space of the board."""

    def __init__(self) -> None:
        super().__init__(26, "organic-triangulator", END, ONE_SPACE, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        if table.acquired or table.at[saucer] == OFF:
            return
        cells = BOARD_CELLS[table.players]
        index: i64 = 0
        count: i64 = len(cells)
        while index < count:
            if table.is_empty(cells[index]):
                actions.add(self.first_action + cells[index])
            index += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.jump(saucer, option)


CARD = OrganicTriangulator()
