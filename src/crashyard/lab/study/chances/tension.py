"""How tense the games of a table were: leads, comebacks, drama. It rests on chances to win."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from crashyard.lab.courses import Courses
from crashyard.lab.statistics import Figure, part_of, quantile, share_of
from crashyard.lab.study.chances.course import Course
from crashyard.lab.study.plays import StudiedPlay, StudiedPlays
from crashyard.lab.study.spread import Spread, spread

POINTS = 10
"""The course of a game is drawn at so many points between its beginning and its end."""

SELDOM = 0.05
"""If in fewer games than this part of them anybody is known to be far behind, comebacks say nothing."""


@dataclass(frozen=True, slots=True)
class Tension:
    """What the courses of the games say."""

    lead_changes: Spread
    comeback: Figure
    far_behind: Figure
    """The share of the games in which somebody once was so far behind that to win would be a comeback."""
    drama: Figure
    settled: Figure
    sure: Figure
    snatched: Figure
    uncertainty: Figure
    winners_chance: list[tuple[float, float, float, float]]
    """When, and of the winner's chance then: one in ten has less, the middle, one in ten has more."""

    @property
    def tells_comebacks(self) -> bool:
        """Whether anybody could come back: where chances never fall so far, that nobody did says nothing."""
        return self.far_behind.value >= SELDOM


def tension_of(plays: StudiedPlays) -> Tension | None:
    """None if nobody knows who led."""
    told = [(play.course, play) for play in plays.ended if play.course is not None]
    if not told:
        return None

    def part(value: Callable[[Course], float | None]) -> Figure:
        found = [(value(course), play.label) for course, play in told]
        kept = [(one, label) for one, label in found if one is not None]
        return part_of([one for one, _ in kept], [label for _, label in kept])

    def share(holds: Callable[[Course], bool | None]) -> Figure:
        found = [(holds(course), play.label) for course, play in told]
        kept = [(one, label) for one, label in found if one is not None]
        return share_of(*Courses(label for _, label in kept).counted(sum(one for one, _ in kept)))

    return Tension(
        lead_changes=spread([course.changes for course, _ in told], [play.label for _, play in told]),
        comeback=share(lambda course: course.comeback),
        far_behind=share(lambda course: course.far_behind),
        drama=part(lambda course: course.drama),
        settled=part(lambda course: course.settled),
        sure=part(lambda course: course.sure),
        snatched=share(lambda course: course.snatched),
        uncertainty=part(lambda course: course.uncertainty),
        winners_chance=_winners_chance(plays.ended),
    )


def _winners_chance(ended: Sequence[StudiedPlay]) -> list[tuple[float, float, float, float]]:
    """Of the games that somebody won alone; at a point in time the last moment before it counts."""
    found: list[tuple[float, float, float, float]] = []
    for point in range(POINTS):
        at = point / POINTS
        chances: list[float] = []
        for play in ended:
            if play.winner is not None and play.when:
                moment = max(0, bisect_right(play.when, at) - 1)
                chances.append(play.chances[moment][play.winner])
        if chances:
            chances.sort()
            found.append((at, quantile(chances, 0.1), quantile(chances, 0.5), quantile(chances, 0.9)))
    return found
