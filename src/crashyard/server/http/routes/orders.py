"""Standing orders: what may still be asked of a seat, what is answered ahead, and, when the game is over, what was.

Nobody but the person of a seat learns of its orders while the game goes on.
"""

import asyncio
from collections.abc import Mapping
from typing import Any

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from crashyard.engine.orders.outlook import ExpectedDecision, expected_decisions
from crashyard.engine.orders.standing import orders_told
from crashyard.engine.refusal import Refusal
from crashyard.faces.words import MissingWords, Words
from crashyard.server.http.access import HEAVY
from crashyard.server.http.forms import OrdersForm
from crashyard.server.http.requests import ApiRequest, services_of, signed_in_person, watched
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
        forms that can stand in an order. When the game is over, `given` lists all orders of all seats.
        """
        services = services_of(request)
        services.access.count(request, "preview", await services.access.whoever(request), HEAVY)
        table, _ = await watched(request, table_id, seat)
        if seat < 0:
            raise Refusal("not-your-seat")
        words = Translation(language).words(table.game, names(table))
        told: dict[str, Any] = {"n": table.number, "seat": seat, "orders": [], "may": [], "signs": []}
        if table.state == OVER:
            return told | {"given": await _given(table)}
        if table.play is None:
            raise Refusal("not-running")
        expected = await asyncio.to_thread(expected_decisions, table.game, table.play.position, seat)
        told["orders"] = orders_told(table.play.orders, seat)
        told["may"] = [_told(each, words) for each in expected]
        sense = table.game.abilities.order_sense
        told["signs"] = [{"sign": name, "says": words.say(f"order-sign-{name}")} for name in sense.signs]
        told["upsets"] = [name for name in sense.signs if name in sense.upsets]
        return told

    @post("/{table_id:str}/orders", summary="Change or withdraw what I have answered ahead")
    async def order(self, request: ApiRequest, table_id: FromPath[str], data: JSONBody[OrdersForm]) -> dict[str, Any]:
        person = await signed_in_person(request)
        table = await services_of(request).registry.table(table_id)
        return {"n": await table.order(person.id, data.seat, data.orders, data.key)}


async def _given(table: GameTable) -> list[dict[str, Any]]:
    """All orders that were given, and all answers that were given by them."""
    return [
        {"n": entry.number, "seat": entry.body["seat"], "orders": entry.body.get("orders")}
        for entry in await table.past.entries()
        if entry.body.get("ordered") or "orders" in entry.body
    ]


def _told(expected: ExpectedDecision, words: Words) -> dict[str, Any]:
    answers = [{"form": form, "says": _said(form, words)} for form in expected.answers]
    others = [{"form": form, "says": _said(form, words)} for form in expected.others]
    key = f"order-{_key(expected.when)}"
    says = words.say(key, expected.when) if words.has(key) else words.say("order-like", {"answer": answers[0]["says"]})
    return {"when": expected.when, "says": says, "share": expected.share, "answers": answers, "others": others}


def _said(form: Mapping[str, Any], words: Words) -> str:
    """An answer in the words of the buttons; where it leaves something open, the game has other words for it."""
    try:
        return words.action(form)
    except MissingWords:
        return words.say(f"ordered-{_key(form)}", form)


def _key(form: Mapping[str, Any]) -> str:
    return str(form["do"]).replace("_", "-")
