"""The mode Twisted Titanium: its goal, comparisons, and what goes back to the Lost Crewmembers (R-63, R-66)."""

from collections.abc import Sequence
from typing import Any

import pytest

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.stages import FINISHED
from crashyard.games.crash_and_grab.rules.state import POINTS_TO_WIN
from tests.games.crash_and_grab.invariants import check
from tests.games.crash_and_grab.tables import (
    DECLINE,
    aboard,
    asked,
    at,
    colour,
    crewmember,
    distance,
    energy,
    facts,
    fly,
    lying,
    names_of,
    play,
    refused,
    roll,
    table,
    use,
)
from tests.games.crash_and_grab.titanium import LINE, PILOTS, collision, points
from tests.games.crash_and_grab.upgrades.moments import at_end, offered

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
