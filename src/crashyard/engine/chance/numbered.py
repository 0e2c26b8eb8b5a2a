"""The one door through which chance comes into a game that is recorded."""

from dataclasses import dataclass
from typing import Protocol

from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.fair import FairChance, Outcomes, SealedChance, pick

__all__ = ["Chance", "FairChance", "SealedChance", "SeededChance"]


class Chance(Protocol):
    """Where outcomes come from. The same number always gives the same outcome, so undo cannot throw again."""

    def choose(self, outcomes: Outcomes, number: int) -> int:
        """The outcome of chance decision `number` (0 is the first of the game)."""
        ...


@dataclass(frozen=True, slots=True)
class SeededChance:
    """Chance for simulations and tests: quick, and the same for the same seed everywhere."""

    seed: str

    def choose(self, outcomes: Outcomes, number: int) -> int:
        total = sum(weight for _, weight in outcomes)
        return pick(outcomes, Dice(f"{self.seed}/{number}").below(total))
