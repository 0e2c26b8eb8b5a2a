"""What a bot has found out about a decision: its best answers, what it expects of them, and how it would go on."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One answer, and what the bot expects to follow."""

    action: int
    value: float
    """How well its seat will stand, from -1 (lost) to 1 (won)."""
    attention: float
    """Which part of the search went into it."""
    follows: tuple[tuple[int, int], ...] = ()
    """The answers that come next, each a seat and an action, as far as they can be foretold."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """All lines, the best one first, and how many rounds of search they are the fruit of."""

    lines: tuple[Line, ...]
    rounds: int

    @property
    def best(self) -> Line:
        return self.lines[0]
