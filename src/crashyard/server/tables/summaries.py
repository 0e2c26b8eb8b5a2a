"""Summaries of tables: what lists and the page of an unreadable table show, from rows alone. No entry is read for it.

A row may be damaged too; then it is shown as far as it goes.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from crashyard.engine.chance.numbered import FairChance
from crashyard.server.storage.store import Row
from crashyard.server.storage.table_rows import read_seats
from crashyard.server.tables.seating import Chair


def table_summary(row: Row, chairs: Sequence[Row], person: str | None = None) -> dict[str, Any]:
    """A table as a person sees it in a list."""
    seated = [Chair.of_row(chair) for chair in chairs]
    awaited = [seat for seat in read_seats(row["awaited"]) if seat < len(seated)]
    return {
        "id": row["id"],
        "game": row["game"],
        "players": row["players"],
        "options": _decoded(row["options"]) or {},
        "clock": _decoded(row["clock"]) or {"kind": "none"},
        "public": bool(row["public"]),
        "chat": row["chat"] or "all",
        "state": row["state"],
        "chairs": [chair.shown() for chair in seated],
        "commitment": _commitment(row["seed"]),
        "awaited": awaited,
        "thinking": [chair.seat for chair in seated if chair.kind == "bot" and chair.seat in awaited],
        "result": _decoded(row["result"]),
        "next": row["next"],
        "n": row["n"] or 0,
        "moved": row["moved"],
        "unreadable": row["unreadable"] is not None,
        "mine": [chair.seat for chair in seated if person is not None and chair.person == person],
        "host": person is not None and row["host"] == person,
    }


def _commitment(seed: str) -> str | None:
    try:
        return FairChance(seed).commitment
    except ValueError:
        return None


def _decoded(text: str | None) -> Any:
    try:
        return None if text is None else msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
