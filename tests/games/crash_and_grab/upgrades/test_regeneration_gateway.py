"""Upgrade 13: Regeneration Gateway."""

from crashyard.games.crash_and_grab.rules.stages import PLACE_ALL
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    asked,
    at,
    direction,
    distance,
    draw,
    facts,
    keep,
    play,
    refused,
    roll,
    saucer,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, ways

NAME = "regeneration-gateway"
RED = {"red": [NAME]}


def test_upgrade_13_in_T1_any_empty_crash_site_may_be_chosen_and_the_direction_is_free() -> None:
    position = table(
        at={"green": (0, 1), "blue": (4, 4)}, crew={"pink-pilot": (3, 6), "green-pilot": (7, 5)}, upgrades=RED
    )
    assert asked(position) == ("offer", 0)
    assert ways(position, NAME) == {2, 3, 4, 5, 7, 8, 9, 10, 11}  # not 1 (green), 6 and 12 (crew)
    for site in (0, 1, 6, 12):
        refused(position, use(NAME, site), "upgrade-not-so")
    heard = play(position, use(NAME, 9))
    assert facts(heard, "saucer_placed")["rolled"] is None
    assert at(position, "red") == (5, 2)
    play(position, distance(1))
    assert asked(position) == ("direction", 0)
    play(position, direction("right"))
    assert at(position, "red") == (5, 3)


def test_upgrade_13_it_may_be_declined_and_the_die_is_rolled() -> None:
    position = table(at={"green": (0, 0)}, upgrades=RED)
    play(position, DECLINE)
    assert asked(position) == ("roll", -1)
    roll(position, 9)
    assert at(position, "red") == (5, 2)
    play(position, distance(1))
    assert asked(position) == ("direction", 0)


def test_upgrade_13_in_E1_it_works_in_its_order_and_sees_who_was_placed_before() -> None:
    position = table(at={"blue": (4, 4)}, upgrades={"green": [NAME]}, stage=PLACE_ALL)
    assert asked(position) == ("roll", -1)  # red comes first
    roll(position, 9)
    assert asked(position) == ("offer", 1)
    assert 9 not in ways(position, NAME)
    play(position, use(NAME, 8))
    assert at(position, "green") == (6, 3)
    assert asked(position)[0] == "plan"


def test_upgrade_13_it_works_every_time() -> None:
    position = table(at={"green": (0, 0)}, upgrades=RED)
    play(position, use(NAME, 9), distance(5), direction("left"))
    assert at(position, "red") is None
    assert position.used == 0
    later = table(at={"green": (0, 0), "blue": (4, 4)}, upgrades=RED, stage=PLACE_ALL)
    assert asked(later) == ("offer", 0)


def test_upgrade_13_other_saucers_roll() -> None:
    position = table(at={"red": (0, 0)}, turn="green", upgrades=RED)
    assert asked(position) == ("roll", -1)
    partner = table(2, at={"red": (0, 0), "green": (1, 1), "yellow": (7, 0)}, upgrades=RED, stage=PLACE_ALL)
    assert asked(partner) == ("roll", -1)


def test_upgrade_13_two_players_the_owner_of_two_chooses_the_order_first() -> None:
    position = table(2, at={"green": (1, 1), "yellow": (7, 0)}, upgrades=RED, stage=PLACE_ALL)
    assert asked(position) == ("saucer", 0)
    play(position, saucer("red"))
    assert asked(position) == ("offer", 0)
    play(position, use(NAME, 9))
    assert asked(position) == ("roll", -1)  # blue has no such card


def test_upgrade_13_it_works_in_E1_of_the_round_in_which_it_was_bought() -> None:
    position = at_end(at={"red": (0, 0), "green": (1, 1)}, turn="blue", energy={"blue": 2}, deck=[NAME, "cargo-hold"])
    play(position, BUY)
    draw(position, NAME, "cargo-hold")
    play(position, keep(NAME))
    assert asked(position) == ("offer", 2)
    play(position, use(NAME, 6))
    assert at(position, "blue") == (3, 6)
