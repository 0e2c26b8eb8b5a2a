"""Entries: what happened at a table, numbered without gaps. They are the truth; everything else follows from them."""

from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened at a table."""

    table: str
    number: int
    kind: str
    body: dict[str, Any]
    at: float
    person: str | None = None
    key: str | None = None

    def row(self) -> tuple[Any, ...]:
        """Its values, in the order of the columns."""
        body = _encode(self.body).decode()
        return (self.table, self.number, self.kind, self.person, self.key, body, self.at)
