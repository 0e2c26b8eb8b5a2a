"""Options: what may be agreed before a game begins. Records carry them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from crashyard.engine.forms.documents import shown
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


@dataclass(frozen=True, slots=True)
class Assignment:
    """An option that gives every seat something of its own, such as its colour, or leaves that to the rules.

    Its value is a text, which every store and every command line can hold: `default`, or different ones of `values`
    joined by commas, in the order of the seats. A seat gets one, or as many as `each` says for a number of players.
    """

    name: str
    values: tuple[str, ...]
    each: Mapping[int, int] = field(default_factory=dict, hash=False)
    default: str = "by-seat"

    @property
    def allowed(self) -> str:
        return f"{self.default}, {','.join(self.values[:2])},..."

    def count(self, players: int) -> int:
        """How many are given out."""
        return players * self.each.get(players, 1)

    def accepts(self, value: object) -> bool:
        if not isinstance(value, str):
            return False
        names = value.split(",")
        return value == self.default or (set(names) <= set(self.values) and len(set(names)) == len(names))

    def fits(self, value: Value, players: int) -> bool:
        """Whether an accepted value has something for every seat, and nothing beside."""
        return value == self.default or len(str(value).split(",")) == self.count(players)

    def given(self, value: Value, players: int) -> list[list[str]]:
        """What each seat has been given; nothing by default."""
        if value == self.default:
            return [[] for _ in range(players)]
        names, each = str(value).split(","), self.each.get(players, 1)
        return [names[each * seat : each * seat + each] for seat in range(players)]

    def parse(self, text: str) -> Value:
        return ",".join(name.strip() for name in text.split(","))

    def to_json(self) -> dict[str, object]:
        each = {str(players): count for players, count in self.each.items()}
        return {"name": self.name, "values": list(self.values), "each": each, "default": self.default}


Option = Choice | Number | Assignment


def complete_options(
    schema: Sequence[Option], given: object, game: str, players: int | None = None
) -> dict[str, Value]:
    """All options of a game: those given, checked, and the defaults of the others.

    What depends on the number of players is checked if that is known.
    """
    if not isinstance(given, Mapping):
        raise Refusal("not-an-object", {"what": "options", "value": shown(given)})
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            raise Refusal("unknown-option", {"game": game, "option": shown(name), "options": ", ".join(known) or "-"})
    chosen: dict[str, Value] = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        if not option.accepts(value):
            facts: dict[str, object] = {"option": name, "value": shown(value), "right": option.allowed}
            raise Refusal("wrong-option", facts)
        if isinstance(option, Assignment) and players is not None and not option.fits(value, players):
            facts = {"option": name, "value": shown(value), "right": option.default, "count": option.count(players)}
            raise Refusal("wrong-assignment", facts | {"values": ", ".join(option.values)})
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
