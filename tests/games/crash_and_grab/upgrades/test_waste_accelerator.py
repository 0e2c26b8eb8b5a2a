"""Upgrade 8: Waste Accelerator."""

from tests.games.crash_and_grab.tables import (
    DECLINE,
    aboard,
    asked,
    at,
    boosters,
    crewmember,
    direction,
    distance,
    fly,
    kinds,
    path,
    play,
    refused,
    roll,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "waste-accelerator"
RED = {"red": [NAME]}
SIDES = ("up", "right", "down", "left")


def test_upgrade_8_it_is_offered_on_entering_an_empty_crash_site() -> None:
    position = table(at={"red": (3, 5)}, plans={"red": "3 right"}, upgrades=RED)
    assert asked(position) == ("offer", 0)
    assert at(position, "red") == (3, 6)
    assert ways(position, NAME) == {()}
    assert len(position.legal(0)) == 2


def test_upgrade_8_it_works_like_an_accelerator_entered_on_the_own_turn() -> None:
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, upgrades=RED)
    play(position, use(NAME))
    assert asked(position) == ("accelerate", 0)
    assert position.legal(0) == [fly(side, 2) for side in SIDES]
    heard = play(position, fly("up", 2))
    assert path(heard, "red") == [(2, 6), (1, 6)]
    assert position.distance == 2


def test_upgrade_8_it_is_offered_also_on_the_last_step() -> None:
    position = table(at={"red": (3, 4)}, plans={"red": "2 right"}, upgrades=RED)
    assert at(position, "red") == (3, 6)
    assert asked(position) == ("offer", 0)
    play(position, DECLINE)
    assert at(position, "red") == (3, 6)
    assert asked(position) == ("boost", 0)


def test_upgrade_8_declined_it_is_offered_again_at_the_next_crash_site() -> None:
    # row 4 of the usual board: 7 at (4, 1) and 11 at (4, 6)
    position = table(at={"red": (4, 0)}, plans={"red": "0-5 right"}, upgrades={"red": [NAME, "hyperdrive"]})
    play(position, distance(6))
    assert at(position, "red") == (4, 1)
    play(position, DECLINE)
    assert at(position, "red") == (4, 6)
    assert asked(position) == ("offer", 0)
    assert not is_used(position, NAME)


def test_upgrade_8_used_it_is_not_offered_again_in_this_turn() -> None:
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, upgrades=RED)
    play(position, use(NAME))
    assert is_used(position, NAME)
    play(position, fly("down", 2))  # over site 11
    assert asked(position) == ("boost", 0)
    assert at(position, "red") == (5, 6)
    play(position, fly("up", 2))
    assert at(position, "red") == (3, 6)
    assert asked(position)[0] != "offer"


def test_upgrade_8_R18_declining_keeps_the_distance_of_pushes() -> None:
    position = table(at={"red": (3, 5), "green": (3, 7)}, plans={"red": "3 right"}, upgrades=RED, aboard={"red": []})
    play(position, DECLINE)
    assert at(position, "red") == (3, 7)
    assert at(position, "green") is None
    column = table(at={"red": (2, 6), "green": (5, 6)}, plans={"red": "0-5 down"}, upgrades=RED)
    play(column, distance(4), DECLINE, DECLINE)
    assert at(column, "red") == (5, 6)
    assert at(column, "green") is None  # (6, 6) is an accelerator: 4 further down, with the full distance
    row = table(at={"red": (4, 0), "green": (4, 2)}, plans={"red": "3 right"}, upgrades=RED)
    play(row, DECLINE)
    assert at(row, "red") == (4, 2)
    assert at(row, "green") == (4, 5)


def test_upgrade_8_not_where_a_crewmember_was_picked_up() -> None:
    position = table(at={"red": (3, 5)}, plans={"red": "2 right"}, crew={"pink-pilot": (3, 6)}, upgrades=RED)
    assert aboard(position, "red") == {"pink-pilot"}
    assert at(position, "red") == (3, 7)
    assert asked(position) == ("boost", 0)


