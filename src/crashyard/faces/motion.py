"""Motions: how an event is shown where things move, and what it sounds like, as data.

A game says for each kind of event it tells how that is shown (`Faces.motions`); whoever shows it, a browser, knows the
motions and sounds by their names. An event of which a game says nothing is shown by what it changes, without a sound.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from crashyard.engine.event import Event

MOTIONS = frozenset(
    {
        "bounce",  # shaken by a blow
        "burst",  # blown to pieces
        "crash",  # over the edge, spinning away
        "deal",  # from one place to another in an arc
        "fall",  # into a hole, or away from under everything
        "flash",  # looked at for a moment
        "fly",  # along its path
        "pick-up",  # grown, then carried to its owner
        "place",  # put down from above
        "push",  # shoved along
        "reveal",  # turned over
        "swing",  # a bell
        "tumble",  # a die that shows another face
        "turn",  # somebody else's turn begins: what is past is cleared away
    }
)
LOSSES = frozenset({"burst", "crash", "fall"})
"""Motions that take a thing off the table."""
SOUNDS = frozenset(
    {"bell", "bump", "card", "crash", "pick-up", "place", "points", "power", "roll", "shot", "thrust", "tick"},
)


@dataclass(frozen=True, slots=True)
class Spark:
    """Something small that flies from one thing to another: a shot, or points on their way to their owner."""

    start: str
    end: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class Die:
    """A die that was thrown: it rolls over the table to a thing and shows its face there; then the event is seen.

    Faces are what is written on the die, which nobody translates: numbers, arrows.
    """

    face: str
    faces: tuple[str, ...]
    at: str


@dataclass(frozen=True, slots=True)
class Motion:
    """How one event is shown. Nothing of it may depend on what anybody may not know.

    `who` are the ids of the things that move so; if it names none, it is everything that the event moves or changes.
    `way` is the direction in which they leave the table or are hit, x to the right and y downwards. `source` is a thing
    from which those come that are new on the table, a stock or a deck, and `goal` one to which those go that leave it.
    """

    motion: str = ""
    sound: str = ""
    who: tuple[str, ...] = ()
    way: tuple[float, float] | None = None
    sparks: tuple[Spark, ...] = ()
    dice: tuple[Die, ...] = ()
    source: str = ""
    goal: str = ""

    def to_json(self) -> dict[str, Any]:
        """What differs from the plainest motion."""
        told: dict[str, Any] = {}
        if self.motion:
            told["motion"] = self.motion
        if self.sound:
            told["sound"] = self.sound
        if self.who:
            told["who"] = list(self.who)
        if self.way is not None:
            told["way"] = [round(step, 2) for step in self.way]
        if self.sparks:
            told["sparks"] = [[spark.start, spark.end, spark.label] for spark in self.sparks]
        if self.dice:
            told["dice"] = [{"face": die.face, "faces": list(die.faces), "at": die.at} for die in self.dice]
        if self.source:
            told["source"] = self.source
        if self.goal:
            told["goal"] = self.goal
        return told


SILENT = Motion()
"""What it changes is seen, and nothing is heard."""

MakeMotion = Callable[[Mapping[str, Any], Sequence[Event]], Motion]
"""From what a spectator sees before some events, and those events, to the motion of the last of them."""
Motions = Mapping[str, Motion | MakeMotion]
"""By the kind of event."""


def motion_of(motions: Motions, view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
    """How the last of some events is shown that follow one another; `view` is what a spectator saw before them."""
    found = motions.get(events[-1].kind, SILENT)
    return found if isinstance(found, Motion) else found(view, events)


def of_things(motion: str, sound: str, *who: str, source: str = "", goal: str = "") -> MakeMotion:
    """The motion of things whose ids are made from the facts of the event: `saucer-{saucer}`."""

    def made(view: Mapping[str, Any], events: Sequence[Event]) -> Motion:
        facts = events[-1].public
        things = tuple(each.format(**facts) for each in who)
        return Motion(motion, sound, things, source=source.format(**facts), goal=goal.format(**facts))

    return made
