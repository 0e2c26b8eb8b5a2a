"""Upgrade 12: Time Machine."""

from tests.games.crash_and_grab.tables import (
    DECLINE,
    asked,
    at,
    direction,
    distance,
    fly,
    play,
    refused,
    table,
)

NAME = "time-machine"
RED = {"red": [NAME]}
SIDES = ("up", "right", "down", "left")


def test_upgrade_12_the_direction_is_chosen_after_the_reveal() -> None:
    position = table(at={"red": (4, 4)}, plans={"red": "2 up"}, upgrades=RED)
    assert asked(position) == ("direction", 0)
    assert position.revealed == 1
    assert position.legal(0) == [direction(side) for side in SIDES]
    play(position, direction("left"))
    assert at(position, "red") == (4, 2)


def test_upgrade_12_the_planned_direction_may_be_chosen() -> None:
    position = table(at={"red": (4, 4)}, plans={"red": "3 left"}, upgrades=RED)
    play(position, direction("left"))
    assert at(position, "red") == (4, 1)


def test_upgrade_12_the_distance_comes_first() -> None:
    position = table(at={"red": (4, 4)}, plans={"red": "0-5 up"}, upgrades=RED)
    assert asked(position) == ("distance", 0)
    refused(position, direction("left"), "choose-distance")
    play(position, distance(1))
    assert asked(position) == ("direction", 0)
    refused(position, distance(1), "choose-direction")


def test_upgrade_12_only_execute_move_is_affected() -> None:
    position = table(at={"red": (4, 4)}, plans={"red": "2 up"}, upgrades=RED)
    play(position, direction("left"))
    assert position.legal(0) == [DECLINE, *[fly(side, 2) for side in SIDES]]


def test_upgrade_12_R51_with_an_override_token_it_is_asked_once() -> None:
    position = table(at={"red": (4, 4)}, plans={"red": "2 up"}, upgrades=RED, override=["red"], free=True)
    play(position, direction("left"))
    assert asked(position) == ("boost", 0)


def test_upgrade_12_others_move_as_planned() -> None:
    position = table(at={"red": (4, 4), "green": (7, 0)}, plans={"red": "2 up"}, upgrades={"green": [NAME]})
    assert at(position, "red") == (2, 4)
    partner = table(2, at={"red": (4, 4), "blue": (7, 0)}, plans={"red": "2 up"}, upgrades={"blue": [NAME]})
    assert at(partner, "red") == (2, 4)
