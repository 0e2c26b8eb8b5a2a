"""What waits to be read, by whoever it waits for: one person, or one address, has only so much of our memory."""

from collections import Counter
from collections.abc import Sequence

MOST_OF_PERSON = 4_000_000
MOST_OF_ADDRESS = 16_000_000
"""Bytes in the queues of all connections of one person; and of all at one address who have no account."""


class Reader(tuple[str | None, str | None]):
    """Whose memory a connection takes: that of a person, of an address, or of both."""

    __slots__ = ()

    def __new__(cls, person: str | None = None, address: str | None = None) -> "Reader":
        return super().__new__(cls, (person, address))


class Backlog:
    """Of all connections of one server."""

    def __init__(self) -> None:
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def add(self, reader: Reader, size: int) -> bool:
        """Note that some bytes wait, unless too many do."""
        held = self._held(reader)
        if any(counted[key] + size > most for counted, key, most in held):
            return False
        for counted, key, _ in held:
            counted[key] += size
        return True

    def remove(self, reader: Reader, size: int) -> None:
        for counted, key, _ in self._held(reader):
            counted[key] -= size
            if counted[key] <= 0:
                del counted[key]

    def _held(self, reader: Reader) -> Sequence[tuple[Counter[str], str, int]]:
        person, address = reader
        held = [] if person is None else [(self._people, person, MOST_OF_PERSON)]
        return held if address is None else [*held, (self._addresses, address, MOST_OF_ADDRESS)]
