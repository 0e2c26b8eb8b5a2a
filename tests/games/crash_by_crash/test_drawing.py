"""Section 9: exchange, drawing, the deck; and section 12 for four players (R76, R81)."""

from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.rules import phases
from tests.games.crash_by_crash.tables import (
    DECK,
    FULL_SET,
    PASS,
    SPARE,
    all_cards,
    card,
    draw,
    exchange,
    flying_dutchman,
    hand,
    kinds,
    names,
    play,
    refused,
    saboteur,
    table,
    take,
)

HAND = ["LAMBADA", "SABOTEUR", "TANDEM"]
TEN = [(q, 8) for q in range(-3, 7)]


def test_section_9_1_two_cards_are_exchanged() -> None:
    position = table(hand=HAND, display=["ROCKET", "TANDEM", "EXPANSION"])
    play(position, exchange("LAMBADA", "SABOTEUR"))
    assert names(position.discard) == {"LAMBADA": 1, "SABOTEUR": 1}
    assert (position.phase, position.awaited()) == (phases.DRAW, 0)
    play(position, take("ROCKET"))
    assert sum(position.display) == 2
    refused(position, take("ROCKET"), "not-in-display")
    play(position, DECK)
    assert position.awaited() == CHANCE
    draw(position, "FREE_TICKET")
    assert position.phase == phases.REFILL
    draw(position, "FLAT_BATTERY")
    assert hand(position, 0) == {"TANDEM": 1, "ROCKET": 1, "FREE_TICKET": 1}
    assert names(position.display) == {"TANDEM": 1, "EXPANSION": 1, "FLAT_BATTERY": 1}
    assert (position.phase, position.action) == (phases.ACTION, 2)


def test_section_9_1_both_from_the_display_which_is_not_refilled_in_between() -> None:
    position = table(hand=HAND, display=["ROCKET", "TANDEM", "EXPANSION"])
    play(position, exchange("LAMBADA", "TANDEM"), take("ROCKET"))
    assert position.phase == phases.DRAW
    assert sum(position.display) == 2
    play(position, take("EXPANSION"))
    draw(position, "ROCKET", "ROCKET")
    assert hand(position, 0) == {"SABOTEUR": 1, "ROCKET": 1, "EXPANSION": 1}
    assert sum(position.display) == 3


def test_section_9_1_it_needs_two_cards() -> None:
    refused(table(hand=["LAMBADA"]), exchange("LAMBADA", "LAMBADA"), "card-not-in-hand")
    refused(table(hand=["LAMBADA"]), exchange("LAMBADA", "SABOTEUR"), "card-not-in-hand")
    play(table(hand=["LAMBADA", "LAMBADA"]), exchange("LAMBADA", "LAMBADA"))


def test_section_9_1_exchanged_cards_are_not_owed() -> None:
    position = table(hand=HAND)
    play(position, exchange("LAMBADA", "SABOTEUR"), DECK)
    draw(position, "ROCKET")
    play(position, DECK)
    draw(position, "ROCKET")
    play(position, PASS)
    assert position.turn == 9
    assert sum(hand(position, 0).values()) == 3


def test_section_9_2_one_card_for_each_played() -> None:
    position = table(hand=["SABOTEUR", "FLYING_DUTCHMAN"], b=TEN, display=["ROCKET", "TANDEM", "EXPANSION"])
    play(position, saboteur((3, 8)), flying_dutchman((0, 2)))
    assert (position.phase, position.takes) == (phases.DRAW, 2)
    refused(position, PASS, "choose-a-source")
    play(position, take("ROCKET"))
    assert position.phase == phases.REFILL
    draw(position, "LAMBADA")
    assert position.phase == phases.DRAW
    play(position, take("LAMBADA"))
    draw(position, "LAMBADA")
    assert position.turn == 9
    assert hand(position, 0) == {"ROCKET": 1, "LAMBADA": 1}
    assert sum(position.display) == 3


def test_section_9_2_nothing_is_drawn_without_playing_a_card() -> None:
    position = table(hand=HAND)
    play(position, PASS, PASS)
    assert position.turn == 9
    assert hand(position, 0) == dict.fromkeys(HAND, 1)


def test_section_8_a_played_card_lies_face_up_on_the_discard_pile() -> None:
    position = table(hand=["SABOTEUR"], b=TEN)
    happened = play(position, saboteur((3, 8)))
    assert names(position.discard) == {"SABOTEUR": 1}
    assert kinds(happened)[0] == "card_played"
    assert position.owed == 1


def test_R76_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    position = table(hand=["SABOTEUR"], b=TEN)
    for kind in range(13):
        position.discard[kind] += position.deck[kind]
        position.deck[kind] = 0
    play(position, saboteur((3, 8)), PASS)
    happened = play(position, DECK)
    assert "deck_renewed" in kinds(happened)
    assert sum(position.discard) == 0
    draw(position, "SABOTEUR")
    assert hand(position, 0) == {"SABOTEUR": 1}
    assert all_cards(position) == FULL_SET


