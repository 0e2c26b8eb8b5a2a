"""Sections 1 to 4: everything that a play consists of, declared once.

`FIELDS` says of every field who may know it, how position files call it, and where it stands in the observation. Copy,
files, views and observation are written by hand; the tests of what is declared fail until they know a new field.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from crashyard.engine.forms.state import Known, StateField
from crashyard.engine.position import Position
from crashyard.games.crash_by_crash.rules.board import CELLS, SLOTS
from crashyard.games.crash_by_crash.rules.phases import LAYING_TILES
from crashyard.games.crash_by_crash.rules.pieces import (
    ALL_CARS,
    GONE,
    IN_STOCK,
    KINDS,
    NO_CARD,
    NOTHING,
    SIDES,
)
from crashyard.games.crash_by_crash.rules.tuning import USUAL, CrashByCrashTuning

NO_NUMBERS: Final = vec[i64]()
"""What a field of numbers is before anything lies there; every copy begins so, and it is quicker not made anew."""


class CrashByCrashState(Position):
    """What lies on the table, and how far the turn and the decision under way have come.

    Piles of cards are numbers of cards a kind: nobody knows the order of the deck.
    """

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.last_rider: i64 = 0
        self.younger: i64 = 1
        self.tuning: CrashByCrashTuning = USUAL

        self.tile: vec[i64] = NO_NUMBERS
        self.rotation: vec[i64] = NO_NUMBERS
        self.value: vec[i64] = NO_NUMBERS
        self.on: vec[u8] = vec[u8]()
        self.bell: vec[i64] = NO_NUMBERS
        """The number of the bell on a cell + 1, or 0."""
        self.cars: vec[i64] = NO_NUMBERS
        """The cell of each car, or IN_STOCK."""
        self.operator: i64 = -1

        self.batteries: vec[i64] = NO_NUMBERS
        self.scores: vec[i64] = NO_NUMBERS
        self.scorings: i64 = 0

        self.hands: vec[i64] = NO_NUMBERS
        self.known: vec[i64] = NO_NUMBERS
        """How many cards of a kind everybody knows to be in a hand, because they were taken openly."""
        self.display: vec[i64] = NO_NUMBERS
        self.deck: vec[i64] = NO_NUMBERS
        self.discard: vec[i64] = NO_NUMBERS

        self.turn: i64 = 0
        self.active: i64 = -1
        self.scored = False
        """Whether a scoring has taken place in this turn."""
        self.rung: i64 = -1
        """The cell of the bell that the action in progress has rung, or -1."""
        self.bans: vec[i64] = NO_NUMBERS
        """A side each: the turn in which it may use no battery, because of Discharged Battery (R67); 0 is none."""
        self.card: i64 = NO_CARD
        """The blue or yellow card in force."""

        self.phase: i64 = LAYING_TILES
        self.count: i64 = 0
        """How many tiles are laid, cards dealt or starting cars put, while that goes on."""
        self.action: i64 = 0
        """1 or 2: which action of the turn is awaited or under way."""
        self.places: i64 = 0
        """How many cars were put in this turn."""
        self.steps: i64 = 0
        """How many steps the operator has still to take."""
        self.entered: vec[i64] = NO_NUMBERS
        """The fields the operator has entered on this way, the first one included."""
        self.duty: i64 = -1
        """The side whose magnet was just put and must pull a car, or -1."""
        self.owed: i64 = 0
        """Cards played in this turn, which are replaced at its end."""
        self.takes: i64 = 0
        """Cards still to be taken, for an exchange or at the end of the turn."""
        self.exchanging = False
        self.drawn: i64 = NO_CARD
        self.drawn_too: i64 = NO_CARD
        """Four players: the two cards of which one is kept."""

    def clear(self) -> None:
        """A table without tiles, cars and cards; all pieces in stock."""
        self.tile = vec[i64]([-1] * SLOTS)
        self.rotation = vec[i64]([0] * SLOTS)
        self.value = vec[i64]([0] * (CELLS + 1))
        self.on = vec[u8]([NOTHING] * CELLS + [GONE])
        self.bell = vec[i64]([0] * (CELLS + 1))
        self.cars = vec[i64]([IN_STOCK] * ALL_CARS)
        self.batteries = vec[i64]([self.tuning.batteries] * SIDES)
        self.scores = vec[i64]([self.tuning.start_points] * SIDES)
        self.bans = vec[i64]([0] * SIDES)
        self.hands = vec[i64]([0] * (KINDS * int(self.players)))
        self.known = vec[i64]([0] * (KINDS * int(self.players)))
        self.display = vec[i64]([0] * KINDS)
        self.deck = self.tuning.copies[:]
        self.discard = vec[i64]([0] * KINDS)

    def copy_to(self, twin: "CrashByCrashState") -> None:
        """Make a new position of the same number of players like this one."""
        twin.last_rider = self.last_rider
        twin.younger = self.younger
        twin.tuning = self.tuning
        twin.tile = self.tile
        twin.rotation = self.rotation
        twin.value = self.value
        twin.on = self.on[:]
        twin.bell = self.bell
        twin.cars = self.cars[:]
        twin.operator = self.operator
        twin.batteries = self.batteries[:]
        twin.scores = self.scores[:]
        twin.scorings = self.scorings
        twin.hands = self.hands
        twin.known = self.known
        twin.display = self.display
        twin.deck = self.deck
        twin.discard = self.discard
        twin.turn = self.turn
        twin.active = self.active
        twin.scored = self.scored
        twin.rung = self.rung
        twin.bans = self.bans
        twin.card = self.card
        twin.phase = self.phase
        twin.count = self.count
        twin.action = self.action
        twin.places = self.places
        twin.steps = self.steps
        twin.entered = self.entered[:]
        twin.duty = self.duty
        twin.owed = self.owed
        twin.takes = self.takes
        twin.exchanging = self.exchanging
        twin.drawn = self.drawn
        twin.drawn_too = self.drawn_too


_LAID_ONCE: Final = "a tile is laid by writing all tiles anew"
_PILE: Final = "whoever changes a pile writes it anew"

FIELDS: Final = (
    StateField("last_rider", file="options.last_rider", unobserved="what it decides is seen when it is decided"),
    StateField("younger", file="options.younger", unobserved="what it decides is seen when it is decided"),
    StateField(
        "tuning", file="options", unobserved="what it decides is seen when it is decided", shared="nobody changes it"
    ),
    StateField("tile", file="layout", unobserved="the values of the cells are", shared=_LAID_ONCE),
    StateField("rotation", file="layout", unobserved="the values of the cells are", shared=_LAID_ONCE),
    StateField("value", derived="tile, rotation", observed="value", shared=_LAID_ONCE),
    StateField("on", derived="cars, operator, and the holes, which files call removed", observed="holes"),
    StateField("bell", file="bells", observed="bells", shared="whoever moves a bell writes all anew"),
    StateField("cars", observed="cars"),
    StateField("operator", observed="operator"),
    StateField("batteries", observed="batteries"),
    StateField("scores", observed="points"),
    StateField("scorings", observed="scorings"),
    StateField("hands", Known.OWNER, observed="hand, sizes", shared=_PILE),
    StateField("known", observed="known", shared=_PILE),
    StateField("display", observed="display", shared=_PILE),
    StateField("deck", Known.NOBODY, observed="deck", shared=_PILE),
    StateField("discard", observed="discard", shared=_PILE),
    StateField("turn", observed="turn"),
    StateField("active", observed="active"),
    StateField("scored", observed="may_ring"),
    StateField("rung", observed="rung"),
    StateField("bans", observed="bans", shared="a ban is written by writing both anew"),
    StateField("card", observed="card"),
    StateField("phase", observed="phase"),
    StateField("count", observed="set"),
    StateField("action", observed="action"),
    StateField("places", observed="places"),
    StateField("steps", observed="steps"),
    StateField("entered", observed="entered"),
    StateField("duty", observed="duty"),
    StateField("owed", observed="owed"),
    StateField("takes", observed="takes"),
    StateField("exchanging", observed="exchanging"),
    StateField("drawn", Known.OWNER, observed="drawn, looking"),
    StateField("drawn_too", Known.OWNER, file="drawn", observed="drawn, looking"),
)
"""Every field of a position."""
