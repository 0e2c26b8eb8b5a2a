"""A policy that gets better: whatever was worth something becomes likelier.

The slopes are written out, and Adam follows them; NumPy on one core is all it takes.
"""

from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from crashyard.envs.learned.policy import LinearPolicy
from crashyard.lab.learn.decisions import Decisions, Wholes

Numbers = NDArray[Any]

_SMALL = 1e-9
_BELIEVED = 0.2
"""An action that became more likely, or less, by more than this part since it was chosen is left alone, as in PPO."""
_EVENLY = 0.003
"""How much it counts that no action becomes certain too early, where results are learned from."""


class Weighed(NamedTuple):
    """What a policy makes of some decisions."""

    hidden: Numbers
    row: Wholes
    """To which decision each legal action belongs,"""
    likely: Numbers
    """and how likely it is."""


class Results(NamedTuple):
    """What decisions led to."""

    payoffs: Numbers
    """Of the seat that decided, at the end of the play,"""
    worth: Numbers
    """how much more that was than expected,"""
    likely: Numbers
    """and how likely the chosen action was when it was chosen."""

    def some(self, index: Wholes) -> "Results":
        return Results(self.payoffs[index], self.worth[index], self.likely[index])


class Learner:
    """A policy with what it takes to make it better: a guess at the payoff, and Adam's moments."""

    def __init__(self, policy: LinearPolicy, scale: Numbers, rate: float) -> None:
        self.policy = policy
        self.rate = rate
        self._scale = scale
        self._guess = numpy.zeros(len(policy.hidden_bias) + 1, numpy.float32)
        self._moments: dict[str, tuple[Numbers, Numbers]] = {}

    def begin_anew(self, rate: float) -> None:
        """Learn something else from here on."""
        self.rate = rate
        self._moments = {}

    def weigh(self, decisions: Decisions) -> Weighed:
        hidden = self.policy.read(decisions.rows * self._scale)
        row = numpy.repeat(numpy.arange(len(decisions.counts)), decisions.counts)
        starts = decisions.starts
        weight = self.policy.weigh(hidden, row, decisions.legal)
        weight = numpy.exp(weight - numpy.maximum.reduceat(weight, starts)[row])
        return Weighed(hidden, row, weight / numpy.add.reduceat(weight, starts)[row])

    def expected(self, hidden: Numbers) -> Numbers:
        """What a seat will be paid, from -1 to 1."""
        found: Numbers = numpy.tanh(hidden @ self._guess[:-1] + self._guess[-1])
        return found

    def imitate(self, decisions: Decisions) -> float:
        """Make what was chosen likelier; returns how surprising it was, in nats."""
        weighed = self.weigh(decisions)
        chosen = decisions.starts + decisions.chosen
        wanted = -weighed.likely
        wanted[chosen] += 1.0
        self._push(decisions, weighed, wanted, numpy.zeros_like(weighed.hidden))
        return float(-numpy.log(weighed.likely[chosen] + _SMALL).mean())

    def learn(self, decisions: Decisions, results: Results) -> None:
        """Make what was chosen likelier by what it was worth, and the guess at the payoff better."""
        weighed = self.weigh(decisions)
        starts, row = decisions.starts, weighed.row
        chosen = starts + decisions.chosen
        ratio = weighed.likely[chosen] / results.likely
        believed = numpy.where(results.worth > 0, ratio < 1 + _BELIEVED, ratio > 1 - _BELIEVED)
        worth = results.worth * believed * ratio
        wanted = -weighed.likely * worth[row]
        wanted[chosen] += worth
        surprise = numpy.log(weighed.likely + _SMALL)
        mean = numpy.add.reduceat(weighed.likely * surprise, starts)[row]
        wanted -= _EVENLY * weighed.likely * (surprise - mean)
        expected = self.expected(weighed.hidden)
        error = (results.payoffs - expected) * (1 - expected**2) / len(results.payoffs)
        below = 0.5 * error[:, None] * self._guess[None, :-1]
        self._climb("guess", self._guess, numpy.append(error @ weighed.hidden, error.sum()))
        self._push(decisions, weighed, wanted, below)

    def _push(self, decisions: Decisions, weighed: Weighed, wanted: Numbers, below: Numbers) -> None:
        """Climb where the weights of actions should go, and the hidden layer beside."""
        policy, legal = self.policy, decisions.legal
        wanted = wanted / len(decisions.counts)
        below = below + numpy.add.reduceat(wanted[:, None] * policy.choosing[legal], decisions.starts)
        below = below * (1 - weighed.hidden**2)
        upper, bias = numpy.zeros_like(policy.choosing), numpy.zeros_like(policy.action_bias)
        numpy.add.at(upper, legal, wanted[:, None] * weighed.hidden[weighed.row])
        numpy.add.at(bias, legal, wanted)
        self._climb("reading", policy.reading, (decisions.rows * self._scale).T @ below)
        self._climb("hidden_bias", policy.hidden_bias, below.sum(axis=0))
        self._climb("choosing", policy.choosing, upper)
        self._climb("action_bias", policy.action_bias, bias)

    def _climb(self, name: str, part: Numbers, slope: Numbers) -> None:
        mean, square = self._moments.setdefault(name, (numpy.zeros_like(part), numpy.zeros_like(part)))
        mean += 0.1 * (slope - mean)
        square += 0.01 * (slope**2 - square)
        part += self.rate * mean / (numpy.sqrt(square) + 1e-5)

    def choose(
        self, decisions: Decisions, dice: numpy.random.Generator, temperature: float
    ) -> tuple[Wholes, Decisions, Numbers]:
        """An action a row, the decisions with what was chosen, and how likely it was."""
        weighed, starts = self.weigh(decisions), decisions.starts
        score = numpy.log(weighed.likely + 1e-12) - temperature * numpy.log(
            -numpy.log(dice.random(len(decisions.legal)))
        )
        best = numpy.maximum.reduceat(score, starts)
        place = numpy.flatnonzero(score == best[weighed.row])
        place = place[numpy.searchsorted(place, starts)]
        return decisions.legal[place], decisions._replace(chosen=place - starts), weighed.likely[place]
