"""Games of a study made by hand: how they went, and what came of them."""

import zlib
from array import array
from collections.abc import Sequence

from crashyard.lab.outcome import Outcome
from crashyard.lab.study.observing import Blow, Observed, ObservedMoment, Standstill, to_facts
from crashyard.lab.study.study import Strength, Study


def study(
    players: int = 2, variants: int = 1, strengths: tuple[Strength, ...] = (), game: str = "cube-attack"
) -> Study:
    options: tuple[dict[str, bool | int | str], ...] = tuple({} for _ in range(variants))
    return Study(game, options, (players,), ("greedy",), ("random",), 0, "by hand", 1000, strengths)


def outcome(
    number: int,
    winner: int,
    players: int = 2,
    *,
    course: int | None = None,
    ahead: Sequence[Sequence[int]] = (),
    values: Sequence[Sequence[int]] = (),
    rounds: int = 10,
    start: int = 0,
    still: int = 0,
    blows: Sequence[Blow] = (),
) -> Outcome:
    """A game that somebody won.

    `ahead` is what a spectator saw of every seat, and `values` what the game's evaluation said, moment by moment.
    """
    count = max(len(ahead), len(values), 3)
    seen = ahead or [[0] * players] * count
    said = values or [[0] * players] * count
    moments = [ObservedMoment(turn + 1, turn, turn % players, list(said[turn])) for turn in range(count)]
    packed = zlib.compress(array("i", [one for row in seen for one in row]).tobytes())
    facts = Observed(start, "points", 5, [5], 10, [5] * players, None, moments, {}, {}, {}, list(blows), packed, None)
    facts.standstill = Standstill(still, 1, 4)
    ranks = tuple(1 if seat == winner else 2 for seat in range(players))
    return Outcome(number, 50, rounds, ranks, course=number if course is None else course, facts=to_facts(facts))
