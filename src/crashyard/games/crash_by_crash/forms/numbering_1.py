"""How rules 1 numbered actions and outcomes of chance, which records and databases once stored as bare numbers.

Frozen: nothing in here may follow what the rules do later, so it takes nothing from them. A number becomes a form with
the help of `state`, the fields of the position file of rules 1.
"""

from collections.abc import Mapping
from typing import Any

from crashyard.engine.records.former import Former
from crashyard.engine.seats import CHANCE

_DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_PLACES = [[q, r] for r in range(15) for q in range(-(r // 2), 13 - r // 2 - r % 2)]
_CELLS = 188
_CARDS = (
    "BELL_SHIFT",
    "LAMBADA",
    "FREE_TICKET",
    "SABOTEUR",
    "FLYING_DUTCHMAN",
    "FLAT_BATTERY",
    "HEARTLESS_BELL",
    "COLOUR_ANOMALY",
    "DOUBLE_HIT",
    "ROCKET",
    "TANDEM",
    "EXPANSION",
    "ACTION_REACTION",
)
_TILES = [f"F{number:02}" for number in range(1, 13)] + [f"X{number:02}" for number in range(1, 14)]

_PUSH, _LAY, _HIT_TWICE, _MAGNETIC = 1, 3385, 3573, 10341
_OPERATE, _STEP = 10529, 12785
_CARD, _SHIFT, _SWAP, _RIDE, _SABOTAGE, _SAIL = 13913, 13926, 15806, 16370, 17498, 17686
_EXCHANGE, _RING, _TAKE, _TAKE_DECK, _SET_OPERATOR, _SET_CAR, _SPACE = 17874, 18043, 18065, 18078, 18079, 18267, 18455


def form(state: Mapping[str, Any], seat: int, number: int) -> object:
    """The form of a number, or None if it means nothing here."""
    if seat == CHANCE:
        return _outcome(state, number)
    if number < 0 or number >= _SPACE:
        return None
    if number == 0:
        return {"do": "pass"}
    if number < _OPERATE:
        return {"do": "place"} | _placing(number)
    if number < _CARD:
        return _operator(number)
    if number < _EXCHANGE:
        return _card(state, number)
    if number < _RING:
        first, second = divmod(number - _EXCHANGE, len(_CARDS))
        return {"do": "exchange", "discard": [_CARDS[first], _CARDS[second]]}
    if number < _TAKE:
        return _ring(state, number - _RING)
    if number < _TAKE_DECK:
        name = _CARDS[number - _TAKE]
        return {"do": "keep", "card": name} if state["phase"] == "keep" else {"do": "take", "from": name}
    if number == _TAKE_DECK:
        return {"do": "take", "from": "deck"}
    if number < _SET_CAR:
        return {"do": "set_operator", "at": _PLACES[number - _SET_OPERATOR]}
    return {"do": "set_car", "at": _PLACES[number - _SET_CAR]}


def _outcome(state: Mapping[str, Any], number: int) -> object:
    if state["phase"] == "tiles":
        return f"{_TILES[number // 6]}/{number % 6}" if 0 <= number < 6 * len(_TILES) else None
    return _CARDS[number] if 0 <= number < len(_CARDS) else None


def _placing(number: int) -> dict[str, Any]:
    if number >= _MAGNETIC:
        return {"car": "magnet", "at": _PLACES[number - _MAGNETIC]}
    if number >= _HIT_TWICE:
        cell, directions = divmod(number - _HIT_TWICE, 36)
        return {"at": _PLACES[cell], "dir": [_DIRECTIONS[directions // 6], _DIRECTIONS[directions % 6]]}
    if number >= _LAY:
        return {"at": _PLACES[number - _LAY]}
    cell, rest = divmod(number - _PUSH, 18)
    return {"at": _PLACES[cell], "dir": _DIRECTIONS[rest // 3], "batteries": rest % 3}


def _operator(number: int) -> dict[str, Any]:
    if number >= _STEP:
        cell, direction = divmod(number - _STEP, 6)
        return {"do": "step", "to": _PLACES[cell], "dir": _DIRECTIONS[direction]}
    cell, rest = divmod(number - _OPERATE, 12)
    return {"do": "operator", "steps": 2 + 2 * (rest % 2), "to": _PLACES[cell], "dir": _DIRECTIONS[rest // 2]}


def _card(state: Mapping[str, Any], number: int) -> dict[str, Any] | None:
    if number < _SHIFT:
        return {"do": "card", "card": _CARDS[number - _CARD]}
    if number < _SWAP:
        bell, cell = divmod(number - _SHIFT, _CELLS)
        places = [each["at"] for each in state["bells"] if each["bell"] == bell]
        return {"do": "card", "card": "BELL_SHIFT", "from": places[0], "to": _PLACES[cell]} if places else None
    if number < _RIDE:
        cell, direction = divmod(number - _SWAP, 3)
        beside = [here + step for here, step in zip(_PLACES[cell], _STEPS[direction], strict=True)]
        return {"do": "card", "card": "LAMBADA", "a": _PLACES[cell], "b": beside}
    if number < _SABOTAGE:
        cell, direction = divmod(number - _RIDE, 6)
        return {"do": "card", "card": "FREE_TICKET", "from": _PLACES[cell], "dir": _DIRECTIONS[direction]}
    if number < _SAIL:
        return {"do": "card", "card": "SABOTEUR", "target": _PLACES[number - _SABOTAGE]}
    return {"do": "card", "card": "FLYING_DUTCHMAN", "to": _PLACES[number - _SAIL]}


def _ring(state: Mapping[str, Any], car: int) -> dict[str, Any] | None:
    """Each side has eleven cars."""
    places = [each["at"] for each in state["cars"] if 11 * each["side"] + each["car"] == car]
    return {"do": "ring", "from": places[0]} if places else None


RULES_1 = Former(defaults={"last_rider": 0, "younger": 1}, form=form)
