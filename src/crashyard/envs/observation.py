"""Positions as arrays: what a seat may know, and which actions it may choose.

An observation is a row of numbers from 0 to 1. Which number means what stands in `layout`, and, for every game, in
`docs/environments.md`. A mask has one number for every action of the game: 1 where it is legal.
"""

from functools import cache
from typing import Any

import numpy
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from crashyard.engine.game import Game
from crashyard.engine.observer import ObservationPart, Observer, Sheet
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games

Floats = NDArray[numpy.float32]
Bytes = NDArray[numpy.uint8]


@cache
def observer_of(game: Game, players: int) -> Observer:
    """How a game writes its rows for so many players."""
    return game.observation.observer(players)


def layout(game: Game, players: int) -> list[ObservationPart]:
    """The parts of an observation, in their order: where each begins, its shape, and what it means."""
    return list(observer_of(game, players).parts)


def observation_shape(game: Game, players: int) -> tuple[int]:
    return (int(observer_of(game, players).size),)


@cache
def scale(game: Game, players: int) -> Floats:
    """What the whole numbers of a row are multiplied with, so that the highest possible becomes 1."""
    parts = layout(game, players)
    row = numpy.concatenate([numpy.full(part.size, 1 / part.highest, numpy.float32) for part in parts])
    row.flags.writeable = False
    return row


def observe(position: Position, seat: int) -> Floats:
    """What `seat`, or SPECTATOR, may know."""
    game = game_of(position)
    players = int(position.players)
    observer = observer_of(game, players)
    sheet = Sheet(vec[u8](bytes(int(observer.size))), 0, observer.size)
    observer.write(position, seat, sheet)
    whole = numpy.frombuffer(_memory(sheet.cells), numpy.uint8)
    return whole * scale(game, players)


def mask(position: Position, seat: int) -> NDArray[numpy.int8]:
    """1 for every legal action of a seat that is awaited; all 0 for the others.

    A seat that has already planned could still change its mind; here it has nothing more to decide.
    """
    row = numpy.zeros(game_of(position).action_space, numpy.int8)
    if position.awaits(seat):
        row[position.legal(seat)] = 1
    return row


def game_of(position: Position) -> Game:
    """The game that a position is of: the one whose package has its class."""
    return _game_in(type(position).__module__.rpartition(".")[0])


@cache
def _game_in(package: str) -> Game:
    for game in games().values():
        if game.package == package:
            return game
    raise Refusal("unknown-game", {"game": package, "games": ", ".join(games())})


def _memory(cells: Any) -> memoryview:
    """The memory behind a vector; it shows every later change."""
    return memoryview(cells)
