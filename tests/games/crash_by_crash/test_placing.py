"""Section 5: PLACE (R08, R10-R17), normal and magnetic."""

import pytest

from tests.games.crash_by_crash.tables import (
    PASS,
    a,
    b,
    card,
    free_ticket,
    lay,
    magnet,
    magnet_of,
    may,
    operate,
    place,
    play,
    refused,
    saboteur,
    scores,
    table,
    walk,
)


def test_R08_no_car_is_put_on_a_bell() -> None:
    refused(table(b=[(5, 8)], bells=[(4, 8)]), place((4, 8), "E"), "bell-on-cell")
    refused(table(b=[(5, 8)], bells=[(3, 8)]), magnet((3, 8)), "bell-on-cell")
    refused(table(bells=[(4, 8)], hand=["EXPANSION"], card=11, action=2), lay((4, 8)), "bell-on-cell")


def test_section_5_the_target_is_a_free_cell() -> None:
    refused(table(b=[(4, 8), (5, 8)]), place((4, 8), "E"), "cell-taken")
    refused(table(b=[(5, 8)], operator=(4, 8)), place((4, 8), "E"), "cell-taken")
    refused(table(b=[(6, 8)], holes=[13]), place((5, 8), "E"), "cell-taken")


def test_section_5_a_car_must_be_in_stock() -> None:
    position = table(a=[(q, 0) for q in range(10)], b=[(4, 8)])
    refused(position, place((3, 8), "E"), "no-car-in-stock")
    assert may(position, magnet((2, 8)))
    refused(table(magnet_a=(0, 0), b=[(4, 8)]), magnet((2, 8)), "no-magnet-in-stock")


def test_R10_a_normal_car_must_push_a_car_beside_it() -> None:
    position = table(b=[(5, 8)])
    refused(position, place((4, 8), "W"), "no-car-there")
    refused(position, place((3, 8), "E"), "no-car-there")
    refused(position, lay((4, 8)), "needs-blue-card")
    play(position, place((4, 8), "E"))
    assert b(position) == {(6, 8)}


def test_R11_the_pushed_car_may_be_anybodys() -> None:
    position = table(a=[(5, 8)])
    play(position, place((4, 8), "E"))
    assert a(position) == {(4, 8), (6, 8)}


@pytest.mark.parametrize("batteries", range(3))
def test_section_5_1_the_force_is_one_and_the_batteries(batteries: int) -> None:
    position = table(b=[(1, 8)])
    play(position, place((0, 8), "E", batteries))
    assert b(position) == {(2 + batteries, 8)}
    assert list(position.batteries) == [4 - batteries, 4]


def test_section_5_1_batteries_come_from_the_stock() -> None:
    position = table(b=[(1, 8)])
    position.batteries[0] = 1
    assert may(position, place((0, 8), "E", 1))
    refused(position, place((0, 8), "E", 2), "batteries-missing")


def test_section_5_1_a_yellow_card_does_not_forbid_batteries() -> None:
    position = table(b=[(4, 10), (12, 0)], bells=[(6, 10)], hand=["COLOUR_ANOMALY"])
    play(position, card("COLOUR_ANOMALY"))
    assert may(position, place((3, 10), "E", 1))


def test_R13_a_magnetic_car_has_no_direction_and_no_batteries() -> None:
    """Its action names a cell and nothing else."""
    position = table(b=[(1, 8)])
    play(position, magnet((-1, 8)))
    assert magnet_of(position, 0) == (-1, 8)
    assert list(position.batteries) == [4, 4]


def test_R14_batteries_are_spent_even_without_effect() -> None:
    position = table(b=[(8, 8), (12, 0)])
    play(position, place((7, 8), "E", 2))
    assert list(position.batteries) == [2, 4]
    assert scores(position) == [2, 0]


