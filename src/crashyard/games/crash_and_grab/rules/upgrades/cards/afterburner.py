"""Upgrade 3: Afterburner."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.board import EDGE, OFF, STEP
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, ONE_SPACE, Upgrade


@final
class Afterburner(Upgrade):
    """At the end of the turn: jump to any empty space of the own row or column; nothing in between blocks."""

    def __init__(self) -> None:
        super().__init__(3, "afterburner", END, ONE_SPACE, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        here = table.at[saucer]
        if here == OFF:
            return
        direction: i64 = 0
        while direction < 4:
            cell = here + STEP[direction]
            while table.kind[cell] != EDGE:
                if table.is_empty(cell):
                    actions.add(self.first_action + cell)
                cell += STEP[direction]
            direction += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.jump(saucer, option)


CARD = Afterburner()
