"""A play seen again: the same messages that pages got, without what was taken back, and figures of the whole."""

from collections import Counter
from typing import Any

from crashyard.engine.position import Position
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.words import Words
from crashyard.server.storage.entry_answers import EntryAnswers
from crashyard.server.streams.pages import names
from crashyard.server.streams.painting import Painter, Things
from crashyard.server.tables.play import TablePlay
from crashyard.server.tables.table import GameTable
from crashyard.server.tables.updates import TableUpdate

MOST_MESSAGES = 60
"""Painted at a time; whoever wants to see more asks again."""


def moves(table: GameTable) -> list[TableUpdate]:
    """The start and every answer that was not taken back, as far as our rules can follow them."""
    before: list[TableUpdate] = []
    kept: list[tuple[int, TableUpdate]] = []
    answers = 0
    for update in table.history:
        entry = update.entry
        if entry.kind in ("start", "rules"):
            before += [move for _, move in kept]
            kept, answers = [], 0
        if entry.kind in ("start", "answer", "rules"):
            if table.is_followed(entry) or update.remark is not None:
                kept.append((answers, update))
            answers += len(EntryAnswers.of(entry).answers)
        elif entry.kind == "undo":
            answers = entry.body["left"]
            kept = [(first, move) for first, move in kept if first < answers or move.entry.kind != "answer"]
    return [*before, *(move for _, move in kept)]


class Replay:
    """A table as it was, for one seat in one language."""

    def __init__(self, table: GameTable, seat: int = SPECTATOR, language: str = "en") -> None:
        self._table = table
        self._seat = seat
        self._painter = Painter(table.game, language, names(table))
        self._moves = moves(table)
        self._shown: Things = {}

    def position_after(self, number: int) -> Position | None:
        """How the table stood after the entry with a number, or None where nothing was played under it."""
        if all(move.entry.number != number for move in self._moves):
            return None
        play = self._play_until(number)
        return None if play is None else play.position

    def _play_until(self, number: int) -> TablePlay | None:
        play: TablePlay | None = None
        for move in self._moves:
            if move.entry.number > number:
                break
            play, _ = self._table.replayed(move.entry, play)
        return play

    def messages(self, after: int, limit: int) -> dict[str, Any]:
        """What came after a number."""
        play = self._play_until(after)
        now = None if play is None else self._present(play.position, whole=True)
        told = []
        for move in [move for move in self._moves if move.entry.number > after][:limit]:
            before = play
            play, _ = self._table.replayed(move.entry, play)
            if play is None:
                continue
            message = self._painter.told(move, self._seat)
            answered = before is not None and move.entry.kind == "answer"
            frames = self._painter.frames(before.position, move.events) if before and answered else []
            if frames:
                message["frames"] = frames
            told.append(message | self._present(play.position, whole=before is None))
        last = self._moves[-1].entry.number if self._moves else 0
        return {"now": now, "messages": told, "last": last}

    def _present(self, position: Position, *, whole: bool) -> dict[str, Any]:
        view = position.view(self._seat)
        scene, self._shown = self._painter.scene(view, self._shown)
        return {"ground": self._painter.ground(view), "scene": scene} if whole else {"scene": scene}


def figures(table: GameTable, language: str) -> dict[str, Any]:
    """How often what happened, by whom; how often and how long everybody decided.

    What a game wants counted has a title in its words; what happened without naming a seat is the answering one's.
    """
    words = Words(language, table.game)
    answers, seconds = [0] * table.players, [0.0] * table.players
    events: dict[str, Counter[int]] = {}
    kept = {move.entry.number for move in moves(table)}
    awaited: tuple[int, ...] = ()
    before = 0.0
    for update in table.history:
        entry = update.entry
        for seat in awaited:
            seconds[seat] += entry.at - before
        before, awaited = entry.at, update.awaited
        if entry.number not in kept:
            continue
        if entry.kind == "answer":
            answers[entry.body["seat"]] += 1
        for event in update.events:
            whose = event.public.get("seat", entry.body.get("seat"))
            events.setdefault(event.kind, Counter())[whose if isinstance(whose, int) else SPECTATOR] += 1
    position = table.position
    count = 0 if position is None else int(position.rounds())
    return {
        "rounds": count,
        "length": words.say("length-played", {"count": count}) if count else "",
        "answers": answers,
        "seconds": [round(each, 1) for each in seconds],
        "events": [
            {
                "event": kind,
                "title": words.say(title) if words.has(title := f"tally-{kind.replace('_', '-')}") else None,
                "count": count.total(),
                "seats": [count[seat] for seat in range(table.players)],
            }
            for kind, count in events.items()
        ],
    }
