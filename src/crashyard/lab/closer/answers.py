"""What closer looks at many plays say: figures with their intervals. Plays of one course are one case."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import msgspec

from crashyard.lab.closer.looking import PARTS, CloserSeen
from crashyard.lab.outcome import Outcome, shares_of_win
from crashyard.lab.statistics import Difference, Figure, holm, ratio_of, share_within
from crashyard.lab.stratified import Case, controlled

FEW = 20
"""With fewer cases than this, with a thing or without, nothing is said."""
MANY_PAIRS = 12
"""So many pairs are shown, those farthest from none."""


@dataclass(frozen=True, slots=True)
class FirstChoice:
    """A kind of choice with which players begin, and how often they win then."""

    name: str
    chosen: Figure
    won: Figure


@dataclass(frozen=True, slots=True)
class Timing:
    """When a thing comes, and how much more often those win who get it in the first half of the game."""

    kind: str
    item: str
    cases: int
    middle: float
    """Half of those that came were there by then, from 0 to 1."""
    early: Figure
    """The share of the wins of those who got it in the first half,"""
    late: Figure
    """and in the second."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two things together: how much more often those with both win than those with one of them."""

    kind: str
    items: tuple[str, str]
    cases: int
    apart: Difference
    beyond_chance: bool


@dataclass(frozen=True, slots=True)
class CloserAnswers:
    """A closer look at the games of a table."""

    games: int
    places: dict[str, dict[str, float]]
    """By what happened: how often a game at each place."""
    first: list[FirstChoice]
    timing: list[Timing]
    pairs: list[Pairing]
    branching: list[Figure | None]
    """Answers a decision, in each part of a game."""


@dataclass(frozen=True, slots=True)
class _Look:
    """One play, closely looked at."""

    course: int
    seen: CloserSeen
    won: list[float]
    """The share of the win that each seat's side got."""


@dataclass(slots=True)
class _Shares:
    """Shares of wins, each with the course of its play."""

    won: list[float] = field(default_factory=list)
    courses: list[int] = field(default_factory=list)

    def add(self, share: float, course: int) -> None:
        self.won.append(share)
        self.courses.append(course)

    def figure(self) -> Figure:
        return share_within(self.won, [1.0] * len(self.won), self.courses)


def answers_of(outcomes: Iterable[Outcome], teams: Sequence[int]) -> CloserAnswers | None:
    """What some games say that came to their end; None if nobody looked closer."""
    plays = [
        (outcome, msgspec.convert(outcome.facts["closer"], CloserSeen))
        for outcome in sorted(outcomes, key=lambda one: one.number)
        if outcome.error is None and outcome.ranks is not None and "closer" in outcome.facts
    ]
    if not plays:
        return None
    looks = [_Look(outcome.course, one, _shares(outcome, teams)) for outcome, one in plays]
    return CloserAnswers(
        len(plays),
        _places(looks),
        _first(looks),
        _timing(looks),
        _pairs(looks),
        [_branching(looks, part) for part in range(PARTS)],
    )


def _shares(outcome: Outcome, teams: Sequence[int]) -> list[float]:
    """The share of the win that each seat's side got."""
    won = shares_of_win(outcome.ranks or (), teams)
    return [won[team] for team in teams]


def _places(looks: Sequence[_Look]) -> dict[str, dict[str, float]]:
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for look in looks:
        for what, places in look.seen.places.items():
            found[what].update(places)
    return {what: {place: count / len(looks) for place, count in at.items()} for what, at in sorted(found.items())}


def _first(looks: Sequence[_Look]) -> list[FirstChoice]:
    wins: defaultdict[str, _Shares] = defaultdict(_Shares)
    choices: list[str] = []
    courses: list[int] = []
    for look in looks:
        for choice, share in zip(look.seen.first, look.won, strict=True):
            if choice:
                wins[choice].add(share, look.course)
                choices.append(choice)
                courses.append(look.course)
    ones = [1.0] * len(choices)
    found = [
        FirstChoice(name, share_within([float(one == name) for one in choices], ones, courses), each.figure())
        for name, each in wins.items()
    ]
    return sorted(found, key=lambda one: (-one.chosen.value, one.name))


def _timing(looks: Sequence[_Look]) -> list[Timing]:
    """The first time that a seat gets a thing counts."""
    times: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    early: defaultdict[tuple[str, str], _Shares] = defaultdict(_Shares)
    late: defaultdict[tuple[str, str], _Shares] = defaultdict(_Shares)
    for look in looks:
        had: set[tuple[int, str, str]] = set()
        for one in look.seen.arrivals:
            if (one.seat, one.kind, one.item) in had:
                continue
            had.add((one.seat, one.kind, one.item))
            times[one.kind, one.item].append(one.when)
            (early if one.when < 0.5 else late)[one.kind, one.item].add(look.won[one.seat], look.course)
    return [
        Timing(*thing, len(when), sorted(when)[len(when) // 2], early[thing].figure(), late[thing].figure())
        for thing, when in sorted(times.items())
    ]


def _pairs(looks: Sequence[_Look]) -> list[Pairing]:
    """Among those in the same seat with as many things of the kind: both of a pair, beside one of it alone."""
    held: list[tuple[Case, str, frozenset[str]]] = []
    for look in looks:
        mine: defaultdict[tuple[int, str], set[str]] = defaultdict(set)
        for one in look.seen.arrivals:
            mine[one.seat, one.kind].add(one.item)
        for (seat, kind), items in mine.items():
            held.append((Case(look.course, (seat, len(items)), look.won[seat]), kind, frozenset(items)))
    together = Counter((kind, pair) for _, kind, items in held for pair in combinations(sorted(items), 2))
    found: list[Pairing] = []
    for (kind, pair), count in sorted(together.items()):
        either = [(case, items) for case, of, items in held if of == kind and items & set(pair)]
        if count < FEW or len(either) - count < FEW:
            continue
        apart = controlled([case for case, _ in either], [items >= set(pair) for _, items in either])
        if apart is not None:
            found.append(Pairing(kind, pair, count, apart, False))
    sure = holm([one.apart.chance for one in found])
    marked = [Pairing(one.kind, one.items, one.cases, one.apart, known) for one, known in zip(found, sure, strict=True)]
    return sorted(marked, key=lambda one: -abs(one.apart.value))[:MANY_PAIRS]


def _branching(looks: Sequence[_Look], part: int) -> Figure | None:
    decisions = [float(look.seen.decisions[part]) for look in looks]
    offered = [look.seen.offered[part] for look in looks]
    return ratio_of(offered, decisions, [look.course for look in looks]) if any(decisions) else None
