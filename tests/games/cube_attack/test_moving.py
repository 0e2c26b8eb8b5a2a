"""Section 6.1: MOVE (R11, R14, R16, R28-R30)."""

import pytest

from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.tables import (
    END_TURN,
    activate,
    attack,
    cubes,
    destinations,
    facts,
    may,
    move,
    play,
    refused,
    state,
    table,
)


@pytest.mark.parametrize(
    ("at", "ends"),
    [
        ("S0", {"L0", "A0"}),
        ("L0", {"A0", "A5", "C0"}),
        ("A0", {"L0", "L1", "C0"}),
        ("C0", {"L0", "A0", "C1", "C5", "H0"}),
        ("H0", {"C0", "H1", "H5", "F"}),
        ("F", {"H0", "H1", "H2", "H3", "H4", "H5"}),
    ],
)
def test_section_6_1_a_cube_moves_to_any_connected_planet_but_a_start_planet(at: str, ends: set[str]) -> None:
    assert destinations(table(f"0@{at} 1@S1"), at) == ends


def test_section_6_1_a_move_changes_nothing_but_the_place() -> None:
    position = table("0@A0:short:2:activate 0@S0 1@S1")
    before = state(position)
    events = play(position, move("A0", "C0"))
    assert facts(events, "moved") == {"seat": 0, "cube": 0, "from": "A0", "to": "C0", "left": 1}
    before["cubes"][0]["at"] = "C0"
    assert state(position) == before | {"left": 1}


def test_section_6_1_a_planet_that_is_not_on_the_board_is_refused() -> None:
    position = GAME.load(table("0@S0 1@S3", players=2).to_json())
    refused(position, move("S0", "L6"), "wrong-field", "")
    refused(position, move("L6", "C0"), "wrong-field", "")


def test_section_6_1_a_cube_that_is_not_there_is_refused() -> None:
    refused(table("0@S0 1@A0"), move("A0", "C0"), "no-such-cube", "section 6")


def test_R11_no_cube_returns_to_its_start_planet() -> None:
    position = table("0@L0 0@A0 1@S1")
    refused(position, move("L0", "S0"), "start-planet-closed", "R11")
    refused(position, move("A0", "S0"), "start-planet-closed", "R11")


def test_R11_other_start_planets_cannot_be_entered_either() -> None:
    position = table("0@L1 0@A1 1@S1")
    refused(position, move("L1", "S1"), "start-planet-closed", "R11")
    refused(position, move("A1", "S1"), "start-planet-closed", "R11")
    assert destinations(position, "L1") == {"A0", "A1", "C1"}


def test_R14_cubes_on_start_planets_can_only_move() -> None:
    position = table("0@S0 1@L0")
    forms = [position.action_json(0, action) for action in position.legal(0)]
    assert forms == [END_TURN, move("S0", "L0"), move("S0", "A0")]
    refused(position, attack("S0", 1, "L0"), "unarmed", "R37")
    refused(position, activate("S0"), "no-bonus-here", "R36")


def test_R16_any_number_of_cubes_of_any_players_may_stand_on_one_planet() -> None:
    crowd = " ".join(f"{seat}@F" for seat in range(6) for _ in range(5))
    position = table(f"0@H0 {crowd}")
    play(position, move("H0", "F"))
    assert cubes(position).count("0@F") == 6
    assert len(cubes(position)) == 31


def test_R28_one_step_to_a_connected_planet() -> None:
    position = table("0@A0 1@S1")
    assert may(position, move("A0", "C0"))
    refused(position, move("A0", "H0"), "not-connected", "R28")
    refused(position, move("A0", "A5"), "not-connected", "R28")


@pytest.mark.parametrize("planet", ["L0", "F"])
def test_R28_staying_is_not_a_move(planet: str) -> None:
    refused(table(f"0@{planet} 1@S1"), move(planet, planet), "staying-is-no-move", "R28")


def test_R28_staying_at_home_is_no_move_either() -> None:
    refused(table("0@S0 1@S1"), move("S0", "S0"), "start-planet-closed", "R11")


def test_R29_nothing_blocks_a_move_and_nothing_holds_a_cube() -> None:
    guards = "1@A0:long:2 1@A0:short 2@C0:long 2@C0:long:2"
    position = table(f"0@A0 {guards}")
    assert destinations(position, "A0") == {"L0", "L1", "C0"}
    play(position, move("A0", "C0"))
    assert destinations(position, "C0") == {"L0", "A0", "C1", "C5", "H0"}


def test_R30_a_new_cube_may_be_moved_in_the_turn_in_which_it_arrives() -> None:
    position = table("0@C0 1@S1")
    play(position, activate("C0"), move("S0", "A0"))
    assert cubes(position, 0) == ["0@A0", "0@C0"]
