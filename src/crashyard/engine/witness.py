"""What a game tells the laboratory about a play of it, beyond what every game tells.

Length, choices, branching and who leads are seen in any play. That somebody got an upgrade, that a saucer was
pushed off by that one, and how far everybody is by the score track is known to the game alone: its witness hears the
events and says it in four plain words. A game without a witness of its own is studied all the same.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from crashyard.engine.event import Event
from crashyard.engine.position import Position


@dataclass(frozen=True, slots=True)
class Began:
    """A seat is the starting player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Got:
    """A seat got a thing whose worth is of interest: an upgrade, a card, a planet.

    `kind` names what it is compared with: upgrades with upgrades, planets with planets.
    """

    seat: int
    kind: str
    item: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A seat did another one harm, or itself if `by` is `to`. `how` says it in the words of the game."""

    by: int
    to: int
    how: str


@dataclass(frozen=True, slots=True)
class Seen:
    """Something happened at a place of the board: a visit, a crash, something picked up.

    `place` is the id of the place in the game's scene, over which a map of all of them is drawn.
    """

    what: str
    place: str


Happening = Began | Got | Hit | Seen


class Witness:
    """One for every play, from its beginning. This one knows nothing that is special to a game."""

    def hear(self, event: Event) -> list[Happening]:
        """What an event means; it may be remembered for the next ones."""
        return []

    def dealt(self, position: Position, outcome: int) -> Got | None:
        """What an outcome that chance may give now deals, and to whom; None if it deals nothing.

        An upgrade that is drawn, a card from the deck, who begins: what it would be worth to be dealt it is found out
        by dealing it, or not, whatever else happens. It gets positions in which chance is awaited.
        """
        return None

    def score(self, position: Position, seat: int) -> float | None:
        """What the score track shows for a seat, or None if the game has none."""
        return None

    def progress(self, position: Position) -> Hashable | None:
        """What is another thing whenever the game has got on, or None if nobody can tell.

        It is asked after every turn. Here it is by how much every score is ahead of the first seat's: where all get the
        same, nothing has changed between them.
        """
        scores = [self.score(position, seat) for seat in range(position.players)]
        first = scores[0]
        return None if first is None else tuple(score - first for score in scores if score is not None)

    def patience(self, players: int) -> int:
        """If there is no progress for more rounds than this, the game stands still."""
        return 4

    def choice(self, form: object) -> str:
        """What kind of choice the JSON form of an action is: few enough kinds for a table that people read."""
        assert isinstance(form, Mapping)
        return str(form["do"])
