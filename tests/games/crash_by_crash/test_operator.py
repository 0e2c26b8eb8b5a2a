"""Section 6: OPERATOR (R50-R57)."""

import pytest

from crashyard.games.crash_by_crash.rules import codes, phases
from crashyard.games.crash_by_crash.rules.board import CELLS, DIRECTIONS, NEXT, OFF, PLACES, SLOT_CELLS, SLOT_OF
from tests.games.crash_by_crash.tables import (
    PASS,
    SLOT_PLACES,
    Place,
    a,
    b,
    bells,
    cell,
    exchange,
    kinds,
    may,
    operate,
    operator,
    place,
    play,
    refused,
    scores,
    step,
    table,
    walk,
)


def test_R50_two_steps_are_free_and_four_cost_two_points() -> None:
    position = table(operator=(4, 8))
    play(position, *walk((4, 8), ["E", "NE"]))
    assert operator(position) == (6, 7)
    assert scores(position) == [0, 0]
    assert position.action == 2
    rich = table(operator=(4, 8))
    rich.scores[0] = 2
    play(rich, *walk((4, 8), ["E", "NE", "NW", "W"]))
    assert operator(rich) == (5, 6)
    assert scores(rich) == [0, 0]


def test_R50_four_steps_must_be_paid_first() -> None:
    position = table(operator=(7, 8), b=[(8, 8), (12, 0)])
    position.scores[0] = 1
    refused(position, operate(4, (8, 8), "E"), "four-steps-cost")


def test_R50_the_operator_takes_exactly_as_many_steps_as_announced() -> None:
    position = table(operator=(4, 8))
    play(position, walk((4, 8), ["E", "E"])[0])
    assert position.phase == phases.STEPS
    assert (position.awaited(), position.steps) == (0, 1)
    refused(position, PASS, "operator-on-the-way")
    refused(position, operate(2, (6, 8), "E"), "operator-on-the-way")
    assert all(codes.STEP <= action < codes.CARD for action in position.legal(0))


def test_R50_a_step_after_which_the_operator_could_not_go_on_is_illegal() -> None:
    """From the corner (12,0) the only way on would shove the car on (11,1) onto a bell."""
    early = table(operator=(11, 0), b=[(11, 1), (3, 8)], bells=[(10, 2)], turn=5)
    refused(early, operate(2, (12, 0), "E"), "no-way-on")
    late = table(operator=(11, 0), b=[(11, 1), (3, 8)], bells=[(10, 2)], turn=6)
    assert may(late, operate(2, (12, 0), "E"))


def test_section_6_the_operator_steps_to_an_adjacent_field_in_any_direction() -> None:
    position = table(operator=(4, 8))
    first = {action for action in position.legal(0) if codes.OPERATE <= action < codes.STEP}
    around = [NEXT[6 * cell((4, 8)) + direction] for direction in range(6)]
    assert first == {operate(2, PLACES[beside], DIRECTIONS[number]) for number, beside in enumerate(around)}
    refused(position, operate(2, (6, 8), "E"), "operator-not-beside")


def test_section_6_the_operator_never_leaves_the_outline() -> None:
    position = table(operator=(8, 8))
    ends = {action for action in position.legal(0) if codes.OPERATE <= action < codes.STEP}
    assert ends == {operate(2, to, direction) for to, direction in (((8, 7), "NW"), ((7, 8), "W"), ((7, 9), "SW"))}


def test_R51_no_field_is_entered_twice_not_even_the_first() -> None:
    position = table(operator=(4, 8))
    position.scores[0] = 2
    play(position, walk((4, 8), ["E", "W", "W", "W"])[0])
    refused(position, step((4, 8), "W"), "field-entered-twice")
    play(position, step((5, 7), "NW"))
    refused(position, step((4, 8), "SW"), "field-entered-twice")


def test_R52_the_operator_shoves_whole_rows_every_car_by_one_cell() -> None:
    position = table(operator=(3, 8), a=[(5, 8)], b=[(4, 8), (6, 8)])
    happened = play(position, walk((3, 8), ["E", "E"])[0])
    assert operator(position) == (4, 8)
    assert (a(position), b(position)) == ({(6, 8)}, {(5, 8), (7, 8)})
    assert kinds(happened) == ["car_moved", "car_moved", "car_moved", "operator_moved"]
    assert [event.public["to"] for event in happened[:3]] == [[7, 8], [6, 8], [5, 8]]


def test_section_6_displaced_opposing_cars_give_two_points_each() -> None:
    position = table(operator=(5, 8), a=[(0, 0)], b=[(6, 8), (7, 8), (8, 8)])
    play(position, *walk((5, 8), ["E", "E"]))
    assert b(position) == {(8, 8)}
    assert scores(position) == [4, 0]
    own = table(operator=(7, 8), a=[(8, 8), (0, 0)])
    play(own, *walk((7, 8), ["E", "NW"]))
    assert scores(own) == [0, 0]


def test_section_6_a_row_is_shoved_into_a_hole() -> None:
    position = table(operator=(1, 8), b=[(2, 8), (3, 8)], holes=[13])
    play(position, *walk((1, 8), ["E", "NW"]))
    assert b(position) == {(3, 8)}
    assert scores(position) == [2, 0]


