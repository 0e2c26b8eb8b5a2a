"""Section 4 and R-70: what a seat must guess, and what it knows."""

from collections import Counter

import pytest

from crashyard.engine import CHANCE, NOBODY, SPECTATOR, Actions, Dice, random_answer
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.options import MODES
from crashyard.games.crash_and_grab.rules.state import NO_PLAN, PLANS_EACH
from tests.conformance.cases import frozen
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.tables import plan, play, table

PLACES = {"red": (3, 3), "green": (5, 5), "blue": (7, 3)}


def plans_seen(position: CrashAndGrabPosition, seat: int, saucer: int, count: int = 60) -> set[int]:
    return {int(position.possible(seat, Dice(f"{number}")).plan[saucer]) for number in range(count)}


def drawn_seen(position: CrashAndGrabPosition, seat: int) -> set[int]:
    return {int(position.possible(seat, Dice(f"{number}")).drawn) for number in range(60)}


def test_section_4_the_plans_of_the_others_are_drawn_anew() -> None:
    position = table(at=PLACES, stage=stages.PLANS)
    position.play(0, plan("2 up"))
    position.play(1, plan("3 left"))
    assert plans_seen(position, 0, 0) == {0}
    assert plans_seen(position, 0, 1) == set(range(PLANS_EACH))
    assert plans_seen(position, SPECTATOR, 0) == set(range(PLANS_EACH))
    assert plans_seen(position, 0, 2) == {NO_PLAN}, "that somebody has not planned is known"


def test_section_4_every_plan_is_equally_likely() -> None:
    position = table(at=PLACES, stage=stages.PLANS)
    position.play(1, plan("3 left"))
    dice = Dice("plans")
    seen = Counter(int(position.possible(0, dice).plan[1]) for _ in range(3_600))
    assert set(seen) == set(range(PLANS_EACH))
    assert all(220 < count < 380 for count in seen.values()), seen


def test_section_8_a_revealed_plan_is_known() -> None:
    position = table(at=PLACES, plans={"red": "0-5 up", "green": "3 left"})
    assert position.phase == stages.DISTANCE
    for seat in (1, 2, SPECTATOR):
        assert len(plans_seen(position, seat, 0)) == 1
        assert len(plans_seen(position, seat, 1)) == (1 if seat == 1 else PLANS_EACH)


def test_R69_with_two_players_only_the_plan_of_the_turn_saucer_is_revealed() -> None:
    places = PLACES | {"yellow": (1, 5)}
    position = table(2, at=places, plans={"red": "0-5 up"}, rotation=None)
    assert position.phase == stages.DISTANCE
    assert len(plans_seen(position, 1, 0)) == 1
    assert len(plans_seen(position, 1, 2)) == PLANS_EACH
    assert len(plans_seen(position, 0, 2)) == 1


def test_section_16_drawn_cards_are_known_to_who_drew_them() -> None:
    position = table(at=PLACES, energy={"red": 2}, stage=stages.PURCHASES)
    play(position, tables.BUY)
    tables.draw(position, "airlock")
    assert len(drawn_seen(position, 1)) > 10
    tables.draw(position, "hyperdrive")
    assert drawn_seen(position, 0) == {position.drawn}
    for seat in (1, 2, SPECTATOR):
        found = drawn_seen(position, seat)
        assert len(found) > 20
        assert all(cards.bit_count() == 2 for cards in found)
    for number in range(20):
        twin = position.possible(1, Dice(f"{number}"))
        assert twin.deck | twin.drawn == position.deck | position.drawn
        assert twin.deck & twin.drawn == 0


def test_R70_a_card_drawn_before_the_deck_was_renewed_can_be_deduced() -> None:
    position = table(at=PLACES, energy={"red": 2}, deck=["airlock"], stage=stages.PURCHASES)
    play(position, tables.BUY)
    events = tables.draw(position, "airlock")
    assert next(event for event in events if event.kind == "deck_renewed").public == {"deduced": ["airlock"]}
    assert position.view(1)["deduced"] == ["airlock"]
    tables.draw(position, "hyperdrive")
    airlock = tables.upgrade_bits(["airlock"])
    found = drawn_seen(position, 1)
    assert all(cards & airlock for cards in found)
    assert len(found) > 10


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", GAME.players)
def test_a_view_holds_nothing_that_is_hidden(players: int, mode: str) -> None:
    """Whatever is drawn anew, the views of the seat and of a spectator stay the same, byte for byte."""
    dice, actions = Dice(f"views/{players}/{mode}"), Actions()
    position = GAME.new(players, {"mode": mode})
    for number in range(600):
        if position.awaited() == NOBODY:
            break
        seat = position.awaited_seats()[0]
        position.play(seat, random_answer(position, seat, dice, actions))
        if number % 9 == 0:
            for viewer in [*range(players), SPECTATOR]:
                assert frozen(position.possible(viewer, dice).view(viewer)) == frozen(position.view(viewer))


def test_a_view_tells_who_has_planned_and_not_what() -> None:
    position = table(at=PLACES, stage=stages.PLANS)
    position.play(1, plan("3 left"))
    for viewer in (0, 2, SPECTATOR):
        saucers = position.view(viewer)["saucers"]
        assert isinstance(saucers, list)
        assert [saucer["planned"] for saucer in saucers] == [False, True, False]
        assert [saucer["plan"] for saucer in saucers] == [None, None, None]
    own = position.view(1)["saucers"]
    assert isinstance(own, list)
    assert own[1]["plan"] == {"card": "3", "direction": "asteroids"}
    assert position.view(0)["awaited"] == [0, 2]


def test_chance_itself_knows_what_it_draws_from() -> None:
    """The outcomes of a draw are the cards of the deck: nobody but chance may ask for them."""
    position = table(at=PLACES, energy={"red": 2}, stage=stages.PURCHASES)
    play(position, tables.BUY)
    assert len(position.legal(CHANCE)) == 23
    assert all(position.legal(seat) == [] for seat in range(3))
