"""Which orders stand: a pure function of the answers and of what they made happen.

Orders are given with an answer, or changed between two, and hold until

- the round is over, unless they are for the whole game;
- the situation of the seat has changed: the answer of somebody else has brought about what the game calls an upset
  (`OrderSense.upsets`), unless an order is steady;
- the person takes an answer back, gives others, or leaves the seat.

An order none of whose answers can be given is passed over, and where no order says anything the person is asked.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.orders.order import GAME, Order, stored_orders
from crashyard.engine.position import Position


@dataclass(frozen=True, slots=True)
class SeatOrders:
    """The orders of one seat."""

    orders: tuple[Order, ...]
    round: int
    """In which they were given."""

    def to_json(self) -> dict[str, Any]:
        return {"orders": [order.to_json() for order in self.orders], "round": self.round}

    @classmethod
    def of(cls, document: Mapping[str, Any]) -> "SeatOrders":
        return cls(stored_orders(document["orders"]), document["round"])


Orders = Mapping[int, SeatOrders]
"""Those of every seat that has any."""
NO_ORDERS: Final[Orders] = {}


def orders_told(standing: Orders, seat: int) -> list[dict[str, Any]]:
    """The orders of a seat, as whoever sits there is told them."""
    return [order.to_json() for order in standing[seat].orders] if seat in standing else []


def changed_orders(before: Orders | None, now: Orders | None) -> dict[int, list[dict[str, Any]]]:
    """What the seats are told whose orders are others now."""
    if before is now or not (before or now):
        return {}
    before, now = before or NO_ORDERS, now or NO_ORDERS
    return {seat: orders_told(now, seat) for seat in sorted({*before, *now}) if before.get(seat) != now.get(seat)}


def with_orders(standing: Orders, seat: int, orders: tuple[Order, ...], position: Position) -> Orders:
    """With the orders of a seat, instead of those before."""
    others = without(standing, [seat])
    return {**others, seat: SeatOrders(orders, int(position.rounds()))} if orders else others


def without(standing: Orders, seats: Iterable[int]) -> Orders:
    """Without those of some seats."""
    gone = set(seats)
    return {seat: orders for seat, orders in standing.items() if seat not in gone} if standing else standing


def after(standing: Orders, game: Game, position: Position, answered: int, events: Iterable[Event]) -> Orders:
    """Those that still stand after the answer of a seat, what it made happen, and the position then."""
    if not standing:
        return standing
    if position.result() is not None:
        return NO_ORDERS
    now = int(position.rounds())
    happened = list(events)
    found = {}
    for seat, given in standing.items():
        is_upset = seat != answered and upset(game, position, seat, happened) != ""
        left = tuple(
            order
            for order in given.orders
            if (given.round == now or order.until == GAME) and (order.steady or not is_upset)
        )
        if left:
            found[seat] = given if left == given.orders else SeatOrders(left, given.round)
    return found


def upset(game: Game, position: Position, seat: int, events: Iterable[Event]) -> str:
    """The sign by which what has happened changes the situation of a seat; empty if nothing does."""
    sense = game.abilities.order_sense
    happened = list(events)
    for name, look in sense.signs.items():
        if name in sense.upsets and any(look(position, seat, event) for event in happened):
            return name
    return ""


ROUND_OVER: Final = "round"
UPSET: Final = "upset"


@dataclass(frozen=True, slots=True)
class CancelledOrders:
    """What a seat had answered ahead and was cancelled by what happened."""

    orders: tuple[Order, ...]
    why: str
    """`round` if the round is over, `upset` if the situation has changed; whoever keeps orders has further reasons."""
    sign: str = ""
    """Of an upset: by what the situation has changed."""

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"why": self.why, "orders": [order.to_json() for order in self.orders]}
        return found | ({"sign": self.sign} if self.sign else {})


def gone(before: Orders, now: Orders) -> dict[int, tuple[Order, ...]]:
    """Of each seat the orders that stood before and stand no more, where there are any."""
    found = {}
    for seat, given in before.items():
        left = now[seat].orders if seat in now else ()
        if lost := tuple(order for order in given.orders if order not in left):
            found[seat] = lost
    return found


def cancelled(
    before: Orders, now: Orders, game: Game, position: Position, events: Iterable[Event]
) -> dict[int, CancelledOrders]:
    """What an answer has cancelled, by seat, and why: the orders before and after it, and the position then."""
    happened, rounds = list(events), int(position.rounds())
    found = {}
    for seat, lost in gone(before, now).items():
        is_over = before[seat].round != rounds
        sign = (
            upset(game, position, seat, happened) if any(order.until == GAME or not is_over for order in lost) else ""
        )
        found[seat] = CancelledOrders(lost, UPSET if sign else ROUND_OVER, sign)
    return found
