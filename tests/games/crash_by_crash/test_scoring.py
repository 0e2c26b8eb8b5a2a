"""Section 10: what happens when a bell has rung (R30-R35, R84)."""

from tests.games.crash_by_crash.tables import (
    SPARE,
    a,
    b,
    bells,
    card,
    facts,
    free_ticket,
    holes,
    kinds,
    magnet_of,
    operator,
    place,
    play,
    refused,
    scores,
    table,
    value,
    walk,
)


def test_R30_the_ringing_car_counts_with_the_value_of_the_bell_cell() -> None:
    position = table(a=[SPARE[0]], b=[(5, 7), SPARE[1]], bells=[(6, 7)], operator=(1, 1))
    assert value((6, 7)) == 3
    play(position, place((4, 7), "E"))
    assert scores(position)[1] == 3 + value(SPARE[1])


def test_R31_both_sides_score_whoever_rang() -> None:
    position = table(a=[(0, 1)], b=[(6, 10), (11, 1)], bells=[(7, 10)])
    happened = play(position, place((5, 10), "E"))
    assert scores(position) == [value((0, 1)) + value((5, 10)), value((7, 10)) + value((11, 1))]
    assert (
        facts(happened, "bell_scored")["points"] == [3 + 2, 0 + 1]
        or scores(position) == facts(happened, "bell_scored")["points"]
    )


def test_section_10_magnetic_cars_count_too() -> None:
    position = table(magnet_a=(0, 1), b=[(6, 10), SPARE[1]], bells=[(7, 10)])
    play(position, place((5, 10), "E"))
    assert scores(position)[0] == value((0, 1)) + value((5, 10))
    assert magnet_of(position, 0) == (0, 1)


def test_R32_cars_on_the_removed_tile_return_without_points() -> None:
    position = table(a=[SPARE[0]], b=[(6, 10), SPARE[1]], magnet_b=(6, 9), bells=[(7, 10)])
    happened = play(position, place((5, 10), "E"))
    assert (a(position), b(position), magnet_of(position, 1)) == ({SPARE[0]}, {SPARE[1]}, None)
    assert scores(position) == facts(happened, "bell_scored")["scores"]
    assert len(facts(happened, "tile_removed")["cars"]) == 3


def test_R33_points_then_the_bell_then_the_tile() -> None:
    position = table(a=[SPARE[0]], b=[(6, 10), SPARE[1]], bells=[(7, 10), (3, 1)])
    happened = play(position, place((5, 10), "E"))
    assert kinds(happened)[-2:] == ["bell_scored", "tile_removed"]
    assert (position.scorings, bells(position), holes(position)) == (1, {(3, 1)}, {19})


def test_R33_the_operator_on_the_tile_is_then_in_the_hole() -> None:
    position = table(b=[(6, 10), SPARE[1]], bells=[(7, 10)], operator=(6, 11))
    play(position, place((5, 10), "E"))
    assert operator(position) == 19


def test_R34_the_first_scoring_is_possible_in_turn_6() -> None:
    for turn in range(1, 6):
        early = table(b=[(6, 10), SPARE[1]], bells=[(7, 10)], turn=turn, hand=["FREE_TICKET"])
        refused(early, place((5, 10), "E"), "may-not-ring")
        refused(early, free_ticket((6, 10), "E"), "may-not-ring")
    position = table(b=[(6, 10), SPARE[1]], bells=[(7, 10)], turn=6)
    play(position, place((5, 10), "E"))
    assert position.scorings == 1


def test_R35_anybodys_car_rings() -> None:
    for position in (table([(6, 10), SPARE[0]], bells=[(7, 10)]), table(b=[(6, 10), SPARE[1]], bells=[(7, 10)])):
        play(position, place((5, 10), "E"))
        assert position.scorings == 1


def test_section_10_pushes_pulls_the_operator_and_cards_ring() -> None:
    pushed = table(b=[(6, 10), SPARE[1]], bells=[(7, 10)])
    play(pushed, place((5, 10), "E"))
    shoved = table(b=[(6, 10), SPARE[1]], bells=[(7, 10)], operator=(5, 10))
    play(shoved, *walk((5, 10), ["E", "NW"]))
    ridden = table(b=[(6, 10), SPARE[1]], bells=[(7, 10)], hand=["FREE_TICKET"])
    play(ridden, free_ticket((6, 10), "E"))
    pulled = table(a=[SPARE[0]], b=[(5, 10), SPARE[1]], magnet_a=(7, 10), bells=[(6, 10)])
    play(pulled, *walk((5, 14), ["W", "W"]))
    assert [position.scorings for position in (pushed, shoved, ridden, pulled)] == [1, 1, 1, 1]


def test_section_10_positions_count_after_the_complete_movement() -> None:
    """The operator rings with the first step and displaces a car with the second: that car does not count."""
    position = table(a=[SPARE[0]], b=[(6, 10), (6, 9), SPARE[1]], bells=[(7, 10)], operator=(5, 10), holes=[13])
    play(position, *walk((5, 10), ["E", "NW"]))
    moved = (6, 8)
    assert scores(position) == [value(SPARE[0]), value((7, 10)) + value(moved) + value(SPARE[1])]


def test_section_10_at_most_one_scoring_a_turn() -> None:
    position = table(b=[(6, 10), (2, 1), SPARE[1]], bells=[(7, 10), (3, 1)], hand=["FREE_TICKET"])
    play(position, place((5, 10), "E"))
    refused(position, free_ticket((2, 1), "E"), "may-not-ring")


def test_R84_other_bells_on_a_removed_tile_leave_the_game() -> None:
    position = table(b=[(6, 10), SPARE[1]], bells=[(7, 10), (6, 9)])
    play(position, place((5, 10), "E"))
    assert bells(position) == set()
    assert position.scorings == 1


def test_section_10_the_card_in_force_is_the_one_played() -> None:
    position = table(b=[(6, 10), SPARE[1]], bells=[(7, 10)], hand=["HEARTLESS_BELL"])
    play(position, card("HEARTLESS_BELL"), place((5, 10), "E"))
    assert holes(position) == set()
