"""Crash & Grab, as everything outside its folder sees it."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, cast

from crashyard.engine.abilities import Abilities, Faces, Observation
from crashyard.engine.event import Event
from crashyard.engine.forms.documents import Fields
from crashyard.engine.forms.state import StateField
from crashyard.engine.game import Game
from crashyard.engine.odds import Chances
from crashyard.engine.options import Option, Parameter, Value
from crashyard.engine.position import Position
from crashyard.engine.records.former import Former
from crashyard.engine.witness import Witness
from crashyard.faces.scene import Scene
from crashyard.games.crash_and_grab.faces.motions import MOTIONS
from crashyard.games.crash_and_grab.faces.scene import scene_of
from crashyard.games.crash_and_grab.forms import following
from crashyard.games.crash_and_grab.forms.effects import effects_of
from crashyard.games.crash_and_grab.forms.files.reading import lay_out, read_position
from crashyard.games.crash_and_grab.forms.numbering_1 import RULES_1
from crashyard.games.crash_and_grab.forms.observation import CrashAndGrabObserver
from crashyard.games.crash_and_grab.forms.orders import ORDER_SENSE
from crashyard.games.crash_and_grab.forms.rehearsal import rehearse
from crashyard.games.crash_and_grab.forms.turning import turned_actions
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView
from crashyard.games.crash_and_grab.forms.witness import CrashAndGrabWitness
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.decisions.codes import ACTIONS
from crashyard.games.crash_and_grab.rules.facts import EVENT_TYPES
from crashyard.games.crash_and_grab.rules.options import NAME, OPTIONS, PARAMETERS, palette
from crashyard.games.crash_and_grab.rules.state import FIELDS, PLANS_EACH


def _scene(view: Mapping[str, Any]) -> Scene:
    return scene_of(cast(CrashAndGrabView, view))


def _seat_colours(view: Mapping[str, Any]) -> tuple[int, ...]:
    """With two players a seat is called by the first of its colours."""
    colours = palette(view["players"], view["options"]["colours"])
    return tuple(COLOURS.index(colours[seat]) for seat in range(view["players"]))


def _witness(position: Position) -> Witness:
    assert isinstance(position, CrashAndGrabPosition)
    return CrashAndGrabWitness(position)


class CrashAndGrab(Game):
    """Saucers that grab their crew and crash each other off the board, 2 to 6 players."""

    name: ClassVar[str] = NAME
    rules_version: ClassVar[str] = "3"
    former: ClassVar[Mapping[str, Former]] = {"1": RULES_1}
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    default_players: ClassVar[int] = 3
    """The fewest with one saucer each. With two everybody flies two, which is a variant for those who know the game."""

    options: ClassVar[tuple[Option, ...]] = OPTIONS
    parameters: ClassVar[tuple[Parameter, ...]] = PARAMETERS
    action_space: ClassVar[int] = ACTIONS
    outcome_space: ClassVar[int] = PLANS_EACH * PLANS_EACH
    secrets: ClassVar[bool] = True
    together: ClassVar[bool] = True
    longest: ClassVar[int] = 1_000_000
    """The rules know no limit (section 14). Of 10,000 random games none took more than 2,523 answers. Twisted Titanium
    takes longer, most of all with three players: 27,000 answers on average, and of 3,000 games the longest 464,161.
    """

    state: ClassVar[tuple[StateField, ...]] = FIELDS
    view_type: ClassVar[type] = CrashAndGrabView
    event_types: ClassVar[Mapping[str, type]] = EVENT_TYPES
    signature: ClassVar[frozenset[str]] = frozenset({"tiles", "saucers"})

    abilities: ClassVar[Abilities] = Abilities(
        faces=Faces(
            package="crashyard.games.crash_and_grab.faces",
            scene=_scene,
            seat_colours=_seat_colours,
            action_defaults=dict.fromkeys(
                ("plans", "space", "site", "direction", "saucer", "crew", "take", "slot", "rotation"), ""
            ),
            event_defaults={"plans": "", "upgrade": ""},
            motions=MOTIONS,
        ),
        observation=Observation(CrashAndGrabObserver, turned_actions=turned_actions),
        odds=Chances(),
        effects=effects_of,
        witness=_witness,
        rehearse=rehearse,
        order_sense=ORDER_SENSE,
    )

    def begin(self, players: int, options: Mapping[str, Value]) -> Position:
        position = CrashAndGrabPosition(players)
        lay_out(position, options)
        return position

    def read(self, fields: Fields) -> Position:
        position = CrashAndGrabPosition(fields.integer("players", 2, 6))
        read_position(fields, position)
        return position

    def follow(self, view: dict[str, Any], events: Iterable[Event]) -> None:
        following.follow(cast(CrashAndGrabView, view), events)

    def fields_of(self, position: Position, rules: str) -> dict[str, Any] | None:
        """Rules 1 and 2 wrote down what only bots remember: how often each saucer has bounced since it was planned for.

        Rules 1 knew no chosen colours, and asked about passing when the movements of a turn were over.
        """
        fields: dict[str, Any] = position.to_json()
        if rules not in ("1", "2"):
            return fields
        assert isinstance(position, CrashAndGrabPosition)
        moment = fields["moment"] | {"dallied": [int(bounces) for bounces in position.dallied]}
        if rules == "2":
            return fields | {"moment": moment}
        del moment["declined"], moment["grabbed"]
        return fields | {"options": {"mode": fields["options"]["mode"]}, "moment": moment}
