"""A play that was begun by other rules goes on by ours, from the last position that is known to be right."""

from crashyard.engine.position import Position
from crashyard.engine.record import Record
from crashyard.engine.refusal import Refusal
from crashyard.server.play import Play
from crashyard.server.snapshots import Snapshot
from crashyard.server.standing import Standing
from crashyard.server.stored import Stored


def last_position(table: Standing, snapshot: Snapshot | None) -> tuple[Position, int]:
    """Where a play stands by our rules, and after how many of its stored answers.

    All of them, if ours could follow. Else the snapshot, and what came after it as far as ours can follow that.
    """
    play = table.play
    if play is not None and table.stop is None:
        return play.position, play.length
    if snapshot is not None and (found := _from_snapshot(table, snapshot)) is not None:
        position, kept = found
        if play is None or kept >= play.length:
            return position, kept
    if play is None:
        assert table.stop is not None
        raise table.stop.why
    return play.position, play.length


def _from_snapshot(table: Standing, snapshot: Snapshot) -> tuple[Position, int] | None:
    """Nothing if our rules cannot read it, or if it was taken back."""
    if snapshot.rules != table.rules:
        return None
    try:
        position = table.game.load(snapshot.position)
    except Refusal:
        return None
    play = Play(Record.from_position(table.game, position), position)
    for happening in table.history[snapshot.number :]:
        entry = happening.entry
        try:
            if entry.kind == "answer":
                play, _ = play.followed(entry.person, Stored.of(entry), table.rules)
        except Refusal:
            break
        if entry.kind == "undo":
            left = entry.body["left"] - snapshot.answers
            if left < 0:
                return None
            play = play.taken_back(left)
    return play.position, snapshot.answers + play.length
