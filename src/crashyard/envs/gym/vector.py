"""Many plays of a game as a vector environment of Gymnasium, stepped by the batched environment."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any, Protocol

import numpy
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from crashyard.engine.forms.documents import shown
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.envs.batch import Batch
from crashyard.envs.checks import is_whole
from crashyard.envs.gym.opponents import Opponents, check_seat
from crashyard.envs.host import environment_name
from crashyard.envs.observation import Floats

Bools = NDArray[numpy.bool_]
Wholes = NDArray[numpy.int64]
Infos = dict[str, Any]

RANDOM = "random"
MODES = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)


class OpponentPolicy(Protocol):
    """Plays for the other seats: an older self of the learner, say."""

    def __call__(self, observations: Floats, masks: Bools, seats: Wholes) -> ArrayLike:
        """One legal action a row."""
        ...


class TableVectorEnv(VectorEnv):
    """`num_envs` tables, at each of which the learner sits in one seat, a different one in every play if none is given.

    `opponents` are bots as in `TableEnv`, or a policy that is asked for many decisions at once. With None the learner
    plays all seats, one decision after the other: self-play. The reward is then that of the seat that has answered,
    and `infos["payoffs"]` has those of all.

    A play that is over makes room for the next one in the same step, or in the next one, as Gymnasium has it.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] | OpponentPolicy | None = RANDOM,
        seat: int | None = None,
        longest: int | None = None,
        turned: bool = True,
        workers: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        game = find_game(game) if isinstance(game, str) else game
        players = game.players[0] if players is None else players
        mode = autoreset_mode if isinstance(autoreset_mode, AutoresetMode) else _read_mode(autoreset_mode)
        if mode not in MODES:
            raise _wrong_mode(mode.value)
        game.new(players, options)
        check_seat(seat, players)
        self._bots, self._policy, self._others_are_random = _seat_opponents(game, players, opponents)
        self._self_play = opponents is None
        self._batch = Batch(game, players, num_envs, randbits(32), options, longest, workers, turned, floats=True)
        self._next_step = mode == AutoresetMode.NEXT_STEP
        self._fixed = seat
        self._turns_made = 0
        self._seed = ""
        self.num_envs = self._batch.count
        self.metadata = {"name": environment_name(game), "autoreset_mode": mode, "render_modes": []}
        self.single_observation_space = Box(0.0, 1.0, self._batch.observations.shape[1:], numpy.float32)
        self.single_action_space = Discrete(game.action_space)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._tables: Wholes = numpy.arange(self.num_envs)
        self._over: Bools = numpy.zeros(self.num_envs, numpy.bool_)
        self._settle()

    # -- what Gymnasium asks ----------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Infos]:
        """New plays everywhere, from the seed; without one, from one that nobody knows."""
        if options:
            raise Refusal("unknown-reset-option", {"option": shown(next(iter(options)))})
        if seed is not None and not is_whole(seed, 0):
            raise Refusal("wrong-seed", {"seed": shown(seed)})
        super().reset(seed=seed)
        self._batch.reset(randbits(64) if seed is None else seed)
        self._settle()
        self._let_others_play(_Outcome(self))
        return self._rows(), self._infos()

    def _settle(self) -> None:
        """Before the first play at every table."""
        self._plays: Wholes = numpy.zeros(self.num_envs, numpy.int64)
        self._over[:] = False
        self._turns_made = 0
        self._find_seats()

    def step(self, actions: ArrayLike) -> tuple[Floats, NDArray[numpy.float64], Bools, Bools, Infos]:
        outcome = _Outcome(self)
        playing = ~self._over
        self._over[:] = False
        self._play(numpy.asarray(actions), playing, outcome)
        self._let_others_play(outcome)
        infos = self._infos()
        ended = numpy.flatnonzero(outcome.terminated | outcome.truncated)
        rows = self._rows()
        if len(ended) and self._next_step:
            self._over[ended] = True
            rows[ended] = outcome.final_rows(ended)
            infos["action_mask"][ended] = 1
        elif len(ended):
            infos |= outcome.final_infos(ended)
        if self._self_play:
            infos["payoffs"] = outcome.payoffs
        return rows, outcome.rewards, outcome.terminated, outcome.truncated, infos

    def action_masks(self) -> Bools:
        """What may be chosen at every table; anything where a play is over, since nothing is played there."""
        found: Bools = self._batch.masks | self._over[:, None]
        return found

    def close_extras(self, **kwargs: Any) -> None:
        self._batch.close()

    # -- the plays --------------------------------------------------------------------------

    def _rows(self) -> Floats:
        return numpy.array(self._batch.observations, numpy.float32)

    def _infos(self) -> Infos:
        return {"action_mask": self._batch.masks.astype(numpy.int8), "seat": self._batch.seats.copy()}

    def _find_seats(self) -> None:
        """The learner's at every table: another one in every play."""
        if self._fixed is None:
            self._seats: Wholes = (self._tables + self._plays) % self._batch.players
        else:
            self._seats = numpy.full(self.num_envs, self._fixed)

    def _play(self, actions: NDArray[Any], playing: Bools, outcome: "_Outcome") -> None:
        """One answer at some tables; what has ended there is noted."""
        acted = self._batch.seats.copy() if self._self_play else self._seats
        self._batch.step(actions, None if playing.all() else playing)
        ended = numpy.flatnonzero(self._batch.finished)
        if len(ended):
            outcome.note(ended, acted)
            self._plays[ended] += 1
            self._find_seats()

    def _let_others_play(self, outcome: "_Outcome") -> None:
        """Until the learner decides at every table."""
        while not self._self_play:
            others = self._batch.seats != self._seats
            if not others.any():
                return
            self._play(self._answers(others), others, outcome)

    def _answers(self, others: Bools) -> NDArray[Any]:
        """What the opponents choose, where they decide."""
        batch = self._batch
        self._turns_made += 1
        if self._others_are_random:
            return batch.random_actions()
        actions: Wholes = numpy.zeros(self.num_envs, numpy.int64)
        where = numpy.flatnonzero(others)
        if self._policy is not None:
            rows = numpy.asarray(batch.observations[where], numpy.float32)
            actions[where] = numpy.asarray(self._policy(rows, batch.masks[where], batch.seats[where]))
            return actions
        assert self._bots is not None
        for table in where.tolist():
            seat, key = int(batch.seats[table]), f"{batch.seed}/{table}/{self._turns_made}"
            action = self._bots.answer(batch.position(table), seat, int(self._seats[table]), key)
            actions[table] = batch.shown(seat, action)
        return actions


