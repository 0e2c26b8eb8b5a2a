"""Standing orders: what may still be asked of a seat, what is answered ahead, and, when the game is over, what was.

Nobody but the person of a seat learns of its orders while the game goes on.
"""

import asyncio
from typing import Any

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from crashyard.engine.game import Game
from crashyard.engine.orders.order import stored_orders
from crashyard.engine.orders.outlook import expected_decisions
from crashyard.engine.orders.standing import orders_told
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.server.http.access import HEAVY
from crashyard.server.http.forms import OrdersForm
from crashyard.server.http.requests import (
    ApiRequest,
    look_turn,
    past_turn,
    services_of,
    signed_in_person,
    watched,
)
from crashyard.server.streams.answers_ahead import AheadTeller
from crashyard.server.streams.pages import names
from crashyard.server.tables.state import OVER
from crashyard.server.tables.table import GameTable
from crashyard.server.translation import Translation


class OrderRoutes(Controller):
    path = "/api/tables"
    tags = ("orders",)

    @get("/{table_id:str}/orders", summary="What may still be asked of a seat of mine, and what I have answered ahead")
    async def orders(
        self, request: ApiRequest, table_id: FromPath[str], seat: FromQuery[int], language: FromQuery[str] = "en"
    ) -> dict[str, Any]:
        """`may` lists the kinds of decisions that may come in this round, the likeliest first.

        `share` is how likely, from 0 to 1, in a round that is played at random. `answers` and `others` are parts of
        forms that can stand in an order, with words and pictures; `said` tells the orders that stand in words. When the
        game is over, `given` lists all orders of all seats.
        """
        services = services_of(request)
        services.access.count(request, "preview", await services.access.whoever(request), HEAVY)
        table, _ = await watched(request, table_id, seat)
        if seat < 0:
            raise Refusal("not-your-seat")
        teller = AheadTeller(table.game, Translation(language).words(table.game, names(table)))
        told: dict[str, Any] = {"n": table.number, "seat": seat, "orders": [], "said": [], "may": [], "signs": []}
        if table.state == OVER:
            async with past_turn(request):
                return told | {"given": await _given(table, teller)}
        if table.play is None:
            raise Refusal("not-running")
        orders = orders_told(table.play.orders, seat)
        position = table.play.position
        async with look_turn(request):
            may = await asyncio.to_thread(_expected, table.game, position, seat, teller)
        return told | {"orders": orders, "said": teller.orders(stored_orders(orders)), "may": may} | teller.signs()

    @post("/{table_id:str}/orders", summary="Change or withdraw what I have answered ahead")
    async def order(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[OrdersForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.order(person.id, data.seat, data.orders, data.key)}


async def _given(table: GameTable, teller: AheadTeller) -> list[dict[str, Any]]:
    """All orders that were given, and all answers that were given by them."""
    found = []
    for entry in await table.past.entries():
        orders = entry.body.get("orders")
        if entry.body.get("ordered") or orders is not None:
            said = None if orders is None else teller.orders(stored_orders(orders))
            found.append({"n": entry.number, "seat": entry.body["seat"], "orders": orders, "said": said})
    return found


def _expected(game: Game, position: Position, seat: int, teller: AheadTeller) -> list[dict[str, Any]]:
    return [teller.expected(each, seat) for each in expected_decisions(game, position, seat)]
