"""Cars leave the board in the direction of the push, and points fly to the side that gets them."""

import pytest

from crashyard.engine import Event
from crashyard.faces.motion import Spark, motion_of
from crashyard.games.crash_by_crash.faces.motions import MOTIONS, way_of
from crashyard.games.crash_by_crash.rules.board import SLOT_CELLS


def displaced(direction: str, scores: list[int], hole: int | None = None) -> Event:
    facts = {"side": 1, "car": 3, "magnetic": False, "from": [0, 0], "direction": direction, "hole": hole}
    return Event("car_displaced", "R20", {**facts, "by": "push", "points": 2, "scores": scores})


def test_over_the_edge_in_the_direction_of_the_push() -> None:
    motion = motion_of(MOTIONS, {"scores": [0, 0]}, [displaced("W", [2, 0])])
    assert (motion.motion, motion.who) == ("crash", ("car-1-3",))
    assert motion.way == pytest.approx((-1, 0))
    assert motion.sparks == (Spark("car-1-3", "score-0", "+2"),)


def test_each_car_of_a_chain_brings_its_own_points() -> None:
    motion = motion_of(MOTIONS, {"scores": [5, 0]}, [displaced("NE", [7, 0]), displaced("NE", [9, 0])])
    assert motion.sparks == (Spark("car-1-3", "score-0", "+2"),)


def test_into_a_hole_it_falls() -> None:
    assert motion_of(MOTIONS, {"scores": [0, 0]}, [displaced("SE", [2, 0], hole=4)]).motion == "fall"


def test_a_tile_falls_with_its_cells_and_its_cars() -> None:
    car = {"side": 1, "car": 3, "magnetic": False}
    motion = motion_of(MOTIONS, {}, [Event("tile_removed", "R32", {"slot": 0, "cars": [car], "operator": "beside"})])
    assert {"place-tile-0", "place-0,0", "car-1-3"} <= set(motion.who)
    assert len(motion.who) == len(SLOT_CELLS[0]) + 2


def test_north_is_up() -> None:
    assert way_of("NW")[1] < 0 < way_of("SW")[1]
