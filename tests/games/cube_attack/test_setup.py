"""Sections 3 and 4: the pieces of wood, and how the table is set up (R01-R07, R17)."""

import pytest

from crashyard.engine import CHANCE, Refusal
from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.reference import SEATS_ON_GALAXY_6
from tests.games.cube_attack.tables import (
    END_TURN,
    activate,
    attack,
    cubes,
    facts,
    may,
    move,
    play,
    refused,
    state,
    table,
)

PLAYERS = [2, 3, 4, 5, 6]


@pytest.mark.parametrize("players", PLAYERS)
def test_section_4_setup(players: int) -> None:
    setup = state(GAME.new(players))
    assert setup["scores"] == [0] * players
    assert setup["reserve"] == [16] * players
    assert setup["removed"] == [0] * players
    assert (setup["marker"], setup["active"], setup["round"], setup["left"]) == (None, None, 0, 0)
    assert not setup["over"]


@pytest.mark.parametrize("players", [0, 1, 7])
def test_section_4_two_to_six_players(players: int) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.new(players)
    assert caught.value.key == "wrong-players"


@pytest.mark.parametrize("players", PLAYERS)
def test_R17_chance_picks_the_start_player_each_seat_alike(players: int) -> None:
    position = GAME.new(players)
    assert position.awaited() == CHANCE
    assert position.outcomes() == [(seat, 1) for seat in range(players)]
    assert all(position.legal(seat) == [] for seat in range(players))


@pytest.mark.parametrize("start_player", [0, 1, 2])
def test_R17_the_start_player_gets_the_marker_and_begins_round_1(start_player: int) -> None:
    position = GAME.new(3)
    position.play(CHANCE, start_player)
    begun = state(position)
    assert (begun["marker"], begun["active"], begun["round"], begun["left"]) == (start_player, start_player, 1, 2)


@pytest.mark.parametrize("outcome", [-1, 3, True, "0", None])
def test_R17_only_a_seat_can_be_start_player(outcome: object) -> None:
    position = GAME.new(3)
    with pytest.raises(Refusal) as caught:
        position.parse_action(CHANCE, outcome)
    assert caught.value.key == "wrong-outcome"


def test_R17_nobody_acts_before_the_start_player_is_chosen() -> None:
    refused(GAME.new(2), move("S0", "A0"), "not-awaited", "section 5", seat=0)
    refused(GAME.new(2), END_TURN, "not-awaited", "section 5", seat=1)


def test_R17_the_start_player_is_chosen_once() -> None:
    position = GAME.new(2)
    position.play(CHANCE, 1)
    refused(position, 0, "not-awaited", "section 5", seat=CHANCE)


def test_R01_the_upper_face_shows_no_weapon_short_or_long_range() -> None:
    position = table("0@A0 0@A1:short 0@L0:long 1@S1")
    assert [cube["weapon"] for cube in state(position)["cubes"]] == ["none", "short", "long", "none"]


@pytest.mark.parametrize("players", PLAYERS)
def test_R01_every_player_has_twenty_cubes(players: int) -> None:
    setup = state(GAME.new(players))
    for seat in range(players):
        on_board = sum(cube["lives"] for cube in setup["cubes"] if cube["seat"] == seat)
        assert on_board + setup["reserve"][seat] + setup["removed"][seat] == 20


@pytest.mark.parametrize("players", PLAYERS)
def test_R02_four_plain_cubes_start_at_home_and_sixteen_are_reserve(players: int) -> None:
    position = GAME.new(players)
    for seat, home in enumerate(SEATS_ON_GALAXY_6[players]):
        assert cubes(position, seat) == [f"{seat}@{home}"] * 4
        assert state(position)["reserve"][seat] == 16


def test_R03_new_cubes_and_second_lives_come_from_the_reserve() -> None:
    position = table("0@C0 0@L0 1@S1")
    assert state(position)["reserve"][0] == 18
    play(position, activate("C0"))
    assert state(position)["reserve"][0] == 17
    play(position, activate("L0"))
    assert state(position)["reserve"][0] == 16


def test_R03_nothing_comes_from_an_empty_reserve() -> None:
    position = table("0@C0 0@L0 1@S1", removed=[18, 0, 0, 0, 0, 0])
    refused(position, activate("C0"), "reserve-empty", "R27")
    refused(position, activate("L0"), "reserve-empty", "R27")


