"""Permitted Expansion (section 8.3, R08, R60, R63)."""

from tests.games.crash_by_crash.tables import (
    SPARE,
    a,
    b,
    card,
    hit_twice,
    lay,
    magnet,
    magnet_of,
    place,
    play,
    refused,
    table,
)

HAND = ["EXPANSION"]


def test_section_8_3_a_car_on_any_free_cell() -> None:
    position = table(hand=HAND)
    play(position, card("EXPANSION"), lay((4, 8)))
    assert a(position) == {SPARE[0], (4, 8)}


def test_R63_pushing_is_optional() -> None:
    pushing = table(b=[(5, 8)], hand=HAND)
    play(pushing, card("EXPANSION"), place((4, 8), "E"))
    assert b(pushing) == {(6, 8)}
    quiet = table(b=[(5, 8)], hand=HAND)
    play(quiet, card("EXPANSION"), lay((4, 8)))
    assert b(quiet) == {(5, 8)}


def test_R60_it_works_with_both_kinds() -> None:
    position = table(hand=HAND)
    play(position, card("EXPANSION"), magnet((4, 8)))
    assert magnet_of(position, 0) == (4, 8)


def test_section_8_3_a_magnet_still_pulls_what_it_can() -> None:
    position = table(b=[(1, 8)], hand=HAND)
    play(position, card("EXPANSION"), magnet((-1, 8)))
    assert b(position) == {(0, 8)}


def test_section_8_3_a_push_has_force_1_and_may_not_ring_when_bells_may_not() -> None:
    position = table(b=[(5, 10)], bells=[(6, 10)], turn=4, hand=HAND)
    play(position, card("EXPANSION"))
    refused(position, place((4, 10), "E"), "may-not-ring")
    refused(position, place((6, 9), "SW", 1), "no-batteries-with-card")
    refused(position, hit_twice((4, 10), "E", "W"), "wrong-place-for-card")
    play(position, lay((4, 10)))


def test_R08_not_on_a_bell_a_car_or_the_operator() -> None:
    position = table(b=[(5, 10)], bells=[(6, 10)], hand=HAND)
    play(position, card("EXPANSION"))
    refused(position, lay((6, 10)), "bell-on-cell")
    refused(position, magnet((6, 10)), "bell-on-cell")
    refused(position, lay((5, 10)), "cell-taken")
    refused(position, magnet((5, 14)), "cell-taken")
