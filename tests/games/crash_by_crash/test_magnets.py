"""Section 7: magnets (R40-R49, R83)."""

from crashyard.games.crash_by_crash.rules import phases
from tests.games.crash_by_crash.tables import (
    PASS,
    a,
    b,
    bells,
    flying_dutchman,
    holes,
    kinds,
    magnet,
    magnet_of,
    may,
    operator,
    place,
    play,
    refused,
    ring,
    table,
    walk,
)

STIR = walk((5, 14), ["W", "W"])
"""The operator takes two steps in their corner: an action that does nothing but let the magnets pull."""


def test_R40_a_magnet_pulls_at_distance_two_on_the_six_lines() -> None:
    spots = [(2, 7), (2, 5), (4, 3), (6, 3), (6, 5), (4, 7)]
    position = table(b=[*spots, (5, 6), (7, 5), (12, 0)], magnet_a=(4, 5), turn=3)
    play(position, *STIR)
    assert b(position) == {(3, 6), (3, 5), (4, 4), (5, 4), (5, 5), (4, 6), (5, 6), (7, 5), (12, 0)}


def test_R40_nothing_nearer_or_farther_is_moved() -> None:
    position = table(b=[(5, 5), (1, 5), (3, 7)], magnet_a=(4, 5))
    play(position, *STIR)
    assert b(position) == {(5, 5), (1, 5), (3, 7)}


def test_section_7_1_magnets_of_both_sides_pull_cars_of_both_sides() -> None:
    position = table(a=[(6, 5), (3, 10)], b=[(2, 5), (7, 10)], magnet_a=(4, 5), magnet_b=(5, 10))
    play(position, *STIR)
    assert a(position) == {(5, 5), (4, 10)}
    assert b(position) == {(3, 5), (6, 10)}


def test_section_7_1_operator_and_bells_are_never_moved() -> None:
    position = table(operator=(6, 5), bells=[(4, 3)], magnet_a=(4, 5), b=[(12, 0)], a=[(0, 0)])
    play(position, PASS, *walk((6, 5), ["E", "E"]))
    assert bells(position) == {(4, 3)}
    still = table(operator=(6, 5), bells=[(4, 3)], magnet_a=(4, 5), a=[(0, 0)], b=[(8, 8), (12, 0)])
    play(still, place((7, 8), "E"))
    assert operator(still) == (6, 5)
    assert bells(still) == {(4, 3)}


def test_section_7_2_what_stands_in_between_blocks() -> None:
    by_car = table(a=[(5, 5), (0, 0)], b=[(6, 5)], magnet_a=(4, 5))
    play(by_car, *STIR)
    assert b(by_car) == {(6, 5)}
    by_operator = table(b=[(6, 5), (8, 8)], magnet_a=(4, 5), operator=(5, 5))
    play(by_operator, place((7, 8), "E"))
    assert b(by_operator) == {(6, 5)}


def test_section_7_2_a_magnet_never_pulls_across_a_hole_or_from_outside() -> None:
    position = table(b=[(3, 8)], magnet_a=(5, 6), holes=[13])
    play(position, *STIR)
    assert b(position) == {(3, 8)}
    across = table(b=[(6, 6), (12, 0)], magnet_a=(4, 6), holes=[])
    play(across, *STIR)
    assert b(across) == {(5, 6), (12, 0)}


def test_R41_a_car_beside_a_magnet_is_held() -> None:
    position = table(b=[(1, 8), (-3, 8)], magnet_a=(-1, 8), magnet_b=(2, 8))
    play(position, *STIR)
    assert b(position) == {(1, 8), (-2, 8)}


def test_R41_a_car_drawn_into_the_other_range_does_not_move_again() -> None:
    position = table(b=[(1, 8)], magnet_a=(-1, 8), magnet_b=(0, 6))
    play(position, *STIR)
    assert b(position) == {(0, 8)}
    play(position, *walk((3, 14), ["W", "W"]))
    assert b(position) == {(0, 8)}


def test_section_7_2_a_car_attracted_by_two_magnets_stays() -> None:
    position = table(b=[(1, 8)], magnet_a=(-1, 8), magnet_b=(3, 8))
    play(position, *STIR)
    assert b(position) == {(1, 8)}


def test_R42_two_magnets_do_not_move_each_other() -> None:
    position = table(magnet_a=(-1, 8), magnet_b=(1, 8))
    play(position, *STIR)
    assert (magnet_of(position, 0), magnet_of(position, 1)) == ((-1, 8), (1, 8))
    refused(table(magnet_b=(1, 8), a=[(0, 0)]), magnet((-1, 8)), "pull-mutual")


def test_R43_a_pull_onto_a_bell_waits_until_it_may_ring() -> None:
    position = table(b=[(1, 8), (12, 0)], magnet_a=(-1, 8), bells=[(0, 8)], turn=5)
    play(position, *STIR)
    assert b(position) == {(1, 8), (12, 0)}
    play(position, PASS)
    assert position.turn == 6
    play(position, *walk((3, 14), ["W", "W"]))
    assert position.scorings == 1
    assert holes(position) == {11}


def test_R43_after_a_scoring_in_this_turn_it_waits_too() -> None:
    position = table(b=[(1, 8), (12, 0)], magnet_a=(-1, 8), bells=[(0, 8)], scored=True)
    play(position, *STIR)
    assert b(position) == {(1, 8), (12, 0)}
    assert bells(position) == {(0, 8)}


