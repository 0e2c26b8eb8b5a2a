"""Snapshots: where each running play stands, or stood a little while ago.

A play whose answers lead elsewhere than to its snapshot is not what it was. When the rules change, a play whose answers
cannot be followed any more goes on from there. Snapshots hold what is hidden, and go when the play is over.
"""

from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.server.storage import schema
from crashyard.server.storage.group_writers import Statement

_DELETE = delete(schema.snapshots).where(schema.snapshots.c.table == bindparam("of"))
_INSERT = insert(schema.snapshots)


class Snapshot(msgspec.Struct, frozen=True):
    """Where a play stood after an entry of its table."""

    number: int
    rules: str
    answers: int
    """How many there were then, since the play began or went on by these rules."""
    position: dict[str, Any]

    def compare(self, game: Game, position: Position) -> None:
        """Refused if a position is not this one; nothing if nobody can tell."""
        fields = game.fields_of(position, self.rules)
        header = ("game", "format", "rules")
        ours = {name: value for name, value in self.position.items() if name not in header}
        if fields is not None and fields != ours:
            raise Refusal("other-position")


def snapshot_row(table: str, number: int, game: Game, position: Position, answers: int) -> dict[str, Any]:
    return {
        "table": table,
        "number": number,
        "rules": game.rules_version,
        "answers": answers,
        "position": msgspec.json.encode(game.save(position)).decode(),
    }


def replaced(row: dict[str, Any]) -> tuple[Statement, ...]:
    """Put a snapshot in the place of the one before."""
    return (*removed(row["table"]), (_INSERT, row))


def removed(table: str) -> tuple[Statement, ...]:
    return ((_DELETE, {"of": table}),)
