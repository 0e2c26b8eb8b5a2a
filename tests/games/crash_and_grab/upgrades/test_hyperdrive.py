"""Upgrade 9: Hyperdrive."""

import pytest

from tests.games.crash_and_grab.tables import (
    DECLINE,
    asked,
    at,
    boosters,
    distance,
    energy,
    fly,
    path,
    play,
    refused,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end

NAME = "hyperdrive"
RED = {"red": [NAME]}
SIDES = ("up", "right", "down", "left")


@pytest.mark.parametrize(("card", "allowed"), [("2", [2, 4]), ("3", [3, 6]), ("0-5", [0, 1, 2, 3, 4, 5, 6, 8, 10])])
def test_upgrade_9_the_distance_may_be_doubled(card: str, allowed: list[int]) -> None:
    position = table(at={"red": (4, 4)}, plans={"red": f"{card} up"}, upgrades=RED)
    assert asked(position) == ("distance", 0)
    assert position.legal(0) == [distance(spaces) for spaces in allowed]
    for spaces in set(range(13)) - set(allowed):
        refused(position, distance(spaces), "card-distance")


def test_upgrade_9_without_it_there_is_no_choice_for_2_and_3() -> None:
    position = table(at={"red": (4, 4), "green": (0, 0)}, plans={"red": "2 up"}, upgrades={"green": [NAME]})
    assert at(position, "red") == (2, 4)
    free = table(at={"red": (4, 4)}, plans={"red": "0-5 up"})
    assert free.legal(0) == [distance(spaces) for spaces in range(6)]


def test_upgrade_9_the_bonus_of_the_card_is_unchanged() -> None:
    two = table(at={"red": (5, 0), "green": (0, 0)}, plans={"red": "2 right"}, upgrades=RED)
    play(two, distance(4))
    assert boosters(two, "red") == 1
    three = table(at={"red": (5, 0), "green": (0, 0)}, plans={"red": "3 right"}, upgrades=RED)
    play(three, distance(6))
    assert energy(three, "red") == 1


def test_upgrade_9_the_chosen_value_is_that_of_pushes_accelerators_and_boosts() -> None:
    position = table(at={"red": (5, 0), "green": (5, 1)}, plans={"red": "2 right"}, upgrades=RED)
    play(position, distance(4))
    assert at(position, "green") == (5, 5)
    assert position.legal(0) == [DECLINE, *[fly(side, 4) for side in SIDES]]
    accelerated = table(at={"red": (2, 3)}, plans={"red": "2 right"}, upgrades=RED)
    play(accelerated, distance(4))
    assert asked(accelerated) == ("accelerate", 0)
    assert accelerated.legal(0) == [fly(side, 4) for side in SIDES]


def test_upgrade_9_keeping_the_distance_keeps_it_for_everything() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "2 right"}, upgrades=RED)
    play(position, distance(2))
    assert position.legal(0) == [DECLINE, *[fly(side, 2) for side in SIDES]]


def test_upgrade_9_it_does_not_double_blast_off_landing_legs_or_pulse_cannon() -> None:
    position = at_end(
        at={"red": (5, 0), "green": (3, 3)}, upgrades={"red": [NAME, "landing-legs", "pulse-cannon"]}, distance=4
    )
    heard = play(position, use("landing-legs", "right"))
    assert path(heard, "red") == [(5, 1)]
    pulse = at_end(at={"red": (5, 0), "green": (5, 5)}, upgrades={"red": [NAME, "pulse-cannon"]}, distance=4)
    heard = play(pulse, use("pulse-cannon", "green"))
    assert path(heard, "green") == [(5, 6)]
    legs = at_end(at={"red": (2, 4)}, upgrades={"red": [NAME, "landing-legs"]}, distance=4)
    play(legs, use("landing-legs", "right"))
    assert legs.legal(0) == [fly(side, 1) for side in SIDES]


def test_upgrade_9_a_doubled_nothing_is_nothing() -> None:
    position = table(at={"red": (5, 0), "green": (7, 7)}, plans={"red": "0-5 right"}, upgrades=RED, boosters={"red": 1})
    play(position, distance(0))
    assert at(position, "red") == (5, 0)
    assert asked(position)[1] != 0  # no boost with a distance of 0
