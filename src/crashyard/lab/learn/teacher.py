"""The first half of learning: watch a bot, and answer as it does."""

from collections.abc import Callable

import numpy

from crashyard.bots.registry import find_bot
from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import SeatedBot
from crashyard.engine.game import Game
from crashyard.envs.batch import Batch
from crashyard.lab.learn.decisions import Decision, Decisions, gather
from crashyard.lab.learn.learner import Learner

_TABLES = 32
_STRAYED = 0.15
"""The part of the answers that are drawn at random, so that the bot is also seen where it would not get by itself."""
_AT_ONCE = 512
"""Decisions for each update."""
_RATE = 0.003
_HELD_BACK = 20
"""One decision of so many is not learned from: it shows how often the policy agrees."""
_TOLD_EVERY = 500


def seat_bots(game: Game, bot: str, seed: str) -> list[SeatedBot]:
    """A bot a table, which sees no more than its seat may."""
    return [SeatedBot(find_bot(bot, game, f"{seed}/{table}"), Dice(f"{seed} {table}")) for table in range(_TABLES)]


def watch(game: Game, players: int, bot: str, decisions: int, seed: int) -> Decisions:
    """So many decisions of a bot that plays all seats, those without a choice not counted."""
    batch = Batch(game, players, _TABLES, f"watch {seed}", turned=True)
    dice, found = numpy.random.default_rng(seed), list[Decision]()
    bots = seat_bots(game, bot, f"watch {seed}")
    while len(found) < decisions:
        actions = batch.random_actions().copy()
        for table in range(_TABLES):
            legal = batch.masks[table].nonzero()[0]
            if len(legal) == 1:
                continue
            seat = int(batch.seats[table])
            answer = batch.shown(seat, bots[table].answer(batch.position(table), seat) or 0)
            found.append((batch.observations[table].copy(), legal, int(numpy.searchsorted(legal, answer))))
            if dice.random() > _STRAYED:
                actions[table] = answer
        batch.step(actions)
    return gather(found[:decisions])


def imitate(
    learner: Learner,
    seen: Decisions,
    updates: int,
    dice: numpy.random.Generator,
    tell: Callable[[int, float, float], None],
) -> None:
    """So many updates; now and then tell how many were made, how surprising the bot was, how often both agree."""
    surprises: list[float] = []
    held = numpy.arange(0, len(seen.counts), _HELD_BACK)
    learned = numpy.setdiff1d(numpy.arange(len(seen.counts)), held)
    for update in range(updates):
        learner.rate = _RATE * (1 - 0.9 * update / updates)
        surprises.append(learner.imitate(seen.some(dice.choice(learned, _AT_ONCE))))
        if (update + 1) % _TOLD_EVERY == 0 or update + 1 == updates:
            tell(update + 1, float(numpy.mean(surprises)), agreement(learner, seen.some(held)))
            surprises = []


def agreement(learner: Learner, seen: Decisions) -> float:
    """How often the likeliest action is the bot's; of several that are equally likely one is drawn."""
    weighed, starts = learner.weigh(seen), seen.starts
    best = (weighed.likely >= numpy.maximum.reduceat(weighed.likely, starts)[weighed.row] - 1e-9).astype(float)
    return float(numpy.mean(best[starts + seen.chosen] / numpy.add.reduceat(best, starts)))
