"""Sections 2 to 5: questions about the table, and the small changes that everything else is made of."""

from mypy_extensions import i64, u8

from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS, IN_HOLE, NEXT, OFF, SLOT_CELLS, SLOT_OF
from crashyard.games.crash_by_crash.rules.deck import cards_in
from crashyard.games.crash_by_crash.rules.pieces import (
    CARS,
    GONE,
    IN_STOCK,
    KINDS,
    MAGNET,
    NOTHING,
    OPERATOR,
)
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState


class CrashByCrashTable(CrashByCrashState):
    """The table with all that lies on it. What changes is told to whoever listens."""

    # -- questions --------------------------------------------------------------------------

    def side(self, seat: i64) -> i64:
        """Seats 0 and 2 are one side, 1 and 3 the other (section 12)."""
        return seat % 2

    def may_ring(self) -> bool:
        """Whether a bell may be rung now (section 4)."""
        return self.turn >= self.tuning.first_ringing_turn and not self.scored

    def has_car(self, cell: i64) -> bool:
        return NOTHING < self.on[cell] < OPERATOR

    def car_on(self, cell: i64) -> i64:
        """The car that stands on a cell; it must be one."""
        return i64(self.on[cell]) - 1

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
        return cards_in(self.hands, KINDS * seat)

    # -- changes ----------------------------------------------------------------------------

    def ban_batteries(self, side: i64) -> None:
        """A side may use no battery in the next turn, its own. Copies share the bans, so they are written anew."""
        self.bans = self.bans[:]
        self.bans[side] = self.turn + 1

    def put_bell(self, cell: i64, bell: i64) -> None:
        """Its number + 1, or 0 for none. Copies share the bells, so they are written anew."""
        self.bell = self.bell[:]
        self.bell[cell] = bell

    def put_car(self, car: i64, cell: i64) -> None:
        self.cars[car] = cell
        self.on[cell] = u8(car + 1)

    def move_car(self, start: i64, end: i64, cause: i64) -> None:
        """Move the car on a cell to another; it rings a bell that lies there. The cause is one of `causes`."""
        car = self.car_on(start)
        self.on[start] = NOTHING
        self.put_car(car, end)
        if self.listening():
            self.tell(events.car_moved(car, start, end, cause))
        if self.bell_rings(end):
            self.rung = end
            if self.listening():
                self.tell(events.bell_rung(self, end, car))

    def take_car(self, cell: i64) -> i64:
        """Return the car on a cell to its owner's stock."""
        car = self.car_on(cell)
        self.on[cell] = NOTHING
        self.cars[car] = IN_STOCK
        return car

    def displace(self, cell: i64, direction: i64, cause: i64) -> None:
        """A car leaves the board; points for the active side if it was the other's (section 5.1)."""
        car = self.take_car(cell)
        points: i64 = 0
        side = self.side(self.active)
        if self.owner(car) != side:
            points = self.tuning.displacing
            self.scores[side] += points
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
        self.bell = self.bell[:]
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
