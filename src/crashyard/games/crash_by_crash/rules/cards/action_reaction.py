"""Action and Reaction (R60, R62, R65)."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.cards.card import BlueCard
from crashyard.games.crash_by_crash.rules.cards.names import ACTION_REACTION
from crashyard.games.crash_by_crash.rules.codes import PUSH
from crashyard.games.crash_by_crash.rules.decisions.common import why_not_ring
from crashyard.games.crash_by_crash.rules.decisions.push import place_normal
from crashyard.games.crash_by_crash.rules.movement.causes import BY_RECOIL
from crashyard.games.crash_by_crash.rules.movement.pushing import propel, push, push_sweeps, ring_of_push
from crashyard.games.crash_by_crash.rules.pieces import OPERATOR
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def ring_of_recoil(table: CrashByCrashTable, cell: i64, direction: i64) -> i64:
    """The cell of the bell that the recoil would ring, or -1; the car is not put yet."""
    back = (direction + 3) % 6
    behind = NEXT[6 * cell + back]
    last = table.last_of_row(behind, back) if table.has_car(behind) else cell
    ahead = NEXT[6 * last + back]
    return ahead if table.is_open(ahead) and table.bell_rings(ahead) else -1


def absorbed(table: CrashByCrashTable, cell: i64, direction: i64) -> bool:
    """Whether the operator takes the forward blow, so that there is no recoil."""
    last = table.last_of_row(NEXT[6 * cell + direction], direction)
    return table.on[NEXT[6 * last + direction]] == OPERATOR


@final
class ActionReaction(BlueCard):
    """A push with force 1, then the same the other way, on the line that starts with the placed car.

    There is no recoil if the push takes the last car of the other side (R73).
    """

    def __init__(self) -> None:
        super().__init__(ACTION_REACTION, {})

    def why_not_place(self, table: CrashByCrashTable, side: i64, action: i64) -> str | None:
        key = super().why_not_place(table, side, action)
        if key is not None:
            return key
        place = action - PUSH
        cell, direction = place // 18, place // 3 % 6
        if absorbed(table, cell, direction) or push_sweeps(table, side, cell, direction):
            return None
        bell = ring_of_recoil(table, cell, direction)
        if bell >= 0 and ring_of_push(table, cell, direction, 1) >= 0:
            return "two-bells"
        return why_not_ring(table, bell)

    def place(self, table: CrashByCrashTurn, side: i64, action: i64) -> None:
        place = action - PUSH
        cell, direction = place // 18, place // 3 % 6
        place_normal(table, side, cell)
        if push(table, cell, direction, 1) and not table.is_swept():
            back = (direction + 3) % 6
            propel(table, table.last_of_row(cell, back), back, 1, BY_RECOIL)
