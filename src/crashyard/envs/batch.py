"""Many plays of one game, stepped at once from compiled code.

    batch = Batch("cube-attack", players=2, count=256, seed=7)
    while learning:
        actions = policy(batch.floats(), batch.masks, batch.seats)
        batch.step(actions)
        learn(batch.rewards, batch.finished)

Every array has one row a table and shows the decision that is awaited there: of one seat, for secret decisions one
after the other without seeing what was planned. Chance has already played. A play that is over makes room for the
next one in the same step. The arrays are windows on memory that the next step changes; copy what is to be kept.
"""

from collections.abc import Mapping
from typing import Any

import numpy
from numpy.typing import ArrayLike, NDArray

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.envs.batch_tables import Tables
from crashyard.envs.observation import Bytes, Floats, observer_of, scale


class Batch:
    """`count` tables of a game."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        count: int,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        longest: int | None = None,
    ) -> None:
        if count < 1:
            raise Refusal("no-tables", {"count": count})
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = players
        self.count = count
        opening = self.game.new(players, options)
        observer = observer_of(self.game, players)
        space = self.game.action_space
        self._tables = Tables(opening, observer, space, count, str(seed), longest or self.game.longest)
        self.observations: Bytes = _window(self._tables.rows, numpy.uint8).reshape(count, int(observer.size))
        """What the seat that decides may know, as whole numbers."""
        self.scale: Floats = scale(self.game, players)
        """`observations * scale` lies between 0 and 1."""
        self.masks: NDArray[numpy.bool_] = _window(self._tables.masks, numpy.bool_).reshape(count, space)
        """Which actions are legal."""
        self.seats: NDArray[numpy.int64] = _window(self._tables.seats, numpy.int64)
        """Who decides."""
        self.rewards: NDArray[numpy.float64] = _window(self._tables.rewards, numpy.float64).reshape(count, players)
        """The payoffs of all seats where a play has just ended, else 0."""
        self.finished: NDArray[numpy.bool_] = _window(self._tables.finished, numpy.bool_)
        """Where the last step ended a play; all else there belongs to the next one already."""
        self.truncated: NDArray[numpy.bool_] = _window(self._tables.truncated, numpy.bool_)
        """Where it was broken off, because it had taken `longest` answers."""
        self._choices: NDArray[numpy.int64] = _window(self._tables.choices, numpy.int64)
        self._floats: Floats = numpy.empty(self.observations.shape, numpy.float32)

    def step(self, actions: ArrayLike) -> None:
        """Play one action at every table. If one of them is not legal nothing is played at all."""
        given = numpy.asarray(actions)
        if given.shape != (self.count,) or not numpy.issubdtype(given.dtype, numpy.integer):
            raise Refusal("wrong-actions", {"count": self.count})
        self._tables.step(given.astype("<i8", copy=False).tobytes())

    def random_actions(self) -> NDArray[numpy.int64]:
        """A legal action for every table, each equally likely."""
        self._tables.choose()
        return self._choices

    def floats(self) -> Floats:
        """The observations as numbers from 0 to 1; the same array every time."""
        return numpy.multiply(self.observations, self.scale, out=self._floats)

    def position(self, table: int) -> Position:
        """A copy of the position at a table; it tells everything, whoever may know it."""
        return self._tables.position(table)


def _window(memory: Any, dtype: Any) -> NDArray[Any]:
    """An array that looks at a vector of the compiled part."""
    return numpy.frombuffer(memoryview(memory), dtype)