def test_upgrade_8_not_where_a_saucer_was_hit() -> None:
    position = table(at={"red": (3, 5), "green": (3, 6)}, plans={"red": "2 right"}, upgrades=RED)
    assert at(position, "red") == (3, 6)
    assert asked(position) == ("boost", 0)


def test_upgrade_8_not_for_a_pushed_saucer() -> None:
    position = table(at={"red": (3, 4), "green": (3, 5)}, plans={"red": "2 right"}, upgrades={"green": [NAME]})
    assert at(position, "green") == (3, 7)
    assert asked(position) == ("boost", 0)


def test_upgrade_8_not_for_being_placed() -> None:
    position = table(at={"green": (0, 0)}, plans={"red": "0-5 right"}, upgrades=RED)
    roll(position, 6)
    assert asked(position) == ("distance", 0)
    play(position, distance(0), direction("up"))
    assert at(position, "red") == (3, 6)
    assert asked(position) == ("distance", 1)  # a distance of 0 enters nothing


def test_upgrade_8_it_works_in_a_boost_with_the_distance_of_the_boost() -> None:
    position = table(at={"red": (3, 2)}, plans={"red": "2 right"}, upgrades=RED)
    assert asked(position) == ("boost", 0)
    play(position, fly("right", 2))
    assert at(position, "red") == (3, 6)
    assert asked(position) == ("offer", 0)
    play(position, use(NAME))
    assert position.legal(0) == [fly(side, 2) for side in SIDES]


def test_upgrade_8_it_works_after_an_accelerator_and_with_acceleration_regulator() -> None:
    # up from (3, 3): over (1, 3) onto the accelerator at (0, 3), from there left over site 1
    position = table(at={"red": (3, 3)}, plans={"red": "3 up"}, upgrades={"red": [NAME, "acceleration-regulator"]})
    assert asked(position) == ("accelerate", 0)
    play(position, fly("left", 3))
    assert at(position, "red") == (0, 1)
    play(position, use(NAME))
    assert position.legal(0) == [fly(side, spaces) for spaces in (1, 2, 3, 4) for side in SIDES]
    play(position, fly("down", 4))
    assert at(position, "red") == (4, 1)


def test_upgrade_8_it_works_with_landing_legs() -> None:
    position = at_end(at={"red": (3, 5), "green": (0, 0)}, upgrades={"red": [NAME, "landing-legs"]})
    play(position, use("landing-legs", "right"))
    assert offered(position) == {NAME}
    play(position, use(NAME))
    assert position.legal(0) == [fly(side, 1) for side in SIDES]
    play(position, fly("right", 1))
    assert at(position, "red") == (3, 7)


def test_upgrade_8_it_is_not_used_outside_its_window() -> None:
    position = at_end(at={"red": (3, 6)}, upgrades={"red": [NAME, "landing-legs"]})
    refused(position, use(NAME), "wrong-window")
    accelerator = table(at={"red": (2, 4)}, plans={"red": "2 right"}, upgrades=RED)
    assert asked(accelerator) == ("accelerate", 0)
    refused(accelerator, use(NAME), "must-accelerate")


def test_upgrade_8_two_players_spaces_of_the_new_movement_can_be_passing_triggers() -> None:
    position = table(
        2,
        at={"red": (3, 5), "blue": (0, 7), "green": (0, 0), "yellow": (7, 0)},
        crew={"pink-pilot": (0, 1), "pink-doctor": (7, 5)},
        aboard={"red": ["blue-pilot"]},
        plans={"red": "3 right"},
        upgrades=RED,
    )
    play(position, use(NAME))
    heard = play(position, fly("up", 3))  # over (1, 6) onto the accelerator at (0, 6), next to (0, 7)
    assert "crew_flagged" in kinds(heard)
    assert asked(position) == ("pass", 0)
    assert crewmember("blue-pilot") in position.legal(0)
    play(position, DECLINE)
    assert asked(position) == ("accelerate", 0)
    assert boosters(position, "red") == 0
