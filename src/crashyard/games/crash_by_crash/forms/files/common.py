"""What all parts of a position file need."""

from crashyard.engine.forms.documents import Fields, blame
from crashyard.games.crash_by_crash.rules.board import CELL_AT, IN_HOLE, SLOT_OF, SLOTS
from crashyard.games.crash_by_crash.rules.phases import SETTING_CARS
from crashyard.games.crash_by_crash.rules.pieces import GONE
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

MOST = 1_000_000
"""Scores and turns have no upper limit (R06); a file stays below this one."""


def in_setup(position: CrashByCrashTurn) -> bool:
    """Whether the first turn has not begun (section 3)."""
    return position.phase <= SETTING_CARS


def read_cell(fields: Fields, name: str, value: object, position: CrashByCrashTurn) -> int:
    """A cell of a tile that lies on the board."""
    if isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value):
        cell = CELL_AT.get((value[0], value[1]), -1)
        if cell >= 0 and position.tile[SLOT_OF[cell]] >= 0 and position.on[cell] != GONE:
            return cell
    raise fields.wrong(name, value, "[q, r] of a cell of the board")


def read_field(fields: Fields, name: str, value: object, position: CrashByCrashTurn) -> int:
    """A field of the operator: a cell or a hole."""
    if isinstance(value, dict) and value.keys() == {"hole"}:
        slot = value["hole"]
        if type(slot) is int and 0 <= slot < SLOTS and position.is_hole(slot):
            return IN_HOLE + slot
        wrong = fields.wrong(name, value, '{"hole": the slot of a removed tile}')
        raise blame(wrong, (fields, "removed"))
    return read_cell(fields, name, value, position)


def nullable(fields: Fields, name: str, low: int, high: int, default: bool = False) -> int:
    """A number, or -1 for null, which is all that fits if no number does; with `default` it may be left out."""
    if default and name not in fields:
        return -1
    return null_or(fields, name, fields.take(name), low, high)


def null_or(fields: Fields, name: str, value: object, low: int, high: int) -> int:
    if value is None:
        return -1
    if type(value) is int and low <= value <= high:
        return value
    raise fields.wrong(name, value, f"{low}..{high}, null" if low <= high else "null")
