"""Tandem (R60, R62)."""

from typing import final

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.board import NEXT
from crashyard.games.crash_by_crash.rules.cards.card import BlueCard
from crashyard.games.crash_by_crash.rules.cards.names import TANDEM
from crashyard.games.crash_by_crash.rules.codes import PUSH
from crashyard.games.crash_by_crash.rules.decisions.push import place_normal
from crashyard.games.crash_by_crash.rules.movement.causes import BY_PUSH
from crashyard.games.crash_by_crash.rules.movement.pushing import propel
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


@final
class Tandem(BlueCard):
    """The last two cars of the line move one cell; the placed car is the second if the row has only one."""

    def __init__(self) -> None:
        super().__init__(TANDEM, {})

    def place(self, table: CrashByCrashTurn, side: i64, action: i64) -> None:
        place = action - PUSH
        cell, direction = place // 18, place // 3 % 6
        place_normal(table, side, cell)
        last = table.last_of_row(NEXT[6 * cell + direction], direction)
        if propel(table, last, direction, 1, BY_PUSH):
            table.move_car(NEXT[6 * last + (direction + 3) % 6], last, BY_PUSH)
