"""Rocket Drive (R22, R60)."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.cards.card import BlueCard
from crashyard.games.crash_by_crash.rules.cards.names import ROCKET
from crashyard.games.crash_by_crash.rules.codes import PUSH
from crashyard.games.crash_by_crash.rules.decisions.common import why_not_ring
from crashyard.games.crash_by_crash.rules.decisions.push import place_normal
from crashyard.games.crash_by_crash.rules.movement.causes import BY_PUSH
from crashyard.games.crash_by_crash.rules.movement.pushing import propel, push, ring_of_push
from crashyard.games.crash_by_crash.rules.pieces import GONE, OPERATOR
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def ring_of_rocket(table: CrashByCrashTable, cell: i64, direction: i64) -> i64:
    """The cell of the bell that the rocket car, or the row it runs into, would ring; or -1."""
    at = table.last_of_row(NEXT[6 * cell + direction], direction)
    while True:
        ahead = NEXT[6 * at + direction]
        if table.on[ahead] in (GONE, OPERATOR):
            return -1
        if table.has_car(ahead):
            return ring_of_push(table, at, direction, 1)
        if table.bell_rings(ahead):
            return ahead
        at = ahead


@final
class Rocket(BlueCard):
    """The last car of the row moves without limit. Where it meets a car it stops, and pushes that row with force 1."""

    def __init__(self) -> None:
        super().__init__(ROCKET, {})

    def why_not_place(self, table: CrashByCrashTable, side: i64, action: i64) -> str | None:
        key = super().why_not_place(table, side, action)
        if key is not None and key not in ("may-not-ring", "two-bells"):
            return key
        place = action - PUSH
        return why_not_ring(table, ring_of_rocket(table, place // 18, place // 3 % 6))

    def place(self, table: CrashByCrashTurn, side: i64, action: i64) -> None:
        place = action - PUSH
        cell, direction = place // 18, place // 3 % 6
        place_normal(table, side, cell)
        at = table.last_of_row(NEXT[6 * cell + direction], direction)
        while True:
            ahead = NEXT[6 * at + direction]
            if table.has_car(ahead):
                push(table, at, direction, 1)
                return
            rings = table.bell_rings(ahead)
            moves = propel(table, at, direction, 1, BY_PUSH)
            if not moves or rings or table.on[ahead] == GONE:
                return
            at = ahead
