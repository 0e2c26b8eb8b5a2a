"""Section 10: crash penalties and rewards (C1)."""

import pytest

from crashyard.games.crash_and_grab.rules.stages import END_UPGRADES
from tests.games.crash_and_grab.tables import (
    BUY,
    DECLINE,
    ENERGIZE,
    aboard,
    all_facts,
    asked,
    at,
    boosters,
    direction,
    distance,
    energy,
    facts,
    fly,
    give,
    kinds,
    places,
    play,
    refused,
    roll,
    steal,
    table,
    upgrades,
    use,
)

CORNER = {"red": (5, 7), "green": (1, 0), "blue": (1, 4)}
"""Red flies off the board with one step to the right."""
HIT = {"red": (5, 5), "green": (5, 7), "blue": (1, 4)}
"""Red pushes green off the board with two steps or more to the right."""
RIGHT = {"red": "0-5 right"}
TWO = {"red": (5, 7), "blue": (1, 2), "green": (1, 0), "yellow": (1, 4)}


def test_section_10_1_a_saucer_that_crashed_on_its_own_turn_pays() -> None:
    position = table(at=CORNER, plans=RIGHT, aboard={"red": ["green-pilot", "pink-doctor"]})
    play(position, distance(1))
    assert asked(position) == ("penalty", 0)


def test_section_10_1_nobody_is_rewarded_for_a_crash_on_the_own_turn() -> None:
    position = table(at=CORNER, plans=RIGHT, aboard={"red": ["red-pilot"]})
    play(position, distance(1))
    assert asked(position) == ("distance", 1)
    assert aboard(position, "red") == {"red-pilot"}


def test_section_10_1_an_opposing_saucer_brings_a_reward_by_whatever_chain() -> None:
    position = table(4, at={"red": (5, 4), "green": (5, 5), "blue": (5, 7), "yellow": (1, 0)}, plans=RIGHT)
    play(position, distance(2))
    assert at(position, "blue") is None
    assert asked(position) == ("reward", 0)
    play(position, ENERGIZE)
    assert energy(position, "red") == 1
    assert energy(position, "green") == 0


def test_section_10_2_without_an_off_coloured_crewmember_nothing_happens() -> None:
    position = table(at=CORNER, plans=RIGHT, aboard={"red": ["red-pilot", "red-doctor"]})
    happened = play(position, distance(1))
    assert "crew_given" not in kinds(happened)
    assert asked(position) == ("distance", 1)


def test_section_10_2_the_active_player_chooses_which_crewmember() -> None:
    position = table(
        at=CORNER, plans=RIGHT, aboard={"red": ["green-pilot", "pink-pilot", "red-doctor"], "blue": ["red-pilot"]}
    )
    play(position, distance(1))
    assert position.legal(0) == [give("green-pilot", "green"), give("pink-pilot", "green")]
    refused(position, give("red-doctor", "green"), "matching-stays")
    refused(position, give("blue-pilot", "green"), "not-aboard")
    refused(position, DECLINE, "pay-penalty")
    happened = play(position, give("pink-pilot", "green"))
    assert facts(happened, "crew_given") == {"from": "red", "to": "green", "crew": {"colour": "pink", "type": "pilot"}}
    assert aboard(position, "green") == {"pink-pilot"}
    assert aboard(position, "red") == {"green-pilot", "red-doctor"}


def test_section_10_2_a_single_way_to_pay_is_taken_without_asking() -> None:
    position = table(at=CORNER, plans=RIGHT, aboard={"red": ["green-pilot", "red-doctor"], "blue": ["red-pilot"]})
    happened = play(position, distance(1))
    assert facts(happened, "crew_given")["to"] == "green"
    assert asked(position) == ("distance", 1)


def test_section_10_2_an_opponent_off_the_board_is_eligible() -> None:
    position = table(
        at={"red": (5, 7), "blue": (1, 4)}, plans=RIGHT, aboard={"red": ["pink-pilot"], "blue": ["red-pilot"]}
    )
    play(position, distance(1))
    assert aboard(position, "green") == {"pink-pilot"}


