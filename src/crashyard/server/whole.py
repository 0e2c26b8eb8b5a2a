"""Whether all that is kept of a table is there: what is missing in the middle would make another play of it."""

from collections.abc import Sequence

from crashyard.server.happening import TOLD
from crashyard.server.journal import Entry
from crashyard.server.store import Row


class NotWhole(Exception):
    """Something is missing, or is nothing that this version writes."""


def check_whole(row: Row, chairs: Sequence[Row], entries: Sequence[Entry]) -> None:
    if [chair["seat"] for chair in chairs] != list(range(row["players"])):
        raise NotWhole("chairs do not fit the players")
    for number, entry in enumerate(entries, 1):
        if entry.number != number:
            raise NotWhole(f"entry {number} is missing")
        if entry.kind not in TOLD:
            raise NotWhole(f"entry {number} is of no known kind")
        if not isinstance(entry.body, dict) or not entry.body.keys() >= set(TOLD[entry.kind]):
            raise NotWhole(f"entry {number} does not say all that it must")
