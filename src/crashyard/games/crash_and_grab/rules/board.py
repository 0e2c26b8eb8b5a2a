"""Section 3: the spaces, the tiles and the three layouts.

Every board lies in a field of 12 by 12 cells whose border, and whatever a smaller board leaves free, is `EDGE`: a
step is an addition, and a step over the edge needs no arithmetic to be noticed.
"""

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 12
CELLS: Final = 144
OFF: Final = -1
"""The place of a saucer that is not on the board."""

EMPTY: Final = 0
LAST_SITE: Final = 12
ACCELERATOR: Final = 13
EDGE: Final = 14
"""What a cell is: empty, a crash site (its number), an accelerator, or outside the board."""

DIRECTIONS: Final[list[str]] = ["up", "right", "down", "left"]
STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])

MARKERS: Final[list[str]] = ["sun", "meteor", "stars", "asteroids"]
COLOURS: Final[list[str]] = ["red", "green", "blue", "yellow", "purple", "pink"]
TYPES: Final[list[str]] = ["pilot", "engineer", "doctor", "scientist"]

MOST_SAUCERS: Final = 6
TOKENS: Final = 24
"""Crewmember 4 * colour + type. Lower types stand nearer to the front of a colour's queue (section 4, step 5)."""

BIG_TILES: Final = 4
BIG: Final = 4
"""The four corner slots hold tiles of four by four cells."""

DATA: Final[dict[str, Any]] = json.loads(
    files("crashyard.games.crash_and_grab").joinpath("data/tiles.json").read_text(encoding="utf-8")
)
TILES: Final[dict[int, dict[str, Any]]] = {tile["id"]: tile for tile in DATA["tiles"]}
SLOTS: Final[dict[int, list[dict[str, Any]]]] = {
    players: layout["slots"] for layout in DATA["layouts"] for players in layout["players"]
}
SIZES: Final[dict[int, int]] = {players: layout["rows"] for layout in DATA["layouts"] for players in layout["players"]}


def cell_at(row: i64, col: i64) -> i64:
    return WIDTH * row + col + WIDTH + 1


def row_of(cell: i64) -> i64:
    return cell // WIDTH - 1


def col_of(cell: i64) -> i64:
    return cell % WIDTH - 1


def lies_next_to(cell: i64, other: i64) -> bool:
    """Orthogonally adjacent, or the same space."""
    apart = cell - other
    return apart == 0 or apart == 1 or apart == -1 or apart == WIDTH or apart == -WIDTH


def _turned(face: list[list[int]], turns: int) -> list[list[int]]:
    """A face after quarter turns clockwise: new[r][c] = old[R-1-c][r]."""
    for _ in range(turns):
        face = [[face[len(face) - 1 - c][r] for c in range(len(face))] for r in range(len(face[0]))]
    return face


def _kind(mark: str) -> int:
    if mark == "A":
        return ACCELERATOR
    return EMPTY if mark == "." else int(mark)


def tile_code(tile: int, side: int, turns: int) -> int:
    """A tile as it lies: the outcome of chance that lays it (section 3.2)."""
    return 8 * tile + 4 * side + turns


def _shown(tile: int, side: int, turns: int) -> vec[i64]:
    """What a tile as it lies shows, row by row."""
    marks = TILES[tile]["sides"]["AB"[side]]
    rows = _turned([[_kind(mark) for mark in row] for row in marks], turns)
    return vec[i64]([kind for row in rows for kind in row])


SHOWN: Final[list[vec[i64]]] = [
    _shown(code // 8, code // 4 % 2, code % 4) if code >= 8 else vec[i64]() for code in range(8 * (len(TILES) + 1))
]
"""By the code of a tile as it lies."""


def _choices(players: int) -> list[vec[i64]]:
    """For each slot the codes of all tiles that may lie there."""
    found: list[vec[i64]] = []
    for slot in SLOTS[players]:
        codes: list[int] = []
        for tile in TILES.values():
            if tile["group"] == slot["group"]:
                codes += [tile_code(tile["id"], side, turns) for side in range(2) for turns in slot["quarterTurns"]]
        found.append(vec[i64](codes))
    return found


CHOICES: Final[list[list[vec[i64]]]] = [_choices(players) if players in SLOTS else [] for players in range(7)]
"""CHOICES[players][slot]: the codes of the tiles that may lie in a slot."""


def _slot_cells(players: int) -> list[vec[i64]]:
    """For each slot its cells, row by row."""
    found: list[vec[i64]] = []
    for slot in SLOTS[players]:
        rows = range(slot["row"], slot["row"] + slot["rows"])
        cols = range(slot["col"], slot["col"] + slot["cols"])
        found.append(vec[i64]([cell_at(row, col) for row in rows for col in cols]))
    return found


SLOT_CELLS: Final[list[list[vec[i64]]]] = [_slot_cells(players) if players in SLOTS else [] for players in range(7)]
"""SLOT_CELLS[players][slot]: the cells of a slot, row by row."""


def _on_board(players: int) -> vec[i64]:
    cells: list[int] = []
    for slot in SLOT_CELLS[players]:
        cells += list(slot)
    return vec[i64](sorted(cells))


BOARD_CELLS: Final[list[vec[i64]]] = [_on_board(players) if players in SLOTS else vec[i64]() for players in range(7)]
"""BOARD_CELLS[players]: all cells of the board, row by row."""


def _to_edge() -> list[int]:
    found: list[int] = []
    for players in range(7):
        size = SIZES.get(players, 0)
        for heading in range(4):
            for cell in range(CELLS):
                row, col = int(row_of(cell)), int(col_of(cell))
                inside = 0 <= row < size and 0 <= col < size
                found.append([row + 1, size - col, size - row, col + 1][heading] if inside else 0)
    return found


TO_EDGE: Final = vec[i64](_to_edge())
"""TO_EDGE[(4 * players + heading) * CELLS + cell]: how many steps lead from a cell off the board."""

ROW: Final = vec[i64]([cell // WIDTH for cell in range(CELLS)])
COL: Final = vec[i64]([cell % WIDTH for cell in range(CELLS)])
"""Of each cell of the field, border included."""
