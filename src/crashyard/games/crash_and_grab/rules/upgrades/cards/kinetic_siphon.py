"""Upgrade 14: Kinetic Siphon."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import PUSHED, Upgrade


@final
class KineticSiphon(Upgrade):
    """The first push of its own turn gives a booster."""

    def __init__(self) -> None:
        super().__init__(14, "kinetic-siphon", PUSHED, once=True)

    def happen(self, table: Tabletop, saucer: i64) -> None:
        table.gain_boosters(saucer, 1)


CARD = KineticSiphon()
