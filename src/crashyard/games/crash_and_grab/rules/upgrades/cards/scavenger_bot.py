"""Upgrade 10: Scavenger Bot."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import PLACED, Upgrade


@final
class ScavengerBot(Upgrade):
    """Whenever its saucer is placed in T1 or E1 it takes a booster and an energy."""

    def __init__(self) -> None:
        super().__init__(10, "scavenger-bot", PLACED)

    def happen(self, table: Tabletop, saucer: i64) -> None:
        table.gain_boosters(saucer, 1)
        table.gain_energy(saucer, 1)


CARD = ScavengerBot()
