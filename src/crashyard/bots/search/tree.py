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

DOUBT: Final = 3
"""After so many answers that surprised, half of their surprise is expected of the others."""

EVERYBODY: Final = 0.1
"""This part of the shares is the same for all answers."""

STEADY: Final = 0.02
"""Values at a point are taken to differ by so much at least."""


@final
class JointValues:
    """What the answers of one seat in secret were worth against the same answers of all others."""

    def __init__(self, nothing: vec[float]) -> None:
        self.times: vec[float] = nothing[:]
        self.totals: vec[float] = nothing[:]


@final
class Arms:
    """The answers of one seat at one point."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.missed: vec[i64] = vec[i64]()
        """How many visits each answer was not legal in."""
        self.totals: vec[float] = vec[float]()
        self.guesses: vec[float] = vec[float]()
        """What each answer seemed worth at first sight."""
        self.shares: vec[float] = vec[float]()
        """How much of the search each answer deserves at first sight; of all answers together 1."""
        self.variety: float = STEADY
        """By how much the guesses differ."""
        self.played: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.tried: i64 = 0
        """How many answers have been visited, and by how much all of them together did better than guessed."""
        self.surprise: float = 0.0
        self.regrets: vec[float] = vec[float]()
        """In a secret decision: how much better each answer would have done than those given, never below 0."""
        self.meant: vec[float] = vec[float]()
        """In a secret decision: how likely each answer was to be picked for its regret, in all visits together."""
        self.mixed = False
        """Whether answers are picked by their regrets."""
        self.nothing: vec[float] = vec[float]()
        """A zero for each answer."""
        self._met: dict[int, JointValues] = {}
        """In a secret decision: by what all others answered."""
        self._places: dict[int, int] = {}

    def add(self, action: i64, guess: float) -> None:
        self._places[action] = self.count
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, i64(0))
        self.missed = append(self.missed, self.played)
        self.totals = append(self.totals, 0.0)
        self.guesses = append(self.guesses, guess)
        self.shares = append(self.shares, 0.0)
        self.regrets = append(self.regrets, 0.0)
        self.meant = append(self.meant, 0.0)
        self.nothing = append(self.nothing, 0.0)
        self.count += 1

    def are(self, legal: Actions) -> bool:
        """Whether exactly these answers are legal, in the same order; they mostly are."""
        if legal.count != self.count:
            return False
        index: i64 = 0
        while index < self.count:
            if legal.at(index) != self.actions[index]:
                return False
            index += 1
        return True

    def place(self, action: i64) -> i64:
        """Where an answer stands, or -1 if it was never legal here before."""
        return self._places.get(action, -1)

    def times(self, index: i64) -> float:
        """How often an answer was given because it seemed best, which says how good it is."""
        return self.meant[index] if self.mixed else float(self.visits[index])

    def share_out(self, warmth: float) -> None:
        """Shares by guesses: an answer that seems worse by the spread of the guesses times `warmth` gets a third."""
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
        variety = math.sqrt(square / float(count))
        self.variety = variety if variety > STEADY else STEADY
        scale = warmth * self.variety
        total = 0.0
        index = 0
        while index < count:
            share = math.exp((self.guesses[index] - best) / scale)
            self.shares[index] = share
            total += share
            index += 1
        index = 0
        while index < count:
            self.shares[index] = (1.0 - EVERYBODY) * self.shares[index] / total + EVERYBODY / float(count)
            index += 1

    def spread(self) -> float:
        """By how much values at this point differ."""
        if self.played < 2:
            return self.variety
        mean = self.total / float(self.played)
        square = self.squares / float(self.played) - mean * mean
        return math.sqrt(square) if square > self.variety * self.variety else self.variety

    def learn(self, index: i64, value: float) -> None:
        visits = self.visits[index]
        total = self.totals[index]
        if visits == 0:
            self.tried += 1
            self.surprise += value - self.guesses[index]
        else:
            self.surprise += (total + value) / float(visits + 1) - total / float(visits)
        self.visits[index] = visits + 1
        self.totals[index] = total + value
        self.played += 1
        self.total += value
        self.squares += value * value

    def regret(self, chosen: i64, others: i64, value: float) -> None:
        """Compare an answer in secret with those that could have been given, everybody else's being the same.

        What such an answer was worth is known if the same was met before; if not, what it was worth on the whole.
        """
        met = self._met.get(others)
        if met is None:
            met = JointValues(self.nothing)
            self._met[others] = met
        while len(met.times) < self.count:
            met.times = append(met.times, 0.0)
            met.totals = append(met.totals, 0.0)
        met.times[chosen] += 1.0
        met.totals[chosen] += value
        shift = self.shift()
        index: i64 = 0
        while index < self.count:
            times = met.times[index]
            expected = met.totals[index] / times if times > 0.0 else self.mean(index, shift)
            regret = self.regrets[index] + expected - value
            self.regrets[index] = regret if regret > 0.0 else 0.0
            index += 1

    def shift(self) -> float:
        """By how much guesses are to be corrected: right after an answer things look better, or worse, than later.

        One answer that did worse than it seemed says little about the others; many do.
        """
        return self.surprise / float(self.tried + DOUBT)

    def mean(self, index: i64, shift: float) -> float:
        """What an answer is worth by all that is known; the corrected first guess counts as one visit."""
        return (self.totals[index] + self.guesses[index] + shift) / float(self.visits[index] + 1)


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
