"""Section 10: what happens when a bell has rung (R30-R35)."""

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.board import SLOT_OF
from crashyard.games.crash_by_crash.rules.cards.colour_anomaly import values_now
from crashyard.games.crash_by_crash.rules.cards.heartless_bell import keeps_tile
from crashyard.games.crash_by_crash.rules.pieces import ALL_CARS, IN_STOCK, SIDES
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable


def position_value(table: CrashByCrashTable, side: i64, values: list[int]) -> i64:
    """The sum of the values under the cars of a side."""
    total: i64 = 0
    for car in range(ALL_CARS):
        cell = table.cars[car]
        if cell != IN_STOCK and table.owner(car) == side:
            total += values[table.value[cell]]
    return total


def score_bell(table: CrashByCrashTable) -> None:
    """Both sides score, the bell goes to the track, its tile leaves the game (R33)."""
    cell = table.rung
    table.rung = -1
    values = values_now(table)
    points: list[int] = []
    for side in range(SIDES):
        points.append(position_value(table, side, values))
    for side in range(SIDES):
        table.scores[side] += points[side]
    bell = table.bell[cell] - 1
    table.put_bell(cell, 0)
    table.scorings += 1
    table.scored = True
    if table.listening():
        table.tell(events.bell_scored(table, bell, cell, points))
    if not keeps_tile(table):
        slot = SLOT_OF[cell]
        returned = table.remove_tile(slot)
        if table.listening():
            table.tell(events.tile_removed(table, slot, returned))
