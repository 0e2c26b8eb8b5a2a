"""Learn Cube Attack for two from nothing but won and lost games: policy gradient on the batched environment.

    python examples/train.py [UPDATES]

A network with one hidden layer reads the observation and gives every legal action a weight. It sits at every table,
on one side or the other, against an opponent that plays at random. What it chose in games that it won becomes
likelier, what it chose in lost ones less likely. The share of games won is printed as it learns.
"""

import sys
from typing import Any

import numpy as np

from crashyard.envs.batch import Batch

TABLES, DECISIONS, HIDDEN, RATE = 128, 2048, 32, 0.01
Array = np.ndarray[Any, Any]


class Policy:
    def __init__(self, size: int, actions: int) -> None:
        self.dice = np.random.default_rng(1)
        self.weights = [self.dice.normal(0, 0.1, (size, HIDDEN)), np.zeros((actions, HIDDEN))]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]

    def weigh(self, seen: Array, row: Array, action: Array) -> tuple[Array, Array]:
        """The hidden layer, and the weight of every legal action; `row` says to which observation each belongs."""
        hidden = np.tanh(seen @ self.weights[0])
        return hidden, (hidden[row] * self.weights[1][action]).sum(axis=1)

    def choose(self, seen: Array, legal: Array) -> Array:
        """An action for every observation, likelier the greater its weight (by Gumbel's trick)."""
        row, action = legal.nonzero()
        score = self.weigh(seen, row, action)[1] + self.dice.gumbel(size=len(row))
        best = np.maximum.reduceat(score, np.searchsorted(row, np.arange(len(seen))))
        chosen: Array = action[score == best[row]]
        return chosen

    def learn(self, seen: Array, legal: Array, chosen: Array, worth: Array) -> None:
        """Make every chosen action likelier by what it was worth (Adam)."""
        row, action = legal.nonzero()
        first = np.searchsorted(row, np.arange(len(seen)))
        hidden, weight = self.weigh(seen, row, action)
        likely = np.exp(weight - np.maximum.reduceat(weight, first)[row])
        wanted = (action == chosen[row]) - likely / np.add.reduceat(likely, first)[row]
        wanted = (wanted * worth[row] / len(seen))[:, None]
        upper = np.zeros_like(self.weights[1])
        np.add.at(upper, action, wanted * hidden[row])
        below = np.add.reduceat(wanted * self.weights[1][action], first) * (1 - hidden**2)
        for weights, (mean, square), slope in zip(self.weights, self.moments, (seen.T @ below, upper), strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            weights += RATE * mean / (np.sqrt(square) + 1e-6)


def train(updates: int) -> list[float]:
    """Returns the share of the games won, a draw being half a game, before each update."""
    batch = Batch("cube-attack", players=2, count=TABLES, seed=1, options={"target": 16, "round_limit": 50})
    policy = Policy(batch.observations.shape[1], batch.masks.shape[1])
    own_seat = np.arange(TABLES) % 2
    games: list[list[tuple[Array, Array, int]]] = [[] for _ in range(TABLES)]
    answers: list[tuple[Array, Array, int, float]] = []
    payoffs: list[float] = []
    shares: list[float] = []
    while len(shares) < updates:
        actions, own = batch.random_actions().copy(), np.flatnonzero(batch.seats == own_seat)
        if len(own):
            seen, legal = batch.observations[own] * batch.scale, batch.masks[own]
            actions[own] = policy.choose(seen, legal)
            for table, *answer in zip(own, seen, legal, actions[own], strict=True):
                games[table].append((answer[0], answer[1], answer[2]))
        batch.step(actions)
        for table in np.flatnonzero(batch.finished):
            payoffs.append(float(batch.rewards[table, own_seat[table]]))
            answers += [(*answer, payoffs[-1]) for answer in games[table]]
            games[table] = []
        if len(answers) >= DECISIONS:
            seen, legal, chosen, worth = map(np.array, zip(*answers, strict=True))
            policy.learn(seen, legal, chosen, worth - worth.mean())
            shares.append(float(np.mean(payoffs)) / 2 + 0.5)
            answers, payoffs = [], []
    return shares


if __name__ == "__main__":
    won = train(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
    for start in range(0, len(won), 5):
        sys.stdout.write(f"after {start:3} updates {np.mean(won[start : start + 5]):4.0%} of the games are won\n")
