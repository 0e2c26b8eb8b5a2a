"""How many steps the batched environment does in a second, beside those that researchers use, in one run.

A step is one decision of a seat. After it chance has played, a play that is over has been replaced by a new one, and
the observation and the mask of the next decision are written; then a legal action is chosen at random. That is
counted for everybody. Ours runs in one process and, where there are more cores, in one a core; pgx takes all cores by
itself. All get the best of a few batch sizes, and pgx's compilation is not counted. All contenders take turns within
every round; medians, and ratios round by round. On a busy machine these wander, because each waits for the others; so
the same is told by the processor time that was spent, of all threads of this process together.
"""

import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple, Protocol

import numpy

from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games
from crashyard.envs.batch import Batch

ROUNDS = 5
SECONDS = 0.5
"""How long one measurement takes; ours takes so long for every number of players."""
TRIAL = 0.3
"""How long every batch size is tried to find the best."""
OUR_SIZES = (64, 256, 1024)
SHARED_SIZES = (512, 1024, 2048)
"""Of batches in several processes, which talk to each other twice a step."""
PGX_SIZES = (32, 64, 128, 256, 1024)

PACKAGES = {"pgx": "pgx", "shimmy": "shimmy", "pyspiel": "open_spiel"}


class StepRate(NamedTuple):
    """Steps a second: by the clock, and of processor time."""

    clock: float
    cpu: float


class EnvironmentContender(Protocol):
    name: str
    workers: int
    """Processes in which the plays are; of others than this one nobody knows the processor time."""
    size: int
    """How many plays are stepped at once."""

    def steps(self) -> int:
        """Step all plays once, or one a few times; returns how many steps that were."""
        ...


class OurBatch:
    """A game of ours with one number of players."""

    def __init__(self, game: Game, players: int, size: int, workers: int) -> None:
        self.name = game.name
        self.size = size
        self.workers = workers
        self._batch = Batch(game, players, size, seed="bench", workers=workers)

    def steps(self) -> int:
        self._batch.step(self._batch.random_actions())
        return self.size


class Pgx:
    """A game of pgx on the processor, compiled for one batch size; its own wrapper replaces plays that are over."""

    workers = 1

    def __init__(self, game: str, size: int) -> None:
        self.name = f"pgx {game}"
        self.size = size
        jax: Any = import_module("jax")
        jax.config.update("jax_platforms", "cpu")
        made = import_module("pgx").make(game)
        step_and_reset = import_module("pgx.experimental").auto_reset(made.step, made.init)

        def step(state: Any, key: Any) -> tuple[Any, Any]:
            key, choosing, stepping = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            actions = jax.random.categorical(choosing, logits)
            return jax.vmap(step_and_reset)(state, actions, jax.random.split(stepping, size)), key

        self._step = jax.jit(step)
        self._wait = jax.block_until_ready
        self._key = jax.random.PRNGKey(7)
        self._state = jax.jit(jax.vmap(made.init))(jax.random.split(self._key, size))
        self.steps()

    def steps(self) -> int:
        self._state, self._key = self._step(self._state, self._key)
        self._wait(self._state)
        return self.size


class Shimmy:
    """A game of OpenSpiel as an environment of PettingZoo, the way Shimmy wraps it."""

    STEPS = 50
    size = 1
    workers = 1

    def __init__(self, game: str) -> None:
        self.name = f"shimmy {game}"
        wrapper: Any = import_module("shimmy").OpenSpielCompatibilityV0
        self._env = wrapper(game_name=game)
        self._dice = numpy.random.default_rng(7)
        self._env.reset(seed=7)

    def steps(self) -> int:
        for _ in range(self.STEPS):
            _, _, terminated, truncated, info = self._env.last()
            if terminated or truncated:
                self._env.reset()
                _, _, _, _, info = self._env.last()
            self._env.step(self._dice.choice(numpy.flatnonzero(info["action_mask"])))
        return self.STEPS


def bench_envs(peers: bool, progress: Callable[[str, int, int], None]) -> list[dict[str, object]]:
    """Steps a second of every game, with `peers` those of pgx's backgammon and of Shimmy over OpenSpiel's breakthrough.

    `progress` hears what is measured next, how many measurements are done, and of how many.
    """
    if peers:
        missing = [package for module, package in PACKAGES.items() if find_spec(module) is None]
        if missing:
            raise Refusal("no-peer-environments", {"packages": ", ".join(missing)})
    progress("batch sizes", 0, 1)
    cores = len(os.sched_getaffinity(0))
    contenders: dict[str, list[EnvironmentContender]] = {}
    for game in games().values():
        contenders[game.name] = _ours(game, OUR_SIZES, 1)
        if cores > 1:
            contenders[f"{game.name} in {cores} processes"] = _ours(game, SHARED_SIZES, cores)
    others: dict[str, list[EnvironmentContender]] = {}
    if peers:
        found: list[EnvironmentContender] = [
            _best([Pgx("backgammon", size) for size in PGX_SIZES]),
            Shimmy("breakthrough"),
        ]
        others = {other.name: [other] for other in found}
    return _rows(contenders, others, _measure(contenders | others, progress))


def _ours(game: Game, sizes: tuple[int, ...], workers: int) -> list[EnvironmentContender]:
    """A batch for every number of players."""
    return [_best([OurBatch(game, players, size, workers) for size in sizes]) for players in game.players]


def _best(candidates: list[EnvironmentContender]) -> EnvironmentContender:
    return max(candidates, key=lambda candidate: _rate([candidate], TRIAL).clock)


def _measure(
    contenders: dict[str, list[EnvironmentContender]], progress: Callable[[str, int, int], None]
) -> dict[str, list[StepRate]]:
    rates: dict[str, list[StepRate]] = {name: [] for name in contenders}
    done, total = 0, ROUNDS * len(contenders)
    for _ in range(ROUNDS):
        for name, members in contenders.items():
            progress(name, done, total)
            rates[name].append(_rate(members, SECONDS))
            done += 1
    return rates


def _rate(members: list[EnvironmentContender], seconds: float) -> StepRate:
    """The members of a game, its numbers of players, have equal shares of the steps."""
    taken = spent = 0.0
    for member in members:
        start, spent_before = perf_counter(), process_time()
        steps = member.steps()
        while (passed := perf_counter() - start) < seconds:
            steps += member.steps()
        taken += passed / steps
        spent += (process_time() - spent_before) / steps
    return StepRate(len(members) / taken, len(members) / spent)


def _rows(
    ours: dict[str, list[EnvironmentContender]],
    others: dict[str, list[EnvironmentContender]],
    rates: dict[str, list[StepRate]],
) -> list[dict[str, object]]:
    rows = []
    for name, members in (ours | others).items():
        row: dict[str, object] = {
            "name": name,
            "steps_per_s": round(median(rate.clock for rate in rates[name])),
            "batch": [member.size for member in members],
        }
        alone = members[0].workers == 1
        if alone:
            row["steps_per_cpu_s"] = round(median(rate.cpu for rate in rates[name]))
        if others and name in ours:
            row["over"] = {other: _ratio(rates[name], rates[other]).clock for other in others}
            if alone:
                row["over_by_cpu"] = {other: _ratio(rates[name], rates[other]).cpu for other in others}
        rows.append(row)
    return rows


def _ratio(mine: list[StepRate], theirs: list[StepRate]) -> StepRate:
    pairs = list(zip(mine, theirs, strict=True))
    return StepRate(
        round(median(one.clock / other.clock for one, other in pairs), 2),
        round(median(one.cpu / other.cpu for one, other in pairs), 2),
    )
