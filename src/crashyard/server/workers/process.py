"""One process that computes one thing after the other, and can be ended in the middle of it.

It is an executor like those of `concurrent.futures`. Theirs for processes cannot be ended at once by anything that they
promise, which is what a thought without an end needs.
"""

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from pickle import PicklingError
from typing import Any, ParamSpec, TypeVar

from crashyard.bots.child_process import end_with_parent

NICE = 5
"""So much a thought steps back where there are too few cores: whoever answers does not wait for somebody's bot."""

P = ParamSpec("P")
T = TypeVar("T")


class WorkerProcess(Executor):
    def __init__(self, nice: int = NICE) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, nice), daemon=True)
        self._process.start()
        theirs.close()
        self._thread = ThreadPoolExecutor(1)
        """Waits for the process, so that nobody else has to."""

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._thread.submit(self._ask, partial(fn, *args, **kwargs))

    def _ask(self, work: Callable[[], T]) -> T:
        try:
            self._connection.send(work)
            outcome, failure = self._connection.recv()
        except (EOFError, OSError) as gone:
            raise BrokenExecutor("the process is gone") from gone
        if failure is not None:
            raise failure
        answer: T = outcome
        return answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the process, whatever it is about."""
        self._process.terminate()
        self._thread.shutdown(wait, cancel_futures=cancel_futures)
        if wait:
            self._process.join()


def _work(connection: "Connection[Any, Any]", nice: int) -> None:
    """In the process: until the other end is closed, or the parent is killed. Ctrl-C is for the parent alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    os.nice(nice)
    with suppress(EOFError, OSError):
        while True:
            outcome = _computed(connection)
            try:
                connection.send(outcome)
            except (TypeError, AttributeError, PicklingError) as failure:
                connection.send((None, failure))


def _computed(connection: "Connection[Any, Any]") -> tuple[object, Exception | None]:
    """The outcome of the next work, or why there is none."""
    work = connection.recv()
    try:
        return work(), None
    except Exception as failure:
        failure.add_note(traceback.format_exc())
        return None, failure
