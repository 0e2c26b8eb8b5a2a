"""Whether all that is kept of a table is there and can be followed: what is missing would make another play of it."""

from collections.abc import Sequence

import msgspec

from crashyard.engine.refusal import Refusal
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.store import Row
from crashyard.server.tables.updates import PUBLIC_FIELDS

UNREADABLE = "unreadable-table"
"""The key with which everything is refused that is asked of a table that cannot be read."""


class IncompleteTable(Exception):
    """Something is missing, or is nothing that this version writes."""


class Divergence(msgspec.Struct, frozen=True):
    """Where a play of other rules could not be followed any more by ours."""

    number: int
    """Of the entry that could not be followed."""
    checked: int
    """After so many answers the position is known to be the one that it was."""
    why: Refusal

    def remark(self, rules: str, ours: str) -> Refusal:
        """What a person has to be told."""
        return Refusal("left-road", {"rules": rules, "ours": ours, "checked": self.checked, "why": self.why})


def check_chairs(row: Row, chairs: Sequence[Row]) -> None:
    if [chair["seat"] for chair in chairs] != list(range(row["players"])):
        raise IncompleteTable("chairs do not fit the players")


def check_entries(entries: Sequence[Entry], first: int = 1) -> None:
    """Whether entries follow each other from a number on, and say what they must."""
    for number, entry in enumerate(entries, first):
        if entry.number != number:
            raise IncompleteTable(f"entry {number} is missing")
        if entry.kind not in PUBLIC_FIELDS:
            raise IncompleteTable(f"entry {number} is of no known kind")
        if not isinstance(entry.body, dict) or not entry.body.keys() >= set(PUBLIC_FIELDS[entry.kind]):
            raise IncompleteTable(f"entry {number} does not say all that it must")
