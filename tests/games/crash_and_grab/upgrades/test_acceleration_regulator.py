"""Upgrade 24: Acceleration Regulator."""

from tests.games.crash_and_grab.tables import DECLINE, asked, at, distance, fly, path, play, refused, table

NAME = "acceleration-regulator"
RED = {"red": [NAME]}
SIDES = ("up", "right", "down", "left")


def flights(*allowed: int) -> list[int]:
    return [fly(side, count) for count in allowed for side in SIDES]


def test_upgrade_24_an_accelerator_may_be_left_with_1_to_4_spaces() -> None:
    position = table(at={"red": (2, 4)}, plans={"red": "2 right"}, upgrades=RED)
    assert asked(position) == ("accelerate", 0)
    assert position.legal(0) == flights(1, 2, 3, 4)
    refused(position, fly("up", 5), "accelerator-distance")
    refused(position, fly("up", 0), "accelerator-distance")
    play(position, fly("down", 1))
    assert at(position, "red") == (3, 5)


def test_upgrade_24_or_with_the_normal_distance() -> None:
    position = table(at={"red": (2, 4)}, plans={"red": "0-5 right"}, upgrades=RED)
    play(position, distance(5))
    assert position.legal(0) == flights(1, 2, 3, 4, 5)
    plain = table(at={"red": (2, 4)}, plans={"red": "0-5 right"}, upgrades={"green": [NAME]})
    play(plain, distance(5))
    assert plain.legal(0) == flights(5)


def test_upgrade_24_the_chosen_distance_is_that_of_pushes_and_of_the_next_accelerator() -> None:
    position = table(at={"red": (2, 4), "green": (3, 5)}, plans={"red": "2 right"}, upgrades=RED)
    play(position, fly("down", 4))
    assert at(position, "red") == (3, 5)
    assert at(position, "green") == (7, 5)
    rows = [". 1 . A . . A .", ". . 3 . . . . 5", "2 . . . 4 A A ."]
    two = table(at={"red": (2, 4)}, plans={"red": "0-5 right"}, upgrades=RED, rows=rows)
    play(two, distance(5))
    play(two, fly("right", 1))
    assert two.legal(0) == flights(1, 2, 3, 4)  # the normal distance is 1 now, not 5


def test_upgrade_24_it_does_not_change_the_boost() -> None:
    position = table(at={"red": (2, 4)}, plans={"red": "2 right"}, upgrades=RED)
    play(position, fly("down", 4))
    assert position.legal(0) == [DECLINE, *flights(2)]


def test_upgrade_24_it_works_at_every_accelerator_and_in_a_boost() -> None:
    position = table(at={"red": (2, 3)}, plans={"red": "2 right"}, upgrades=RED)
    assert asked(position) == ("accelerate", 0)
    play(position, fly("left", 1))
    assert at(position, "red") == (2, 4)
    play(position, fly("right", 2))
    assert position.legal(0) == flights(1, 2, 3, 4)
    assert position.used == 0


def test_upgrade_24_a_pushed_saucer_does_not_use_it() -> None:
    position = table(at={"red": (2, 3), "green": (2, 4)}, plans={"red": "2 right"}, upgrades={"green": [NAME]})
    assert at(position, "green") == (2, 7)
    partner = table(2, at={"red": (2, 3), "blue": (2, 4)}, plans={"red": "2 right"}, upgrades={"blue": [NAME]})
    assert (asked(partner), at(partner, "blue")) == (("accelerate", 0), (2, 5))
    assert partner.legal(0) == flights(2)


def test_upgrade_24_it_is_the_owners_own_movement_that_counts() -> None:
    position = table(at={"red": (2, 4)}, plans={"red": "0-5 right"}, upgrades=RED)
    play(position, distance(1))
    heard = play(position, fly("left", 4))
    assert path(heard, "red") == [(2, 4), (2, 3), (2, 2), (2, 1)]
