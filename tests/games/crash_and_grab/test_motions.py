"""Whoever crashes leaves the board in the direction of flight, however the flight began."""

import pytest

from crashyard.engine import SPECTATOR, Event
from crashyard.engine.registry import find_game
from crashyard.faces.motion import motion_of
from crashyard.games.crash_and_grab.faces.motions import MOTIONS, heading

MOVED = Event("saucer_moved", "section 9.1", {"saucer": "red", "from": [3, 1], "to": [3, 0]})
CRASHED = Event("saucer_crashed", "section 10.1", {"saucer": "green", "from": [0, 0]})


def pushed(marker: str) -> Event:
    return Event("saucer_pushed", "R-02", {"saucer": "red", "hit": "green", "direction": marker, "distance": 2})


@pytest.fixture
def view() -> dict[str, object]:
    markers = {"up": "sun", "right": "meteor", "down": "stars", "left": "asteroids"}
    return {"markers": markers, "moment": {"phase": "boost", "heading": "stars"}}


def test_in_the_direction_in_which_it_was_moving(view: dict[str, object]) -> None:
    assert motion_of(MOTIONS, view, [MOVED, CRASHED]).way == (-1, 0)


def test_in_the_direction_in_which_it_was_pushed(view: dict[str, object]) -> None:
    motion = motion_of(MOTIONS, view, [MOVED, pushed("sun"), CRASHED])
    assert (motion.who, motion.way) == (("saucer-green",), (0, -1))


def test_in_the_direction_that_a_question_had_interrupted(view: dict[str, object]) -> None:
    assert motion_of(MOTIONS, view, [CRASHED]).way == (0, 1)


def test_in_the_direction_of_the_plan_whose_distance_was_asked(view: dict[str, object]) -> None:
    saucers = [{"colour": "red", "plan": {"card": "0-5", "direction": "sun"}}]
    asked = {"phase": "distance", "saucer": "red", "heading": "stars"}
    told = [Event("distance_chosen", "section 7", {"distance": 3})]
    planned = heading(view | {"saucers": saucers, "moment": asked}, told)
    assert planned == heading(view | {"moment": {"phase": "boost", "heading": "sun"}}, []) != heading(view, [])


def test_the_placement_die_shows_what_was_rolled_and_is_not_thrown_where_somebody_chose(
    view: dict[str, object],
) -> None:
    facts = {"saucer": "red", "site": 1, "rolled": 12, "at": [0, 0]}
    rolled = motion_of(MOTIONS, view, [Event("saucer_placed", "section 7", facts)])
    assert [(die.face, die.at, len(die.faces)) for die in rolled.dice] == [("12", "site-12", 12)]
    chosen = motion_of(MOTIONS, view, [Event("saucer_placed", "section 7", {**facts, "rolled": None})])
    assert chosen.dice == () and chosen.who == ("saucer-red",)


def test_the_rotation_die_is_not_thrown_where_a_card_decides(view: dict[str, object]) -> None:
    fixed = Event("rotation_fixed", "section 6", {"direction": "clockwise", "overrides": []})
    used = Event("upgrade_used", "section 12", {"saucer": "red", "upgrade": "rotational-stabilizer"})
    assert [die.face for die in motion_of(MOTIONS, view, [fixed]).dice] == ["↻"]
    assert motion_of(MOTIONS, view, [used, fixed]).dice == ()


def test_whoever_is_hit_gives_way_in_the_direction_of_flight(view: dict[str, object]) -> None:
    hit = Event("saucers_collided", "section 9.3", {"saucer": "red", "hit": "green", "at": [3, 0]})
    motion = motion_of(MOTIONS, view, [MOVED, hit])
    assert (motion.who, motion.way) == (("saucer-red", "saucer-green"), (-1, 0))


def test_no_direction_before_the_markers_are_laid() -> None:
    assert heading(find_game("crash-and-grab").new(2).view(SPECTATOR), []) is None
