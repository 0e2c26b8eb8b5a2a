"""Heartless Bell."""

from crashyard.games.crash_by_crash.rules.cards.names import HEARTLESS_BELL
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState


def keeps_tile(table: CrashByCrashState) -> bool:
    """The bell goes to the scoring track and points are given as usual, but the tile and all cars on it stay."""
    return table.card == HEARTLESS_BELL
