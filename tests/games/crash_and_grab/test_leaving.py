"""R-52 and R-67: what happens to the saucers of a player who has left the game."""

import pytest

from crashyard.engine import Dice, Refusal
from crashyard.engine.actions import Actions
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.stages import PLANS
from crashyard.games.crash_and_grab.rules.state import NO_PLAN
from tests.games.crash_and_grab.invariants import check
from tests.games.crash_and_grab.tables import (
    Place,
    asked,
    at,
    boosters,
    chance,
    distance,
    energy,
    facts,
    kinds,
    laid_out,
    new_game,
    plan,
    plan_number,
    play,
    rotate,
    table,
)

THREE: dict[str, Place] = {"red": (5, 3), "green": (4, 2), "blue": (1, 4)}


def refuses_to_leave(position: CrashAndGrabPosition, seat: int, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        position.resign(seat)
    assert caught.value.key == key


def test_R52_chance_makes_the_plan_of_who_has_left() -> None:
    position = table(3, at=THREE, stage=PLANS)
    position.resign(1)
    assert facts(position.heard(), "player_left")["seat"] == 1
    assert asked(position) == ("drift", CHANCE)
    assert position.outcomes() == [(number, 1) for number in range(12)]
    chance(position, plan_number("3 left"))
    assert position.plan[1] == plan_number("3 left")
    assert position.awaited() == SEVERAL
    assert position.awaited_seats() == [0, 2]
    assert position.legal(1) == []
    assert position.forbids(1, plan("2 up")) == "not-awaited"


def test_R52_with_two_players_chance_plans_for_both_saucers() -> None:
    position = table(2, at={**THREE, "yellow": (7, 3)}, stage=PLANS)
    position.resign(0)
    assert len(position.legal(CHANCE)) == 144
    chance(position, 12 * plan_number("3 left") + plan_number("2 up"))
    assert position.plan[0] == plan_number("3 left")
    assert position.plan[2] == plan_number("2 up")


def test_R52_a_plan_that_was_made_stands() -> None:
    position = table(3, at=THREE, stage=PLANS)
    position.play(1, plan("2 up"))
    position.resign(1)
    assert position.plan[1] == plan_number("2 up")
    assert position.awaited_seats() == [0, 2]


def test_R52_chance_plans_in_every_later_round() -> None:
    position = table(3, at=THREE, turn="blue", plans={"blue": "0-5 up"})
    position.resign(1)
    play(position, distance(0))
    assert asked(position) == ("drift", CHANCE)
    chance(position, 0)
    assert position.plan[0] == NO_PLAN


def test_R52_the_saucers_of_who_has_left_fly_on_and_decline_every_option() -> None:
    """Green gets a booster by its card, could use its upgrades and could buy; it does nothing but fly."""
    position = table(
        3,
        at=THREE,
        plans={"red": "0-5 up", "green": "2 right"},
        energy={"green": 4},
        boosters={"green": 1},
        upgrades={"green": ["landing-legs", "blast-off-thrusters"]},
    )
    position.resign(1)
    happened = play(position, distance(0))
    assert at(position, "green") == (4, 4)
    assert (boosters(position, "green"), energy(position, "green")) == (2, 4)
    assert not {"boosted", "upgrade_used", "upgrade_bought"} & set(kinds(happened))
    assert asked(position) == ("distance", 2)


def test_R52_where_an_option_is_forced_the_first_one_is_taken() -> None:
    """A distance, a direction out of an accelerator, a crewmember to give away."""
    position = table(
        3,
        at={"red": (5, 3), "green": (2, 3), "blue": (1, 4)},
        plans={"red": "0-5 up", "green": "2 right"},
        aboard={"green": ["red-pilot", "pink-pilot"]},
    )
    position.resign(1)
    happened = play(position, distance(0))
    assert facts(happened, "accelerated")["direction"] == "sun"
    assert at(position, "green") == (0, 5)
    assert asked(position) == ("distance", 2)
    position = table(
        3,
        at={"red": (5, 3), "green": (5, 7), "blue": (1, 4)},
        plans={"green": "2 right"},
        aboard={"green": ["red-pilot", "pink-pilot"]},
    )
    position.resign(1)
    happened = play(position, distance(0))
    assert facts(happened, "crew_given") == {"from": "green", "to": "red", "crew": {"colour": "red", "type": "pilot"}}


def test_R67_who_leaves_in_the_middle_of_a_decision_is_answered_for_at_once() -> None:
    position = table(3, at=THREE, plans={"red": "0-5 up"}, energy={"red": 2})
    assert asked(position) == ("distance", 0)
    position.resign(0)
    assert at(position, "red") == (5, 3)
    assert asked(position) == ("distance", 1)
    assert energy(position, "red") == 2


def test_R67_the_last_player_cannot_leave() -> None:
    position = table(3, at=THREE)
    position.resign(1)
    position.resign(2)
    refuses_to_leave(position, 0, "last-player")
    position = table(2, at={**THREE, "yellow": (7, 3)})
    position.resign(0)
    refuses_to_leave(position, 1, "last-player")


def test_R67_nobody_leaves_twice_or_after_the_end_or_from_no_seat() -> None:
    position = table(3, at=THREE)
    position.resign(1)
    refuses_to_leave(position, 1, "has-left")
    refuses_to_leave(position, 3, "not-awaited")
    refuses_to_leave(position, -1, "not-awaited")
    position.win(0)
    refuses_to_leave(position, 2, "game-over")


def test_R67_who_has_left_may_win() -> None:
    position = table(
        3,
        at={"red": (5, 0), "green": (5, 1), "blue": (1, 4)},
        plans={"red": "0-5 right"},
        aboard={"green": ["green-pilot", "green-doctor", "green-engineer"]},
        crew={"pink-scientist": (5, 2)},
    )
    position.resign(1)
    play(position, distance(2))
    result = position.result()
    assert result is not None
    assert result.ranks == (2, 1, 2)


def test_R67_one_may_leave_during_the_setup() -> None:
    position = laid_out(2, probe=0)
    position.resign(0)
    assert asked(position) == ("roll", CHANCE)
    chance(position, 1, 2)
    assert COLOURS[position.active] == "green"
    check(position)


def test_R67_games_go_on_to_their_end_with_one_player_left() -> None:
    for players in (2, 3, 6):
        position = new_game(players)
        dice = Dice(f"leaving {players}")
        actions = Actions()
        count = 0
        while position.awaited() != NOBODY and count < 20_000:
            seats = position.awaited_seats()
            if count in (150, 160, 170, 180, 190) and len(seats) and bin(position.left_game).count("1") < players - 1:
                position.resign(next(seat for seat in range(players) if not position.left_game >> seat & 1))
                count += 1
                continue
            seat = seats[0]
            position.play(seat, position.throw(dice, actions) if seat == CHANCE else position.pick(seat, dice, actions))
            check(position)
            count += 1
        assert position.awaited() == NOBODY
        assert bin(position.left_game).count("1") == players - 1


def test_R52_rounds_go_on_after_somebody_left() -> None:
    position = table(3, at=THREE, stage=PLANS)
    position.resign(2)
    chance(position, plan_number("2 up"))
    position.play(0, plan("0-5 up"))
    position.play(1, plan("0-5 up"))
    rotate(position, "clockwise")
    play(position, distance(0), distance(0))
    assert at(position, "blue") is None
    assert asked(position) == ("roll", CHANCE)
    chance(position, 9)
    assert asked(position) == ("drift", CHANCE)
    assert position.round == 5
