"""Many plays of one game, stepped at once from compiled code.

    batch = Batch("cube-attack", players=2, count=256, seed=7)
    while learning:
        actions = policy(batch.floats(), batch.masks, batch.seats)
        batch.step(actions)
        learn(batch.rewards, batch.finished)

Every array has one row a table and shows the decision that is awaited there: of one seat, for secret decisions one
after the other without seeing what was planned. Chance has already played. A play that is over makes room for the
next one in the same step. The arrays are windows on memory that the next step changes; copy what is to be kept.

With `workers` the tables are shared out among so many processes, and nothing else changes.
"""

from collections.abc import Mapping
from typing import Protocol, Self

import numpy
from numpy.typing import ArrayLike, NDArray

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.envs.batch_arrays import BatchArrays, arrays_of
from crashyard.envs.batch_plan import BatchPlan
from crashyard.envs.batch_workers import WorkerTables
from crashyard.envs.observation import Bytes, Floats, scale


class BatchBackend(Protocol):
    """Where the tables stand: in this process, or in several others."""

    @property
    def arrays(self) -> BatchArrays: ...

    def step(self, actions: NDArray[numpy.int64]) -> None: ...

    def choose(self) -> None: ...

    def position(self, table: int) -> Position: ...

    def close(self) -> object: ...


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
        workers: int = 1,
    ) -> None:
        if count < 1:
            raise Refusal("no-tables", {"count": count})
        if workers < 1:
            raise Refusal("no-workers", {"workers": workers})
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = players
        self.count = count
        self.game.new(players, options)
        plan = BatchPlan(self.game, players, options or {}, str(seed), longest or self.game.longest)
        workers = min(workers, count)
        self._hall: BatchBackend = WorkerTables(plan, count, workers) if workers > 1 else LocalTables(plan, count)
        arrays = self._hall.arrays
        self.observations: Bytes = arrays.observations
        """What the seat that decides may know, as whole numbers."""
        self.scale: Floats = scale(self.game, players)
        """`observations * scale` lies between 0 and 1."""
        self.masks: NDArray[numpy.bool_] = arrays.masks
        """Which actions are legal."""
        self.seats: NDArray[numpy.int64] = arrays.seats
        """Who decides."""
        self.rewards: NDArray[numpy.float64] = arrays.rewards
        """The payoffs of all seats where a play has just ended, else 0."""
        self.finished: NDArray[numpy.bool_] = arrays.finished
        """Where the last step ended a play; all else there belongs to the next one already."""
        self.truncated: NDArray[numpy.bool_] = arrays.truncated
        """Where it was broken off, because it had taken `longest` answers."""
        self._choices = arrays.choices
        self._begins: NDArray[numpy.int64] = numpy.arange(count) * self.game.action_space
        """Where the masks of the tables begin, one after the other."""
        self._floats: Floats = numpy.empty(self.observations.shape, numpy.float32)

    def step(self, actions: ArrayLike) -> None:
        """Play one action at every table. If one of them is not legal nothing is played at all."""
        given = numpy.asarray(actions)
        if given.shape != (self.count,) or not numpy.issubdtype(given.dtype, numpy.integer):
            raise Refusal("wrong-actions", {"count": self.count})
        self._check(given)
        self._hall.step(given.astype(numpy.int64, copy=False))

    def _check(self, given: NDArray[numpy.integer]) -> None:
        space = self.game.action_space
        if given.min() >= 0 and given.max() < space and self.masks.ravel()[self._begins + given].all():
            return
        for table, action in enumerate(given.tolist()):
            if not 0 <= action < space or not self.masks[table, action]:
                seat = int(self.seats[table])
                raise Refusal("illegal-at-table", {"table": table, "seat": seat, "action": str(action)})

    def random_actions(self) -> NDArray[numpy.int64]:
        """A legal action for every table, each equally likely."""
        self._hall.choose()
        return self._choices

    def floats(self) -> Floats:
        """The observations as numbers from 0 to 1; the same array every time."""
        return numpy.multiply(self.observations, self.scale, out=self._floats)

    def position(self, table: int) -> Position:
        """A copy of the position at a table; it tells everything, whoever may know it."""
        return self._hall.position(range(self.count)[table])

    def close(self) -> None:
        """End the processes of the tables. They also end when the batch is forgotten."""
        self._hall.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class LocalTables:
    """All tables in this process."""

    def __init__(self, plan: BatchPlan, count: int) -> None:
        self._tables = plan.tables(0, count)
        self.arrays = arrays_of(self._tables, plan.form(count))

    def step(self, actions: NDArray[numpy.int64]) -> None:
        self._tables.step(actions.astype("<i8", copy=False).tobytes())

    def choose(self) -> None:
        self._tables.choose()

    def position(self, table: int) -> Position:
        return self._tables.position(table)

    def close(self) -> None:
        """There is nothing to end."""
