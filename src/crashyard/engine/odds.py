"""What the value of a position says about winning.

A game's `evaluate` may count in the game's own terms, so that bots can compare answers. People want to know how often
whoever stands so well wins. That is measured in games between bots; two numbers for each game are enough to tell
(`Odds`). Other games learn from such games to evaluate so that the value itself tells (`Chances`).
"""

import math
from dataclasses import dataclass

SUREST = 0.99
"""Nothing is called more certain before it has happened."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of a side against each other one are `exp(even + weight * lead)`; `lead` is how far it is ahead."""

    even: float = 0.0
    """Above 0 where a seat that stands at 0 wins more than its share."""
    weight: float = 1.0
    """How much being ahead counts."""

    def of_winning(self, value: float, sides: int) -> float:
        """How likely a seat wins that stands so well, from -1 to 1, at a table with so many sides."""
        lead = value / max(1.0 - abs(value), 1e-6)
        against = (sides - 1) * math.exp(min(-(self.even + self.weight * lead), 700.0))
        return not_certain(1.0 / (1.0 + against))


@dataclass(frozen=True, slots=True)
class Chances:
    """The value is twice the chance to win, less one, or so near that nobody sees the difference."""

    def of_winning(self, value: float, sides: int) -> float:
        return not_certain((value + 1.0) / 2.0)


def not_certain(chance: float) -> float:
    return min(SUREST, max(1.0 - SUREST, chance))
