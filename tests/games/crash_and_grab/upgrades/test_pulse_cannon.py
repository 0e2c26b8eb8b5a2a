"""Upgrade 4: Pulse Cannon."""

import pytest

from tests.games.crash_and_grab.tables import (
    ENERGIZE,
    aboard,
    asked,
    at,
    boosters,
    energy,
    give,
    kinds,
    path,
    play,
    refused,
    steal,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "pulse-cannon"
RED = {"red": [NAME]}


def test_upgrade_4_targets_are_the_saucers_of_the_own_row_and_column_at_any_distance() -> None:
    places = {"red": (4, 4), "green": (4, 0), "blue": (1, 4), "yellow": (5, 5), "purple": (7, 4)}
    position = at_end(6, at=places, upgrades=RED)
    assert ways(position, NAME) == {"green", "blue", "purple"}
    refused(position, use(NAME, "yellow"), "upgrade-not-so")
    refused(position, use(NAME, "red"), "upgrade-not-so")
    refused(position, use(NAME, "pink"), "upgrade-not-so")


def test_upgrade_4_pieces_in_between_do_not_block() -> None:
    position = at_end(at={"red": (3, 2), "green": (3, 7), "blue": (3, 4)}, crew={"pink-pilot": (3, 6)}, upgrades=RED)
    assert ways(position, NAME) == {"green", "blue"}


@pytest.mark.parametrize(("place", "away"), [((2, 4), (1, 4)), ((4, 5), (4, 6)), ((6, 4), (7, 4)), ((4, 2), (4, 1))])
def test_upgrade_4_the_target_moves_one_space_directly_away(place: tuple[int, int], away: tuple[int, int]) -> None:
    position = at_end(at={"red": (4, 4), "green": place}, upgrades=RED)
    play(position, use(NAME, "green"))
    assert at(position, "green") == away
    assert at(position, "red") == (4, 4)


def test_upgrade_4_it_needs_the_own_saucer_and_a_target_on_the_board() -> None:
    position = at_end(at={"red": (3, 3), "green": (4, 4)}, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(position) == {"quake-maker"}
    off = at_end(at={"green": (4, 4), "blue": (4, 5)}, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(off) == {"quake-maker"}
    refused(off, use(NAME, "green"), "upgrade-not-now")


def test_upgrade_4_the_target_picks_up_what_it_enters() -> None:
    position = at_end(at={"red": (3, 2), "green": (3, 5)}, crew={"pink-pilot": (3, 6)}, upgrades=RED)
    play(position, use(NAME, "green"))
    assert aboard(position, "green") == {"pink-pilot"}
    assert asked(position) == ("colour", 0)


def test_upgrade_4_a_saucer_that_the_target_enters_is_pushed_one_further() -> None:
    position = at_end(at={"red": (3, 2), "green": (3, 4), "blue": (3, 5)}, upgrades=RED)
    play(position, use(NAME, "green"))
    assert at(position, "green") == (3, 5)
    assert at(position, "blue") == (3, 6)


def test_upgrade_4_an_accelerator_takes_the_target_one_more_in_the_same_direction() -> None:
    position = at_end(at={"red": (2, 2), "green": (2, 4)}, upgrades=RED)
    heard = play(position, use(NAME, "green"))
    assert path(heard, "green") == [(2, 5), (2, 6)]
    rows = [". 1 . A . . A .", ". . 3 . . . . 5", "2 . . . 4 A A ."]
    two = at_end(at={"red": (2, 2), "green": (2, 4)}, upgrades=RED, rows=rows)
    heard = play(two, use(NAME, "green"))
    assert path(heard, "green") == [(2, 5), (2, 6), (2, 7)]


def test_upgrade_4_over_the_edge_the_target_crashes_and_brings_a_reward() -> None:
    position = at_end(at={"red": (3, 2), "green": (3, 7)}, aboard={"green": ["blue-pilot"]}, upgrades=RED)
    heard = play(position, use(NAME, "green"))
    assert "saucer_crashed" in kinds(heard)
    assert asked(position) == ("reward", 0)
    play(position, steal("blue-pilot"))
    assert aboard(position, "red") == {"blue-pilot"}


def test_upgrade_4_the_reward_is_settled_before_the_next_upgrade_is_offered() -> None:
    position = at_end(at={"red": (3, 2), "green": (3, 7)}, upgrades={"red": [NAME, "quake-maker"]})
    play(position, use(NAME, "green"))
    assert asked(position) == ("reward", 0)
    play(position, ENERGIZE)
    assert energy(position, "red") == 1
    assert offered(position) == {"quake-maker"}
    assert is_used(position, NAME)
    refused(position, use(NAME, "green"), "upgrade-used")


def test_upgrade_4_it_counts_as_a_push_for_kinetic_siphon_the_first_of_the_turn() -> None:
    places = {"red": (3, 2), "green": (3, 4)}
    position = at_end(at=places, upgrades={"red": [NAME, "kinetic-siphon"]})
    play(position, use(NAME, "green"))
    assert boosters(position, "red") == 1
    again = at_end(at=places, upgrades={"red": [NAME, "kinetic-siphon"]}, used=1 << 14)
    play(again, use(NAME, "green"))
    assert boosters(again, "red") == 0
    others = at_end(at=places, upgrades={"red": [NAME], "green": ["kinetic-siphon"]})
    play(others, use(NAME, "green"))
    assert boosters(others, "green") == 0


def test_upgrade_4_proximity_mines_do_not_apply() -> None:
    places = {"red": (3, 2), "green": (3, 4), "blue": (3, 5)}
    position = at_end(at=places, upgrades={"red": [NAME, "proximity-mines"]})
    heard = play(position, use(NAME, "green"))
    assert "saucer_pushed" in kinds(heard)
    assert at(position, "blue") == (3, 6)


def test_upgrade_4_the_target_has_no_choice_at_an_accelerator_or_a_crash_site() -> None:
    position = at_end(
        at={"red": (3, 2), "green": (3, 5)},
        upgrades={"red": [NAME], "green": ["waste-accelerator", "acceleration-regulator"]},
    )
    play(position, use(NAME, "green"))
    assert at(position, "green") == (3, 6)
    assert asked(position) == ("distance", 1)


def test_upgrade_4_two_players_the_partner_may_be_the_target_and_its_crash_costs_the_turn_saucer() -> None:
    position = at_end(
        2,
        at={"red": (3, 2), "blue": (3, 7), "green": (0, 0), "yellow": (6, 6)},
        aboard={"red": ["pink-pilot", "blue-pilot"], "blue": ["pink-doctor"]},
        upgrades=RED,
    )
    assert ways(position, NAME) == {"blue"}
    play(position, use(NAME, "blue"))
    assert asked(position) == ("penalty", 0)
    assert set(position.legal(0)) == {
        give(name, to) for name in ("pink-pilot", "blue-pilot") for to in ("green", "yellow")
    }
    play(position, give("pink-pilot", "green"))
    assert aboard(position, "blue") == {"pink-doctor"}


def test_upgrade_4_two_players_the_partner_is_pushed_away_so_there_is_nothing_to_pass() -> None:
    position = at_end(2, at={"red": (3, 2), "blue": (3, 3)}, aboard={"red": ["blue-pilot"]}, upgrades=RED)
    heard = play(position, use(NAME, "blue"))
    assert at(position, "blue") == (3, 4)
    assert "crew_flagged" not in kinds(heard)
