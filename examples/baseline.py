"""Train the small policies that the bot `learned` plays by: first imitate a greedy bot, then learn from results.

    python examples/baseline.py cube-attack 2 --minutes 6 --out cube-attack-2.npz

Everything runs on one core, in NumPy, on the batched environment. First a greedy bot is watched: it plays all seats,
some of the answers that are played are drawn at random instead, so that it is also seen in positions that it would not
get into, and the network learns to answer as it does. Then the network plays against itself, and answers become
likelier the better their seats did than was to be expected (policy gradient with a learned baseline, clipped as in
PPO). What wins most of the games that it is tried in stays. The learning curve is printed as it goes, one line of JSON
a measurement. `docs/environments.md` has the figures of the policies that lie in the package.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from crashyard.bots.registry import find_bot
from crashyard.engine import Dice, find_game
from crashyard.engine.driver import SeatedBot
from crashyard.envs.batch import Batch
from crashyard.envs.learned.policy import LinearPolicy

Array = np.ndarray[Any, Any]
TEMPERATURE = 0.25
"""As in the bot."""
MOST_WATCHED = 120_000
"""Decisions; more would need more memory than most machines have to spare."""


class Seen(NamedTuple):
    """Decisions: rows of whole numbers, the legal actions of each, one after the other, and which was chosen."""

    rows: Array
    counts: Array
    legal: Array
    chosen: Array
    """Its place among the legal ones."""

    def some(self, index: Array) -> "Seen":
        starts = np.cumsum(self.counts) - self.counts
        places = np.concatenate([np.arange(starts[i], starts[i] + self.counts[i]) for i in index])
        return Seen(self.rows[index], self.counts[index], self.legal[places], self.chosen[index])


def gather(found: list[tuple[Array, Array, int]]) -> Seen:
    rows, legal, chosen = zip(*found, strict=True)
    return Seen(np.array(rows), np.array([len(one) for one in legal]), np.concatenate(legal), np.array(chosen))


class Learner:
    """A policy with what it takes to make it better: a guess at the payoff, and Adam's moments."""

    def __init__(self, policy: LinearPolicy, scale: Array, rate: float) -> None:
        self.policy, self.scale, self.rate = policy, scale, rate
        self.guess = np.zeros(len(policy.hidden_bias) + 1, np.float32)
        self.moments: dict[str, list[Array]] = {}
        self.steps = 0

    def likely(self, seen: Seen) -> tuple[Array, Array, Array, Array]:
        """The hidden layer, to which row each legal action belongs, how likely it is, and where each row begins."""
        hidden = self.policy.read(seen.rows * self.scale)
        row = np.repeat(np.arange(len(seen.counts)), seen.counts)
        first = np.cumsum(seen.counts) - seen.counts
        weight = self.policy.weigh(hidden, row, seen.legal)
        weight = np.exp(weight - np.maximum.reduceat(weight, first)[row])
        return hidden, row, weight / np.add.reduceat(weight, first)[row], first

    def expected(self, hidden: Array) -> Array:
        found: Array = np.tanh(hidden @ self.guess[:-1] + self.guess[-1])
        return found

    def push(
        self, seen: Seen, worth: Array, evenly: float, payoff: Array | None = None, before: Array | None = None
    ) -> float:
        """Make chosen actions likelier by what they were worth; returns how surprising they were on average.

        `evenly` keeps actions from becoming certain too early. Where an action is already so much likelier than
        `before` that a fifth more would not be believed, nothing is pushed.
        """
        hidden, row, likely, first = self.likely(seen)
        chosen = first + seen.chosen
        now = likely[chosen]
        if before is not None:
            ratio = now / before
            believed = np.where(worth > 0, ratio < 1.2, ratio > 0.8)
            worth = worth * believed * ratio
        wanted = -likely * worth[row]
        wanted[chosen] += worth
        surprise = np.log(likely + 1e-9)
        mean = np.add.reduceat(likely * surprise, first)[row]
        wanted -= evenly * likely * (surprise - mean)
        wanted /= len(seen.counts)
        below = np.add.reduceat(wanted[:, None] * self.policy.choosing[seen.legal], first)
        if payoff is not None:
            expected = self.expected(hidden)
            error = (payoff - expected) * (1 - expected**2) / len(payoff)
            below = below + 0.5 * error[:, None] * self.guess[None, :-1]
            self._climb("guess", self.guess, np.append(error @ hidden, error.sum()))
        below = below * (1 - hidden**2)
        upper, bias = np.zeros_like(self.policy.choosing), np.zeros_like(self.policy.action_bias)
        np.add.at(upper, seen.legal, wanted[:, None] * hidden[row])
        np.add.at(bias, seen.legal, wanted)
        self.steps += 1
        self._climb("reading", self.policy.reading, (seen.rows * self.scale).T @ below)
        self._climb("hidden_bias", self.policy.hidden_bias, below.sum(axis=0))
        self._climb("choosing", self.policy.choosing, upper)
        self._climb("action_bias", self.policy.action_bias, bias)
        return float(-np.log(now + 1e-9).mean())

    def _climb(self, name: str, part: Array, slope: Array) -> None:
        mean, square = self.moments.setdefault(name, [np.zeros_like(part), np.zeros_like(part)])
        mean += 0.1 * (slope - mean)
        square += 0.01 * (slope**2 - square)
        part += self.rate * mean / (np.sqrt(square) + 1e-5)

    def choose(
        self, rows: Array, masks: Array, dice: np.random.Generator, temperature: float
    ) -> tuple[Array, Seen, Array]:
        """An action a row, the decisions, and how likely each was."""
        row, legal = masks.nonzero()
        counts = np.bincount(row, minlength=len(rows))
        seen = Seen(rows.copy(), counts, legal, np.zeros(len(rows), np.int64))
        _, _, likely, first = self.likely(seen)
        score = np.log(likely + 1e-12) - temperature * np.log(-np.log(dice.random(len(legal))))
        best = np.maximum.reduceat(score, first)
        place = np.flatnonzero(score == best[row])
        place = place[np.searchsorted(place, first)]
        return legal[place], seen._replace(chosen=place - first), likely[place]


