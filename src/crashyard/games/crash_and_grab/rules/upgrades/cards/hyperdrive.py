"""Upgrade 9: Hyperdrive."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.upgrades.upgrade import BOOSTING, DISTANCES, LEAVING, Upgrade


@final
class Hyperdrive(Upgrade):
    """The distance of Execute Move may be doubled, and so may what the cards for accelerators and boosts grant."""

    def __init__(self) -> None:
        super().__init__(9, "hyperdrive", DISTANCES | LEAVING | BOOSTING)

    def stretch(self, distances: i64) -> i64:
        doubled: i64 = 0
        spaces: i64 = 0
        while distances >> spaces:
            doubled |= (distances >> spaces & 1) << 2 * spaces
            spaces += 1
        return doubled


CARD = Hyperdrive()
