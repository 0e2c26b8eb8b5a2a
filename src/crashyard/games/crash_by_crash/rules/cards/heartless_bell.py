"""Heartless Bell."""

from crashyard.games.crash_by_crash.rules.deck import HEARTLESS_BELL
from crashyard.games.crash_by_crash.rules.table import Table


def keeps_tile(table: Table) -> bool:
    """The bell goes to the scoring track and points are given as usual, but the tile and all cars on it stay."""
    return table.card == HEARTLESS_BELL
