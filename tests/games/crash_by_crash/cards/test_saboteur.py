"""Saboteur (section 8.1, R71)."""

from tests.games.crash_by_crash.tables import SPARE, b, cell, magnet_of, place, play, refused, saboteur, scores, table

HAND = ["SABOTEUR"]


def test_section_8_1_an_opposing_car_leaves_the_board_without_points() -> None:
    position = table(b=[(5, 8), SPARE[1]], hand=HAND)
    play(position, saboteur((5, 8)))
    assert b(position) == {SPARE[1]}
    assert scores(position) == [0, 0]


def test_R71_it_returns_to_its_owners_stock() -> None:
    position = table(magnet_b=(5, 8), b=[(2, 8)], hand=HAND)
    play(position, saboteur((5, 8)))
    assert magnet_of(position, 1) is None
    assert position.magnet_in_stock(1)
    full = table(b=[(q, 8) for q in range(-2, 8)], hand=HAND)
    assert full.normal_car_in_stock(1) < 0
    play(full, saboteur((3, 8)))
    assert full.normal_car_in_stock(1) == 11 + 5
    assert full.on[cell((3, 8))] == 0


def test_section_8_1_own_cars_and_empty_cells_cannot_be_taken() -> None:
    position = table(a=[(4, 8)], b=[(5, 8)], hand=HAND)
    refused(position, saboteur((4, 8)), "own-car")
    refused(position, saboteur((6, 8)), "no-car-for-card")


def test_section_8_1_a_card_must_be_in_the_hand() -> None:
    refused(table(b=[(5, 8)]), saboteur((5, 8)), "card-not-in-hand")


def test_R72_taking_the_last_car_ends_the_game() -> None:
    position = table(b=[(5, 8)], hand=HAND)
    play(position, saboteur((5, 8)))
    result = position.result()
    assert result is not None
    assert result.reason == "no_cars"
    refused(position, place((4, 8), "E"), "game-over", seat=0)
