"""An order: what a seat answers whenever it is asked for one kind of decision.

Kinds of decisions and answers are named by parts of the forms that answers have in any case: `{"do": "boost"}` is every
boost, `{"do": "boost", "direction": "stars"}` every boost in that direction. So every game has orders.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from crashyard.engine.forms.documents import Fields
from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal

ROUND: Final = "round"
"""An order that holds until the round is over in which it was given."""
GAME: Final = "game"

MOST_ORDERS: Final = 40
"""So many orders can a seat have."""
MOST_PREFERENCES: Final = 24
"""So many answers can an order name."""
MOST_WRITTEN: Final = 8000
"""So many characters can the orders of a seat have in all."""
LONGEST: Final = 60
"""So many characters has a name or a text in it, and so many fields and values a form."""


@dataclass(frozen=True, slots=True)
class Preference:
    """One of the answers that an order names, and what it depends on."""

    form: Mapping[str, Any]
    """Part of a form: every answer fits that has these fields."""
    wanted: tuple[str, ...] = ()
    """What its preview must show, by the names of signs."""
    unwanted: tuple[str, ...] = ()
    """What its preview must not show."""

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"form": dict(self.form)}
        if self.wanted:
            found["if"] = list(self.wanted)
        if self.unwanted:
            found["unless"] = list(self.unwanted)
        return found


@dataclass(frozen=True, slots=True)
class Order:
    """What is answered to one kind of decision: the first of its preferences that can be had."""

    when: Mapping[str, Any]
    """Part of a form: it is about every decision to which such an answer can be given."""
    preferences: tuple[Preference, ...]
    until: str = ROUND
    steady: bool = False
    """Whether it stays although the situation of its seat has changed."""

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"when": dict(self.when), "answers": [one.to_json() for one in self.preferences]}
        if self.until != ROUND:
            found["until"] = self.until
        return found | ({"steady": True} if self.steady else {})


def fits(form: object, part: object) -> bool:
    """Whether a form has all the fields that a part of one names, with these values."""
    if isinstance(part, Mapping):
        return isinstance(form, Mapping) and all(name in form and fits(form[name], part[name]) for name in part)
    return type(form) is type(part) and form == part


def passing(legal: Sequence[tuple[int, object]]) -> int | None:
    """The answer by which a seat passes or declines: the first one, where it says nothing but what is done."""
    if legal and isinstance(legal[0][1], Mapping) and set(legal[0][1]) == {"do"}:
        return legal[0][0]
    return None


def read_orders(game: Game, document: object) -> tuple[Order, ...]:
    """The orders that a person has written; refused with what would be right."""
    signs = tuple(game.abilities.order_sense.signs)
    given = Fields({"orders": document}, "the action")
    orders = tuple(_order(one, signs) for one in _listed(given, "orders", MOST_ORDERS))
    if (count := len(str(document))) > MOST_WRITTEN:
        raise Refusal("too-many-orders", {"most": MOST_WRITTEN, "count": count, "what": "characters"})
    return orders


def spelled_orders(game: Game, document: object) -> list[dict[str, Any]]:
    """The same as they are stored."""
    return [order.to_json() for order in read_orders(game, document)]


def stored_orders(document: Sequence[Mapping[str, Any]]) -> tuple[Order, ...]:
    """Orders that were read before, maybe by a program that knew other signs: those are never seen."""
    return tuple(_order(one, None) for one in document)


def _listed(fields: Fields, name: str, most: int) -> list[Any]:
    found = fields.items(name)
    if len(found) > most:
        raise Refusal("too-many-orders", {"most": most, "count": len(found), "what": name})
    return found


def _order(document: object, signs: Sequence[str] | None) -> Order:
    fields = Fields(document, "the order")
    when = _part(fields, "when")
    listed = _listed(fields, "answers", MOST_PREFERENCES)
    preferences = tuple(_preference(one, str(when["do"]), signs) for one in listed)
    until = fields.text("until", (ROUND, GAME), ROUND)
    steady = fields.boolean("steady", False)
    fields.end()
    return Order(when, preferences, until, steady)


def _preference(document: object, do: str, signs: Sequence[str] | None) -> Preference:
    """A form that does not say what is done speaks of the decision that the order is about."""
    fields = Fields(document, "the order")
    form = _part(fields, "form", {"do": do})
    wanted, unwanted = _signs(fields, "if", signs), _signs(fields, "unless", signs)
    fields.end()
    return Preference(form, wanted, unwanted)


def _part(fields: Fields, name: str, default: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A part of a form: texts, numbers and lists of them, in two layers of objects at most."""
    value = fields.take(name)
    if not isinstance(value, dict) or not _is_small(value, 2):
        raise fields.wrong(name, value, '"do": "..."')
    found = {**(default or {}), **value}
    if not isinstance(found.get("do"), str):
        raise fields.wrong(name, value, '"do": "..."')
    return found


def _is_small(value: object, layers: int) -> bool:
    if isinstance(value, dict | list):
        inner = [*value.keys(), *value.values()] if isinstance(value, dict) else value
        return layers > 0 and len(inner) <= LONGEST and all(_is_small(each, layers - 1) for each in inner)
    return not isinstance(value, float) and len(str(value)) <= LONGEST


def _signs(fields: Fields, name: str, known: Sequence[str] | None) -> tuple[str, ...]:
    if name not in fields:
        return ()
    value = fields.take(name)
    right = '["..."]' if known is None else f"[{', '.join(known)}]"
    is_right = isinstance(value, list) and all(isinstance(sign, str) for sign in value)
    if not is_right or (known is not None and not set(value) <= set(known)):
        raise fields.wrong(name, value, right)
    return tuple(dict.fromkeys(value))
