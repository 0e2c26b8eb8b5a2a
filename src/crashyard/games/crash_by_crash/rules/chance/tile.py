"""Section 3: which tile comes to the next slot, and how it is turned (R07)."""

from typing import Final, final

from mypy_extensions import i64

from crashyard.engine.chance.dice import Dice
from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import (
    FLOWERS,
    HOLE_CELLS,
    IS_FLOWER,
    ROTATIONS,
    SHOWN,
    SLOTS,
    TILES,
    star_cell,
)
from crashyard.games.crash_by_crash.rules.chance.outcome import CrashByCrashChance
from crashyard.games.crash_by_crash.rules.phases import SETTING_OPERATOR
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def lay_tile(table: CrashByCrashState, slot: i64, tile: i64, rotation: i64) -> None:
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


def _lies(table: CrashByCrashState, tile: i64) -> bool:
    """Whether a tile is on the board already."""
    slot: i64 = 0
    while slot < table.count:
        if table.tile[slot] == tile:
            return True
        slot += 1
    return False


@final
class LayTile(CrashByCrashChance):
    """TILES: a tile of the slot's shape that does not lie yet, as 6 * tile + rotation, each equally likely."""

    def __init__(self) -> None:
        super().__init__((outcome_form("tile", 6 * TILES),), {"tile-does-not-fit": "section 3"})

    def why_not(self, table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
        if action < 0 or action >= 6 * TILES:
            return "unknown-action"
        tile: i64 = action // 6
        rotation: i64 = action % 6
        flower = IS_FLOWER[table.count]
        if (tile < FLOWERS) != flower or _lies(table, tile) or rotation not in ROTATIONS[flower]:
            return "tile-does-not-fit"
        return None

    def throw(self, table: CrashByCrashTurn, dice: Dice) -> i64:
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

    def answer(self, table: CrashByCrashTurn, seat: i64, action: i64) -> None:
        slot, tile, rotation = table.count, action // 6, action % 6
        lay_tile(table, slot, tile, rotation)
        star = star_cell(slot, tile, rotation)
        if star >= 0:
            table.put_bell(star, tile + 1)
        table.count += 1
        if table.listening():
            table.tell(events.tile_laid(table, slot))
        if table.count == SLOTS:
            table.phase = SETTING_OPERATOR


LAYING: Final[LayTile] = LayTile()
