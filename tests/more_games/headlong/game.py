"""Headlong, as everything outside this folder sees it."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from crashyard.engine import Event, Fields, Game, Position
from crashyard.engine.abilities import Abilities, Faces, Observation
from crashyard.engine.options import Option, Value
from crashyard.games.headlong import events
from crashyard.games.headlong.notation import NAME, OPTIONS
from crashyard.games.headlong.observation import HeadlongObserver
from crashyard.games.headlong.position import GEARS, HeadlongPosition
from crashyard.games.headlong.scene import make_scene
from crashyard.games.headlong.state import read_position


class Headlong(Game):
    """Cars that crash when they are in the same gear, 2 to 4 players."""

    name: ClassVar[str] = NAME
    rules_version: ClassVar[str] = "1"
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    action_space: ClassVar[int] = GEARS
    outcome_space: ClassVar[int] = 0
    secrets: ClassVar[bool] = True
    together: ClassVar[bool] = True
    longest: ClassVar[int] = 4 * 40
    signature: ClassVar[frozenset[str]] = frozenset({"cars", "gears", "over"})
    abilities: ClassVar[Abilities] = Abilities(
        faces=Faces(package="crashyard.games.headlong", scene=make_scene, event_defaults={"gear": 0}),
        observation=Observation(HeadlongObserver),
    )

    def begin(self, players: int, options: Mapping[str, Value]) -> Position:
        return HeadlongPosition(players, int(options["finish"]), int(options["rounds"]))

    def read(self, fields: Fields) -> Position:
        return read_position(fields)

    def follow(self, view: dict[str, Any], events_: Iterable[Event]) -> None:
        events.follow(view, events_)
