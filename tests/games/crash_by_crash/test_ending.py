"""Section 11: the end of the game (R72-R77)."""

from typing import Any

import pytest

from crashyard.engine import Refusal
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.rules import phases
from tests.games.crash_by_crash.tables import (
    PASS,
    SPARE,
    a,
    cell,
    hit_twice,
    kind,
    kinds,
    operate,
    operator,
    place,
    play,
    refused,
    scores,
    table,
    walk,
)

RING: dict[str, Any] = {"a": [SPARE[0]], "b": [(6, 10), SPARE[1]], "bells": [(7, 10)]}


def test_R74_the_seventh_scoring_ends_the_game_at_once() -> None:
    position = table(scorings=6, **RING)
    happened = play(position, place((5, 10), "E"))
    assert kinds(happened)[-1] == "game_over"
    assert position.phase == phases.OVER
    assert position.action == 1
    result = position.result()
    assert result is not None
    assert result.reason == "seven_scorings"
    assert position.legal(0) == []
    refused(position, PASS, "game-over", seat=0)


def test_R74_the_sixth_does_not() -> None:
    position = table(scorings=5, **RING)
    play(position, place((5, 10), "E"))
    assert position.result() is None
    assert position.action == 2


def test_R74_a_seventh_scoring_by_a_pull_ends_it_too() -> None:
    position = table(scorings=6, a=[SPARE[0]], b=[(1, 8), SPARE[1]], magnet_a=(-1, 8), bells=[(0, 8)])
    play(position, *walk((5, 14), ["W", "W"]))
    assert position.phase == phases.OVER


def test_R72_pushing_the_last_car_off_ends_the_game() -> None:
    position = table(b=[(8, 8)])
    play(position, place((7, 8), "E"))
    result = position.result()
    assert result is not None
    assert (result.reason, scores(position)) == ("no_cars", [2, 0])


def test_R72_the_operator_can_do_it() -> None:
    position = table(b=[(8, 8)], operator=(7, 8))
    play(position, operate(2, (8, 8), "E"))
    assert position.phase == phases.OVER


def test_R72_the_removal_of_a_tile_can_do_it() -> None:
    position = table(a=[SPARE[0]], b=[(6, 10)], bells=[(7, 10)])
    play(position, place((5, 10), "E"))
    assert position.phase == phases.OVER
    assert position.scorings == 1


def test_R72_the_own_last_car_counts_too() -> None:
    position = table(a=[(8, 8)], b=[(0, 0)], operator=(7, 8))
    play(position, operate(2, (8, 8), "E"))
    assert position.phase == phases.OVER
    assert scores(position) == [0, 0]


def test_R72_a_magnetic_car_is_a_car() -> None:
    position = table(magnet_b=(8, 8), a=[(0, 0)])
    play(position, place((7, 8), "E"))
    assert position.phase == phases.OVER
    other = table(magnet_b=(5, 5), b=[(8, 8)], a=[(0, 0)])
    play(other, place((7, 8), "E"))
    assert other.phase == phases.ACTION


@pytest.mark.parametrize("steps", [2, 4])
def test_R73_the_operator_takes_no_further_step(steps: int) -> None:
    """The first step, which drives the last car off, is completed; no other one is taken, and four are paid anyway."""
    position = table(b=[(8, 8)], operator=(7, 8))
    position.scores[0] = 3
    happened = play(position, operate(steps, (8, 8), "E"))
    assert kinds(happened)[-3:] == ["car_displaced", "operator_moved", "game_over"]
    assert (position.phase, position.steps, list(position.entered)) == (phases.OVER, 0, [])
    assert operator(position) == (8, 8)
    assert scores(position) == [5 if steps == 2 else 3, 0]


def test_R73_the_step_that_displaced_is_completed() -> None:
    """The rest of the row moves up, and the operator behind it."""
    position = table(a=[(6, 8), (7, 8)], b=[(8, 8)], operator=(5, 8))
    play(position, operate(2, (6, 8), "E"))
    assert position.phase == phases.OVER
    assert (a(position), operator(position)) == ({(7, 8), (8, 8)}, (6, 8))


def test_R73_a_scoring_that_is_pending_does_not_come() -> None:
    """The first step rings with the own car, the second drives the opponent's last car off: its two points are all."""
    position = table(a=[(-1, 8), (0, 1)], b=[(-2, 9)], bells=[(0, 8)], operator=(-2, 8), holes=[15])
    happened = kinds(play(position, *walk((-2, 8), ["E", "SW"])))
    assert position.phase == phases.OVER
    assert happened.count("bell_rung") == 1
    assert "bell_scored" not in happened
    assert (position.scorings, scores(position)) == (0, [2, 0])
    result = position.result()
    assert result is not None
    assert result.reason == "no_cars"
    assert GAME.load(GAME.save(position)).to_json() == position.to_json()
    assert position.to_json()["rung"] == [0, 8]


