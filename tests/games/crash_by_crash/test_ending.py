"""Section 11: the end of the game (R72-R77)."""

from typing import Any

from crashyard.games.crash_by_crash import GAME, phases
from tests.games.crash_by_crash.tables import (
    PASS,
    SPARE,
    a,
    kinds,
    place,
    play,
    refused,
    scores,
    table,
    value,
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
    play(position, *walk((7, 8), ["E", "NW"]))
    assert position.phase == phases.OVER


def test_R72_the_removal_of_a_tile_can_do_it() -> None:
    position = table(a=[SPARE[0]], b=[(6, 10)], bells=[(7, 10)])
    play(position, place((5, 10), "E"))
    assert position.phase == phases.OVER
    assert position.scorings == 1


def test_R72_the_own_last_car_counts_too() -> None:
    position = table(a=[(8, 8)], b=[(0, 0)], operator=(7, 8))
    play(position, *walk((7, 8), ["E", "NW"]))
    assert position.phase == phases.OVER
    assert scores(position) == [0, 0]


def test_R72_a_magnetic_car_is_a_car() -> None:
    position = table(magnet_b=(8, 8), a=[(0, 0)])
    play(position, place((7, 8), "E"))
    assert position.phase == phases.OVER
    other = table(magnet_b=(5, 5), b=[(8, 8)], a=[(0, 0)])
    play(other, place((7, 8), "E"))
    assert other.phase == phases.ACTION


def test_R73_the_action_is_completed_first() -> None:
    """The operator drives the last car off with his first step and still takes the second."""
    position = table(b=[(8, 8)], operator=(7, 8))
    first, second = walk((7, 8), ["E", "NW"])
    play(position, first)
    assert position.phase == phases.STEPS
    play(position, second)
    assert position.phase == phases.OVER


def test_R73_the_scoring_it_has_triggered_too() -> None:
    """The first step rings with the own car, the second drives the opponent's last car off: both count."""
    position = table(a=[(-1, 8), (0, 1)], b=[(-2, 9)], bells=[(0, 8)], operator=(-2, 8), holes=[15])
    play(position, *walk((-2, 8), ["E", "SW"]))
    assert position.phase == phases.OVER
    assert position.scorings == 1
    assert scores(position) == [2 + value((0, 8)) + value((0, 1)), 0]


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
