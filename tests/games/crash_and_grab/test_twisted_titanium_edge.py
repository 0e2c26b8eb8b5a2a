"""The mode Twisted Titanium: points that are lost over the edge of the board, and what stays as it is (R-66)."""

from typing import Any

from crashyard.games.crash_and_grab.rules.stages import MOVE_PROBE
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    aboard,
    asked,
    at,
    boosters,
    crewmember,
    distance,
    energy,
    fly,
    kinds,
    play,
    table,
    use,
)
from tests.games.crash_and_grab.titanium import collision, points
from tests.games.crash_and_grab.upgrades.moments import at_end, offered

# -- over the edge --------------------------------------------------------------------------


def test_a_crash_over_the_edge_on_the_own_turn_costs_a_point_and_no_crewmember() -> None:
    fields: dict[str, Any] = {
        "at": {"red": (5, 7), "green": (0, 0), "blue": (7, 2)},
        "aboard": {"red": ["blue-pilot", "green-pilot"]},
        "plans": {"red": "3 right"},
        "titanium": True,
    }
    position = table(**fields, points=[2])
    assert at(position, "red") is None
    assert points(position) == [1, 0, 0]
    assert aboard(position, "red") == {"blue-pilot", "green-pilot"}
    nothing = table(**fields)
    assert points(nothing) == [0, 0, 0]
    assert asked(nothing) == ("distance", 1)


def test_an_opposing_saucer_over_the_edge_brings_an_energy_without_asking() -> None:
    position = table(
        at={"red": (5, 5), "green": (5, 7), "blue": (7, 2)},
        aboard={"red": ["red-pilot"], "green": ["blue-pilot"]},
        plans={"red": "2 right"},
        titanium=True,
        points=[1, 1],
    )
    assert at(position, "green") is None
    assert asked(position) == ("boost", 0)
    assert energy(position, "red") == 0  # not before C1
    play(position, DECLINE)
    assert energy(position, "red") == 1
    assert points(position) == [1, 1, 0]
    assert aboard(position, "green") == {"blue-pilot"}
    assert asked(position) == ("roll", -1)  # the turn of green begins


def test_R66_the_energy_is_there_for_a_purchase_of_the_same_turn() -> None:
    position = table(
        at={"red": (5, 5), "green": (5, 7), "blue": (7, 2)},
        plans={"red": "3 right"},
        titanium=True,
    )
    assert energy(position, "red") == 2
    assert asked(position) == ("buy", 0)
    assert BUY in position.legal(0)


def test_R66_the_point_is_lost_in_C1_after_the_boosts() -> None:
    position = table(
        2,
        at={"red": (5, 5), "blue": (5, 7), "green": (0, 0), "yellow": (7, 0)},
        plans={"red": "2 right"},
        titanium=True,
        points=[1, 1],
    )
    assert at(position, "blue") is None
    assert asked(position) == ("boost", 0)
    assert points(position) == [1, 1]
    play(position, DECLINE)
    assert points(position) == [0, 1]  # the partner went over the edge


def test_several_crashes_over_the_edge_are_all_settled() -> None:
    position = table(
        2,
        at={"red": (5, 5), "blue": (5, 6), "green": (4, 7), "yellow": (7, 0)},
        plans={"red": "2 right"},
        titanium=True,
        points=[2, 1],
        boosters={"red": 1},
    )
    assert at(position, "blue") is None
    play(position, fly("right", 2))
    assert at(position, "red") is None
    assert points(position) == [0, 1]  # partner and turn saucer


def test_two_players_points_belong_to_the_player() -> None:
    position = table(
        2,
        at={"blue": (5, 0), "green": (5, 1), "red": (0, 0), "yellow": (7, 6)},
        aboard={"blue": ["blue-pilot", "red-doctor"], "green": []},
        turn="blue",
        moved=["red", "green"],
        plans={"blue": "3 right"},
        titanium=True,
    )
    assert points(position) == [1, 0]
    assert asked(position) == ("lose", 0)


def test_two_players_the_partner_is_compared_like_any_other() -> None:
    position = table(
        2,
        at={"red": (5, 0), "blue": (5, 1), "green": (0, 0), "yellow": (7, 6)},
        aboard={"red": ["red-pilot"]},
        plans={"red": "3 right"},
        titanium=True,
        points=[1, 0],
    )
    assert at(position, "blue") is None
    assert points(position) == [2, 0]


# -- upgrades and the rest ------------------------------------------------------------------


def test_kinetic_siphon_pays_for_a_real_push_only() -> None:
    siphon = {"red": ["kinetic-siphon"]}
    assert boosters(collision(["red-pilot"], [], upgrades=siphon), "red") == 0
    assert boosters(collision([], ["green-pilot"], upgrades=siphon), "red") == 0
    assert boosters(collision([], [], upgrades=siphon), "red") == 1


def test_cloaking_costs_no_point() -> None:
    position = at_end(
        at={"red": (4, 4), "green": (0, 0)}, upgrades={"red": ["cloaking-device"]}, titanium=True, points=[2]
    )
    play(position, use("cloaking-device"))
    assert points(position) == [2, 0, 0]


def test_landing_legs_compare_and_the_next_upgrade_waits_for_the_loss() -> None:
    position = at_end(
        at={"red": (5, 0), "green": (5, 1)},
        aboard={"red": ["red-pilot", "pink-doctor"]},
        upgrades={"red": ["landing-legs", "quake-maker"]},
        titanium=True,
    )
    play(position, use("landing-legs", "right"))
    assert asked(position) == ("lose", 0)
    play(position, crewmember("pink-doctor"))
    assert offered(position) == {"quake-maker"}


def test_a_landing_leg_over_the_edge_costs_a_point() -> None:
    position = at_end(
        at={"red": (0, 4), "green": (7, 0)}, upgrades={"red": ["landing-legs"]}, titanium=True, points=[1]
    )
    heard = play(position, use("landing-legs", "up"))
    assert "point_lost" in kinds(heard)
    assert points(position) == [0, 0, 0]


def test_passing_stays_as_it_is() -> None:
    position = table(
        2,
        at={"red": (5, 0), "blue": (5, 2), "green": (0, 0), "yellow": (7, 6)},
        aboard={"red": ["blue-pilot"], "blue": ["blue-doctor"]},
        plans={"red": "0-5 right"},
        titanium=True,
    )
    play(position, distance(1))
    assert asked(position) == ("pass", 0)


def test_the_probe_goes_by_stations_not_by_points() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 2), "blue": (0, 0)},
        aboard={"red": ["red-pilot"], "blue": ["blue-pilot"]},
        stage=MOVE_PROBE,
        titanium=True,
        points=[0, 2, 0],
    )
    assert position.probe == 1


def test_the_base_game_knows_no_points() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1), "blue": (7, 2)},
        aboard={"red": ["red-pilot"]},
        plans={"red": "3 right"},
    )
    assert at(position, "green") == (5, 4)
    assert points(position) == [0, 0, 0]