def test_R53_a_bell_under_the_operator_cannot_ring() -> None:
    position = table(operator=(5, 10), bells=[(6, 10)])
    play(position, *walk((5, 10), ["NE", "SE"]))
    assert operator(position) == (6, 10)
    assert bells(position) == {(6, 10)}
    absorbed = table(operator=(6, 10), bells=[(6, 10)], b=[(5, 10)])
    play(absorbed, place((4, 10), "E"))
    assert b(absorbed) == {(5, 10)}
    assert absorbed.scorings == 0


def test_R53_the_bell_works_again_when_the_operator_has_left() -> None:
    position = table(operator=(6, 10), bells=[(6, 10)], b=[(5, 10), (12, 0)])
    play(position, *walk((6, 10), ["NE", "NE"]), place((4, 10), "E"))
    assert position.scorings == 1


def rim(slot: int) -> dict[Place, set[str]]:
    """The cells beside a flower, each with the directions in which one steps onto it from inside."""
    found: dict[Place, set[str]] = {}
    for inside in SLOT_CELLS[slot]:
        for number, direction in enumerate(DIRECTIONS):
            beside = NEXT[6 * inside + number]
            if beside != OFF and SLOT_OF[beside] != slot:
                found.setdefault(PLACES[beside], set()).add(direction)
    return found


@pytest.mark.parametrize(("slot", "cells", "ways"), [(13, 12, 18), (3, 9, 14), (9, 9, 13)])
def test_R54_out_of_a_hole_the_operator_steps_onto_any_rim_cell(slot: int, cells: int, ways: int) -> None:
    position = table(operator=slot, holes=[slot])
    beside = rim(slot)
    assert len(beside) == cells
    expected = {operate(2, to, direction) for to, directions in beside.items() for direction in directions}
    first = {action for action in position.legal(0) if codes.OPERATE <= action < codes.STEP}
    assert first == expected
    assert len(first) == ways


def test_R54_cells_on_an_axis_of_the_hole_have_one_direction_the_others_two() -> None:
    centre = SLOT_PLACES[13][0]
    for (q, r), directions in rim(13).items():
        dq, dr = q - centre[0], r - centre[1]
        on_axis = dq == 0 or dr == 0 or dq + dr == 0
        assert len(directions) == (1 if on_axis else 2)


def test_R54_the_direction_decides_where_a_row_is_shoved() -> None:
    """From the hole of slot 13 onto (6,8): eastward or south-eastward."""
    ways = rim(13)
    to = next(spot for spot, directions in sorted(ways.items()) if len(directions) == 2)
    for direction in ways[to]:
        position = table(operator=13, holes=[13], b=[to, (12, 0)])
        play(position, operate(2, to, direction))
        assert operator(position) == to
        assert b(position) == {PLACES[NEXT[6 * cell(to) + DIRECTIONS.index(direction)]], (12, 0)}


def test_R54_a_direction_that_does_not_come_out_of_the_hole_is_refused() -> None:
    position = table(operator=13, holes=[13])
    refused(position, operate(2, (7, 7), "W"), "not-out-of-the-hole")


def test_R55_in_a_hole_the_operator_blocks_nothing() -> None:
    position = table(operator=13, holes=[13], b=[(3, 8), (12, 0)])
    play(position, place((2, 8), "E"))
    assert b(position) == {(12, 0)}
    assert scores(position) == [2, 0]


def test_R56_the_operator_may_be_moved_twice_without_shoving_and_stop_in_a_hole() -> None:
    position = table(operator=(3, 8), holes=[13])
    play(position, operate(2, (2, 8), "W"), step((2, 7), "NW"))
    assert position.action == 2
    play(position, operate(2, (3, 7), "E"), step((4, 7), "E"))
    assert operator(position) == 13
    assert position.turn == 9


def test_R57_each_hole_is_one_field() -> None:
    """The operator enters a hole in one step, leaves it on the other side in the next, and cannot enter it again."""
    position = table(operator=(3, 7), holes=[13])
    position.scores[0] = 2
    play(position, operate(4, (4, 7), "E"))
    assert operator(position) == 13
    refused(position, step((5, 7), "E"), "field-entered-twice")
    play(position, step((7, 7), "E"))
    assert operator(position) == (7, 7)
    refused(position, step((6, 7), "W"), "field-entered-twice")


def test_section_6_stepping_into_a_hole_shoves_nothing() -> None:
    position = table(operator=(3, 8), holes=[13], b=[(6, 8), (2, 8)])
    play(position, operate(2, (4, 8), "E"), step((7, 7), "E"))
    assert b(position) == {(6, 8), (2, 8)}


def test_section_6_a_way_may_not_ring_before_turn_6() -> None:
    position = table(operator=(4, 10), b=[(5, 10)], bells=[(6, 10)], turn=5)
    refused(position, operate(2, (5, 10), "E"), "may-not-ring")
    assert may(table(operator=(4, 10), b=[(5, 10)], bells=[(6, 10)], turn=6), operate(2, (5, 10), "E"))


def test_section_6_the_operator_walks_over_every_cell_of_the_board() -> None:
    for at in range(CELLS):
        position = table(a=[(0, 0) if at else (1, 0)], operator=PLACES[at], b=[(12, 0) if at != 12 else (11, 0)])
        assert any(codes.OPERATE <= action < codes.STEP for action in position.legal(0))


def test_section_6_an_exchange_is_no_step() -> None:
    position = table(operator=(4, 8), hand=["LAMBADA", "SABOTEUR"])
    play(position, walk((4, 8), ["E", "E"])[0])
    refused(position, exchange("LAMBADA", "SABOTEUR"), "operator-on-the-way")
