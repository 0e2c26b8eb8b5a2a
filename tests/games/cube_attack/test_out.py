"""Section 9 and the borderline cases: who is out, who survives, who resigns (R56-R62, R66, R69, R70)."""

import pytest

from crashyard.engine import CHANCE, NOBODY, Position
from crashyard.games.cube_attack import GAME
from tests.games.cube_attack.tables import (
    END_TURN,
    attack,
    cubes,
    destinations,
    facts,
    kinds,
    move,
    play,
    refused,
    refuses_to_resign,
    state,
    table,
)

SHOT = "0@C0:short 1@C0"


def seats_of_next_turns(position: Position, turns: int) -> list[tuple[int, int]]:
    """Round and seat of the next turns when everybody passes."""
    found = []
    for _ in range(turns):
        found.append((state(position)["round"], position.awaited()))
        play(position, END_TURN)
    return found


def test_section_9_a_player_without_cubes_is_out() -> None:
    position = table(f"{SHOT} 2@S4", players=3)
    events = play(position, attack("C0", 1, "C0"))
    assert facts(events, "player_out") == {"seat": 1}
    assert kinds(events) == ["cube_destroyed", "player_out"]


def test_section_9_whoever_keeps_a_cube_at_home_cannot_be_put_out() -> None:
    position = table(f"{SHOT} 0@L2:long 1@S2 2@S4", players=3)
    events = play(position, attack("C0", 1, "C0"))
    assert "player_out" not in kinds(events)
    refused(position, attack("L2", 1, "S2"), "start-planet-safe", "R13")


OPEN_PLANETS = [f"{kind}{sector}" for kind in "LACH" for sector in range(6)] + ["F"]


@pytest.mark.parametrize("planet", OPEN_PLANETS)
def test_R56_a_cube_can_always_move_whoever_is_around(planet: str) -> None:
    crowd = " ".join(f"1@{other}:long" for other in OPEN_PLANETS[:20])
    assert destinations(table(f"0@{planet} {crowd}"), planet)


def test_R56_a_cube_at_home_can_always_move() -> None:
    assert destinations(table("0@S0 1@L0:long 1@A0:long"), "S0") == {"L0", "A0"}


def test_R57_an_attack_never_takes_the_last_cube_of_all() -> None:
    position = table(SHOT, players=2)
    play(position, attack("C0", 1, "C0"))
    assert cubes(position) == ["0@C0:short:attack"]


def test_R58_out_means_no_more_turns_and_points_kept() -> None:
    position = table(f"{SHOT} 2@S4", players=3, scores=[1, 30, 2])
    play(position, attack("C0", 1, "C0"), END_TURN)
    assert seats_of_next_turns(position, 4) == [(1, 2), (2, 0), (2, 2), (3, 0)]
    after = state(position)
    assert after["scores"] == [1, 30, 2]
    assert (after["reserve"][1], after["removed"][1]) == (19, 1)


def test_R58_the_reserve_does_not_come_in_by_itself() -> None:
    position = table(f"{SHOT} 2@S4", players=3)
    play(position, attack("C0", 1, "C0"), END_TURN)
    refused(position, END_TURN, "not-awaited", "section 5", seat=1)
    refused(position, move("S2", "A2"), "no-such-cube", "section 6", seat=1)


def test_R58_one_who_is_out_can_still_win_by_the_round_limit() -> None:
    position = table(f"{SHOT} 2@S4", players=3, scores=[1, 30, 2], round=200)
    play(position, attack("C0", 1, "C0"), END_TURN, END_TURN)
    assert (state(position)["winners"], state(position)["reason"]) == ([1], "round_limit")


def test_R59_the_last_survivor_wins_at_once_whatever_the_scores() -> None:
    position = table(f"{SHOT} 2@F", players=3, scores=[3, 60, 10], removed=[0, 0, 5])
    position.resign(2)
    position.heard()
    events = play(position, attack("C0", 1, "C0"))
    assert kinds(events) == ["cube_destroyed", "player_out", "game_over"]
    assert facts(events, "game_over") == {"winners": [0], "reason": "last_survivor"}
    assert events[-1].clause == "R59"
    result = position.result()
    assert result is not None
    assert result.ranks == (1, 2, 3)
    assert position.awaited() == NOBODY


