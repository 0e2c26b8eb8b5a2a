"""Section 19: what the laboratory may change does what it says, at its limits; all else is as in the rulebook."""

import pytest

from crashyard.engine import Dice, Refusal, random_answer
from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import codes, phases
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.tuning import tuning_of
from tests.games.crash_by_crash.tables import place, table
from tests.refusals import refuses


def variant(players: int = 2, **parameters: int | str) -> CrashByCrashPosition:
    """A play of a variant, up to its first action."""
    position = GAME.new(players, parameters)
    assert isinstance(position, CrashByCrashPosition)
    dice, actions = Dice(f"variant {players}"), Actions()
    while position.phase != phases.ACTION:
        seat = position.awaited()
        position.play(seat, random_answer(position, seat, dice, actions))
    return position


def pushes(position: CrashByCrashPosition) -> list[int]:
    """What whoever is awaited can push."""
    return [action for action in position.legal(position.active) if codes.PUSH <= action < codes.LAY]


@pytest.mark.parametrize("batteries", [0, 8])
def test_section_19_each_side_begins_with_its_batteries(batteries: int) -> None:
    position = variant(batteries=batteries)
    assert list(position.batteries) == [batteries] * 2
    assert any((action - codes.PUSH) % 3 for action in pushes(position)) == (batteries > 0)


@pytest.mark.parametrize(("players", "hand"), [(2, 1), (2, 5), (4, 1), (4, 5)])
def test_section_19_everybody_is_dealt_a_hand(players: int, hand: int) -> None:
    position = variant(players, hand=hand)
    assert [position.hand_size(seat) for seat in range(players)] == [hand] * players
    assert sum(position.display) == (3 if players == 2 else 0)


def test_section_19_the_largest_hands_are_dealt_from_the_smallest_deck() -> None:
    position = variant(4, hand=5, without=",".join(CARD_NAMES[:6]))
    assert sum(position.deck) == 21 - 20


def test_section_19_cards_left_out_are_nowhere() -> None:
    position = variant(without="ROCKET,LAMBADA")
    gone = [CARD_NAMES.index(name) for name in ("ROCKET", "LAMBADA")]
    hands = [sum(position.hands[13 * seat + kind] for seat in range(2)) for kind in range(13)]
    cards = [position.deck[kind] + position.display[kind] + hands[kind] for kind in range(13)]
    assert cards == [0 if kind in gone else 3 for kind in range(13)]
    assert position.tuning.varied == {"without": "LAMBADA,ROCKET"}


def test_section_19_the_largest_number_of_cards_is_left_in_the_game() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.new(2, {"without": ",".join(CARD_NAMES[:7])})
    assert caught.value.key == "wrong-option"


def test_section_19_each_side_begins_with_its_points() -> None:
    assert list(variant(start_points=8).scores) == [8, 8]
    assert list(variant().scores) == [0, 0]


@pytest.mark.parametrize("turn", [1, 12])
def test_section_19_bells_may_ring_from_their_turn_on(turn: int) -> None:
    position = variant(first_ringing_turn=turn)
    assert position.may_ring() == (turn == 1)
    position.turn = turn - 1
    assert not position.may_ring()
    position.turn = turn
    assert position.may_ring()


@pytest.mark.parametrize("points", [0, 6])
def test_section_19_a_displaced_car_brings_its_points(points: int) -> None:
    position = table(b=[(0, 0), (9, 0)], tuning=tuning_of({"displacing": points}))
    position.play(0, place((1, 0), "W"))
    assert list(position.scores) == [points, 0]


@pytest.mark.parametrize("fee", [0, 8])
def test_section_19_a_second_car_costs_its_fee(fee: int) -> None:
    position = variant(second_car_fee=fee, start_points=8, displacing=0, first_ringing_turn=12)
    side = position.side(position.active)
    for _ in range(2):
        position.play(position.active, pushes(position)[0])
    assert position.scores[side] == 8 - fee


def test_section_19_who_cannot_pay_for_a_second_car_is_told_what_it_costs() -> None:
    position = table(b=[(5, 8), (7, 8)], places=1, action=2, tuning=tuning_of({"second_car_fee": 7}))
    sentence = "A second car in a turn costs 7 points, which Red does not have; choose another action. (R15)"
    with refuses("fee-missing", sentence, GAME):
        position.play(0, place((4, 8), "E"))


@pytest.mark.parametrize("cost", [0, 6])
def test_section_19_four_steps_cost_their_points(cost: int) -> None:
    rich = variant(four_steps_cost=cost, start_points=6)
    assert [action for action in rich.legal(rich.active) if is_long(action)]
    poor = variant(four_steps_cost=cost, start_points=max(0, cost - 1))
    long = [action for action in poor.legal(poor.active) if is_long(action)]
    assert bool(long) == (cost == 0)
    rich.play(rich.active, next(action for action in rich.legal(rich.active) if is_long(action)))
    assert rich.scores[rich.side(rich.active)] >= 6 - cost
    assert cost == 0 or rich.scores[rich.side(rich.active)] < 6


def is_long(action: int) -> bool:
    return codes.OPERATE <= action < codes.STEP and (action - codes.OPERATE) % 2 == 1


@pytest.mark.parametrize("scorings", [1, 6])
def test_section_19_the_game_ends_after_its_scorings(scorings: int) -> None:
    position = GAME.new(2, {"scorings": scorings, "first_ringing_turn": 1})
    assert isinstance(position, CrashByCrashPosition)
    dice, actions = Dice("to the end"), Actions()
    while position.phase != phases.OVER:
        assert position.scorings < scorings
        seat = position.awaited()
        position.play(seat, random_answer(position, seat, dice, actions))
    result = position.result()
    assert result is not None
    assert result.reason == ("seven_scorings" if position.scorings == scorings else "no_cars")
