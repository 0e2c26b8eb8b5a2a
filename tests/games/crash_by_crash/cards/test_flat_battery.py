"""Discharged Battery (section 8.1, R67, R82)."""

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine import SPECTATOR
from tests.games.crash_by_crash.tables import DECK, PASS, card, draw, may, place, play, refused, table

HAND = ["FLAT_BATTERY"]


def test_R67_one_battery_of_the_opponent_leaves_the_game() -> None:
    position = table(hand=HAND)
    play(position, card("FLAT_BATTERY"))
    assert list(position.batteries) == [4, 3]


def test_R67_the_opponent_must_have_a_battery() -> None:
    position = table(hand=HAND)
    position.batteries[1] = 0
    refused(position, card("FLAT_BATTERY"), "opponent-has-no-battery")


def test_R67_in_the_opponents_next_turn_no_battery_may_be_used() -> None:
    position = table(b=[(5, 8)], hand=HAND)
    play(position, card("FLAT_BATTERY"), PASS, DECK)
    draw(position, "TANDEM")
    assert position.awaited() == 1
    refused(position, place((4, 8), "E", 1), "no-batteries-now")
    assert may(position, place((4, 8), "E"))
    play(position, PASS)
    refused(position, place((4, 8), "E", 1), "no-batteries-now")
    play(position, PASS)
    assert may(position, place((4, 8), "E", 1))
    play(position, PASS, PASS)
    assert may(position, place((4, 8), "E", 1))


def test_R67_two_such_cards_ban_one_turn() -> None:
    position = table(b=[(5, 8)], hand=[*HAND, *HAND])
    play(position, card("FLAT_BATTERY"), card("FLAT_BATTERY"), DECK)
    draw(position, "TANDEM")
    play(position, DECK)
    draw(position, "TANDEM")
    assert list(position.batteries) == [4, 2]
    refused(position, place((4, 8), "E", 1), "no-batteries-now")
    play(position, PASS, PASS, PASS, PASS)
    assert may(position, place((4, 8), "E", 2))


def test_R67_a_banned_side_stays_banned_when_it_plays_the_card_itself() -> None:
    """Each side has a ban of its own: one that begins in the next turn does not end the one of this turn."""
    position = table(b=[(5, 8)], hand=HAND, other_hand=HAND)
    play(position, card("FLAT_BATTERY"), PASS, DECK)
    draw(position, "TANDEM")
    assert list(position.bans) == [0, 9]
    play(position, card("FLAT_BATTERY"))
    assert list(position.bans) == [10, 9]
    refused(position, place((4, 8), "E", 1), "no-batteries-now")
    play(position, PASS, DECK)
    draw(position, "TANDEM")
    assert (position.turn, position.awaited()) == (10, 0)
    refused(position, place((4, 8), "E", 1), "no-batteries-now")
    play(position, PASS, PASS)
    assert may(position, place((4, 8), "E", 1))


def test_R67_the_ban_is_for_one_side_in_everybodys_eyes() -> None:
    """The view tells it, and so do the events."""
    position = table(b=[(5, 8)], hand=HAND, bans=vec[i64]([8, 0]))
    view = position.view(SPECTATOR)
    assert view["bans"] == [8, None]
    play(position, card("FLAT_BATTERY"))
    assert position.view(SPECTATOR)["bans"] == [8, 9]
    twin = position.copy()
    twin.ban_batteries(0)
    assert (list(position.bans), list(twin.bans)) == ([8, 9], [9, 9])


def test_R82_with_four_players_the_very_next_turn_is_banned() -> None:
    position = table(b=[(5, 8)], hand=HAND, players=4)
    play(position, card("FLAT_BATTERY"), PASS)
    draw(position, "TANDEM", "ROCKET")
    play(position, position.legal(0)[0])
    assert position.awaited() == 1
    refused(position, place((4, 8), "E", 1), "no-batteries-now")
    play(position, PASS, PASS)
    assert position.awaited() == 2
    assert may(position, place((4, 8), "E", 1))
    play(position, PASS, PASS)
    assert position.awaited() == 3
    assert may(position, place((4, 8), "E", 1))
