"""Crash by Crash, as everything outside its folder sees it."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, cast

from crashyard.engine.abilities import Abilities, Faces, Observation
from crashyard.engine.event import Event
from crashyard.engine.forms.documents import Fields
from crashyard.engine.forms.state import StateField
from crashyard.engine.game import Game
from crashyard.engine.odds import Odds
from crashyard.engine.options import Option, Parameter, Value
from crashyard.engine.position import Position
from crashyard.engine.records.former import Former
from crashyard.engine.witness import Witness
from crashyard.faces.scene import Scene
from crashyard.games.crash_by_crash.faces.motions import MOTIONS
from crashyard.games.crash_by_crash.faces.scene import scene_of
from crashyard.games.crash_by_crash.forms import compound, following
from crashyard.games.crash_by_crash.forms.actions import NAME
from crashyard.games.crash_by_crash.forms.effects import effects_of
from crashyard.games.crash_by_crash.forms.files.reading import lay_out, read_position
from crashyard.games.crash_by_crash.forms.numbering_1 import RULES_1
from crashyard.games.crash_by_crash.forms.observation import CrashByCrashObserver
from crashyard.games.crash_by_crash.forms.turning import turned_actions
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView
from crashyard.games.crash_by_crash.forms.witness import CrashByCrashWitness
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules.board import TILES
from crashyard.games.crash_by_crash.rules.codes import SPACE
from crashyard.games.crash_by_crash.rules.facts import EVENT_TYPES
from crashyard.games.crash_by_crash.rules.options import OPTIONS, PARAMETERS
from crashyard.games.crash_by_crash.rules.pieces import SIDES
from crashyard.games.crash_by_crash.rules.state import FIELDS


def _scene(view: Mapping[str, Any]) -> Scene:
    return scene_of(cast(CrashByCrashView, view))


def _witness(position: Position) -> Witness:
    return CrashByCrashWitness()


class CrashByCrash(Game):
    """Bumper cars that push each other onto bells and off the board: 2 players, or 4 in two teams."""

    name: ClassVar[str] = NAME
    rules_version: ClassVar[str] = "2"
    former: ClassVar[Mapping[str, Former]] = {"1": RULES_1}
    players: ClassVar[tuple[int, ...]] = (2, 4)
    default_players: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    parameters: ClassVar[tuple[Parameter, ...]] = PARAMETERS
    action_space: ClassVar[int] = SPACE
    outcome_space: ClassVar[int] = 6 * TILES
    secrets: ClassVar[bool] = True
    state: ClassVar[tuple[StateField, ...]] = FIELDS
    view_type: ClassVar[type] = CrashByCrashView
    event_types: ClassVar[Mapping[str, type]] = EVENT_TYPES
    longest: ClassVar[int] = 20_000
    """The rules know no limit (R77). Random games take about a thousand answers; of 2,000 none took more than 4,000."""

    signature: ClassVar[frozenset[str]] = frozenset({"layout", "bells", "operator", "cars", "turn", "active", "action"})

    abilities: ClassVar[Abilities] = Abilities(
        faces=Faces(
            package="crashyard.games.crash_by_crash.faces",
            scene=_scene,
            action_defaults={"car": "normal", "dir": "", "batteries": 0},
            event_defaults={"card": ""},
            motions=MOTIONS,
        ),
        observation=Observation(CrashByCrashObserver, version=1, turned_actions=turned_actions),
        odds=Odds(0.1, 6.5),
        effects=effects_of,
        witness=_witness,
    )

    def teams(self, players: int) -> tuple[int, ...]:
        """Partners sit opposite each other (section 12)."""
        return tuple(seat % SIDES for seat in range(players))

    def begin(self, players: int, options: Mapping[str, Value]) -> Position:
        position = CrashByCrashPosition(players)
        lay_out(position, dict(options))
        return position

    def read(self, fields: Fields) -> Position:
        return read_position(fields, CrashByCrashPosition)

    def fields_of(self, position: Position, rules: str) -> dict[str, Any] | None:
        """Rules 1 had one number for the ban of both sides: that of the card played last."""
        assert isinstance(position, CrashByCrashPosition)
        fields = position.to_json()
        if rules == "1":
            del fields["bans"]
            fields["ban_turn"] = max(position.bans) or None
        return fields

    def steps(self, position: Position, seat: int, form: object) -> list[object]:
        assert isinstance(position, CrashByCrashPosition)
        return compound.steps(position, seat, form)

    def follow(self, view: dict[str, Any], events: Iterable[Event]) -> None:
        following.follow(cast(CrashByCrashView, view), events)
