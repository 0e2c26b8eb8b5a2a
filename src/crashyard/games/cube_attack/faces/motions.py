"""How the events of Cube Attack are shown and heard."""

from collections.abc import Mapping, Sequence
from typing import Any

from crashyard.engine.event import Event
from crashyard.faces.motion import SILENT, MakeMotion, Motion, Motions, Spark, of_things

_CUBE = "cube-{seat}-{cube}"


def _hit(motion: str, sound: str) -> MakeMotion:
    """A shot flies from the cube that attacks to the one that is hit (R38)."""

    def made(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
        fact: Mapping[str, Any] = events[-1].public
        victim = f"cube-{fact['victim']}-{fact['target']}"
        return Motion(motion, sound, (victim,), sparks=(Spark(_CUBE.format(**fact), victim),))

    return made


def _score(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """The points of a moon fly to the scores of those who hold it (R47, R49)."""
    fact: Mapping[str, Any] = events[-1].public
    moon = f"place-{fact['moon']}"
    sparks = tuple(Spark(moon, f"score-{seat}", f"+{fact['points']}") for seat in fact["seats"] if fact["points"])
    return Motion("flash", "points", (moon,), sparks=sparks)


MOTIONS: Motions = {
    "start_player": of_things("deal", "tick", "start-player"),
    "round_began": Motion("turn"),
    "turn_began": Motion("turn"),
    "moved": of_things("fly", "thrust", _CUBE),
    "cube_arrived": of_things("place", "power", "cube-{seat}-{new}"),
    "life_gained": of_things("place", "power", _CUBE),
    "weapon_gained": of_things("tumble", "power", _CUBE),
    "life_lost": _hit("bounce", "shot"),
    "cube_destroyed": _hit("burst", "crash"),
    "player_out": SILENT,
    "resigned": Motion("fall", "crash"),
    "turn_ended": SILENT,
    "moon_scored": _score,
    "round_ended": SILENT,
    "marker_passed": of_things("deal", "tick", "start-player"),
    "play_off": SILENT,
    "game_over": SILENT,
}
