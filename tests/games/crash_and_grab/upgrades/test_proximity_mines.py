"""Upgrade 16: Proximity Mines."""

from crashyard.games.crash_and_grab.rules.state import NO_SAUCER
from tests.games.crash_and_grab.tables import (
    DECLINE,
    ENERGIZE,
    asked,
    at,
    boosters,
    fly,
    give,
    kinds,
    play,
    refused,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, offered, ways

NAME = "proximity-mines"
RED = {"red": [NAME]}


def test_upgrade_16_a_collision_of_the_own_movement_asks() -> None:
    position = table(at={"red": (5, 0), "green": (5, 1)}, plans={"red": "2 right"}, upgrades=RED)
    assert asked(position) == ("offer", 0)
    assert ways(position, NAME) == {()}
    assert len(position.legal(0)) == 2


def test_upgrade_16_the_hit_saucer_crashes_and_the_movement_is_over() -> None:
    position = table(at={"red": (5, 0), "green": (5, 1)}, plans={"red": "2 right"}, upgrades=RED)
    heard = play(position, use(NAME))
    assert kinds(heard) == ["upgrade_used", "saucer_crashed"]
    assert at(position, "red") == (5, 1)
    assert at(position, "green") is None
    assert asked(position) == ("boost", 0)  # it may still boost
    play(position, DECLINE)
    assert asked(position) == ("reward", 0)


def test_upgrade_16_nobody_flies_on_when_a_later_upgrade_is_used() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1)}, plans={"red": "3 right"}, upgrades={"red": [NAME, "quake-maker"]}
    )
    play(position, use(NAME), ENERGIZE)
    assert position.mover == NO_SAUCER
    heard = play(position, use("quake-maker", "SE", 1))
    assert "saucer_moved" not in kinds(heard)
    assert at(position, "red") == (5, 1)


def test_upgrade_16_declined_the_hit_saucer_is_pushed_with_the_full_distance() -> None:
    position = table(at={"red": (5, 0), "green": (5, 2)}, plans={"red": "2 right"}, upgrades=RED)
    play(position, DECLINE)
    assert at(position, "red") == (5, 2)
    assert at(position, "green") == (5, 4)


def test_upgrade_16_it_works_at_every_collision_of_execute_move_boosts_and_landing_legs() -> None:
    position = table(
        4,
        at={"red": (5, 0), "green": (5, 1), "blue": (5, 3), "yellow": (4, 3)},
        plans={"red": "2 right"},
        upgrades={"red": [NAME, "landing-legs"]},
    )
    play(position, use(NAME), fly("right", 2))
    assert offered(position) == {NAME}
    play(position, use(NAME))
    assert at(position, "red") == (5, 3)
    assert asked(position) == ("reward", 0)
    play(position, ENERGIZE, ENERGIZE)
    play(position, use("landing-legs", "up"))
    assert offered(position) == {NAME}
    play(position, use(NAME))
    assert at(position, "yellow") is None


def test_upgrade_16_it_works_after_an_accelerator() -> None:
    position = table(at={"red": (2, 3), "green": (3, 5)}, plans={"red": "2 right"}, upgrades=RED)
    play(position, fly("down", 2))
    assert offered(position) == {NAME}
    assert at(position, "red") == (3, 5)


def test_upgrade_16_not_when_the_own_saucer_is_pushed_into_another_one() -> None:
    position = table(
        at={"red": (5, 1), "green": (5, 0), "blue": (5, 2)}, turn="green", plans={"green": "2 right"}, upgrades=RED
    )
    assert at(position, "red") == (5, 2)
    assert at(position, "blue") == (5, 4)


def test_upgrade_16_not_for_the_saucer_that_is_hit_and_not_down_the_chain() -> None:
    hit = table(at={"red": (5, 0), "green": (5, 1)}, plans={"red": "2 right"}, upgrades={"green": [NAME]})
    assert at(hit, "green") == (5, 3)
    chain = table(at={"red": (5, 0), "green": (5, 1), "blue": (5, 2)}, plans={"red": "2 right"}, upgrades=RED)
    play(chain, DECLINE)
    assert at(chain, "blue") == (5, 4)


def test_upgrade_16_R56_the_crash_is_no_push_for_kinetic_siphon() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1)}, plans={"red": "3 right"}, upgrades={"red": [NAME, "kinetic-siphon"]}
    )
    play(position, use(NAME))
    assert boosters(position, "red") == 0
    pushed = table(
        at={"red": (5, 0), "green": (5, 1)}, plans={"red": "3 right"}, upgrades={"red": [NAME, "kinetic-siphon"]}
    )
    play(pushed, DECLINE)
    assert boosters(pushed, "red") == 1


def test_upgrade_16_two_players_used_on_the_partner_it_costs_the_turn_saucer_a_penalty() -> None:
    position = table(
        2,
        at={"red": (5, 0), "blue": (5, 1), "green": (0, 0), "yellow": (7, 0)},
        aboard={"red": ["pink-pilot"], "blue": ["pink-doctor"]},
        plans={"red": "3 right"},
        upgrades=RED,
    )
    play(position, use(NAME))
    assert asked(position) == ("penalty", 0)
    assert position.legal(0) == [give("pink-pilot", "green"), give("pink-pilot", "yellow")]


def test_upgrade_16_it_is_not_used_outside_its_window() -> None:
    position = at_end(at={"red": (5, 0), "green": (5, 1)}, upgrades={"red": [NAME, "landing-legs"]})
    refused(position, use(NAME), "wrong-window")
