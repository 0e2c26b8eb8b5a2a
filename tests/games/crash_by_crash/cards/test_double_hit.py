"""Double Hit (section 8.3, R60, R61)."""

from typing import Any

from tests.games.crash_by_crash.tables import (
    PASS,
    SPARE,
    a,
    b,
    card,
    exchange,
    hit_twice,
    magnet,
    may,
    place,
    play,
    refused,
    scores,
    table,
    walk,
)

HAND = ["DOUBLE_HIT"]


def test_section_8_3_two_pushes_one_after_the_other() -> None:
    position = table(b=[(5, 8), (3, 8)], hand=HAND)
    play(position, card("DOUBLE_HIT"), hit_twice((4, 8), "E", "W"))
    assert b(position) == {(6, 8), (2, 8)}
    assert a(position) == {SPARE[0], (4, 8)}


def test_section_8_3_both_pushes_displace() -> None:
    position = table(b=[(1, 8), (3, 8), SPARE[1]], holes=[11, 13], hand=HAND)
    play(position, card("DOUBLE_HIT"), hit_twice((2, 8), "E", "W"))
    assert b(position) == {SPARE[1]}
    assert scores(position) == [4, 0]


def test_R61_it_needs_cars_in_two_directions() -> None:
    position = table(b=[(5, 8), (3, 8)], hand=HAND)
    play(position, card("DOUBLE_HIT"))
    refused(position, hit_twice((4, 8), "E", "E"), "same-direction-twice")
    refused(position, hit_twice((4, 8), "E", "NW"), "no-car-there")
    refused(position, place((4, 8), "E"), "wrong-place-for-card")
    refused(table(b=[(5, 8)], hand=HAND), card("DOUBLE_HIT"), "no-place-for-card")


def test_R60_it_needs_a_normal_car() -> None:
    position = table(b=[(5, 8), (3, 8)], hand=HAND)
    play(position, card("DOUBLE_HIT"))
    refused(position, magnet((1, 8)), "needs-normal-car")
    empty = table(a=[(q, 0) for q in range(10)], b=[(5, 8), (3, 8)], hand=HAND)
    refused(empty, card("DOUBLE_HIT"), "no-place-for-card")


def test_section_8_3_action_2_is_a_place_under_the_card() -> None:
    position = table(b=[(5, 8), (3, 8)], hand=[*HAND, "LAMBADA", "SABOTEUR"])
    play(position, card("DOUBLE_HIT"))
    refused(position, PASS, "blue-card-demands-place")
    refused(position, exchange("LAMBADA", "SABOTEUR"), "blue-card-demands-place")
    refused(position, walk((5, 14), ["W", "W"])[0], "blue-card-demands-place")


def test_section_8_3_ringing_two_bells_is_illegal_and_one_is_not() -> None:
    position = table(b=[(5, 10), (3, 10), SPARE[1]], bells=[(6, 10), (2, 10)], action=2, card=8)
    refused(position, hit_twice((4, 10), "E", "W"), "two-bells")
    single = table(b=[(5, 10), (3, 10), SPARE[1]], bells=[(6, 10)], action=2, card=8)
    assert may(single, hit_twice((4, 10), "E", "W"))


def test_section_8_3_a_place_must_exist_after_the_magnets_have_pulled() -> None:
    """The magnet in the corner draws the car on (10,0) to itself; then no free cell has two cars beside it."""
    cars: dict[str, Any] = {"b": [(10, 0), (8, 0)], "operator": (11, 1), "hand": HAND}
    refused(table(a=[SPARE[0]], magnet_a=(12, 0), **cars), card("DOUBLE_HIT"), "no-place-for-card")
    assert may(table(a=[SPARE[0], (12, 0)], **cars), card("DOUBLE_HIT"))


def test_R85_a_blue_card_without_a_place_left_may_be_passed() -> None:
    position = table(b=[(5, 8)], action=2, card=8)
    assert position.legal(0) == [PASS]
    play(position, PASS)
    assert position.card == -1
