"""Upgrade 17: Landing Legs."""

from tests.games.crash_and_grab.tables import (
    DECLINE,
    aboard,
    asked,
    at,
    boosters,
    colour,
    crewmember,
    fly,
    give,
    kinds,
    play,
    refused,
    roll,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "landing-legs"
RED = {"red": [NAME]}
SIDES = ("up", "right", "down", "left")


def test_upgrade_17_a_move_of_one_space_in_any_direction() -> None:
    for side, place in zip(SIDES, [(3, 4), (4, 5), (5, 4), (4, 3)], strict=True):
        position = at_end(at={"red": (4, 4), "green": (0, 0)}, upgrades=RED, boosters={"red": 1}, distance=3)
        assert ways(position, NAME) == set(SIDES)
        play(position, use(NAME, side))
        assert at(position, "red") == place
        assert asked(position) == ("distance", 1)  # no boost afterwards


def test_upgrade_17_it_needs_the_own_saucer_on_the_board_and_is_used_once() -> None:
    position = at_end(at={"green": (4, 4)}, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME, "up"), "upgrade-not-now")
    used = at_end(at={"red": (4, 4)}, upgrades={"red": [NAME, "quake-maker"]})
    play(used, use(NAME, "up"))
    assert is_used(used, NAME)
    refused(used, use(NAME, "up"), "upgrade-used")


def test_upgrade_17_off_the_board_is_allowed_and_a_crash_on_the_own_turn() -> None:
    position = at_end(
        at={"red": (0, 4), "green": (7, 0)},
        aboard={"red": ["green-pilot", "pink-pilot"]},
        upgrades={"red": [NAME, "quake-maker"]},
    )
    heard = play(position, use(NAME, "up"))
    assert "saucer_crashed" in kinds(heard)
    assert asked(position) == ("penalty", 0)
    play(position, give("green-pilot", "green"))
    assert offered(position) == {"quake-maker"}


def test_upgrade_17_it_picks_up_and_the_board_is_filled_before_the_next_upgrade() -> None:
    position = at_end(
        at={"red": (3, 5)},
        crew={"pink-pilot": (3, 6), "pink-doctor": (0, 1)},
        upgrades={"red": [NAME, "quake-maker"]},
    )
    play(position, use(NAME, "right"))
    assert aboard(position, "red") == {"pink-pilot"}
    assert asked(position) == ("colour", 0)
    play(position, colour("red"))
    roll(position, 1)
    assert offered(position) == {"quake-maker"}


def test_upgrade_17_a_hit_saucer_flies_one_space() -> None:
    position = at_end(at={"red": (5, 0), "green": (5, 1)}, upgrades=RED, distance=3)
    play(position, use(NAME, "right"))
    assert at(position, "red") == (5, 1)
    assert at(position, "green") == (5, 2)


def test_upgrade_17_an_accelerator_is_left_with_one_space_or_as_the_regulator_says() -> None:
    position = at_end(at={"red": (2, 4)}, upgrades=RED, distance=3)
    play(position, use(NAME, "right"))
    assert position.legal(0) == [fly(side, 1) for side in SIDES]
    play(position, fly("down", 1))
    assert at(position, "red") == (3, 5)
    regulated = at_end(at={"red": (2, 4)}, upgrades={"red": [NAME, "acceleration-regulator"]}, distance=5)
    play(regulated, use(NAME, "right"))
    assert regulated.legal(0) == [fly(side, spaces) for spaces in (1, 2, 3, 4) for side in SIDES]


def test_upgrade_17_waste_accelerator_mines_and_siphon_work() -> None:
    everything = [NAME, "waste-accelerator", "proximity-mines", "kinetic-siphon"]
    site = at_end(at={"red": (3, 5)}, upgrades={"red": everything})
    play(site, use(NAME, "right"))
    assert offered(site) == {"waste-accelerator"}
    hit = at_end(at={"red": (5, 0), "green": (5, 1)}, upgrades={"red": everything})
    play(hit, use(NAME, "right"))
    assert offered(hit) == {"proximity-mines"}
    pushed = at_end(at={"red": (5, 0), "green": (5, 1)}, upgrades={"red": [NAME, "kinetic-siphon"]})
    play(pushed, use(NAME, "right"))
    assert boosters(pushed, "red") == 1


def test_upgrade_17_R34_a_crash_that_it_causes_is_settled_at_once() -> None:
    position = at_end(at={"red": (5, 6), "green": (5, 7)}, upgrades={"red": [NAME, "quake-maker"]})
    play(position, use(NAME, "right"))
    assert asked(position) == ("reward", 0)


def test_upgrade_17_two_players_the_space_entered_can_be_a_passing_trigger() -> None:
    position = at_end(2, at={"red": (5, 0), "blue": (5, 2)}, aboard={"red": ["blue-pilot"]}, upgrades=RED)
    play(position, use(NAME, "right"))
    assert asked(position) == ("pass", 0)
    play(position, crewmember("blue-pilot"))
    assert aboard(position, "blue") == {"blue-pilot"}


def test_upgrade_17_two_players_the_pushed_partner_may_pass_what_it_picks_up_beside_the_turn_saucer() -> None:
    """Section 11 and R-61: the spaces that the pushed partner enters are triggers too."""
    position = at_end(
        2,
        at={"red": (3, 4), "blue": (3, 5), "green": (0, 0), "yellow": (7, 6)},
        crew={"red-pilot": (3, 6), "pink-doctor": (0, 1)},
        upgrades=RED,
    )
    play(position, use(NAME, "right"))
    assert aboard(position, "blue") == {"red-pilot"}
    assert asked(position) == ("pass", 0)
    assert position.legal(0) == [DECLINE, crewmember("red-pilot")]
