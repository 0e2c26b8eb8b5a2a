"""Section 7: the moons (R47-R51)."""

import pytest

from tests.games.cube_attack.tables import END_TURN, facts, kinds, move, play, state, table


def scores_after(cubes: str, players: int = 6) -> list[int]:
    """The scores after a round in which the last player of the round just ends their turn."""
    position = table(cubes, players=players, active=players - 1)
    play(position, END_TURN)
    scores: list[int] = state(position)["scores"]
    return scores


EVERYBODY_HOME = "0@S0 1@S1 2@S2 3@S3 4@S4 5@S5"


def test_section_7_nothing_is_scored_off_the_moons() -> None:
    assert scores_after(f"{EVERYBODY_HOME} 0@C0 1@L1 2@A2") == [0, 0, 0, 0, 0, 0]


def test_section_7_points_of_different_moons_add_up() -> None:
    assert scores_after(f"{EVERYBODY_HOME} 0@F 0@H0 0@H1 0@H2 1@H2") == [4 + 2 + 2 + 1, 1, 0, 0, 0, 0]


def test_R47_a_half_moon_gives_two_points() -> None:
    assert scores_after(f"{EVERYBODY_HOME} 0@H3") == [2, 0, 0, 0, 0, 0]


def test_R47_the_full_moon_gives_four_points() -> None:
    assert scores_after(f"{EVERYBODY_HOME} 4@F") == [0, 0, 0, 0, 4, 0]


def test_R48_only_where_cubes_stand_at_the_end_of_the_round_counts() -> None:
    position = table("0@F 0@S0 1@H3 1@S3", players=2)
    play(position, move("F", "H0"), move("H0", "C0"))
    assert state(position)["scores"] == [0, 0]
    play(position, move("H3", "F"))
    assert state(position)["scores"] == [0, 0]
    events = play(position, END_TURN)
    assert state(position)["scores"] == [0, 4]
    assert facts(events, "round_ended") == {"round": 1, "scores": [0, 4]}


def test_R48_the_turn_of_the_last_player_comes_before_the_scoring() -> None:
    position = table("0@F 0@S0 1@H3 1@S3", players=2, active=1)
    events = play(position, move("H3", "F"), END_TURN)
    assert kinds(events) == [
        "moved",
        "turn_ended",
        "moon_scored",
        "round_ended",
        "round_began",
        "turn_began",
    ]
    assert state(position)["scores"] == [2, 2]


@pytest.mark.parametrize(
    ("cubes", "scores"),
    [
        ("0@H0 1@H0", [1, 1, 0, 0, 0, 0]),
        ("0@F 1@F", [2, 2, 0, 0, 0, 0]),
        ("0@H0 1@H0 2@H0", [1, 1, 1, 0, 0, 0]),
        ("0@F 1@F 2@F 3@F 4@F 5@F", [2, 2, 2, 2, 2, 2]),
    ],
)
def test_R49_each_of_two_or_more_gets_half(cubes: str, scores: list[int]) -> None:
    assert scores_after(f"{EVERYBODY_HOME} {cubes}") == scores


def test_R49_half_regardless_of_who_has_more_cubes() -> None:
    assert scores_after(f"{EVERYBODY_HOME} 0@F 0@F 0@F:long:2 1@F") == [2, 2, 0, 0, 0, 0]


def test_R50_several_cubes_of_one_player_give_nothing_extra() -> None:
    assert scores_after(f"{EVERYBODY_HOME} 0@F 0@F 0@F 1@H1 1@H1") == [4, 2, 0, 0, 0, 0]


def test_R50_nor_does_a_second_life() -> None:
    assert scores_after(f"{EVERYBODY_HOME} 0@F:2 1@H1:long:2") == [4, 2, 0, 0, 0, 0]


def test_R51_the_score_has_no_upper_limit() -> None:
    position = table("0@F 1@F 0@S0 1@S3", players=2, scores=[64, 64], active=1)
    for rounds in range(1, 41):
        play(position, END_TURN)
        assert state(position)["scores"] == [64 + 2 * rounds, 64 + 2 * rounds]
        play(position, END_TURN)
    assert not state(position)["over"]


def test_section_7_all_players_are_credited_at_the_same_time() -> None:
    """Seat 0 would be alone in front if its moon counted before that of seat 1."""
    position = table("0@H0 1@H3 0@S0 1@S3", players=2, scores=[62, 62], active=1)
    events = play(position, END_TURN)
    assert state(position)["scores"] == [64, 64]
    assert not state(position)["over"]
    assert "play_off" in kinds(events)
