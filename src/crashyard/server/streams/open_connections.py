"""How many connections are open at once, by whom, and from where."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from crashyard.engine.refusal import Refusal

MOST_OF_PERSON = 300
"""Of one person: pages, tabs and programs."""
MOST_OF_GUESTS = 1_000
"""Of all at one address who have no account: a club of sixty has four for each tab of theirs."""
MOST_OF_ADDRESS = 3_000
"""Of all at one address."""
MOST_LOOKING_ON = 200
"""Of all at one address who have no account and only look on, at one table."""

LATER = 30
"""Seconds after which whoever was refused may try again."""


class OpenConnections:
    """Of one server."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    @contextmanager
    def holding(self, bounds: Mapping[str, int]) -> Iterator[None]:
        """One more counts for each of some keys, for as long as it is open; refused where one of them has so many."""
        for key, most in bounds.items():
            if self._open[key] >= most:
                raise Refusal("too-many-connections", {"most": most, "seconds": LATER})
        self._open.update(bounds.keys())
        try:
            yield
        finally:
            self._open.subtract(bounds.keys())
            for key in bounds:
                if not self._open[key]:
                    del self._open[key]
