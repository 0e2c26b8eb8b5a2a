"""Valid documents and texts, damaged at random: a little, so that some still make sense, or beyond recognition."""

import copy
import json
from collections.abc import Sequence
from typing import Any

from crashyard.engine import Dice

EXTREMES: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    99,
    -(2**31),
    2**31,
    2**63 - 1,
    2**63,
    -(2**64),
    10**30,
    10**400,
    0.5,
    -0.0,
    1e300,
    "",
    "0",
    "null",
    "\x00",
    "\x1b[2J",
    "ü" * 50,
    "\ud800",
    "\u202e",
    "🚗",
    "a b=c.d",
    "{",
    [],
    {},
    [[]],
    [None],
    {"do": "move"},
    {"": ""},
]
NAMES = ["", "do", "seat", "at", "game", "players", "x", "\ud800", "Players", "options ", "🚗"]
BITS = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    "\\",
    "0",
    "-",
    "1e999",
    "NaN",
    "Infinity",
    "null",
    "9" * 5000,
    "[" * 90,
    "\x00",
    "\ud800",
]


def pick(dice: Dice, choices: Sequence[Any]) -> Any:
    return choices[int(dice.below(len(choices)))]


def extreme(dice: Dice) -> Any:
    if dice.below(12) == 0:
        value: Any = pick(dice, EXTREMES)
        for _ in range(int(dice.below(200))):
            value = [value] if dice.below(2) else {"a": value}
        return value
    return copy.deepcopy(pick(dice, EXTREMES))


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside a document: the object or list, and the name or index in it."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        keys = (
            list(holder) if isinstance(holder, dict) else list(range(len(holder))) if isinstance(holder, list) else []
        )
        found.extend((holder, key) for key in keys)
        waiting.extend(holder[key] for key in keys)
    return found


def damaged(document: Any, dice: Dice) -> Any:
    """A copy of a document with one to three things changed."""
    changed = copy.deepcopy(document)
    for _ in range(1 + int(dice.below(3))):
        places = spots(changed)
        if not places or dice.below(60) == 0:
            return extreme(dice)
        holder, key = pick(dice, places)
        pick(dice, CHANGES)(changed, holder, key, dice)
    return changed


def _drop(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    del holder[key]


def _duplicate(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    if isinstance(holder, list):
        holder.insert(int(dice.below(len(holder) + 1)), copy.deepcopy(holder[key]))
    else:
        holder[pick(dice, NAMES)] = copy.deepcopy(holder[key])


def _rename(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    if isinstance(holder, dict):
        holder[pick(dice, [*NAMES, key.upper(), key[:-1], key + "s"])] = holder.pop(key)


def _replace(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    holder[key] = extreme(dice)


def _retype(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    value = holder[key]
    others = [json.dumps(value), [value], {"value": value}, str(value), 1.0]
    if type(value) is int and abs(value) < 2**53:
        others.append(float(value))
    holder[key] = pick(dice, others)


def _nudge(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    """A number a little larger or smaller: often still sensible."""
    value = holder[key]
    if type(value) is int:
        holder[key] = value + pick(dice, [-2, -1, 1, 2, 10])
    elif type(value) is bool:
        holder[key] = not value


def _exchange(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    """Two values of a kind change places."""
    same = [place for place in spots(document) if type(place[0][place[1]]) is type(holder[key])]
    other, name = pick(dice, same)
    if not isinstance(holder[key], dict | list):
        holder[key], other[name] = other[name], holder[key]


def _borrow(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    """A value that stands elsewhere in the document."""
    other, name = pick(dice, spots(document))
    holder[key] = copy.deepcopy(other[name])


def _reorder(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    if isinstance(holder, list):
        holder.append(holder.pop(key))
    else:
        holder[key] = holder.pop(key)


def _empty(document: Any, holder: Any, key: Any, dice: Dice) -> None:
    if isinstance(holder[key], dict | list):
        holder[key].clear()
    else:
        holder[key] = None


CHANGES = [
    _drop,
    _duplicate,
    _rename,
    _replace,
    _retype,
    _nudge,
    _nudge,
    _exchange,
    _exchange,
    _borrow,
    _reorder,
    _empty,
]


def scratched(text: str, dice: Dice) -> str:
    """A text with a few letters cut out, doubled or replaced."""
    for _ in range(1 + int(dice.below(4))):
        start = int(dice.below(len(text) + 1))
        end = min(len(text), start + int(dice.below(6)))
        middle = pick(dice, ["", text[start:end] * 2, pick(dice, BITS), chr(int(dice.below(0x3000)))])
        text = text[:start] + middle + text[end:]
    return text[: int(dice.below(len(text) + 1))] if dice.below(10) == 0 else text


def noise(dice: Dice) -> str:
    """Random bytes, as a careless program would read them."""
    size = int(dice.below(40))
    return bytes(int(dice.below(256)) for _ in range(size)).decode("utf-8", "replace")
