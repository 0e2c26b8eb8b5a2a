"""Orders: how they are written, and how long they stand."""

from typing import Any

import pytest

from crashyard.engine import Event, Refusal, find_game
from crashyard.engine.orders.order import MOST_ORDERS, MOST_PREFERENCES, fits, read_orders, stored_orders
from crashyard.engine.orders.standing import (
    NO_ORDERS,
    CancelledOrders,
    SeatOrders,
    after,
    cancelled,
    with_orders,
    without,
)
from tests.refusals import Case

GAME = find_game("crash-and-grab")
DECLINE = {"form": {"do": "decline"}}
FEW = "[picks-up, crashes-other, crashes, moved, robbed]"


def order(**fields: Any) -> dict[str, Any]:
    return {"when": {"do": "boost"}, "answers": [DECLINE], **fields}


def test_an_order_is_written_as_it_was_read() -> None:
    whole = order(
        answers=[{"form": {"do": "boost", "direction": "sun"}, "if": ["picks-up"], "unless": ["crashes"]}, DECLINE],
        until="game",
        steady=True,
    )
    (read,) = read_orders(GAME, [whole])
    assert read.to_json() == whole
    assert stored_orders([whole]) == (read,)
    assert read_orders(GAME, [order()])[0].to_json() == order()


def test_an_answer_that_does_not_say_what_is_done_speaks_of_the_decision() -> None:
    (read,) = read_orders(GAME, [order(answers=[{"form": {"direction": "sun"}}])])
    assert read.preferences[0].form == {"do": "boost", "direction": "sun"}


def test_what_was_stored_by_a_program_with_other_signs_can_still_be_read() -> None:
    whole = order(answers=[{"form": {"do": "boost"}, "if": ["shines"]}])
    assert [read.to_json() for read in stored_orders([whole])] == [whole]


@pytest.mark.parametrize(
    ("form", "part", "is_fitting"),
    [
        ({"do": "boost", "direction": "sun"}, {"do": "boost"}, True),
        ({"do": "boost"}, {"do": "boost", "direction": "sun"}, False),
        ({"do": "give", "crew": {"colour": "red", "type": "pilot"}}, {"crew": {"type": "pilot"}}, True),
        ({"do": "give", "crew": {"colour": "red", "type": "pilot"}}, {"crew": {"type": "doctor"}}, False),
        ({"do": "use", "space": [1, 2]}, {"space": [1, 2]}, True),
        ({"do": "distance", "distance": 1}, {"distance": True}, False),
        (7, {"do": "boost"}, False),
    ],
)
def test_a_part_of_a_form(form: object, part: object, is_fitting: bool) -> None:
    assert fits(form, part) == is_fitting


CASES = [
    Case(
        "too-many-orders",
        "Too much is answered ahead: there can be 40 orders of one seat, and there are 41.",
        lambda: read_orders(GAME, [order()] * (MOST_ORDERS + 1)),
    ),
    Case(
        "too-many-orders",
        "Too much is answered ahead: an order can name 24 answers, and this one names 25.",
        lambda: read_orders(GAME, [order(answers=[DECLINE] * (MOST_PREFERENCES + 1))]),
    ),
    Case(
        "too-many-orders",
        "Too much is answered ahead: all orders of a seat can have 8,000 characters, and these have 13,120.",
        lambda: read_orders(GAME, [order(answers=[{"form": {"do": "x" * 50}}] * 4)] * MOST_ORDERS),
    ),
    Case(
        "wrong-field",
        "The field “orders” for the action cannot be “decline”; it should be [...].",
        lambda: read_orders(GAME, "decline"),
    ),
    Case(
        "wrong-field",
        'The field “when” for the order cannot be “boost”; it should be "do": "...".',
        lambda: read_orders(GAME, [order(when="boost")]),
    ),
    Case(
        "wrong-field",
        'The field “when” for the order cannot be “[]”; it should be "do": "...".',
        lambda: read_orders(GAME, [order(when=[])]),
    ),
    Case(
        "wrong-field",
        'The field “form” for the order cannot be “crew”; it should be "do": "...".',
        lambda: read_orders(GAME, [order(answers=[{"form": "crew"}])]),
    ),
    Case(
        "wrong-field",
        f'The field “if” for the order cannot be “["shines"]”; it should be {FEW}.',
        lambda: read_orders(GAME, [order(answers=[{"form": {}, "if": ["shines"]}])]),
    ),
    Case(
        "wrong-field",
        "The field “until” for the order cannot be “tomorrow”; it should be round, game.",
        lambda: read_orders(GAME, [order(until="tomorrow")]),
    ),
    Case(
        "missing-field",
        "The field “answers” is missing, but it is needed for the order.",
        lambda: read_orders(GAME, [{"when": {"do": "boost"}}]),
    ),
    Case(
        "unknown-field",
        "There is no field “why” for the order; leave it out or correct its name.",
        lambda: read_orders(GAME, [order(why="because")]),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_wrong_is_refused(case: Case) -> None:
    case.check()


@pytest.mark.parametrize(
    "when",
    [{"direction": "sun"}, {"do": 1}, {"do": "x" * 61}, {"do": "boost", "distance": 1.5}, {"do": "a", "b": {"c": {}}}],
)
def test_what_is_no_part_of_a_form_is_refused(when: object) -> None:
    with pytest.raises(Refusal):
        read_orders(GAME, [order(when=when)])


def test_orders_hold_until_the_round_is_over_or_for_the_whole_game() -> None:
    position = GAME.new(3)
    lasting = read_orders(GAME, [order(until="game"), order()])
    given = with_orders(NO_ORDERS, 1, lasting, position)
    assert given == {1: SeatOrders(lasting, 0)}
    assert after(given, GAME, position, 0, []) == given
    later = {1: SeatOrders(lasting, 1)}
    assert after(later, GAME, position, 0, []) == {1: SeatOrders(lasting[:1], 1)}


def test_orders_of_a_seat_are_changed_and_withdrawn_by_themselves() -> None:
    position = GAME.new(3)
    one, other = read_orders(GAME, [order(), order(steady=True)])
    given = with_orders(with_orders(NO_ORDERS, 1, (one,), position), 2, (one,), position)
    assert with_orders(given, 1, (other,), position)[1].orders == (other,)
    assert set(with_orders(given, 1, (), position)) == {2}
    assert set(without(given, [1, 2])) == set()
    assert {seat: SeatOrders.of(orders.to_json()) for seat, orders in given.items()} == given


def test_what_was_cancelled_says_why() -> None:
    position = GAME.new(3)
    crash = Event("saucer_crashed", "section 10.1", {"saucer": "green", "from": [5, 8]})
    lasting, short, steady = read_orders(GAME, [order(until="game"), order(), order(steady=True)])
    given = with_orders(NO_ORDERS, 1, (lasting, short, steady), position)
    left = after(given, GAME, position, 0, [crash])
    lost = cancelled(given, left, GAME, position, [crash])
    assert lost == {1: CancelledOrders((lasting, short), "upset", "crashes")}
    assert lost[1].to_json() == {"why": "upset", "sign": "crashes", "orders": [lasting.to_json(), short.to_json()]}
    earlier = {1: SeatOrders((lasting, short), 1)}
    over = cancelled(earlier, after(earlier, GAME, position, 0, []), GAME, position, [])
    assert over == {1: CancelledOrders((short,), "round")} and "sign" not in over[1].to_json()
    assert cancelled(given, given, GAME, position, []) == {}