def test_section_10_2_with_two_players_the_receiver_is_either_opposing_saucer() -> None:
    position = table(2, at=TWO, plans=RIGHT, aboard={"red": ["pink-pilot"], "green": ["green-pilot", "green-doctor"]})
    play(position, distance(1))
    assert position.legal(0) == [give("pink-pilot", "green"), give("pink-pilot", "yellow")]
    refused(position, give("pink-pilot", "blue"), "not-an-opponent")
    play(position, give("pink-pilot", "green"))
    assert aboard(position, "green") == {"pink-pilot", "green-pilot", "green-doctor"}


def test_section_10_2_the_other_way_round_too() -> None:
    where = {"yellow": (5, 7), "green": (1, 2), "red": (1, 0), "blue": (1, 4)}
    position = table(2, at=where, plans={"yellow": "0-5 right"}, aboard={"yellow": ["pink-pilot"]}, turn="yellow")
    play(position, distance(1))
    assert position.legal(1) == [give("pink-pilot", "red"), give("pink-pilot", "blue")]


def test_section_10_2_the_partners_colour_is_off_coloured() -> None:
    position = table(2, at=TWO, plans=RIGHT, aboard={"red": ["blue-pilot"]})
    play(position, distance(1))
    assert position.legal(0) == [give("blue-pilot", "green"), give("blue-pilot", "yellow")]


def test_R20_a_crash_costs_no_boosters_energy_or_upgrades() -> None:
    position = table(at=CORNER, plans=RIGHT, energy={"red": 1}, boosters={"red": 2}, upgrades={"red": ["time-machine"]})
    play(position, distance(1), direction("right"))
    assert at(position, "red") is None
    assert (energy(position, "red"), boosters(position, "red")) == (1, 2)
    assert upgrades(position, "red") == {"time-machine"}


def test_R21_penalties_come_before_rewards_even_if_the_other_crash_came_first() -> None:
    """Red pushes green off, then boosts off the board itself."""
    position = table(
        at=HIT,
        plans=RIGHT,
        boosters={"red": 1},
        aboard={"red": ["pink-pilot", "pink-doctor"], "green": ["red-pilot"]},
    )
    play(position, distance(2), fly("right", 2))
    assert places(position) == {"blue": (1, 4)}
    assert asked(position) == ("penalty", 0)
    play(position, give("pink-pilot", "blue"))
    assert asked(position) == ("reward", 0)


def test_section_10_3_the_turn_saucer_is_rewarded_even_if_it_crashed_itself() -> None:
    position = table(at=HIT, plans=RIGHT, boosters={"red": 1}, aboard={"green": ["red-pilot"]})
    play(position, distance(2), fly("right", 2))
    assert asked(position) == ("reward", 0)
    play(position, steal("red-pilot"))
    assert aboard(position, "red") == {"red-pilot"}


def test_R22_the_receiver_has_the_lowest_stationed_count() -> None:
    position = table(
        4,
        at={**CORNER, "yellow": (4, 0)},
        plans=RIGHT,
        aboard={
            "red": ["pink-pilot", "pink-doctor"],
            "green": ["red-pilot", "red-doctor"],
            "blue": ["green-pilot"],
            "yellow": ["blue-pilot"],
        },
    )
    play(position, distance(1))
    receivers = {(action - give("red-pilot", "red")) % 6 for action in position.legal(0)}
    assert receivers == {2, 3}
    refused(position, give("pink-pilot", "green"), "not-the-lowest")
    refused(position, give("pink-pilot", "red"), "not-an-opponent")
    play(position, give("pink-pilot", "yellow"))
    assert aboard(position, "yellow") == {"blue-pilot", "pink-pilot"}


