"""What is asked of a table, thought through: what will have happened when it is written. Until then nothing has."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from crashyard.engine.chance.fair import Pledge
from crashyard.engine.event import Event
from crashyard.server.tables.play import TablePlay
from crashyard.server.tables.seating import Chair


class EntryDraft(msgspec.Struct, frozen=True):
    """Something that will have happened when it is written."""

    kind: str
    body: dict[str, Any]
    play: TablePlay | None = None
    """The play then, where it changes."""
    events: Sequence[Event] = ()
    row: Mapping[str, Any] = {}
    """What changes in the table's row besides what the play says."""
    chair: Chair | None = None
    """Who has taken another chair, or left one."""
    chairs: Sequence[Chair] | None = None
    """All of them, where their number or their order changes."""


def listed(commitments: Mapping[int, str]) -> list[list[Any]]:
    """Commitments as entries name them."""
    return [[seat, commitments[seat]] for seat in sorted(commitments)]


def seating_of(chairs: Sequence[Chair]) -> dict[str, Any]:
    """Who sits on some chairs, as entries say it."""
    return {"chairs": [chair.shown() for chair in chairs], "people": [chair.person for chair in chairs]}


def pledges_in(body: dict[str, Any]) -> tuple[Pledge, ...]:
    """What seats had bound themselves to when a play began; in older tables nobody had."""
    return tuple(Pledge(*each) for each in body.get("pledges", ()))
