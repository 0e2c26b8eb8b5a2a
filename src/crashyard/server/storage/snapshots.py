"""Snapshots: how a table stood after one of its entries, so that nobody has to go through all entries again.

The entries are the truth. A snapshot only saves the way: one that is missing, damaged or of no use is passed over, and
the table is found from an earlier one or from its beginning. Every 200 answers one is kept for good, for undo and for
views of the past; those made in between, when a table goes to rest or is set back, make way for the next one. All of
them hold what is hidden: nobody is ever shown one.
"""

import hashlib
import zlib
from typing import Any

import msgspec
from sqlalchemy import and_, bindparam, delete, insert, or_

from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.server.storage import schema
from crashyard.server.storage.group_writers import Statement

SNAPSHOT_EVERY = 200
"""So many answers, or entries of any kind, lie between two snapshots that are kept; a multiple of `DIGEST_EVERY`, so
that the entry of such a snapshot tells the digest of its position."""

_CHECKSUM = 16
_LARGEST = 8 << 20
"""Bytes of a snapshot, unpacked: what says that it is larger is damaged."""

_SNAPSHOTS = schema.snapshots
_REPLACED = delete(_SNAPSHOTS).where(
    and_(
        _SNAPSHOTS.c.table == bindparam("of"),
        or_(_SNAPSHOTS.c.passing == 1, _SNAPSHOTS.c.number >= bindparam("least")),
    )
)
_PASSING = delete(_SNAPSHOTS).where(and_(_SNAPSHOTS.c.table == bindparam("of"), _SNAPSHOTS.c.passing == 1))
_ALL = delete(_SNAPSHOTS).where(_SNAPSHOTS.c.table == bindparam("of"))
_INSERT = insert(_SNAPSHOTS)


class DamagedSnapshot(Exception):
    """A snapshot is not what was once written."""


class Snapshot(msgspec.Struct, frozen=True):
    """How a table stood after an entry."""

    table: str
    number: int
    rules: str
    answers: int
    """How many there were then, since the play began or went on by these rules."""
    position: dict[str, Any] | None
    """The position file; nothing before the play has begun."""
    state: dict[str, Any] | None = None
    """Everything else about the table. Those that older versions wrote have none."""

    def compare(self, game: Game, position: Position) -> None:
        """Refused if a position is not this one; nothing if nobody can tell."""
        fields = game.fields_of(position, self.rules)
        header = ("game", "format", "rules")
        ours = {name: value for name, value in (self.position or {}).items() if name not in header}
        if fields is not None and fields != ours:
            raise Refusal("other-position")

    def row(self, *, passing: bool) -> dict[str, Any]:
        """As it is written; one that is `passing` goes when the next one comes."""
        return {
            "table": self.table,
            "number": self.number,
            "rules": self.rules,
            "answers": self.answers,
            "passing": int(passing),
            "content": packed(msgspec.json.encode(self)),
        }

    @classmethod
    def of(cls, row: dict[str, Any]) -> "Snapshot":
        """Raises DamagedSnapshot if it is not what was written."""
        try:
            found = _decode(unpacked(row["content"]))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise DamagedSnapshot(str(error)) from error
        if any(getattr(found, name) != row[name] for name in ("table", "number", "rules", "answers")):
            raise DamagedSnapshot("it belongs elsewhere")
        return found


_decode = msgspec.json.Decoder(Snapshot).decode


def packed(content: bytes) -> bytes:
    """Pressed together, after a checksum."""
    return hashlib.sha256(content).digest()[:_CHECKSUM] + zlib.compress(content)


def unpacked(pressed: bytes) -> bytes:
    try:
        content = zlib.decompressobj().decompress(pressed[_CHECKSUM:], _LARGEST)
    except zlib.error as error:
        raise DamagedSnapshot(str(error)) from error
    if hashlib.sha256(content).digest()[:_CHECKSUM] != pressed[:_CHECKSUM]:
        raise DamagedSnapshot("the checksum differs")
    return content


def replaced(row: dict[str, Any]) -> tuple[Statement, ...]:
    """Write a snapshot, in the place of passing ones and of any that say they are newer."""
    return ((_REPLACED, {"of": row["table"], "least": row["number"]}), (_INSERT, row))


def removed(table: str, *, passing: bool = False) -> tuple[Statement, ...]:
    """Remove the snapshots of a table: all, or those that are passing."""
    return ((_PASSING if passing else _ALL, {"of": table}),)
