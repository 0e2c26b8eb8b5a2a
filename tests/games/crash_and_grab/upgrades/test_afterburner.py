"""Upgrade 3: Afterburner."""

from tests.games.crash_and_grab.tables import asked, at, crewmember, kinds, lying, play, refused, table, use
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "afterburner"
RED = {"red": [NAME]}


def test_upgrade_3_it_jumps_to_any_empty_space_of_its_row_or_column() -> None:
    position = at_end(at={"red": (3, 3)}, upgrades=RED)
    row = {(3, 1), (3, 2), (3, 4), (3, 5), (3, 6), (3, 7)}
    column = {(1, 3), (2, 3), (4, 3), (5, 3), (6, 3), (7, 3)}
    assert ways(position, NAME) == row | column  # not onto the accelerators at (3, 0) and (0, 3)
    play(position, use(NAME, (6, 3)))
    assert at(position, "red") == (6, 3)


def test_upgrade_3_pieces_in_between_do_not_block_but_are_no_targets() -> None:
    position = at_end(
        at={"red": (3, 3), "green": (3, 4)}, crew={"pink-pilot": (3, 6), "green-pilot": (6, 3)}, upgrades=RED
    )
    row = {(3, 1), (3, 2), (3, 5), (3, 7)}
    column = {(1, 3), (2, 3), (4, 3), (5, 3), (7, 3)}
    assert ways(position, NAME) == row | column
    for place in ((3, 3), (3, 4), (3, 6), (3, 0), (4, 4)):
        refused(position, use(NAME, place), "upgrade-not-so")
    before = lying(position)
    heard = play(position, use(NAME, (3, 7)))
    assert kinds(heard)[:2] == ["upgrade_used", "saucer_jumped"]
    assert lying(position) == before
    assert at(position, "green") == (3, 4)


def test_upgrade_3_it_needs_the_own_saucer_on_the_board() -> None:
    position = at_end(at={"green": (3, 3)}, upgrades={"red": [NAME, "quake-maker"]})
    assert offered(position) == {"quake-maker"}
    refused(position, use(NAME, (3, 4)), "upgrade-not-now")


def test_upgrade_3_it_is_used_once_when_the_saucer_has_jumped() -> None:
    position = at_end(at={"red": (3, 3)}, upgrades={"red": [NAME, "quake-maker"]})
    play(position, use(NAME, (3, 7)))
    assert is_used(position, NAME)
    refused(position, use(NAME, (3, 5)), "upgrade-used")


def test_upgrade_3_it_does_not_trigger_waste_accelerator() -> None:
    position = at_end(at={"red": (3, 3), "green": (0, 0)}, upgrades={"red": [NAME, "waste-accelerator"]})
    play(position, use(NAME, (3, 6)))
    assert asked(position) == ("distance", 1)


def test_upgrade_3_two_players_the_arrival_is_a_passing_trigger_settled_at_once() -> None:
    places = {"red": (3, 3), "blue": (2, 7), "green": (0, 0), "yellow": (7, 0)}
    crew = {"blue": ["red-pilot"]}
    position = at_end(2, at=places, aboard=crew, upgrades={"red": [NAME, "quake-maker"]})
    play(position, use(NAME, (3, 7)))
    assert asked(position) == ("pass", 0)
    play(position, crewmember("red-pilot"))
    assert asked(position) == ("offer", 0)
    diagonal = at_end(2, at=places, aboard=crew, upgrades={"red": [NAME, "quake-maker"]})
    play(diagonal, use(NAME, (3, 6)))
    assert asked(diagonal) == ("offer", 0)


def test_upgrade_3_it_is_an_end_of_turn_upgrade() -> None:
    position = table(at={"red": (3, 3)}, upgrades={"red": [NAME, "blast-off-thrusters"]})
    assert offered(position) == {"blast-off-thrusters"}
    refused(position, use(NAME, (3, 7)), "wrong-window")
