"""What a game can do beyond being played: be shown to people, be seen as numbers, be studied.

`Game` itself is the core that every game must have. These are optional: a game hands out what it has as `Abilities`,
and whoever asks for something that it has not is refused with a sentence.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from crashyard.engine.observer import Observer
from crashyard.engine.odds import Chances, Odds
from crashyard.engine.orders.sense import OrderSense
from crashyard.engine.position import Position
from crashyard.engine.previews.effects import EffectReader
from crashyard.engine.previews.rehearsal import PlannedPiece
from crashyard.engine.witness import Witness


def nobody_chose(view: Mapping[str, Any]) -> tuple[int, ...]:
    """Every seat is called by its own number."""
    return ()


@dataclass(frozen=True, slots=True)
class Faces:
    """How a game is shown to people: its scene, and the sentences and rules in their languages."""

    package: str
    """The package whose folders `words` and `rules` hold the sentences and the rules for players."""
    scene: Callable[[Mapping[str, Any]], Any]
    """What a view looks like: a `crashyard.faces.scene.Scene`."""
    seat_colours: Callable[[Mapping[str, Any]], tuple[int, ...]] = nobody_chose
    """By which number the message `seat-number` calls each seat that has no name, where colours can be chosen.

    Empty if every seat is called by its own number.
    """
    action_defaults: Mapping[str, object] = field(default_factory=dict)
    """What the JSON form of an action may leave out, for its sentence; nested names are joined: `target-at`."""
    event_defaults: Mapping[str, object] = field(default_factory=dict)
    """What stands in the sentence of an event for the secret facts that the reader may not know."""
    motions: Mapping[str, Any] = field(default_factory=dict)
    """How each kind of event is shown and heard: `crashyard.faces.motion.Motions`. By itself, by what it changes."""


@dataclass(frozen=True, slots=True)
class Observation:
    """How a game looks as a row of numbers, for those who learn from arrays."""

    observer: Callable[[int], Observer]
    """For so many players."""
    version: int = 0
    """Goes up whenever the parts change: what has learned from older ones cannot read them."""
    turned_actions: Callable[[int, int], Sequence[int]] | None = None
    """For so many players, and a seat: the number of every action as the seat sees it, what belongs to seats being
    counted from the own one on, as in the row. None if actions name neither seats nor anything that is theirs."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """What a game has of all this."""

    faces: Faces | None = None
    observation: Observation | None = None
    odds: Odds | Chances = field(default_factory=Odds)
    """What the values of `Position.evaluate` say about winning, as measured in games between bots."""
    witness: Callable[[Position], Witness] | None = None
    """Who tells the laboratory what happens in the play that begins with a position."""
    effects: Callable[[Position], EffectReader] | None = None
    """Who tells hints what the events from a position on mean to the seats."""
    rehearse: Callable[[Position, int, int], Sequence[PlannedPiece]] | None = None
    """What a secret answer of a seat would do at the table as it stands, where several seats decide at once.

    It gets a position that is possible for the seat, and leaves it as it is. A plan for several pieces has
    one rehearsal for each of them, which depends on its own targets alone.
    """
    order_sense: OrderSense = field(default_factory=OrderSense)
    """What standing orders can depend on."""
