"""Reading JSON that people wrote: every wrong field is refused with what would be right."""

import json
from collections.abc import Sequence
from math import isfinite
from typing import Any, NoReturn

from crashyard.engine.refusal import Refusal

DEEPEST = 64
"""No document of ours nests deeper than this; anything deeper is nonsense or an attack."""


def _no_constants(text: str) -> NoReturn:
    raise ValueError("number")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError("number")
    return number


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("twice")
    return found


def parse_json(text: str, what: str) -> Any:
    """The JSON value in `text`; `what` names it in the refusal."""
    try:
        value = json.loads(text, parse_constant=_no_constants, parse_float=_finite, object_pairs_hook=_no_repeats)
        if _is_deep(value):
            raise RecursionError
    except RecursionError:
        raise _not_json(what, "deep") from None
    except json.JSONDecodeError as error:
        raise _not_json(what, "syntax", error.lineno, error.colno) from None
    except ValueError as error:
        raise _not_json(what, "twice" if str(error) == "twice" else "number") from None
    return value


def _not_json(what: str, problem: str, line: int = 0, column: int = 0) -> Refusal:
    return Refusal("not-json", {"what": what, "problem": problem, "line": line, "column": column})


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


class Fields:
    """The fields of one JSON object, taken one after the other.

    `what` names the object in refusals: "the position", "cube 3".
    """

    def __init__(self, document: object, what: str) -> None:
        if not isinstance(document, dict):
            raise Refusal("not-an-object", {"what": what, "value": shown(document)})
        self._fields: dict[str, Any] = dict(document)
        self.what = what

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def wrong(self, name: str, value: object, right: str) -> Refusal:
        facts = {"what": self.what, "field": name, "value": shown(value), "right": right}
        return Refusal("wrong-field", facts)

    def take(self, name: str) -> Any:
        if name not in self._fields:
            raise Refusal("missing-field", {"what": self.what, "field": name})
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

    def end(self) -> None:
        """Refuse what is left over: a misspelt field must not be lost in silence."""
        for name in self._fields:
            raise Refusal("unknown-field", {"what": self.what, "field": shown(name)})
