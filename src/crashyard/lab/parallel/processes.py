"""Games shared out among processes of this machine."""

import multiprocessing
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.synchronize import Event

from crashyard.bots.child_process import end_with_parent, interrupts_ignored
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.signals import interrupts_deferred
from crashyard.lab.parallel.work import Work, play_share

MOMENT = 0.2
"""Seconds after which Ctrl-C is heeded though nothing came in."""

_work: list[tuple[Work, Event]] = []
"""In a worker: what it works on."""


def play_in_processes(work: Work, shares: Iterator[Sequence[int]], workers: int) -> Generator[Outcome, None, None]:
    """The outcomes of all games, as they come in.

    After Ctrl-C those of all games that were played, or are in the middle; then it interrupts.
    """
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _start_work, (work, stop)) as pool, interrupts_deferred() as interrupted:
        with interrupts_ignored():
            waiting = {pool.submit(_play_share, share) for share in islice(shares, 2 * workers)}
        try:
            while waiting and not interrupted():
                done, waiting = wait(waiting, MOMENT, FIRST_COMPLETED)
                waiting |= {pool.submit(_play_share, share) for share in islice(shares, len(done))}
                yield from _outcomes(done)
            if interrupted():
                stop.set()
                yield from _outcomes(waiting)
                raise KeyboardInterrupt
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _outcomes(shares: set[Future[list[Outcome]]]) -> Iterator[Outcome]:
    for share in shares:
        yield from share.result()


def _start_work(work: Work, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    _work.append((work, stop))


def _play_share(numbers: Sequence[int]) -> list[Outcome]:
    work, stop = _work[0]
    return play_share(work, numbers, stop.is_set)
