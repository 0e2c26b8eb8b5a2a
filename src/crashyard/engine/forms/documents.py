"""Reading JSON that people wrote: every wrong field is refused with what would be right."""

import json
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any, NoReturn

from crashyard.engine.refusal import Refusal

DEEPEST = 64
"""No document of ours nests deeper than this; anything deeper is nonsense or an attack."""


class _NotJson(Exception):
    """Something that JSON does not have, or that not every reader takes the same way."""

    def __init__(self, problem: str, value: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.value = value


def _no_constant(text: str) -> NoReturn:
    raise _NotJson("number", text)


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise _NotJson("number", text) from None


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise _NotJson("number", text)
    return number


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise _NotJson("repeated", name)
        found[name] = value
    return found


_READER = json.JSONDecoder(
    parse_constant=_no_constant, parse_int=_whole, parse_float=_finite, object_pairs_hook=_no_repeats
)


def parse_json(text: str, what: str) -> Any:
    """The JSON value in `text`; `what` names it in the refusal."""
    facts: dict[str, object] = {"what": what, "problem": "deep", "value": "", "line": 0, "column": 0}
    try:
        value = _READER.decode(text)
        if not _is_deep(value):
            return value
    except RecursionError:
        pass
    except _NotJson as error:
        facts |= {"problem": error.problem, "value": shown(error.value)}
    except json.JSONDecodeError as error:
        facts |= {"problem": "broken", "line": error.lineno, "column": error.colno}
    raise Refusal("not-json", facts)


def _is_deep(value: object) -> bool:
    """Whether a value nests deeper than `DEEPEST`, looked at layer by layer."""
    layer = [value]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for outer in layer:
            if isinstance(outer, dict):
                inner.extend(outer.values())
            elif isinstance(outer, list):
                inner.extend(outer)
        layer = inner
    return any(isinstance(outer, dict | list) for outer in layer)


def shown(value: object) -> str:
    """A value as it is quoted in a sentence: short, on one line, and harmless to a terminal."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, default=str)
    except (RecursionError, TypeError, ValueError):
        text = type(value).__name__
    text = " ".join(text.split())
    text = text if len(text) <= 40 else text[:37] + "..."
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def blame(otherwise: Refusal, *suspects: tuple["Fields", str]) -> Refusal:
    """Why a document contradicts itself: one of the suspected fields is left out; or, if all are there, as told."""
    for fields, name in suspects:
        if fields.leaves_out(name):
            return fields.missing(name)
    return otherwise


class Fields:
    """The fields of one JSON object, taken one after the other.

    `what` names the object in refusals: "the position", "cube 3".
    """

    def __init__(self, document: object, what: str) -> None:
        if not isinstance(document, dict):
            raise Refusal("not-an-object", {"what": what, "value": shown(document)})
        self._fields: dict[str, Any] = dict(document)
        self._given = frozenset(document)
        self.what = what

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def leaves_out(self, name: str) -> bool:
        """Whether the document has no such field; what has been taken is not left out."""
        return name not in self._given

    def missing(self, name: str) -> Refusal:
        return Refusal("missing-field", {"what": self.what, "field": name})

    def wrong(self, name: str, value: object, right: str) -> Refusal:
        facts = {"what": self.what, "field": name, "value": shown(value), "right": right}
        return Refusal("wrong-field", facts)

    def peek(self, name: str) -> Any:
        """What a field says, or None; it stays to be taken."""
        return self._fields.get(name)

    def take(self, name: str) -> Any:
        if name not in self._fields:
            raise self.missing(name)
        return self._fields.pop(name)

    def integer(self, name: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and name not in self._fields:
            return default
        value = self.take(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(name, value, f"{low}..{high}")
        return value

    def boolean(self, name: str, default: bool) -> bool:
        if name not in self._fields:
            return default
        value = self.take(name)
        if not isinstance(value, bool):
            raise self.wrong(name, value, "true, false")
        return value

    def text(self, name: str, choices: Sequence[str] | None = None, default: str | None = None) -> str:
        if default is not None and name not in self._fields:
            return default
        value = self.take(name)
        if not isinstance(value, str):
            raise self.wrong(name, value, ", ".join(choices) if choices else '"..."')
        if choices is not None and value not in choices:
            raise self.wrong(name, value, ", ".join(choices))
        return value

    def items(self, name: str, length: int | None = None) -> list[Any]:
        """A list of its own: a position may keep it and change it without writing into the document."""
        value = self.take(name)
        if not isinstance(value, list):
            raise self.wrong(name, value, "[...]")
        if length is not None and len(value) != length:
            raise self.wrong(name, value, f"[{', '.join(['...'] * length)}]")
        return list(value)

    def integers(self, name: str, length: int, low: int, high: int) -> list[int]:
        values = self.items(name, length)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise self.wrong(name, value, f"{low}..{high}")
        return values

    def object(self, name: str) -> "Fields":
        return Fields(self.take(name), f"{self.what}: {name}")

    def complete(self, name: str, defaults: Mapping[str, Any]) -> None:
        """What the object in a field does not say is as in `defaults`; a field that is missing says nothing."""
        value = self._fields.get(name, {})
        if defaults and isinstance(value, dict):
            self._fields[name] = {**defaults, **value}

    def end(self) -> None:
        """Refuse what is left over: a misspelt field must not be lost in silence."""
        for name in self._fields:
            raise Refusal("unknown-field", {"what": self.what, "field": shown(name)})
