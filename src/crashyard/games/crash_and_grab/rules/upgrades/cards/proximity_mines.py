"""Upgrade 16: Proximity Mines."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import COLLISION, NOTHING_MORE, TIE, Upgrade


@final
class ProximityMines(Upgrade):
    """A saucer that is hit may be crashed instead of pushed (R-56). In Twisted Titanium it wins ties."""

    def __init__(self) -> None:
        super().__init__(16, "proximity-mines", COLLISION | TIE, NOTHING_MORE)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        actions.add(self.first_action)

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.crash_hit_saucer()


CARD = ProximityMines()
