"""Bell Fluctuation (section 8.1, R70)."""

from tests.games.crash_by_crash.tables import (
    SLOT_PLACES,
    bell_shift,
    bells,
    card,
    facts,
    hand,
    may,
    play,
    refused,
    table,
)

HAND = ["BELL_SHIFT"]


def test_section_8_1_a_bell_goes_to_another_flower() -> None:
    position = table(bells=[(3, 1)], hand=HAND)
    happened = play(position, bell_shift(0, (6, 10)))
    assert bells(position) == {(6, 10)}
    assert facts(happened, "bell_shifted") == {"bell": 0, "from": [3, 1], "to": [6, 10]}
    assert sum(hand(position, 0).values()) == 0


def test_section_8_1_a_bell_goes_to_another_cell_of_its_own_tile() -> None:
    position = table(bells=[(3, 1)], hand=HAND)
    play(position, bell_shift(0, (4, 1)))
    assert bells(position) == {(4, 1)}


def test_section_8_1_a_bell_must_move() -> None:
    refused(table(bells=[(3, 1)], hand=HAND), bell_shift(0, (3, 1)), "bell-needs-free-flower-cell")


def test_section_8_1_a_bell_needs_a_free_cell_of_a_flower() -> None:
    position = table(bells=[(3, 1)], b=[(6, 10)], operator=(5, 10), holes=[13], hand=HAND)
    for place in ((0, 0), (6, 10), (5, 10), SLOT_PLACES[13][0]):
        refused(position, bell_shift(0, place), "bell-needs-free-flower-cell")


def test_section_8_1_no_flower_has_two_bells() -> None:
    position = table(bells=[(3, 1), (6, 10)], hand=HAND)
    refused(position, bell_shift(0, (5, 10)), "bell-on-that-tile")
    assert may(position, bell_shift(1, (5, 10)))


def test_section_8_1_a_shifted_bell_never_rings() -> None:
    position = table(bells=[(3, 1)], b=[(5, 10)], hand=HAND)
    play(position, bell_shift(0, (6, 10)))
    assert position.scorings == 0


def test_R70_a_bell_under_the_operator_stays_and_counts_for_its_tile() -> None:
    position = table(bells=[(3, 1), (6, 10)], operator=(3, 1), hand=HAND)
    refused(position, bell_shift(0, (4, 1)), "bell-under-operator")
    refused(position, bell_shift(1, (4, 1)), "bell-on-that-tile")


def test_section_8_1_a_bell_that_has_rung_is_gone() -> None:
    refused(table(bells=[(3, 1)], hand=HAND), bell_shift(4, (6, 10)), "no-such-bell")


def test_section_8_1_the_name_of_the_card_alone_says_nothing() -> None:
    refused(table(bells=[(3, 1)], hand=HAND), card("BELL_SHIFT"), "unknown-action")
