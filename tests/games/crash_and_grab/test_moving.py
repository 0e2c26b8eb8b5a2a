"""Section 9.1 to 9.5: movement, travel distance, collisions, accelerators, picking up."""

import pytest

from tests.games.crash_and_grab.tables import (
    DECLINE,
    aboard,
    all_facts,
    asked,
    at,
    boosters,
    crewmember,
    distance,
    energy,
    facts,
    fly,
    kinds,
    lying,
    path,
    places,
    play,
    refused,
    table,
    upgrades,
    use,
)

FAR = {"green": (1, 0), "blue": (1, 4)}
"""Places on which nobody is in the way of red in row 4 or 5."""


def test_section_9_1_a_saucer_enters_one_space_after_the_other() -> None:
    position = table(at={"red": (5, 0)}, plans={"red": "0-5 right"})
    happened = play(position, distance(4))
    assert path(happened, "red") == [(5, 1), (5, 2), (5, 3), (5, 4)]
    steps = all_facts(happened, "saucer_moved")
    assert [step["from"] for step in steps] == [[5, 0], [5, 1], [5, 2], [5, 3]]


@pytest.mark.parametrize(("side", "end"), [("up", (2, 2)), ("right", (4, 4)), ("down", (6, 2)), ("left", (4, 0))])
def test_section_9_1_in_each_direction(side: str, end: tuple[int, int]) -> None:
    position = table(at={"red": (4, 2)}, plans={"red": f"0-5 {side}"})
    play(position, distance(2))
    assert at(position, "red") == end


def test_section_9_1_a_saucer_that_crashes_keeps_what_it_has() -> None:
    position = table(
        at={"red": (5, 6), **FAR},
        plans={"red": "0-5 right"},
        aboard={"red": ["red-pilot"]},
        energy={"red": 1},
        boosters={"red": 2},
        upgrades={"red": ["landing-legs"]},
    )
    happened = play(position, distance(5))
    assert facts(happened, "saucer_crashed") == {"saucer": "red", "from": [5, 7]}
    assert at(position, "red") is None
    assert aboard(position, "red") == {"red-pilot"}
    assert (energy(position, "red"), boosters(position, "red")) == (1, 2)
    assert upgrades(position, "red") == {"landing-legs"}


def test_section_9_1_a_crash_ends_the_movement() -> None:
    position = table(at={"red": (5, 6), **FAR}, plans={"red": "0-5 right"})
    happened = play(position, distance(5))
    assert path(happened, "red") == [(5, 7)]
    assert kinds(happened).count("saucer_crashed") == 1


def test_R01_landing_on_an_edge_space_is_no_crash() -> None:
    position = table(at={"red": (5, 5), **FAR}, plans={"red": "0-5 right"})
    play(position, distance(2))
    assert at(position, "red") == (5, 7)
    position = table(at={"red": (5, 5), **FAR}, plans={"red": "0-5 right"})
    play(position, distance(3))
    assert at(position, "red") is None


def test_R02_a_pushed_saucer_flies_the_full_distance() -> None:
    """Also if it is hit with the last step."""
    for place in ((5, 1), (5, 2), (5, 3)):
        position = table(at={"red": (5, 0), "green": place}, plans={"red": "0-5 right"})
        happened = play(position, distance(3))
        assert places(position) == {"red": place, "green": (5, place[1] + 3)}
        assert facts(happened, "saucer_pushed") == {
            "saucer": "red",
            "hit": "green",
            "direction": "meteor",
            "distance": 3,
        }


def test_R03_in_a_chain_each_saucer_stops_where_the_one_it_hit_was() -> None:
    position = table(
        4, at={"red": (5, 0), "green": (5, 1), "blue": (5, 2), "yellow": (5, 4)}, plans={"red": "0-5 right"}
    )
    happened = play(position, distance(2))
    assert places(position) == {"red": (5, 1), "green": (5, 2), "blue": (5, 4), "yellow": (5, 6)}
    assert [(told["saucer"], told["hit"]) for told in all_facts(happened, "saucers_collided")] == [
        ("red", "green"),
        ("green", "blue"),
        ("blue", "yellow"),
    ]
    assert [told["distance"] for told in all_facts(happened, "saucer_pushed")] == [2, 2, 2]