def test_R23_stationed_counts_compare_types_not_tokens() -> None:
    position = table(
        at=CORNER,
        plans=RIGHT,
        aboard={
            "red": ["pink-scientist"],
            "green": ["red-pilot", "green-pilot", "blue-pilot"],
            "blue": ["red-doctor", "pink-pilot"],
        },
    )
    assert (position.count_of(1), position.count_of(2)) == (1, 2)
    play(position, distance(1))
    assert "pink-scientist" in aboard(position, "green")


@pytest.mark.parametrize(("own", "possible"), [(1, True), (2, True), (3, False)])
def test_R24_to_be_robbed_a_saucer_needs_at_least_the_thiefs_count(own: int, possible: bool) -> None:
    """Equal is enough."""
    mine = ["red-pilot", "red-engineer", "red-doctor"][:own]
    position = table(at=HIT, plans=RIGHT, aboard={"red": mine, "green": ["pink-pilot", "blue-doctor"]})
    play(position, distance(2))
    steals = [steal("blue-doctor"), steal("pink-pilot")] if possible else []
    assert position.legal(0) == [DECLINE, ENERGIZE, *steals]
    if not possible:
        refused(position, steal("pink-pilot"), "victim-has-fewer")


def test_R24_the_count_is_taken_after_penalties() -> None:
    """With two types red may not steal from one; after the penalty it has one, and may."""
    position = table(
        at=HIT, plans=RIGHT, boosters={"red": 1}, aboard={"red": ["pink-pilot", "red-doctor"], "green": ["blue-pilot"]}
    )
    play(position, distance(2), fly("right", 2))
    assert aboard(position, "red") == {"red-doctor"}
    assert steal("blue-pilot") in position.legal(0)


def test_R25_with_two_players_the_counts_are_sums_over_both_saucers() -> None:
    where = {"red": (5, 5), "green": (5, 7), "blue": (1, 2), "yellow": (1, 4)}
    crew = {"red": ["red-pilot"], "green": ["pink-pilot"], "blue": ["blue-pilot"]}
    position = table(2, at=where, plans=RIGHT, aboard=crew)
    play(position, distance(2))
    assert position.legal(0) == [DECLINE, ENERGIZE]
    position = table(2, at=where, plans=RIGHT, aboard={**crew, "yellow": ["yellow-doctor"]})
    play(position, distance(2))
    assert position.legal(0) == [DECLINE, ENERGIZE, steal("pink-pilot")]


def test_R26_a_crewmember_of_the_crashed_saucers_colour_cannot_be_stolen_but_counts() -> None:
    position = table(at=HIT, plans=RIGHT, aboard={"red": ["red-pilot"], "green": ["green-pilot", "pink-pilot"]})
    play(position, distance(2))
    assert position.legal(0) == [DECLINE, ENERGIZE, steal("pink-pilot")]
    refused(position, steal("green-pilot"), "matching-stays")
    refused(position, steal("blue-pilot"), "not-aboard-victim")


def test_R27_the_thief_chooses() -> None:
    position = table(at=HIT, plans=RIGHT, aboard={"green": ["red-pilot", "pink-pilot", "blue-doctor"]})
    play(position, distance(2))
    happened = play(position, steal("blue-doctor"))
    assert facts(happened, "crew_stolen") == {
        "from": "green",
        "to": "red",
        "crew": {"colour": "blue", "type": "doctor"},
    }
    assert aboard(position, "red") == {"blue-doctor"}
    assert aboard(position, "green") == {"red-pilot", "pink-pilot"}


def test_section_10_3_the_reward_may_be_declined_or_be_an_energy() -> None:
    for answer, gained, told in ((DECLINE, 0, "reward_declined"), (ENERGIZE, 1, "energy_gained")):
        position = table(at=HIT, plans=RIGHT, aboard={"green": ["red-pilot"]})
        play(position, distance(2))
        assert told in kinds(play(position, answer))
        assert energy(position, "red") == gained
        assert aboard(position, "green") == {"red-pilot"}


