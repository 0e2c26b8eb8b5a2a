"""Upgrade 24: Acceleration Regulator."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.upgrades.upgrade import LEAVING, Upgrade


@final
class AccelerationRegulator(Upgrade):
    """Leaving an accelerator the distance may be 1 to 4."""

    def __init__(self) -> None:
        super().__init__(24, "acceleration-regulator", LEAVING)

    def grant(self, distances: i64) -> i64:
        return 0b11110


CARD = AccelerationRegulator()
