"""Options: what may be agreed before a game begins. Records carry them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from crashyard.engine.documents import shown
from crashyard.engine.refusal import Refusal

Value = str | int

_WHOLE = re.compile("-?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with a few named values."""

    name: str
    values: tuple[str, ...]
    default: str

    @property
    def allowed(self) -> str:
        return ", ".join(self.values)

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values

    def parse(self, text: str) -> Value:
        return text

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "values": list(self.values), "default": self.default}


@dataclass(frozen=True, slots=True)
class Number:
    """An option that is a whole number between two bounds."""

    name: str
    low: int
    high: int
    default: int

    @property
    def allowed(self) -> str:
        return f"{self.low}..{self.high}"

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def parse(self, text: str) -> Value:
        return int(text) if _WHOLE.fullmatch(text) else text

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "low": self.low, "high": self.high, "default": self.default}


Option = Choice | Number


def complete_options(schema: Sequence[Option], given: object, game: str) -> dict[str, Value]:
    """All options of a game: those given, checked, and the defaults of the others."""
    if not isinstance(given, Mapping):
        raise Refusal("not-an-object", {"what": "options", "value": shown(given)})
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            facts = {"game": game, "option": shown(name), "options": ", ".join(known) or "-"}
            raise Refusal("unknown-option", facts)
    chosen: dict[str, Value] = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        if not option.accepts(value):
            facts = {"option": name, "value": shown(value), "right": option.allowed}
            raise Refusal("wrong-option", facts)
        chosen[name] = value
    return chosen


def parse_options(schema: Sequence[Option], settings: Sequence[str], game: str) -> dict[str, Value]:
    """Options written as `name=value`."""
    known = {option.name: option for option in schema}
    given: dict[str, Value] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise Refusal("option-form", {"setting": shown(setting)})
        given[name] = known[name].parse(text) if name in known else text
    return complete_options(schema, given, game)
