"""Action and Reaction (section 8.3, R60, R62, R65)."""

from tests.games.crash_by_crash.tables import SPARE, a, b, card, magnet, place, play, refused, scores, table

HAND = ["ACTION_REACTION"]


def test_R65_the_placed_car_recoils_one_cell() -> None:
    position = table(b=[(5, 8)], hand=HAND)
    play(position, card("ACTION_REACTION"), place((4, 8), "E"))
    assert b(position) == {(6, 8)}
    assert a(position) == {SPARE[0], (3, 8)}


def test_R65_in_front_of_a_row_its_last_car_moves() -> None:
    position = table(a=[(3, 8)], b=[(5, 8), (2, 8)], hand=HAND)
    play(position, card("ACTION_REACTION"), place((4, 8), "E"))
    assert b(position) == {(6, 8), (1, 8)}
    assert a(position) == {(4, 8), (3, 8)}


def test_R65_at_the_edge_it_falls_off_without_points() -> None:
    position = table(b=[(-3, 8)], hand=HAND)
    play(position, card("ACTION_REACTION"), place((-4, 8), "E"))
    assert a(position) == {SPARE[0]}
    assert scores(position) == [0, 0]


def test_R65_an_opposing_car_driven_off_by_the_recoil_gives_points() -> None:
    position = table(b=[(-4, 8), (-2, 8)], hand=HAND)
    play(position, card("ACTION_REACTION"), place((-3, 8), "E"))
    assert b(position) == {(-1, 8)}
    assert scores(position) == [2, 0]


def test_R65_at_a_hole_it_falls_in() -> None:
    position = table(b=[(7, 8)], holes=[13], hand=HAND)
    play(position, card("ACTION_REACTION"), place((6, 8), "E"))
    assert a(position) == {SPARE[0]}


def test_R65_the_operator_behind_it_absorbs_the_recoil() -> None:
    position = table(b=[(5, 8)], operator=(3, 8), hand=HAND)
    play(position, card("ACTION_REACTION"), place((4, 8), "E"))
    assert b(position) == {(6, 8)}
    assert a(position) == {SPARE[0], (4, 8)}


def test_R65_no_recoil_if_the_operator_absorbs_the_blow() -> None:
    position = table(b=[(5, 8)], operator=(6, 8), hand=HAND)
    play(position, card("ACTION_REACTION"), place((4, 8), "E"))
    assert (a(position), b(position)) == ({SPARE[0], (4, 8)}, {(5, 8)})


def test_R65_the_recoil_may_ring_but_not_a_second_bell() -> None:
    ringing = table(b=[(5, 10), SPARE[1]], bells=[(3, 10)], hand=HAND)
    play(ringing, card("ACTION_REACTION"), place((4, 10), "E"))
    assert ringing.scorings == 1
    early = table(b=[(5, 10), SPARE[1]], bells=[(3, 10)], turn=4, action=2, card=12)
    refused(early, place((4, 10), "E"), "may-not-ring")
    both = table(b=[(5, 10), SPARE[1]], bells=[(3, 10), (6, 10)], action=2, card=12)
    refused(both, place((4, 10), "E"), "two-bells")


def test_R62_action_and_reaction_has_force_1() -> None:
    position = table(b=[(5, 8)], hand=HAND)
    play(position, card("ACTION_REACTION"))
    refused(position, place((4, 8), "E", 1), "no-batteries-with-card")


def test_R60_action_and_reaction_needs_a_normal_car() -> None:
    position = table(b=[(5, 8)], hand=HAND)
    play(position, card("ACTION_REACTION"))
    refused(position, magnet((3, 8)), "needs-normal-car")
