"""Upgrade 6: Saucer Teleporter."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.board import LAST_SITE, OFF
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import END, ONE_SITE, Upgrade


@final
class SaucerTeleporter(Upgrade):
    """At the end of the turn: jump to any empty crash site. It is no placing."""

    def __init__(self) -> None:
        super().__init__(6, "saucer-teleporter", END, ONE_SITE, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        if table.at[saucer] == OFF:
            return
        site: i64 = 1
        while site <= LAST_SITE:
            if table.is_empty_site(site):
                actions.add(self.first_action + site)
            site += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.jump(saucer, table.site[option])


CARD = SaucerTeleporter()