def test_R59_at_once_means_without_a_scoring() -> None:
    position = table(f"{SHOT} 0@F", players=2)
    play(position, attack("C0", 1, "C0"))
    assert state(position)["scores"] == [0, 0]
    assert (state(position)["over"], state(position)["left"]) == (True, 1)


def test_R59_not_while_two_have_cubes() -> None:
    position = table(f"{SHOT} 2@S4", players=3)
    play(position, attack("C0", 1, "C0"))
    assert not state(position)["over"]


def test_R60_the_marker_stays_at_the_seat_of_a_holder_who_is_out() -> None:
    position = table("0@C0:short 1@C0 2@S4", players=3, marker=1, round=3)
    play(position, attack("C0", 1, "C0"), END_TURN)
    assert state(position)["marker"] == 1
    assert seats_of_next_turns(position, 4) == [(4, 2), (4, 0), (5, 2), (5, 0)]
    assert state(position)["marker"] == 1


def test_R60_the_round_ends_after_the_last_seat_that_still_has_cubes() -> None:
    position = table("0@C0:short 0@F 1@S2 2@C0", players=3, active=0, marker=0)
    play(position, attack("C0", 2, "C0"), END_TURN)
    assert position.awaited() == 1
    play(position, END_TURN)
    assert (state(position)["round"], state(position)["scores"], position.awaited()) == (2, [4, 0, 0], 0)


def test_R61_a_player_hit_before_their_turn_does_not_get_it() -> None:
    position = table(f"{SHOT} 2@S4", players=3)
    play(position, attack("C0", 1, "C0"), END_TURN)
    assert (position.awaited(), state(position)["round"]) == (2, 1)


def test_R61_a_player_hit_after_their_turn_is_missing_in_the_next_round() -> None:
    position = table("0@C0 1@S2 2@C0:short", players=3, active=2)
    play(position, attack("C0", 0, "C0"), END_TURN)
    assert (position.awaited(), state(position)["round"]) == (1, 2)


# -- resigning ------------------------------------------------------------------------------


def test_R62_resigning_removes_all_cubes_even_from_the_start_planet() -> None:
    position = table("0@S0 1@S2 1@S2 1@F:long:2 2@S4", players=3, scores=[0, 9, 0])
    position.resign(1)
    after = state(position)
    assert cubes(position) == ["0@S0", "2@S4"]
    assert (after["reserve"][1], after["removed"][1], after["scores"][1]) == (16, 4, 9)
    assert facts(position.heard(), "resigned") == {"seat": 1, "removed": 4}


def test_R62_on_another_players_turn_the_turn_goes_on() -> None:
    position = table("0@S0 1@S2 2@S4", players=3)
    play(position, move("S0", "A0"))
    position.resign(1)
    assert (position.awaited(), state(position)["left"]) == (0, 1)
    play(position, END_TURN)
    assert position.awaited() == 2


@pytest.mark.parametrize("actions", [0, 1])
def test_R62_on_their_own_turn_the_next_player_follows(actions: int) -> None:
    position = table("0@S0 1@S2 2@S4", players=3)
    play(position, *[move("S0", "A0")] * actions)
    position.resign(0)
    assert kinds(position.heard()) == ["resigned", "turn_ended", "turn_began"]
    assert (position.awaited(), state(position)["left"], state(position)["round"]) == (1, 2, 1)


def test_R62_the_last_of_a_round_resigns_and_the_round_is_scored_without_them() -> None:
    position = table("0@F 1@S2 2@F", players=3, active=2)
    position.resign(2)
    after = state(position)
    assert (after["scores"], after["round"], position.awaited()) == ([4, 0, 0], 2, 0)


def test_R62_of_the_last_two_the_other_one_wins() -> None:
    for active in (0, 1):
        position = table("0@S0 1@S3", players=2, active=active, scores=[40, 0])
        position.resign(0)
        assert facts(position.heard(), "game_over") == {"winners": [1], "reason": "last_survivor"}


