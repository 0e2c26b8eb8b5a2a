"""Colour Anomaly (section 8.2, R68)."""

from crashyard.games.crash_by_crash.rules.board import VALUES_ANOMALY
from tests.games.crash_by_crash.tables import PASS, SPARE, card, holes, place, play, refused, scores, table, value

HAND = ["COLOUR_ANOMALY"]


def test_R68_the_scale_is_reversed() -> None:
    assert VALUES_ANOMALY == [3, 2, 1, 0]
    position = table(a=[SPARE[0]], b=[(6, 10), SPARE[1]], bells=[(7, 10)], hand=HAND)
    play(position, card("COLOUR_ANOMALY"), place((5, 10), "E"))
    own = 3 - value(SPARE[0]) + 3 - value((5, 10))
    other = 3 - value(SPARE[1]) + 3 - value((7, 10))
    assert scores(position) == [own, other]
    assert holes(position) == {19}


def test_section_8_2_it_is_for_this_turn_only() -> None:
    position = table(a=[SPARE[0]], b=[(6, 10), SPARE[1]], bells=[(7, 10)], hand=HAND)
    play(position, card("COLOUR_ANOMALY"), place((5, 10), "E"))
    assert position.card == -1


def test_section_8_2_it_demands_a_scoring() -> None:
    position = table(a=[SPARE[0]], b=[(6, 10), SPARE[1]], bells=[(7, 10)], hand=HAND)
    play(position, card("COLOUR_ANOMALY"))
    refused(position, PASS, "yellow-card-demands-scoring")
    refused(table(hand=HAND), card("COLOUR_ANOMALY"), "no-scoring-possible")
