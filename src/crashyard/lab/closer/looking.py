"""What a closer look at a play sees. Its record is played again; what comes out travels and is kept in files."""

from typing import Any

import msgspec

from crashyard.engine.actions import Actions
from crashyard.engine.driver import PlayObserver
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record
from crashyard.engine.seats import CHANCE
from crashyard.engine.witness import Got, Seen

PARTS = 10
"""A game is looked at in so many parts of the same length."""


class Arrival(msgspec.Struct, array_like=True):
    """A seat got a thing."""

    seat: int
    kind: str
    item: str
    when: float
    """From 0 at the beginning of the game to 1 at its end."""


class CloserSeen(msgspec.Struct):
    """One play."""

    places: dict[str, dict[str, int]]
    """By what happened: how often at each place."""
    first: list[str]
    """The kind of the first choice of each seat that its witness tells, once the game has begun."""
    arrivals: list[Arrival]
    offered: list[int]
    """All answers that could be given, and"""
    decisions: list[int]
    """in how many decisions, in each part of the game."""


class _CloserObserver(PlayObserver):
    def __init__(self, record: Record, position: Position) -> None:
        self._witness = record.game.witness(position)
        self._all = max(1, len(record.answers))
        self._given = 0
        self._actions = Actions()
        self.seen = CloserSeen({}, [""] * record.players, [], [0] * PARTS, [0] * PARTS)
        position.listen()

    def before(self, position: Position, seat: int, action: int) -> None:
        if seat == CHANCE or action < 0:
            return
        position.fill_legal(seat, self._actions)
        if self._actions.count > 1:
            part = min(PARTS - 1, PARTS * self._given // self._all)
            self.seen.offered[part] += int(self._actions.count)
            self.seen.decisions[part] += 1
            if not self.seen.first[seat] and position.rounds() > 0:
                self.seen.first[seat] = self._witness.choice(position.action_json(seat, action))

    def after(self, position: Position, seat: int, action: int) -> None:
        self._given += 1
        for event in position.heard():
            for happening in self._witness.hear(event):
                if isinstance(happening, Seen):
                    at = self.seen.places.setdefault(happening.what, {})
                    at[happening.place] = at.get(happening.place, 0) + 1
                elif isinstance(happening, Got):
                    when = round(self._given / self._all, 3)
                    self.seen.arrivals.append(Arrival(happening.seat, happening.kind, happening.item, when))


def look_closer(record: Record) -> dict[str, Any]:
    """All that a closer look sees in a play, as an outcome carries it."""
    position = record.opening()
    observer = _CloserObserver(record, position)
    record.replay(position, [observer])
    facts: dict[str, Any] = msgspec.to_builtins(observer.seen)
    return facts
