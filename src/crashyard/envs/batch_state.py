"""Where all tables of a batch stand, as an object that can be kept, pickled, and gone back to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from crashyard.engine.position import Position
from crashyard.envs.batch_arrays import BatchArrays
from crashyard.envs.batch_plan import BatchPlan
from crashyard.envs.batch_tables import BatchTables


@dataclass(frozen=True, slots=True)
class TableEnd:
    """That the last step ended a play here: what it paid, and how all seats saw it."""

    payoffs: list[float]
    truncated: bool
    rows: bytes


@dataclass(frozen=True, slots=True)
class BatchedTable:
    """One table: all that its future depends on."""

    position: Position
    dice: list[int]
    choice: list[int]
    number: int
    answers: int
    end: TableEnd | None


@dataclass(frozen=True, slots=True)
class BatchState:
    """What `Batch.save` gives. Nothing that is played later changes it, so it may be gone back to again and again."""

    plan: BatchPlan
    tables: tuple[BatchedTable, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: positions are written as position files."""
        save = self.plan.game.save
        written = [
            (save(table.position), (table.dice, table.choice, table.number, table.answers, table.end))
            for table in self.tables
        ]
        return _read, (self.plan, written)


_Beside = tuple[list[int], list[int], int, int, TableEnd | None]
"""What a table has beside its position, in the order in which it is declared."""


def _read(plan: BatchPlan, written: Sequence[tuple[object, _Beside]]) -> BatchState:
    return BatchState(plan, tuple(BatchedTable(plan.game.load(document), *beside) for document, beside in written))


def save_tables(tables: BatchTables, arrays: BatchArrays) -> tuple[BatchedTable, ...]:
    """All of these tables."""
    found = []
    for table in range(len(arrays.seats)):
        end = None
        if arrays.finished[table]:
            rows = arrays.finals[table].tobytes()
            end = TableEnd(arrays.rewards[table].tolist(), bool(arrays.truncated[table]), rows)
        found.append(BatchedTable(*tables.saved(table), end))
    return tuple(found)


def restore_tables(tables: BatchTables, seed: str, states: Sequence[BatchedTable]) -> None:
    """Let the tables stand as they stood; plays that begin later throw the dice of the seed of that time."""
    tables.reseed(seed)
    for table, state in enumerate(states):
        tables.put_back(table, state.position, state.dice, state.choice, state.number, state.answers)
        if state.end is not None:
            tables.put_back_end(table, state.end.payoffs, state.end.truncated, state.end.rows)
