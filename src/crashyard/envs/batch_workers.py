"""The tables of a batch shared out among processes, for machines with several cores.

Each process steps its part and copies what changed into memory that all of them share; so only the word to begin and
the word that it is done travel between them. Every table has dice of its own: who steps it makes no difference.
"""

import multiprocessing
import signal
import weakref
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy
from numpy.typing import NDArray

from crashyard.bots.children import end_with_parent, interrupts_ignored
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.envs.batch_arrays import Arrays, arrays_of
from crashyard.envs.batch_plan import Plan

STEP = "step"
CHOOSE = "choose"
DONE = "done"


class Workers:
    """The processes, each with its part of the tables."""

    def __init__(self, plan: Plan, count: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        form = plan.form(count)
        memories: list[Any] = [context.RawArray("b", length) for length in (8 * count, *form.lengths())]
        self._plan = plan
        self._bounds = [count * worker // workers for worker in range(workers + 1)]
        self._actions: NDArray[numpy.int64] = numpy.frombuffer(memories[0], numpy.int64)
        self.arrays: Arrays = form.arrays(memories[1:])
        for array in self.arrays:
            array.flags.writeable = False
        self._lines: list[Connection] = []
        processes: list[BaseProcess] = []
        self.close = weakref.finalize(self, _stop, self._lines, processes)
        for first, last in zip(self._bounds, self._bounds[1:], strict=False):
            line, theirs = context.Pipe()
            self._lines.append(line)
            process = context.Process(target=_work, args=(theirs, plan, first, last, count, memories), daemon=True)
            processes.append(process)
            with interrupts_ignored():
                process.start()
            theirs.close()
        self._hear(self._lines)

    def step(self, actions: NDArray[numpy.int64]) -> None:
        self._actions[:] = actions
        self._ask(self._lines, STEP)

    def choose(self) -> None:
        self._ask(self._lines, CHOOSE)

    def position(self, table: int) -> Position:
        worker = next(worker for worker, last in enumerate(self._bounds[1:]) if table < last)
        (saved,) = self._ask([self._lines[worker]], table - self._bounds[worker])
        return self._plan.game.load(saved)

    def _ask(self, lines: Sequence[Connection], question: object) -> list[Any]:
        if not self.close.alive:
            raise Refusal("batch-closed", {})
        for line in lines:
            line.send(question)
        return self._hear(lines)

    def _hear(self, lines: Sequence[Connection]) -> list[Any]:
        """What they answer. Whatever goes wrong, some tables may be a step ahead of the others: that ends it."""
        try:
            return [line.recv() for line in lines]
        except BaseException as error:
            self.close()
            if isinstance(error, EOFError | OSError):
                raise RuntimeError("a process of the batch has ended") from error
            raise


def _stop(lines: Sequence[Connection], processes: Sequence[BaseProcess]) -> None:
    for line in lines:
        line.close()
    for process in processes:
        if process.pid is not None:
            process.join()


def _work(line: Connection, plan: Plan, first: int, last: int, count: int, memories: Sequence[Any]) -> None:
    """The life of a worker, until its parent hangs up or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    actions: NDArray[numpy.int64] = numpy.frombuffer(memories[0], numpy.int64)[first:last]
    shared = plan.form(count).arrays(memories[1:]).rows(first, last)
    tables = plan.tables(first, last - first)
    own = arrays_of(tables, plan.form(last - first))
    _show(own, shared)
    reply: object = DONE
    while True:
        try:
            line.send(reply)
            question = line.recv()
        except (EOFError, OSError):
            return
        reply = DONE
        if question == STEP:
            tables.step(actions.astype("<i8", copy=False).tobytes())
            _show(own, shared)
        elif question == CHOOSE:
            tables.choose()
            shared.choices[:] = own.choices
        else:
            reply = plan.game.save(tables.position(question))


def _show(own: Arrays, shared: Arrays) -> None:
    sources: list[NDArray[Any]] = [*own]
    targets: list[NDArray[Any]] = [*shared]
    for source, target in zip(sources, targets, strict=True):
        target[:] = source
