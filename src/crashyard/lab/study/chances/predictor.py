"""The chance of each side to win, learnt from how games ended, and how much that knows.

A side's strength is a weighted sum of what is seen of it (its score, what lies before it, whether it has just moved or
comes next, its place in the order of play, the game's own evaluation), and chances are in proportion to exp(strength):
logistic regression for several sides, with a set of weights for each stage of the game. Every game is judged by weights
that were learnt from other games only, so whoever is said to lead was not found out by looking at the end.

How much that knows is its *log loss*: the mean of what an ending surprises somebody who went by these chances. It is
compared with that of the *base rate*, which knows no more than who began and who sits where. Only where it is less, and
beyond chance, is there anything to say about who led.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crashyard.lab.statistics import Difference, paired
from crashyard.lab.study.chances.arrays import Floats, Small, Whole
from crashyard.lab.study.chances.lines import CourseLine
from crashyard.lab.study.observing import EVERYBODY

STAGES = 3
"""Early, middle, late: each has its own weights."""
FOLDS = 5
"""The games are dealt into so many parts; each is judged by what was learnt from the others."""
MOMENTS = 4_000
EACH = 4
"""Weights are learnt from at most so many moments a stage, and so many a play on average: moments of one play tell
nearly the same."""
BLOCK = 500
"""So many plays are judged at once."""
SMALL_WEIGHTS = 1.0
"""How much large weights count against a fit, as in ridge regression: with few games chances stay near even."""


@dataclass(frozen=True, slots=True)
class PredictorQuality:
    """How well chances to win tell who wins."""

    games: int
    """Those with a moment to judge."""
    loss: float
    """The log loss of the chances, a moment, in games that they were not learnt from,"""
    base: float
    """and that of the base rate."""
    better: Difference
    """By how much the chances know more than the base rate."""

    @property
    def known(self) -> bool:
        """Whether there is anything to say about who leads."""
        return self.better.low > 0.0


@dataclass(frozen=True, slots=True)
class LearntChances:
    """Of some plays."""

    rows: list[Floats]
    """For every play, a row a moment and a column a side."""
    predictor: PredictorQuality


@dataclass(frozen=True, slots=True)
class _Seen:
    """Moments of some plays, one after the other."""

    numbers: Floats
    """Moments, sides, numbers."""
    stage: Whole
    won: Floats
    weight: Floats
    """Every play weighs the same."""


def learn_chances(lines: Sequence[CourseLine], alike: Sequence[Hashable]) -> LearntChances:
    """Of plays at one table; plays with the same label are copies, and never judge each other."""
    told = [index for index, line in enumerate(lines) if len(line.rounds)]
    folds = _dealt([alike[index] for index in told])
    rows = [_even(line) for line in lines]
    if len(set(folds.values())) < 2:
        return LearntChances(rows, PredictorQuality(len(told), 0.0, 0.0, paired([], [])))
    rounds = np.concatenate([lines[index].rounds for index in told])
    borders = np.quantile(rounds, [part / STAGES for part in range(1, STAGES)])
    loss, base = np.zeros(len(lines)), np.zeros(len(lines))
    for part in range(FOLDS):
        mine = [index for index in told if folds[alike[index]] == part]
        others = [lines[index] for index in told if folds[alike[index]] != part]
        rates = _base_rates(others)
        for index in mine:
            base[index] = _surprise(lines[index], rates[lines[index].start or 0][None, :])
        most = STAGES * min(MOMENTS, EACH * len(others))
        step = -(-sum(len(line.rounds) for line in others) // most)
        judges = _judges(_look(others, borders, step))
        for first in range(0, len(mine), BLOCK):
            block = mine[first : first + BLOCK]
            judged = _judge(_look([lines[index] for index in block], borders), judges)
            ends = np.cumsum([len(lines[index].rounds) for index in block])
            for index, chances in zip(block, np.split(judged, ends[:-1]), strict=True):
                rows[index] = chances
                loss[index] = _surprise(lines[index], chances)
    better = paired(loss[told].tolist(), base[told].tolist(), [alike[index] for index in told])
    return LearntChances(rows, PredictorQuality(len(told), float(loss[told].mean()), float(base[told].mean()), better))


def _dealt(alike: Sequence[Hashable]) -> dict[Hashable, int]:
    """Which part each course belongs to, whatever the order of the games."""
    return {label: index % FOLDS for index, label in enumerate(sorted(set(alike), key=repr))}


def _even(line: CourseLine) -> Floats:
    return np.full((len(line.rounds), len(line.won)), 1.0 / len(line.won))


def _base_rates(lines: Sequence[CourseLine]) -> Floats:
    """How often each side won, by who began; with few games, more as its place in the order of play did."""
    sides = len(lines[0].won)
    wins = np.zeros((sides, sides))
    for line in lines:
        wins[line.start or 0] += line.won
    in_order = 1.0 + np.sum([np.roll(won, -start) for start, won in enumerate(wins)], axis=0)
    usual = np.stack([np.roll(in_order / in_order.sum(), start) for start in range(sides)])
    return np.asarray((wins + sides * usual) / (wins.sum(axis=1, keepdims=True) + sides))


def _surprise(line: CourseLine, chances: Floats) -> float:
    """The log loss of a play, a moment."""
    return float(-(line.won * np.log(np.clip(chances, 1e-12, None))).sum(axis=1).mean())


def _look(lines: Sequence[CourseLine], borders: Floats, step: int = 1) -> _Seen:
    """All moments, or every so many of each play: not the same ones of all."""
    picked = [slice(index % step, None, step) for index in range(len(lines))]

    def of_all(which: Callable[[CourseLine], NDArray[Any]]) -> NDArray[Any]:
        return np.concatenate([which(line)[rows] for line, rows in zip(lines, picked, strict=True)])

    counts = [len(line.rounds[rows]) for line, rows in zip(lines, picked, strict=True)]
    start = np.repeat([line.start or 0 for line in lines], counts)
    return _Seen(
        _numbers(
            of_all(lambda line: line.values), of_all(lambda line: line.visible), of_all(lambda line: line.by), start
        ),
        np.searchsorted(borders, of_all(lambda line: line.rounds), side="left"),
        np.repeat(np.stack([line.won for line in lines]), counts, axis=0),
        np.repeat(1.0 / np.maximum(1, counts), counts),
    )


def _numbers(values: Floats, visible: Small, by: Whole, start: Whole) -> Floats:
    """Of every side at some moments: all that may tell something of its chance."""
    sides = np.arange(values.shape[1])
    best = np.stack([np.delete(values, side, axis=1).max(axis=1) for side in sides], axis=1)
    moved = np.where(by[:, None] == EVERYBODY, len(sides), (by[:, None] - sides) % len(sides))
    place = (sides - start[:, None]) % len(sides)
    parts = (
        values[:, :, None],
        np.minimum(values - best, 0.0)[:, :, None],
        visible,
        moved[:, :, None] == sides,
        place[:, :, None] == sides,
        np.broadcast_to(np.eye(len(sides)), (len(values), len(sides), len(sides))),
    )
    return np.concatenate(parts, axis=2, dtype=np.float64)


@dataclass(frozen=True, slots=True)
class _Judge:
    """The weights of one stage, for numbers that are moved to the middle and spread alike."""

    middle: Floats
    spread: Floats
    weights: Floats

    def __call__(self, numbers: Floats) -> Floats:
        return _shares(np.einsum("nsk,k->ns", (numbers - self.middle) / self.spread, self.weights))


def _judges(seen: _Seen) -> dict[int, _Judge]:
    """What is learnt of each stage that these moments have."""
    found: dict[int, _Judge] = {}
    for stage in range(STAGES):
        here = seen.stage == stage
        if here.any():
            numbers = seen.numbers[here]
            middle, spread = numbers.mean(axis=(0, 1)), numbers.std(axis=(0, 1))
            spread = np.where(spread > 1e-9, spread, np.inf)
            weights = _weights((numbers - middle) / spread, seen.won[here], seen.weight[here])
            found[stage] = _Judge(middle, spread, weights)
    return found


def _judge(seen: _Seen, judges: Mapping[int, _Judge]) -> Floats:
    chances = np.full(seen.won.shape, 1.0 / seen.won.shape[1])
    for stage, judge in judges.items():
        here = seen.stage == stage
        chances[here] = judge(seen.numbers[here])
    return chances


def _weights(numbers: Floats, won: Floats, weight: Floats) -> Floats:
    """Those by which what happened was most likely, as far as they need not be large for it.

    Sums are NumPy's own and not those of its algebra library, whose threads on a busy machine wait for each other
    thirty times as long as these small sums take.
    """
    from scipy.optimize import minimize

    count = numbers.shape[2]
    rows = np.ascontiguousarray(numbers.reshape(-1, count).T)
    heavy = weight[:, None]

    def chances_by(weights: Floats) -> Floats:
        return _shares(np.einsum("km,k->m", rows, weights).reshape(won.shape))

    def loss(weights: Floats) -> tuple[float, Floats]:
        chances = chances_by(weights)
        surprise = -((won * np.log(np.clip(chances, 1e-12, None))).sum(axis=1) * weight).sum()
        slope = np.einsum("km,m->k", rows, ((chances - won) * heavy).ravel())
        return float(surprise + SMALL_WEIGHTS * (weights**2).sum() / 2), slope + SMALL_WEIGHTS * weights

    def bend(weights: Floats) -> Floats:
        chances = chances_by(weights)
        spread = rows * np.sqrt(chances * heavy).ravel()
        middle = (rows.reshape(count, *won.shape) * chances).sum(axis=2) * np.sqrt(weight)
        curved = np.einsum("km,lm->kl", spread, spread) - np.einsum("km,lm->kl", middle, middle)
        return np.asarray(curved + SMALL_WEIGHTS * np.eye(count))

    found: Floats = minimize(loss, np.zeros(count), jac=True, hess=bend, method="trust-exact").x
    return found


def _shares(strengths: Floats) -> Floats:
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares
