"""Section 6.3: ATTACK (R13, R37-R46)."""

import pytest

from tests.games.cube_attack.tables import (
    activate,
    aimed,
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
    victims,
)

EVERYWHERE = "1@L0 1@A0 1@C0 1@H0 1@F 1@A5 1@C1 1@C5 1@H1 1@H5 1@L1 1@S1"


def test_section_6_3_an_attack_takes_a_cube() -> None:
    position = table("0@C0:short 1@C0 1@S1")
    events = play(position, attack("C0", 1, "C0"))
    assert cubes(position) == ["0@C0:short:attack", "1@S1"]
    told = {"seat": 0, "cube": 0, "from": "C0", "victim": 1, "target": 0, "at": "C0", "removed": 1, "left": 1}
    assert facts(events, "cube_destroyed") == told


def test_section_6_3_an_attack_takes_a_life() -> None:
    position = table("0@C0:short 1@C0:long:2 1@S1")
    events = play(position, attack("C0", 1, "C0"))
    assert cubes(position) == ["0@C0:short:attack", "1@C0:long", "1@S1"]
    assert facts(events, "life_lost")["lives"] == 1


@pytest.mark.parametrize("weapon", ["short", "long"])
@pytest.mark.parametrize("planet", ["L1", "A1"])
def test_R13_cubes_on_start_planets_cannot_be_attacked(weapon: str, planet: str) -> None:
    position = table(f"0@{planet}:{weapon} 1@S1 1@S1 1@{planet}")
    refused(position, attack(planet, 1, "S1"), "start-planet-safe", "R13")
    assert victims(position, planet) == {(1, planet)}


def test_R37_a_weapon_is_needed() -> None:
    refused(table("0@C0 1@C0 1@S1"), attack("C0", 1, "C0"), "unarmed", "R37")


def test_R37_short_range_hits_the_same_planet_only() -> None:
    position = table(f"0@C0:short {EVERYWHERE}")
    assert victims(position, "C0") == {(1, "C0")}
    refused(position, attack("C0", 1, "H0"), "out-of-reach", "R37")


def test_R37_long_range_hits_the_same_planet_and_connected_ones() -> None:
    position = table(f"0@C0:long {EVERYWHERE}")
    assert victims(position, "C0") == {(1, end) for end in ("C0", "L0", "A0", "C1", "C5", "H0")}
    refused(position, attack("C0", 1, "F"), "out-of-reach", "R37")


@pytest.mark.parametrize(("at", "target"), [("F", "F"), ("F", "H3"), ("H0", "C0"), ("C0", "H0"), ("H0", "H1")])
def test_R38_moons_are_planets_for_attacks(at: str, target: str) -> None:
    position = table(f"0@{at}:long 1@{target} 1@S1")
    play(position, attack(at, 1, target))
    assert cubes(position, 1) == ["1@S1"]


def test_R39_the_attacker_picks_freely_among_opponents_in_range() -> None:
    position = table("0@F:long 1@F 1@F:long:2 2@H2 3@H3:short 1@S1")
    picks = [
        aimed(attack("F", 1, "F"), weapon="none"),
        aimed(attack("F", 1, "F"), weapon="long", lives=2),
        attack("F", 2, "H2"),
        attack("F", 3, "H3"),
    ]
    assert all(may(position, pick) for pick in picks)


def test_R39_own_cubes_are_never_targets() -> None:
    position = table("0@C0:long 0@H0 1@S1")
    refused(position, attack("C0", 0, "H0"), "own-cube", "R39")
    refused(position, attack("C0", 0, "C0"), "own-cube", "R39")
    assert victims(position, "C0") == set()


def test_R39_there_must_be_a_target() -> None:
    position = table("0@C0:long 1@S1")
    refused(position, attack("C0", 1, "H0"), "no-such-cube", "section 6")
    actor = position.parse_action(0, attack("C0", 1, "S1"))
    assert position.forbids(0, actor + 1) == "no-such-target"
    assert position.refusal("no-such-target", 0, actor + 1).clause == "R39"


