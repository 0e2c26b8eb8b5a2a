"""Numbered games, and where they are played.

Nothing enters a game but the work and its number, so the outcomes are the same whoever plays which. Positions do not
travel, only the work, numbers and outcomes.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from crashyard.lab.outcome import Outcome

LARGEST_SHARE = 50
"""Games a process takes at a time: few enough for a lively progress bar, enough to be worth the way."""


class Work(Protocol):
    """Games with numbers. Only texts and numbers: it travels."""

    def play(self, number: int) -> Outcome:
        """Game `number`; whatever fails in it is noted in its outcome."""
        ...


@dataclass(frozen=True, slots=True)
class Where:
    """Who plays: so many processes of this machine, or the Ray cluster at an address."""

    workers: int = 1
    ray: str | None = None


def shares_of(numbers: Sequence[int], least: int) -> Iterator[Sequence[int]]:
    """At least so many shares, if there are so many games."""
    size = max(1, min(LARGEST_SHARE, len(numbers) // least))
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


def play_share(work: Work, numbers: Sequence[int], stopped: Callable[[], bool]) -> list[Outcome]:
    """Several games; when asked to stop, what has been played so far."""
    return list(_until(stopped, work, numbers))


def _until(stopped: Callable[[], bool], work: Work, numbers: Sequence[int]) -> Iterator[Outcome]:
    for number in numbers:
        if stopped():
            return
        yield work.play(number)
