"""Section 4: the turn and its two actions (R09), and who may decide."""

from typing import Any

import pytest

from crashyard.games.crash_by_crash.rules import codes, phases
from tests.games.crash_by_crash.tables import (
    DECK,
    PASS,
    SPARE,
    b,
    card,
    draw,
    exchange,
    flying_dutchman,
    kinds,
    magnet,
    may,
    operator,
    place,
    play,
    refused,
    saboteur,
    scores,
    table,
    take,
    walk,
)

CARDS = ["SABOTEUR", "TANDEM", "HEARTLESS_BELL"]
RING: dict[str, Any] = {"a": [SPARE[0]], "b": [(6, 10), (5, 8), SPARE[1]], "bells": [(7, 10)]}


def test_section_4_two_actions_then_the_next_player() -> None:
    position = table()
    happened = play(position, PASS)
    assert (position.action, position.awaited(), position.turn) == (2, 0, 8)
    happened = play(position, PASS)
    assert kinds(happened) == ["passed", "turn_ended", "turn_began"]
    assert (position.action, position.awaited(), position.turn) == (1, 1, 9)


def test_section_4_turns_alternate_and_each_starts_afresh() -> None:
    position = table(b=[(5, 8)], places=1, scored=True, action=2, owed=0)
    play(position, PASS)
    assert (position.places, position.scored, position.owed, position.card) == (0, False, 0, -1)
    play(position, PASS, PASS)
    assert position.awaited() == 0


def test_R09_an_action_may_be_given_up() -> None:
    assert may(table(), PASS)
    assert may(table(action=2), PASS)


def test_R09_but_not_one_that_a_card_demands() -> None:
    blue = table(b=[(5, 8)], action=2, card=10)
    refused(blue, PASS, "blue-card-demands-place")
    yellow = table(action=2, card=6, **RING)
    refused(yellow, PASS, "yellow-card-demands-scoring")


def test_section_4_the_first_action_may_be_anything() -> None:
    position = table(hand=CARDS, **RING)
    for action in (
        PASS,
        place((4, 8), "E"),
        magnet((3, 8)),
        saboteur((5, 8)),
        card("TANDEM"),
        card("HEARTLESS_BELL"),
        exchange("SABOTEUR", "TANDEM"),
        walk((5, 14), ["W", "W"])[0],
    ):
        assert may(position, action)


def test_section_4_the_same_kind_twice_is_allowed() -> None:
    position = table(hand=["SABOTEUR", "SABOTEUR"], **RING)
    play(position, saboteur((5, 8)), saboteur((6, 10)))
    assert b(position) == {SPARE[1]}


@pytest.mark.parametrize("first", ["place", "grey", "operator", "exchange", "pass"])
def test_section_4_blue_and_yellow_cards_only_as_first_action(first: str) -> None:
    position = table(hand=[*CARDS, "SABOTEUR", "LAMBADA", "LAMBADA"], display=["ROCKET"] * 3, **RING)
    if first == "place":
        play(position, place((4, 8), "E"))
    elif first == "grey":
        play(position, saboteur((5, 8)))
    elif first == "operator":
        play(position, *walk((5, 14), ["W", "W"]))
    elif first == "exchange":
        play(position, exchange("LAMBADA", "LAMBADA"), take("ROCKET"), take("ROCKET"))
        draw(position, "BELL_SHIFT", "BELL_SHIFT")
    else:
        play(position, PASS)
    assert position.action == 2
    refused(position, card("TANDEM"), "only-as-first-action")
    refused(position, card("HEARTLESS_BELL"), "only-as-first-action")
    if first == "place":
        refused(position, place((5, 10), "E"), "fee-missing")
    else:
        assert may(position, place((5, 10), "E"))
    assert may(position, saboteur((6, 10)))
    assert may(position, PASS)


def test_section_4_only_the_active_player_decides() -> None:
    position = table()
    refused(position, PASS, "not-awaited", seat=1)
    assert position.legal(1) == []


def test_section_4_numbers_that_are_no_actions() -> None:
    position = table()
    refused(position, codes.SPACE, "unknown-action")
    refused(position, -1, "unknown-action")
    refused(position, codes.RING, "not-an-action-now")
    refused(position, codes.SET_CAR, "not-an-action-now")
    refused(position, codes.STEP, "not-an-action-now")


def test_section_4_may_ring_from_turn_6_and_once_a_turn() -> None:
    assert [table(turn=turn).may_ring() for turn in (1, 5, 6, 7)] == [False, False, True, True]
    assert not table(turn=7, scored=True).may_ring()


def test_section_4_a_scoring_between_the_two_actions() -> None:
    position = table(**RING)
    play(position, place((5, 10), "E"))
    assert position.scorings == 1
    assert (position.action, position.turn) == (2, 8)
    assert not position.may_ring()
    play(position, PASS)
    assert position.may_ring()


def test_section_4_fees_come_before_the_movement() -> None:
    position = table(operator=(7, 8), b=[(8, 8), SPARE[1]])
    position.scores[0] = 2
    happened = play(position, *walk((7, 8), ["E", "NW", "W", "W"]))
    assert kinds(happened)[0] == "fee_paid"
    assert scores(position) == [2, 0]


def test_section_4_magnets_pull_after_cards_and_exchanges_too() -> None:
    sailing = table(b=[(1, 8)], magnet_a=(-1, 8), hand=["FLYING_DUTCHMAN"])
    play(sailing, flying_dutchman((0, 2)))
    assert (b(sailing), operator(sailing)) == ({(0, 8)}, (0, 2))
    swapping = table(b=[(1, 8)], magnet_a=(-1, 8), hand=["LAMBADA", "LAMBADA"], display=["ROCKET"] * 3)
    play(swapping, exchange("LAMBADA", "LAMBADA"), take("ROCKET"), DECK)
    assert b(swapping) == {(1, 8)}
    draw(swapping, "TANDEM", "TANDEM")
    assert b(swapping) == {(0, 8)}
    blue = table(b=[(1, 8)], magnet_a=(-1, 8), hand=["EXPANSION"])
    play(blue, card("EXPANSION"))
    assert b(blue) == {(0, 8)}


def test_section_4_an_illegal_action_leaves_the_state_untouched() -> None:
    position = table(operator=(4, 10), b=[(5, 10), (5, 8)], bells=[(6, 10)], turn=5, hand=["FREE_TICKET"])
    for action, key in (
        (place((4, 8), "W"), "no-car-there"),
        (walk((4, 10), ["E", "E"])[0], "may-not-ring"),
        (card("TANDEM"), "card-not-in-hand"),
        (exchange("FREE_TICKET", "LAMBADA"), "card-not-in-hand"),
    ):
        refused(position, action, key)
    assert position.phase == phases.ACTION
