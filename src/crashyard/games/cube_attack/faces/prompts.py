"""What is wanted of the player whose turn it is: first a cube, then what it does."""

from collections.abc import Mapping
from typing import Any

from crashyard.faces.scene import Text
from crashyard.games.cube_attack.faces.galaxy import kind_of, target_of

_WITH_BONUS = ("cube", "life", "arms")
"""The kinds of planets that can be activated (R36)."""


def _own_cubes(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [cube for cube in view["cubes"] if cube["seat"] == view["active"] and not view["over"]]


def _may_attack(cube: Mapping[str, Any]) -> bool:
    """Whether a cube has a weapon that it has not used in this turn (R25, R37)."""
    return cube["weapon"] != "none" and "attack" not in cube["spent"]


def prompt_of(view: Mapping[str, Any]) -> Text | None:
    """What is wanted to begin with: a cube, unless there is none (R70). Nobody is asked before and after the game."""
    if view["over"] or view["active"] is None:
        return None
    own = _own_cubes(view)
    if not own:
        return Text("prompt-no-cube")
    return Text("prompt-armed" if any(map(_may_attack, own)) else "prompt-unarmed", {"left": view["left"]})


def next_prompts_of(view: Mapping[str, Any]) -> dict[str, Text]:
    """What is wanted of whoever has clicked one of their cubes."""
    prompts = {}
    for cube in _own_cubes(view):
        alone = all(other["seat"] == cube["seat"] for other in view["cubes"] if other["at"] == cube["at"])
        bonus = alone and kind_of(view["board"], cube["at"]) in _WITH_BONUS and "activate" not in cube["spent"]
        facts = {"attack": "yes" if _may_attack(cube) else "no", "bonus": "yes" if bonus else "no"}
        prompts[target_of(cube)] = Text("prompt-cube", facts)
    return prompts