class _Outcome:
    """What a step of all tables has led to."""

    def __init__(self, env: TableVectorEnv) -> None:
        self._batch = env._batch
        count = env.num_envs
        self.rewards: NDArray[numpy.float64] = numpy.zeros(count)
        self.payoffs: NDArray[numpy.float64] = numpy.zeros((count, self._batch.players))
        self.terminated: Bools = numpy.zeros(count, numpy.bool_)
        self.truncated: Bools = numpy.zeros(count, numpy.bool_)
        self._finals: dict[int, Floats] = {}

    def note(self, ended: Wholes, seats: Wholes) -> None:
        """Plays that are over. If the next one is over before the learner decided at all, it does not count."""
        for table in ended.tolist():
            if table in self._finals:
                continue
            self.payoffs[table] = self._batch.rewards[table]
            self.rewards[table] = self._batch.rewards[table, seats[table]]
            self.truncated[table] = self._batch.truncated[table]
            self.terminated[table] = not self.truncated[table]
            self._finals[table] = numpy.array(self._batch.final_observations[table, seats[table]], numpy.float32)

    def final_rows(self, ended: Wholes) -> Floats:
        return numpy.array([self._finals[table] for table in ended.tolist()], numpy.float32)

    def final_infos(self, ended: Wholes) -> Infos:
        """As Gymnasium writes them where plays make room in the same step."""
        rows = numpy.full(len(self.rewards), None, object)
        where = numpy.zeros(len(self.rewards), numpy.bool_)
        where[ended] = True
        for table in ended.tolist():
            rows[table] = self._finals[table]
        return {"final_obs": rows, "_final_obs": where, "final_info": {}, "_final_info": where.copy()}


def _seat_opponents(
    game: Game, players: int, opponents: str | Sequence[str] | OpponentPolicy | None
) -> tuple[Opponents | None, OpponentPolicy | None, bool]:
    """The bots, or the policy, and whether it is enough to choose at random."""
    if opponents is None:
        return None, None, False
    if callable(opponents):
        return None, opponents, False
    bots = Opponents(game, players, opponents)
    return bots, None, all(bots.name(seat, 0) == RANDOM for seat in range(1, players))


def _read_mode(text: str) -> AutoresetMode:
    try:
        return AutoresetMode(text)
    except ValueError:
        raise _wrong_mode(text) from None


def _wrong_mode(text: str) -> Refusal:
    return Refusal("wrong-autoreset", {"mode": shown(text), "right": ", ".join(mode.value for mode in MODES)})
