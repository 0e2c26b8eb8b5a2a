"""Section 5 and 6.4: rounds and turns, and what may be combined in a turn (R18-R27)."""

from typing import Any

import pytest

from crashyard.engine import CHANCE
from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.tables import (
    END_TURN,
    activate,
    attack,
    cubes,
    facts,
    kinds,
    may,
    move,
    play,
    refused,
    state,
    table,
)

HOMES = "0@S0 0@S0 1@S1 2@S2 3@S3"


def order_of_turns(players: int, start_player: int, turns: int) -> list[tuple[int, int]]:
    """Round and seat of the first turns when everybody passes."""
    position = GAME.new(players)
    position.play(CHANCE, start_player)
    found = []
    for _ in range(turns):
        found.append((state(position)["round"], state(position)["active"]))
        play(position, END_TURN)
    return found


def test_section_5_a_round_is_one_turn_of_every_player_then_scoring() -> None:
    assert order_of_turns(3, 1, 7) == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_R18_play_goes_clockwise_by_seat_number(players: int) -> None:
    start_player = players - 1
    seats = [seat for _, seat in order_of_turns(players, start_player, players)]
    assert seats == [(start_player + step) % players for step in range(players)]


def test_R18_another_seat_cannot_act() -> None:
    position = table(HOMES)
    refused(position, move("S1", "A1"), "not-awaited", "section 5", seat=1)
    refused(position, END_TURN, "not-awaited", "section 5", seat=1)
    refused(position, END_TURN, "not-awaited", "section 5", seat=-5)
    refused(position, END_TURN, "not-awaited", "section 5", seat=6)
    assert [position.legal(seat) for seat in (1, 2, 3, 4, 5, 6)] == [[]] * 6


def test_R19_the_marker_stays_with_the_start_player() -> None:
    position = GAME.new(3)
    position.play(CHANCE, 2)
    for _ in range(9):
        play(position, END_TURN)
        assert state(position)["marker"] == 2
    assert state(position)["round"] == 4


def test_R20_two_actions_are_those_of_a_turn_and_scoring_ends_the_round() -> None:
    position = table("0@F 0@S0 1@S3", players=2)
    play(position, move("S0", "A0"), move("A0", "C0"))
    assert (state(position)["active"], state(position)["round"]) == (1, 1)
    assert state(position)["scores"] == [0, 0]
    play(position, END_TURN)
    assert (state(position)["active"], state(position)["round"]) == (0, 2)
    assert state(position)["scores"] == [4, 0]


def test_R20_the_limit_of_a_cube_is_that_of_a_turn() -> None:
    position = table("0@A0 1@S3", players=2)
    play(position, activate("A0"), END_TURN, END_TURN)
    assert may(position, activate("A0"))


def test_R21_two_actions_a_turn() -> None:
    position = table(HOMES)
    assert state(position)["left"] == 2
    play(position, move("S0", "A0"))
    assert (state(position)["active"], state(position)["left"]) == (0, 1)
    play(position, move("S0", "A0"))
    assert (state(position)["active"], state(position)["left"]) == (1, 2)


@pytest.mark.parametrize("before", [[], [move("S0", "A0")]])
def test_R22_a_player_may_take_one_action_or_none(before: list[dict[str, str]]) -> None:
    position = table(HOMES)
    play(position, *before)
    assert may(position, END_TURN)
    play(position, END_TURN)
    assert (state(position)["active"], state(position)["left"]) == (1, 2)


def test_R22_the_second_action_is_chosen_after_the_first_is_resolved() -> None:
    position = table("0@C0 1@S1")
    refused(position, move("S0", "L0"), "no-such-cube", "section 6")
    play(position, activate("C0"))
    assert may(position, move("S0", "L0"))


def test_R23_the_turn_ends_by_itself_after_the_second_action() -> None:
    position = table(HOMES)
    events = play(position, move("S0", "A0"), activate("A0"))
    assert kinds(events) == ["moved", "weapon_gained", "turn_ended", "turn_began"]
    refused(position, move("S0", "A0"), "not-awaited", "section 5", seat=0)


def test_R23_unused_actions_are_lost() -> None:
    position = table("0@S0 1@S3", players=2)
    events = play(position, END_TURN)
    assert facts(events, "turn_ended")["unused"] == 2
    play(position, END_TURN)
    assert state(position)["left"] == 2


def test_R24_one_cube_may_make_both_moves() -> None:
    position = table("0@A0 1@S1")
    play(position, move("A0", "C0"), move("C0", "H0"))
    assert cubes(position, 0) == ["0@H0"]


def test_R24_a_cube_may_move_there_and_back() -> None:
    position = table("0@A0 1@S1")
    play(position, move("A0", "C0"), move("C0", "A0"))
    assert cubes(position, 0) == ["0@A0"]