def test_R62_the_holder_of_the_marker_resigns() -> None:
    position = table("0@S0 1@S2 2@S4", players=3, marker=0, active=0)
    position.resign(0)
    assert state(position)["marker"] == 0
    assert seats_of_next_turns(position, 4) == [(1, 1), (1, 2), (2, 1), (2, 2)]


def test_R62_all_but_one_resign_one_after_the_other() -> None:
    position = GAME.new(6)
    position.play(CHANCE, 3)
    for seat in (3, 0, 5, 4):
        position.resign(seat)
        assert not state(position)["over"]
    position.resign(1)
    assert (state(position)["winners"], state(position)["reason"]) == ([2], "last_survivor")


def test_R69_resigning_is_refused_before_the_start_player_is_chosen() -> None:
    position = GAME.new(2)
    for seat in (0, 1):
        refuses_to_resign(position, seat, "not-begun", "R69")


def test_R69_resigning_is_refused_for_a_player_who_is_out() -> None:
    position = table("0@S0 1@S2", players=3, removed=[0, 0, 20])
    refuses_to_resign(position, 2, "out-already", "R69")
    for seat in (-1, 3):
        refuses_to_resign(position, seat, "nobody-sits-there", "R69")


def test_R69_resigning_is_refused_after_the_game() -> None:
    position = table("0@S0 1@S1", over=True, winners=[1])
    refuses_to_resign(position, 0, "game-over", "section 8")


# -- tables that only a hand can make -------------------------------------------------------


def test_R66_without_any_cube_the_game_ends_at_the_end_of_the_turn() -> None:
    position = table("", players=3, scores=[5, 9, 2])
    assert not state(position)["over"]
    events = play(position, END_TURN)
    assert facts(events, "game_over") == {"winners": [1], "reason": "nobody_left"}
    assert events[-1].clause == "R66"


@pytest.mark.parametrize("marker", ["stays", "passes"])
def test_R66_ties_share_the_win(marker: str) -> None:
    position = table("", players=3, scores=[9, 9, 2], options={"marker": marker})
    play(position, END_TURN)
    assert (state(position)["winners"], state(position)["reason"]) == ([0, 1], "nobody_left")


def test_R66_a_tie_above_the_target_is_not_played_off() -> None:
    position = table("", players=3, scores=[70, 70, 2])
    play(position, END_TURN)
    assert (state(position)["winners"], state(position)["reason"]) == ([0, 1], "nobody_left")


def test_R66_a_lead_above_the_target_is_a_win_by_points() -> None:
    position = table("", players=3, scores=[71, 70, 2])
    play(position, END_TURN)
    assert (state(position)["winners"], state(position)["reason"]) == ([0], "points")


def test_R66_the_only_player_in_play_resigns() -> None:
    position = table("0@S0", players=3, scores=[5, 9, 2])
    position.resign(0)
    assert (state(position)["winners"], state(position)["reason"]) == ([1], "nobody_left")


def test_R66_nobody_has_cubes_when_the_start_player_is_chosen() -> None:
    position = table("", players=3, marker=None, active=None, round=0, left=0)
    position.play(CHANCE, 2)
    assert (state(position)["winners"], state(position)["reason"]) == ([0, 1, 2], "nobody_left")


def test_R70_a_table_with_only_one_player_in_play_is_played_on() -> None:
    position = table("0@F", players=2, scores=[56, 0])
    play(position, END_TURN)
    assert (state(position)["over"], state(position)["round"], state(position)["scores"]) == (False, 2, [60, 0])
    play(position, END_TURN)
    assert (state(position)["winners"], state(position)["reason"]) == ([0], "points")


def test_R70_an_active_player_without_cubes_can_only_end_their_turn() -> None:
    position = table("1@S2 2@S4", players=3, active=0)
    assert [position.action_json(0, action) for action in position.legal(0)] == [END_TURN]
    play(position, END_TURN)
    assert position.awaited() == 1
