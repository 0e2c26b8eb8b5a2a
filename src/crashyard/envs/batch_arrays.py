"""The arrays of a batch, one row a table: on the memory of the compiled part, or on memory that processes share."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from crashyard.envs.batch_tables import BatchTables


class BatchArrays(NamedTuple):
    observations: NDArray[numpy.uint8]
    masks: NDArray[numpy.bool_]
    seats: NDArray[numpy.int64]
    rewards: NDArray[numpy.float64]
    finished: NDArray[numpy.bool_]
    truncated: NDArray[numpy.bool_]
    choices: NDArray[numpy.int64]
    """Legal actions that dice have chosen."""
    finals: NDArray[numpy.uint8]
    """How each seat saw the end of the last play of a table that has ended."""
    floats: NDArray[numpy.float32]
    """The observations as numbers from 0 to 1; without any rows where nobody wants them."""

    def rows(self, first: int, last: int) -> "BatchArrays":
        """Those of the tables from `first` to the one before `last`."""
        parts: list[NDArray[Any]] = [array[first:last] for array in self]
        return BatchArrays(*parts)


@dataclass(frozen=True, slots=True)
class ArrayShape:
    """How many tables there are, and how wide their rows."""

    count: int
    size: int
    """Numbers of an observation."""
    space: int
    """Actions of the game."""
    players: int
    floats: bool = False
    """Whether the observations are wanted as floating point numbers too."""

    def lengths(self) -> list[int]:
        """The bytes that each array needs."""
        return [max(1, numpy.dtype(kind).itemsize * prod(shape)) for kind, shape in self._parts()]

    def arrays(self, memories: Sequence[Any]) -> BatchArrays:
        """Arrays that look at a piece of memory each."""
        pairs = zip(memories, self._parts(), strict=True)
        return BatchArrays(*(_look(memory, kind, shape) for memory, (kind, shape) in pairs))

    def _parts(self) -> list[tuple[type[Any], tuple[int, ...]]]:
        count = self.count
        return [
            (numpy.uint8, (count, self.size)),
            (numpy.bool_, (count, self.space)),
            (numpy.int64, (count,)),
            (numpy.float64, (count, self.players)),
            (numpy.bool_, (count,)),
            (numpy.bool_, (count,)),
            (numpy.int64, (count,)),
            (numpy.uint8, (count, self.players, self.size)),
            (numpy.float32, (count if self.floats else 0, self.size)),
        ]


def _look(memory: Any, kind: type[Any], shape: tuple[int, ...]) -> NDArray[Any]:
    """An array on a piece of memory, which may be longer: none is ever empty."""
    return numpy.frombuffer(memory, kind, prod(shape)).reshape(shape) if prod(shape) else numpy.empty(shape, kind)


def arrays_of(tables: BatchTables, form: ArrayShape) -> BatchArrays:
    """What the compiled part shows; every step changes it."""
    parts: list[Any] = [
        tables.rows,
        tables.masks,
        tables.seats,
        tables.rewards,
        tables.finished,
        tables.truncated,
        tables.choices,
        tables.finals,
        tables.floats,
    ]
    return form.arrays([memoryview(part) for part in parts])
