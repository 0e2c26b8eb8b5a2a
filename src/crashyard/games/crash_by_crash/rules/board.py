"""Section 2: cells, directions, tiles and slots (R07).

Cells are numbered row by row. `OFF` is the one place outside: whoever is pushed there has left the board.
"""

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

CELLS: Final = 188
OFF: Final = 188
"""The number of every place outside the outline of the board."""

IN_HOLE: Final = 200
"""The operator's place while they are in the hole of slot s: IN_HOLE + s."""

SLOTS: Final = 25
FLOWERS: Final = 12
TILES: Final = 25
"""Tiles 0 to 11 are the flowers F01 to F12, tiles 12 to 24 the X tiles X01 to X13."""

BELLS: Final = 10

DATA: Final[dict[str, Any]] = json.loads(
    files("crashyard.games.crash_by_crash").joinpath("data/board.json").read_text(encoding="utf-8")
)
DIRECTIONS: Final[list[str]] = [direction["name"] for direction in DATA["coordinates"]["directions"]]
_STEPS: Final[list[tuple[int, int]]] = [(step["dq"], step["dr"]) for step in DATA["coordinates"]["directions"]]

PLACES: Final[list[tuple[int, int]]] = [
    (q, r) for r, (low, high) in enumerate(DATA["coordinates"]["row_q_ranges"]) for q in range(low, high + 1)
]
"""The coordinates (q, r) of each cell."""

CELL_AT: Final[dict[tuple[int, int], int]] = {place: cell for cell, place in enumerate(PLACES)}


def _neighbours() -> list[int]:
    found: list[int] = []
    for q, r in PLACES:
        found += [CELL_AT.get((q + dq, r + dr), OFF) for dq, dr in _STEPS]
    return found + [OFF] * 6


NEXT: Final = vec[i64](_neighbours())
"""NEXT[6 * cell + direction]: the cell one step on, or OFF."""

SLOT_CELLS: Final[list[list[int]]] = [[CELL_AT[q, r] for q, r in slot["cells"]] for slot in DATA["slots"]]
IS_FLOWER: Final[list[bool]] = [slot["shape"] == "flower" for slot in DATA["slots"]]


def _slots() -> list[int]:
    found = [0] * CELLS
    for slot, cells in enumerate(SLOT_CELLS):
        for cell in cells:
            found[cell] = slot
    return found


HOLE_CELLS: Final = vec[i64]([cell for cells in SLOT_CELLS for cell in [*cells, OFF][:8]])
"""HOLE_CELLS[8 * slot + index]: the cells of a slot, OFF after the seven of a flower."""

SLOT_OF: Final = vec[i64](_slots())
"""The slot to which a cell belongs."""

FLOWER_CELL: Final = vec[i64]([1 if IS_FLOWER[slot] else 0 for slot in SLOT_OF])
"""1 for the cells of flower slots, 0 for those of X slots."""

TILE_NAMES: Final[list[str]] = [tile["id"] for tile in DATA["tiles"]]
TILE_VALUES: Final[list[list[int]]] = [tile["values"] for tile in DATA["tiles"]]
TILE_STARS: Final[list[int]] = [-1 if tile["star"] is None else tile["star"] for tile in DATA["tiles"]]
ROTATIONS: Final[dict[bool, list[int]]] = {
    True: DATA["shapes"]["flower"]["rotations"],
    False: DATA["shapes"]["x"]["rotations"],
}
VALUES_NORMAL: Final[list[int]] = DATA["values_normal"]
VALUES_ANOMALY: Final[list[int]] = DATA["values_colour_anomaly"]


def opposite(direction: i64) -> i64:
    return (direction + 3) % 6


def value_shown(tile: int, rotation: int, index: int) -> int:
    """The value that cell `index` of a slot shows when `tile` lies there in `rotation` (section 2.4)."""
    values = TILE_VALUES[tile]
    if tile >= FLOWERS:
        return values[7 - index] if rotation == 3 else values[index]
    if index == 0:
        return values[0]
    return values[1 + (index - 1 - rotation) % 6]


SHOWN: Final = vec[i64](
    [
        value_shown(tile, rotation, index) if index < len(TILE_VALUES[tile]) else 0
        for tile in range(TILES)
        for rotation in range(6)
        for index in range(8)
    ]
)
"""SHOWN[8 * (6 * tile + rotation) + index]: the same as a table."""


def star_cell(slot: int, tile: int, rotation: int) -> int:
    """The cell of a slot on which the star of `tile` lies, or -1 for a tile without one."""
    star = TILE_STARS[tile]
    if star < 1:
        return SLOT_CELLS[slot][0] if star == 0 else -1
    return SLOT_CELLS[slot][1 + (star - 1 + rotation) % 6]
