"""Permitted Expansion (R08, R60, R63)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import ActionForm
from crashyard.games.crash_by_crash.rules.board import CELLS
from crashyard.games.crash_by_crash.rules.cards.card import NO_BATTERIES, BlueCard
from crashyard.games.crash_by_crash.rules.cards.names import EXPANSION
from crashyard.games.crash_by_crash.rules.codes import HIT_TWICE, LAY, MAGNETIC
from crashyard.games.crash_by_crash.rules.decisions.common import NORMAL_CAR, cell_part
from crashyard.games.crash_by_crash.rules.decisions.magnet import MAGNET_CLAUSES, place_magnet, why_not_magnet
from crashyard.games.crash_by_crash.rules.decisions.push import (
    fill_pushes,
    place_and_push,
    place_normal,
    why_not_normal,
    why_not_push,
)
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def fill_free(table: CrashByCrashTable, first: i64, actions: Actions) -> None:
    """Add the actions from `first` on that name a free cell."""
    cell: i64 = 0
    while cell < CELLS:
        if table.is_free(cell):
            actions.add(first + cell)
        cell += 1


def has_free_cell(table: CrashByCrashTable) -> bool:
    cell: i64 = 0
    while cell < CELLS:
        if table.is_free(cell):
            return True
        cell += 1
    return False


@final
class Expansion(BlueCard):
    """A car of either kind on any free cell; the duty to push or to pull is lifted."""

    def __init__(self) -> None:
        laying = ActionForm("place", LAY, (NORMAL_CAR, cell_part("at")), pointed=("at", "dir:none"))
        super().__init__(EXPANSION, MAGNET_CLAUSES, (laying,))

    def why_not_place(self, table: CrashByCrashTable, side: i64, action: i64) -> str | None:
        if action >= MAGNETIC:
            return why_not_magnet(table, side, action - MAGNETIC)
        if action >= HIT_TWICE:
            return "wrong-place-for-card"
        if action >= LAY:
            return why_not_normal(table, side, action - LAY)
        return why_not_push(table, side, action, 0, NO_BATTERIES)

    def allows_some_place(self, table: CrashByCrashTable, side: i64) -> bool:
        """Any free cell will do."""
        return (table.normal_car_in_stock(side) >= 0 or table.magnet_in_stock(side)) and has_free_cell(table)

    def fill_places(self, table: CrashByCrashTable, side: i64, actions: Actions) -> None:
        """Quicker by asking for the stock once; random play asks for it whenever the card is in the hand."""
        fill_pushes(table, side, 0, actions)
        if table.normal_car_in_stock(side) >= 0:
            fill_free(table, LAY, actions)
        if table.magnet_in_stock(side):
            fill_free(table, MAGNETIC, actions)

    def place(self, table: CrashByCrashTurn, side: i64, action: i64) -> None:
        """A magnet that is put so has no duty to pull."""
        if action >= MAGNETIC:
            place_magnet(table, side, action - MAGNETIC)
        elif action >= LAY:
            place_normal(table, side, action - LAY)
        else:
            place_and_push(table, side, action)
