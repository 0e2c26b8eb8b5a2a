"""The board of a position file: its tiles, markers and extra colour (section 3)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.forms.documents import Fields, blame
from crashyard.games.crash_and_grab.rules.board import CHOICES, DIRECTIONS, MARKERS, SIZES, SLOTS, cell_at, tile_code
from crashyard.games.crash_and_grab.rules.chance.tile import is_laid
from crashyard.games.crash_and_grab.rules.stages import LAY_MARKERS, LAY_TILES, PICK_COLOUR
from crashyard.games.crash_and_grab.rules.state import ONE_COLOUR
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn


def read_board(fields: Fields, position: CrashAndGrabTurn) -> None:
    """All tiles, or, while they are being laid, those of the first slots; then the markers and the extra colour."""
    slots = SLOTS[int(position.players)]
    documents = fields.items("tiles")
    if position.stage == LAY_TILES:
        if len(documents) >= len(slots):
            raise fields.wrong("tiles", len(documents), f"0..{len(slots) - 1} tiles")
    elif len(documents) != len(slots):
        raise fields.wrong("tiles", len(documents), f"{len(slots)} tiles")
    for index, document in enumerate(documents):
        _read_tile(Fields(document, f"tile {index + 1}"), position, slots[index])
    markers = fields.take("markers") if "markers" in fields else None
    if position.stage <= LAY_MARKERS:
        if markers is not None:
            raise fields.wrong("markers", markers, "null")
    else:
        if fields.leaves_out("markers"):
            raise fields.missing("markers")
        _read_markers(Fields(markers, f"{fields.what}: markers"), position)
    _read_extra_colour(fields, position)


def _read_tile(tile: Fields, position: CrashAndGrabTurn, slot: dict[str, Any]) -> None:
    tile.text("slot", [slot["slot"]], default=slot["slot"])
    number = tile.integer("tile", 1, 14)
    side = "AB".index(tile.text("side", ["A", "B"]))
    code = tile_code(number, side, tile.integer("turns", 0, 3))
    tile.end()
    fitting = _codes_for(position, slot["slot"])
    if code not in fitting or is_laid(position, number):
        free = sorted({code // 8 for code in fitting if not is_laid(position, code // 8)})
        turns = sorted({code % 4 for code in fitting})
        raise tile.wrong("tile", f"{number}, turns {code % 4}", f"one of {free}, turns one of {turns}")
    position.tiles = vec[i64]([*position.tiles, code])
    position.show_tile(len(position.tiles) - 1, code)


def _codes_for(position: CrashAndGrabTurn, slot: str) -> list[int]:
    names = [found["slot"] for found in SLOTS[int(position.players)]]
    return list(CHOICES[int(position.players)][names.index(slot)])


def _read_markers(markers: Fields, position: CrashAndGrabTurn) -> None:
    found: list[int] = []
    for side in DIRECTIONS:
        marker = MARKERS.index(markers.text(side, MARKERS))
        if marker in found:
            raise markers.wrong(side, MARKERS[marker], "each marker once")
        found.append(marker)
    markers.end()
    position.marker = vec[i64](found)


def _read_extra_colour(fields: Fields, position: CrashAndGrabTurn) -> None:
    colour = fields.take("extra_colour") if "extra_colour" in fields else None
    spare = position.colours[position.saucers :]
    if position.stage <= PICK_COLOUR or not spare:
        if colour is not None:
            raise fields.wrong("extra_colour", colour, "null")
        return
    if colour not in spare:
        raise blame(fields.wrong("extra_colour", colour, ", ".join(spare)), (fields, "extra_colour"))
    position.extra = position.colours.index(colour)
    position.lost |= ONE_COLOUR << 4 * position.extra


def read_space(fields: Fields, name: str, value: object, position: CrashAndGrabTurn) -> int:
    """A space of the board on which tiles lie."""
    size = SIZES[int(position.players)]
    if isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value):
        row, col = value
        if 0 <= row < size and 0 <= col < size and position.stage > LAY_TILES:
            return int(cell_at(row, col))
    raise fields.wrong(name, value, f"[0..{size - 1}, 0..{size - 1}], null")
