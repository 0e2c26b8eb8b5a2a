"""Setup: the tiles are laid, one slot after the other, each on any side and in any rotation that fits (section 3.2)."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import outcome_form
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import CHOICES, TILES
from crashyard.games.crash_and_grab.rules.decisions.decision import UNKNOWN_ACTION, Decision
from crashyard.games.crash_and_grab.rules.stages import LAY_MARKERS, LAY_TILES, TILE
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop


def is_laid(table: Tabletop, tile: i64) -> bool:
    index: i64 = 0
    while index < len(table.tiles):
        if table.tiles[index] // 8 == tile:
            return True
        index += 1
    return False


@final
class LayBoardTile(Decision):
    """An outcome is the code of a tile as it lies: 8 * tile + 4 * side + quarter turns."""

    def __init__(self) -> None:
        clauses = UNKNOWN_ACTION | {"tile-is-laid": "section 3.2"}
        super().__init__(TILE, (LAY_TILES,), (outcome_form("tile", 8 * len(TILES), 8),), "unknown-action", clauses)

    def ask_or_skip(self, table: Tabletop) -> None:
        if len(table.tiles) == len(CHOICES[table.players]):
            table.stage = LAY_MARKERS
        else:
            table.phase = TILE

    def why_not(self, table: Tabletop, seat: i64, action: i64) -> str | None:
        choices = CHOICES[table.players][len(table.tiles)]
        index: i64 = 0
        while index < len(choices):
            if choices[index] == action:
                return "tile-is-laid" if is_laid(table, action // 8) else None
            index += 1
        return "unknown-action"

    def fill(self, table: Tabletop, seat: i64, actions: Actions) -> None:
        """Quicker: what fits a slot is listed once for all."""
        choices = CHOICES[table.players][len(table.tiles)]
        index: i64 = 0
        while index < len(choices):
            if not is_laid(table, choices[index] // 8):
                actions.add(choices[index])
            index += 1

    def answer(self, table: Tabletop, seat: i64, action: i64) -> None:
        slot: i64 = len(table.tiles)
        table.tiles = append(table.tiles, action)
        table.show_tile(slot, action)
        if table.listening():
            table.tell(events.tile_laid(table, slot, action))


DECISION: Final[LayBoardTile] = LayBoardTile()
