"""Flying Dutchman (section 8.1, R66)."""

from tests.games.crash_by_crash.tables import SLOT_PLACES, flying_dutchman, operator, play, refused, table

HAND = ["FLYING_DUTCHMAN"]


def test_section_8_1_the_operator_sails_to_any_free_cell() -> None:
    position = table(operator=(4, 8), hand=HAND)
    play(position, flying_dutchman((-7, 14)))
    assert operator(position) == (-7, 14)


def test_section_8_1_the_operator_sails_out_of_a_hole() -> None:
    position = table(operator=13, holes=[13], hand=HAND)
    play(position, flying_dutchman((0, 2)))
    assert operator(position) == (0, 2)


def test_R66_not_onto_a_bell_or_a_car_nor_into_a_hole_nor_to_the_same_cell() -> None:
    position = table(operator=(4, 8), b=[(5, 7)], bells=[(6, 10)], holes=[17], hand=HAND)
    for place in ((6, 10), (5, 7), (4, 8), SLOT_PLACES[17][0]):
        refused(position, flying_dutchman(place), "no-landing")


def test_R66_the_operator_leaves_the_bell_the_operator_stood_on() -> None:
    position = table(operator=(6, 10), bells=[(6, 10)], hand=HAND)
    play(position, flying_dutchman((0, 2)))
    assert operator(position) == (0, 2)
    assert position.scorings == 0
