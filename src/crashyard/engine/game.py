"""A game: its name, its options, how a play of it begins, and what else it can do."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from crashyard.engine.abilities import Abilities, Faces, Observation
from crashyard.engine.event import Event
from crashyard.engine.forms.documents import Fields, shown
from crashyard.engine.forms.state import StateField
from crashyard.engine.odds import Chances, Odds
from crashyard.engine.options import Option, Parameter, Value, complete_options, parse_options
from crashyard.engine.position import Position
from crashyard.engine.previews.effects import EffectReader
from crashyard.engine.records.former import Former
from crashyard.engine.refusal import Refusal
from crashyard.engine.witness import Witness

_VERSION = re.compile("[0-9]{1,9}")

FORMAT = 1
"""The version of position files. Older ones always open."""


class Game(ABC):
    """The rules of one board game, as everything outside its folder sees them."""

    name: ClassVar[str]
    """As in commands and files: `cube-attack`."""

    rules_version: ClassVar[str]
    """A whole number, higher with every change of the rules, of their options or of the forms of actions.

    A parameter that is added changes nothing of this: no play that is stored has it.
    """

    former: ClassVar[Mapping[str, Former]] = {}
    """What has to be known of some versions of the rules, by version, to open what was stored by them."""

    players: ClassVar[tuple[int, ...]]
    """The numbers of players the game can be played with."""

    default_players: ClassVar[int]
    """How many play where nobody says how many: the number at which a first game is best; else the fewest."""

    options: ClassVar[tuple[Option, ...]]
    parameters: ClassVar[tuple[Parameter, ...]] = ()
    """What the laboratory may change beyond them, at most ten; their defaults are the rulebook's."""

    action_space: ClassVar[int]
    """Actions of seats are numbers from 0 to `action_space` - 1."""

    outcome_space: ClassVar[int]
    """Outcomes of chance are numbers from 0 to `outcome_space` - 1."""

    secrets: ClassVar[bool] = False
    """Whether anything is ever hidden from a seat: a hand, a plan, the two cards that somebody looks at."""

    together: ClassVar[bool] = False
    """Whether several seats ever decide at once."""

    longest: ClassVar[int]
    """After so many answers, chance's included, a game between random players is stopped and counted as capped.

    Where the rules have no limit of their own it is far beyond what random games take.
    """

    state: ClassVar[tuple[StateField, ...]] = ()
    """Every field of its positions: `FIELDS` of its `rules/state.py`."""

    view_type: ClassVar[type] = dict
    """The TypedDict of what `Position.view` gives."""

    event_types: ClassVar[Mapping[str, type]] = {}
    """The TypedDict of the facts of each kind of event, public and secret ones together."""

    signature: ClassVar[frozenset[str]]
    """Fields every position file of this game has; they tell a file without a header apart."""

    abilities: ClassVar[Abilities] = Abilities()
    """What it can do beyond being played."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not hasattr(cls, "default_players") and hasattr(cls, "players"):
            cls.default_players = cls.players[0]

    @abstractmethod
    def begin(self, players: int, options: Mapping[str, Value]) -> Position:
        """A new play with checked options; chance may be awaited first."""

    @abstractmethod
    def read(self, fields: Fields) -> Position:
        """The position that the fields of a position file describe, reachable or not."""

    @abstractmethod
    def follow(self, view: dict[str, Any], events: Iterable[Event]) -> None:
        """Bring a spectator's view up to date with what has happened since, from the events alone."""

    def steps(self, position: Position, seat: int, form: object) -> list[object]:
        """The forms of actions, one a decision, that a form stands for; more than one where a game has longer forms."""
        return [form]

    def teams(self, players: int) -> tuple[int, ...]:
        """The team of each seat; everybody for themselves unless the game says otherwise."""
        return tuple(range(players))

    @property
    def package(self) -> str:
        """The package of the game."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def faces(self) -> Faces:
        """How it is shown to people; refused for a game that is for programs alone."""
        if self.abilities.faces is None:
            raise Refusal("no-faces", {"game": self.name})
        return self.abilities.faces

    @property
    def observation(self) -> Observation:
        """How it looks as a row of numbers; refused for a game that does not offer it."""
        if self.abilities.observation is None:
            raise Refusal("no-observation", {"game": self.name})
        return self.abilities.observation

    @property
    def odds(self) -> Odds | Chances:
        return self.abilities.odds

    def witness(self, position: Position) -> Witness:
        """Who tells the laboratory what happens in the play that begins with `position`."""
        return self.abilities.witness(position) if self.abilities.witness else Witness()

    def effects(self, position: Position) -> EffectReader:
        """Who tells hints what the events from `position` on mean to the seats."""
        return self.abilities.effects(position) if self.abilities.effects else EffectReader(self.witness(position))

    def __repr__(self) -> str:
        return f"<Game {self.name}: {spell_counts(self.players)} players>"

    def new(self, players: int, options: Mapping[str, object] | None = None) -> Position:
        """A new play, or a refusal that says what would be right."""
        if type(players) is not int or players not in self.players:
            facts = {"game": self.name, "players": shown(players), "right": spell_counts(self.players)}
            raise Refusal("wrong-players", facts)
        return self.begin(players, self.complete(options or {}, players))

    def complete(self, given: object, players: int | None = None) -> dict[str, Value]:
        """All options, checked, and those parameters that are not as in the rulebook."""
        return complete_options(self.options, given, self.name, players, self.parameters)

    def parse(self, settings: Sequence[str]) -> dict[str, Value]:
        """The same from `name=value`."""
        return parse_options(self.options, settings, self.name, self.parameters)

    def settings(self, options: Mapping[str, object], beside: Mapping[str, object] | None = None) -> list[str]:
        """As `name=value`, whatever options and parameters are not as with other ones, or as by default."""
        usual: dict[str, object] = {each.name: each.default for each in (*self.options, *self.parameters)}
        mine, others = {**usual, **options}, {**usual, **(beside or {})}
        return [f"{name}={mine[name]}" for name in usual if mine[name] != others[name]]

    def save(self, position: Position) -> dict[str, object]:
        """The position file of a position."""
        header = {"game": self.name, "format": FORMAT, "rules": self.rules_version}
        return header | position.to_json()

    def load(self, document: object) -> Position:
        """The position of a position file, of these rules or older ones; the header may be missing."""
        fields = Fields(document, "the position")
        rules = take_header(fields, self, FORMAT)
        if int(rules) > int(self.rules_version):
            raise Refusal("newer-rules", {"what": fields.what, "rules": rules, "newest": self.rules_version})
        fields.complete("options", self.old_defaults(rules))
        return self.read(fields)

    def fields_of(self, position: Position, rules: str) -> dict[str, Any] | None:
        """The fields of a position as some version of the rules wrote them; None if they cannot be told any more.

        Digests are compared by them, and bare numbers are read. A game whose fields have changed overrides this.
        """
        return position.to_json()

    def old_defaults(self, rules: str) -> dict[str, Value]:
        """The options that were not said have the defaults of the rules of that time, as far as they still exist."""
        if rules == self.rules_version or rules not in self.former:
            return {}
        known = {option.name for option in self.options}
        return {name: value for name, value in self.former[rules].defaults.items() if name in known}


def take_header(fields: Fields, game: Game, newest: int) -> str:
    """Check the fields that say which game and format a document is of; returns the version of its rules."""
    name = fields.text("game", default=game.name)
    if name != game.name:
        raise fields.wrong("game", name, game.name)
    version = fields.integer("format", 1, 1_000_000, default=newest)
    if version > newest:
        facts = {"what": fields.what, "format": version, "newest": newest}
        raise Refusal("newer-format", facts)
    rules = fields.text("rules", default=game.rules_version)
    if not _VERSION.fullmatch(rules):
        raise fields.wrong("rules", rules, game.rules_version)
    return rules


def spell_counts(counts: tuple[int, ...]) -> str:
    """`2..6`, or `2, 4` where there are gaps."""
    if counts == tuple(range(counts[0], counts[-1] + 1)) and len(counts) > 1:
        return f"{counts[0]}..{counts[-1]}"
    return ", ".join(map(str, counts))