def test_R03_only_the_last_one_of_a_chain_can_crash() -> None:
    position = table(4, at={"red": (5, 4), "green": (5, 5), "blue": (5, 6)}, plans={"red": "0-5 right"})
    happened = play(position, distance(3))
    assert places(position) == {"red": (5, 5), "green": (5, 6)}
    assert facts(happened, "saucer_crashed")["saucer"] == "blue"


def test_R04_who_pushed_a_saucer_off_the_board_stays_on_its_space() -> None:
    position = table(at={"red": (5, 5), "green": (5, 7)}, plans={"red": "0-5 right"})
    play(position, distance(3))
    assert places(position) == {"red": (5, 7)}
    assert asked(position) == ("reward", 0)


def test_R05_a_pushed_saucer_picks_up_and_keeps() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1)},
        crew={"pink-pilot": (5, 2), "blue-doctor": (5, 4)},
        plans={"red": "0-5 right"},
    )
    happened = play(position, distance(4))
    assert aboard(position, "green") == {"pink-pilot", "blue-doctor"}
    assert aboard(position, "red") == set()
    assert [told["saucer"] for told in all_facts(happened, "crew_picked_up")] == ["green", "green"]
    assert at(position, "green") == (5, 5)


def test_R05_it_picks_up_before_it_crashes() -> None:
    position = table(at={"red": (4, 4), "green": (4, 5)}, crew={"pink-pilot": (4, 6)}, plans={"red": "0-5 right"})
    play(position, distance(3))
    assert at(position, "green") is None
    assert aboard(position, "green") == {"pink-pilot"}


def test_R06_a_pushed_saucer_uses_no_waste_accelerator_and_no_regulator() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1)},
        plans={"red": "0-5 right"},
        upgrades={"green": ["waste-accelerator", "acceleration-regulator", "time-machine"]},
    )
    happened = play(position, distance(5))
    assert path(happened, "green") == [(5, 2), (5, 3), (5, 4), (5, 5), (5, 6)]
    assert "accelerated" not in kinds(happened)
    assert "upgrade_used" not in kinds(happened)


def test_R06_a_pushed_saucer_has_no_mines_and_no_siphon() -> None:
    position = table(
        4,
        at={"red": (5, 0), "green": (5, 1), "blue": (5, 3), "yellow": (1, 0)},
        plans={"red": "0-5 right"},
        upgrades={"green": ["proximity-mines", "kinetic-siphon"]},
    )
    happened = play(position, distance(2))
    assert places(position) == {"red": (5, 1), "green": (5, 3), "blue": (5, 5), "yellow": (1, 0)}
    assert boosters(position, "green") == 0
    assert "upgrade_used" not in kinds(happened)


def test_R06_a_pushed_saucer_does_not_choose_at_an_accelerator() -> None:
    position = table(
        at={"red": (2, 2), "green": (2, 3)}, plans={"red": "0-5 right"}, upgrades={"green": ["acceleration-regulator"]}
    )
    happened = play(position, distance(2))
    assert path(happened, "green") == [(2, 4), (2, 5), (2, 6), (2, 7)]


def test_R07_off_turn_an_accelerator_repeats_the_full_distance_on_the_same_line() -> None:
    """Two accelerators on the line: each begins the distance anew."""
    rows = [".", ".", ".", ".", ". . . . . . . .", ". . . A . A . ."]
    position = table(at={"red": (5, 0), "green": (5, 2), "blue": (1, 0)}, plans={"red": "0-5 right"}, rows=rows)
    happened = play(position, distance(2))
    assert path(happened, "green") == [(5, 3), (5, 4), (5, 5), (5, 6), (5, 7)]
    assert "accelerated" not in kinds(happened)


def test_R07_it_may_crash_by_that() -> None:
    position = table(at={"red": (2, 2), "green": (2, 4)}, plans={"red": "0-5 right"})
    happened = play(position, distance(3))
    assert path(happened, "green") == [(2, 5), (2, 6), (2, 7)]
    assert facts(happened, "saucer_crashed")["saucer"] == "green"


