"""Whether all that is kept of a table is there: what is missing in the middle would make another play of it."""

from collections.abc import Sequence

from crashyard.server.storage.entries import Entry
from crashyard.server.storage.store import Row
from crashyard.server.tables.updates import PUBLIC_FIELDS


class IncompleteTable(Exception):
    """Something is missing, or is nothing that this version writes."""


def check_complete(row: Row, chairs: Sequence[Row], entries: Sequence[Entry]) -> None:
    if [chair["seat"] for chair in chairs] != list(range(row["players"])):
        raise IncompleteTable("chairs do not fit the players")
    for number, entry in enumerate(entries, 1):
        if entry.number != number:
            raise IncompleteTable(f"entry {number} is missing")
        if entry.kind not in PUBLIC_FIELDS:
            raise IncompleteTable(f"entry {number} is of no known kind")
        if not isinstance(entry.body, dict) or not entry.body.keys() >= set(PUBLIC_FIELDS[entry.kind]):
            raise IncompleteTable(f"entry {number} does not say all that it must")
