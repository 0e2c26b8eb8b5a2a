"""Upgrade 6: Saucer Teleporter."""

from tests.games.crash_and_grab.tables import asked, at, boosters, energy, kinds, lying, play, refused, use
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "saucer-teleporter"
RED = {"red": [NAME]}


def test_upgrade_6_it_jumps_to_any_empty_crash_site() -> None:
    position = at_end(
        at={"red": (4, 1), "green": (6, 3)}, crew={"pink-pilot": (0, 1), "green-pilot": (3, 6)}, upgrades=RED
    )
    assert ways(position, NAME) == {2, 3, 4, 5, 9, 10, 11, 12}  # not 7 (itself), 8 (green), 1 and 6 (crew)
    for site in (0, 1, 6, 7, 8):
        refused(position, use(NAME, site), "upgrade-not-so")
    before = lying(position)
    heard = play(position, use(NAME, 12))
    assert kinds(heard)[:2] == ["upgrade_used", "saucer_jumped"]
    assert at(position, "red") == (7, 5)
    assert lying(position) == before


def test_upgrade_6_it_needs_the_own_saucer_on_the_board() -> None:
    position = at_end(at={"green": (3, 3)}, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME, 1), "upgrade-not-now")


def test_upgrade_6_it_is_no_placing() -> None:
    position = at_end(
        at={"red": (4, 4), "green": (0, 0)},
        upgrades={"red": [NAME, "scavenger-bot", "regeneration-gateway", "waste-accelerator"]},
    )
    play(position, use(NAME, 1))
    assert asked(position) == ("distance", 1)
    assert (boosters(position, "red"), energy(position, "red")) == (0, 0)


def test_upgrade_6_it_is_used_once_when_the_saucer_has_jumped() -> None:
    position = at_end(at={"red": (4, 4)}, upgrades={"red": [NAME, "quake-maker"]})
    play(position, use(NAME, 1))
    assert is_used(position, NAME)
    refused(position, use(NAME, 2), "upgrade-used")


def test_upgrade_6_two_players_the_arrival_is_a_passing_trigger() -> None:
    places = {"red": (4, 4), "blue": (7, 6), "green": (0, 0), "yellow": (7, 0)}
    position = at_end(
        2, at=places, crew={"pink-pilot": (0, 1), "pink-doctor": (1, 2)}, aboard={"blue": ["red-pilot"]}, upgrades=RED
    )
    play(position, use(NAME, 12))
    assert asked(position) == ("pass", 0)
    apart = at_end(
        2, at=places, crew={"pink-pilot": (0, 1), "pink-doctor": (1, 2)}, aboard={"blue": ["red-pilot"]}, upgrades=RED
    )
    play(apart, use(NAME, 8))
    assert asked(apart) == ("saucer", 1)
