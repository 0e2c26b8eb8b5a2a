"""Upgrade 18: Quake Maker."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.board import BIG_TILES
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, ONE_TILE, Upgrade


@final
class QuakeMaker(Upgrade):
    """At the end of the turn: turn one of the four big tiles, with everything on it (R-54)."""

    def __init__(self) -> None:
        super().__init__(18, "quake-maker", END, ONE_TILE, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        slot: i64 = 0
        while slot < BIG_TILES:
            turns: i64 = 1
            while turns < 4:
                actions.add(self.first_action + 4 * slot + turns)
                turns += 1
            slot += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.turn_tile(option // 4, option % 4)


CARD = QuakeMaker()
