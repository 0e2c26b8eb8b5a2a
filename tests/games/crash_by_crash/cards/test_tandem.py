"""Tandem (section 8.3, R60, R62)."""

from tests.games.crash_by_crash.tables import SPARE, a, b, card, magnet, place, play, refused, scores, table

HAND = ["TANDEM"]


def test_section_8_3_the_last_two_cars_move_one_cell() -> None:
    position = table(b=[(1, 8), (2, 8), (3, 8)], hand=HAND)
    play(position, card("TANDEM"), place((0, 8), "E"))
    assert b(position) == {(1, 8), (3, 8), (4, 8)}
    assert a(position) == {SPARE[0], (0, 8)}


def test_section_8_3_with_one_car_the_placed_one_is_the_second() -> None:
    position = table(b=[(1, 8)], hand=HAND)
    play(position, card("TANDEM"), place((0, 8), "E"))
    assert b(position) == {(2, 8)}
    assert a(position) == {SPARE[0], (1, 8)}


def test_section_8_3_the_second_car_follows_one_that_falls() -> None:
    position = table(b=[(8, 8), SPARE[1]], hand=HAND)
    play(position, card("TANDEM"), place((7, 8), "E"))
    assert b(position) == {SPARE[1]}
    assert a(position) == {SPARE[0], (8, 8)}
    assert scores(position) == [2, 0]


def test_section_8_3_behind_the_operator_neither_moves() -> None:
    position = table(b=[(1, 8), (2, 8)], operator=(3, 8), hand=HAND)
    play(position, card("TANDEM"), place((0, 8), "E"))
    assert b(position) == {(1, 8), (2, 8)}


def test_section_8_3_a_tandem_rings() -> None:
    position = table(b=[(5, 10), SPARE[1]], bells=[(6, 10)], hand=HAND)
    play(position, card("TANDEM"), place((4, 10), "E"))
    assert position.scorings == 1
    early = table(b=[(5, 10), SPARE[1]], bells=[(6, 10)], turn=4, action=2, card=10)
    refused(early, place((4, 10), "E"), "may-not-ring")


def test_R62_tandem_has_force_1() -> None:
    position = table(b=[(1, 8)], hand=HAND)
    play(position, card("TANDEM"))
    refused(position, place((0, 8), "E", 1), "no-batteries-with-card")


def test_R60_tandem_needs_a_normal_car() -> None:
    position = table(b=[(1, 8)], hand=HAND)
    play(position, card("TANDEM"))
    refused(position, magnet((-1, 8)), "needs-normal-car")