def test_R15_the_second_place_of_a_turn_costs_four_points() -> None:
    position = table(b=[(5, 8)])
    position.scores[0] = 5
    play(position, place((4, 8), "E"), place((5, 8), "E"))
    assert scores(position) == [1, 0]


def test_R15_the_fee_is_for_magnets_too() -> None:
    position = table(b=[(1, 8), (5, 8)])
    position.scores[0] = 4
    play(position, place((4, 8), "E"), magnet((-1, 8)))
    assert scores(position) == [0, 0]
    poor = table(b=[(1, 8), (5, 8)])
    poor.scores[0] = 3
    play(poor, place((4, 8), "E"))
    refused(poor, magnet((-1, 8)), "fee-missing")
    refused(poor, place((5, 8), "E"), "fee-missing")


def test_R15_a_blue_card_and_its_place_are_one_place() -> None:
    position = table(b=[(5, 8)], hand=["TANDEM"])
    play(position, card("TANDEM"), place((4, 8), "E"))
    assert scores(position) == [0, 0]


def test_R15_a_place_after_another_action_is_free() -> None:
    position = table(b=[(5, 8)])
    play(position, PASS, place((4, 8), "E"))
    assert scores(position) == [0, 0]


def test_R16_points_of_this_turn_pay_the_fee_but_not_those_the_action_would_win() -> None:
    position = table(b=[(8, 8), (8, 7), (12, 0)])
    position.scores[0] = 1
    play(position, place((7, 8), "E"))
    assert scores(position) == [3, 0]
    refused(position, place((7, 7), "E"), "fee-missing")
    richer = table(b=[(8, 8), (8, 7), (12, 0)])
    richer.scores[0] = 2
    play(richer, place((7, 8), "E"), place((7, 7), "E"))
    assert scores(richer) == [2, 0]


def test_R06_what_cannot_be_paid_in_full_cannot_be_done() -> None:
    position = table(b=[(5, 8)])
    position.scores[0] = 1
    refused(position, operate(4, (4, 14), "W"), "four-steps-cost")
    play(position, place((4, 8), "E"))
    refused(position, place((5, 8), "E"), "fee-missing")


def test_R06_the_score_has_no_upper_limit() -> None:
    position = table(b=[(8, 8), (12, 0)])
    position.scores[0] = 1000
    play(position, place((7, 8), "E"))
    assert scores(position) == [1002, 0]


def test_R17_a_car_that_came_back_may_be_used_in_the_same_turn() -> None:
    position = table(a=[*((q, 0) for q in range(9)), (8, 8)], b=[(5, 7)], operator=(6, 8))
    refused(position, place((4, 7), "E"), "no-car-in-stock")
    play(position, *walk((6, 8), ["E", "E"]))
    assert len(a(position)) == 9
    play(position, place((4, 7), "E"))
    assert (4, 7) in a(position)


def test_section_5_2_a_magnet_need_not_touch_a_car_and_never_pushes() -> None:
    position = table(b=[(1, 8)])
    play(position, magnet((-1, 8)))
    assert b(position) == {(0, 8)}
    beside = table(b=[(1, 8), (-2, 8)])
    play(beside, magnet((-1, 8)))
    assert b(beside) == {(0, 8), (-2, 8)}


def test_section_5_2_a_magnet_is_otherwise_an_ordinary_car() -> None:
    """It is pushed, displaced, returned to stock and put again."""
    position = table(magnet_b=(8, 8), b=[(12, 0)])
    play(position, place((7, 8), "E"))
    assert magnet_of(position, 1) is None
    assert scores(position) == [2, 0]
    sabotaged = table(magnet_b=(8, 8), b=[(12, 0)], hand=["SABOTEUR"], display=())
    play(sabotaged, saboteur((8, 8)))
    assert magnet_of(sabotaged, 1) is None
    ridden = table(magnet_b=(4, 8), hand=["FREE_TICKET"])
    play(ridden, free_ticket((4, 8), "W"))
    assert magnet_of(ridden, 1) == (3, 8)
