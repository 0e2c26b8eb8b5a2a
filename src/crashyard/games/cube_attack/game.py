"""Cube Attack, as everything outside its folder sees it."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from crashyard.engine.abilities import Abilities, Faces, Observation
from crashyard.engine.event import Event
from crashyard.engine.forms.documents import Fields
from crashyard.engine.forms.state import StateField
from crashyard.engine.game import Game
from crashyard.engine.odds import Chances
from crashyard.engine.options import Option, Parameter, Value
from crashyard.engine.position import Position
from crashyard.engine.records.former import Former
from crashyard.games.cube_attack.faces.motions import MOTIONS
from crashyard.games.cube_attack.faces.scene import scene_of, seat_colours
from crashyard.games.cube_attack.forms import following
from crashyard.games.cube_attack.forms.effects import effects_of
from crashyard.games.cube_attack.forms.file import apply_options, read_position
from crashyard.games.cube_attack.forms.numbering_1 import RULES_1
from crashyard.games.cube_attack.forms.observation import CubeAttackObserver
from crashyard.games.cube_attack.forms.turning import turned_actions
from crashyard.games.cube_attack.forms.views import CubeAttackView
from crashyard.games.cube_attack.forms.witness import witness_of
from crashyard.games.cube_attack.position import CubeAttackPosition
from crashyard.games.cube_attack.rules.board import board_for
from crashyard.games.cube_attack.rules.codes import MOST_PLAYERS, SPACE
from crashyard.games.cube_attack.rules.facts import EVENT_TYPES
from crashyard.games.cube_attack.rules.options import COLOURS, NAME, OPTIONS, PARAMETERS
from crashyard.games.cube_attack.rules.state import FIELDS


class CubeAttack(Game):
    """Cubes on planets joined by orbits, 2 to 6 players."""

    name: ClassVar[str] = NAME
    rules_version: ClassVar[str] = "2"
    former: ClassVar[Mapping[str, Former]] = {"1": RULES_1}
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    default_players: ClassVar[int] = 3
    """The rulebook prefers none. With three everybody starts two sectors from the next and no seat is better placed;
    games keep to the time of the box. With two nobody shares a moon with a third; with four seats are uneven.
    """

    options: ClassVar[tuple[Option, ...]] = OPTIONS
    parameters: ClassVar[tuple[Parameter, ...]] = PARAMETERS
    action_space: ClassVar[int] = SPACE
    outcome_space: ClassVar[int] = MOST_PLAYERS
    longest: ClassVar[int] = 1000 * 6 * 2 + 1
    state: ClassVar[tuple[StateField, ...]] = FIELDS
    view_type: ClassVar[type] = CubeAttackView
    event_types: ClassVar[Mapping[str, type]] = EVENT_TYPES
    signature: ClassVar[frozenset[str]] = frozenset({"board", "marker", "round", "active", "left", "reserve", "cubes"})

    abilities: ClassVar[Abilities] = Abilities(
        faces=Faces(
            package="crashyard.games.cube_attack.faces",
            scene=scene_of,
            seat_colours=seat_colours,
            action_defaults={"weapon": "", "lives": 0, "spent": "", "target-weapon": "", "target-lives": 0},
            motions=MOTIONS,
        ),
        observation=Observation(CubeAttackObserver, version=1, turned_actions=turned_actions),
        odds=Chances(),
        effects=effects_of,
        witness=witness_of,
    )

    def begin(self, players: int, options: Mapping[str, Value]) -> Position:
        position = CubeAttackPosition(board_for(players, str(options["board"])), players)
        apply_options(position, dict(options))
        position.set_up()
        return position

    def read(self, fields: Fields) -> Position:
        return read_position(fields, CubeAttackPosition)

    def follow(self, view: dict[str, Any], events: Iterable[Event]) -> None:
        following.follow(view, events)

    def fields_of(self, position: Position, rules: str) -> dict[str, Any] | None:
        """Rules 1 knew no colours to choose."""
        fields = super().fields_of(position, rules)
        if fields is None or rules != "1":
            return fields
        options = dict(fields["options"])
        return fields | {"options": options} if options.pop("colours") == COLOURS.default else None
