"""Colour Anomaly (R68)."""

from crashyard.games.crash_by_crash.rules.board import VALUES_ANOMALY, VALUES_NORMAL
from crashyard.games.crash_by_crash.rules.cards.names import COLOUR_ANOMALY
from crashyard.games.crash_by_crash.rules.state import CrashByCrashState


def values_now(table: CrashByCrashState) -> list[int]:
    """What cells of value 0, 1, 2 and 3 count in this scoring."""
    return VALUES_ANOMALY if table.card == COLOUR_ANOMALY else VALUES_NORMAL
