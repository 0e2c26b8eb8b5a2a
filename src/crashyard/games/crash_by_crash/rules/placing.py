"""Section 5: PLACE, for normal and magnetic cars (R08, R10-R17, R60-R63)."""

from typing import Final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import CELLS, NEXT
from crashyard.games.crash_by_crash.rules.codes import LAY, MAGNETIC, PUSH
from crashyard.games.crash_by_crash.rules.deck import EXPANSION, is_blue
from crashyard.games.crash_by_crash.rules.magnets import forbids_pulls, pulls_anything
from crashyard.games.crash_by_crash.rules.pushing import push, ring_of_push
from crashyard.games.crash_by_crash.rules.table import (
    ALL_CARS,
    CARS,
    IN_STOCK,
    MAGNET,
    NO_CARD,
    NOTHING,
    Table,
)

FEE: Final = 4
MOST_BATTERIES: Final = 2


def blue_in_force(table: Table) -> bool:
    return table.card != NO_CARD and is_blue(table.card)


def forbids_cell(table: Table, cell: i64) -> str | None:
    """Why no car can be put on a cell (R08)."""
    if table.bell[cell] != 0:
        return "bell-on-cell"
    return None if table.on[cell] == NOTHING else "cell-taken"


def forbids_normal(table: Table, side: i64, cell: i64) -> str | None:
    if table.normal_car_in_stock(side) < 0:
        return "no-car-in-stock"
    return forbids_cell(table, cell)


def forbids_ring(table: Table, bell: i64) -> str | None:
    """Why a bell cannot be rung now (R24, R27); -1 is no bell."""
    if bell < 0:
        return None
    if not table.may_ring():
        return "may-not-ring"
    return "two-bells" if table.rung >= 0 else None


def forbids_push(table: Table, side: i64, cell: i64, direction: i64, batteries: i64, most: i64) -> str | None:
    """Why a normal car cannot be put on a cell and push; `most` is how many batteries may be used now."""
    key = forbids_normal(table, side, cell)
    if key is not None:
        return key
    if not table.has_car(NEXT[6 * cell + direction]):
        return "no-car-there"
    if batteries > most:
        if batteries > table.batteries[side]:
            return "batteries-missing"
        return "no-batteries-with-card" if blue_in_force(table) else "no-batteries-now"
    return forbids_ring(table, ring_of_push(table, cell, direction, 1 + batteries))


def fill_pushes(table: Table, side: i64, most: i64, actions: Actions) -> None:
    """Every car can be pushed from each free cell beside it."""
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


def some_push_rings(table: Table, side: i64, force: i64) -> bool:
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


def fill_layings(table: Table, side: i64, actions: Actions) -> None:
    """With Permitted Expansion a normal car may lie on any free cell and push nothing (R63)."""
    if table.normal_car_in_stock(side) < 0:
        return
    for cell in range(CELLS):
        if table.is_free(cell):
            actions.add(LAY + cell)


def place_normal(table: Table, side: i64, cell: i64) -> None:
    """Put a normal car; what it does to others comes after."""
    car = table.normal_car_in_stock(side)
    table.put_car(car, cell)
    if table.listening():
        table.tell(events.car_placed(car, cell))


def place_and_push(table: Table, side: i64, cell: i64, direction: i64, batteries: i64) -> None:
    if batteries > 0:
        table.batteries[side] -= batteries
        if table.listening():
            table.tell(events.batteries_used(table, side, batteries))
    place_normal(table, side, cell)
    push(table, cell, direction, 1 + batteries)


def forbids_magnet(table: Table, side: i64, cell: i64) -> str | None:
    """Why the magnetic car cannot be put on a cell: it must pull something, unless it is allowed not to (R49)."""
    if not table.magnet_in_stock(side):
        return "no-magnet-in-stock"
    key = forbids_cell(table, cell)
    if key is not None or table.card == EXPANSION:
        return key
    return None if magnet_would_pull(table, side, cell) else "pulls-nothing"


def forbids_pull(table: Table, side: i64, cell: i64) -> str:
    """Why the magnetic car, which would pull nothing from a cell, would not: for people only, who want to know."""
    table.put_car(CARS * side + MAGNET, cell)
    reason = forbids_pulls(table, side)
    table.take_car(cell)
    return reason


def magnet_would_pull(table: Table, side: i64, cell: i64) -> bool:
    """Try it out on the table, and take it back."""
    table.put_car(CARS * side + MAGNET, cell)
    pulls = pulls_anything(table, side)
    table.take_car(cell)
    return pulls


def fill_magnets(table: Table, side: i64, actions: Actions) -> None:
    """A magnet that pulls a car stands two cells from it; with Permitted Expansion it may stand anywhere."""
    if not table.magnet_in_stock(side):
        return
    for cell in range(CELLS):
        if not table.is_free(cell):
            continue
        if table.card == EXPANSION or (sees_car(table, cell) and magnet_would_pull(table, side, cell)):
            actions.add(MAGNETIC + cell)


def sees_car(table: Table, cell: i64) -> bool:
    """Whether a car stands two cells away on one of the six lines, with nothing in between."""
    direction: i64 = 0
    while direction < 6:
        between = NEXT[6 * cell + direction]
        if table.is_open(between) and table.has_car(NEXT[6 * between + direction]):
            return True
        direction += 1
    return False


def place_magnet(table: Table, side: i64, cell: i64) -> None:
    car = CARS * side + MAGNET
    table.put_car(car, cell)
    if table.listening():
        table.tell(events.car_placed(car, cell))


def batteries_allowed(table: Table, side: i64, banned: bool) -> i64:
    """How many batteries a normal car may use now (sections 5.1 and 8.3, R67)."""
    if banned or blue_in_force(table):
        return 0
    if table.batteries[side] > MOST_BATTERIES:
        return MOST_BATTERIES
    return table.batteries[side]
