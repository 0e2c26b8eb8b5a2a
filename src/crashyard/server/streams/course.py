"""The course of a game that is over: how everybody stood from round to round, when it turned, and how it was decided.

The standing is the score that the game shows beside the board. Turning points are found by what bots think of each
position: where the chances of winning changed most from one moment to the next in which the same seats decide and
nothing is in the middle of happening. Whose decision it is counts for bots, so other moments cannot be compared.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.scene import Scene
from crashyard.faces.words import Words
from crashyard.server.streams.pages import names
from crashyard.server.streams.painting import Painter
from crashyard.server.tables.past import Passage
from crashyard.server.tables.table import GameTable

MOST_TURNING_POINTS = 3
SMALLEST_SWING = 0.03
"""A change of the chances that is smaller is no turning point."""
MOST_LINES = 3
"""So many sentences say what happened at a turning point."""


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the chances of a seat changed: after which entry it began, with which it was done, from what to what."""

    since: int
    n: int
    round: int
    seat: int
    before: float
    after: float
    lines: list[str]

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)


class Moment(msgspec.Struct, frozen=True):
    """After which entry it was, how many events were before it, and how likely each seat was to win."""

    n: int
    events: int
    chances: list[float]


class CourseWalker:
    """Goes through a play from its start to its end."""

    def __init__(self, game: Game, painter: Painter, words: Words) -> None:
        self._game = game
        self._painter = painter
        self._words = words
        self._seen: dict[tuple[int, ...], Moment] = {}
        """The last moment in which these seats had to decide."""
        self._events: list[Event] = []
        self._last: Position | None = None
        self.rounds: list[dict[str, Any]] = []
        self.found: list[TurningPoint] = []
        self.decided = ""

    def pass_by(self, passages: Sequence[Passage]) -> None:
        """Take in what happened next."""
        for passage in passages:
            if passage.after is None:
                continue
            position = passage.after.position
            if self._last is not None and position.rounds() != self._last.rounds():
                self.end_round()
            self._last = position
            self._events += passage.update.events
            if position.result() is not None:
                said = self._painter.lines(passage.update.events, SPECTATOR)
                self.decided = said[-1]["text"] if said else ""
            elif position.settled():
                self._compare(passage.update.entry.number, position)

    def _compare(self, n: int, position: Position) -> None:
        """Whether the chances have changed since the same seats last had to decide."""
        players = int(position.players)
        sides = len(set(self._game.teams(players)))
        chances = [self._game.odds.of_winning(position.evaluate(seat), sides) for seat in range(players)]
        awaited = tuple(position.awaited_seats())
        before = self._seen.get(awaited)
        self._seen[awaited] = Moment(n, len(self._events), chances)
        if before is None:
            return
        changes = [after - earlier for after, earlier in zip(chances, before.chances, strict=True)]
        seat = max(range(players), key=lambda each: abs(changes[each]))
        if abs(changes[seat]) >= SMALLEST_SWING:
            lines = self._said(self._events[before.events :])
            rounds = int(position.rounds())
            self.found.append(TurningPoint(before.n, n, rounds, seat, before.chances[seat], chances[seat], lines))

    def _said(self, events: Sequence[Event]) -> list[str]:
        """What happened: what a game wants counted when it is over; the rest where there is nothing of that."""
        counted = [event for event in events if self._words.has(f"tally-{event.kind.replace('_', '-')}")]
        return [line["text"] for line in self._painter.lines(counted or events, SPECTATOR)][-MOST_LINES:]

    def end_round(self) -> None:
        """Write down how everybody stands at the end of a round."""
        if self._last is None:
            return
        scene: Scene = self._game.faces.scene(self._last.view(SPECTATOR))
        scores = [0] * int(self._last.players)
        for side in scene.sides:
            scores[side.seat] += side.score
        self.rounds.append({"round": int(self._last.rounds()), "scores": scores})

    def turning_points(self) -> list[TurningPoint]:
        """The largest changes, in the order in which they happened; of one round only the largest."""
        chosen: dict[int, TurningPoint] = {}
        for turn in sorted(self.found, key=lambda each: -each.swing):
            if len(chosen) < MOST_TURNING_POINTS:
                chosen.setdefault(turn.round, turn)
        return sorted(chosen.values(), key=lambda each: each.n)


async def course_of(table: GameTable, language: str) -> dict[str, Any]:
    """The course of a game that is over, without what was taken back."""
    kept = set(await table.past.kept_moves())
    words = Words(language, table.game)
    walker = CourseWalker(table.game, Painter(table.game, language, names(table)), words)
    async for passages in table.past.walk(0, table.number):
        ours = [passage for passage in passages if passage.update.entry.number in kept]
        await asyncio.to_thread(walker.pass_by, ours)
    await asyncio.to_thread(walker.end_round)
    return {
        "unit": words.say("length-unit"),
        "rounds": walker.rounds,
        "decided": walker.decided,
        "turning_points": [msgspec.to_builtins(turn) for turn in walker.turning_points()],
    }
