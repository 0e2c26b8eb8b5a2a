"""Upgrade 4: Pulse Cannon."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.board import OFF, col_of, row_of
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, ONE_SAUCER, Upgrade


def heading_between(table: Tabletop, saucer: i64, target: i64) -> i64:
    """The direction from one saucer to another in its row or column, or -1."""
    here, there = table.at[saucer], table.at[target]
    if col_of(here) == col_of(there):
        return 0 if there < here else 2
    if row_of(here) == row_of(there):
        return 1 if there > here else 3
    return -1


@final
class PulseCannon(Upgrade):
    """At the end of the turn: push a saucer of the own row or column one space directly away."""

    def __init__(self) -> None:
        super().__init__(4, "pulse-cannon", END, ONE_SAUCER, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        if table.at[saucer] == OFF:
            return
        target: i64 = 0
        while target < table.saucers:
            if target != saucer and table.at[target] != OFF and heading_between(table, saucer, target) >= 0:
                actions.add(self.first_action + target)
            target += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.launch(option, heading_between(table, saucer, option), 1, False)


CARD = PulseCannon()
