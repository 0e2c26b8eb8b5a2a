"""Numbered games, played in this process, by several processes of this machine, or by a Ray cluster."""

from collections.abc import Generator, Sequence

from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.work import Where, Work, shares_of


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