def test_R04_a_lost_cube_is_removed_and_does_not_return_to_the_reserve() -> None:
    position = table("0@C0:short 1@C0 1@S1")
    play(position, attack("C0", 1, "C0"))
    after = state(position)
    assert (after["reserve"][1], after["removed"][1]) == (18, 1)


def test_R04_a_lost_life_is_removed_too() -> None:
    position = table("0@C0:short 1@C0:2 1@S1")
    play(position, attack("C0", 1, "C0"))
    after = state(position)
    assert (after["reserve"][1], after["removed"][1]) == (17, 1)


def test_section_3_the_wood_adds_up_to_twenty_through_a_turn() -> None:
    position = table("0@C0:long 0@L0 1@C1:2 1@S3", players=2)
    for form in (activate("C0"), attack("C0", 1, "C1")):
        play(position, form)
        now = state(position)
        for seat in (0, 1):
            lives = sum(cube["lives"] for cube in now["cubes"] if cube["seat"] == seat)
            assert lives + now["reserve"][seat] + now["removed"][seat] == 20


def test_R05_a_stack_of_two_moves_as_one_cube() -> None:
    position = table("0@L0:2 1@S1")
    play(position, move("L0", "C0"))
    assert cubes(position, 0) == ["0@C0:2"]


def test_R05_two_cubes_on_one_planet_never_merge() -> None:
    position = table("0@L0 0@A0 1@S1")
    play(position, move("A0", "L0"))
    assert cubes(position, 0) == ["0@L0", "0@L0"]
    play(position, move("L0", "C0"))
    assert cubes(position, 0) == ["0@C0", "0@L0"]


def test_R05_a_stack_acts_once_like_any_cube() -> None:
    position = table("0@A0:2 1@S1")
    play(position, activate("A0"))
    refused(position, activate("A0"), "has-activated", "R25")


def test_R06_gaining_a_second_life_leaves_the_weapon() -> None:
    position = table("0@L0:short 1@S1")
    play(position, activate("L0"))
    assert cubes(position, 0) == ["0@L0:short:2:activate"]


def test_R06_losing_the_second_life_leaves_the_weapon() -> None:
    position = table("0@C0:short 1@C0:long:2")
    play(position, attack("C0", 1, "C0"))
    assert cubes(position, 1) == ["1@C0:long"]


def test_R07_interchangeable_cubes_are_one_choice() -> None:
    position = table("0@S0 0@S0 0@S0 0@S0 1@S1")
    assert len(position.legal(0)) == 1 + 2
    assert may(position, move("S0", "L0"))


def test_R07_interchangeable_targets_are_one_choice() -> None:
    position = table("0@C0:short 1@C0 1@C0 1@C0:2")
    shots = [action for action in position.legal(0) if "target" in str(position.action_json(0, action))]
    assert len(shots) == 2


def test_R07_only_the_first_of_its_like_is_named() -> None:
    position = table("0@A0 0@A0 1@S1")
    first = position.parse_action(0, activate("A0"))
    assert position.forbids(0, first) is None
    assert position.forbids(0, first + 1) == "not-first-of-its-like"
    with pytest.raises(Refusal) as caught:
        position.play(0, first + 1)
    assert (caught.value.key, caught.value.clause) == ("not-first-of-its-like", "R07")


def test_R07_only_the_first_target_of_its_like_is_named() -> None:
    position = table("0@A0:short 1@A0 1@A0")
    first = position.parse_action(0, attack("A0", 1, "A0"))
    assert position.forbids(0, first) is None
    assert position.forbids(0, first + 1) == "not-first-of-its-like"


def test_R07_marks_go_with_the_cube_wherever_it_moves() -> None:
    position = table("0@A0:short:activate 1@S1", left=2)
    play(position, move("A0", "L0"))
    assert cubes(position, 0) == ["0@L0:short:activate"]
    refused(position, activate("L0"), "has-activated", "R25")


def test_R07_a_marked_cube_is_not_interchangeable_with_an_unmarked_one() -> None:
    position = table("0@A0 0@A0 1@S1")
    events = play(position, activate("A0"))
    assert facts(events, "weapon_gained")["weapon"] == "short"
    play(position, activate("A0"))
    assert cubes(position, 0) == ["0@A0:short", "0@A0:short"]
