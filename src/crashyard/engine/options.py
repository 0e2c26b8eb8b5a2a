"""Options: what may be agreed before a game begins. Records carry them.

Parameters are declared in the same way: numbers that a rulebook fixes, and that whoever designs a game may want to
change. They leave its board and its answers alone: costs, what everybody begins with, which cards are in the deck, how
many points win. Nobody is asked for them where a table is opened; the laboratory takes them as options, and so does
whoever opens a table from it. A play is written down with the parameters that are not as in the rulebook, and with no
others: what was stored before a parameter was declared is stored so still.
"""

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


@dataclass(frozen=True, slots=True)
class Selection:
    """A parameter that picks some of several things, such as the cards that are left out of a deck.

    Its value is a text, which every store and every command line can hold: `none`, or different ones of `values`
    joined by commas.
    """

    name: str
    kind: str
    """What sort of thing they are: the game calls each by its message `kind-value`, such as `card-ROCKET`."""
    values: tuple[str, ...]
    most: int
    """How many can be picked."""
    default: str = "none"

    @property
    def allowed(self) -> str:
        return f"{self.default}, {','.join(self.values[:2])},... (1..{self.most})"

    def accepts(self, value: object) -> bool:
        if not isinstance(value, str):
            return False
        names = value.split(",")
        fits = set(names) <= set(self.values) and len(set(names)) == len(names) <= self.most
        return value == self.default or fits

    def picked(self, value: Value) -> list[str]:
        """The things of an accepted value, in the order in which they are declared."""
        names = str(value).split(",")
        return [name for name in self.values if name in names]

    def parse(self, text: str) -> Value:
        return ",".join(name.strip() for name in text.split(","))

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "values": list(self.values), "most": self.most, "default": self.default}


Option = Choice | Number | Assignment
Parameter = Number | Selection


def complete_options(
    schema: Sequence[Option],
    given: object,
    game: str,
    players: int | None = None,
    parameters: Sequence[Parameter] = (),
) -> dict[str, Value]:
    """All options of a game: those given, checked, and the defaults of the others; and the parameters that vary it.

    What depends on the number of players is checked if that is known. A parameter that is as in the rulebook is left
    out, and things that are picked stand in one order: a variant is written in one way.
    """
    if not isinstance(given, Mapping):
        raise Refusal("not-an-object", {"what": "options", "value": shown(given)})
    known: dict[str, Option | Parameter] = {option.name: option for option in (*schema, *parameters)}
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
        chosen[name] = ",".join(option.picked(value)) or value if isinstance(option, Selection) else value
    usual = [parameter.name for parameter in parameters if chosen[parameter.name] == parameter.default]
    return {name: value for name, value in chosen.items() if name not in usual}


def parse_options(
    schema: Sequence[Option], settings: Sequence[str], game: str, parameters: Sequence[Parameter] = ()
) -> dict[str, Value]:
    """Options and parameters written as `name=value`."""
    known: dict[str, Option | Parameter] = {option.name: option for option in (*schema, *parameters)}
    given: dict[str, Value] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise Refusal("option-form", {"setting": shown(setting)})
        given[name] = known[name].parse(text) if name in known else text
    return complete_options(schema, given, game, parameters=parameters)