def test_R73_a_bell_rung_before_fulfils_a_yellow_card() -> None:
    """Of the ways that ring one may end the game before the bell is scored; a way that only ends it does not ring."""
    board: dict[str, Any] = {"a": [(-1, 8), (0, 1)], "b": [(-2, 9)], "bells": [(0, 8)], "operator": (-2, 8)}
    position = table(**board, holes=[15], action=2, card=kind("HEARTLESS_BELL"))
    first, second = walk((-2, 8), ["E", "SW"])
    refused(position, operate(2, (-2, 9), "SE"), "yellow-card-demands-scoring")
    play(position, first, second)
    assert (position.phase, position.scorings) == (phases.OVER, 0)


def test_R73_the_second_push_of_a_double_hit_does_not_come() -> None:
    position = table(a=[(7, 9), (0, 0)], b=[(8, 8)], action=2, card=kind("DOUBLE_HIT"))
    play(position, hit_twice((7, 8), "E", "SE"))
    assert position.phase == phases.OVER
    assert a(position) == {(7, 8), (7, 9), (0, 0)}
    other = table(a=[(7, 9), (0, 0)], b=[(8, 8)], action=2, card=kind("DOUBLE_HIT"))
    play(other, hit_twice((7, 8), "SE", "E"))
    assert a(other) == {(7, 8), (7, 10), (0, 0)}


def test_R73_what_does_not_come_forbids_nothing() -> None:
    """A bell that the second push, the recoil or a further step would ring in turn 4 stays silent."""
    board: dict[str, Any] = {"a": [(7, 9), (0, 0)], "b": [(8, 8)], "bells": [(7, 10)], "turn": 4, "action": 2}
    hitting = table(**board, card=kind("DOUBLE_HIT"))
    refused(hitting, hit_twice((7, 8), "SE", "E"), "may-not-ring")
    play(hitting, hit_twice((7, 8), "E", "SE"))
    assert hitting.phase == phases.OVER
    recoiling = table(b=[(8, 8)], bells=[(6, 8)], turn=4, action=2, card=kind("ACTION_REACTION"))
    play(recoiling, place((7, 8), "E"))
    assert recoiling.phase == phases.OVER
    shut_in = table(a=[(5, 5)], b=[(0, 0)], operator=(1, 0), bells=[(0, 2)], turn=4)
    shut_in.put_car(1, shut_in.field_of(cell((0, 1))))
    play(shut_in, operate(2, (0, 0), "W"))
    assert shut_in.phase == phases.OVER


def test_R73_there_is_no_recoil() -> None:
    position = table(b=[(8, 8)], action=2, card=kind("ACTION_REACTION"))
    play(position, place((7, 8), "E"))
    assert position.phase == phases.OVER
    assert a(position) == {(7, 8), SPARE[0]}


def test_R73_both_cars_of_a_tandem_move_in_one_step() -> None:
    position = table(b=[(8, 8)], action=2, card=kind("TANDEM"))
    play(position, place((7, 8), "E"))
    assert position.phase == phases.OVER
    assert a(position) == {(8, 8), SPARE[0]}


def test_R73_the_rest_of_a_path_is_not_played_and_forbids_nothing() -> None:
    for path in (["E", "NW"], ["E", "E"], ["E", "W", "E", "E"], ["E", {"to": [0, 0], "dir": "E"}]):
        position = table(b=[(8, 8)], operator=(7, 8))
        position.scores[0] = 2
        forms = GAME.steps(position, 0, {"do": "operator", "path": path})
        assert forms == [{"do": "operator", "steps": len(path), "to": [8, 8], "dir": "E"}]
        position.play(0, position.parse_action(0, forms[0]))
        assert position.phase == phases.OVER
    with pytest.raises(Refusal):
        GAME.steps(table(b=[(8, 8)], operator=(7, 8)), 0, {"do": "operator", "path": ["E", "up"]})


def test_R73_the_magnets_are_not_checked_any_more() -> None:
    position = table(a=[(1, 8)], magnet_a=(-1, 8), b=[(8, 8)])
    play(position, place((7, 8), "E"))
    assert position.phase == phases.OVER
    assert a(position) == {(1, 8), (7, 8)}


def test_section_11_most_points_win_whoever_was_driven_off() -> None:
    position = table(b=[(8, 8)])
    position.scores[1] = 3
    play(position, place((7, 8), "E"))
    result = position.result()
    assert result is not None
    assert (scores(position), result.winners) == ([2, 3], (1,))


def test_R75_equal_points_are_a_draw() -> None:
    position = table(b=[(8, 8)])
    position.scores[1] = 2
    play(position, place((7, 8), "E"))
    result = position.result()
    assert result is not None
    assert result.winners == (0, 1)


def test_R77_the_rules_know_no_limit_of_turns() -> None:
    position = table(turn=100_000)
    play(position, PASS, PASS)
    assert position.turn == 100_001
    assert [option.name for option in GAME.options] == ["last_rider", "younger"]


def test_section_12_the_team_with_more_points_wins() -> None:
    position = table(b=[(8, 8)], players=4)
    play(position, place((7, 8), "E"))
    result = position.result()
    assert result is not None
    assert result.winners == (0, 2)
    assert GAME.teams(4) == (0, 1, 0, 1)
