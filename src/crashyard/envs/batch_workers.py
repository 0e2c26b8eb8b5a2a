"""The tables of a batch shared out among processes, for machines with several cores.

Each process steps its part and copies what changed into memory that all of them share; so only a word to begin and
another when it is done travel between them. Masks are wide and nearly empty: of them only what changed is written.
Every table has dice of its own, so who steps it makes no difference.
"""

import json
import multiprocessing
import signal
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy
from numpy.typing import NDArray

from crashyard.bots.child_process import end_with_parent, interrupts_ignored
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.envs.batch_arrays import BatchArrays, arrays_of
from crashyard.envs.batch_plan import BatchPlan
from crashyard.envs.batch_state import BatchedTable, BatchState, restore_tables, save_tables
from crashyard.envs.batch_tables import BatchTables

STEP = b"step"
CHOOSE = b"choose"
RESTART = b"restart"
SAVE = b"save"
RESTORE = b"restore"
DONE = b"done"
"""What is said; anything else is the number of a table whose position is wanted, and the position as JSON.

After `RESTART` comes a seed, after `RESTORE` a seed with states, and `SAVE` is answered by states.
"""


class WorkerTables:
    """The processes, each with its part of the tables."""

    def __init__(self, plan: BatchPlan, count: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        form = plan.form(count)
        memories: list[Any] = [context.RawArray("b", length) for length in (8 * count, *form.lengths())]
        self._plan = plan
        self._bounds = [count * worker // workers for worker in range(workers + 1)]
        self._actions: NDArray[numpy.int64] = numpy.frombuffer(memories[0], numpy.int64)
        self.arrays: BatchArrays = form.arrays(memories[1:])
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
        with self._all_or_none():
            self._hear(self._lines)

    def step(self, actions: NDArray[numpy.int64]) -> None:
        self._actions[:] = actions
        self._ask(self._lines, STEP)

    def choose(self) -> None:
        self._ask(self._lines, CHOOSE)

    def restart(self, seed: str) -> None:
        self._ask(self._lines, RESTART, [seed] * len(self._lines))

    def save(self) -> tuple[BatchedTable, ...]:
        parts: list[BatchState] = self._ask(self._lines, SAVE)
        return tuple(table for part in parts for table in part.tables)

    def restore(self, state: BatchState) -> None:
        bounds = zip(self._bounds, self._bounds[1:], strict=False)
        parts = [BatchState(state.plan, state.tables[first:last]) for first, last in bounds]
        self._ask(self._lines, RESTORE, parts)

    def position(self, table: int) -> Position:
        worker = next(worker for worker, last in enumerate(self._bounds[1:]) if table < last)
        (saved,) = self._ask([self._lines[worker]], str(table - self._bounds[worker]).encode())
        return self._plan.game.load(json.loads(saved))

    def _ask(self, lines: Sequence[Connection], question: bytes, more: Sequence[object] = ()) -> list[Any]:
        if not self.close.alive:
            raise Refusal("batch-closed", {})
        with self._all_or_none():
            for line in lines:
                line.send_bytes(question)
            for line, told in zip(lines, more, strict=False):
                line.send(told)
            return [line.recv() for line in lines] if question == SAVE else self._hear(lines)

    def _hear(self, lines: Sequence[Connection]) -> list[bytes]:
        return [line.recv_bytes() for line in lines]

    @contextmanager
    def _all_or_none(self) -> Iterator[None]:
        """Whatever goes wrong in here, some tables may be a step ahead of the others: that ends the batch."""
        try:
            yield
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


def _work(line: Connection, plan: BatchPlan, first: int, last: int, count: int, memories: Sequence[Any]) -> None:
    """The life of a worker, until its parent hangs up or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    actions: NDArray[numpy.int64] = numpy.frombuffer(memories[0], numpy.int64)[first:last]
    shared = plan.form(count).arrays(memories[1:]).rows(first, last)
    tables = plan.tables(first, last - first)
    own = arrays_of(tables, plan.form(last - first))
    copy = SharedCopy(tables, own, shared)
    reply = DONE
    while True:
        try:
            line.send_bytes(reply)
            question = line.recv_bytes()
            while question == SAVE:
                line.send(BatchState(plan, save_tables(tables, own)))
                question = line.recv_bytes()
            told: Any = line.recv() if question in (RESTART, RESTORE) else None
        except (EOFError, OSError):
            return
        reply = DONE
        if question == RESTART:
            tables.restart(told)
            copy.renew()
        elif question == RESTORE:
            restore_tables(tables, told.plan.seed, told.tables)
            copy.renew()
        elif question == STEP:
            tables.step(actions.astype("<i8", copy=False).tobytes())
            copy.renew()
        elif question == CHOOSE:
            tables.choose()
            copy.choices()
        else:
            reply = json.dumps(plan.game.save(tables.position(int(question)))).encode()


class SharedCopy:
    """What tables show, in memory that others see too."""

    def __init__(self, tables: BatchTables, own: BatchArrays, shared: BatchArrays) -> None:
        self._tables = tables
        self._own = own
        self._shared = shared
        self._masks: NDArray[numpy.bool_] = shared.masks.reshape(-1)
        self._legal: NDArray[numpy.int64] = numpy.empty(0, numpy.int64)
        self.renew()

    def renew(self) -> None:
        own, shared = self._own, self._shared
        if len(own.floats):
            shared.floats[:] = own.floats
        else:
            shared.observations[:] = own.observations
        shared.seats[:] = own.seats
        shared.rewards[:] = own.rewards
        shared.finished[:] = own.finished
        shared.truncated[:] = own.truncated
        ended = numpy.flatnonzero(own.finished)
        if len(ended):
            shared.finals[ended] = own.finals[ended]
        places: Any = self._tables.places()
        self._masks[self._legal] = False
        self._legal = numpy.frombuffer(memoryview(places), numpy.int64)
        self._masks[self._legal] = True

    def choices(self) -> None:
        self._shared.choices[:] = self._own.choices
