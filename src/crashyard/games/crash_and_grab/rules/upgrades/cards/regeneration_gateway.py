"""Upgrade 13: Regeneration Gateway."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.board import LAST_SITE
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import ONE_SITE, PLACING, Upgrade


@final
class RegenerationGateway(Upgrade):
    """When its saucer would be placed in T1 or E1: choose any empty crash site instead of rolling."""

    def __init__(self) -> None:
        super().__init__(13, "regeneration-gateway", PLACING, ONE_SITE)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        site: i64 = 1
        while site <= LAST_SITE:
            if table.is_empty_site(site):
                actions.add(self.first_action + site)
            site += 1

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.place_saucer(saucer, option, 0)


CARD = RegenerationGateway()
