"""Section 8: the end of the game (R52-R55, R63)."""

from typing import Any

import pytest

from crashyard.engine import NOBODY
from tests.games.cube_attack.tables import END_TURN, facts, kinds, move, play, refused, state, table

HOMES = "0@S0 1@S2 2@S4"


def three(cubes: str, scores: list[int], **fields: Any) -> dict[str, Any]:
    """What is known after a round of three players has ended with the given cubes beside those at home."""
    position = table(f"{HOMES} {cubes}", players=3, active=2, scores=scores, **fields)
    events = play(position, END_TURN)
    result = position.result()
    ranks = None if result is None else list(result.ranks)
    return state(position) | {"ranks": ranks, "kinds": kinds(events), "awaited": position.awaited()}


def test_section_8_below_the_target_the_next_round_follows() -> None:
    after = three("0@F", [59, 0, 0])
    assert (after["scores"], after["over"], after["round"]) == ([63, 0, 0], False, 2)


def test_R52_sixty_four_points_after_a_scoring_win() -> None:
    after = three("0@F", [60, 10, 0])
    assert (after["over"], after["winners"], after["reason"]) == (True, [0], "points")
    assert after["awaited"] == NOBODY


def test_R52_more_than_the_target_wins_too() -> None:
    assert three("0@F 0@H0", [63, 10, 0])["winners"] == [0]


def test_R52_the_highest_total_wins_if_several_have_enough() -> None:
    after = three("0@F 1@H1", [61, 64, 0])
    assert after["scores"] == [65, 66, 0]
    assert (after["winners"], after["ranks"]) == ([1], [2, 1, 3])


def test_R52_the_end_is_told_with_its_reason() -> None:
    position = table(f"{HOMES} 0@F", players=3, active=2, scores=[60, 0, 0])
    events = play(position, END_TURN)
    assert facts(events, "game_over") == {"winners": [0], "reason": "points"}
    assert [event.clause for event in events if event.kind == "game_over"] == ["R52"]


def test_R53_equal_highest_totals_play_another_round() -> None:
    after = three("0@H0 1@H1", [63, 63, 0])
    assert (after["scores"], after["over"], after["round"]) == ([65, 65, 0], False, 2)
    assert "play_off" in after["kinds"]


def test_R53_the_play_off_names_those_in_front() -> None:
    position = table(f"{HOMES} 0@H0 1@H1", players=3, active=2, scores=[63, 63, 0])
    assert facts(play(position, END_TURN), "play_off") == {"seats": [0, 1], "points": 65}


def test_R53_a_play_off_goes_on_while_the_tie_lasts() -> None:
    position = table(f"{HOMES} 0@F 1@F", players=3, active=2, scores=[64, 64, 0])
    for round_ in range(2, 7):
        assert "play_off" in kinds(play(position, END_TURN))
        assert (state(position)["round"], state(position)["over"]) == (round_, False)
        play(position, END_TURN, END_TURN)


def test_R53_everybody_still_in_the_game_takes_part_in_the_play_off() -> None:
    position = table(f"{HOMES} 0@H0 1@H1", players=3, active=2, scores=[63, 63, 0])
    play(position, END_TURN)
    seats = []
    for _ in range(3):
        seats.append(position.awaited())
        play(position, END_TURN)
    assert seats == [0, 1, 2]


def test_R53_whoever_is_alone_in_front_after_a_scoring_wins() -> None:
    position = table(f"{HOMES} 0@H0 1@H1", players=3, active=2, scores=[63, 63, 0])
    play(position, END_TURN)
    play(position, END_TURN, move("H1", "C1"), END_TURN, END_TURN)
    assert (state(position)["scores"], state(position)["winners"]) == ([67, 65, 0], [0])


def test_R53_also_one_who_was_not_part_of_the_tie() -> None:
    after = three("2@F", [65, 65, 64])
    assert (after["scores"], after["winners"]) == ([65, 65, 68], [2])


def test_R53_a_player_who_is_out_can_be_part_of_the_tie() -> None:
    position = table("0@S0 1@S2", players=3, active=1, scores=[65, 0, 65], removed=[0, 0, 20])
    play(position, END_TURN)
    assert not state(position)["over"]


def test_R54_nobody_wins_by_points_inside_a_round() -> None:
    position = table(f"{HOMES} 0@F", players=3, scores=[100, 0, 0])
    play(position, END_TURN)
    assert not state(position)["over"]
    play(position, END_TURN)
    assert not state(position)["over"]
    play(position, END_TURN)
    assert state(position)["over"]


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [([60, 3, 3], [1, 2, 2]), ([60, 1, 5], [1, 3, 2]), ([60, 0, 0], [1, 2, 2])],
)
def test_R55_the_others_are_ranked_by_score_and_equal_scores_share_a_rank(scores: list[int], ranks: list[int]) -> None:
    assert three("0@F", scores)["ranks"] == ranks


def test_R55_with_or_without_cubes() -> None:
    position = table("0@F 1@S2", players=3, active=1, scores=[60, 3, 9], removed=[0, 0, 20])
    play(position, END_TURN)
    result = position.result()
    assert result is not None
    assert result.ranks == (1, 3, 2)


def test_R55_there_is_no_ranking_before_the_end() -> None:
    assert table(HOMES, players=3).result() is None


def test_R63_the_round_limit_ends_the_game_and_the_highest_total_wins() -> None:
    after = three("0@H0 1@F", [10, 10, 40], round=200)
    assert (after["over"], after["winners"], after["reason"]) == (True, [2], "round_limit")
    assert after["ranks"] == [3, 2, 1]


def test_R63_not_before_the_scoring_of_the_last_round() -> None:
    assert not three("0@H0 1@F", [10, 10, 40], round=199)["over"]
    position = table(HOMES, players=3, round=200)
    play(position, END_TURN)
    assert not state(position)["over"]


def test_R63_equal_totals_share_the_win() -> None:
    after = three("0@H0 1@H1", [10, 10, 12], round=200)
    assert (after["scores"], after["winners"], after["ranks"]) == ([12, 12, 12], [0, 1, 2], [1, 1, 1])


def test_R63_a_tie_above_the_target_ends_at_the_limit_as_well() -> None:
    after = three("0@H0 1@H1", [64, 64, 12], round=200)
    assert (after["winners"], after["reason"], after["ranks"]) == ([0, 1], "round_limit", [1, 1, 3])


def test_R63_whoever_wins_by_points_in_the_last_round_wins_by_points() -> None:
    after = three("0@F", [62, 0, 0], round=200)
    assert (after["winners"], after["reason"]) == ([0], "points")


def test_R63_a_round_beyond_the_limit_is_the_last_one() -> None:
    assert three("0@H0", [10, 0, 0], round=5000)["reason"] == "round_limit"


def test_section_8_the_game_is_over_for_everybody() -> None:
    position = table(f"{HOMES} 0@F", players=3, active=2, scores=[60, 0, 0])
    play(position, END_TURN)
    for seat in range(3):
        assert position.legal(seat) == []
        refused(position, END_TURN, "game-over", "section 8", seat=seat)
