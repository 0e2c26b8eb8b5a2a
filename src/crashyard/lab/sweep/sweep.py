"""The games of a sweep: as many at each point, a point being a value of one parameter, or of each of two.

Points take turns, and games of the same turn have the same seed at every point: what chance and bots do differs as
little as can be, so that a curve shows the parameter and not the luck.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any

import msgspec

from crashyard.bots.registry import find_bot
from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.numbered import SeededChance
from crashyard.engine.driver import PlayObserver
from crashyard.engine.game import Game
from crashyard.engine.options import Assignment, Number, Option, Parameter, Value
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.engine.seats import CHANCE
from crashyard.engine.witness import Began, Hit
from crashyard.lab.checkpoint import title_of
from crashyard.lab.outcome import Outcome, outcome_of
from crashyard.lab.simulate import play_out

MOST_AXES = 2
MOST_POINTS = 60


@dataclass(frozen=True, slots=True)
class Axis:
    """A parameter or an option, and the values that it is given one after the other."""

    name: str
    values: tuple[Value, ...]


class SweptPlay(msgspec.Struct):
    """What a game of a sweep was like, beside its outcome."""

    decisions: int = 0
    """Answers of seats that had a choice."""
    offered: int = 0
    """All answers that could have been given in them."""
    hits: int = 0
    """Of seats on others."""
    start: int = -1
    """The seat that began, or -1."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """All games of a sweep, by their numbers. Only texts and numbers: it travels."""

    game: str
    players: int
    options: dict[str, Value]
    """What does not change."""
    axes: tuple[Axis, ...]
    bots: tuple[str, ...]
    """They sit round the table in this order, one seat further on in each turn."""
    seed: str
    cap: int

    @property
    def points(self) -> list[tuple[Value, ...]]:
        """A value for each axis, in their order."""
        return list(product(*(axis.values for axis in self.axes)))

    def options_at(self, point: tuple[Value, ...]) -> dict[str, Value]:
        chosen = dict(zip((axis.name for axis in self.axes), point, strict=True))
        return find_game(self.game).complete({**self.options, **chosen}, self.players)

    def point_of(self, number: int) -> int:
        return number % len(self.points)

    def turn_of(self, number: int) -> int:
        return number // len(self.points)

    def lineup(self, number: int) -> tuple[str, ...]:
        turn = self.turn_of(number)
        return tuple(self.bots[(seat + turn) % len(self.bots)] for seat in range(self.players))

    def play(self, number: int) -> Outcome:
        """One game; what fails in it is noted."""
        seed = f"{self.seed}/{self.turn_of(number)}"
        game = find_game(self.game)
        options = self.options_at(self.points[self.point_of(number)])
        record = Record(game, self.players, options, chance=SeededChance(seed))
        try:
            position = record.opening()
            bots = [find_bot(name, game, f"{seed}/bot/{seat}") for seat, name in enumerate(self.lineup(number))]
            play_out(record, position, bots, Dice(f"{seed}/hidden"), self.cap)
            outcome = outcome_of(number, record.answers, int(position.rounds()), position.result())
            return msgspec.structs.replace(outcome, facts=msgspec.to_builtins(look_at(record)))
        except Exception as error:
            return Outcome(number, len(record.answers), error=f"{type(error).__name__}: {error}")

    def title(self) -> dict[str, Any]:
        """What a checkpoint of this sweep is headed by."""
        return title_of("sweep", asdict(self))


class _Looker(PlayObserver):
    """Counts choices and hits in a play."""

    def __init__(self, record: Record, position: Position) -> None:
        self._witness = record.game.witness(position)
        self._actions = Actions()
        self.seen = SweptPlay()
        position.listen()

    def before(self, position: Position, seat: int, action: int) -> None:
        if seat == CHANCE or action < 0:
            return
        position.fill_legal(seat, self._actions)
        if self._actions.count > 1:
            self.seen.decisions += 1
            self.seen.offered += int(self._actions.count)

    def after(self, position: Position, seat: int, action: int) -> None:
        for event in position.heard():
            for happening in self._witness.hear(event):
                if isinstance(happening, Began):
                    self.seen.start = happening.seat
                elif isinstance(happening, Hit):
                    self.seen.hits += happening.by != happening.to


def look_at(record: Record) -> SweptPlay:
    """What a play was like, from its record."""
    position = record.opening()
    looker = _Looker(record, position)
    record.replay(position, [looker])
    return looker.seen


# -- how an axis is written -----------------------------------------------------------------


def read_axes(game: Game, settings: tuple[str, ...], options: Mapping[str, Value], players: int) -> tuple[Axis, ...]:
    """One or two parameters or options with their values, written as `name=A..B`, `name=A..B/STEP` or `name=A,B,...`.

    Every point is tried out: what the rules forbid is refused before anything is played.
    """
    axes = tuple(_read_axis(game, setting) for setting in settings)
    names = [axis.name for axis in axes]
    if not 1 <= len(axes) <= MOST_AXES or len(set(names)) < len(names):
        raise Refusal("sweep-axes", {"given": ", ".join(names) or "-", "most": MOST_AXES})
    points = list(product(*(axis.values for axis in axes)))
    if not 2 <= len(points) <= MOST_POINTS:
        raise Refusal("sweep-points", {"points": len(points), "most": MOST_POINTS})
    for point in points:
        game.new(players, {**options, **dict(zip(names, point, strict=True))})
    return axes


def _read_axis(game: Game, setting: str) -> Axis:
    known: dict[str, Option | Parameter] = {each.name: each for each in (*game.options, *game.parameters)}
    name, equals, text = setting.partition("=")
    if not equals or not text:
        raise Refusal("sweep-form", {"setting": setting})
    if name not in known or isinstance(known[name], Assignment):
        facts = {"game": game.name, "option": name}
        swept = [one for one, option in known.items() if not isinstance(option, Assignment)]
        raise Refusal("unknown-option", facts | {"options": ", ".join(swept)})
    option = known[name]
    low, dots, rest = text.partition("..")
    if dots and isinstance(option, Number):
        high, _, step = rest.partition("/")
        values = [option.parse(part) for part in (low, high, step or "1")]
        if not all(isinstance(value, int) for value in values) or int(values[2]) < 1:
            raise Refusal("sweep-form", {"setting": setting})
        return Axis(name, tuple(range(int(values[0]), int(values[1]) + 1, int(values[2]))))
    return Axis(name, tuple(dict.fromkeys(option.parse(part.strip()) for part in text.split(","))))
