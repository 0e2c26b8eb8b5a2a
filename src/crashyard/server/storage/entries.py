"""Entries: what happened at a table, numbered without gaps. They are the truth; everything else follows from them."""

import hashlib
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode

_DIGITS = 16


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

    def mark(self) -> str:
        """By which it is recognised; not by words and names, which may be taken out of it one day."""
        table, number, kind, person, key, body, at = self.row()
        told = [table, number, kind, person, key, body if kind == "answer" else "", at]
        return hashlib.sha256(_encode(told)).hexdigest()[:_DIGITS]
