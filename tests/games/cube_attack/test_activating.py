"""Section 6.2: ACTIVATE (R31-R36; the limits R25-R27 are in `test_turns`)."""

import pytest

from tests.games.cube_attack.tables import (
    END_TURN,
    activate,
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


def test_section_6_2_a_cube_planet_brings_a_new_cube() -> None:
    position = table("0@C0 1@S1")
    events = play(position, activate("C0"))
    assert cubes(position, 0) == ["0@C0:activate", "0@S0"]
    assert state(position)["reserve"][0] == 18
    told = {"seat": 0, "cube": 0, "at": "C0", "left": 1, "new": 1, "home": "S0", "reserve": 18}
    assert facts(events, "cube_arrived") == told


def test_section_6_2_a_life_planet_gives_a_second_life() -> None:
    position = table("0@L0 1@S1")
    events = play(position, activate("L0"))
    assert cubes(position, 0) == ["0@L0:2:activate"]
    assert state(position)["reserve"][0] == 18
    assert facts(events, "life_gained") == {"seat": 0, "cube": 0, "at": "L0", "left": 1, "lives": 2, "reserve": 18}


def test_section_6_2_an_arms_planet_raises_the_weapon() -> None:
    position = table("0@A0 1@S1")
    events = play(position, activate("A0"))
    assert cubes(position, 0) == ["0@A0:short:activate"]
    assert state(position)["reserve"][0] == 19
    assert facts(events, "weapon_gained") == {"seat": 0, "cube": 0, "at": "A0", "left": 1, "weapon": "short"}


@pytest.mark.parametrize("guest", ["1@C0", "1@C0:2", "1@C0:long", "5@C0:short:2"])
def test_R31_no_opponent_may_be_on_the_planet(guest: str) -> None:
    refused(table(f"0@C0 {guest} 1@S1"), activate("C0"), "opponent-on-planet", "R31")


def test_R31_neither_of_two_can_activate_whoever_came_first() -> None:
    position = table("0@A0 0@S0 1@L1 1@S1", players=6)
    play(position, END_TURN, move("L1", "A0"))
    refused(position, activate("A0"), "opponent-on-planet", "R31")
    play(position, END_TURN)
    refused(position, activate("A0"), "opponent-on-planet", "R31")


def test_R31_own_cubes_do_not_matter() -> None:
    position = table("0@C0 0@C0:2 0@C0:long 1@C1")
    assert may(position, activate("C0", weapon="long"))


def test_R31_a_guest_who_left_does_not_matter() -> None:
    position = table("0@A0 1@A0 1@S3", players=2, active=1)
    play(position, move("A0", "C0"), END_TURN)
    assert may(position, activate("A0"))


@pytest.mark.parametrize("actor", ["0@C3", "0@C3:2", "0@C3:long:2"])
def test_R32_the_new_cube_is_plain_and_stands_at_the_owners_home(actor: str) -> None:
    position = table(f"{actor} 1@S1")
    play(position, activate("C3"))
    assert "0@S0" in cubes(position, 0)
    assert len(cubes(position, 0)) == 2


def test_R32_home_is_the_players_own_start_planet_on_galaxy_6_with_few_players() -> None:
    position = table("0@S0 1@C0", players=2, active=1)
    play(position, activate("C0"))
    assert cubes(position, 1) == ["1@C0:activate", "1@S3"]


def test_R32_the_new_cube_has_no_marks() -> None:
    position = table("0@C0 1@S1")
    play(position, activate("C0"))
    new = [cube for cube in state(position)["cubes"] if cube["at"] == "S0"]
    assert new == [{"seat": 0, "at": "S0", "weapon": "none", "lives": 1, "spent": []}]


def test_R33_planets_are_not_used_up() -> None:
    position = table("0@C0 1@S3", players=2)
    for expected in range(18, 0, -1):
        play(position, activate("C0"), END_TURN, END_TURN)
        assert state(position)["reserve"][0] == expected
    play(position, activate("C0"), END_TURN, END_TURN)
    assert state(position)["reserve"][0] == 0
    refused(position, activate("C0"), "reserve-empty", "R27")
    assert len(cubes(position, 0)) == 20


def test_R34_two_lives_in_all() -> None:
    position = table("0@L0 1@S3", players=2)
    play(position, activate("L0"), END_TURN, END_TURN)
    refused(position, activate("L0"), "two-lives-already", "R34")


def test_R34_a_lost_second_life_may_be_bought_again() -> None:
    position = table("0@L0:2 1@A0:short 1@A5:long", players=2, active=1)
    play(position, {"do": "attack", "at": "A5", "target": {"seat": 0, "at": "L0"}}, END_TURN)
    assert cubes(position, 0) == ["0@L0"]
    play(position, activate("L0"))
    assert cubes(position, 0) == ["0@L0:2:activate"]
    after = state(position)
    assert (after["reserve"][0], after["removed"][0]) == (17, 1)


def test_R35_no_weapon_to_short_to_long() -> None:
    position = table("0@A0 1@S3", players=2)
    play(position, activate("A0"), END_TURN, END_TURN)
    assert cubes(position, 0) == ["0@A0:short"]
    play(position, activate("A0"), END_TURN, END_TURN)
    assert cubes(position, 0) == ["0@A0:long"]
    refused(position, activate("A0"), "armed-already", "R27")


def test_R35_weapons_cost_no_cube() -> None:
    position = table("0@A0 1@S1")
    play(position, activate("A0"))
    assert (state(position)["reserve"][0], state(position)["removed"][0]) == (19, 0)


@pytest.mark.parametrize("planet", ["H0", "F", "S0"])
def test_R36_moons_and_start_planets_cannot_be_activated(planet: str) -> None:
    refused(table(f"0@{planet} 1@S1"), activate(planet), "no-bonus-here", "R36")


def test_section_6_2_a_refused_activation_costs_nothing() -> None:
    position = table("0@A0:long 0@L0 1@S1")
    refused(position, activate("A0"), "armed-already", "R27")
    assert state(position)["left"] == 2
    assert kinds(play(position, activate("L0"))) == ["life_gained"]