def test_R08_on_its_owners_turn_a_pushed_partner_chooses_its_direction() -> None:
    """The distance stays that of the push, and its own cards do not work."""
    position = table(
        2,
        at={"red": (2, 2), "blue": (2, 3), "green": (5, 0), "yellow": (5, 1)},
        plans={"red": "0-5 right"},
        upgrades={"blue": ["acceleration-regulator"]},
    )
    happened = play(position, distance(2))
    assert path(happened, "blue") == [(2, 4), (2, 5)]
    assert asked(position) == ("accelerate", 0)
    assert position.legal(0) == [fly(side, 2) for side in ("up", "right", "down", "left")]
    happened = play(position, fly("down", 2))
    assert path(happened, "blue") == [(3, 5), (4, 5)]
    assert facts(happened, "accelerated")["saucer"] == "blue"


def test_R08_whoever_pushed_it() -> None:
    """Red hits green, and green pushes blue onto the accelerator."""
    position = table(
        2, at={"red": (2, 1), "green": (2, 2), "blue": (2, 4), "yellow": (5, 1)}, plans={"red": "0-5 right"}
    )
    play(position, distance(2))
    assert (at(position, "green"), at(position, "blue")) == ((2, 4), (2, 5))
    assert asked(position) == ("accelerate", 0)
    happened = play(position, fly("left", 2))
    assert path(happened, "blue") == [(2, 4)]
    assert path(happened, "green") == [(2, 3), (2, 2)]


def test_R08_the_turn_saucer_that_is_pushed_back_chooses_too() -> None:
    """Blue comes back and pushes red to the left onto the accelerator at (3, 0)."""
    position = table(
        2,
        at={"red": (3, 1), "blue": (3, 2), "green": (7, 3), "yellow": (7, 4)},
        plans={"red": "0-5 right"},
        rows=[". 1 . . . . . .", ". . 3 . . . . 5", "2 . . . 4 . . .", "A . . A . . 6 ."],
    )
    play(position, distance(3))
    assert (at(position, "red"), at(position, "blue")) == ((3, 2), (3, 3))
    play(position, fly("left", 3))
    assert (at(position, "blue"), at(position, "red")) == ((3, 2), (3, 0))
    assert asked(position) == ("accelerate", 0)
    happened = play(position, fly("down", 3))
    assert path(happened, "red") == [(4, 0), (5, 0), (6, 0)]


def test_R08_on_an_opponents_turn_nobody_chooses() -> None:
    position = table(
        2,
        at={"green": (2, 2), "blue": (2, 3), "red": (5, 0), "yellow": (5, 1)},
        turn="green",
        plans={"green": "0-5 right"},
    )
    happened = play(position, distance(2))
    assert path(happened, "blue") == [(2, 4), (2, 5), (2, 6), (2, 7)]


def test_R09_on_the_own_turn_the_direction_is_any_of_the_four() -> None:
    position = table(at={"red": (2, 3), **FAR}, plans={"red": "0-5 right"})
    play(position, distance(2))
    assert asked(position) == ("accelerate", 0)
    assert position.legal(0) == [fly(side, 2) for side in ("up", "right", "down", "left")]
    happened = play(position, fly("left", 2))
    assert path(happened, "red") == [(2, 4), (2, 3)]


def test_R09_also_one_that_crashes_it() -> None:
    position = table(at={"red": (0, 2), **FAR}, plans={"red": "0-5 right"})
    play(position, distance(1))
    happened = play(position, fly("up", 1))
    assert facts(happened, "saucer_crashed") == {"saucer": "red", "from": [0, 3]}


def test_section_9_4_an_accelerator_ends_the_movement_and_begins_a_new_one() -> None:
    """Of four spaces two are left at the accelerator; they are lost, and four more come."""
    position = table(at={"red": (2, 3), **FAR}, plans={"red": "0-5 right"})
    play(position, distance(4))
    happened = play(position, fly("down", 4))
    assert path(happened, "red") == [(3, 5), (4, 5), (5, 5), (6, 5)]
    assert facts(happened, "accelerated") == {
        "saucer": "red",
        "at": [2, 5],
        "direction": "stars",
        "distance": 4,
    }


