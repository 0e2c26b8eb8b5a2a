"""What came out of a trial: how much more those win who are dealt a thing, beside how much more those win who have it.

A pair of games that went the same way, as both do where the thing does not matter, is a pair that says "no difference".
Pairs of the same two courses say the same again: they are one case.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import isfinite
from typing import Any

import msgspec

from crashyard.engine.registry import find_game
from crashyard.lab.courses import Courses
from crashyard.lab.outcome import Outcome, shares_of_win
from crashyard.lab.statistics import Difference, Figure, holm, mean_of, paired, share_within
from crashyard.lab.stratified import Case, controlled
from crashyard.lab.worth.trial import DEALT, Trial, TrialPlay


@dataclass(frozen=True, slots=True)
class DealtThing:
    """What it is worth to be dealt a thing."""

    name: str
    pairs: int
    """Pairs of games in which it could be dealt to the seat, and both came to their end,"""
    different: int
    """and how many of them took courses of their own;"""
    repeat: bool
    """whether these are so few that it must be told first."""
    apart: Difference | None
    """How much more of the wins the seat gets if it is dealt the thing: caused by it."""
    beyond_chance: bool
    takes: Figure
    """How many of those that were dealt it took it."""
    per_taker: Difference | None
    """The same for each that took it: by itself, being offered what one does not take does nothing."""
    found_with: Difference | None
    """How much more often those win who have it where nobody led chance: found beside it, whatever the cause."""


def effects_of(trial: Trial, outcomes: Sequence[Outcome]) -> list[DealtThing]:
    """Every thing, the most valuable first; all of them are tested together (Holm)."""
    plays = {one.number: one for one in outcomes if one.error is None and one.ranks is not None}
    natural = [one for number, one in sorted(plays.items()) if trial.arm_of(number) is None]
    teams = find_game(trial.game).teams(trial.players)
    cases = _cases(teams, natural)
    found = [_effect(trial, teams, thing, plays, cases) for thing in trial.things]
    sure = holm([1.0 if one.apart is None else one.apart.chance for one in found])
    marked = [replace(one, beyond_chance=known) for one, known in zip(found, sure, strict=True)]
    return sorted(marked, key=lambda one: (-(one.apart.value if one.apart else -1.0), one.name))


def _effect(
    trial: Trial,
    teams: Sequence[int],
    thing: str,
    plays: Mapping[int, Outcome],
    cases: Sequence[tuple[Case, frozenset[str]]],
) -> DealtThing:
    place = 2 * trial.things.index(thing)
    dealt: list[float] = []
    withheld: list[float] = []
    took: list[float] = []
    courses: list[tuple[int, int]] = []
    for number, outcome in sorted(plays.items()):
        arm = trial.arm_of(number)
        other = plays.get(number + 1)
        if arm != (thing, DEALT) or other is None or number % trial.games_a_turn != place:
            continue
        seen, without = (msgspec.convert(one.facts, TrialPlay) for one in (outcome, other))
        if seen.seat >= 0 and without.seat == seen.seat:
            dealt.append(_won(teams, outcome, seen.seat))
            withheld.append(_won(teams, other, seen.seat))
            courses.append((outcome.course, other.course))
            took.append(float(seen.took) - float(without.took))
    apart = paired(withheld, dealt, courses) if len(dealt) > 1 else None
    having = [thing in items for _, items in cases]
    few = min(sum(having), len(having) - sum(having)) < 20
    told = Courses(courses)
    return DealtThing(
        thing,
        told.games,
        told.different,
        told.repeat,
        apart,
        False,
        share_within([float(value > 0) for value in took], [1.0] * len(took), courses),
        _per_taker(apart, took),
        None if few else controlled([case for case, _ in cases], having),
    )


def _per_taker(apart: Difference | None, took: Sequence[float]) -> Difference | None:
    """The difference divided by how many more have the thing; nothing if hardly anybody takes it."""
    if apart is None or mean_of(took).value < 0.05:
        return None
    share = mean_of(took).value
    return Difference(apart.value / share, apart.low / share, apart.high / share, apart.chance)


def _won(teams: Sequence[int], outcome: Outcome, seat: int) -> float:
    """The share of the win that the side of a seat got."""
    return shares_of_win(outcome.ranks or (), teams)[teams[seat]]


def _cases(teams: Sequence[int], natural: Sequence[Outcome]) -> list[tuple[Case, frozenset[str]]]:
    """Every player of the games in which nobody led, and what they got; alike are those in the same seat."""
    found: list[tuple[Case, frozenset[str]]] = []
    for outcome in natural:
        seen = msgspec.convert(outcome.facts, TrialPlay)
        got: defaultdict[int, set[str]] = defaultdict(set)
        for thing, counts in seen.got.items():
            for seat, count in enumerate(counts):
                if count:
                    got[seat].add(thing)
        for seat in range(len(teams)):
            group = (seat, (seat - seen.start) % len(teams), min(len(got[seat]), 6))
            found.append((Case(outcome.course, group, _won(teams, outcome, seat)), frozenset(got[seat])))
    return found


def to_json(trial: Trial, things: Sequence[DealtThing], asked: int) -> dict[str, Any]:
    """`figures.json`; an interval that cannot be told is null."""
    return {
        "game": trial.game,
        "players": trial.players,
        "bots": list(trial.bots),
        "options": trial.options,
        "seed": trial.seed,
        "kind": trial.kind,
        "pairs_asked": asked,
        "interval": "95 %",
        "things": [
            {name: (_plain(value) if isinstance(value, dict) else value) for name, value in asdict(thing).items()}
            for thing in things
        ],
    }


def _plain(figure: Mapping[str, Any]) -> dict[str, Any]:
    return {name: (value if isfinite(value) else None) for name, value in figure.items()}