def test_R25_a_cube_activates_once_in_a_turn() -> None:
    position = table("0@A0 1@S1")
    play(position, activate("A0"))
    refused(position, activate("A0"), "has-activated", "R25")


def test_R25_nor_twice_on_two_planets() -> None:
    position = table("0@L0:activate 1@S1")
    refused(position, activate("L0"), "has-activated", "R25")
    play(position, move("L0", "C0"))
    refused(position, activate("C0"), "has-activated", "R25")


def test_R25_a_cube_attacks_once_in_a_turn() -> None:
    position = table("0@C0:short 1@C0:2 1@S1")
    play(position, attack("C0", 1, "C0"))
    refused(position, attack("C0", 1, "C0"), "has-attacked", "R25")


def test_R25_a_cube_that_attacked_may_activate() -> None:
    position = table("0@L0:long 1@C0 1@S1")
    play(position, attack("L0", 1, "C0"), activate("L0"))
    assert cubes(position) == ["0@L0:long:2", "1@S1"]


def test_R25_a_cube_that_activated_may_attack() -> None:
    position = table("0@L0:long 1@C0 1@S1")
    play(position, activate("L0"), attack("L0", 1, "C0"))
    assert cubes(position) == ["0@L0:long:2", "1@S1"]


def test_R26_two_own_cubes_may_activate_the_same_planet_in_one_turn() -> None:
    position = table("0@A0 0@A0 1@S1")
    play(position, activate("A0"), activate("A0"))
    assert cubes(position, 0) == ["0@A0:short", "0@A0:short"]


def test_R26_but_each_only_once() -> None:
    position = table("0@A0:activate 0@A0:activate 1@S1")
    refused(position, activate("A0"), "has-activated", "R25")


def test_R27_long_range_cannot_be_armed_further() -> None:
    refused(table("0@A0:long 1@S1"), activate("A0"), "armed-already", "R27")


def test_R27_two_lives_are_the_most() -> None:
    refused(table("0@L0:2 1@S1"), activate("L0"), "two-lives-already", "R34")


@pytest.mark.parametrize("planet", ["C0", "L0"])
def test_R27_an_empty_reserve_gives_nothing(planet: str) -> None:
    position = table(f"0@{planet} 1@S1", removed=[19, 0, 0, 0, 0, 0])
    refused(position, activate(planet), "reserve-empty", "R27")


def test_R27_arming_needs_no_reserve() -> None:
    assert may(table("0@A0 1@S1", removed=[19, 0, 0, 0, 0, 0]), activate("A0"))


def actions_at(sector: int) -> dict[str, dict[str, Any]]:
    """One action of each kind by a cube on the sector's cube planet."""
    here = f"C{sector}"
    return {"move": move(here, f"H{sector}"), "activate": activate(here), "attack": attack(here, 1, "C1")}


KINDS = ["move", "activate", "attack"]


@pytest.mark.parametrize("first", KINDS)
@pytest.mark.parametrize("second", KINDS)
def test_section_6_4_two_actions_of_any_kinds_by_two_cubes(first: str, second: str) -> None:
    position = table("0@C0:long 0@C2:long 1@C1:2 1@S1")
    play(position, actions_at(0)[first], actions_at(2)[second])
    assert state(position)["active"] == 1


@pytest.mark.parametrize("first", KINDS[1:])
@pytest.mark.parametrize("second", KINDS)
def test_section_6_4_by_one_cube_only_the_same_kind_is_limited(first: str, second: str) -> None:
    position = table("0@C0:long 1@C1:2 1@S1")
    play(position, actions_at(0)[first])
    assert may(position, actions_at(0)[second]) == (first != second)


def test_section_5_marks_are_cleared_when_the_turn_is_over() -> None:
    position = table("0@C0:long 1@C1:2 1@S1")
    play(position, attack("C0", 1, "C1"))
    assert cubes(position, 0) == ["0@C0:long:attack"]
    play(position, END_TURN)
    assert cubes(position, 0) == ["0@C0:long"]


def test_section_5_nothing_is_accepted_after_the_game() -> None:
    position = table("0@S0 1@S1", over=True, winners=[1])
    refused(position, END_TURN, "game-over", "section 8", seat=0)
    refused(position, move("S0", "A0"), "game-over", "section 8", seat=0)
    assert [position.legal(seat) for seat in range(-4, 6)] == [[]] * 10


def test_a_value_is_trusted_between_turns_only() -> None:
    position = table("0@C0:long 0@S0 1@C1:2 1@S1")
    assert position.settled()
    play(position, attack("C0", 1, "C1"))
    assert not position.settled()
    play(position, move("S0", "A0"))
    assert position.settled()
