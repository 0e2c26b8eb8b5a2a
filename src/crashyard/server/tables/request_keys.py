"""Which requests were carried out: whoever asks for the same again, unsure whether it happened, is told that it did."""

from collections.abc import Mapping

KEPT_KEYS = 64
"""Of each person: nobody has more requests under way than that."""
KEPT_PEOPLE = 256
"""Of those who asked last; many more may chat at one table in the course of time."""


class RequestKeys:
    """The last keys of each person, with the numbers of the entries that they led to."""

    def __init__(self, known: Mapping[str, Mapping[str, int]] | None = None) -> None:
        self._people = {person: dict(keys) for person, keys in (known or {}).items()}

    def get(self, person: str | None, key: str | None) -> int | None:
        """The number of the entry that a request led to, if it was carried out before."""
        return None if person is None or key is None else self._people.get(person, {}).get(key)

    def put(self, person: str, key: str, number: int) -> None:
        keys = self._people.pop(person, {})
        keys[key] = number
        if len(keys) > KEPT_KEYS:
            del keys[next(iter(keys))]
        self._people[person] = keys
        if len(self._people) > KEPT_PEOPLE:
            del self._people[next(iter(self._people))]

    def known(self) -> dict[str, dict[str, int]]:
        """All of them, those who asked longest ago first."""
        return {person: dict(keys) for person, keys in self._people.items()}