def test_R88_a_display_that_lacks_cards_is_filled_before_the_next_card_is_taken() -> None:
    position = table(hand=["SABOTEUR"], b=TEN, display=["ROCKET"], discard=["TANDEM", "LAMBADA"])
    for kind in range(13):
        position.hands[13 + kind] += position.deck[kind]
        position.deck[kind] = 0
    play(position, saboteur((3, 8)), PASS)
    assert position.phase == phases.REFILL
    draw(position, "TANDEM", "SABOTEUR")
    assert names(position.display) == {"ROCKET": 1, "TANDEM": 1, "SABOTEUR": 1}
    assert position.phase == phases.DRAW
    play(position, DECK)
    draw(position, "LAMBADA")
    assert hand(position, 0) == {"LAMBADA": 1}
    assert position.turn == 9


def test_R76_if_the_discard_pile_is_empty_too_nothing_is_drawn() -> None:
    """Seat 1 has been given all the cards; the one played is drawn again, and none is left for the display."""
    position = table(hand=["SABOTEUR"], b=TEN, display=())
    for kind in range(13):
        position.hands[13 + kind] += position.deck[kind]
        position.deck[kind] = 0
    play(position, saboteur((3, 8)), PASS)
    assert position.phase == phases.REFILL
    draw(position, "SABOTEUR")
    assert position.legal(0) == [take("SABOTEUR")]
    refused(position, DECK, "deck-empty")
    play(position, take("SABOTEUR"))
    assert (position.turn, sum(position.display)) == (9, 0)
    assert all_cards(position) == FULL_SET


def test_section_12_one_of_two_drawn_cards_is_kept() -> None:
    position = table(hand=["SABOTEUR"], b=TEN, players=4)
    play(position, saboteur((3, 8)), PASS)
    assert (position.phase, position.awaited()) == (phases.DECK, CHANCE)
    draw(position, "ROCKET", "TANDEM")
    assert (position.phase, position.awaited()) == (phases.KEEP, 0)
    assert position.legal(0) == [take("ROCKET"), take("TANDEM")]
    refused(position, take("LAMBADA"), "keep-one-of-two")
    refused(position, DECK, "keep-one-of-two")
    play(position, take("TANDEM"))
    assert hand(position, 0) == {"TANDEM": 1}
    assert names(position.discard) == {"SABOTEUR": 1, "ROCKET": 1}
    assert (position.turn, position.awaited()) == (9, 1)


def test_section_12_two_equal_cards_leave_no_choice_but_one() -> None:
    position = table(hand=["SABOTEUR"], b=TEN, players=4)
    play(position, saboteur((3, 8)), PASS)
    draw(position, "ROCKET", "ROCKET")
    assert position.legal(0) == [take("ROCKET")]
    play(position, take("ROCKET"))
    assert names(position.discard) == {"SABOTEUR": 1, "ROCKET": 1}


def test_R81_with_four_players_an_exchange_draws_two_and_keeps_both() -> None:
    """Nobody but who draws them sees them, and nothing more is discarded."""
    position = table(hand=["SABOTEUR", "LAMBADA"], players=4)
    play(position, exchange("LAMBADA", "SABOTEUR"))
    assert (position.phase, position.awaited()) == (phases.DECK, CHANCE)
    happened = draw(position, "ROCKET", "TANDEM")
    assert [(event.kind, event.knowers) for event in happened[:2]] == [("card_drawn", frozenset({0}))] * 2
    assert hand(position, 0) == {"ROCKET": 1, "TANDEM": 1}
    assert names(position.discard) == {"LAMBADA": 1, "SABOTEUR": 1}
    assert (position.phase, position.action) == (phases.ACTION, 2)


def test_R81_an_exchange_draws_what_it_has_discarded_if_there_is_nothing_else() -> None:
    position = table(hand=["SABOTEUR", "LAMBADA"], players=4)
    for kind in range(13):
        position.hands[13 + kind] += position.deck[kind]
        position.deck[kind] = 0
    play(position, exchange("LAMBADA", "SABOTEUR"))
    draw(position, "LAMBADA", "SABOTEUR")
    assert hand(position, 0) == {"SABOTEUR": 1, "LAMBADA": 1}
    assert position.action == 2


def test_section_12_a_last_card_is_kept_without_a_choice() -> None:
    position = table(hand=["SABOTEUR"], b=TEN, players=4)
    for kind in range(13):
        position.hands[13 + kind] += position.deck[kind]
        position.deck[kind] = 0
    play(position, saboteur((3, 8)), PASS)
    draw(position, "SABOTEUR")
    assert hand(position, 0) == {"SABOTEUR": 1}
    assert position.turn == 9


def test_section_9_2_no_drawing_after_the_end() -> None:
    position = table(hand=["SABOTEUR"], b=[SPARE[1]])
    play(position, saboteur(SPARE[1]))
    assert position.phase == phases.OVER
    assert sum(hand(position, 0).values()) == 0


def test_section_9_2_a_blue_card_and_its_place_owe_one_card() -> None:
    position = table(hand=["EXPANSION"], b=TEN)
    play(position, card("EXPANSION"))
    play(position, position.legal(0)[0])
    assert position.takes == 1
