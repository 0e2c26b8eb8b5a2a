"""Cube Attack, as the rest of the house sees it."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from crashyard.engine.documents import Fields
from crashyard.engine.event import Event
from crashyard.engine.former import Former
from crashyard.engine.game import Game
from crashyard.engine.observer import Observer
from crashyard.engine.odds import Chances
from crashyard.engine.options import Option, Value
from crashyard.engine.position import Position
from crashyard.engine.state import StateField
from crashyard.engine.witness import Witness
from crashyard.faces.scene import Scene
from crashyard.games.cube_attack.faces.scene import scene_of
from crashyard.games.cube_attack.forms import following
from crashyard.games.cube_attack.forms.file import apply_options, read_position
from crashyard.games.cube_attack.forms.numbering_1 import RULES_1
from crashyard.games.cube_attack.forms.observation import CubeAttackObserver
from crashyard.games.cube_attack.forms.views import CubeAttackView
from crashyard.games.cube_attack.forms.witness import CubeAttackWitness
from crashyard.games.cube_attack.position import CubeAttackPosition
from crashyard.games.cube_attack.rules.board import board_for
from crashyard.games.cube_attack.rules.codes import MOST_PLAYERS, SPACE
from crashyard.games.cube_attack.rules.facts import EVENT_TYPES
from crashyard.games.cube_attack.rules.options import COLOURS, NAME, OPTIONS, colours_of
from crashyard.games.cube_attack.rules.state import FIELDS


class CubeAttack(Game):
    """Cubes on planets joined by orbits, 2 to 6 players."""

    name: ClassVar[str] = NAME
    rules_version: ClassVar[str] = "2"
    former: ClassVar[Mapping[str, Former]] = {"1": RULES_1}
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    action_space: ClassVar[int] = SPACE
    outcome_space: ClassVar[int] = MOST_PLAYERS
    observation_version: ClassVar[int] = 1
    longest: ClassVar[int] = 1000 * 6 * 2 + 1
    odds: ClassVar[Chances] = Chances()
    state: ClassVar[tuple[StateField, ...]] = FIELDS
    view_type: ClassVar[type] = CubeAttackView
    event_types: ClassVar[Mapping[str, type]] = EVENT_TYPES
    signature: ClassVar[frozenset[str]] = frozenset({"board", "marker", "round", "active", "left", "reserve", "cubes"})

    action_defaults: ClassVar[Mapping[str, object]] = {
        "weapon": "",
        "lives": 0,
        "spent": "",
        "target-weapon": "",
        "target-lives": 0,
    }

    def begin(self, players: int, options: Mapping[str, Value]) -> Position:
        position = CubeAttackPosition(board_for(players, str(options["board"])), players)
        apply_options(position, dict(options))
        position.set_up()
        return position

    def read(self, fields: Fields) -> Position:
        return read_position(fields)

    def follow(self, view: dict[str, Any], events: Iterable[Event]) -> None:
        following.follow(view, events)

    def seat_colours(self, view: Mapping[str, Any]) -> tuple[int, ...]:
        return tuple(colours_of(view["options"], view["players"]))

    def fields_of(self, position: Position, rules: str) -> dict[str, Any] | None:
        """Rules 1 knew no colours to choose."""
        fields = super().fields_of(position, rules)
        if fields is None or rules != "1":
            return fields
        options = dict(fields["options"])
        return fields | {"options": options} if options.pop("colours") == COLOURS.default else None

    def observer(self, players: int) -> Observer:
        return CubeAttackObserver(players)

    def witness(self, position: Position) -> Witness:
        assert isinstance(position, CubeAttackPosition)
        return CubeAttackWitness(position)

    def scene(self, view: Mapping[str, Any]) -> Scene:
        return scene_of(view)
