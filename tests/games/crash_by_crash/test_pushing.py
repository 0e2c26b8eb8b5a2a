"""Section 5.1: how a blow travels (R20-R27)."""

from tests.games.crash_by_crash.tables import (
    PASS,
    a,
    b,
    bells,
    card,
    facts,
    hit_twice,
    holes,
    kinds,
    operator,
    place,
    play,
    refused,
    scores,
    table,
    walk,
)


def test_R20_only_the_far_end_of_a_row_moves() -> None:
    position = table(a=[(2, 8)], b=[(1, 8), (3, 8)])
    play(position, place((0, 8), "E"))
    assert a(position) == {(0, 8), (2, 8)}
    assert b(position) == {(1, 8), (4, 8)}


def test_R21_the_rest_of_the_force_goes_to_the_row_touched() -> None:
    position = table(a=[(4, 8)], b=[(1, 8), (3, 8)])
    play(position, place((0, 8), "E", 2))
    assert b(position) == {(2, 8), (3, 8)}
    assert a(position) == {(0, 8), (6, 8)}


def test_R21_a_row_already_touching_takes_the_whole_force() -> None:
    position = table(b=[(1, 8), (2, 8)])
    play(position, place((0, 8), "E", 2))
    assert b(position) == {(1, 8), (5, 8)}


def test_section_5_1_a_car_pushed_off_the_board_returns_to_its_owner() -> None:
    position = table(a=[(0, 0)], b=[(8, 8), (1, 1)])
    happened = play(position, place((7, 8), "E"))
    assert b(position) == {(1, 1)}
    assert scores(position) == [2, 0]
    assert facts(happened, "car_displaced")["points"] == 2
    assert position.cars_on_board(1) == 1


def test_section_5_1_own_cars_give_nothing_to_anybody() -> None:
    position = table(a=[(8, 8), (0, 0)])
    play(position, place((7, 8), "E"))
    assert a(position) == {(0, 0), (7, 8)}
    assert scores(position) == [0, 0]


def test_section_5_1_every_displacement_is_an_event_in_its_order() -> None:
    position = table(b=[(1, 8), (3, 8), (5, 8)])
    happened = play(position, place((0, 8), "E", 2))
    assert kinds(happened) == ["batteries_used", "car_placed", "car_moved", "car_moved", "car_moved"]
    moves = [(event.public["from"], event.public["to"]) for event in happened if event.kind == "car_moved"]
    assert moves == [([1, 8], [2, 8]), ([3, 8], [4, 8]), ([5, 8], [6, 8])]


def test_R22_a_bell_stops_the_car_that_rings_it() -> None:
    position = table(b=[(5, 10), (12, 0)], bells=[(6, 10)], card=6, action=2)
    play(position, place((4, 10), "E", 2))
    assert (6, 10) in b(position)


def test_R23_a_hole_is_like_the_outside_of_the_board() -> None:
    position = table(b=[(2, 8), (12, 0)], holes=[13])
    play(position, place((1, 8), "E"))
    assert b(position) == {(3, 8), (12, 0)}
    other = table(b=[(3, 8), (12, 0)], holes=[13])
    play(other, place((2, 8), "E"))
    assert b(other) == {(12, 0)}
    assert scores(other) == [2, 0]


def test_R24_before_turn_6_a_push_onto_a_bell_is_illegal() -> None:
    refused(table(b=[(5, 10)], bells=[(6, 10)], turn=5), place((4, 10), "E"), "may-not-ring")
    play(table(b=[(5, 10), (12, 0)], bells=[(6, 10)], turn=6), place((4, 10), "E"))


def test_R24_after_a_scoring_no_other_bell_may_ring_in_this_turn() -> None:
    position = table(b=[(5, 10)], bells=[(6, 10)], scored=True, action=2)
    refused(position, place((4, 10), "E"), "may-not-ring")


def test_R24_the_bell_is_no_wall() -> None:
    """Neither a stronger nor a weaker blow may end on it or pass over it."""
    position = table(b=[(4, 10)], bells=[(6, 10)], turn=4)
    refused(position, place((3, 10), "E", 1), "may-not-ring")
    refused(position, place((3, 10), "E", 2), "may-not-ring")
    play(position, place((3, 10), "E"))
    assert b(position) == {(5, 10)}


def test_R25_both_pushes_come_before_the_scoring() -> None:
    position = table(b=[(5, 10), (3, 10), (12, 0)], bells=[(6, 10)], hand=["DOUBLE_HIT"])
    happened = play(position, card("DOUBLE_HIT"), hit_twice((4, 10), "E", "W"))
    assert kinds(happened)[1:] == ["car_placed", "car_moved", "bell_rung", "car_moved", "bell_scored", "tile_removed"]


def test_R25_all_steps_of_the_operator_come_before_the_scoring() -> None:
    position = table(b=[(5, 10), (12, 0)], bells=[(6, 10)], operator=(4, 10))
    steps = walk((4, 10), ["E", "NW"])
    assert "bell_scored" not in kinds(play(position, steps[0]))
    assert position.rung >= 0
    happened = kinds(play(position, steps[1]))
    assert happened.index("operator_moved") < happened.index("bell_scored")
    assert holes(position) == {19}
    assert operator(position) == (5, 9)


def test_R26_a_bell_rung_by_this_action_is_inert() -> None:
    """The operator shoves one car onto the bell, then the next one over the same cell, and scores once."""
    position = table(b=[(4, 10), (5, 10), (12, 0)], bells=[(6, 10)], operator=(3, 10))
    steps = walk((3, 10), ["E", "E"])
    assert kinds(play(position, steps[0])).count("bell_rung") == 1
    assert (6, 10) in b(position)
    assert kinds(play(position, steps[1])).count("bell_rung") == 0
    assert position.scorings == 1
    assert bells(position) == set()


def test_R27_an_action_may_not_ring_two_bells() -> None:
    position = table(b=[(5, 10), (3, 10)], bells=[(6, 10), (2, 10)], hand=["DOUBLE_HIT"], action=2, card=8)
    refused(position, hit_twice((4, 10), "E", "W"), "two-bells")
    walking = table(b=[(5, 10), (5, 9)], bells=[(6, 10), (5, 8)], operator=(4, 10), action=2)
    first, second = walk((4, 10), ["E", "NW"])
    play(walking, first)
    refused(walking, second, "two-bells")


def test_R12_a_blow_absorbed_by_the_operator_moves_nothing() -> None:
    position = table(b=[(5, 8)], operator=(6, 8))
    play(position, place((4, 8), "E", 2))
    assert (a(position), b(position)) == ({(0, 0), (4, 8)}, {(5, 8)})
    assert list(position.batteries) == [2, 4]
    play(position, PASS)
    assert position.turn == 9
