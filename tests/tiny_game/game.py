"""Bump, as everything outside its folder sees it."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from crashyard.engine import Event, Fields, Game, Position
from crashyard.engine.abilities import Abilities, Faces, Observation
from crashyard.engine.forms.state import StateField
from crashyard.engine.options import Option, Value
from tests.tiny_game.faces.scene import make_scene
from tests.tiny_game.forms.file import OPTIONS, read_position
from tests.tiny_game.forms.notation import NAME, BumpView
from tests.tiny_game.forms.observation import BumpObserver
from tests.tiny_game.position import BumpPosition
from tests.tiny_game.rules import events
from tests.tiny_game.rules.state import BAG, FIELDS, SPACE, teams


class Bump(Game):
    """Cars on a ring that bump each other, 2 or 4 players."""

    name: ClassVar[str] = NAME
    rules_version: ClassVar[str] = "1"
    players: ClassVar[tuple[int, ...]] = (2, 4)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    action_space: ClassVar[int] = SPACE
    outcome_space: ClassVar[int] = 1 + max(BAG)
    secrets: ClassVar[bool] = True
    together: ClassVar[bool] = True
    longest: ClassVar[int] = 4 + 6 * (4 + 4 + 12)
    state: ClassVar[tuple[StateField, ...]] = FIELDS
    view_type: ClassVar[type] = BumpView
    event_types: ClassVar[Mapping[str, type]] = events.EVENT_TYPES
    signature: ClassVar[frozenset[str]] = frozenset({"cars", "dodges", "hands", "plans", "threat"})
    abilities: ClassVar[Abilities] = Abilities(
        faces=Faces(package="tests.tiny_game.faces", scene=make_scene, event_defaults={"card": 0}),
        observation=Observation(BumpObserver),
    )

    def begin(self, players: int, options: Mapping[str, Value]) -> Position:
        return BumpPosition(players, int(options["rounds"]), str(options["dodging"]))

    def read(self, fields: Fields) -> Position:
        return read_position(fields)

    def follow(self, view: dict[str, Any], events_: Iterable[Event]) -> None:
        events.follow(view, events_)

    def teams(self, players: int) -> tuple[int, ...]:
        return teams(players)