def test_section_9_4_it_must_move_exactly_that_far() -> None:
    position = table(at={"red": (2, 3), **FAR}, plans={"red": "0-5 right"})
    play(position, distance(2))
    refused(position, DECLINE, "must-accelerate")
    refused(position, fly("up", 0), "accelerator-distance")
    refused(position, fly("up", 1), "accelerator-distance")
    refused(position, fly("up", 3), "accelerator-distance")
    refused(position, fly("up", 2), "not-awaited", 1)


def test_section_9_4_bounces_may_be_repeated() -> None:
    position = table(at={"red": (7, 2), **FAR}, plans={"red": "0-5 left"}, rows=["."] * 7 + [". A . A . 12 . ."])
    play(position, distance(2))
    for side in ("right", "left", "right", "left"):
        assert asked(position) == ("accelerate", 0)
        play(position, fly(side, 2))
    assert position.bounces == 4
    play(position, fly("up", 2))
    assert at(position, "red") == (5, 1)


def test_section_9_4_a_saucer_hit_from_an_accelerator_flies_that_distance() -> None:
    position = table(at={"red": (2, 3), "green": (3, 5), "blue": (1, 0)}, plans={"red": "0-5 right"})
    play(position, distance(3))
    play(position, fly("down", 3))
    assert places(position) == {"red": (3, 5), "green": (6, 5), "blue": (1, 0)}


def test_section_9_4_an_accelerator_hit_with_the_last_step_works() -> None:
    position = table(at={"red": (2, 4), **FAR}, plans={"red": "0-5 right"})
    play(position, distance(1))
    assert asked(position) == ("accelerate", 0)


def test_section_9_2_the_distance_does_not_shrink_on_the_way() -> None:
    position = table(
        4, at={"red": (4, 0), "green": (4, 2), "blue": (4, 3), "yellow": (1, 0)}, plans={"red": "0-5 right"}
    )
    happened = play(position, distance(3))
    assert places(position)["blue"] == (4, 6)
    assert path(happened, "red") == [(4, 1), (4, 2)]


def test_section_9_3_a_collision_ends_the_movement_but_not_the_turn() -> None:
    position = table(at={"red": (5, 0), "green": (5, 1)}, plans={"red": "0-5 right"}, boosters={"red": 1})
    play(position, distance(3))
    assert at(position, "red") == (5, 1)
    assert asked(position) == ("boost", 0)


def test_section_9_3_mines_let_the_active_player_choose() -> None:
    for action, end in ((DECLINE, (5, 4)), (use("proximity-mines"), None)):
        position = table(
            at={"red": (5, 0), "green": (5, 2)}, plans={"red": "0-5 right"}, upgrades={"red": ["proximity-mines"]}
        )
        play(position, distance(2))
        assert asked(position) == ("offer", 0)
        play(position, action)
        assert at(position, "red") == (5, 2)
        assert at(position, "green") == end


def test_section_9_5_a_crewmember_is_picked_up_in_passing() -> None:
    position = table(at={"red": (5, 0)}, crew={"green-pilot": (5, 2), "red-doctor": (5, 4)}, plans={"red": "0-5 right"})
    happened = play(position, distance(5))
    assert aboard(position, "red") == {"green-pilot", "red-doctor"}
    assert at(position, "red") == (5, 5)
    assert all_facts(happened, "crew_picked_up")[0] == {
        "saucer": "red",
        "crew": {"colour": "green", "type": "pilot"},
        "at": [5, 2],
    }
    assert kinds(happened)[1:4] == ["saucer_moved", "saucer_moved", "crew_picked_up"]


def test_section_9_5_it_is_never_optional() -> None:
    position = table(
        at={"red": (5, 0)}, crew={"red-pilot": (5, 2)}, aboard={"red": ["green-pilot"]}, plans={"red": "0-5 right"}
    )
    play(position, distance(2))
    assert aboard(position, "red") == {"green-pilot", "red-pilot"}


