"""A play that was begun by other rules goes on by ours, from the last position that is known to be right."""

from collections.abc import Sequence

from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.server.storage.entries import Entry
from crashyard.server.storage.entry_answers import EntryAnswers
from crashyard.server.storage.snapshots import Snapshot
from crashyard.server.tables.play import BeforeBase, PlayBase, TablePlay
from crashyard.server.tables.state import TableState


def last_position(table: TableState, entries: Sequence[Entry], snapshot: Snapshot | None) -> tuple[Position, int]:
    """Where a play stands by our rules, and after how many of its stored answers.

    All of them, if ours could follow. Else the snapshot, and what came after it as far as ours can follow that.
    """
    play = table.play
    if play is not None and table.divergence is None:
        return play.position, play.length
    if snapshot is not None and (found := _from_snapshot(table, entries, snapshot)) is not None:
        position, kept = found
        if play is None or kept >= play.length:
            return position, kept
    if play is None:
        assert table.divergence is not None
        raise table.divergence.why
    return play.position, play.length


def _from_snapshot(table: TableState, entries: Sequence[Entry], snapshot: Snapshot) -> tuple[Position, int] | None:
    """Nothing if our rules cannot read it, or if it was taken back."""
    if snapshot.rules != table.rules or snapshot.position is None:
        return None
    try:
        position = table.game.load(snapshot.position)
    except Refusal:
        return None
    base = PlayBase(
        game=table.game,
        chance=table.chance(),
        position=position,
        length=snapshot.answers,
        thrown=0,
        decisions=(0,) * table.players,
        given={},
        entry=snapshot.number,
        is_beginning=True,
    )
    play = TablePlay(base, position)
    for entry in entries[snapshot.number :]:
        try:
            if entry.kind == "answer":
                play, _ = play.followed(entry.person, EntryAnswers.of(entry), table.rules, entry.number)
        except Refusal:
            break
        try:
            if entry.kind == "undo":
                play = play.taken_back(entry.body["left"])
        except BeforeBase:
            return None
    return play.position, play.length
