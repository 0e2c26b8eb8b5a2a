"""Section 16: the worked examples on the reference layout."""

from tests.games.crash_by_crash.tables import (
    SPARE,
    a,
    b,
    hand,
    holes,
    may,
    operator,
    place,
    play,
    refused,
    scores,
    table,
    value,
    walk,
)


def test_example_1_a_row_is_pushed_with_batteries() -> None:
    one = table(b=[(5, 8), (6, 8)])
    play(one, place((4, 8), "E", 1))
    assert b(one) == {(5, 8), (8, 8)}
    assert list(one.batteries) == [3, 4]
    two = table(b=[(5, 8), (6, 8)])
    play(two, place((4, 8), "E", 2))
    assert b(two) == {(5, 8)}
    assert scores(two) == [2, 0]


def test_example_2_the_operator_stops_the_car() -> None:
    position = table(b=[(5, 8), (6, 8)], operator=(8, 8))
    play(position, place((4, 8), "E", 2))
    assert b(position) == {(5, 8), (7, 8)}
    assert scores(position) == [0, 0]


def test_example_3_a_magnet_pulls_and_two_cancel_each_other() -> None:
    one = table(a=[(5, 0)], b=[(1, 8), (4, 0)], magnet_a=(-1, 8))
    play(one, place((6, 0), "W"))
    assert (0, 8) in b(one)
    two = table(a=[(5, 0)], b=[(1, 8), (4, 0)], magnet_a=(-1, 8), magnet_b=(3, 8))
    play(two, place((6, 0), "W"))
    assert (1, 8) in b(two)


def test_example_4_a_bell_is_rung_and_its_tile_leaves() -> None:
    position = table(b=[(6, 10), SPARE[1]], a=[SPARE[0]], bells=[(7, 10)])
    play(position, place((5, 10), "E"))
    assert (value((7, 10)), value((5, 10))) == (0, 2)
    assert scores(position) == [2 + value(SPARE[0]), 0 + value(SPARE[1])]
    assert holes(position) == {19}
    assert (a(position), b(position)) == ({SPARE[0]}, {SPARE[1]})
    assert position.scorings == 1
    early = table(b=[(6, 10), SPARE[1]], bells=[(7, 10)], turn=4)
    refused(early, place((5, 10), "E"), "may-not-ring")


def test_example_4_ends_the_game_if_those_were_the_last_cars() -> None:
    position = table(b=[(6, 10)], a=[(1, 1)], bells=[(7, 10)])
    assert may(position, place((5, 10), "E"))
    play(position, place((5, 10), "E"))
    result = position.result()
    assert result is not None
    assert result.reason == "no_cars"
    assert sum(hand(position, 0).values()) == 0


def test_example_5_the_operator_shoves_a_row() -> None:
    position = table(b=[(6, 8), (7, 8)], operator=(5, 8))
    play(position, *walk((5, 8), ["E", "E"]))
    assert operator(position) == (7, 8)
    assert b(position) == {(8, 8)}
    assert scores(position) == [2, 0]
