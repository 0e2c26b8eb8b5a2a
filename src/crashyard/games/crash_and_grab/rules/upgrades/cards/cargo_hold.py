"""Upgrade 15: Cargo Hold."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import PLAYED, Upgrade


@final
class CargoHold(Upgrade):
    """When it is played it gives three boosters."""

    def __init__(self) -> None:
        super().__init__(15, "cargo-hold", PLAYED)

    def happen(self, table: Tabletop, saucer: i64) -> None:
        table.gain_boosters(saucer, 3)


CARD = CargoHold()
