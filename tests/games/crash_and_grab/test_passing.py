"""Section 11: passing crewmembers between the two saucers of a player, where it is triggered."""

import pytest

from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.stages import END_UPGRADES
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    Place,
    aboard,
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


def test_R61_who_is_picked_up_on_the_triggering_space_may_be_passed() -> None:
    position = table(2, at={"red": (5, 1), "blue": (4, 2), **OPPONENTS}, plans=RIGHT, crew={"blue-pilot": (5, 2)})
    happened = play(position, distance(1))
    assert kinds(happened).index("crew_picked_up") < kinds(happened).index("crew_flagged")
    assert flags(position) == {"blue-pilot"}


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


# -- when it is asked -----------------------------------------------------------------------


def test_R43_the_owner_is_asked_before_the_movement_goes_on() -> None:
    """Red flies past blue; it waits beside it, and then flies on to where it was going."""
    position = table(2, at={"red": (5, 0), "blue": (4, 2), **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    happened = play(position, distance(5))
    assert facts(happened, "crew_flagged") == {"crew": [{"colour": "blue", "type": "pilot"}]}
    assert at(position, "red") == (5, 2)
    assert asked(position) == ("pass", 0)
    assert position.legal(0) == [DECLINE, crewmember("blue-pilot")]
    happened = play(position, crewmember("blue-pilot"))
    assert kinds(happened)[0] == "crew_passed"
    assert at(position, "red") == (5, 5)
    assert aboard(position, "blue") == {"blue-pilot"}
    assert flags(position) == set()


def test_R43_the_partner_pushed_is_a_trigger_too() -> None:
    """Red enters the space of blue and passes nothing; blue is pushed and picks up a crewmember beside it."""
    position = table(
        2,
        at={"red": (5, 0), "blue": (5, 1), **OPPONENTS},
        plans=RIGHT,
        aboard={"blue": ["red-pilot"]},
        crew={"red-doctor": (5, 2)},
    )
    play(position, distance(2))
    assert (at(position, "red"), at(position, "blue")) == ((5, 1), (5, 1))
    assert flags(position) == {"red-pilot"}
    play(position, DECLINE)
    assert at(position, "blue") == (5, 2)
    assert asked(position) == ("pass", 0)
    assert flags(position) == {"red-pilot", "red-doctor"}
    happened = play(position, crewmember("red-doctor"))
    assert facts(happened, "crew_passed")["from"] == "blue"
    assert at(position, "blue") == (5, 2)
    play(position, DECLINE)
    assert at(position, "blue") == (5, 3)


def test_R43_winning_by_it_ends_the_movement_there() -> None:
    """Red would fly over the edge; blue has its last station filled before."""
    stations = ["pilot", "engineer", "doctor", "scientist"]
    position = table(
        2,
        at={"red": (5, 5), "blue": (4, 6), **OPPONENTS},
        plans=RIGHT,
        aboard={
            "red": [f"red-{name}" for name in stations] + ["blue-pilot"],
            "blue": [f"blue-{name}" for name in stations[1:]],
        },
    )
    play(position, distance(5))
    happened = play(position, crewmember("blue-pilot"))
    assert facts(happened, "game_over")["winner"] == 0
    assert "saucer_crashed" not in kinds(happened)
    assert at(position, "red") == (5, 6)


def test_R43_after_blast_off_thrusters_before_the_plan_is_revealed() -> None:
    position = table(
        2,
        at={"red": (4, 2), "blue": (5, 3), **OPPONENTS},
        plans={"red": "0-5 left"},
        aboard={"red": ["blue-pilot"]},
        upgrades={"red": ["blast-off-thrusters"]},
    )
    happened = play(position, use("blast-off-thrusters", (4, 3)))
    assert asked(position) == ("pass", 0)
    assert "plan_revealed" not in kinds(happened)
    happened = play(position, crewmember("blue-pilot"))
    assert "plan_revealed" in kinds(happened)
    assert asked(position) == ("distance", 0)


def test_R43_what_was_not_passed_can_be_lost_afterwards() -> None:
    """After the boost over the edge it is too late to pass, and the penalty is due."""
    position = table(
        2,
        at={"red": (5, 6), "blue": (4, 7), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-pilot"]},
        boosters={"red": 1},
    )
    play(position, distance(1))
    assert asked(position) == ("pass", 0)
    play(position, DECLINE, fly("right", 1))
    assert at(position, "red") is None
    assert position.legal(0) == [give("blue-pilot", "green"), give("blue-pilot", "yellow")]


def test_R43_an_accelerator_waits_until_that_is_settled() -> None:
    position = table(2, at={"red": (2, 3), "blue": (1, 5), **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    play(position, distance(2))
    assert at(position, "red") == (2, 5)
    assert asked(position) == ("pass", 0)
    play(position, crewmember("blue-pilot"))
    assert asked(position) == ("accelerate", 0)


@pytest.mark.parametrize(("crew", "then"), [({}, "offer"), ({"pink-pilot": (5, 2)}, "boost")])
def test_R43_waste_accelerator_is_offered_afterwards_where_nobody_was(crew: dict[str, Place], then: str) -> None:
    position = table(
        2,
        at={"red": (5, 1), "blue": (4, 2), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-pilot"]},
        crew=crew,
        boosters={"red": 1},
        upgrades={"red": ["waste-accelerator"]},
    )
    play(position, distance(1))
    assert asked(position) == ("pass", 0)
    play(position, DECLINE)
    assert asked(position) == (then, 0)


def test_R43_passing_comes_before_twisted_titanium_compares() -> None:
    """Red has two, blue one: red would win. Having passed one on, it has one, blue two, and blue wins."""
    position = table(
        2,
        at={"red": (5, 1), "blue": (5, 2), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-pilot", "pink-pilot"], "blue": ["pink-doctor"]},
        titanium=True,
    )
    play(position, distance(1))
    assert asked(position) == ("pass", 0)
    happened = play(position, crewmember("blue-pilot"))
    assert facts(happened, "comparison_won")["winner"] == "blue"
    assert at(position, "red") is None


def test_R46_moving_onto_the_partner_is_a_trigger_before_it_is_pushed() -> None:
    """Red hits blue from the neighbouring space; blue would be pushed off the board, and is not yet."""
    position = table(2, at={"red": (5, 6), "blue": (5, 7), **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    happened = play(position, distance(1))
    assert "saucers_collided" not in kinds(happened)
    assert asked(position) == ("pass", 0)
    happened = play(position, crewmember("blue-pilot"))
    assert kinds(happened)[:2] == ["crew_passed", "saucers_collided"]
    assert at(position, "blue") is None
    assert aboard(position, "blue") == {"blue-pilot"}


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
    assert flags(position) == {"blue-doctor"}
    play(position, crewmember("blue-doctor"))
    assert aboard(position, "red") == {"blue-pilot"}
    assert asked(position)[0] != "pass"


def test_R64_declined_it_is_not_asked_again_for_the_same() -> None:
    """By the card red comes beside blue, by the second boost again."""
    position = table(
        2,
        at={"red": (5, 1), "blue": (4, 2), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-pilot"]},
        boosters={"red": 2},
    )
    play(position, distance(1), DECLINE)
    assert asked(position) == ("boost", 0)
    play(position, fly("right", 1), fly("left", 1))
    assert at(position, "red") == (5, 2)
    assert asked(position)[0] == "saucer"


def test_R64_but_if_something_else_could_be_passed() -> None:
    position = table(
        2,
        at={"red": (5, 1), "blue": (4, 2), **OPPONENTS},
        plans=RIGHT,
        aboard={"red": ["blue-pilot"]},
        crew={"blue-doctor": (5, 4)},
        boosters={"red": 2},
        upgrades={"red": ["boost-amplifier"]},
    )
    play(position, distance(1), DECLINE, fly("right", 2), fly("left", 2))
    assert asked(position) == ("pass", 0)
    assert flags(position) == {"blue-pilot", "blue-doctor"}


def test_R64_and_in_the_next_turn_anew() -> None:
    position = table(2, at={"red": (5, 1), "blue": (4, 2), **OPPONENTS}, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    play(position, distance(1))
    position.play(0, DECLINE)
    assert asked(position) == ("saucer", 1)
    assert position.declined == 0


def test_R65_airlock_does_not_answer_for_who_has_been_passed() -> None:
    """The crewmember that red picked up is on blue when the movement comes to rest."""
    position = table(
        2,
        at={"red": (5, 1), "blue": (4, 2), **OPPONENTS},
        plans=RIGHT,
        crew={"blue-pilot": (5, 2), "pink-doctor": (2, 4)},
        upgrades={"red": ["airlock"]},
    )
    play(position, distance(1))
    assert flags(position) == {"blue-pilot"}
    play(position, crewmember("blue-pilot"))
    assert asked(position)[0] != "offer"


@pytest.mark.parametrize("places", [((2, 3), (1, 5)), ((2, 3), (2, 4))], ids=["on an accelerator", "on its partner"])
def test_R43_a_game_won_in_the_middle_of_a_movement_can_be_kept(places: tuple[Place, Place]) -> None:
    """Red stays where it was when blue got its last crewmember, and the file of that opens."""
    stations = ["pilot", "engineer", "doctor", "scientist"]
    red, blue = places
    position = table(
        2,
        at={"red": red, "blue": blue, **OPPONENTS},
        plans=RIGHT,
        rotation=None,
        aboard={
            "red": [f"red-{name}" for name in stations] + ["blue-pilot"],
            "blue": [f"blue-{name}" for name in stations[1:]],
        },
    )
    play(position, distance(2), crewmember("blue-pilot"))
    assert position.winner == 0
    assert GAME.load(GAME.save(position)).to_json() == position.to_json()