# -- imitation ------------------------------------------------------------------------------


def watch(game: str, players: int, bot: str, seconds: float, seed: int) -> Seen:
    """What a bot answers, for so many seconds or decisions."""
    rules, count = find_game(game), 32
    batch = Batch(rules, players, count, f"watch {seed}", turned=True)
    dice, found = np.random.default_rng(seed), []
    seats = [SeatedBot(find_bot(bot, rules, f"{seed}/{table}"), Dice(f"{seed}/{table}")) for table in range(count)]
    until = time.process_time() + seconds
    while time.process_time() < until and len(found) < MOST_WATCHED:
        actions = batch.random_actions().copy()
        for table in range(count):
            legal = batch.masks[table].nonzero()[0]
            if len(legal) == 1:
                continue
            seat = int(batch.seats[table])
            answer = batch.shown(seat, seats[table].answer(batch.position(table), seat) or 0)
            found.append((batch.observations[table].copy(), legal, int(np.searchsorted(legal, answer))))
            if dice.random() > 0.15:
                actions[table] = answer
        batch.step(actions)
    return gather(found)


def imitate(learner: Learner, seen: Seen, seconds: float, dice: np.random.Generator) -> None:
    until, losses = time.process_time() + seconds, []
    held = np.arange(0, len(seen.counts), 20)
    learned = np.setdiff1d(np.arange(len(seen.counts)), held)
    while time.process_time() < until:
        learner.rate = 0.003 * (1 - 0.9 * (1 - (until - time.process_time()) / seconds))
        some = seen.some(dice.choice(learned, 512))
        losses.append(learner.push(some, np.ones(512, np.float32), 0.0))
        if len(losses) % 500 == 0:
            tell(
                stage="imitation",
                updates=len(losses),
                surprise=np.mean(losses[-500:]),
                agrees=agreement(learner, seen.some(held)),
            )


def agreement(learner: Learner, seen: Seen) -> float:
    """How often the likeliest action is the bot's; of several that are equally likely one is drawn."""
    _, row, likely, first = learner.likely(seen)
    best = (likely >= np.maximum.reduceat(likely, first)[row] - 1e-9).astype(np.float64)
    return float(np.mean(best[first + seen.chosen] / np.add.reduceat(best, first)))


# -- learning from results ------------------------------------------------------------------


