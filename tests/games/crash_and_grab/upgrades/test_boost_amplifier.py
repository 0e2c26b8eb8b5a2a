"""Upgrade 25: Boost Amplifier."""

from crashyard.games.crash_and_grab.rules.stages import BOOSTS
from tests.games.crash_and_grab.tables import (
    DECLINE,
    asked,
    at,
    boosters,
    distance,
    fly,
    play,
    refused,
    table,
)

NAME = "boost-amplifier"
RED = {"red": [NAME]}
SIDES = ("up", "right", "down", "left")


def flights(*allowed: int) -> list[int]:
    return [fly(side, count) for count in allowed for side in SIDES]


def test_upgrade_25_the_distance_of_a_boost_may_be_1_to_6() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "2 right"}, upgrades=RED)
    assert asked(position) == ("boost", 0)
    assert position.legal(0) == [DECLINE, *flights(1, 2, 3, 4, 5, 6)]
    refused(position, fly("up", 7), "boost-distance")
    refused(position, fly("up", 0), "boost-distance")
    play(position, fly("right", 5))
    assert at(position, "red") == (5, 7)
    assert boosters(position, "red") == 0


def test_upgrade_25_without_it_the_distance_is_that_of_execute_move() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "2 right"}, upgrades={"green": [NAME]})
    assert position.legal(0) == [DECLINE, *flights(2)]
    partner = table(2, at={"red": (5, 0)}, plans={"red": "2 right"}, upgrades={"blue": [NAME]})
    assert partner.legal(0) == [DECLINE, *flights(2)]


def test_upgrade_25_the_chosen_distance_is_that_of_pushes_and_accelerators_of_this_boost() -> None:
    position = table(at={"red": (5, 0), "green": (5, 3)}, plans={"red": "2 right"}, upgrades=RED)
    play(position, fly("right", 4))
    assert at(position, "red") == (5, 3)
    assert at(position, "green") == (5, 7)
    accelerated = table(at={"red": (4, 5)}, plans={"red": "0-5 up"}, upgrades=RED, boosters={"red": 1})
    play(accelerated, distance(1), fly("up", 3))
    assert asked(accelerated) == ("accelerate", 0)
    assert accelerated.legal(0) == flights(3)


def test_upgrade_25_the_next_boost_starts_again_from_the_turn_distance() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "0-5 right"}, upgrades=RED, boosters={"red": 2})
    play(position, distance(5), fly("left", 1))
    assert position.distance == 5
    assert position.legal(0) == [DECLINE, *flights(1, 2, 3, 4, 5, 6)]


def test_upgrade_25_a_greater_turn_distance_stays_possible() -> None:
    position = table(
        at={"red": (5, 0)},
        plans={"red": "0-5 right"},
        upgrades={"red": [NAME]},
        boosters={"red": 1},
        distance=8,
        stage=BOOSTS,
    )
    assert position.legal(0) == [DECLINE, *flights(1, 2, 3, 4, 5, 6, 8)]


def test_upgrade_25_it_makes_a_boost_possible_after_a_distance_of_0() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "0-5 right"}, upgrades=RED, boosters={"red": 1})
    play(position, distance(0))
    assert position.legal(0) == [DECLINE, *flights(1, 2, 3, 4, 5, 6)]
    plain = table(at={"red": (5, 0), "green": (0, 0)}, plans={"red": "0-5 right"}, boosters={"red": 1})
    play(plain, distance(0))
    assert asked(plain) == ("distance", 1)


def test_upgrade_25_every_boost_costs_a_booster_and_there_is_no_limit() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "0-5 right"}, upgrades=RED, boosters={"red": 3})
    play(position, distance(1), fly("right", 3), fly("left", 3), fly("right", 1))
    assert at(position, "red") == (5, 2)
    assert boosters(position, "red") == 0
    assert position.used == 0
