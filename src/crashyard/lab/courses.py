"""The courses of games: what was answered, chance's answers included.

Bots that play alike play the same game again and again, and sixty copies of a game say no more than one. So every
outcome knows the course of its game by a number, and whatever is said of many games says how many of them differ.
Intervals and tests count a course once, as often as it may have been played: games of one course are one case, which
weighs as much as there are of them (a *cluster*). Where all games differ, that is what is usually done.
"""

from array import array
from collections import Counter
from collections.abc import Hashable, Iterable
from hashlib import blake2b

MOSTLY = 0.9
"""Where a smaller part of the games than this differ, it is told before anything else."""

MANY = 1 << 20
"""So many courses are kept one by one; of more than that, a known part that is picked by their numbers."""


def course_of_answers(answers: Iterable[tuple[int, int]]) -> int:
    """The number of a course, as it fits into any file: the same answers have the same one."""
    packed = array("q", [part for answer in answers for part in answer])
    return int.from_bytes(blake2b(packed.tobytes(), digest_size=8).digest()) >> 1


class Courses:
    """How many games took which course."""

    def __init__(self, courses: Iterable[Hashable] = ()) -> None:
        self.games = 0
        self._part = 1
        """Kept is one of so many courses."""
        self._times: Counter[Hashable] = Counter()
        for course in courses:
            self.add(course)

    def add(self, course: Hashable) -> None:
        self.games += 1
        if hash(course) % self._part:
            return
        self._times[course] += 1
        while len(self._times) > MANY:
            self._part *= 2
            kept = {known: times for known, times in self._times.items() if hash(known) % self._part == 0}
            self._times = Counter(kept)

    @property
    def different(self) -> int:
        """How many courses there are."""
        return min(self.games, len(self._times) * self._part)

    @property
    def repeat(self) -> bool:
        """Whether so many games repeat others that it must be told first."""
        return self.different < MOSTLY * self.games

    @property
    def worth(self) -> float:
        """How many games that all differ are worth as much (Kish's effective size): at most as many as differ."""
        squares = self._part * sum(times * times for times in self._times.values())
        return min(float(self.different), self.games**2 / squares) if squares else 0.0

    def counted(self, successes: float) -> tuple[float, float]:
        """So many successes among all games, in games that are worth as much."""
        return (successes / self.games * self.worth, self.worth) if self.games else (0.0, 0.0)
