"""An open table is changed by its host: the rules and the time that were agreed, who finds it, and who sits where.

It is one entry, so that everybody there reads what has changed. Whoever gets another chair is bound to nothing there:
their page binds it anew.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from crashyard.engine.refusal import Refusal
from crashyard.server.tables.drafts import EntryDraft, seating_of
from crashyard.server.tables.requests.talk import check_room
from crashyard.server.tables.seating import Chair
from crashyard.server.tables.state import TableState


class TableEdit(msgspec.Struct, frozen=True):
    """What a table shall be like from now on; what is left out stays as it is."""

    options: Mapping[str, object] | None = None
    clock: Mapping[str, Any] | None = None
    public: bool | None = None
    order: Sequence[int | None] | None = None
    """For every seat the one whose chair comes there, or nothing for a free chair more."""


def edit_draft(table: TableState, person: str, edit: TableEdit, is_here: Callable[[str], bool]) -> EntryDraft | None:
    """Nothing where it is so already. Refused where the game cannot be played so, or somebody would be turned out."""
    check_room(table)
    game = table.game
    order = list(range(table.players)) if edit.order is None else list(edit.order)
    chairs = _placed(table, person, order, is_here)
    variant = {one.name: table.options[one.name] for one in game.parameters if one.name in table.options}
    options = table.options if edit.options is None else game.complete({**variant, **edit.options})
    game.new(len(order), options)
    clock = table.clock if edit.clock is None else dict(edit.clock)
    public = table.public if edit.public is None else edit.public
    facts = {
        "seats": (order, list(range(table.players))),
        "options": (options, table.options),
        "clock": (clock, table.clock),
        "public": (public, table.public),
    }
    changed = [name for name, (new, old) in facts.items() if new != old]
    if not changed:
        return None
    row = {
        "players": len(order),
        "options": msgspec.json.encode(options).decode(),
        "clock": msgspec.json.encode(clock).decode(),
        "public": int(public),
    }
    body = {"changed": changed, "options": options, "time": clock, "public": public, "order": order}
    return EntryDraft("edit", body | seating_of(chairs), row=row, chairs=chairs)


def _placed(table: TableState, person: str, order: Sequence[int | None], is_here: Callable[[str], bool]) -> list[Chair]:
    """The chairs in another order. Nobody who is there loses theirs but who wants that themselves."""
    named = [seat for seat in order if seat is not None]
    if len(set(named)) != len(named) or not set(named) <= set(range(table.players)):
        raise Refusal("wrong-order", {"last": table.players - 1})
    for chair in table.chairs:
        if chair.seat not in named and chair.person not in (None, person) and is_here(str(chair.person)):
            raise Refusal("person-is-here", {"name": chair.name})
    return [
        Chair(seat, "open") if before is None else msgspec.structs.replace(table.chairs[before], seat=seat)
        for seat, before in enumerate(order)
    ]
