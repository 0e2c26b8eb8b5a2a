"""Upgrade 18: Quake Maker."""

import pytest

from tests.games.crash_and_grab.invariants import check
from tests.games.crash_and_grab.tables import (
    aboard,
    asked,
    at,
    facts,
    kinds,
    lying,
    places,
    play,
    refused,
    site,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "quake-maker"
RED = {"red": [NAME]}
EVERY = {(slot, turns) for slot in ("NW", "NE", "SW", "SE") for turns in (1, 2, 3)}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_upgrade_18_R54_one_of_the_four_big_tiles_and_one_to_three_quarter_turns(players: int) -> None:
    position = at_end(players, at={"red": (0, 0)}, upgrades=RED)
    assert ways(position, NAME) == EVERY
    refused(position, use(NAME, "NW", 0), "upgrade-not-so")


@pytest.mark.parametrize(
    ("turns", "sites", "pieces"),
    [
        (1, {1: (1, 3), 2: (0, 1), 3: (2, 2)}, ((0, 3), (1, 2), (2, 2))),
        (2, {1: (3, 2), 2: (1, 3), 3: (2, 1)}, ((3, 3), (2, 2), (2, 1))),
        (3, {1: (2, 0), 2: (3, 2), 3: (1, 1)}, ((3, 0), (2, 1), (1, 1))),
    ],
)
def test_upgrade_18_the_tile_turns_clockwise_with_everything_on_it(
    turns: int, sites: dict[int, tuple[int, int]], pieces: tuple[tuple[int, int], ...]
) -> None:
    position = at_end(
        at={"red": (0, 0), "green": (1, 1), "blue": (4, 4)},
        crew={"pink-pilot": (1, 2), "pink-doctor": (7, 5)},
        upgrades=RED,
    )
    heard = play(position, use(NAME, "NW", turns))
    assert facts(heard, "tile_turned")["turns"] == turns
    assert {number: site(position, number) for number in (1, 2, 3)} == sites
    assert places(position) == {"red": pieces[0], "green": pieces[1], "blue": (4, 4)}
    assert lying(position) == {"pink-pilot": pieces[2], "pink-doctor": (7, 5)}
    assert site(position, 7) == (4, 1)
    check(position)


def test_upgrade_18_the_accelerators_turn_too() -> None:
    position = at_end(at={"red": (4, 4)}, upgrades={"red": [NAME, "organic-triangulator"]})
    before = ways(position, "organic-triangulator")
    assert (0, 3) not in before
    assert (0, 0) in before
    play(position, use(NAME, "NW", 1))
    after = ways(position, "organic-triangulator")
    assert {(0, 3), (3, 0)} <= after
    assert {(0, 0), (3, 3)}.isdisjoint(after)


def test_upgrade_18_turning_a_tile_four_quarters_leaves_it_as_it_was() -> None:
    position = at_end(at={"red": (6, 1)}, upgrades=RED)
    before = list(position.tiles), list(position.kind), list(position.site), list(position.on)
    position.turn_tile(2, 1)
    assert list(position.tiles) != before[0]
    position.turn_tile(2, 3)
    assert (list(position.tiles), list(position.kind), list(position.site), list(position.on)) == before


def test_upgrade_18_a_copy_keeps_its_own_board() -> None:
    position = at_end(at={"red": (0, 0)}, upgrades=RED)
    twin = position.copy()
    play(position, use(NAME, "NW", 1))
    assert site(twin, 1) == (0, 1)
    assert at(twin, "red") == (0, 0)
    assert twin.tiles[0] != position.tiles[0]


def test_upgrade_18_it_works_while_the_own_saucer_is_off_the_board() -> None:
    position = at_end(at={"green": (0, 0)}, upgrades=RED)
    assert ways(position, NAME) == EVERY
    play(position, use(NAME, "NW", 1))
    assert at(position, "red") is None
    assert at(position, "green") == (0, 3)


def test_upgrade_18_it_is_used_once_when_the_tile_is_turned() -> None:
    position = at_end(at={"red": (0, 0)}, upgrades={"red": [NAME, "landing-legs"]})
    play(position, use(NAME, "SE", 1))
    assert is_used(position, NAME)
    assert offered(position) == {"landing-legs"}
    refused(position, use(NAME, "SE", 1), "upgrade-used")


def test_upgrade_18_two_players_it_is_no_passing_trigger_and_no_pick_up() -> None:
    position = at_end(
        2,
        at={"red": (0, 0), "blue": (0, 4), "green": (7, 0), "yellow": (6, 7)},
        aboard={"red": ["blue-pilot"]},
        upgrades=RED,
    )
    heard = play(position, use(NAME, "NW", 1))
    assert at(position, "red") == (0, 3)  # next to blue
    assert kinds(heard)[:3] == ["upgrade_used", "tile_turned", "turn_ended"]
    assert aboard(position, "red") == {"blue-pilot"}
    assert asked(position) == ("saucer", 1)


def test_upgrade_18_the_last_corner_of_the_biggest_board() -> None:
    position = at_end(6, at={"red": (6, 6), "green": (9, 8), "blue": (4, 4)}, upgrades=RED)
    play(position, use(NAME, "SE", 1))
    assert places(position) == {"red": (6, 9), "green": (8, 6), "blue": (4, 4)}
    check(position)
