"""Standing orders of every game: what they answer is legal, and comes from what the seat knows alone."""

import pytest

from crashyard.engine import CHANCE, NOBODY, SEVERAL, Actions, Dice, Game, Position, games, random_answer
from crashyard.engine.orders.answering import ordered_answer
from crashyard.engine.orders.order import Order, read_orders
from crashyard.engine.orders.outlook import ExpectedDecision, expected_decisions
from tests.conformance.cases import Case, frozen, moments

MOMENTS = [3, pytest.param(60, marks=pytest.mark.soak)]

pytestmark = pytest.mark.parametrize("game", games().values(), ids=str)


def some_orders(game: Game, expected: list[ExpectedDecision], dice: Dice) -> tuple[Order, ...]:
    """About everything that may be asked: some answers, and at last to pass, or all of them."""
    signs = list(game.abilities.order_sense.signs)
    written = []
    for each in expected:
        forms = each.answers[int(dice.below(len(each.answers))) :] + each.others
        answers: list[dict[str, object]] = [{"form": form} for form in forms]
        if signs:
            answers[0]["if"] = [signs[int(dice.below(len(signs)))]]
        written.append({"when": dict(each.when), "answers": answers[:20]})
    return read_orders(game, written)


@pytest.mark.parametrize("most", MOMENTS)
def test_orders_answer_by_what_the_seat_knows(game: Game, most: int) -> None:
    """At every table that is possible for the seat the same is expected of it, and its orders say the same."""
    ordered = told = 0
    for number, position in enumerate(moments(Case(game, game.default_players), "orders", most)):
        dice, actions = Dice(f"orders {number}"), Actions()
        seat, rounds = number % game.default_players, position.rounds()
        expected = expected_decisions(game, position, seat)
        twin = position.possible(seat, Dice(f"twin {number}"))
        assert _written(expected) == _written(expected_decisions(game, twin, seat))
        orders = some_orders(game, expected, dice)
        told += len(expected)
        while position.awaited() != NOBODY and position.rounds() == rounds:
            awaited = position.awaited_seats()[0]
            action = None
            if awaited == seat:
                action = ordered_answer(game, position, seat, orders)
                twin = position.possible(seat, Dice(f"twin {number}"))
                assert action == ordered_answer(game, twin, seat, orders)
            if action is None:
                action = int(random_answer(position, awaited, dice, actions))
            else:
                ordered += 1
                assert position.awaited() != SEVERAL
            position.play(awaited, action)
    assert bool(ordered) == bool(told)


def _written(expected: list[ExpectedDecision]) -> str:
    return frozen([[dict(each.when), each.share, each.answers, each.others] for each in expected])


def test_a_position_stays_as_it_is(game: Game) -> None:
    position = game.new(game.default_players)
    while position.awaited() == CHANCE:
        position.play(CHANCE, position.legal(CHANCE)[0])
    seat = position.awaited_seats()[0]
    before = _state(position)
    expected = expected_decisions(game, position, seat)
    ordered_answer(game, position, seat, some_orders(game, expected, Dice("stays")))
    assert _state(position) == before


def _state(position: Position) -> str:
    return frozen(position.to_json())
