"""Section 9.3: what a seat knows of the cards, and what it must guess."""

from collections import Counter

import pytest

from crashyard.engine.chance.dice import Dice
from crashyard.engine.seats import CHANCE, SPECTATOR
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules.pieces import KINDS
from tests.games.crash_by_crash.tables import (
    DECK,
    FULL_SET,
    PASS,
    all_cards,
    draw,
    exchange,
    hand,
    names,
    picture,
    play,
    saboteur,
    table,
    take,
)

TEN = [(q, 8) for q in range(-3, 7)]
HIDDEN = {"hands", "deck", "drawn", "drawn_too"}


def public(position: CrashByCrashPosition) -> dict[str, object]:
    return {name: fact for name, fact in picture(position).items() if name not in HIDDEN}


def test_section_9_3_a_possible_table_keeps_what_the_seat_knows() -> None:
    position = table(hand=["LAMBADA", "ROCKET", "TANDEM"], other_hand=["SABOTEUR"] * 3, display=["TANDEM"])
    seen = Counter[str]()
    for number in range(50):
        twin = position.possible(0, Dice(f"{number}"))
        assert public(twin) == public(position)
        assert hand(twin, 0) == hand(position, 0)
        assert sum(hand(twin, 1).values()) == 3
        assert all_cards(twin) == FULL_SET
        seen += hand(twin, 1)
    assert len(seen) == KINDS


def test_section_9_3_every_hidden_card_is_equally_likely() -> None:
    position = table(hand=["LAMBADA", "LAMBADA"], other_hand=["SABOTEUR"], display=["ROCKET"] * 3)
    dice = Dice("fair")
    seen = Counter(name for _ in range(3400) for name in hand(position.possible(0, dice), 1).elements())
    assert set(seen) == {"LAMBADA"} | set(names([1] * KINDS)) - {"ROCKET"}
    assert 60 < seen["LAMBADA"] < 145
    assert 240 < seen["TANDEM"] < 370


def test_section_9_3_a_card_taken_from_the_display_is_known_until_it_is_played() -> None:
    position = table(hand=["LAMBADA", "SABOTEUR", "TANDEM"], b=TEN, display=["SABOTEUR", "ROCKET", "EXPANSION"])
    play(position, exchange("LAMBADA", "TANDEM"), take("SABOTEUR"), DECK)
    draw(position, "FREE_TICKET", "BELL_SHIFT")
    for number in range(30):
        assert position.possible(1, Dice(f"{number}")).hands[3] >= 1
    play(position, saboteur((3, 8)))
    seen = {hand(position.possible(1, Dice(f"{number}")), 0)["SABOTEUR"] for number in range(200)}
    assert 0 in seen


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_section_12_a_partners_hand_is_hidden_too(seat: int) -> None:
    position = table(hand=["LAMBADA", "ROCKET", "TANDEM"], players=4)
    seen = {tuple(sorted(hand(position.possible(seat, Dice(f"{number}")), 0).elements())) for number in range(30)}
    assert len(seen) > 10


def test_section_12_only_the_player_sees_the_two_cards_they_have_drawn() -> None:
    position = table(hand=["SABOTEUR"], b=TEN, players=4)
    play(position, saboteur((3, 8)), PASS)
    events = draw(position, "ROCKET", "TANDEM")
    looks = [event for event in events if event.kind == "card_looked_at"]
    assert [event.public for event in looks] == [{"seat": 0}, {"seat": 0}]
    assert [event.seen_by(0)["card"] for event in looks] == ["ROCKET", "TANDEM"]
    assert all("card" not in event.seen_by(seat) for event in looks for seat in (1, 2, 3, SPECTATOR))
    own = {position.possible(0, Dice(f"{number}")).drawn for number in range(20)}
    partner = {position.possible(2, Dice(f"{number}")).drawn for number in range(20)}
    assert own == {position.drawn}
    assert len(partner) > 3


@pytest.mark.parametrize("players", [2, 4])
def test_section_9_3_a_view_holds_nothing_that_is_hidden(players: int) -> None:
    """Whatever is drawn anew, the view of the seat and of a spectator stays the same, byte for byte."""
    dice = Dice(f"views/{players}")
    position = GAME.new(players, {})
    assert isinstance(position, CrashByCrashPosition)
    for _ in range(400):
        seat = position.awaited()
        if seat < CHANCE:
            break
        choices = position.legal(seat)
        position.play(seat, choices[dice.below(len(choices))])
        if dice.below(8) == 0:
            for viewer in range(players):
                assert position.possible(viewer, dice).view(viewer) == position.view(viewer)
            assert position.possible(SPECTATOR, dice).view(SPECTATOR) == position.view(SPECTATOR)
