"""Upgrade 14: Kinetic Siphon."""

from tests.games.crash_and_grab.tables import (
    DECLINE,
    asked,
    at,
    boosters,
    fly,
    kinds,
    play,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used

NAME = "kinetic-siphon"
RED = {"red": [NAME]}


def test_upgrade_14_the_first_push_gives_a_booster_that_can_be_used_at_once() -> None:
    position = table(at={"red": (5, 0), "green": (5, 1)}, plans={"red": "3 right"}, upgrades=RED)
    assert boosters(position, "red") == 1
    assert is_used(position, NAME)
    assert asked(position) == ("boost", 0)


def test_upgrade_14_further_pushes_of_the_turn_give_nothing() -> None:
    position = table(at={"red": (5, 0), "green": (5, 1)}, plans={"red": "3 right"}, upgrades=RED)
    assert at(position, "green") == (5, 4)
    play(position, fly("right", 3))
    assert at(position, "green") == (5, 7)
    assert boosters(position, "red") == 0


def test_upgrade_14_the_pushes_down_a_chain_are_made_by_others() -> None:
    places = {"red": (5, 0), "green": (5, 1), "blue": (5, 2)}
    chain = table(at=places, plans={"red": "3 right"}, upgrades={"green": [NAME]})
    assert at(chain, "blue") == (5, 5)
    assert boosters(chain, "green") == 0
    mine = table(at=places, plans={"red": "3 right"}, upgrades=RED)
    assert boosters(mine, "red") == 1


def test_upgrade_14_being_pushed_into_somebody_gives_nothing() -> None:
    position = table(
        at={"red": (5, 1), "green": (5, 0), "blue": (5, 2)}, turn="green", plans={"green": "3 right"}, upgrades=RED
    )
    assert at(position, "red") == (5, 2)
    assert boosters(position, "red") == 0
    assert not is_used(position, NAME)


def test_upgrade_14_landing_legs_pulse_cannon_and_boosts_push_too() -> None:
    legs = at_end(at={"red": (5, 0), "green": (5, 1)}, upgrades={"red": [NAME, "landing-legs"]})
    play(legs, use("landing-legs", "right"))
    assert boosters(legs, "red") == 1
    assert asked(legs) == ("distance", 1)  # too late for a boost of this turn
    cannon = at_end(at={"red": (5, 0), "green": (5, 1)}, upgrades={"red": [NAME, "pulse-cannon"]})
    play(cannon, use("pulse-cannon", "green"))
    assert boosters(cannon, "red") == 1
    boost = table(at={"red": (5, 0), "green": (5, 3)}, plans={"red": "2 right"}, upgrades=RED)
    play(boost, fly("right", 2))
    assert boosters(boost, "red") == 1


def test_upgrade_14_a_push_after_an_accelerator_counts() -> None:
    position = table(at={"red": (2, 3), "green": (3, 5)}, plans={"red": "3 right"}, upgrades=RED)
    heard = play(position, fly("down", 3))
    assert "saucer_pushed" in kinds(heard)
    assert boosters(position, "red") == 1


def test_upgrade_14_it_is_once_per_own_turn_and_there_again_in_the_next() -> None:
    position = table(at={"red": (5, 0), "green": (5, 1), "blue": (0, 0)}, plans={"red": "3 right"}, upgrades=RED)
    assert is_used(position, NAME)
    play(position, DECLINE)
    assert asked(position) == ("distance", 1)
    assert not is_used(position, NAME)


def test_upgrade_14_two_players_pushing_the_partner_counts() -> None:
    position = table(2, at={"red": (5, 0), "blue": (5, 1)}, plans={"red": "3 right"}, upgrades=RED)
    assert boosters(position, "red") == 1
    partner = table(2, at={"red": (5, 0), "blue": (5, 1)}, plans={"red": "3 right"}, upgrades={"blue": [NAME]})
    assert boosters(partner, "red") == boosters(partner, "blue") == 0
