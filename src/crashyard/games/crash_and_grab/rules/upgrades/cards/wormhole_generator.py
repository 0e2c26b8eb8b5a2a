"""Upgrade 2: Wormhole Generator."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import OFF
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, ONE_SAUCER, Upgrade


@final
class WormholeGenerator(Upgrade):
    """At the end of the turn: swap places with any other saucer on the board. It is no push."""

    def __init__(self) -> None:
        super().__init__(2, "wormhole-generator", END, ONE_SAUCER, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        if table.at[saucer] == OFF:
            return
        other: i64 = 0
        while other < table.saucers:
            if other != saucer and table.at[other] != OFF:
                actions.add(self.first_action + other)
            other += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        here, there = table.at[saucer], table.at[option]
        table.put(saucer, there)
        table.put(option, here)
        if table.listening():
            table.tell(events.saucers_swapped(table, saucer, option, here, there))
        table.look_for_partner(saucer)


CARD = WormholeGenerator()
