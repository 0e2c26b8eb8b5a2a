"""What is played in a batch, in a form that other processes can be told."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy

from crashyard.engine.game import Game
from crashyard.engine.observer import MOST
from crashyard.envs.batch_arrays import ArrayShape
from crashyard.envs.batch_tables import BatchTables
from crashyard.envs.observation import layout, observer_of
from crashyard.envs.turning import turns


@dataclass(frozen=True, slots=True)
class BatchPlan:
    game: Game
    players: int
    options: Mapping[str, object]
    seed: str
    longest: int
    turned: bool = False
    """Whether actions are numbered as the seat that decides sees them."""
    floats: bool = False
    """Whether observations are written as floating point numbers."""

    def tables(self, first: int, count: int) -> BatchTables:
        """Some of the tables, by their numbers."""
        opening = self.game.new(self.players, self.options)
        observer = observer_of(self.game, self.players)
        order = turns(self.game, self.players).ravel().tolist() if self.turned else ()
        kinds, bits = self._numbers() if self.floats else ((), ())
        space = self.game.action_space
        return BatchTables(opening, observer, space, first, count, self.seed, self.longest, order, kinds, bits)

    def form(self, count: int) -> ArrayShape:
        size = int(observer_of(self.game, self.players).size)
        return ArrayShape(count, size, self.game.action_space, self.players, self.floats)

    def _numbers(self) -> tuple[list[int], list[int]]:
        """How each number of a row is written as a floating point number: by which table of bits, and the tables."""
        parts = layout(self.game, self.players)
        highest = sorted({part.highest for part in parts})
        kinds = [highest.index(part.highest) for part in parts for _ in range(part.size)]
        whole = numpy.arange(MOST + 1, dtype=numpy.uint8)
        bits = [(whole * numpy.float32(1 / most)).astype(numpy.float32).view(numpy.int32) for most in highest]
        return kinds, numpy.concatenate(bits).tolist()
