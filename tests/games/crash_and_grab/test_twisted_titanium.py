"""The mode Twisted Titanium: comparisons, points, and what goes back to the Lost Crewmembers (R-63, R-66)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.stages import FINISHED, MOVE_PROBE
from crashyard.games.crash_and_grab.rules.state import POINTS_TO_WIN
from tests.games.crash_and_grab.invariants import check
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    aboard,
    asked,
    at,
    boosters,
    colour,
    crewmember,
    distance,
    energy,
    facts,
    fly,
    kinds,
    lying,
    names_of,
    play,
    refused,
    roll,
    table,
    use,
)
from tests.games.crash_and_grab.upgrades.moments import at_end, offered

LINE = {"red": (5, 0), "green": (5, 1), "blue": (5, 3)}
PILOTS = ["red-pilot", "green-pilot", "blue-pilot"]


def collision(red: Sequence[str], green: Sequence[str], plan: str = "3 right", **fields: Any) -> CrashAndGrabPosition:
    """Red flies right into green, which stands beside it."""
    places: Mapping[str, tuple[int, int]] = {"red": (5, 0), "green": (5, 1), "blue": (7, 2)}
    crew = {"red": red, "green": green}
    return table(at=places, aboard=crew, plans={"red": plan}, titanium=True, **fields)


def points(position: CrashAndGrabPosition) -> list[int]:
    return [int(count) for count in position.points]


# -- goal -----------------------------------------------------------------------------------


def test_filling_stations_does_not_win() -> None:
    crew = {"pink-pilot": (3, 6), "pink-doctor": (0, 1)}
    full = {"red": ["red-engineer", "red-doctor", "red-scientist"]}
    position = table(at={"red": (3, 5)}, crew=crew, aboard=full, plans={"red": "2 right"}, titanium=True)
    assert len(aboard(position, "red")) == 4
    assert position.result() is None
    base = table(at={"red": (3, 5)}, crew=crew, aboard=full, plans={"red": "2 right"})
    assert base.result() is not None


def test_three_points_win_at_once() -> None:
    assert POINTS_TO_WIN == 3
    position = collision(["red-pilot"], [], points=[1])
    assert points(position) == [2, 0, 0]
    assert position.result() is None
    won = collision(["red-pilot", "red-doctor"], [], points=[2])
    assert points(won) == [3, 0, 0]
    result = won.result()
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "points")
    assert won.stage == FINISHED


def test_the_win_can_come_on_anothers_turn() -> None:
    position = collision([], ["green-pilot", "red-doctor"], points=[2, 2])
    result = position.result()
    assert result is not None
    assert result.winners == (1,)
    assert points(position) == [2, 3, 0]


# -- the comparison -------------------------------------------------------------------------


def test_case_1_with_more_crewmembers_the_hit_saucer_crashes_on_the_spot() -> None:
    position = collision(["red-pilot", "blue-doctor"], ["green-pilot"], plan="2 right")
    assert at(position, "red") == (5, 1)
    assert at(position, "green") is None
    assert points(position) == [1, 0, 0]
    assert asked(position) == ("lose", 0)
    check(position)
    play(position, crewmember("blue-doctor"))
    assert asked(position) == ("boost", 0)  # a boost after case 1 is allowed


def test_case_2_with_fewer_crewmembers_the_moving_saucer_crashes_on_the_spot() -> None:
    position = collision(["red-pilot"], ["green-pilot", "blue-doctor"], plan="2 right")
    assert at(position, "red") is None
    assert at(position, "green") == (5, 1)
    assert points(position) == [0, 1, 0]
    assert asked(position) == ("lose", 1)
    check(position)
    play(position, crewmember("green-pilot"))
    assert aboard(position, "green") == {"blue-doctor"}
    assert asked(position)[0] == "distance"  # no boost for a crashed saucer: the next turn has begun


def test_case_3_with_as_many_the_hit_saucer_is_pushed() -> None:
    position = collision(["red-pilot"], ["green-pilot"], plan="2 right")
    assert at(position, "red") == (5, 1)
    assert at(position, "green") == (5, 3)
    assert points(position) == [0, 0, 0]
    assert asked(position) == ("boost", 0)


def test_tokens_are_compared_extras_included() -> None:
    position = collision(PILOTS, ["green-doctor", "pink-scientist"])
    assert at(position, "green") is None
    equal = collision(PILOTS[:2], ["green-doctor", "pink-scientist"])
    assert at(equal, "green") == (5, 4)


def test_a_crewmember_picked_up_on_the_way_counts() -> None:
    position = table(
        at={"red": (3, 5), "green": (3, 7)},
        crew={"pink-pilot": (3, 6), "pink-doctor": (0, 1)},
        plans={"red": "2 right"},
        titanium=True,
    )
    assert at(position, "green") is None
    assert points(position) == [1, 0, 0]


def test_both_empty_is_a_tie() -> None:
    position = collision([], [])
    assert at(position, "green") == (5, 4)


def test_the_movement_of_the_winner_ends_there() -> None:
    position = collision(["red-pilot"], [], plan="0-5 right")
    heard = play(position, distance(5))
    assert at(position, "red") == (5, 1)
    assert facts(heard, "comparison_won") == {
        "winner": "red",
        "loser": "green",
        "at": [5, 1],
        "seat": 0,
        "points": 1,
    }


def test_a_crash_by_comparison_brings_no_penalty_no_reward_and_no_loss_of_a_point() -> None:
    lost = collision(["blue-pilot"], ["green-pilot", "blue-doctor"], points=[1])
    play(lost, crewmember("green-pilot"))
    assert points(lost) == [1, 1, 0]
    assert aboard(lost, "red") == {"blue-pilot"}
    assert energy(lost, "red") == 1  # the bonus of the card
    won = collision(["blue-pilot"], [], points=[0, 1])
    assert points(won) == [1, 1, 0]
    assert energy(won, "red") == 1
    assert energy(won, "green") == 0


# -- pushed saucers -------------------------------------------------------------------------


def chain(green: Sequence[str], blue: Sequence[str], **fields: Any) -> CrashAndGrabPosition:
    """Red has as many crewmembers as green and pushes it into blue."""
    spare = ["red-pilot", "red-doctor", "red-engineer"][: len(green)]
    crew = {"red": spare, "green": green, "blue": blue}
    return table(at=LINE, aboard=crew, plans={"red": "3 right"}, titanium=True, **fields)


def test_a_pushed_saucer_is_compared_too() -> None:
    wins = chain(["green-pilot", "pink-doctor"], ["blue-pilot"])
    assert (at(wins, "green"), at(wins, "blue")) == ((5, 3), None)
    assert points(wins) == [0, 1, 0]
    assert asked(wins) == ("lose", 1)
    loses = chain(["green-pilot"], ["blue-pilot", "pink-doctor"])
    assert (at(loses, "green"), at(loses, "blue")) == (None, (5, 3))
    assert points(loses) == [0, 0, 1]
    assert asked(loses) == ("lose", 2)
    pushes = chain(["green-pilot"], ["blue-pilot"])
    assert (at(pushes, "green"), at(pushes, "blue")) == ((5, 3), (5, 6))


@pytest.mark.parametrize("owner", ["green", "blue"])
def test_ties_of_a_pushed_saucer_are_not_broken_by_proximity_mines(owner: str) -> None:
    if owner == "green":
        # hit by red its mines would decide at once, so that it must be pushed in another way
        position = at_end(
            at={"red": (5, 0), "green": (5, 2), "blue": (5, 3)},
            upgrades={"red": ["pulse-cannon"], "green": ["proximity-mines"]},
            titanium=True,
        )
        play(position, use("pulse-cannon", "green"))
        assert at(position, "blue") == (5, 4)
    else:
        position = chain(["green-pilot"], ["blue-pilot"], upgrades={"blue": ["proximity-mines"]})
        assert at(position, "blue") == (5, 6)
    assert points(position) == [0, 0, 0]


def test_pulse_cannon_lets_its_target_compare_without_own() -> None:
    places = {"red": (5, 0), "green": (5, 2), "blue": (5, 3)}
    position = at_end(
        at=places,
        aboard={"green": ["green-pilot", "pink-doctor"], "blue": ["blue-pilot"]},
        upgrades={"red": ["pulse-cannon"]},
        titanium=True,
    )
    play(position, use("pulse-cannon", "green"))
    assert points(position) == [0, 1, 0]
    assert asked(position) == ("lose", 1)


# -- Proximity Mines ------------------------------------------------------------------------


def test_R66_mines_of_the_moving_saucer_win_a_tie_without_asking() -> None:
    position = collision(["red-pilot"], ["green-pilot"], upgrades={"red": ["proximity-mines"]})
    assert at(position, "green") is None
    assert at(position, "red") == (5, 1)
    assert points(position) == [1, 0, 0]


def test_R66_mines_of_the_hit_saucer_win_a_tie_without_asking() -> None:
    position = collision(["red-pilot"], ["green-pilot"], upgrades={"green": ["proximity-mines"]})
    assert at(position, "red") is None
    assert at(position, "green") == (5, 1)
    assert points(position) == [0, 1, 0]


def test_mines_decide_nothing_but_ties() -> None:
    fewer = collision(["red-pilot"], ["green-pilot", "pink-doctor"], upgrades={"red": ["proximity-mines"]})
    assert at(fewer, "red") is None
    more = collision(["red-pilot", "pink-doctor"], ["green-pilot"], upgrades={"green": ["proximity-mines"]})
    assert at(more, "green") is None


def test_mines_bought_in_this_turn_win_no_tie_yet() -> None:
    position = collision(["red-pilot"], ["green-pilot"], upgrades={"red": ["proximity-mines"]}, fresh=1 << 16)
    assert at(position, "green") == (5, 4)


def test_a_tie_of_empty_saucers_won_by_mines_costs_nothing() -> None:
    position = collision([], [], upgrades={"red": ["proximity-mines"]})
    assert points(position) == [1, 0, 0]
    assert asked(position)[0] != "lose"


# -- what is lost ---------------------------------------------------------------------------


def test_the_owner_chooses_any_crewmember_matching_ones_too() -> None:
    position = collision(["red-pilot", "blue-doctor", "pink-doctor"], ["green-pilot"])
    assert position.legal(0) == [crewmember(name) for name in ("red-pilot", "blue-doctor", "pink-doctor")]
    refused(position, crewmember("green-pilot"), "not-aboard")
    refused(position, DECLINE, "lose-a-crewmember")
    play(position, crewmember("red-pilot"))
    assert aboard(position, "red") == {"blue-doctor", "pink-doctor"}
    assert "red-pilot" in names_of(position.lost)


def test_a_lost_crewmember_goes_back_to_its_place_in_the_queue() -> None:
    position = collision(["blue-engineer", "blue-pilot", "red-pilot"], ["green-pilot"])
    assert position.front_of_queue(2) == 4 * 2 + 2
    play(position, crewmember("blue-engineer"))
    assert position.front_of_queue(2) == 4 * 2 + 1
    other = collision(["blue-engineer", "blue-pilot", "red-pilot"], ["green-pilot"])
    play(other, crewmember("blue-pilot"))
    assert other.front_of_queue(2) == 4 * 2


def test_R66_a_single_crewmember_aboard_is_lost_without_asking() -> None:
    position = collision(["red-pilot"], [])
    assert aboard(position, "red") == set()
    assert "red-pilot" in names_of(position.lost)
    assert asked(position)[0] != "lose"


def test_it_may_be_placed_again_if_the_board_is_below_the_quota() -> None:
    position = table(
        at={"red": (3, 5), "green": (3, 7), "blue": (7, 2)},
        crew={"pink-pilot": (3, 6), "pink-doctor": (0, 1)},
        aboard={"red": ["red-pilot"]},
        plans={"red": "2 right"},
        titanium=True,
    )
    play(position, crewmember("red-pilot"), DECLINE)
    assert asked(position) == ("colour", 0)
    play(position, colour("red"))
    roll(position, 6)
    assert lying(position)["red-pilot"] == (3, 6)


def test_each_comparison_is_paid_for_before_the_next_boost() -> None:
    position = table(
        at={"red": (5, 0), "green": (5, 1), "blue": (5, 2)},
        aboard={"red": ["red-pilot", "pink-doctor", "pink-pilot"], "green": [], "blue": []},
        plans={"red": "0-5 right"},
        boosters={"red": 1},
        titanium=True,
    )
    play(position, distance(1))
    assert asked(position) == ("lose", 0)
    play(position, crewmember("pink-pilot"))
    assert asked(position) == ("boost", 0)
    play(position, fly("right", 1))
    assert points(position) == [2, 0, 0]
    assert asked(position) == ("lose", 0)
    play(position, crewmember("pink-doctor"))
    assert aboard(position, "red") == {"red-pilot"}


def test_the_turn_waits_for_an_opponent_who_must_lose_one() -> None:
    position = chain(["green-pilot", "pink-doctor"], ["blue-pilot"], boosters={"red": 1})
    assert asked(position) == ("lose", 1)
    assert position.legal(0) == []
    play(position, crewmember("green-pilot"))
    assert asked(position) == ("boost", 0)


def test_R63_airlock_is_answered_before_the_loss() -> None:
    position = table(
        at={"red": (3, 5), "green": (3, 7), "blue": (7, 2)},
        crew={"pink-pilot": (3, 6), "pink-doctor": (0, 1)},
        aboard={"red": ["red-pilot"]},
        plans={"red": "2 right"},
        upgrades={"red": ["airlock"]},
        titanium=True,
    )
    assert points(position) == [1, 0, 0]
    assert offered(position) == {"airlock"}
    play(position, use("airlock", "pink-doctor"))
    assert asked(position) == ("lose", 0)
    assert position.legal(0) == [crewmember("red-pilot"), crewmember("pink-doctor")]


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
