"""PLACE a normal car (section 5.1): it is put beside a row of cars and pushes it (R10-R17, R20-R27)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm, FormPart
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.codes import PUSH
from crashyard.games.crash_by_crash.rules.decisions.common import (
    CELL_CLAUSES,
    NORMAL_CAR,
    RING_CLAUSES,
    cell_part,
    why_not_on,
    why_not_ring,
)
from crashyard.games.crash_by_crash.rules.decisions.decision import CrashByCrashDecision
from crashyard.games.crash_by_crash.rules.movement.pushing import push, ring_of_push
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, IN_STOCK
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

MOST_BATTERIES_A_PUSH: Final = 2

WAYS_TO_CARS: Final = 6 * ALL_CARS
"""Each car, from each side."""

NORMAL_CLAUSES: Final = {"no-car-in-stock": "section 5"} | CELL_CLAUSES


def why_not_normal(table: CrashByCrashTable, side: i64, cell: i64) -> str | None:
    """Why no normal car can be put on a cell."""
    if table.normal_car_in_stock(side) < 0:
        return "no-car-in-stock"
    return why_not_on(table, cell)


def why_not_push(table: CrashByCrashTable, side: i64, action: i64, most: i64, too_many: str) -> str | None:
    """Why a normal car cannot be put and push so; it may use `most` batteries, and `too_many` says why no more."""
    place = action - PUSH
    cell, direction, batteries = place // 18, place // 3 % 6, place % 3
    key = why_not_normal(table, side, cell)
    if key is not None:
        return key
    if not table.has_car(NEXT[6 * cell + direction]):
        return "no-car-there"
    if batteries > most:
        return "batteries-missing" if batteries > table.batteries[side] else too_many
    return why_not_ring(table, ring_of_push(table, cell, direction, 1 + batteries))


def batteries_now(table: CrashByCrashTable, side: i64) -> i64:
    """How many batteries a normal car may use now, while no blue card is in force (section 5.1, R67)."""
    if table.bans[side] == table.turn:
        return 0
    if table.batteries[side] > MOST_BATTERIES_A_PUSH:
        return MOST_BATTERIES_A_PUSH
    return table.batteries[side]


def fill_pushes(table: CrashByCrashTable, side: i64, most: i64, actions: Actions) -> None:
    """Every push with at most so many batteries: each car from each free cell beside it.

    Quicker than to go through all numbers, which are 3,384: of the answers of a turn these are the most.
    """
    if table.normal_car_in_stock(side) < 0:
        return
    free_to_ring = table.may_ring()
    car: i64 = 0
    while car < ALL_CARS:
        at = table.cars[car]
        car += 1
        if at == IN_STOCK:
            continue
        direction: i64 = 0
        while direction < 6:
            cell = NEXT[6 * at + (direction + 3) % 6]
            if table.is_free(cell):
                batteries: i64 = 0
                while batteries <= most:
                    if free_to_ring or ring_of_push(table, cell, direction, 1 + batteries) < 0:
                        actions.add(PUSH + 18 * cell + 3 * direction + batteries)
                    batteries += 1
            direction += 1


def some_push_rings(table: CrashByCrashTable, side: i64, force: i64) -> bool:
    """Whether a normal car could be put so that it rings a bell with at most this force."""
    if table.normal_car_in_stock(side) < 0:
        return False
    car: i64 = 0
    while car < ALL_CARS:
        at = table.cars[car]
        car += 1
        if at == IN_STOCK:
            continue
        direction: i64 = 0
        while direction < 6:
            cell = NEXT[6 * at + (direction + 3) % 6]
            if table.is_free(cell) and ring_of_push(table, cell, direction, force) >= 0:
                return True
            direction += 1
    return False


def push_candidate(table: CrashByCrashTable, number: i64) -> i64:
    """For random play: a push of each car, from each side, with each number of batteries; -1 is none."""
    batteries, way = number // WAYS_TO_CARS, number % WAYS_TO_CARS
    at = table.cars[way // 6]
    if at == IN_STOCK:
        return -1
    direction = way % 6
    cell = NEXT[6 * at + (direction + 3) % 6]
    if not table.is_free(cell):
        return -1
    return PUSH + 18 * cell + 3 * direction + batteries


def place_normal(table: CrashByCrashTable, side: i64, cell: i64) -> None:
    """Put a normal car; what it does to others comes after."""
    car = table.normal_car_in_stock(side)
    table.put_car(car, cell)
    if table.listening():
        table.tell(events.car_placed(car, cell))


def place_and_push(table: CrashByCrashTable, side: i64, action: i64) -> None:
    place = action - PUSH
    cell, direction, batteries = place // 18, place // 3 % 6, place % 3
    if batteries > 0:
        table.batteries[side] -= batteries
        if table.listening():
            table.tell(events.batteries_used(table, side, batteries))
    place_normal(table, side, cell)
    push(table, cell, direction, 1 + batteries)


@final
class PlaceNormalCar(CrashByCrashDecision):
    """A car beside another one, a direction, and up to two batteries."""

    def __init__(self) -> None:
        direction = FormPart("dir", "direction of a push", 6)
        batteries = FormPart("batteries", "batteries", 1 + MOST_BATTERIES_A_PUSH)
        super().__init__(
            (ActionForm("place", PUSH, (NORMAL_CAR, cell_part("at"), direction, batteries)),),
            {"no-car-there": "R10", "batteries-missing": "section 5.1", "no-batteries-now": "R67"}
            | NORMAL_CLAUSES
            | RING_CLAUSES,
        )

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        side = table.side(seat)
        return why_not_push(table, side, action, batteries_now(table, side), "no-batteries-now")

    def fill(self, table: CrashByCrashTurn, seat: i64, actions: Actions) -> None:
        side = table.side(seat)
        fill_pushes(table, side, batteries_now(table, side), actions)

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        place_and_push(table, table.side(seat), action)


PUSHING: Final[PlaceNormalCar] = PlaceNormalCar()
