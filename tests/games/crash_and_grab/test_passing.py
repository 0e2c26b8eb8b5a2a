"""Section 11: passing crewmembers between the two saucers of a player (T6)."""

import pytest

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.stages import END_UPGRADES
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    Place,
    aboard,
    all_facts,
    asked,
    at,
    crewmember,
    direction,
    distance,
    facts,
    fly,
    give,
    kinds,
    names_of,
    play,
    refused,
    roll,
    steal,
    table,
    use,
)

OPPONENTS: dict[str, Place] = {"green": (7, 2), "yellow": (7, 3)}
RIGHT = {"red": "0-5 right"}


def flags(position: CrashAndGrabPosition) -> set[str]:
    return names_of(position.flagged)


def test_section_11_every_space_entered_next_to_the_partner_is_a_trigger() -> None:
    """Red flies past blue and ends far from it."""
    position = table(2, at={"red": (5, 0), "blue": (4, 2), **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    happened = play(position, distance(5))
    assert facts(happened, "crew_flagged") == {"crew": [{"colour": "blue", "type": "pilot"}]}
    assert at(position, "red") == (5, 5)
    assert asked(position) == ("pass", 0)
    assert position.legal(0) == [DECLINE, crewmember("blue-pilot")]


@pytest.mark.parametrize(("partner", "near"), [((3, 3), False), ((3, 2), True), ((4, 3), True), ((5, 3), False)])
def test_section_11_diagonal_neighbours_do_not_count(partner: Place, near: bool) -> None:
    position = table(2, at={"red": (4, 0), "blue": partner, **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    play(position, distance(2))
    assert (asked(position)[0] == "pass") == near


def test_section_11_the_starting_space_is_no_trigger() -> None:
    """Red begins next to blue and flies away."""
    position = table(2, at={"red": (5, 0), "blue": (4, 0), **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    play(position, distance(3))
    assert asked(position)[0] != "pass"


def test_section_11_the_partner_pushed_is_a_trigger_too() -> None:
    position = table(2, at={"red": (5, 0), "blue": (5, 2), **OPPONENTS}, plans=RIGHT, aboard={"blue": ["red-pilot"]})
    play(position, distance(2))
    assert at(position, "blue") == (5, 4)
    assert position.legal(0) == [DECLINE, crewmember("red-pilot")]
    happened = play(position, crewmember("red-pilot"))
    assert facts(happened, "crew_passed") == {"from": "blue", "to": "red", "crew": {"colour": "red", "type": "pilot"}}
    assert aboard(position, "red") == {"red-pilot"}


def test_section_11_the_partner_pushed_past_the_turn_saucer_by_a_chain() -> None:
    """Red hits green, green hits blue: blue enters spaces that are not next to red, and nothing is flagged."""
    position = table(
        2,
        at={"red": (5, 0), "green": (5, 1), "blue": (5, 3), "yellow": (7, 3)},
        plans=RIGHT,
        aboard={"red": ["blue-pilot"]},
    )
    play(position, distance(2))
    assert at(position, "blue") == (5, 5)
    assert flags(position) == set()


def test_section_11_both_ways_any_all_or_none() -> None:
    crew = {"red": ["blue-pilot", "blue-doctor"], "blue": ["red-pilot", "pink-pilot"]}
    position = table(2, at={"red": (5, 0), "blue": (4, 2), **OPPONENTS}, plans=RIGHT, aboard=crew)
    play(position, distance(2))
    assert flags(position) == {"blue-pilot", "blue-doctor", "red-pilot"}
    play(position, crewmember("red-pilot"))
    assert position.legal(0) == [DECLINE, crewmember("blue-pilot"), crewmember("blue-doctor")]
    play(position, crewmember("blue-doctor"), DECLINE)
    assert aboard(position, "red") == {"blue-pilot", "red-pilot"}
    assert aboard(position, "blue") == {"blue-doctor", "pink-pilot"}


def test_section_11_on_an_opponents_turn_being_pushed_past_the_partner_gives_nothing() -> None:
    position = table(
        2,
        at={"green": (5, 0), "red": (5, 1), "blue": (4, 3), "yellow": (7, 3)},
        turn="green",
        plans={"green": "0-5 right"},
        aboard={"red": ["blue-pilot"]},
    )
    happened = play(position, distance(3))
    assert at(position, "red") == (5, 4)
    assert "crew_flagged" not in kinds(happened)
    assert flags(position) == set()


def test_section_11_placing_is_no_trigger() -> None:
    position = table(2, at={"blue": (4, 0), **OPPONENTS}, aboard={"red": ["blue-pilot"]})
    roll(position, 7)
    assert at(position, "red") == (4, 1)
    play(position, distance(0), direction("up"))
    assert asked(position)[0] != "pass"


def test_section_11_quake_maker_is_no_trigger() -> None:
    """The tile turns red from (0, 0) to (0, 3), next to blue on the neighbouring tile."""
    position = table(
        2,
        at={"red": (0, 0), "blue": (0, 4), **OPPONENTS},
        aboard={"red": ["blue-pilot"]},
        stage=END_UPGRADES,
        upgrades={"red": ["quake-maker"]},
    )
    play(position, use("quake-maker", "NW", 1))
    assert at(position, "red") == (0, 3)
    assert flags(position) == set()
    assert asked(position)[0] != "pass"


@pytest.mark.parametrize(
    ("card", "chosen"),
    [
        ("landing-legs", "right"),
        ("afterburner", (4, 3)),
        ("saucer-teleporter", 8),
        ("wormhole-generator", "green"),
        ("organic-triangulator", (5, 4)),
    ],
)
def test_section_11_the_arrival_of_an_upgrade_is_a_trigger(card: str, chosen: object) -> None:
    """Blue lies at (5, 3); in each way red comes next to it."""
    where: dict[str, Place] = {"red": (4, 2), "blue": (5, 3), "green": (6, 3), "yellow": (7, 3)}
    if card == "saucer-teleporter":
        where["green"] = (7, 2)
    position = table(2, at=where, aboard={"red": ["blue-pilot"]}, stage=END_UPGRADES, upgrades={"red": [card]})
    play(position, use(card, chosen))
    assert asked(position) == ("pass", 0)
    play(position, crewmember("blue-pilot"))
    assert aboard(position, "blue") == {"blue-pilot"}


def test_section_11_after_blast_off_thrusters_the_decision_comes_in_T6() -> None:
    position = table(
        2,
        at={"red": (4, 2), "blue": (5, 3), **OPPONENTS},
        plans={"red": "0-5 left"},
        aboard={"red": ["blue-pilot"]},
        upgrades={"red": ["blast-off-thrusters"]},
    )
    play(position, use("blast-off-thrusters", (4, 3)))
    assert asked(position) == ("distance", 0)
    play(position, distance(3))
    assert asked(position) == ("pass", 0)


def test_section_11_after_all_boosts_and_before_penalties() -> None:
    """Red flags, boosts off the board, passes, and then has nothing off-coloured left to give away."""
    position = table(
        2,
        at={"red": (5, 6), "blue": (4, 7), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-pilot"]},
        boosters={"red": 1},
    )
    play(position, distance(1), fly("right", 1))
    assert at(position, "red") is None
    assert asked(position) == ("pass", 0)
    happened = play(position, crewmember("blue-pilot"))
    assert "crew_given" not in kinds(happened)
    assert aboard(position, "blue") == {"blue-pilot"}
    assert asked(position)[0] != "penalty"


def test_section_11_who_does_not_pass_may_have_to_give_it_away() -> None:
    position = table(
        2,
        at={"red": (5, 6), "blue": (4, 7), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-pilot"]},
        boosters={"red": 1},
    )
    play(position, distance(1), fly("right", 1), DECLINE)
    assert position.legal(0) == [give("blue-pilot", "green"), give("blue-pilot", "yellow")]


def test_section_11_other_answers_are_refused() -> None:
    position = table(
        2, at={"red": (5, 0), "blue": (4, 2), **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot", "pink-pilot"]}
    )
    play(position, distance(2))
    refused(position, crewmember("pink-pilot"), "cannot-be-passed")
    refused(position, crewmember("blue-doctor"), "cannot-be-passed")
    refused(position, BUY, "pass-or-stop")
    refused(position, crewmember("blue-pilot"), "not-awaited", 1)


def test_section_11_flags_end_with_the_turn() -> None:
    position = table(2, at={"red": (5, 0), "blue": (4, 2), **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    play(position, distance(2), DECLINE)
    assert asked(position) == ("saucer", 1)
    assert flags(position) == set()


def test_section_11_only_with_two_players() -> None:
    position = table(4, at={"red": (5, 0), "blue": (4, 2)}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    happened = play(position, distance(2))
    assert "crew_flagged" not in kinds(happened)
    assert flags(position) == set()


def test_R42_only_who_is_aboard_at_the_trigger_may_be_passed() -> None:
    """Red passes blue first and picks up a crewmember of blue's colour afterwards."""
    position = table(
        2,
        at={"red": (5, 0), "blue": (4, 1), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-doctor"]},
        crew={"blue-pilot": (5, 4)},
    )
    play(position, distance(5))
    assert aboard(position, "red") == {"blue-doctor", "blue-pilot"}
    assert flags(position) == {"blue-doctor"}


def test_R43_the_decision_comes_once_at_the_end_of_the_movements() -> None:
    """Two triggers, by the card and by a boost, are one question."""
    position = table(
        2,
        at={"red": (5, 1), "blue": (4, 2), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-pilot"]},
        boosters={"red": 1},
    )
    play(position, distance(1))
    assert asked(position) == ("boost", 0)
    happened = play(position, fly("right", 1))
    assert asked(position) == ("pass", 0)
    assert "crew_flagged" not in kinds(happened)
    play(position, DECLINE)
    assert asked(position) == ("saucer", 1)


def test_R44_a_saucer_off_the_board_is_next_to_nothing() -> None:
    """On the padded field an off-board place must not be taken for a neighbour."""
    position = table(2, at={"red": (0, 4), **OPPONENTS}, plans={"red": "0-5 left"}, aboard={"red": ["blue-pilot"]})
    play(position, distance(0))
    assert flags(position) == set()
    for place in ((1, 0), (1, 1), (2, 1)):
        position = table(2, at={"red": place, **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
        play(position, distance(1))
        assert flags(position) == set()


def test_R45_third_colours_cannot_be_passed() -> None:
    crew = {"red": ["blue-pilot", "pink-pilot", "green-pilot", "red-doctor"], "blue": ["yellow-pilot", "blue-doctor"]}
    position = table(2, at={"red": (5, 0), "blue": (4, 2), **OPPONENTS}, plans=RIGHT, aboard=crew)
    play(position, distance(2))
    assert flags(position) == {"blue-pilot"}


def test_R46_moving_onto_the_partner_is_a_trigger() -> None:
    """Red hits blue from the neighbouring space; blue is pushed off the board, and they were together all the same."""
    position = table(2, at={"red": (5, 6), "blue": (5, 7), **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    happened = play(position, distance(1))
    assert at(position, "blue") is None
    assert kinds(happened).index("crew_flagged") < kinds(happened).index("saucer_pushed")
    assert asked(position) == ("pass", 0)
    play(position, crewmember("blue-pilot"))
    assert aboard(position, "blue") == {"blue-pilot"}


def test_R61_who_is_picked_up_on_the_triggering_space_may_be_passed() -> None:
    position = table(2, at={"red": (5, 1), "blue": (4, 2), **OPPONENTS}, plans=RIGHT, crew={"blue-pilot": (5, 2)})
    happened = play(position, distance(1))
    assert kinds(happened).index("crew_picked_up") < kinds(happened).index("crew_flagged")
    assert flags(position) == {"blue-pilot"}


def test_R64_stop_ends_the_matter_and_a_later_trigger_flags_anew() -> None:
    position = table(
        2,
        at={"red": (5, 1), "blue": (4, 2), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-pilot"]},
        upgrades={"red": ["landing-legs", "quake-maker"]},
    )
    play(position, distance(1), DECLINE)
    assert flags(position) == set()
    assert asked(position) == ("offer", 0)
    play(position, use("quake-maker", "NE", 1))
    assert asked(position) == ("offer", 0)
    happened = play(position, use("landing-legs", "up"))
    assert all_facts(happened, "crew_flagged") == [{"crew": [{"colour": "blue", "type": "pilot"}]}]
    assert asked(position) == ("pass", 0)


def test_R65_a_crewmember_that_leaves_its_saucer_loses_its_flag() -> None:
    """Picked up and flagged on the same space, then exchanged by Airlock."""
    position = table(
        2,
        at={"red": (5, 1), "blue": (4, 2), **OPPONENTS},
        plans=RIGHT,
        crew={"blue-pilot": (5, 2), "pink-doctor": (2, 4)},
        upgrades={"red": ["airlock"]},
    )
    play(position, distance(1))
    assert flags(position) == {"blue-pilot"}
    play(position, use("airlock", "pink-doctor"))
    assert aboard(position, "red") == {"pink-doctor"}
    assert flags(position) == set()
    assert asked(position)[0] != "pass"


def test_R65_also_if_it_comes_back() -> None:
    """Let out by Airlock and picked up again by a boost, far from the partner."""
    position = table(
        2,
        at={"red": (5, 1), "blue": (4, 2), **OPPONENTS},
        plans=RIGHT,
        crew={"blue-pilot": (5, 2), "pink-doctor": (5, 4)},
        upgrades={"red": ["airlock", "boost-amplifier"]},
        boosters={"red": 1},
    )
    play(position, distance(1), use("airlock", "pink-doctor"), fly("right", 3))
    assert aboard(position, "red") == {"pink-doctor", "blue-pilot"}
    assert at(position, "red") == (5, 5)
    assert flags(position) == set()


def test_passing_is_acquiring_and_may_win() -> None:
    stations = ["pilot", "engineer", "doctor", "scientist"]
    position = table(
        2,
        at={"red": (5, 0), "blue": (4, 2), **OPPONENTS},
        plans=RIGHT,
        aboard={
            "red": [f"red-{name}" for name in stations] + ["blue-pilot"],
            "blue": [f"blue-{name}" for name in stations[1:]],
        },
    )
    play(position, distance(2))
    happened = play(position, crewmember("blue-pilot"))
    assert facts(happened, "game_over")["winner"] == 0


def test_a_stolen_crewmember_has_no_flag() -> None:
    position = table(
        2,
        at={"red": (5, 5), "green": (5, 7), "blue": (4, 0), "yellow": (7, 3)},
        plans=RIGHT,
        aboard={"green": ["blue-pilot"]},
    )
    play(position, distance(2), steal("blue-pilot"))
    assert flags(position) == set()
