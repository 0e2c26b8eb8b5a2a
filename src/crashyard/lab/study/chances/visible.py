"""What a spectator sees of every seat: a row of whole numbers each, for any game.

It is taken from the game's own observation (`engine/observer.py`), as it is written for a spectator, and so holds
nothing that is hidden. Parts that have a row for every seat, or for every side, are added up by seat: the points, the
cubes in reserve, who is aboard.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from crashyard.engine.game import Game
from crashyard.engine.observer import Observer, Sheet
from crashyard.engine.position import Position
from crashyard.engine.seats import SPECTATOR


class VisibleTable:
    """Looks at the positions of one play."""

    def __init__(self, game: Game, players: int) -> None:
        self._observer, self._pieces = _pieces_of(game, players)
        size = int(self._observer.size)
        self._sheet = Sheet(vec[u8](bytes(size)), 0, size)
        memory: Any = self._sheet.cells
        self._row = memoryview(memory)

    def look(self, position: Position) -> list[list[int]]:
        """Of every seat, the sum of each part."""
        self._sheet.wipe()
        self._observer.write(position, SPECTATOR, self._sheet)
        row = bytes(self._row)
        return [[sum(row[first:end]) for first, end in mine] for mine in self._pieces]


@cache
def _pieces_of(game: Game, players: int) -> tuple[Observer, list[list[tuple[int, int]]]]:
    """How the game writes, and which pieces of a row are about each seat."""
    observer = game.observation.observer(players)
    parts = [list(part) for part in _parts(observer, game.teams(players))]
    return observer, [[part[seat] for part in parts] for seat in range(players)]


def _parts(observer: Observer, teams: tuple[int, ...]) -> Iterator[Iterator[tuple[int, int]]]:
    """Of every part that has a row for each seat or side: where that of each seat begins and ends."""
    players, sides = len(teams), max(teams) + 1
    for part in observer.parts:
        if part.shape[0] in (players, sides):
            start, size = int(part.start), int(part.size) // part.shape[0]
            rows = range(players) if part.shape[0] == players else teams
            yield ((start + size * row, start + size * (row + 1)) for row in rows)