def reinforce(learner: Learner, batch: Batch, decisions: int, dice: np.random.Generator) -> None:
    """One round: play against itself until so many decisions are made in plays that are over, and learn from them."""
    plays: list[list[tuple[Array, Array, int, float, int]]] = [[] for _ in range(batch.count)]
    found: list[tuple[Array, Array, int]] = []
    before: list[float] = []
    payoffs: list[float] = []
    while len(found) < decisions:
        actions, seen, likely = learner.choose(batch.observations, batch.masks, dice, 1.0)
        starts = np.cumsum(seen.counts) - seen.counts
        for table in np.flatnonzero(seen.counts > 1):
            legal = seen.legal[starts[table] : starts[table] + seen.counts[table]]
            answer = (seen.rows[table], legal, int(seen.chosen[table]), float(likely[table]), int(batch.seats[table]))
            plays[table].append(answer)
        batch.step(actions)
        for table in np.flatnonzero(batch.finished):
            for row, legal, chosen, chance, seat in plays[table]:
                found.append((row, legal, chosen))
                before.append(chance)
                payoffs.append(float(batch.rewards[table, seat]))
            plays[table] = []
    seen, paid, known = gather(found), np.array(payoffs, np.float32), np.array(before, np.float32)
    worth = paid - learner.expected(learner.likely(seen)[0])
    worth = (worth - worth.mean()) / (worth.std() + 1e-6)
    for _ in range(2):
        order = dice.permutation(len(paid))
        for start in range(0, len(order) - 1023, 1024):
            index = order[start : start + 1024]
            learner.push(seen.some(index), worth[index], 0.003, paid[index], known[index])


def wins(learner: Learner, game: str, players: int, bot: str, games: int, seed: str) -> float:
    """The share of games won alone among such bots, a draw between so many counting as one part of so many."""
    rules, count = find_game(game), min(games, 32)
    batch = Batch(rules, players, count, seed, turned=True)
    bots = [SeatedBot(find_bot(bot, rules, f"{seed}/{table}"), Dice(f"{seed} {table}")) for table in range(count)]
    dice, own, left, won = np.random.default_rng(1), np.arange(count) % players, games, 0.0
    while left > 0:
        actions = learner.choose(batch.observations, batch.masks, dice, TEMPERATURE)[0]
        for table in np.flatnonzero(batch.seats != own):
            seat = int(batch.seats[table])
            actions[table] = batch.shown(seat, bots[table].answer(batch.position(table), seat) or 0)
        batch.step(actions)
        for table in np.flatnonzero(batch.finished)[:left]:
            paid = batch.rewards[table]
            won += float(paid[own[table]] == paid.max()) / float((paid == paid.max()).sum()) * bool(paid.any())
            own[table] = (own[table] + 1) % players
            left -= 1
    return won / games


def tell(**facts: Any) -> None:
    told = {name: round(float(value), 3) if isinstance(value, float) else value for name, value in facts.items()}
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def train(game: str, players: int, minutes: float, hidden: int, games: int, seed: int) -> LinearPolicy:
    """A fifth of the time the bot is watched, or less; it is imitated, and results are learned from, for two each."""
    rules, dice, seconds = find_game(game), np.random.default_rng(seed), 60 * minutes
    batch = Batch(rules, players, 64, f"train {seed}", turned=True)
    policy = LinearPolicy.fresh(batch.observations.shape[1], rules.action_space, hidden, seed)
    learner = Learner(policy, batch.scale, 0.003)
    seen = watch(game, players, "greedy", 0.2 * seconds, seed)
    tell(stage="watched", decisions=len(seen.counts))
    imitate(learner, seen, 0.4 * seconds, dice)

    def measure(**facts: Any) -> float:
        against = {bot: wins(learner, game, players, bot, games, f"curve {bot}") for bot in ("random", "greedy")}
        tell(**facts, **against)
        return against["greedy"] + 0.1 * against["random"]

    best, kept = measure(stage="imitated"), policy.to_bytes()
    learner.rate, learner.moments = 0.0007, {}
    until, rounds = time.process_time() + 0.4 * seconds, 0
    while time.process_time() < until:
        reinforce(learner, batch, 8192, dice)
        rounds += 1
        if rounds % 10 == 0 or time.process_time() >= until:
            found = measure(stage="results", rounds=rounds)
            if found > best:
                best, kept = found, policy.to_bytes()
    return LinearPolicy.from_bytes(kept)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--games", type=int, default=64, help="played for each point of the curve and each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.out.write_bytes(
        train(given.game, given.players, given.minutes, given.hidden, given.games, given.seed).to_bytes()
    )
