"""Headlong, as everything outside this folder sees it."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from crashyard.engine import Event, Fields, Game, Position
from crashyard.engine.abilities import Abilities, Faces, Observation
from crashyard.engine.forms.state import StateField
from crashyard.engine.options import Option, Value
from crashyard.games.headlong.faces.scene import make_scene
from crashyard.games.headlong.forms import views
from crashyard.games.headlong.forms.file import read_position
from crashyard.games.headlong.forms.observation import HeadlongObserver
from crashyard.games.headlong.position import HeadlongPosition
from crashyard.games.headlong.rules.events import EVENT_TYPES
from crashyard.games.headlong.rules.state import FIELDS, GEARS, NAME, OPTIONS


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
    state: ClassVar[tuple[StateField, ...]] = FIELDS
    view_type: ClassVar[type] = views.HeadlongView
    event_types: ClassVar[Mapping[str, type]] = EVENT_TYPES
    signature: ClassVar[frozenset[str]] = frozenset({"cars", "gears", "over"})
    abilities: ClassVar[Abilities] = Abilities(
        faces=Faces(package="crashyard.games.headlong.faces", scene=make_scene, event_defaults={"gear": 0}),
        observation=Observation(HeadlongObserver),
    )

    def begin(self, players: int, options: Mapping[str, Value]) -> Position:
        return HeadlongPosition(players, int(options["finish"]), int(options["rounds"]))

    def read(self, fields: Fields) -> Position:
        return read_position(fields, HeadlongPosition)

    def follow(self, view: dict[str, Any], events: Iterable[Event]) -> None:
        views.follow(view, events)
