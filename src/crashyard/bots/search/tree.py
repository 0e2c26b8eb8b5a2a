"""What a search remembers: for every point it has come to, the answers of each seat and how they did.

A point is reached by answers, not by tables: all tables that the searching seat must think possible, and all that
chance may make of them, share one tree. So the answers that are legal at a point, and even who is asked there, may
differ from visit to visit, and each answer counts how often it could not be given.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.engine.actions import Actions

SURPRISE_DOUBT: Final = 3
"""After so many answers that surprised, half of their surprise is expected of the others."""

UNIFORM_PRIOR: Final = 0.1
"""This part of the prior is the same for all answers."""

LEAST_DEVIATION: Final = 0.02
"""Values at a point are taken to differ by so much at least."""


@final
class JointValues:
    """What the answers of one seat in secret were worth against the same answers of all others."""

    def __init__(self, zeros: vec[float]) -> None:
        self.counts: vec[float] = zeros[:]
        self.value_sums: vec[float] = zeros[:]


@final
class Arms:
    """The answers of one seat at one point, as arms of a bandit."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.unavailable: vec[i64] = vec[i64]()
        """How many visits each answer was not available in."""
        self.value_sums: vec[float] = vec[float]()
        self.guesses: vec[float] = vec[float]()
        """What each answer seemed worth at first sight."""
        self.priors: vec[float] = vec[float]()
        """The prior: how much of the search each answer deserves at first sight; of all answers together 1."""
        self.guess_deviation: float = LEAST_DEVIATION
        """By how much the guesses differ."""
        self.total_visits: i64 = 0
        self.value_sum: float = 0.0
        self.square_sum: float = 0.0
        self.tried: i64 = 0
        """How many answers have been visited, and by how much all of them together did better than guessed."""
        self.surprise: float = 0.0
        self.regrets: vec[float] = vec[float]()
        """In a secret decision: how much better each answer would have done than those given, never below 0."""
        self.strategy_sums: vec[float] = vec[float]()
        """In a secret decision: how likely each answer was to be picked for its regret, in all visits together.

        Divided by the visits, that is the mean strategy.
        """
        self.mixed = False
        """Whether answers are picked by their regrets."""
        self.zeros: vec[float] = vec[float]()
        """A zero for each answer."""
        self._joint_values: dict[int, JointValues] = {}
        """In a secret decision: by what all others answered."""
        self._indices: dict[int, int] = {}
        self._next: i64 = 0
        """The answer after the one that was asked for last."""

    def add(self, action: i64, guess: float) -> None:
        self._indices[action] = self.count
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, i64(0))
        self.unavailable = append(self.unavailable, self.total_visits)
        self.value_sums = append(self.value_sums, 0.0)
        self.guesses = append(self.guesses, guess)
        self.priors = append(self.priors, 0.0)
        self.regrets = append(self.regrets, 0.0)
        self.strategy_sums = append(self.strategy_sums, 0.0)
        self.zeros = append(self.zeros, 0.0)
        self.count += 1

    def match(self, legal: Actions) -> bool:
        """Whether exactly these answers are legal, in the same order; they mostly are."""
        if legal.count != self.count:
            return False
        index: i64 = 0
        while index < self.count:
            if legal.at(index) != self.actions[index]:
                return False
            index += 1
        return True

    def index_of(self, action: i64) -> i64:
        """Where an answer stands, or -1 if it was never legal here before.

        Answers are mostly asked for in the order in which they stand, so the next one is looked at first.
        """
        found = self._next
        if found >= self.count or self.actions[found] != action:
            found = self._indices.get(action, -1)
        self._next = found + 1
        return found

    def weight(self, index: i64) -> float:
        """How often an answer was given because it seemed best, which says how good it is."""
        return self.strategy_sums[index] if self.mixed else float(self.visits[index])

    def set_priors(self, temperature: float) -> None:
        """Priors from guesses, by a softmax.

        An answer that seems worse by the deviation of the guesses times `temperature` gets a third.
        """
        count = self.count
        mean = 0.0
        index: i64 = 0
        while index < count:
            mean += self.guesses[index]
            index += 1
        mean /= float(count)
        best = -2.0
        square = 0.0
        index = 0
        while index < count:
            guess = self.guesses[index]
            if guess > best:
                best = guess
            square += (guess - mean) * (guess - mean)
            index += 1
        deviation = math.sqrt(square / float(count))
        self.guess_deviation = deviation if deviation > LEAST_DEVIATION else LEAST_DEVIATION
        scale = temperature * self.guess_deviation
        total = 0.0
        index = 0
        while index < count:
            prior = math.exp((self.guesses[index] - best) / scale)
            self.priors[index] = prior
            total += prior
            index += 1
        index = 0
        while index < count:
            self.priors[index] = (1.0 - UNIFORM_PRIOR) * self.priors[index] / total + UNIFORM_PRIOR / float(count)
            index += 1

    def deviation(self) -> float:
        """By how much values at this point differ."""
        if self.total_visits < 2:
            return self.guess_deviation
        mean = self.value_sum / float(self.total_visits)
        square = self.square_sum / float(self.total_visits) - mean * mean
        return math.sqrt(square) if square > self.guess_deviation * self.guess_deviation else self.guess_deviation

    def update(self, index: i64, value: float) -> None:
        visits = self.visits[index]
        total = self.value_sums[index]
        if visits == 0:
            self.tried += 1
            self.surprise += value - self.guesses[index]
        else:
            self.surprise += (total + value) / float(visits + 1) - total / float(visits)
        self.visits[index] = visits + 1
        self.value_sums[index] = total + value
        self.total_visits += 1
        self.value_sum += value
        self.square_sum += value * value

    def update_regrets(self, chosen: i64, others: i64, value: float) -> None:
        """Compare an answer in secret with those that could have been given, everybody else's being the same.

        What such an answer was worth is known if the same was met before; if not, what it was worth on the whole.
        """
        met = self._joint_values.get(others)
        if met is None:
            met = JointValues(self.zeros)
            self._joint_values[others] = met
        while len(met.counts) < self.count:
            met.counts = append(met.counts, 0.0)
            met.value_sums = append(met.value_sums, 0.0)
        met.counts[chosen] += 1.0
        met.value_sums[chosen] += value
        correction = self.guess_correction()
        index: i64 = 0
        while index < self.count:
            count = met.counts[index]
            expected = met.value_sums[index] / count if count > 0.0 else self.mean(index, correction)
            regret = self.regrets[index] + expected - value
            self.regrets[index] = regret if regret > 0.0 else 0.0
            index += 1

    def guess_correction(self) -> float:
        """By how much guesses are to be corrected: right after an answer things look better, or worse, than later.

        One answer that did worse than it seemed says little about the others; many do.
        """
        return self.surprise / float(self.tried + SURPRISE_DOUBT)

    def mean(self, index: i64, correction: float) -> float:
        """What an answer is worth by all that is known; the corrected first guess counts as one visit."""
        return (self.value_sums[index] + self.guesses[index] + correction) / float(self.visits[index] + 1)


@final
class Node:
    """One point: who decides there, and where their answers lead."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.arms: list[Arms] = []
        """Of the seats that decide here; in a secret decision of several, one for each."""
        self.children: dict[int, Node] = {}

    def arms_of(self, seat: i64) -> Arms | None:
        for arms in self.arms:
            if arms.seat == seat:
                return arms
        return None
