"""Section 14: the worked examples, all on `galaxy-6`."""

from crashyard.engine import CHANCE
from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.tables import (
    END_TURN,
    activate,
    attack,
    cubes,
    kinds,
    may,
    move,
    play,
    refused,
    state,
    table,
    victims,
)


def test_example_1_the_first_turn() -> None:
    position = GAME.new(6)
    position.play(CHANCE, 0)
    play(position, move("S0", "A0"), activate("A0"))
    assert cubes(position, 0) == ["0@A0:short", "0@S0", "0@S0", "0@S0"]
    assert state(position)["reserve"][0] == 16
    assert position.awaited() == 1
    play(position, *[END_TURN] * 5)
    assert position.awaited() == 0
    assert may(position, activate("A0"))


def test_example_1_activating_again_must_wait_for_the_next_turn() -> None:
    position = GAME.new(6)
    position.play(CHANCE, 0)
    play(position, move("S0", "A0"))
    play(position, activate("A0"))
    refused(position, activate("A0"), "not-awaited", "section 5", seat=0)


def test_example_2_a_new_cube_moves_at_once() -> None:
    position = table("0@C0 1@S1")
    assert state(position)["reserve"][0] == 19
    play(position, activate("C0"))
    assert (state(position)["reserve"][0], cubes(position, 0)) == (18, ["0@C0:activate", "0@S0"])
    play(position, move("S0", "L0"))
    assert cubes(position, 0) == ["0@C0", "0@L0"]


def test_example_3_a_guest_on_the_cube_planet() -> None:
    position = table("0@C0 0@A0:short 0@S0 1@C1 1@S1", active=1, marker=1)
    play(position, move("C1", "C0"))
    refused(position, activate("C0"), "opponent-on-planet", "R31")
    play(position, END_TURN)
    refused(position, activate("C0"), "opponent-on-planet", "R31")
    play(position, move("A0", "C0"), attack("C0", 1, "C0"))
    assert cubes(position, 1) == ["1@S1"]
    play(position, END_TURN)
    assert position.awaited() == 0
    assert may(position, activate("C0", weapon="none"))
    assert may(position, activate("C0", weapon="short"))


def test_example_4_what_long_range_reaches() -> None:
    planets = [f"{kind}{sector}" for kind in "LACH" for sector in range(6)] + ["F"]
    crowd = " ".join(f"{1 + number % 5}@{planet}" for number, planet in enumerate(planets))
    position = table(f"0@H0:long 0@L1:long {crowd} 1@S1")
    assert {planet for _, planet in victims(position, "H0")} == {"H0", "C0", "H1", "H5", "F"}
    assert {planet for _, planet in victims(position, "L1")} == {"L1", "A0", "A1", "C1"}
    refused(position, attack("L1", 1, "S1"), "start-planet-safe", "R13")


def test_example_5_the_end_of_a_round() -> None:
    position = table("0@F 0@F 0@H0 1@S1 2@F 3@F 4@S4 5@S5", active=5)
    play(position, END_TURN)
    assert state(position)["scores"] == [2 + 2, 0, 2, 2, 0, 0]


def test_example_6_a_tie_in_front_and_a_third_who_wins() -> None:
    position = table("0@C0 0@H0 1@C2 1@H2 2@F:long 2@F:long", players=3, active=2, scores=[63, 63, 60])
    events = play(position, END_TURN)
    assert state(position)["scores"] == [65, 65, 64]
    assert "play_off" in kinds(events)
    assert state(position)["round"] == 2
    play(position, END_TURN, END_TURN)
    play(position, attack("F", 0, "H0"), attack("F", 1, "H2"))
    assert state(position)["scores"] == [65, 65, 68]
    assert (state(position)["winners"], state(position)["reason"]) == ([2], "points")
