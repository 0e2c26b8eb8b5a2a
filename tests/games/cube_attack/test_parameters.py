"""Section 10: what the laboratory may change does what it says, at its limits; all else is as in the rulebook."""

from typing import Any

import pytest

from crashyard.engine import CHANCE
from crashyard.games.cube_attack import GAME
from crashyard.games.cube_attack.position import CubeAttackPosition
from crashyard.games.cube_attack.rules.codes import END_TURN
from crashyard.games.cube_attack.rules.scoring import score_moons
from tests.refusals import refuses


def begun(**options: int) -> CubeAttackPosition:
    """A play of a variant whose start player is known."""
    position = GAME.new(3, options)
    assert isinstance(position, CubeAttackPosition)
    position.play(CHANCE, 0)
    return position


def on_moon(moon: str, seats: int, **options: int) -> CubeAttackPosition:
    """So many players have a cube on a moon."""
    document: Any = GAME.save(begun(**options))
    for seat in range(seats):
        next(cube for cube in document["cubes"] if cube["seat"] == seat)["at"] = moon
    position = GAME.load(document)
    assert isinstance(position, CubeAttackPosition)
    return position


@pytest.mark.parametrize("actions", [1, 4])
def test_a_turn_has_its_actions(actions: int) -> None:
    position = begun(actions=actions)
    for left in range(actions, 0, -1):
        assert (position.active, position.left) == (0, left)
        position.play(0, next(action for action in position.legal(0) if action != END_TURN))
    assert (position.active, position.left) == (1, actions)


@pytest.mark.parametrize("wood", [10, 20])
def test_every_player_has_so_many_cubes_in_all(wood: int) -> None:
    assert list(begun(wood=wood, initial_cubes=10).reserve) == [wood - 10] * 3


def test_cubes_of_a_variant_must_add_up() -> None:
    document: Any = GAME.save(begun(wood=12))
    document["reserve"] = [9, 8, 8]
    sentence = (
        "Red must have 12 wooden cubes in all, but 4 lives in play, 9 in reserve and 0 removed do not add up to that."
    )
    with refuses("wood-does-not-add-up", f"{sentence} (section 3)", GAME):
        GAME.load(document)


@pytest.mark.parametrize(("moon", "name", "points"), [("F", "full_moon", 1), ("F", "full_moon", 8)])
def test_a_full_moon_brings_its_points(moon: str, name: str, points: int) -> None:
    position = on_moon(moon, 1, **{name: points})
    score_moons(position)
    assert list(position.scores) == [points, 0, 0]


@pytest.mark.parametrize("points", [0, 8])
def test_a_half_moon_brings_its_points(points: int) -> None:
    position = on_moon("H1", 1, half_moon=points)
    score_moons(position)
    assert list(position.scores) == [points, 0, 0]


@pytest.mark.parametrize(("share", "each"), [(0, 0), (33, 1), (50, 2), (100, 4)])
def test_a_shared_moon_brings_its_part_to_each(share: int, each: int) -> None:
    position = on_moon("F", 2, shared_moon=share)
    score_moons(position)
    assert list(position.scores) == [each, each, 0]
    alone = on_moon("F", 1, shared_moon=share)
    score_moons(alone)
    assert list(alone.scores) == [4, 0, 0]
