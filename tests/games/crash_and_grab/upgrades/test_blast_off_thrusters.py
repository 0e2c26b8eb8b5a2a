"""Upgrade 1: Blast Off Thrusters."""

from tests.games.crash_and_grab.tables import (
    DECLINE,
    aboard,
    asked,
    at,
    crewmember,
    distance,
    fly,
    kinds,
    lying,
    play,
    refused,
    roll,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, is_used, offered, ways

NAME = "blast-off-thrusters"
RED = {"red": [NAME]}


def test_upgrade_1_before_the_reveal_it_jumps_to_a_neighbouring_empty_space() -> None:
    position = table(at={"red": (1, 1)}, upgrades=RED)
    assert asked(position) == ("offer", 0)
    assert position.revealed == 0
    assert ways(position, NAME) == {(0, 1), (1, 2), (2, 1), (1, 0)}
    heard = play(position, use(NAME, (2, 1)))
    assert kinds(heard) == ["upgrade_used", "saucer_jumped", "plan_revealed"]
    assert at(position, "red") == (2, 1)
    assert asked(position) == ("distance", 0)


def test_upgrade_1_saucers_crewmembers_accelerators_and_the_edge_are_no_targets() -> None:
    position = table(at={"red": (2, 6), "green": (2, 7)}, crew={"pink-pilot": (3, 6)}, upgrades=RED)
    assert ways(position, NAME) == {(1, 6)}
    corner = table(at={"red": (0, 0)}, upgrades=RED)
    assert ways(corner, NAME) == {(0, 1), (1, 0)}
    refused(corner, use(NAME, (2, 0)), "upgrade-not-so")
    refused(corner, use(NAME, (0, 0)), "upgrade-not-so")


def test_upgrade_1_it_is_not_offered_without_a_space() -> None:
    position = table(
        at={"red": (0, 2), "green": (0, 1)}, crew={"pink-pilot": (1, 2)}, upgrades=RED, plans={"red": "0-5 down"}
    )
    assert asked(position) == ("distance", 0)


def test_upgrade_1_it_may_be_declined() -> None:
    position = table(at={"red": (1, 1)}, upgrades=RED)
    play(position, DECLINE)
    assert at(position, "red") == (1, 1)
    assert asked(position) == ("distance", 0)
    assert not is_used(position, NAME)


def test_upgrade_1_it_is_used_once_when_the_saucer_has_jumped() -> None:
    position = table(at={"red": (1, 1)}, upgrades=RED)
    play(position, use(NAME, (1, 0)))
    assert is_used(position, NAME)
    assert asked(position) == ("distance", 0)


def test_upgrade_1_execute_move_starts_from_the_new_space_with_the_same_distances() -> None:
    position = table(at={"red": (4, 4)}, upgrades=RED, plans={"red": "2 right"})
    play(position, use(NAME, (3, 4)))
    assert at(position, "red") == (3, 6)
    assert position.distance == 2
    assert asked(position) == ("boost", 0)
    assert position.legal(0) == [DECLINE, *[fly(side, 2) for side in ("up", "right", "down", "left")]]


def test_upgrade_1_a_jump_onto_a_crash_site_does_not_trigger_waste_accelerator() -> None:
    position = table(at={"red": (1, 1)}, upgrades={"red": [NAME, "waste-accelerator"]})
    play(position, use(NAME, (1, 2)))
    assert asked(position) == ("distance", 0)


def test_upgrade_1_it_works_right_after_the_saucer_is_placed() -> None:
    position = table(at={"green": (7, 7)}, upgrades=RED)
    assert asked(position) == ("roll", -1)
    roll(position, 1)
    assert ways(position, NAME) == {(0, 0), (0, 2), (1, 1)}
    play(position, use(NAME, (0, 2)), distance(0))
    assert at(position, "red") == (0, 2)
    assert asked(position) == ("direction", 0)


def test_upgrade_1_two_players_arriving_next_to_the_partner_is_a_passing_trigger() -> None:
    places = {"red": (4, 4), "blue": (2, 3), "green": (0, 0), "yellow": (7, 0)}
    crew = {"red": ["blue-pilot", "pink-doctor"], "blue": ["red-doctor"]}
    position = table(2, at=places, aboard=crew, upgrades=RED)
    play(position, use(NAME, (4, 3)), distance(0))
    assert asked(position) == ("saucer", 1)  # the two are not adjacent: the next turn has begun
    position = table(2, at={**places, "blue": (3, 3)}, aboard=crew, upgrades=RED)
    play(position, use(NAME, (4, 3)))
    assert asked(position) == ("pass", 0)
    assert position.legal(0) == [DECLINE, crewmember("red-doctor"), crewmember("blue-pilot")]
    play(position, crewmember("blue-pilot"))
    assert aboard(position, "blue") == {"red-doctor", "blue-pilot"}


def test_upgrade_1_nothing_is_picked_up_or_hit() -> None:
    position = table(at={"red": (1, 1), "green": (0, 0)}, crew={"pink-pilot": (0, 1)}, upgrades=RED)
    before = lying(position)
    play(position, use(NAME, (1, 0)))
    assert lying(position) == before
    assert at(position, "green") == (0, 0)


def test_upgrade_1_it_works_at_the_start_of_the_own_turn_only() -> None:
    other = table(at={"red": (1, 1), "green": (5, 5)}, turn="green", upgrades=RED)
    assert asked(other) == ("distance", 1)
    partner = table(2, at={"red": (1, 1), "blue": (5, 5)}, turn="blue", upgrades=RED)
    assert asked(partner) == ("distance", 0)
    later = at_end(at={"red": (1, 1)}, upgrades={"red": [NAME, "afterburner"]})
    assert offered(later) == {"afterburner"}
    refused(later, use(NAME, (1, 0)), "wrong-window")
