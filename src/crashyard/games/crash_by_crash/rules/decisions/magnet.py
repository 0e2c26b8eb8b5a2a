"""PLACE the magnetic car (section 5.2): it pushes nothing and must pull a car (R13, R49)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS, NEXT
from crashyard.games.crash_by_crash.rules.codes import MAGNETIC
from crashyard.games.crash_by_crash.rules.decisions.common import CELL_CLAUSES, cell_part, why_not_on
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.movement.magnets import would_pull
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, CARS, IN_STOCK, MAGNET
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

MAGNET_CLAUSES: Final = {"no-magnet-in-stock": "section 5"} | CELL_CLAUSES


def why_not_magnet(table: CrashByCrashTable, side: i64, cell: i64) -> str | None:
    """Why the magnetic car cannot be put on a cell, whatever it would pull."""
    if not table.magnet_in_stock(side):
        return "no-magnet-in-stock"
    return why_not_on(table, cell)


def place_magnet(table: CrashByCrashTable, side: i64, cell: i64) -> None:
    car = CARS * side + MAGNET
    table.put_car(car, cell)
    if table.listening():
        table.tell(events.car_placed(car, cell))


def magnet_candidate(table: CrashByCrashTable, number: i64) -> i64:
    """For random play: two cells from each car on each line; -1 is none.

    A cell that sees several cars is the first one's only.
    """
    at = table.cars[number // 6]
    if at == IN_STOCK:
        return -1
    direction = number % 6
    between = NEXT[6 * at + direction]
    cell = NEXT[6 * between + direction]
    if not table.is_free(cell) or not table.is_open(between):
        return -1
    other: i64 = 0
    while other < (direction + 3) % 6:
        between = NEXT[6 * cell + other]
        if table.is_open(between) and table.has_car(NEXT[6 * between + other]):
            return -1
        other += 1
    return MAGNETIC + cell


def mark_reached(table: CrashByCrashTable, at: i64, reached: vec[u8]) -> None:
    """Mark the cells from which a magnet would reach the car on a cell: two cells away, with nothing in between."""
    direction: i64 = 0
    while direction < 6:
        between = NEXT[6 * at + direction]
        if table.is_open(between):
            reached[NEXT[6 * between + direction]] = 1
        direction += 1


@final
class PlaceMagneticCar(CrashByCrashDecision):
    """A free cell from which the magnet moves a car.

    `why_not` says no more than that it pulls nothing; what a person is told tells why not (`magnets.why_not_pull`).
    """

    def __init__(self) -> None:
        parts = (FormPart("car", "magnetic car", 1), cell_part("at"))
        super().__init__(
            (ActionForm("place", MAGNETIC, parts, pointed=("magnet", "at")),),
            {
                "pulls-nothing": "R49",
                "pull-held": "R41",
                "pull-cancelled": "section 7.2",
                "pull-mutual": "R42",
                "pull-contested": "R46",
                "pull-onto-bell": "R43",
            }
            | MAGNET_CLAUSES,
        )

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        side = table.side(seat)
        key = why_not_magnet(table, side, action - MAGNETIC)
        if key is not None:
            return key
        return None if would_pull(table, side, action - MAGNETIC) else "pulls-nothing"

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        """Only where a car is in reach, for speed: of the cells there are 188, of the cars hardly more than a dozen."""
        side = table.side(seat)
        if not table.magnet_in_stock(side):
            return
        reached = vec[u8](bytes(CELLS + 1))
        car: i64 = 0
        while car < ALL_CARS:
            at = table.cars[car]
            car += 1
            if at != IN_STOCK:
                mark_reached(table, at, reached)
        cell: i64 = 0
        while cell < CELLS:
            if reached[cell] and table.is_free(cell) and would_pull(table, side, cell):
                actions.add(MAGNETIC + cell)
            cell += 1

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        side = table.side(seat)
        place_magnet(table, side, action - MAGNETIC)
        table.duty = side


PUTTING_THE_MAGNET: Final[PlaceMagneticCar] = PlaceMagneticCar()
