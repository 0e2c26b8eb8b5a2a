"""What closer looks at many plays say: figures with their intervals."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

import msgspec

from crashyard.lab.closer.looking import PARTS, CloserSeen
from crashyard.lab.outcome import Outcome
from crashyard.lab.statistics import Difference, Figure, holm, ratio_of, share_of
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


def answers_of(outcomes: Iterable[Outcome], teams: Sequence[int]) -> CloserAnswers | None:
    """What some games say that came to their end; None if nobody looked closer."""
    plays = [
        (outcome, msgspec.convert(outcome.facts["closer"], CloserSeen))
        for outcome in sorted(outcomes, key=lambda one: one.number)
        if outcome.error is None and outcome.ranks is not None and "closer" in outcome.facts
    ]
    if not plays:
        return None
    won = [_shares(outcome, teams) for outcome, _ in plays]
    seen = [one for _, one in plays]
    return CloserAnswers(
        len(plays),
        _places(seen),
        _first(seen, won),
        _timing(seen, won),
        _pairs([outcome.number for outcome, _ in plays], seen, won),
        [_branching(seen, part) for part in range(PARTS)],
    )


def _shares(outcome: Outcome, teams: Sequence[int]) -> list[float]:
    """The share of the win that each seat's side got."""
    assert outcome.ranks is not None
    first = {team for rank, team in zip(outcome.ranks, teams, strict=True) if rank == 1}
    return [1 / len(first) if team in first else 0.0 for team in teams]


def _places(seen: Sequence[CloserSeen]) -> dict[str, dict[str, float]]:
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for play in seen:
        for what, places in play.places.items():
            found[what].update(places)
    return {what: {place: count / len(seen) for place, count in at.items()} for what, at in sorted(found.items())}


def _first(seen: Sequence[CloserSeen], won: Sequence[Sequence[float]]) -> list[FirstChoice]:
    wins: defaultdict[str, list[float]] = defaultdict(list)
    for play, shares in zip(seen, won, strict=True):
        for choice, share in zip(play.first, shares, strict=True):
            if choice:
                wins[choice].append(share)
    total = sum(map(len, wins.values()))
    found = [
        FirstChoice(name, share_of(len(each), total), share_of(sum(each), len(each))) for name, each in wins.items()
    ]
    return sorted(found, key=lambda one: (-one.chosen.value, one.name))


def _timing(seen: Sequence[CloserSeen], won: Sequence[Sequence[float]]) -> list[Timing]:
    """The first time that a seat gets a thing counts."""
    came: defaultdict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for play, shares in zip(seen, won, strict=True):
        had: set[tuple[int, str, str]] = set()
        for one in play.arrivals:
            if (one.seat, one.kind, one.item) not in had:
                had.add((one.seat, one.kind, one.item))
                came[one.kind, one.item].append((one.when, shares[one.seat]))
    found = []
    for (kind, item), cases in sorted(came.items()):
        times = sorted(when for when, _ in cases)
        early = [share for when, share in cases if when < 0.5]
        late = [share for when, share in cases if when >= 0.5]
        halves = share_of(sum(early), len(early)), share_of(sum(late), len(late))
        found.append(Timing(kind, item, len(cases), times[len(times) // 2], *halves))
    return found


def _pairs(numbers: Sequence[int], seen: Sequence[CloserSeen], won: Sequence[Sequence[float]]) -> list[Pairing]:
    """Among those in the same seat with as many things of the kind: both of a pair, beside one of it alone."""
    held: list[tuple[Case, str, frozenset[str]]] = []
    for number, play, shares in zip(numbers, seen, won, strict=True):
        mine: defaultdict[tuple[int, str], set[str]] = defaultdict(set)
        for one in play.arrivals:
            mine[one.seat, one.kind].add(one.item)
        for (seat, kind), items in mine.items():
            held.append((Case(number, (seat, len(items)), shares[seat]), kind, frozenset(items)))
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


def _branching(seen: Sequence[CloserSeen], part: int) -> Figure | None:
    decisions = [float(play.decisions[part]) for play in seen]
    return ratio_of([play.offered[part] for play in seen], decisions) if any(decisions) else None
