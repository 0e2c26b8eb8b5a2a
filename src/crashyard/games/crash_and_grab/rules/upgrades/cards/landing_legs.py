"""Upgrade 17: Landing Legs."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.board import OFF
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, ONE_DIRECTION, Upgrade


@final
class LandingLegs(Upgrade):
    """At the end of the turn: a full move of one space."""

    def __init__(self) -> None:
        super().__init__(17, "landing-legs", END, ONE_DIRECTION, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        if table.at[saucer] != OFF:
            direction: i64 = 0
            while direction < 4:
                actions.add(self.first_action + direction)
                direction += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.launch(saucer, option, 1, True)


CARD = LandingLegs()
