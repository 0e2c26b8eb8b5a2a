"""Sections 1 to 3: what lies on the table, and the small changes everything else is made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.position import Position
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import (
    CELLS,
    IN_HOLE,
    NEXT,
    OFF,
    SLOT_CELLS,
    SLOT_OF,
    SLOTS,
)
from crashyard.games.crash_by_crash.rules.phases import TILES

SIDES: Final = 2
CARS: Final = 11
"""Cars of a side: 0 to 9 are normal, 10 is the magnetic one. Car `number` of `side` is 11 * side + number."""
MAGNET: Final = 10
ALL_CARS: Final = 22
IN_STOCK: Final = -1

NOTHING: Final = 0
OPERATOR: Final = 23
GONE: Final = 24
"""What stands on a cell: nothing, a car (its number + 1), the operator; or the cell itself is gone."""

KINDS: Final = 13
COPIES: Final = 3
HAND: Final = 3
DISPLAY: Final = 3
EXCHANGED: Final = 2
"""How many cards an exchange discards, and takes."""
NO_CARD: Final = -1

FIRST_RINGING_TURN: Final = 6
LAST_SCORING: Final = 7


class Table(Position):
    """Everything on the table. Piles of cards are numbers of cards a kind: nobody knows the order of the deck."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.last_rider: i64 = 0
        self.younger: i64 = 1

        self.tile: vec[i64] = vec[i64]()
        self.rotation: vec[i64] = vec[i64]()
        self.value: vec[i64] = vec[i64]()
        self.on: vec[i64] = vec[i64]()
        self.bell: vec[i64] = vec[i64]()
        """The number of the bell on a cell + 1, or 0."""
        self.cars: vec[i64] = vec[i64]()
        """The cell of each car, or IN_STOCK."""
        self.operator: i64 = -1

        self.batteries: vec[i64] = vec[i64]()
        self.scores: vec[i64] = vec[i64]()
        self.scorings: i64 = 0

        self.hands: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        """How many cards of a kind everybody knows to be in a hand, because they were taken openly."""
        self.display: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()

        self.turn: i64 = 0
        self.active: i64 = -1
        self.scored = False
        """Whether a scoring has taken place in this turn."""
        self.rung: i64 = -1
        """The cell of the bell that the action in progress has rung, or -1."""
        self.bans: vec[i64] = vec[i64]()
        """A side each: the turn in which it may use no battery, because of Discharged Battery (R67); 0 is none."""
        self.card: i64 = NO_CARD
        """The blue or yellow card in force."""

        self.phase: i64 = TILES
        self.count: i64 = 0
        """How many tiles are laid, cards dealt or starting cars put, while that goes on."""
        self.action: i64 = 0
        """1 or 2: which action of the turn is awaited or under way."""
        self.places: i64 = 0
        """How many cars were put in this turn."""
        self.steps: i64 = 0
        """How many steps the operator has still to take."""
        self.entered: vec[i64] = vec[i64]()
        """The fields he has entered on this way, the first one included."""
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
        self.on = vec[i64]([NOTHING] * CELLS + [GONE])
        self.bell = vec[i64]([0] * (CELLS + 1))
        self.cars = vec[i64]([IN_STOCK] * ALL_CARS)
        self.batteries = vec[i64]([4] * SIDES)
        self.scores = vec[i64]([0] * SIDES)
        self.bans = vec[i64]([0] * SIDES)
        self.hands = vec[i64]([0] * (KINDS * int(self.players)))
        self.known = vec[i64]([0] * (KINDS * int(self.players)))
        self.display = vec[i64]([0] * KINDS)
        self.deck = vec[i64]([COPIES] * KINDS)
        self.discard = vec[i64]([0] * KINDS)

    # -- questions --------------------------------------------------------------------------

    def side(self, seat: i64) -> i64:
        """Seats 0 and 2 are one side, 1 and 3 the other (section 12)."""
        return seat % 2

    def may_ring(self) -> bool:
        """Whether a bell may be rung now (section 4)."""
        return self.turn >= FIRST_RINGING_TURN and not self.scored

    def has_car(self, cell: i64) -> bool:
        return NOTHING < self.on[cell] < OPERATOR

    def is_open(self, cell: i64) -> bool:
        """A cell without car and operator; a bell may lie on it."""
        return self.on[cell] == NOTHING

    def is_free(self, cell: i64) -> bool:
        """An open cell without a bell."""
        return self.on[cell] == NOTHING and self.bell[cell] == 0

    def is_hole(self, slot: i64) -> bool:
        return self.on[SLOT_CELLS[slot][0]] == GONE

    def owner(self, car: i64) -> i64:
        return car // CARS

    def is_magnet(self, car: i64) -> bool:
        return car % CARS == MAGNET

    def normal_car_in_stock(self, side: i64) -> i64:
        """A normal car of the side that is in stock, or -1."""
        car = CARS * side
        end = car + MAGNET
        while car < end:
            if self.cars[car] == IN_STOCK:
                return car
            car += 1
        return -1

    def magnet_in_stock(self, side: i64) -> bool:
        return self.cars[CARS * side + MAGNET] == IN_STOCK

    def cars_on_board(self, side: i64) -> i64:
        count: i64 = 0
        car = CARS * side
        end = car + CARS
        while car < end:
            if self.cars[car] != IN_STOCK:
                count += 1
            car += 1
        return count

    def has_no_car(self, side: i64) -> bool:
        """Whether no car of a side is on the board."""
        car = CARS * side
        end = car + CARS
        while car < end:
            if self.cars[car] != IN_STOCK:
                return False
            car += 1
        return True

    def is_swept(self) -> bool:
        """Whether a side has no car on the board, so that the game is over (R72, R73)."""
        return self.has_no_car(0) or self.has_no_car(1)

    def last_of_row(self, cell: i64, direction: i64) -> i64:
        """The cell of the last car of the row that starts at `cell`, where a car stands."""
        following = NEXT[6 * cell + direction]
        while self.has_car(following):
            cell = following
            following = NEXT[6 * cell + direction]
        return cell

    def bell_rings(self, cell: i64) -> bool:
        """Whether an unrung bell lies on a cell: one rung by this action is inert (R26)."""
        return self.bell[cell] != 0 and cell != self.rung

    def hand_size(self, seat: i64) -> i64:
        count: i64 = 0
        for kind in range(KINDS):
            count += self.hands[KINDS * seat + kind]
        return count

    # -- changes ----------------------------------------------------------------------------

    def ban_batteries(self, side: i64) -> None:
        """A side may use no battery in the next turn, its own. Copies share the bans, so they are written anew."""
        self.bans = self.bans[:]
        self.bans[side] = self.turn + 1

    def put_car(self, car: i64, cell: i64) -> None:
        self.cars[car] = cell
        self.on[cell] = car + 1

    def move_car(self, start: i64, end: i64, cause: i64) -> None:
        """Move the car on a cell to another; it rings a bell that lies there. The cause is one of `causes`."""
        piece = self.on[start]
        self.on[start] = NOTHING
        self.on[end] = piece
        self.cars[piece - 1] = end
        if self.listening():
            self.tell(events.car_moved(piece - 1, start, end, cause))
        if self.bell_rings(end):
            self.rung = end
            if self.listening():
                self.tell(events.bell_rung(self, end, piece - 1))

    def take_car(self, cell: i64) -> i64:
        """Return the car on a cell to its owner's stock."""
        car = self.on[cell] - 1
        self.on[cell] = NOTHING
        self.cars[car] = IN_STOCK
        return car

    def displace(self, cell: i64, direction: i64, cause: i64) -> None:
        """A car leaves the board; two points for the active side if it was the other's (section 5.1)."""
        car = self.take_car(cell)
        points: i64 = 0
        side = self.side(self.active)
        if self.owner(car) != side:
            points = 2
            self.scores[side] += 2
        if self.listening():
            self.tell(events.car_displaced(self, car, cell, direction, points, cause))

    def put_operator(self, place: i64) -> None:
        """Move the operator to a cell, or into a hole."""
        if 0 <= self.operator < CELLS:
            self.on[self.operator] = NOTHING
        self.operator = place
        if place < CELLS:
            self.on[place] = OPERATOR

    def remove_tile(self, slot: i64) -> list[int]:
        """Take a tile out of the game; the cars on it return to their owners' stocks (section 10)."""
        returned: list[int] = []
        for cell in SLOT_CELLS[slot]:
            if self.has_car(cell):
                returned.append(self.take_car(cell))
            if self.operator == cell:
                self.operator = IN_HOLE + slot
            self.bell[cell] = 0
            self.on[cell] = GONE
        return returned

    def field_of(self, cell: i64) -> i64:
        """The operator's field at a place inside the outline: the cell itself, or the hole it lies in."""
        if cell != OFF and self.on[cell] == GONE:
            return IN_HOLE + SLOT_OF[cell]
        return cell
