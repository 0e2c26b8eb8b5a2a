"""Rocket Drive (section 8.3, R22, R60)."""

from tests.games.crash_by_crash.tables import SPARE, a, b, card, holes, magnet, place, play, refused, scores, table

HAND = ["ROCKET"]


def test_section_8_3_the_last_car_flies_off_the_board() -> None:
    position = table(b=[(-3, 8), (-2, 8)], hand=HAND)
    play(position, card("ROCKET"), place((-4, 8), "E"))
    assert b(position) == {(-3, 8)}
    assert scores(position) == [2, 0]


def test_section_8_3_it_stops_before_the_operator() -> None:
    position = table(b=[(-3, 8)], operator=(5, 8), hand=HAND)
    play(position, card("ROCKET"), place((-4, 8), "E"))
    assert b(position) == {(4, 8)}
    beside = table(b=[(-3, 8)], operator=(-2, 8), hand=HAND)
    play(beside, card("ROCKET"), place((-4, 8), "E"))
    assert b(beside) == {(-3, 8)}


def test_section_8_3_it_stops_at_a_car_and_pushes_that_row_with_force_1() -> None:
    position = table(a=[(4, 8)], b=[(-3, 8), (3, 8)], hand=HAND)
    play(position, card("ROCKET"), place((-4, 8), "E"))
    assert b(position) == {(2, 8), (3, 8)}
    assert a(position) == {(-4, 8), (5, 8)}


def test_section_8_3_it_falls_into_a_hole() -> None:
    position = table(b=[(-3, 8), SPARE[1]], holes=[13], hand=HAND)
    play(position, card("ROCKET"), place((-4, 8), "E"))
    assert b(position) == {SPARE[1]}
    assert scores(position) == [2, 0]


def test_R22_a_bell_stops_the_rocket() -> None:
    position = table(b=[(-3, 8), SPARE[1]], bells=[(0, 8)], hand=HAND)
    play(position, card("ROCKET"), place((-4, 8), "E"))
    assert position.scorings == 1
    assert holes(position) == {11}
    assert b(position) == {SPARE[1]}


def test_R24_a_rocket_may_not_ring_before_turn_6() -> None:
    position = table(b=[(-3, 8), SPARE[1]], bells=[(0, 8)], hand=HAND, turn=4)
    play(position, card("ROCKET"))
    refused(position, place((-4, 8), "E"), "may-not-ring")
    handed_on = table(b=[(-3, 8), (-1, 8)], bells=[(0, 8)], action=2, card=9, turn=4)
    refused(handed_on, place((-4, 8), "E"), "may-not-ring")


def test_R60_a_rocket_is_a_normal_car_without_batteries() -> None:
    position = table(b=[(-3, 8)], hand=HAND)
    play(position, card("ROCKET"))
    refused(position, place((-4, 8), "E", 1), "no-batteries-with-card")
    refused(position, magnet((-1, 8)), "needs-normal-car")
