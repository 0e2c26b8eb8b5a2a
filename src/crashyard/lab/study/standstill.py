"""Whether games get on: how long nothing gets nearer to an end."""

from dataclasses import dataclass

import msgspec

from crashyard.lab.courses import Courses
from crashyard.lab.statistics import Figure, share_of
from crashyard.lab.study.observing import Standstill
from crashyard.lab.study.plays import StudiedPlays
from crashyard.lab.study.spread import Spread, spread

TOO_MANY = 0.05
"""If more games than this part of them stand still, it is told first."""


@dataclass(frozen=True, slots=True)
class Standstills:
    """Of all games of a table but those that failed: also of those that were stopped before their end."""

    longest: Spread
    """The most rounds in a row without progress, game by game."""
    bound: int
    """What the game calls a standstill is longer than this."""
    share: Figure
    """Of the games in which something stood still for longer."""
    worst: int
    """The number of the game that stood still longest."""
    after: int
    """The last round before it did."""

    @property
    def matters(self) -> bool:
        return self.share.value > TOO_MANY


def standstills_of(plays: StudiedPlays) -> Standstills | None:
    """None if the game does not tell what progress is."""
    seen = [(play.number, play.label, play.seen.standstill) for play in plays.ended]
    for outcome in plays.capped:
        told = outcome.facts.get("standstill")
        seen.append((outcome.number, outcome.course, msgspec.convert(told, Standstill | None)))
    known = [(number, label, one) for number, label, one in seen if one is not None]
    if not known:
        return None
    labels = [label for _, label, _ in known]
    worst, _, longest = max(known, key=lambda one: (one[2].rounds, -one[0]))
    over = sum(one.rounds > one.bound for _, _, one in known)
    return Standstills(
        spread([one.rounds for _, _, one in known], labels),
        longest.bound,
        share_of(*Courses(labels).counted(over)),
        worst,
        longest.after,
    )
