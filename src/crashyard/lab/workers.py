"""A simulation shared out among processes of this machine.

Positions do not travel between processes, only the plan, numbers of games, and tallies.
"""

import multiprocessing
import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.synchronize import Event

from crashyard.lab.simulate import Plan, Tally, play_games

_LARGEST_SHARE = 50
"""Games a process takes at a time: few enough for a lively progress bar, enough to be worth the way."""

_work: list[tuple[Plan, Event]] = []
"""In a worker: what it works on."""


def share_out(plan: Plan, games: int, workers: int) -> Generator[Tally, None, None]:
    """The tallies of all games, as they come in."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    size = max(1, min(_LARGEST_SHARE, games // (workers * 8)))
    shares = (range(first, min(first + size, games)) for first in range(0, games, size))
    with ProcessPoolExecutor(workers, context, _start_work, (plan, stop)) as pool:
        with _interrupts_ignored():
            waiting = {pool.submit(_play_share, share) for share in islice(shares, 2 * workers)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(_play_share, share) for share in islice(shares, len(done))}
                yield from _tallies(done)
        except KeyboardInterrupt:
            stop.set()
            yield from _tallies(waiting)
            raise
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _tallies(shares: set[Future[Tally]]) -> Iterator[Tally]:
    for share in shares:
        yield share.result()


def _start_work(plan: Plan, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work.append((plan, stop))


def _play_share(numbers: range) -> Tally:
    plan, stop = _work[0]
    return play_games(plan, numbers, stop.is_set)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C: only the parent does, and tells them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
