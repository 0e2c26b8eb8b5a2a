"""A play seen again: the same messages that pages got, without what was taken back, and figures of the whole."""

import asyncio
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from typing import Any

from crashyard.engine.position import Position
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.words import Words
from crashyard.server.streams.pages import names
from crashyard.server.streams.painting import Painter, Things
from crashyard.server.tables.past import Passage
from crashyard.server.tables.table import GameTable

MOST_MESSAGES = 60
"""Painted at a time; whoever wants to see more asks again."""


class Replay:
    """A table as it was, for one seat in one language."""

    def __init__(self, table: GameTable, seat: int = SPECTATOR, language: str = "en") -> None:
        self._past = table.past
        self._seat = seat
        self._painter = Painter(table.game, language, names(table))
        self._shown: Things = {}

    async def position_after(self, number: int) -> Position | None:
        """How the table stood after the entry with a number, or None where nothing was played under it."""
        if number not in await self._past.kept_moves():
            return None
        play = (await self._past.state_at(number)).play
        return None if play is None else play.position

    async def messages(self, after: int, limit: int) -> dict[str, Any]:
        """What came after a number."""
        moves = await self._past.kept_moves()
        wanted = set(moves[bisect_right(moves, after) :][:limit])
        seen = moves[: bisect_right(moves, after)]
        before = (await self._past.state_at(seen[-1])).play if seen else None
        now = None if before is None else await asyncio.to_thread(self._present, before.position, whole=True)
        told: list[dict[str, Any]] = []
        if wanted:
            async for passages in self._past.walk(min(wanted) - 1, max(wanted)):
                kept = [passage for passage in passages if passage.update.entry.number in wanted]
                told += await asyncio.to_thread(self._told, kept)
        return {"now": now, "messages": told, "last": moves[-1] if moves else 0}

    def _told(self, passages: Sequence[Passage]) -> list[dict[str, Any]]:
        told = []
        for update, before, after in ((each.update, each.before, each.after) for each in passages):
            if after is None:
                continue
            message = self._painter.told(update, self._seat)
            answered = before is not None and update.entry.kind == "answer"
            frames = self._painter.frames(before.position, update.events) if before and answered else []
            if frames:
                message["frames"] = frames
            told.append(message | self._present(after.position, whole=before is None))
        return told

    def _present(self, position: Position, *, whole: bool) -> dict[str, Any]:
        view = position.view(self._seat)
        scene, self._shown = self._painter.scene(view, self._shown)
        return {"ground": self._painter.ground(view), "scene": scene} if whole else {"scene": scene}


async def figures(table: GameTable, language: str) -> dict[str, Any]:
    """How often what happened, by whom; how often and how long everybody decided.

    What a game wants counted has a title in its words; what happened without naming a seat is the answering one's.
    """
    words = Words(language, table.game)
    answers, seconds = [0] * table.players, [0.0] * table.players
    events: dict[str, Counter[int]] = {}
    kept = set(await table.past.kept_moves())
    awaited: tuple[int, ...] = ()
    before = 0.0
    async for updates in table.past.updates(0, table.number):
        for update in updates:
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
