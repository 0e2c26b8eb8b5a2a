"""Many plays of one game, stepped at once from compiled code.

    batch = Batch("cube-attack", players=2, count=256, seed=7)
    while learning:
        actions = policy(batch.floats(), batch.masks, batch.seats)
        batch.step(actions)
        learn(batch.rewards, batch.finished)

Every array has one row a table and shows the decision that is awaited there: of one seat, for secret decisions one
after the other without seeing what was planned. Chance has already played. A play that is over makes room for the
next one in the same step. The arrays are windows on memory that the next step changes; copy what is to be kept.

How a play ended shows in `final_observations` before it makes room. `save` and `restore` go back in time, `clone`
makes a second batch that goes on in the same way, `reset` begins anew.

With `workers` the tables are shared out among so many processes, and nothing else changes.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol, Self

import numpy
from numpy.typing import ArrayLike, NDArray

from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.envs.batch_arrays import BatchArrays, arrays_of
from crashyard.envs.batch_plan import BatchPlan
from crashyard.envs.batch_state import BatchedTable, BatchState, restore_tables, save_tables
from crashyard.envs.batch_tables import STAYS
from crashyard.envs.batch_workers import WorkerTables
from crashyard.envs.checks import is_whole
from crashyard.envs.observation import Bytes, Floats, scale
from crashyard.envs.turning import turns


class BatchBackend(Protocol):
    """Where the tables stand: in this process, or in several others."""

    @property
    def arrays(self) -> BatchArrays: ...

    def step(self, actions: NDArray[numpy.int64]) -> None: ...

    def choose(self) -> None: ...

    def position(self, table: int) -> Position: ...

    def restart(self, seed: str) -> None: ...

    def save(self) -> tuple[BatchedTable, ...]: ...

    def restore(self, state: BatchState) -> None: ...

    def close(self) -> object: ...


class Batch:
    """`count` tables of a game.

    With `turned`, actions are numbered as the seat that decides sees them (`crashyard.envs.turning`). With `floats`,
    observations are numbers from 0 to 1, written as such.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        count: int,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        longest: int | None = None,
        workers: int = 1,
        turned: bool = False,
        floats: bool = False,
    ) -> None:
        if not is_whole(count, 1):
            raise Refusal("no-tables", {"count": shown(count)})
        if not is_whole(workers, 1):
            raise Refusal("no-workers", {"workers": shown(workers)})
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = players
        self.count = int(count)
        self.game.new(players, options)
        longest = self.game.longest if longest is None else longest
        if not is_whole(longest, 1):
            raise Refusal("wrong-longest", {"longest": shown(longest)})
        self._plan = BatchPlan(self.game, players, dict(options or {}), str(seed), int(longest), turned, floats)
        self._workers = min(int(workers), self.count)
        self._backend: BatchBackend = (
            WorkerTables(self._plan, self.count, self._workers)
            if self._workers > 1
            else LocalTables(self._plan, self.count)
        )
        arrays = self._backend.arrays
        self.observations: Bytes | Floats = arrays.floats if floats else arrays.observations
        """What the seat that decides may know, as whole numbers, or as numbers from 0 to 1."""
        self.final_observations: Bytes | Floats = (
            numpy.zeros(arrays.finals.shape, numpy.float32) if floats else arrays.finals
        )
        """How all seats saw the end of the play that the last step ended at a table; elsewhere of one before."""
        self._finals = arrays.finals
        self.scale: Floats = scale(self.game, players)
        """Whole numbers times `scale` lie between 0 and 1."""
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
        self._floats: Floats = arrays.floats if floats else numpy.empty(self.observations.shape, numpy.float32)
        self._show_ends()

    def step(self, actions: ArrayLike, tables: ArrayLike | None = None) -> None:
        """Play one action at every table, or only where `tables` is true: there the others stay as they are.

        If one of the actions is not legal nothing is played at all.
        """
        given = numpy.asarray(actions)
        if given.shape != (self.count,) or not numpy.issubdtype(given.dtype, numpy.integer):
            raise Refusal("wrong-actions", {"count": self.count})
        if tables is None:
            self._check(given, None)
        else:
            playing = numpy.asarray(tables)
            if playing.shape != (self.count,) or playing.dtype != numpy.bool_:
                raise Refusal("wrong-tables", {"count": self.count})
            self._check(given, playing)
            given = numpy.where(playing, given, STAYS)
        self._backend.step(given.astype(numpy.int64, copy=False))
        self._show_ends()

    def _check(self, given: NDArray[numpy.integer], playing: NDArray[numpy.bool_] | None) -> None:
        space = self.game.action_space
        if (
            playing is None
            and given.min() >= 0
            and given.max() < space
            and self.masks.ravel()[self._begins + given].all()
        ):
            return
        for table, action in enumerate(given.tolist()):
            plays = playing is None or playing[table]
            if plays and not (0 <= action < space and self.masks[table, action]):
                seat = int(self.seats[table])
                raise Refusal("illegal-at-table", {"table": table, "seat": seat, "action": str(action)})

    def random_actions(self) -> NDArray[numpy.int64]:
        """A legal action for every table, each equally likely."""
        self._backend.choose()
        return self._choices

    def floats(self) -> Floats:
        """The observations as numbers from 0 to 1; the same array every time."""
        if self._plan.floats:
            return self._floats
        return numpy.multiply(self.observations, self.scale, out=self._floats)

    @property
    def seed(self) -> str:
        """What the dice of all plays follow from."""
        return self._plan.seed

    def shown(self, seat: int, action: int) -> int:
        """The number under which a seat is shown an action of the game."""
        return int(turns(self.game, self.players)[seat, action]) if self._plan.turned else action

    def position(self, table: int) -> Position:
        """A copy of the position at a table; it tells everything, whoever may know it."""
        return self._backend.position(range(self.count)[table])

    def _show_ends(self) -> None:
        """Where ends are wanted as numbers from 0 to 1, make them so; few plays end in a step."""
        if self._plan.floats and self.finished.any():
            ended = numpy.flatnonzero(self.finished)
            self.final_observations[ended] = self._finals[ended] * self.scale

    # -- going back, and beginning anew -----------------------------------------------------

    def reset(self, seed: int | str | None = None) -> None:
        """Begin everything anew: as a batch made with this seed, or with its own one, begins."""
        if seed is not None:
            self._plan = replace(self._plan, seed=str(seed))
        self._backend.restart(self._plan.seed)

    def save(self) -> BatchState:
        """Where all tables stand; it can be kept, pickled, and restored as often as wanted."""
        return BatchState(self._plan, self._backend.save())

    def restore(self, state: BatchState) -> None:
        """Go back to where this batch, or another one of the same game, stood: the same answers have the same future.

        The batch takes over the seed from which its later plays follow.
        """
        if len(state.tables) != self.count or _kind(state.plan) != _kind(self._plan):
            raise Refusal("other-batch", {})
        self._plan = replace(self._plan, seed=state.plan.seed)
        self._backend.restore(state)
        self._show_ends()

    def clone(self) -> "Batch":
        """A second batch that stands as this one does; from now on each goes its own way."""
        plan = self._plan
        twin = Batch(
            plan.game,
            plan.players,
            self.count,
            plan.seed,
            plan.options,
            plan.longest,
            self._workers,
            plan.turned,
            plan.floats,
        )
        twin.restore(self.save())
        return twin

    def close(self) -> None:
        """End the processes of the tables. They also end when the batch is forgotten."""
        self._backend.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _kind(plan: BatchPlan) -> tuple[object, ...]:
    """What two batches must have in common, so that one can stand as the other does."""
    return plan.game.name, plan.players, dict(plan.options), plan.longest, plan.turned


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

    def restart(self, seed: str) -> None:
        self._tables.restart(seed)

    def save(self) -> tuple[BatchedTable, ...]:
        return save_tables(self._tables, self.arrays)

    def restore(self, state: BatchState) -> None:
        restore_tables(self._tables, state.plan.seed, state.tables)

    def close(self) -> None:
        """There is nothing to end."""