def test_section_10_3_other_answers_are_refused() -> None:
    position = table(at=HIT, plans=RIGHT)
    play(position, distance(2))
    refused(position, BUY, "take-reward")
    refused(position, ENERGIZE, "not-awaited", 1)


def test_R28_rewards_come_in_the_order_of_the_crashes() -> None:
    """Green crashes by the card, blue by a boost; the counts change in between."""
    position = table(
        4,
        at={"red": (5, 5), "green": (5, 7), "blue": (3, 7), "yellow": (1, 0)},
        plans=RIGHT,
        boosters={"red": 2},
        aboard={"green": ["pink-pilot"], "blue": ["pink-doctor"]},
    )
    play(position, distance(2), fly("up", 2))
    assert places(position)["blue"] == (1, 7)
    play(position, fly("up", 2))
    assert places(position) == {"red": (1, 7), "yellow": (1, 0)}
    assert asked(position) == ("reward", 0)
    assert steal("pink-pilot") in position.legal(0)
    assert steal("pink-doctor") not in position.legal(0)
    play(position, steal("pink-pilot"))
    assert asked(position) == ("reward", 0)
    assert position.legal(0) == [DECLINE, ENERGIZE, steal("pink-doctor")]


def test_R28_each_is_carried_out_before_the_next() -> None:
    """The first steal lifts the thief's count above that of the second victim."""
    position = table(
        4,
        at={"red": (5, 5), "green": (5, 7), "blue": (3, 7), "yellow": (1, 0)},
        plans=RIGHT,
        boosters={"red": 2},
        aboard={"red": ["red-engineer"], "green": ["pink-pilot"], "blue": ["pink-doctor"]},
    )
    play(position, distance(2), fly("up", 2), fly("up", 2), steal("pink-pilot"))
    assert position.legal(0) == [DECLINE, ENERGIZE]


def test_R29_a_saucer_placed_in_T1_that_crashes_pays_as_usual() -> None:
    position = table(
        at={"green": (1, 0), "blue": (1, 6)},
        plans={"red": "3 up"},
        aboard={"red": ["pink-pilot"], "blue": ["blue-pilot"]},
    )
    roll(position, 4)
    happened = play(position, direction("up"))
    assert at(position, "red") is None
    assert facts(happened, "crew_given")["to"] == "green"


def test_R30_a_saucer_that_crashes_again_gives_a_new_reward() -> None:
    """Green is crashed by red, placed in its own turn, and crashed again by blue."""
    position = table(
        at={"red": (5, 5), "green": (5, 7), "blue": (4, 3)},
        plans={"red": "0-5 right", "green": "0-5 up", "blue": "0-5 right"},
    )
    play(position, distance(2), ENERGIZE)
    roll(position, 11)
    play(position, distance(1), direction("right"))
    assert at(position, "green") == (4, 7)
    play(position, distance(4))
    assert at(position, "green") is None
    assert asked(position) == ("reward", 2)
    play(position, ENERGIZE)
    assert (energy(position, "red"), energy(position, "blue")) == (1, 1)


def test_R31_crashing_the_partner_costs_the_turn_saucer_a_crewmember() -> None:
    position = table(
        2,
        at={"red": (5, 5), "blue": (5, 7), "green": (1, 0), "yellow": (1, 4)},
        plans=RIGHT,
        aboard={"red": ["pink-pilot"], "blue": ["pink-doctor", "green-pilot"]},
    )
    play(position, distance(2))
    assert at(position, "blue") is None
    assert asked(position) == ("penalty", 0)
    assert position.legal(0) == [give("pink-pilot", "green"), give("pink-pilot", "yellow")]
    play(position, give("pink-pilot", "yellow"))
    assert aboard(position, "blue") == {"pink-doctor", "green-pilot"}
    assert asked(position)[0] != "reward"


