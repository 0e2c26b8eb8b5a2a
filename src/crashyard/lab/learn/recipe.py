"""What is done to learn a policy, in numbers alone: the same recipe gives the same policy on the same machine."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
import numpy

from crashyard.engine.registry import find_game
from crashyard.envs.batch import Batch
from crashyard.envs.learned.policy import LinearPolicy
from crashyard.lab.learn.learner import Learner
from crashyard.lab.learn.results import play_round, wins
from crashyard.lab.learn.teacher import imitate, watch
from crashyard.version import __version__

TABLES = 64
"""So many plays against itself go on at once."""
YARDSTICKS = ("random", "greedy")
"""Whom a policy is tried against while it learns."""
_MEASURED_EVERY = 10
"""Rounds of learning from results."""
_RATE = 0.003
_RATE_OF_RESULTS = 0.0007


@dataclass(frozen=True, slots=True)
class Recipe:
    """All that a policy follows from."""

    game: str
    players: int
    bot: str
    """Whom it imitates first,"""
    decisions: int
    """in so many decisions,"""
    updates: int
    """with so many updates."""
    rounds: int
    """So often it then learns from plays against itself."""
    hidden: int
    """Numbers of the hidden layer."""
    games: int
    """For each point of the curve, against each of `YARDSTICKS`."""
    seed: int


Point = dict[str, Any]
"""A point of the learning curve."""


def learn(recipe: Recipe, tell: Callable[[Point], None]) -> LinearPolicy:
    """Learn by a recipe; of all that was tried against bots, what won most is kept, and its curve with it."""
    game, dice = find_game(recipe.game), numpy.random.default_rng(recipe.seed)
    batch = Batch(game, recipe.players, TABLES, f"learn {recipe.seed}", turned=True)
    size, scale = batch.observations.shape[1], batch.scale
    learner = Learner(LinearPolicy.fresh(size, game.action_space, recipe.hidden, recipe.seed), scale, _RATE)
    curve: list[Point] = []

    def note(stage: str, done: int, **figures: float) -> None:
        point = {"stage": stage, "done": done, **{name: round(value, 3) for name, value in figures.items()}}
        curve.append(point)
        tell(point)

    def tried(stage: str, done: int) -> float:
        won = {bot: wins(learner, game, recipe.players, bot, recipe.games) for bot in YARDSTICKS}
        note(stage, done, **won)
        return won["greedy"] + 0.1 * won["random"]

    seen = watch(game, recipe.players, recipe.bot, recipe.decisions, recipe.seed)
    note("watched", len(seen.counts))
    imitate(
        learner,
        seen,
        recipe.updates,
        dice,
        lambda done, surprise, agrees: note("imitating", done, surprise=surprise, agrees=agrees),
    )
    best, kept = tried("imitated", recipe.updates), learner.policy.to_bytes()
    learner.begin_anew(_RATE_OF_RESULTS)
    for done in range(1, recipe.rounds + 1):
        play_round(learner, batch, dice)
        if done % _MEASURED_EVERY == 0 or done == recipe.rounds:
            found = tried("results", done)
            if found > best:
                best, kept = found, learner.policy.to_bytes()
    policy = LinearPolicy.from_bytes(kept)
    policy.recipe = told(recipe, curve)
    return policy


def told(recipe: Recipe, curve: list[Point]) -> str:
    """The recipe as it lies in the file: with the versions that it was made with, and the curve."""
    versions = {"crashyard": __version__, "rules": find_game(recipe.game).rules_version}
    return msgspec.json.encode({**asdict(recipe), **versions, "curve": curve}).decode()
