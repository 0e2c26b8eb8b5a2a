"""Events: what happened, one small value a happening, in the order in which it happened."""

from collections.abc import Mapping
from typing import NamedTuple

_NOTHING: Mapping[str, object] = {}


class Event(NamedTuple):
    """One thing that happened.

    `public` is what everybody learns. `secret` is what only the seats in `knowers` learn on top of
    it, such as the face of a card drawn to the hand.
    """

    kind: str
    clause: str
    public: Mapping[str, object] = _NOTHING
    secret: Mapping[str, object] = _NOTHING
    knowers: frozenset[int] = frozenset()

    def seen_by(self, seat: int) -> dict[str, object]:
        """What `seat` (or SPECTATOR) may know of this event, ready for JSON."""
        known: dict[str, object] = {"event": self.kind, "clause": self.clause, **self.public}
        if seat in self.knowers:
            known.update(self.secret)
        return known

    def whole(self) -> dict[str, object]:
        """Everything, for the record's owner: files, tests and the referee."""
        return {"event": self.kind, "clause": self.clause, **self.public, **self.secret}
