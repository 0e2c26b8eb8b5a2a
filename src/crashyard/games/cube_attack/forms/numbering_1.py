"""How rules 1 numbered actions and outcomes of chance, which records and databases once stored as bare numbers.

Frozen: nothing in here may follow what the rules do later, so it takes nothing from them. A number becomes a form with
the help of `state`, the fields of the position file of rules 1.
"""

from collections.abc import Mapping
from typing import Any

from crashyard.engine.records.former import Former
from crashyard.engine.seats import CHANCE

_WOOD = 20
_PLANETS = 31
_ACTIVATE, _MOVE, _ATTACK, _SPACE = 1, 21, 641, 3041


def _planets(board: str) -> list[str]:
    """The planets of `galaxy-2` to `galaxy-6` in the order of their numbers."""
    sectors = range(int(board.removeprefix("galaxy-")))
    ring = [f"{kind}{sector}" for sector in sectors for kind in "LA"]
    return (
        [f"S{sector}" for sector in sectors] + ring + [f"{kind}{sector}" for kind in "CH" for sector in sectors] + ["F"]
    )


def form(state: Mapping[str, Any], seat: int, number: int) -> object:
    """The form of a number, or None if it means nothing here."""
    if seat == CHANCE:
        return number
    if number == 0:
        return {"do": "end_turn"}
    if number < 0 or number >= _SPACE:
        return None
    if number < _MOVE:
        actor = _cube(state, seat, number - _ACTIVATE)
        return actor and {"do": "activate"} | actor
    if number < _ATTACK:
        cube, planet = divmod(number - _MOVE, _PLANETS)
        planets = _planets(state["board"])
        actor = _cube(state, seat, cube)
        return {"do": "move"} | actor | {"to": planets[planet]} if actor and planet < len(planets) else None
    cube, end = divmod(number - _ATTACK, 6 * _WOOD)
    victim, hit = divmod(end, _WOOD)
    actor, target = _cube(state, seat, cube), _cube(state, victim, hit)
    if actor is None or target is None:
        return None
    del target["spent"]
    return {"do": "attack"} | actor | {"target": {"seat": victim} | target}


def _cube(state: Mapping[str, Any], seat: int, number: int) -> dict[str, Any] | None:
    """All that a form can say of a cube."""
    for cube, own in zip(state["cubes"], state["ids"], strict=True):
        if cube["seat"] == seat and own == number:
            return {name: cube[name] for name in ("at", "weapon", "lives", "spent")}
    return None


RULES_1 = Former(
    defaults={"board": "auto", "initial_cubes": 4, "target": 64, "marker": "stays", "round_limit": 200}, form=form
)
