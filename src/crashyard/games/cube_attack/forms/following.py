"""How each event changes what everybody sees. Whoever knows a view and the events knows the next view, and no rule."""

from collections.abc import Callable, Iterable
from typing import Any, cast

from crashyard.engine.event import Event
from crashyard.games.cube_attack.forms.views import CubeAttackView, CubeSeen
from crashyard.games.cube_attack.rules.facts import (
    CubeArrivedFacts,
    CubeEndFacts,
    CubeHitFacts,
    CubeLifeFacts,
    CubeMoonFacts,
    CubeMovedFacts,
    CubeResignedFacts,
    CubeRoundFacts,
    CubeSeatFacts,
    CubeTurnFacts,
    CubeWeaponFacts,
    CubeWoundFacts,
)


def follow(view: dict[str, Any], events: Iterable[Event]) -> None:
    """Bring a view up to date with what has happened since."""
    seen = cast(CubeAttackView, view)
    for event in events:
        _FOLLOW[event.kind](seen, event.public)
    seen["awaited"] = [] if seen["over"] or seen["active"] is None else [seen["active"]]


def _cube(view: CubeAttackView, seat: int, number: int) -> CubeSeen:
    return next(cube for cube in view["cubes"] if cube["seat"] == seat and cube["id"] == number)


def _start_player(view: CubeAttackView, fact: CubeSeatFacts) -> None:
    view["marker"] = fact["seat"]


def _round_began(view: CubeAttackView, fact: CubeRoundFacts) -> None:
    view["round"] = fact["round"]


def _turn_began(view: CubeAttackView, fact: CubeTurnFacts) -> None:
    view["active"] = fact["seat"]
    view["left"] = fact["left"]


def _moved(view: CubeAttackView, fact: CubeMovedFacts) -> None:
    view["left"] = fact["left"]
    _cube(view, fact["seat"], fact["cube"])["at"] = fact["to"]


def _spend(view: CubeAttackView, seat: int, number: int, mark: str, left: int) -> CubeSeen:
    """A cube has used an action that it has once a turn."""
    view["left"] = left
    cube = _cube(view, seat, number)
    cube["spent"] = sorted([*cube["spent"], mark])
    return cube


def _cube_arrived(view: CubeAttackView, fact: CubeArrivedFacts) -> None:
    _spend(view, fact["seat"], fact["cube"], "activate", fact["left"])
    view["reserve"][fact["seat"]] = fact["reserve"]
    view["cubes"].append(
        {"seat": fact["seat"], "at": fact["home"], "weapon": "none", "lives": 1, "spent": [], "id": fact["new"]}
    )
    view["cubes"].sort(key=lambda cube: (cube["seat"], cube["id"]))


def _life_gained(view: CubeAttackView, fact: CubeLifeFacts) -> None:
    _spend(view, fact["seat"], fact["cube"], "activate", fact["left"])["lives"] = fact["lives"]
    view["reserve"][fact["seat"]] = fact["reserve"]


def _weapon_gained(view: CubeAttackView, fact: CubeWeaponFacts) -> None:
    _spend(view, fact["seat"], fact["cube"], "activate", fact["left"])["weapon"] = fact["weapon"]


def _life_lost(view: CubeAttackView, fact: CubeWoundFacts) -> None:
    _spend(view, fact["seat"], fact["cube"], "attack", fact["left"])
    view["removed"][fact["victim"]] = fact["removed"]
    _cube(view, fact["victim"], fact["target"])["lives"] = fact["lives"]


def _cube_destroyed(view: CubeAttackView, fact: CubeHitFacts) -> None:
    _spend(view, fact["seat"], fact["cube"], "attack", fact["left"])
    view["removed"][fact["victim"]] = fact["removed"]
    view["cubes"].remove(_cube(view, fact["victim"], fact["target"]))


def _resigned(view: CubeAttackView, fact: CubeResignedFacts) -> None:
    view["removed"][fact["seat"]] = fact["removed"]
    view["cubes"] = [cube for cube in view["cubes"] if cube["seat"] != fact["seat"]]


def _turn_ended(view: CubeAttackView, fact: object) -> None:
    for cube in view["cubes"]:
        cube["spent"] = []


def _moon_scored(view: CubeAttackView, fact: CubeMoonFacts) -> None:
    for seat in fact["seats"]:
        view["scores"][seat] += fact["points"]


def _game_over(view: CubeAttackView, fact: CubeEndFacts) -> None:
    view["over"] = True
    view["winners"] = fact["winners"]
    view["reason"] = fact["reason"]


def _nothing(view: CubeAttackView, fact: object) -> None:
    """Told for the reader's sake; other events carry what it changes."""


_FOLLOW: dict[str, Callable[[CubeAttackView, Any], None]] = {
    "start_player": _start_player,
    "round_began": _round_began,
    "turn_began": _turn_began,
    "moved": _moved,
    "cube_arrived": _cube_arrived,
    "life_gained": _life_gained,
    "weapon_gained": _weapon_gained,
    "life_lost": _life_lost,
    "cube_destroyed": _cube_destroyed,
    "player_out": _nothing,
    "resigned": _resigned,
    "turn_ended": _turn_ended,
    "moon_scored": _moon_scored,
    "round_ended": _nothing,
    "marker_passed": _start_player,
    "play_off": _nothing,
    "game_over": _game_over,
}
