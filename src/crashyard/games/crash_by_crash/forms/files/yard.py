"""Section 15: tiles, holes, operator, cars and bells of a position file."""

from crashyard.engine.forms.documents import Fields, blame
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.forms.actions import NAME
from crashyard.games.crash_by_crash.forms.cell_kinds import spell
from crashyard.games.crash_by_crash.forms.files.common import in_setup, read_cell, read_field
from crashyard.games.crash_by_crash.forms.views import count_stocks, spell_car
from crashyard.games.crash_by_crash.rules.board import (
    BELLS,
    FLOWERS,
    IN_HOLE,
    IS_FLOWER,
    ROTATIONS,
    SLOT_CELLS,
    SLOTS,
    TILE_NAMES,
)
from crashyard.games.crash_by_crash.rules.chance.tile import lay_tile
from crashyard.games.crash_by_crash.rules.phases import LAYING_TILES, OVER, SETTING_OPERATOR, STEPS
from crashyard.games.crash_by_crash.rules.pieces import CARS, GONE, IN_STOCK, MAGNET, OPERATOR, SIDES
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def read_layout(fields: Fields, position: CrashByCrashTurn) -> None:
    """All 25 tiles, or, while they are being laid, those of the first slots; then the holes."""
    documents = fields.items("layout")
    if position.phase == LAYING_TILES:
        if len(documents) >= SLOTS:
            raise fields.wrong("layout", len(documents), f"0..{SLOTS - 1} tiles")
    elif len(documents) != SLOTS:
        raise fields.wrong("layout", len(documents), f"{SLOTS} tiles")
    for place, document in enumerate(documents):
        _read_tile(Fields(document, f"tile {place + 1}"), position, len(documents))
    for slot in fields.items("removed") if "removed" in fields else []:
        if type(slot) is not int or not 0 <= slot < SLOTS or in_setup(position) or position.is_hole(slot):
            right = "[]" if in_setup(position) else f"0..{SLOTS - 1}, each once"
            raise fields.wrong("removed", slot, right)
        for cell in SLOT_CELLS[slot]:
            position.on[cell] = GONE


def _read_tile(tile: Fields, position: CrashByCrashTurn, laid: int) -> None:
    slot = tile.integer("slot", 0, laid - 1)
    if position.tile[slot] >= 0:
        raise tile.wrong("slot", slot, f"0..{laid - 1}, each once")
    flower = IS_FLOWER[slot]
    fitting = TILE_NAMES[:FLOWERS] if flower else TILE_NAMES[FLOWERS:]
    name = tile.text("tile", fitting)
    number = TILE_NAMES.index(name)
    if number in list(position.tile):
        raise tile.wrong("tile", name, "each tile once")
    rotation = tile.integer("rotation", 0, 5, default=0)
    if rotation not in ROTATIONS[flower]:
        raise tile.wrong("rotation", rotation, ", ".join(map(str, ROTATIONS[flower])))
    tile.end()
    lay_tile(position, slot, number, rotation)


def read_operator(fields: Fields, position: CrashByCrashTurn) -> None:
    value = fields.take("operator")
    if position.phase in (LAYING_TILES, SETTING_OPERATOR):
        if value is not None:
            raise fields.wrong("operator", value, "null")
        return
    position.operator = read_field(fields, "operator", value, position)
    if position.operator < IN_HOLE:
        position.on[position.operator] = OPERATOR


def read_cars(fields: Fields, position: CrashByCrashTurn) -> None:
    for place, document in enumerate(fields.items("cars"), 1):
        _read_car(Fields(document, f"car {place}"), position)
    if "stocks" not in fields:
        return
    on_board = [spell_car(car, cell) for car, cell in enumerate(position.cars) if cell != IN_STOCK]
    right = count_stocks(on_board)
    value = fields.take("stocks")
    if value != right or any(type(number) is not int for stock in value for number in stock.values()):
        raise fields.wrong("stocks", value, " + ".join(f"{stock['normal']}, {stock['magnet']}" for stock in right))


def _read_car(fields: Fields, position: CrashByCrashTurn) -> None:
    """A car; without a number it gets the next of its side."""
    side = fields.integer("side", 0, SIDES - 1)
    magnetic = fields.text("kind", ["normal", "magnet"], default="normal") == "magnet"
    low, high = (MAGNET, MAGNET) if magnetic else (0, MAGNET - 1)
    free = [number for number in range(low, high + 1) if position.cars[CARS * side + number] == IN_STOCK]
    number = fields.integer("car", low, high, default=free[0] if free else low)
    if number not in free:
        raise fields.wrong("car", number, f"{low}..{high}, each once a side")
    cell = read_cell(fields, "at", fields.take("at"), position)
    fields.end()
    if not position.is_open(cell):
        raise _two_things(fields, cell)
    position.put_car(CARS * side + number, cell)


def read_bells(fields: Fields, position: CrashByCrashTurn) -> None:
    """The bells. A car stands on one only if the action under way has rung it, or the one that ended the game (R73)."""
    rung = fields.take("rung") if "rung" in fields else None
    if rung is not None:
        if position.phase not in (STEPS, OVER):
            raise fields.wrong("rung", rung, "null")
        position.rung = read_cell(fields, "rung", rung, position)
    taken: set[int] = set()
    for place, document in enumerate(fields.items("bells"), 1):
        bell = Fields(document, f"bell {place}")
        free = [number for number in range(BELLS) if number not in taken]
        number = bell.integer("bell", 0, BELLS - 1, default=free[0] if free else 0)
        if number not in free or (position.phase == LAYING_TILES and number not in list(position.tile)):
            raise bell.wrong("bell", number, f"0..{BELLS - 1}, each once")
        cell = read_cell(bell, "at", bell.take("at"), position)
        bell.end()
        if position.bell[cell] or (position.has_car(cell) and cell != position.rung):
            maybe_rung = position.has_car(cell) and position.phase in (STEPS, OVER)
            raise blame(_two_things(bell, cell), *([(fields, "rung")] if maybe_rung else []))
        taken.add(number)
        position.bell[cell] = number + 1
    if position.rung >= 0 and position.bell[position.rung] == 0:
        raise fields.wrong("rung", rung, "[q, r] of a bell")


def _two_things(fields: Fields, cell: int) -> Refusal:
    return Refusal("two-things-on-cell", {"what": fields.what, "at": spell(cell)}, clause="section 2.5", game=NAME)
