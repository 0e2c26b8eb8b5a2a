"""A game: its name, its options, how a play of it begins, and the doors to its faces."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from crashyard.engine.documents import Fields, shown
from crashyard.engine.event import Event
from crashyard.engine.observer import Observer
from crashyard.engine.odds import Chances, Odds
from crashyard.engine.options import Option, Value, complete_options
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.witness import Witness

FORMAT = 1
"""The version of position files and records. Older ones always open."""


class Game(ABC):
    """The rules of one board game, as the rest of the house sees them."""

    name: ClassVar[str]
    """As in commands and files: `cube-attack`."""

    rules_version: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    """The numbers of players the game can be played with."""

    options: ClassVar[tuple[Option, ...]]
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

    odds: ClassVar[Odds | Chances] = Odds()
    """What the values of `Position.evaluate` say about winning, as measured in games between bots."""

    signature: ClassVar[frozenset[str]]
    """Fields every position file of this game has; they tell a file without a header apart."""

    action_defaults: ClassVar[Mapping[str, object]] = {}
    """What the JSON form of an action may leave out, for its sentence; nested names are joined: `target-at`."""

    event_defaults: ClassVar[Mapping[str, object]] = {}
    """What stands in the sentence of an event for the secret facts that the reader may not know."""

    @abstractmethod
    def begin(self, players: int, options: Mapping[str, Value]) -> Position:
        """A new play with checked options; chance may be awaited first."""

    @abstractmethod
    def read(self, fields: Fields) -> Position:
        """The position that the fields of a position file describe, reachable or not."""

    @abstractmethod
    def follow(self, view: dict[str, Any], events: Iterable[Event]) -> None:
        """Bring a spectator's view up to date with what has happened since, from the events alone."""

    @abstractmethod
    def scene(self, view: Mapping[str, Any]) -> Any:
        """What a view looks like: a `crashyard.faces.scene.Scene`."""

    def steps(self, position: Position, seat: int, form: object) -> list[object]:
        """The forms of actions, one a decision, that a form stands for; more than one where a game has longer forms."""
        return [form]

    def teams(self, players: int) -> tuple[int, ...]:
        """The team of each seat; everybody for himself unless the game says otherwise."""
        return tuple(range(players))

    def seat_colours(self, view: Mapping[str, Any]) -> tuple[int, ...]:
        """By which number the message `seat-number` calls each seat that has no name, where colours can be chosen.

        Empty if every seat is called by its own number.
        """
        return ()

    def observer(self, players: int) -> Observer:
        """How the game looks as a row of numbers, for those who learn from arrays."""
        raise Refusal("no-observation", {"game": self.name})

    def witness(self, position: Position) -> Witness:
        """Who tells the laboratory what happens in the play that begins with `position`."""
        return Witness()

    @property
    def words_package(self) -> str:
        """The package whose folder `words` holds the game's sentences."""
        return type(self).__module__.rpartition(".")[0]

    def __repr__(self) -> str:
        return f"<Game {self.name}: {spell_counts(self.players)} players>"

    def new(self, players: int, options: Mapping[str, object] | None = None) -> Position:
        """A new play, or a refusal that says what would be right."""
        if type(players) is not int or players not in self.players:
            facts = {"game": self.name, "players": shown(players), "right": spell_counts(self.players)}
            raise Refusal("wrong-players", facts)
        return self.begin(players, complete_options(self.options, options or {}, self.name, players))

    def save(self, position: Position) -> dict[str, object]:
        """The position file of a position."""
        header = {"game": self.name, "format": FORMAT, "rules": self.rules_version}
        return header | position.to_json()

    def load(self, document: object) -> Position:
        """The position of a position file; the header may be missing."""
        fields = Fields(document, "the position")
        take_header(fields, self)
        return self.read(fields)


def take_header(fields: Fields, game: Game) -> None:
    """Check the fields that say which game and format a document is of."""
    name = fields.text("game", default=game.name)
    if name != game.name:
        raise fields.wrong("game", name, game.name)
    version = fields.integer("format", 1, 1_000_000, default=FORMAT)
    if version > FORMAT:
        facts = {"what": fields.what, "format": version, "newest": FORMAT}
        raise Refusal("newer-format", facts)
    fields.text("rules", default=game.rules_version)


def spell_counts(counts: tuple[int, ...]) -> str:
    """`2..6`, or `2, 4` where there are gaps."""
    if counts == tuple(range(counts[0], counts[-1] + 1)) and len(counts) > 1:
        return f"{counts[0]}..{counts[-1]}"
    return ", ".join(map(str, counts))
