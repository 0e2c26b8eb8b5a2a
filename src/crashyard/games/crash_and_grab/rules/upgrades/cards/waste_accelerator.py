"""Upgrade 8: Waste Accelerator."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import ENTERING, NOTHING_MORE, Upgrade


@final
class WasteAccelerator(Upgrade):
    """While moving on its own: use one crash site that was not occupied as an accelerator (R-18)."""

    def __init__(self) -> None:
        super().__init__(8, "waste-accelerator", ENTERING, NOTHING_MORE, once=True)

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        actions.add(self.first_action)

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        table.stop_to_accelerate()


CARD = WasteAccelerator()
