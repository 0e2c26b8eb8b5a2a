"""Does a study see differences where there are none? The same rules are compared with themselves, many times.

`python -m crashyard.lab.study.null GAME PLAYERS GAMES STUDIES` plays so many studies of so many pairs of games between
greedy bots. Both games of a pair are by the same rules, but from different seeds, so that every difference is luck.
About one test in twenty should find one, and one whole study in twenty at most.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from crashyard.engine.registry import find_game
from crashyard.lab.outcome import Outcome
from crashyard.lab.statistics import LEVEL, Figure, share_of
from crashyard.lab.study.digest import digest
from crashyard.lab.study.study import Study


@dataclass(slots=True)
class NullTally:
    """What many studies of nothing found."""

    studies: int = 0
    alarms: int = 0
    """Studies that said of anything that it differs."""
    tests: Counter[str] = field(default_factory=Counter)
    """By measure: how often it was tested,"""
    rejected: Counter[str] = field(default_factory=Counter)
    """and how often chance alone seemed unlikely, at the level of one in twenty, if nothing else had been tested."""

    @property
    def single(self) -> Figure:
        """The share of all single tests; those of one study are not independent, so it has no interval to speak of."""
        return share_of(self.rejected.total(), self.tests.total())

    @property
    def whole(self) -> Figure:
        """The share of the studies that raised an alarm."""
        return share_of(self.alarms, self.studies)


def null_studies(game: str, players: int, games: int, studies: int, seed: str = "null") -> NullTally:
    """So many studies of so many pairs of games each."""
    longest = find_game(game).longest
    alone = Study(game, ({},), (players,), ("greedy",), ("random",), 0, seed, longest)
    twice = Study(game, ({}, {}), (players,), ("greedy",), ("random",), 0, seed, longest)
    tally = NullTally()
    for number in range(studies):
        first = 2 * games * number
        _count(tally, twice, games, [_as(alone.play(first + index), index) for index in range(2 * games)])
    return tally


def _as(outcome: Outcome, number: int) -> Outcome:
    """The same game under another number: even ones are of the first rules, odd ones of the second."""
    return msgspec.structs.replace(outcome, number=number)


def _count(tally: NullTally, study: Study, games: int, outcomes: Sequence[Outcome]) -> None:
    comparisons = digest(study, games, outcomes).comparisons
    tally.studies += 1
    tally.alarms += any(one.beyond_chance for one in comparisons)
    for one in comparisons:
        if one.apart.low == one.apart.high:
            continue  # all games are the same in this: there is nothing to test
        tally.tests[one.measure.name] += 1
        tally.rejected[one.measure.name] += max(one.apart.chance, one.shared.chance) <= LEVEL


def _told(tally: NullTally) -> Iterator[str]:
    for name, tests in tally.tests.items():
        yield f"{name}: {tally.rejected[name]} of {tests}"
    single, whole = tally.single, tally.whole
    yield f"single tests: {100 * single.value:.1f} of 100 ({tally.rejected.total()} of {tally.tests.total()})"
    interval = f"95 %: {100 * whole.low:.1f} to {100 * whole.high:.1f}"
    yield f"whole studies: {tally.alarms} of {tally.studies}, {100 * whole.value:.1f} of 100 ({interval})"


if __name__ == "__main__":
    name, (seats, pairs, times) = sys.argv[1], map(int, sys.argv[2:5])
    sys.stdout.write("\n".join(_told(null_studies(name, seats, pairs, times))) + "\n")
