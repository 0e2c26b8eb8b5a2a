"""Free Ticket (section 8.1, R64)."""

from tests.games.crash_by_crash.tables import SPARE, a, b, free_ticket, holes, play, refused, table

HAND = ["FREE_TICKET"]


def test_section_8_1_any_car_moves_to_an_adjacent_open_cell() -> None:
    position = table(a=[(4, 8)], b=[(5, 8)], hand=[*HAND, *HAND])
    play(position, free_ticket((5, 8), "SE"), free_ticket((4, 8), "E"))
    assert (a(position), b(position)) == ({(5, 8)}, {(5, 9)})


def test_section_8_1_the_cell_must_be_open() -> None:
    position = table(a=[(4, 8), (8, 8)], b=[(5, 8)], operator=(3, 8), holes=[17], hand=HAND)
    refused(position, free_ticket((4, 8), "E"), "cell-taken")
    refused(position, free_ticket((4, 8), "W"), "cell-taken")
    refused(position, free_ticket((8, 8), "E"), "cell-taken")
    refused(position, free_ticket((6, 8), "E"), "no-car-for-card")
    into_hole = table(a=[(3, 8)], holes=[13], hand=HAND)
    refused(into_hole, free_ticket((3, 8), "E"), "cell-taken")


def test_R64_it_may_ring_a_bell() -> None:
    position = table(a=[SPARE[0]], b=[(5, 10), SPARE[1]], bells=[(6, 10)], hand=HAND)
    play(position, free_ticket((5, 10), "E"))
    assert position.scorings == 1
    assert holes(position) == {19}


def test_R64_but_only_while_bells_may_ring() -> None:
    early = table(b=[(5, 10)], bells=[(6, 10)], hand=HAND, turn=5)
    late = table(b=[(5, 10)], bells=[(6, 10)], hand=HAND, scored=True, action=2)
    for position in (early, late):
        refused(position, free_ticket((5, 10), "E"), "may-not-ring")