def test_R31_by_whatever_chain() -> None:
    position = table(
        2,
        at={"red": (5, 4), "green": (5, 5), "blue": (5, 7), "yellow": (1, 4)},
        plans=RIGHT,
        aboard={"red": ["pink-pilot"]},
    )
    play(position, distance(2))
    assert at(position, "blue") is None
    assert asked(position) == ("penalty", 0)


def test_R32_if_both_own_saucers_crash_the_turn_saucer_pays_twice() -> None:
    where = {"red": (5, 5), "blue": (5, 7), "green": (1, 0), "yellow": (1, 4)}
    crew = ["pink-pilot", "pink-doctor", "pink-engineer"]
    position = table(2, at=where, plans=RIGHT, aboard={"red": crew}, boosters={"red": 1}, filled=False, quota=0)
    play(position, distance(2), fly("right", 2))
    assert position.penalties == 2
    play(position, give("pink-pilot", "green"))
    assert asked(position) == ("penalty", 0)
    play(position, give("pink-doctor", "yellow"))
    assert aboard(position, "red") == {"pink-engineer"}
    assert asked(position)[0] != "penalty"


def test_R32_but_only_while_it_has_off_coloured_crewmembers() -> None:
    where = {"red": (5, 5), "blue": (5, 7), "green": (1, 0), "yellow": (1, 4)}
    position = table(2, at=where, plans=RIGHT, aboard={"red": ["pink-pilot", "red-pilot"]}, boosters={"red": 1})
    play(position, distance(2), fly("right", 2), give("pink-pilot", "green"))
    assert aboard(position, "red") == {"red-pilot"}
    assert position.penalties == 0
    assert asked(position) == ("saucer", 1)


def test_R33_the_receiver_may_win_by_the_gift() -> None:
    position = table(
        at=CORNER,
        plans=RIGHT,
        aboard={
            "red": ["pink-pilot", "pink-doctor"],
            "green": ["green-engineer", "green-doctor", "green-scientist"],
            "blue": ["blue-engineer", "blue-doctor", "blue-scientist"],
        },
    )
    play(position, distance(1))
    happened = play(position, give("pink-pilot", "blue"))
    assert facts(happened, "game_over")["winner"] == 2
    assert kinds(happened)[-1] == "game_over"
    result = position.result()
    assert result is not None
    assert result.ranks == (2, 2, 1)


def test_R34_crashes_of_C3_are_settled_at_once() -> None:
    position = table(
        at={"red": (5, 6), "green": (5, 7), "blue": (1, 4)},
        stage=END_UPGRADES,
        upgrades={"red": ["landing-legs", "quake-maker"]},
        aboard={"green": ["pink-pilot"]},
    )
    happened = play(position, use("landing-legs", "right"))
    assert facts(happened, "saucer_crashed")["saucer"] == "green"
    assert asked(position) == ("reward", 0)
    play(position, steal("pink-pilot"))
    assert asked(position) == ("offer", 0)
    assert use("quake-maker", "NW", 1) in position.legal(0)


def test_R34_the_own_crash_too() -> None:
    position = table(
        at=CORNER,
        stage=END_UPGRADES,
        upgrades={"red": ["landing-legs", "quake-maker"]},
        aboard={"red": ["pink-pilot", "pink-doctor"]},
    )
    play(position, use("landing-legs", "right"))
    assert asked(position) == ("penalty", 0)
    play(position, give("pink-doctor", "blue"))
    assert asked(position) == ("offer", 0)


def test_R55_cloaking_is_no_crash() -> None:
    position = table(
        at=CORNER, stage=END_UPGRADES, upgrades={"red": ["cloaking-device"]}, aboard={"red": ["pink-pilot"]}
    )
    happened = play(position, use("cloaking-device"))
    assert at(position, "red") is None
    assert not {"saucer_crashed", "crew_given"} & set(kinds(happened))
    assert all_facts(happened, "saucer_cloaked") == [{"saucer": "red", "from": [5, 7]}]
    assert asked(position) == ("distance", 1)
