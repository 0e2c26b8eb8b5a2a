"""Upgrade 5: Tractor Beam."""

from crashyard.games.crash_and_grab.rules.stages import FINISHED
from tests.games.crash_and_grab.tables import (
    DECLINE,
    aboard,
    asked,
    colour,
    kinds,
    lying,
    play,
    refused,
    roll,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "tractor-beam"
RED = {"red": [NAME]}


def test_upgrade_5_targets_lie_one_or_two_spaces_away_in_the_row_or_column() -> None:
    near_site = at_end(at={"red": (4, 7)}, crew={"pink-pilot": (4, 6), "pink-engineer": (3, 6)}, upgrades=RED)
    assert ways(near_site, NAME) == {"pink-pilot"}
    two_away = at_end(at={"red": (3, 4)}, crew={"pink-pilot": (3, 6), "pink-engineer": (5, 4)}, upgrades=RED)
    assert ways(two_away, NAME) == {"pink-pilot", "pink-engineer"}
    three_away = at_end(at={"red": (3, 3)}, crew={"pink-pilot": (3, 6), "pink-engineer": (6, 3)}, upgrades=RED)
    assert ways(three_away, NAME) == set()
    assert asked(three_away) != ("offer", 0)


def test_upgrade_5_nothing_blocks_the_line() -> None:
    position = at_end(
        at={"red": (4, 4), "green": (4, 5)}, crew={"pink-pilot": (4, 6), "pink-engineer": (7, 5)}, upgrades=RED
    )
    assert ways(position, NAME) == {"pink-pilot"}


def test_upgrade_5_it_needs_the_own_saucer_on_the_board_and_a_crewmember_in_reach() -> None:
    crew = {"pink-pilot": (3, 6), "pink-engineer": (0, 1)}
    position = at_end(at={"red": (7, 7)}, crew=crew, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME, "pink-pilot"), "upgrade-not-now")
    off = at_end(at={"green": (3, 5)}, crew=crew, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(off) == {"quake-maker"}


def test_upgrade_5_it_is_a_pick_up_and_the_board_is_filled_again_before_the_next_upgrade() -> None:
    position = at_end(
        at={"red": (3, 5)},
        crew={"pink-pilot": (3, 6), "pink-engineer": (0, 1)},
        upgrades={"red": [NAME, "quake-maker"]},
    )
    heard = play(position, use(NAME, "pink-pilot"))
    assert kinds(heard)[:2] == ["upgrade_used", "crew_picked_up"]
    assert aboard(position, "red") == {"pink-pilot"}
    assert is_used(position, NAME)
    assert asked(position) == ("colour", 0)
    play(position, colour("green"))
    roll(position, 6)
    assert lying(position) == {"green-pilot": (3, 6), "pink-engineer": (0, 1)}
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME, "green-pilot"), "upgrade-used")


def test_upgrade_5_a_crewmember_just_placed_in_this_turn_is_a_legal_target() -> None:
    position = at_end(
        at={"red": (3, 5)},
        crew={"pink-pilot": (3, 6), "pink-engineer": (0, 1)},
        upgrades={"red": ["landing-legs", NAME]},
    )
    play(position, use("landing-legs", "right"))
    play(position, colour("green"))
    roll(position, 11)
    assert ways(position, NAME) == {"green-pilot"}
    play(position, use(NAME, "green-pilot"))
    assert aboard(position, "red") == {"pink-pilot", "green-pilot"}


def test_upgrade_5_the_last_missing_type_wins_at_once() -> None:
    position = at_end(
        at={"red": (3, 5)},
        crew={"pink-pilot": (3, 6), "pink-engineer": (0, 1)},
        aboard={"red": ["red-engineer", "red-doctor", "red-scientist"]},
        upgrades=RED,
    )
    play(position, use(NAME, "pink-pilot"))
    result = position.result()
    assert result is not None
    assert result.winners == (0,)
    assert asked(position)[0] == "over"
    assert position.stage == FINISHED


def test_upgrade_5_it_makes_organic_triangulator_unavailable() -> None:
    position = at_end(
        at={"red": (3, 5)},
        crew={"pink-pilot": (3, 6), "pink-engineer": (0, 1)},
        upgrades={"red": [NAME, "organic-triangulator", "quake-maker"]},
    )
    assert offered(position) == {NAME, "organic-triangulator", "quake-maker"}
    play(position, use(NAME, "pink-pilot"), colour("green"))
    roll(position, 12)
    assert offered(position) == {"quake-maker"}


def test_upgrade_5_R57_airlock_may_follow() -> None:
    position = at_end(
        at={"red": (3, 5)},
        crew={"pink-pilot": (3, 6), "pink-engineer": (0, 1)},
        upgrades={"red": [NAME, "airlock"]},
    )
    play(position, use(NAME, "pink-pilot"))
    assert ways(position, "airlock") == {"pink-engineer"}
    play(position, use("airlock", "pink-engineer"))
    assert aboard(position, "red") == {"pink-engineer"}
    assert lying(position) == {"pink-pilot": (0, 1)}


def test_upgrade_5_it_may_be_declined() -> None:
    position = at_end(at={"red": (3, 5), "green": (0, 0)}, crew={"pink-pilot": (3, 6)}, upgrades=RED)
    play(position, DECLINE)
    assert aboard(position, "red") == set()
    assert asked(position) == ("distance", 1)
