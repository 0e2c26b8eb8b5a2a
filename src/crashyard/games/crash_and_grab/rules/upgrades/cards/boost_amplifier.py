"""Upgrade 25: Boost Amplifier."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.upgrades.upgrade import BOOSTING, Upgrade


@final
class BoostAmplifier(Upgrade):
    """The distance of a boost may be 1 to 6."""

    def __init__(self) -> None:
        super().__init__(25, "boost-amplifier", BOOSTING)

    def grant(self, distances: i64) -> i64:
        return 0b1111110


CARD = BoostAmplifier()
