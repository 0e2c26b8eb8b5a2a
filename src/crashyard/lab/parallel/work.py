"""Numbered games, played in this process, by several processes of this machine, or by a Ray cluster.

Nothing enters a game but the work and its number, so the outcomes are the same whoever plays which. Positions do not
travel, only the work, numbers and outcomes.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
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


def distribute(work: Work, numbers: Sequence[int], where: Where) -> Generator[Outcome, None, None]:
    """The outcomes of all games, as they come in. Ctrl-C and closing it early stop everybody."""
    if where.ray is not None and numbers:
        from crashyard.lab.parallel.cluster import play_on_cluster

        yield from play_on_cluster(work, numbers, where.ray)
    elif where.workers > 1 and len(numbers) > 1:
        from crashyard.lab.parallel.processes import play_in_processes

        workers = min(where.workers, len(numbers))
        yield from play_in_processes(work, shares_of(numbers, workers * 8), workers)
    else:
        yield from (work.play(number) for number in numbers)


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
