"""Section 3 (and 12): tiles, operator, cards, starting cars, who begins (R01-R07, R80)."""

from typing import Final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.dice import Dice
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import (
    CELLS,
    FLOWERS,
    HOLE_CELLS,
    IS_FLOWER,
    ROTATIONS,
    SHOWN,
    SLOT_CELLS,
    SLOT_OF,
    SLOTS,
    TILES,
    VALUES_NORMAL,
    star_cell,
)
from crashyard.games.crash_by_crash.rules.codes import SET_CAR, SET_OPERATOR
from crashyard.games.crash_by_crash.rules.placing import forbids_cell
from crashyard.games.crash_by_crash.rules.scoring import position_value
from crashyard.games.crash_by_crash.rules.table import Table

STARTING_CARS: Final = 8
"""Four a side."""


def fill_tiles(table: Table, actions: Actions) -> None:
    """The tiles that can come to the next slot, as 6 * tile + rotation (R07)."""
    flower = IS_FLOWER[table.count]
    laid: list[int] = list(table.tile)
    for tile in range(FLOWERS) if flower else range(FLOWERS, TILES):
        if tile not in laid:
            for rotation in ROTATIONS[flower]:
                actions.add(6 * tile + rotation)


def throw_tile(table: Table, dice: Dice) -> i64:
    """One of the tiles and rotations that can come to the next slot, each equally likely."""
    laid: i64 = 0
    slot: i64 = 0
    while slot < table.count:
        laid |= 1 << table.tile[slot]
        slot += 1
    tile: i64 = 0
    left: i64 = FLOWERS - table.count // 2
    rotations: i64 = 6
    if not IS_FLOWER[table.count]:
        tile = FLOWERS
        left = TILES - FLOWERS - (table.count + 1) // 2
        rotations = 2
    ticket = dice.below(left * rotations)
    wanted = ticket // rotations
    while wanted > 0 or laid >> tile & 1:
        if not laid >> tile & 1:
            wanted -= 1
        tile += 1
    return 6 * tile + ticket % rotations * (6 // rotations)


def forbids_tile(table: Table, outcome: i64) -> str | None:
    if outcome < 0 or outcome >= 6 * TILES:
        return "unknown-action"
    tile, rotation = outcome // 6, outcome % 6
    flower = IS_FLOWER[table.count]
    if (tile < FLOWERS) != flower or rotation not in ROTATIONS[flower] or tile in list(table.tile):
        return "tile-does-not-fit"
    return None


def lay_tile(table: Table, slot: i64, tile: i64, rotation: i64) -> None:
    """Put a tile into a slot. Copies of a table share the tiles, so they are written anew."""
    table.tile = table.tile[:]
    table.rotation = table.rotation[:]
    table.value = table.value[:]
    table.tile[slot] = tile
    table.rotation[slot] = rotation
    index: i64 = 0
    while index < 8:
        table.value[HOLE_CELLS[8 * slot + index]] = SHOWN[8 * (6 * tile + rotation) + index]
        index += 1


def lay_next_tile(table: Table, outcome: i64) -> None:
    slot, tile, rotation = table.count, outcome // 6, outcome % 6
    lay_tile(table, slot, tile, rotation)
    star = star_cell(slot, tile, rotation)
    if star >= 0:
        table.bell[star] = tile + 1
    table.count += 1
    if table.listening():
        table.tell(events.tile_laid(table, slot))


def forbids_operator(table: Table, cell: i64) -> str | None:
    """Only the centre of a flower without a bell (R04)."""
    slot = SLOT_OF[cell]
    if not IS_FLOWER[slot] or SLOT_CELLS[slot][0] != cell:
        return "not-a-flower-centre"
    for beside in SLOT_CELLS[slot]:
        if table.bell[beside] != 0:
            return "flower-has-bell"
    return None if table.is_free(cell) else "cell-taken"


def fill_operator(table: Table, actions: Actions) -> None:
    for slot in range(SLOTS):
        cell = SLOT_CELLS[slot][0]
        if forbids_operator(table, cell) is None:
            actions.add(SET_OPERATOR + cell)


def seat_of_starting_car(table: Table) -> i64:
    """Alternating, or in seat order, from the last rider."""
    return (table.last_rider + table.count) % table.players


def forbids_starting_car(table: Table, cell: i64) -> str | None:
    """A free cell on a tile without a car (R03)."""
    key = forbids_cell(table, cell)
    if key is not None:
        return key
    for beside in SLOT_CELLS[SLOT_OF[cell]]:
        if table.has_car(beside):
            return "tile-has-car"
    return None


def fill_starting_cars(table: Table, actions: Actions) -> None:
    for cell in range(CELLS):
        if forbids_starting_car(table, cell) is None:
            actions.add(SET_CAR + cell)


def put_starting_car(table: Table, seat: i64, cell: i64) -> None:
    car = table.normal_car_in_stock(table.side(seat))
    table.put_car(car, cell)
    table.count += 1
    if table.listening():
        table.tell(events.starting_car_put(car, cell))


def starting_seat(table: Table) -> i64:
    """The side with the lower position value begins; on a tie the last rider (section 3, R80)."""
    values: list[int] = [int(position_value(table, side, VALUES_NORMAL)) for side in range(2)]
    if values[0] == values[1]:
        return table.last_rider
    return 0 if values[0] < values[1] else 1
