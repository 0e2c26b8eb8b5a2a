"""What happens, as far as it matters to somebody: what hints tell of an answer, beside how often it wins.

Events say what happened. Whom it helped or harmed, and who brought it about, only the game knows: its `EffectReader`
hears the events of one play and says so in `Effect`s, and counts what each seat has to show for itself (`standing`).
A game without a reader of its own is explained by the score of its witness alone.

An effect is told coarsely: of two answers that both let a cube be hit, on one planet or another, neither is safer.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from crashyard.engine.event import Event
from crashyard.engine.position import Position
from crashyard.engine.witness import Witness

Fact = tuple[str, int | str]


@dataclass(frozen=True, slots=True)
class Effect:
    """Something good or bad for a seat. The message `effect-KIND` tells it of an answer that brings it about.

    What opponents do to a seat has `threat-KIND` and `spared-KIND` as well: what they could do then, and what not.
    """

    kind: str
    seat: int
    by: int
    """Whose turn brought it about."""
    good: bool
    facts: tuple[Fact, ...] = ()


class EffectReader:
    """One for every play, from some position on. This one knows nothing that is special to a game."""

    told_of_others: ClassVar[frozenset[str]] = frozenset()
    """What of `standing` an answer changes for others at once, before any of them has acted."""
    minor: ClassVar[frozenset[str]] = frozenset()
    """The kinds of effects that are only told where there is nothing else to tell."""

    feared: ClassVar[frozenset[str]] = frozenset()
    """Those that are only told of what opponents could do; of the answer itself another effect tells the same."""

    def __init__(self, witness: Witness) -> None:
        self._witness = witness

    def hear(self, event: Event) -> list[Effect]:
        """What an event means to the seats; it may be remembered for the next ones."""
        return []

    def standing(self, position: Position, seat: int) -> Mapping[str, int]:
        """What a seat has to show: `effect-KIND-up` and `effect-KIND-down` tell that it is `$count` more, or less."""
        score = self._witness.score(position, seat)
        return {} if score is None else {"score": round(score)}
