"""How much one person can make the server think: for a while as much as they like, in the long run a part of it.

Whoever has used up their time is not refused an answer of a bot, which would stop their tables: their bots wait, a
little, while everybody else's go on.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ADVANCE = 120.0
"""Seconds that may be thought for one person at once."""
SHARE = 0.5
"""Of all that the processes could think, so much is one person's in the long run."""
HALF_LIFE = 300.0
"""Seconds after which what somebody had counts half, where it is asked who comes first."""
SHARES_OF_PLACE = 4
"""All at one place who have no account count as so many people, where it is asked who comes first."""
_MOST_PEOPLE = 10_000


class ThinkingBudget:
    """What was thought for whom lately; it is forgotten at the pace at which one person may use it."""

    def __init__(self, processes: int, advance: float = ADVANCE) -> None:
        self._pace = SHARE * processes
        self._advance = advance
        self._used: dict[str, tuple[float, float, float]] = {}
        """Of each person what counts against their time, what they had, and when that was; of places the same."""
        self.place_of: Callable[[str], str | None] = lambda _: None
        """Where somebody is who can make as many people of themselves as they like, since they have no account."""

    @contextmanager
    def spending(self, person: str) -> Iterator[None]:
        """For as long as somebody thinks for a person."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.spend(person, time.monotonic() - began)

    def spend(self, person: str, seconds: float) -> None:
        now = time.monotonic()
        if len(self._used) >= _MOST_PEOPLE:
            self._used = {each: found for each, found in self._used.items() if now - found[2] < HALF_LIFE}
        for who in {person, self.place_of(person) or person}:
            used, had = self._lately(who, now)
            self._used[who] = used + seconds, had + seconds, now

    def wait(self, person: str) -> float:
        """The seconds until something may be thought for a person."""
        return max(0.0, (self._lately(person, time.monotonic())[0] - self._advance) / self._pace)

    def rank(self, person: str) -> int:
        """Who has had less comes first; a second more or less makes no difference."""
        now = time.monotonic()
        of_place = self._lately(self.place_of(person) or "", now)[1]
        return int(max(self._lately(person, now)[1], of_place / SHARES_OF_PLACE))

    def _lately(self, person: str, now: float) -> tuple[float, float]:
        if person not in self._used:
            return 0.0, 0.0
        used, had, since = self._used[person]
        return max(0.0, used - (now - since) * self._pace), had * 0.5 ** ((now - since) / HALF_LIFE)
