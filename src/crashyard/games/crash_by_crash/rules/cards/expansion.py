"""Permitted Expansion (R08, R60, R63)."""

from typing import final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules.cards.card import BlueCard
from crashyard.games.crash_by_crash.rules.codes import HIT_TWICE, LAY, MAGNETIC, PUSH
from crashyard.games.crash_by_crash.rules.placing import (
    fill_layings,
    fill_magnets,
    fill_pushes,
    forbids_magnet,
    forbids_normal,
    forbids_push,
    place_and_push,
    place_magnet,
    place_normal,
)
from crashyard.games.crash_by_crash.rules.table import Table


@final
class Expansion(BlueCard):
    """A car of either kind on any free cell; the duty to push or to pull is lifted."""

    def fill_places(self, table: Table, side: i64, actions: Actions) -> None:
        fill_pushes(table, side, 0, actions)
        fill_layings(table, side, actions)
        fill_magnets(table, side, actions)

    def forbids_place(self, table: Table, side: i64, action: i64) -> str | None:
        if action >= MAGNETIC:
            return forbids_magnet(table, side, action - MAGNETIC)
        if action >= HIT_TWICE:
            return "wrong-place-for-card"
        if action >= LAY:
            return forbids_normal(table, side, action - LAY)
        place = action - PUSH
        return forbids_push(table, side, place // 18, place // 3 % 6, place % 3, 0)

    def place(self, table: Table, side: i64, action: i64) -> None:
        if action >= MAGNETIC:
            place_magnet(table, side, action - MAGNETIC)
        elif action >= LAY:
            place_normal(table, side, action - LAY)
        else:
            place = action - PUSH
            place_and_push(table, side, place // 18, place // 3 % 6, 0)
