"""Section 6: all decisions, by the phase in which they are asked."""

from typing import Final

from crashyard.games.crash_and_grab.rules.chance import (
    draw,
    drift,
    extra_colour,
    first_probe,
    markers,
    roll,
    rotation,
    tile,
)
from crashyard.games.crash_and_grab.rules.decisions import (
    accelerate,
    boost,
    booster,
    buy,
    colour,
    direction,
    distance,
    keep,
    lose,
    offer,
    passing,
    penalty,
    pilot,
    plan,
    reward,
    saucer,
)
from crashyard.games.crash_and_grab.rules.decisions.decision import Decision
from crashyard.games.crash_and_grab.rules.stages import LAST_CHANCE

OF_CHANCE: Final[list[Decision]] = [
    tile.DECISION,
    markers.DECISION,
    extra_colour.DECISION,
    first_probe.DECISION,
    roll.DECISION,
    rotation.DECISION,
    draw.DECISION,
    drift.DECISION,
]
OF_SEATS: Final[list[Decision]] = [
    plan.DECISION,
    saucer.DECISION,
    booster.DECISION,
    pilot.DECISION,
    distance.DECISION,
    direction.DECISION,
    accelerate.DECISION,
    boost.DECISION,
    offer.DECISION,
    passing.DECISION,
    penalty.DECISION,
    reward.DECISION,
    colour.DECISION,
    buy.DECISION,
    keep.DECISION,
    lose.DECISION,
]
DECISIONS: Final[list[Decision]] = [*OF_CHANCE, *OF_SEATS]
"""DECISIONS[phase - 1]: what is asked in a phase; in phases GOING and OVER nothing is."""

assert [int(decision.phase) for decision in DECISIONS] == list(range(1, len(DECISIONS) + 1))
assert len(OF_CHANCE) == LAST_CHANCE
