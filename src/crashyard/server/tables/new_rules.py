"""A play that was begun by other rules goes on by ours, from the last position that is known to be right."""

from crashyard.engine.position import Position
from crashyard.engine.record import Record
from crashyard.engine.refusal import Refusal
from crashyard.server.storage.entry_answers import EntryAnswers
from crashyard.server.storage.snapshots import Snapshot
from crashyard.server.tables.play import TablePlay
from crashyard.server.tables.state import TableState


def last_position(table: TableState, snapshot: Snapshot | None) -> tuple[Position, int]:
    """Where a play stands by our rules, and after how many of its stored answers.

    All of them, if ours could follow. Else the snapshot, and what came after it as far as ours can follow that.
    """
    play = table.play
    if play is not None and table.divergence is None:
        return play.position, play.length
    if snapshot is not None and (found := _from_snapshot(table, snapshot)) is not None:
        position, kept = found
        if play is None or kept >= play.length:
            return position, kept
    if play is None:
        assert table.divergence is not None
        raise table.divergence.why
    return play.position, play.length


def _from_snapshot(table: TableState, snapshot: Snapshot) -> tuple[Position, int] | None:
    """Nothing if our rules cannot read it, or if it was taken back."""
    if snapshot.rules != table.rules:
        return None
    try:
        position = table.game.load(snapshot.position)
    except Refusal:
        return None
    play = TablePlay(Record.from_position(table.game, position), position)
    for update in table.history[snapshot.number :]:
        entry = update.entry
        try:
            if entry.kind == "answer":
                play, _ = play.followed(entry.person, EntryAnswers.of(entry), table.rules)
        except Refusal:
            break
        if entry.kind == "undo":
            left = entry.body["left"] - snapshot.answers
            if left < 0:
                return None
            play = play.taken_back(left)
    return play.position, snapshot.answers + play.length