def test_section_9_5_an_extra_fills_the_station_that_becomes_free() -> None:
    position = table(
        at={"red": (5, 7), **FAR}, aboard={"red": ["green-pilot", "red-pilot"]}, plans={"red": "0-5 right"}
    )
    assert position.count_of(0) == 1
    play(position, distance(1))
    assert asked(position) == ("penalty", 0)
    play(position, position.legal(0)[0])
    assert aboard(position, "red") == {"red-pilot"}
    assert position.count_of(0) == 1


def test_R14_distance_0_triggers_nothing() -> None:
    position = table(
        2,
        at={"red": (5, 2), "blue": (5, 3), "green": (1, 0), "yellow": (1, 4)},
        aboard={"red": ["blue-pilot"]},
        plans={"red": "0-5 right"},
        upgrades={"red": ["waste-accelerator", "boost-amplifier"]},
        boosters={"red": 1},
    )
    happened = play(position, distance(0))
    assert kinds(happened) == ["distance_chosen"]
    assert at(position, "red") == (5, 2)
    assert position.flagged == 0
    assert asked(position) == ("boost", 0)


def test_R16_crash_sites_do_not_stop_a_movement() -> None:
    position = table(at={"red": (5, 1), **FAR}, crew={"pink-pilot": (5, 2)}, plans={"red": "0-5 right"})
    happened = play(position, distance(4))
    assert path(happened, "red") == [(5, 2), (5, 3), (5, 4), (5, 5)]


def test_R16_a_saucer_on_a_crash_site_is_hit_like_anywhere_else() -> None:
    position = table(at={"red": (5, 0), "green": (5, 2)}, plans={"red": "0-5 right"})
    play(position, distance(3))
    assert places(position) == {"red": (5, 2), "green": (5, 5)}


def test_R18_a_declined_waste_accelerator_does_not_change_the_distance() -> None:
    position = table(
        at={"red": (5, 1), "green": (5, 3), "blue": (1, 0)},
        plans={"red": "0-5 right"},
        upgrades={"red": ["waste-accelerator"]},
    )
    play(position, distance(3))
    assert asked(position) == ("offer", 0)
    happened = play(position, DECLINE)
    assert facts(happened, "saucer_pushed")["distance"] == 3
    assert places(position) == {"red": (5, 3), "green": (5, 6), "blue": (1, 0)}


def test_section_9_1_an_airlock_is_asked_when_all_have_come_to_rest() -> None:
    """The pushed saucer picks up on its way; its owner is asked before the active player goes on."""
    position = table(
        at={"red": (5, 0), "green": (5, 1), "blue": (1, 0)},
        crew={"pink-pilot": (5, 2), "blue-doctor": (4, 6)},
        plans={"red": "0-5 right"},
        upgrades={"green": ["airlock"]},
        boosters={"red": 1},
    )
    play(position, distance(3))
    assert at(position, "green") == (5, 4)
    assert asked(position) == ("offer", 1)
    play(position, use("airlock", "blue-doctor"))
    assert aboard(position, "green") == {"blue-doctor"}
    assert lying(position) == {"pink-pilot": (4, 6)}
    assert asked(position) == ("boost", 0)


@pytest.mark.parametrize("owner", ["red", "green"])
def test_section_9_1_an_airlock_is_asked_for_what_its_own_saucer_has_picked_up(owner: str) -> None:
    """In one movement red and the pushed green each pick up a crewmember."""
    position = table(
        at={"red": (5, 1), "green": (5, 3), "blue": (1, 0)},
        crew={"pink-pilot": (5, 2), "blue-doctor": (5, 4), "pink-engineer": (4, 6)},
        plans={"red": "0-5 right"},
        upgrades={owner: ["airlock"]},
    )
    play(position, distance(2))
    assert (aboard(position, "red"), aboard(position, "green")) == ({"pink-pilot"}, {"blue-doctor"})
    assert asked(position) == ("offer", ["red", "green"].index(owner))
    play(position, use("airlock", "pink-engineer"))
    assert aboard(position, owner) == {"pink-engineer"}


def test_nobody_else_may_answer_for_the_mover() -> None:
    position = table(at={"red": (2, 3), **FAR}, plans={"red": "0-5 right"})
    play(position, distance(2))
    assert position.legal(1) == []
    assert position.legal(2) == []
    assert position.forbids(2, crewmember("red-pilot")) == "not-awaited"
