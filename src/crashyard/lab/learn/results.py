"""The second half of learning: play against itself and learn from who wins; and how much of its games a policy wins."""

import numpy

from crashyard.engine.game import Game
from crashyard.envs.batch import Batch
from crashyard.envs.learned.bot import TEMPERATURE
from crashyard.lab.learn.decisions import Decision, gather, legal_of
from crashyard.lab.learn.learner import Learner, Results
from crashyard.lab.learn.teacher import seat_bots

DECISIONS = 8192
"""Those that each round learns from, of plays that came to their end."""
_AT_ONCE = 1024
_TIMES = 2
"""So often each of them is learned from."""


def play_round(learner: Learner, batch: Batch, dice: numpy.random.Generator) -> None:
    """Play all seats until `DECISIONS` are made in plays that are over, and learn from them."""
    plays: list[list[tuple[Decision, float, int]]] = [[] for _ in range(batch.count)]
    found, before, payoffs = list[Decision](), list[float](), list[float]()
    while len(found) < DECISIONS:
        actions, seen, likely = learner.choose(legal_of(batch.observations, batch.masks), dice, 1.0)
        starts = seen.starts
        for table in numpy.flatnonzero(seen.counts > 1):
            legal = seen.legal[starts[table] : starts[table] + seen.counts[table]]
            decision = (seen.rows[table], legal, int(seen.chosen[table]))
            plays[table].append((decision, float(likely[table]), int(batch.seats[table])))
        batch.step(actions)
        for table in numpy.flatnonzero(batch.finished):
            for decision, chance, seat in plays[table]:
                found.append(decision)
                before.append(chance)
                payoffs.append(float(batch.rewards[table, seat]))
            plays[table] = []
    learned = gather(found)
    paid = numpy.array(payoffs, numpy.float32)
    worth = paid - learner.expected(learner.weigh(learned).hidden)
    worth = (worth - worth.mean()) / (worth.std() + 1e-6)
    results = Results(paid, worth, numpy.array(before, numpy.float32))
    at_once = min(_AT_ONCE, len(paid))
    for _ in range(_TIMES):
        order = dice.permutation(len(paid))
        for start in range(0, len(order) - at_once + 1, at_once):
            index = order[start : start + at_once]
            learner.learn(learned.some(index), results.some(index))


def wins(learner: Learner, game: Game, players: int, bot: str, games: int) -> float:
    """The share of the games that it wins alone among such bots, every seat in turn; a draw is a part of a win."""
    seed = f"curve {bot}"
    bots = seat_bots(game, bot, seed)
    batch = Batch(game, players, len(bots), seed, turned=True)
    dice, own = numpy.random.default_rng(1), numpy.arange(batch.count) % players
    left, won = games, 0.0
    while left > 0:
        actions = learner.choose(legal_of(batch.observations, batch.masks), dice, TEMPERATURE)[0]
        for table in numpy.flatnonzero(batch.seats != own):
            seat = int(batch.seats[table])
            actions[table] = batch.shown(seat, bots[table].answer(batch.position(int(table)), seat) or 0)
        batch.step(actions)
        for table in numpy.flatnonzero(batch.finished)[:left]:
            paid = batch.rewards[table]
            if paid.any():
                won += float(paid[own[table]] == paid.max()) / float((paid == paid.max()).sum())
            own[table] = (own[table] + 1) % players
            left -= 1
    return won / games