def test_R40_other_cubes_never_shield_a_target() -> None:
    shields = "2@C0 2@C0:2 1@C0:2 3@H0:long"
    position = table(f"0@C0:long 1@H0 {shields}")
    play(position, attack("C0", 1, "H0"))
    assert cubes(position, 1) == ["1@C0:2"]


@pytest.mark.parametrize(("at", "target"), [("C0", "C0"), ("C0", "H0")])
def test_R41_the_attacker_stays_and_keeps_its_weapon(at: str, target: str) -> None:
    position = table(f"0@{at}:long:2 1@{target} 1@S1")
    play(position, attack(at, 1, target))
    assert cubes(position, 0) == [f"0@{at}:long:2:attack"]


def test_R42_attacks_are_not_answered() -> None:
    position = table("0@C0:short 1@C0:long:2 1@C0:long 1@S1")
    events = play(position, attack("C0", 1, "C0", weapon="short") | {"target": {"seat": 1, "at": "C0", "lives": 2}})
    assert kinds(events) == ["life_lost"]
    assert cubes(position, 0) == ["0@C0:short:attack"]
    assert state(position)["active"] == 0


def test_R43_a_cube_may_attack_in_the_turn_in_which_it_moved() -> None:
    position = table("0@A0:short 1@C0 1@S1")
    play(position, move("A0", "C0"), attack("C0", 1, "C0"))
    assert cubes(position, 1) == ["1@S1"]


def test_R43_a_cube_may_attack_in_the_turn_in_which_it_got_its_weapon() -> None:
    position = table("0@A0:short 1@C0 1@S1")
    play(position, activate("A0"), attack("A0", 1, "C0"))
    assert cubes(position) == ["0@A0:long", "1@S1"]


def test_R43_a_cube_may_move_after_attacking() -> None:
    position = table("0@C0:short 1@C0 1@S1")
    play(position, attack("C0", 1, "C0"), move("C0", "H0"))
    assert cubes(position, 0) == ["0@H0:short"]


def test_R43_a_guest_can_be_shot_first_and_the_planet_activated_then() -> None:
    position = table("0@C0:short 1@C0 1@S1")
    refused(position, activate("C0"), "opponent-on-planet", "R31")
    play(position, attack("C0", 1, "C0"), activate("C0"))
    assert cubes(position, 0) == ["0@C0:short", "0@S0"]


def test_R43_a_guest_with_two_lives_still_blocks_after_one_hit() -> None:
    position = table("0@C0:short 1@C0:2 1@S1")
    play(position, attack("C0", 1, "C0"))
    refused(position, activate("C0"), "opponent-on-planet", "R31")


def test_R44_one_attack_takes_one_life() -> None:
    position = table("0@C0:long 1@C0:2 1@C0 1@H0 1@S1")
    play(position, aimed(attack("C0", 1, "C0"), lives=2))
    assert cubes(position, 1) == ["1@C0", "1@C0", "1@H0", "1@S1"]
    assert state(position)["removed"][1] == 1


def test_R45_a_cube_with_one_life_is_removed() -> None:
    position = table("0@C0:short 1@C0:long 1@S1")
    assert kinds(play(position, attack("C0", 1, "C0"))) == ["cube_destroyed"]
    assert cubes(position, 1) == ["1@S1"]


def test_R45_a_cube_with_two_lives_loses_one_piece() -> None:
    position = table("0@C0:short 1@C0:2 1@S1")
    assert kinds(play(position, attack("C0", 1, "C0"))) == ["life_lost"]
    assert cubes(position, 1) == ["1@C0", "1@S1"]


def test_R46_two_cubes_may_attack_the_same_target_in_one_turn() -> None:
    position = table("0@C0:short 0@H0:long 1@C0:2 1@S1")
    play(position, attack("C0", 1, "C0"), attack("H0", 1, "C0"))
    assert cubes(position, 1) == ["1@S1"]
    assert state(position)["removed"][1] == 2
