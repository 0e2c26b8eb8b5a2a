"""Heartless Bell (section 8.2, R69, R85, R86)."""

from typing import Any

from tests.games.crash_by_crash.tables import (
    PASS,
    SPARE,
    a,
    b,
    bells,
    card,
    draw,
    exchange,
    free_ticket,
    holes,
    kinds,
    may,
    operate,
    place,
    play,
    refused,
    scores,
    step,
    table,
    take,
    value,
    walk,
)

HAND = ["HEARTLESS_BELL"]
RING: dict[str, Any] = {"a": [SPARE[0]], "b": [(6, 10), SPARE[1]], "bells": [(7, 10)]}


def test_section_8_2_the_tile_and_its_cars_stay() -> None:
    position = table(hand=HAND, **RING)
    happened = play(position, card("HEARTLESS_BELL"), place((5, 10), "E"))
    assert (holes(position), bells(position), position.scorings) == (set(), set(), 1)
    assert a(position) == {SPARE[0], (5, 10)}
    assert b(position) == {SPARE[1], (7, 10)}
    assert scores(position) == [value(SPARE[0]) + value((5, 10)), value(SPARE[1]) + value((7, 10))]
    assert "tile_removed" not in kinds(happened)


def test_section_8_2_only_as_first_action() -> None:
    position = table(hand=HAND, **RING)
    play(position, PASS)
    refused(position, card("HEARTLESS_BELL"), "only-as-first-action")


def test_section_8_2_playable_only_if_a_scoring_can_follow() -> None:
    refused(table(hand=HAND), card("HEARTLESS_BELL"), "no-scoring-possible")
    refused(table(hand=HAND, turn=5, **RING), card("HEARTLESS_BELL"), "no-scoring-possible")


def test_R69_action_2_must_trigger_a_scoring() -> None:
    position = table(hand=[*HAND, "FREE_TICKET", "LAMBADA"], **RING)
    play(position, card("HEARTLESS_BELL"))
    refused(position, PASS, "yellow-card-demands-scoring")
    refused(position, place((7, 9), "SW"), "yellow-card-demands-scoring")
    refused(position, free_ticket((6, 10), "W"), "yellow-card-demands-scoring")
    refused(position, exchange("FREE_TICKET", "LAMBADA"), "yellow-card-demands-scoring")
    assert may(position, free_ticket((6, 10), "E"))
    assert may(position, place((5, 10), "E"))


def test_R69_the_operator_may_not_leave_the_ways_that_ring() -> None:
    position = table(hand=HAND, operator=(4, 10), **RING)
    play(position, card("HEARTLESS_BELL"), operate(2, (5, 10), "E"))
    refused(position, step((5, 9), "NW"), "yellow-card-demands-scoring")
    assert position.legal(0) == [step((6, 10), "E")]
    play(position, step((6, 10), "E"))
    assert position.scorings == 1


def test_R69_a_pull_after_action_2_counts() -> None:
    """A car put beside the magnet's line does nothing itself; the magnet then draws a car onto the bell."""
    position = table(a=[SPARE[0]], b=[(1, 8), SPARE[1]], magnet_a=(-1, 8), bells=[(0, 8)], operator=(0, 8), hand=HAND)
    play(position, card("HEARTLESS_BELL"))
    play(position, *walk((0, 8), ["SE", "SE"]))
    assert position.scorings == 1
    assert (0, 8) in b(position)


def test_R69_a_pull_right_after_the_card_uses_it_and_the_duty_lapses() -> None:
    position = table(a=[SPARE[0]], b=[(1, 8), SPARE[1]], magnet_a=(-1, 8), bells=[(0, 8)], hand=HAND)
    play(position, card("HEARTLESS_BELL"))
    assert position.scorings == 1
    assert holes(position) == set()
    assert (position.action, position.card) == (2, -1)
    assert may(position, PASS)


def test_R85_a_duty_that_cannot_be_fulfilled_may_be_passed() -> None:
    """A table made by hand: the card is in force, but no bell lies on the board."""
    position = table(action=2, card=6)
    assert position.legal(0) == [PASS]
    assert may(position, PASS)


def test_R86_an_exchange_fulfils_the_duty_only_by_the_magnets_after_it() -> None:
    """A table made by hand: in play the magnets have just been looked at, after the card."""
    cards: dict[str, Any] = {"action": 2, "card": 6, "hand": ["LAMBADA", "SABOTEUR"], "b": [(1, 8), SPARE[1]]}
    drawn = table([SPARE[0]], magnet_a=(-1, 8), bells=[(0, 8)], **cards)
    play(drawn, exchange("LAMBADA", "SABOTEUR"), take("LAMBADA"), take("SABOTEUR"))
    draw(drawn, "TANDEM", "TANDEM")
    assert drawn.scorings == 1
    still = table([SPARE[0]], bells=[(2, 8)], **cards)
    refused(still, exchange("LAMBADA", "SABOTEUR"), "yellow-card-demands-scoring")