def test_section_7_3_a_single_pull_onto_a_bell_rings() -> None:
    position = table(b=[(1, 8), (12, 0)], magnet_a=(-2, 8), bells=[(0, 8)])
    happened = play(position, *STIR)
    assert "bell_scored" not in kinds(happened)
    near = table(b=[(1, 8), (12, 0)], magnet_a=(-1, 8), bells=[(0, 8)])
    assert "bell_scored" in kinds(play(near, *STIR))


def test_R44_the_active_player_picks_the_pull_that_rings() -> None:
    """The magnet on (1,9) pulls from the east and from the north-west, both times onto a bell."""
    for chosen, other in (((3, 9), (1, 7)), ((1, 7), (3, 9))):
        position = table(b=[(3, 9), (1, 7), (12, 0)], magnet_a=(1, 9), bells=[(2, 9), (1, 8)], a=[(0, 0)])
        play(position, *STIR)
        assert position.phase == phases.RINGING
        assert position.awaited() == 0
        assert len(position.legal(0)) == 2
        refused(position, ring(position, (12, 0)), "cannot-ring")
        refused(position, PASS, "choose-who-rings")
        play(position, ring(position, chosen))
        assert position.scorings == 1
        assert other in b(position)
        assert position.action == 2


def test_R45_all_pulls_are_simultaneous() -> None:
    """A car drawn to (0,8) comes into range of the other magnet, which pulls only what was in range before."""
    position = table(b=[(1, 8), (2, 6)], magnet_a=(-1, 8), magnet_b=(0, 6))
    play(position, *STIR)
    assert b(position) == {(0, 8), (1, 6)}


def test_R46_two_cars_drawn_to_one_cell_stay() -> None:
    """(5,5) lies between (4,5) and (6,5), and between (5,6) and (5,4)."""
    position = table(b=[(6, 5), (5, 4)], magnet_a=(4, 5), magnet_b=(5, 6), a=[(0, 0)])
    play(position, *STIR)
    assert b(position) == {(6, 5), (5, 4)}


def test_R47_a_blocked_magnet_does_not_cancel() -> None:
    position = table(a=[(2, 8), (0, 0)], b=[(1, 8)], magnet_a=(-1, 8), magnet_b=(3, 8))
    play(position, *STIR)
    assert b(position) == {(0, 8)}


def test_R48_no_check_after_pass() -> None:
    position = table(b=[(1, 8)], magnet_a=(-1, 8))
    play(position, PASS)
    assert b(position) == {(1, 8)}
    play(position, *STIR)
    assert b(position) == {(0, 8)}


def test_R48_no_check_after_a_scoring_by_a_pull() -> None:
    """The hole opened by the scoring, or the car moved, changes nothing more until the next action."""
    position = table(b=[(1, 8), (12, 0), (-3, 10)], magnet_a=(-1, 8), bells=[(0, 8)], a=[(0, 0)], card=6, action=2)
    happened = kinds(play(position, *STIR))
    assert happened.count("bell_scored") == 1
    assert happened.index("bell_scored") > happened.index("car_moved")


def test_R49_a_placed_magnet_must_move_a_car() -> None:
    position = table(b=[(1, 8)])
    play(position, magnet((-1, 8)))
    assert b(position) == {(0, 8)}
    refused(table(b=[(1, 8)]), magnet((-2, 8)), "pulls-nothing")


def test_R49_cancelled_held_blocked_and_suppressed_pulls_do_not_count() -> None:
    refused(table(b=[(1, 8)], magnet_b=(3, 8)), magnet((-1, 8)), "pull-cancelled")
    refused(table(b=[(1, 8)], magnet_b=(2, 8)), magnet((-1, 8)), "pull-held")
    refused(table(b=[(1, 8), (0, 8)]), magnet((-1, 8)), "pulls-nothing")
    refused(table(b=[(1, 8)], bells=[(0, 8)], turn=5), magnet((-1, 8)), "pull-onto-bell")
    assert may(table(b=[(1, 8)], bells=[(0, 8)], turn=6), magnet((-1, 8)))


def test_R49_the_other_magnet_may_not_do_it_for_it() -> None:
    refused(table(b=[(1, 8)], magnet_b=(-1, 8)), magnet((5, 5)), "pulls-nothing")


def test_R83_a_magnet_that_pulls_only_onto_a_bell_must_be_the_one_that_rings() -> None:
    position = table(b=[(1, 8), (7, 5), (12, 0)], magnet_b=(9, 5), bells=[(0, 8), (8, 5)], a=[(0, 0)])
    play(position, magnet((-1, 8)))
    assert position.phase != phases.RINGING
    assert position.scorings == 1
    assert holes(position) == {11}
    assert (7, 5) in b(position)


def test_R83_a_magnet_that_pulls_another_car_leaves_the_choice() -> None:
    position = table(b=[(1, 8), (-1, 6), (7, 5), (12, 0)], magnet_b=(9, 5), bells=[(0, 8), (8, 5)], a=[(0, 0)])
    play(position, magnet((-1, 8)))
    assert position.phase == phases.RINGING
    play(position, ring(position, (7, 5)))
    assert holes(position) == {9}
    assert (-1, 7) in b(position)


def test_the_dutchman_out_of_the_way_lets_a_magnet_pull() -> None:
    position = table(b=[(1, 8)], magnet_a=(-1, 8), operator=(0, 8), hand=["FLYING_DUTCHMAN"])
    play(position, flying_dutchman((5, 14)))
    assert b(position) == {(0, 8)}
