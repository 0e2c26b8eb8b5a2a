"""What a snapshot holds of a table besides the position: all that is needed to go on without the entries before it.

A play is saved by its last base, which lies before the last turn, and that turn: so whoever opens the table can still
take it back, and can tell whether it showed anything.
"""

from typing import Any

import msgspec

from crashyard.engine.chance.fair import Pledge
from crashyard.engine.chance.numbered import Chance
from crashyard.engine.driver import Driver, RecordedAnswers
from crashyard.engine.game import Game
from crashyard.engine.orders.standing import Orders, SeatOrders
from crashyard.engine.records.stored import FormLog
from crashyard.server.storage.entry_answers import EntryAnswers
from crashyard.server.tables.agreements.accord import SavedAccord
from crashyard.server.tables.play import PlayBase, TablePlay
from crashyard.server.tables.seating import Chair

SAVED_FORMAT = 1
FORGOTTEN = frozenset({"offered"})
"""What older snapshots hold and nobody needs any more: contributions that everybody could see before the play."""


class UnusableSnapshot(Exception):
    """A snapshot was written by another version, or holds nothing to go on from."""


class SavedTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last turn of a play, by the forms of its answers."""

    person: str | None
    answers: list[tuple[int, Any]]
    entry: int
    orders: dict[int, dict[str, Any]] = {}
    """The standing orders after it."""


class SavedPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of a play, and the one turn that came after it, if any did."""

    position: dict[str, Any] | None
    """The position file of the base; nothing where it is the position of the snapshot itself."""
    length: int
    thrown: int
    decisions: tuple[int, ...]
    given: dict[str, int]
    entry: int
    is_beginning: bool
    turn: SavedTurn | None
    resigned: list[int] = []
    """Of the base. Older snapshots know of nobody."""
    orders: dict[int, dict[str, Any]] = {}
    """The standing orders at the base."""

    @classmethod
    def of(cls, play: TablePlay) -> "SavedPlay":
        last, base = play.turns.last, play.next_base()
        turn = None
        if last is not None:
            log = FormLog()
            Driver(base.position.copy(), RecordedAnswers(last.answers), [log]).play()
            turn = SavedTurn(last.person, log.stored, last.entry, _saved(last.orders))
        return cls(
            position=None if last is None else base.game.save(base.position),
            length=base.length,
            thrown=base.thrown,
            decisions=base.decisions,
            given=dict(base.given),
            entry=base.entry,
            is_beginning=base.is_beginning,
            turn=turn,
            resigned=sorted(base.resigned),
            orders=_saved(base.orders),
        )

    def play(self, game: Game, chance: Chance, position: dict[str, Any]) -> TablePlay:
        """The play again; `position` is the one of the snapshot."""
        found = game.load(position if self.position is None else self.position)
        base = PlayBase(
            game=game,
            chance=chance,
            position=found,
            length=self.length,
            thrown=self.thrown,
            decisions=self.decisions,
            given=self.given,
            entry=self.entry,
            is_beginning=self.is_beginning,
            resigned=frozenset(self.resigned),
            orders=_standing(self.orders),
        )
        play = TablePlay(base, found)
        if self.turn is not None:
            stored = EntryAnswers(tuple(self.turn.answers))
            play, _ = play.followed(self.turn.person, stored, game.rules_version, self.turn.entry)
            play = play.with_orders(_standing(self.turn.orders))
        return play


def _saved(standing: Orders) -> dict[int, dict[str, Any]]:
    return {seat: orders.to_json() for seat, orders in standing.items()}


def _standing(saved: dict[int, dict[str, Any]]) -> Orders:
    return {seat: SeatOrders.of(document) for seat, document in saved.items()}


class SavedState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything else about a table."""

    format: int
    at: float
    """When its last entry was written."""
    entry: str
    """The mark of that entry."""
    state: str
    chairs: list[Chair]
    left: list[float]
    since: dict[int, float]
    """What the clocks show, as in `SavedClocks`."""
    contributions: list[str]
    undone: int
    next: str | None
    played_by: dict[int, str]
    keys: dict[str, dict[str, int]]
    """The last requests of each person, and the entries that they led to."""
    play: SavedPlay | None
    moment: float | None = None
    answered: dict[int, tuple[float, float]] = {}
    """The rest of `SavedClocks`, which older versions did not know."""
    pledges: list[Pledge] = []
    """What seats have bound themselves to. Older snapshots know of none."""
    chat: str = ""
    """Who may talk. Where an older snapshot does not say it, the row of the table does."""
    accord: SavedAccord = SavedAccord()
    """What is proposed and agreed. Nothing was in older versions."""
    rests: dict[int, tuple[float, float]] = {}
    """Vacations, as in `SavedClocks`."""
    waiting: tuple[int, ...] = ()
    owed: dict[int, float] = {}
    """What those who are away owe to their clocks, as in `SavedClocks`."""
    free: list[int] = []
    """The seats of those who have left, which somebody else may take over."""
    former: list[str] = []
    """The people whose seats somebody else has taken over."""
    turned_away: list[str] = []
    """The people whom the host has taken off a chair."""

    @classmethod
    def of(cls, document: object) -> "SavedState":
        """Raises UnusableSnapshot if this version cannot go on from it."""
        if isinstance(document, dict):
            document = {name: value for name, value in document.items() if name not in FORGOTTEN}
        try:
            saved = msgspec.convert(document, cls, str_keys=True)
        except msgspec.ValidationError as error:
            raise UnusableSnapshot(str(error)) from error
        if saved.format != SAVED_FORMAT:
            raise UnusableSnapshot(f"format {saved.format}")
        return saved

    def document(self) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return document
